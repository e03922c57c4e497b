"""The numbers of the rules, under the names that the rules give them."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import HOUSE, SOURCED, Number

CONSTANTS: Final[tuple[Number, ...]] = (
    Number("deck_size", 25, SOURCED),
    Number("primary_types", 1, SOURCED),
    Number("primary_copies", 5, SOURCED),
    Number("secondary_types", 2, SOURCED),
    Number("secondary_copies", 4, SOURCED),
    Number("deploy_cards_max", 5, SOURCED),
    Number("energy_max", 5, SOURCED),
    Number("overspend_cap", 5, HOUSE),
    Number("hand_size", 6, HOUSE),
    Number("tags_to_demolish", 4, SOURCED),
    Number("demolitions_to_win", 4, SOURCED),
    Number("team_demolitions_to_win", 6, SOURCED),
    Number("tag_cost", 4, HOUSE),
    Number("tags_per_building_per_round", 1, HOUSE),
    Number("tag_range", 1, HOUSE),
    Number("sponsor_limit", 3, HOUSE),
    Number("cover_modifier", 1, HOUSE),
    Number("hh_armor", 5, HOUSE),
    Number("hh_max_move", 4, HOUSE),
    Number("deploy_cost", 1, HOUSE),
    Number("round_cap", 20, HOUSE),
    Number("stalled_rounds", 1000, HOUSE),
    Number("zone_deploy_limit", 2, SOURCED),
    Number("zone_bonus_orbital", True, SOURCED),
)

# What is said of a Heavy Hitter beside them.
HEAVY_HITTER: Final[tuple[Number, ...]] = (
    Number("move_cost_per_hex", 1, HOUSE),
    Number("deploy_range", 2, SOURCED),
)

# How much of it is in the box.
COUNTS: Final[tuple[Number, ...]] = (
    Number("buildings", 10, SOURCED),
    Number("holo_boards_per_faction", 20, SOURCED),
)
