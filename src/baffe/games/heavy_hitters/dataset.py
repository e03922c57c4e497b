"""All data that a table is played by, and what follows from them. overlay.py makes it."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.cards import UTILITY_CARDS
from baffe.games.heavy_hitters.data.entries import (
    Achievement,
    Column,
    Deck,
    Faction,
    Keyword,
    Level,
    OpponentDeck,
    Path,
    Pilot,
    Priority,
    Reveal,
    Scenario,
    Sponsor,
    Start,
    Starts,
    SupportUnit,
    Upgrade,
    Utility,
    Weapon,
    Zone,
)
from baffe.games.heavy_hitters.data.weapons import WEAPONS
from baffe.games.heavy_hitters.hexes import Board
from baffe.games.heavy_hitters.tables import TABLES, named
from baffe.kernel.state import Value

# Cards are numbers: weapons first, then utility cards, in the order of their tables. No overlay changes that.
CARD_IDS: Final[tuple[str, ...]] = tuple([row.id for row in WEAPONS] + [row.id for row in UTILITY_CARDS])
NO_CARD: Final = -1
_CARD_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD_IDS)}


class Constants(Value):
    """The numbers of the rules by name."""

    deck_size: int
    primary_types: int
    primary_copies: int
    secondary_types: int
    secondary_copies: int
    deploy_cards_max: int
    energy_max: int
    overspend_cap: int
    hand_size: int
    tags_to_demolish: int
    demolitions_to_win: int
    team_demolitions_to_win: int
    tag_cost: int
    tags_per_building_per_round: int
    tag_range: int
    sponsor_limit: int
    cover_modifier: int
    hh_armor: int
    hh_max_move: int
    deploy_cost: int
    round_cap: int
    stalled_rounds: int
    zone_deploy_limit: int
    zone_bonus_orbital: bool
    move_cost_per_hex: int
    deploy_range: int
    buildings: int
    holo_boards_per_faction: int


class Card(Value):
    """What is common to all cards of a faction pack."""

    id: str
    kind: str  # weapon, deploy, maneuver, reaction or orbital
    part: str  # of a deck: primary, secondary or utility
    faction: str
    set: str
    copies: int
    energy: int


class Data:
    """Every table, and what follows from them."""

    def __init__(self, overlay: dict[str, Any], rows: dict[str, tuple[Any, ...]], board: Board) -> None:
        self.overlay: Final = overlay
        self.rows: Final = rows
        self.board: Final = board
        numbers = {row.id: row.v for table in ("constants", "heavy_hitter", "counts") for row in rows[table]}
        self.constants: Final = Constants(**numbers)
        self.thresholds: Final[tuple[int, ...]] = tuple([int(row.v) for row in rows["thresholds"]])
        self.factions: Final[tuple[Faction, ...]] = rows["factions"]
        self.keywords: Final[tuple[Keyword, ...]] = rows["keywords"]
        self.weapons: Final[tuple[Weapon, ...]] = rows["weapons"]
        self.utility_cards: Final[tuple[Utility, ...]] = rows["utility_cards"]
        self.sponsor_cards: Final[tuple[Sponsor, ...]] = rows["sponsor_cards"]
        self.pilots: Final[tuple[Pilot, ...]] = rows["pilots"]
        self.upgrade_tiles: Final[tuple[Upgrade, ...]] = rows["upgrade_tiles"]
        self.alternative_paths: Final[tuple[Path, ...]] = rows["alternative_paths"]
        self.achievements: Final[tuple[Achievement, ...]] = rows["achievements"]
        self.support_units: Final[tuple[SupportUnit, ...]] = rows["support_units"]
        self.deploy: Final[tuple[Column, ...]] = rows["deploy"]
        self.moves: Final[tuple[tuple[Column, ...], ...]] = (  # in the order of UNITS
            rows["heavy_hitter_move"], rows["combat_move"], rows["repair_move"], rows["recon_move"]
        )  # fmt: skip
        self.combat_cards: Final[tuple[Reveal, ...]] = rows["combat_cards"]
        self.attack_priority: Final[tuple[Priority, ...]] = rows["attack_priority"]
        self.opponents: Final[tuple[OpponentDeck, ...]] = rows["opponents"]
        self.levels: Final[tuple[Level, ...]] = rows["levels"]
        self.zones: Final[tuple[Zone, ...]] = rows["zones"]
        self.starts: Final[tuple[Starts, ...]] = rows["starts"]
        self.scenarios: Final[tuple[Scenario, ...]] = rows["scenarios"]
        self.decks: Final[tuple[Deck, ...]] = rows["decks"]
        self.cards: Final[tuple[Card, ...]] = tuple(
            [Card(w.id, "weapon", w.slot, w.faction, w.set, w.copies, w.energy) for w in self.weapons]
            + [Card(u.id, u.kind, "utility", u.faction, u.set, u.copies, u.energy) for u in self.utility_cards]
        )
        self.names: Final[dict[str, tuple[str, str]]] = {}  # the owner's names and texts by id; "" for none
        for table in TABLES:
            if table.texts and table.name in overlay:
                self.names.update(named(table.name, overlay[table.name], f"data.{table.name}"))

    def card_number(self, id: str) -> int:
        """The number of that card, or NO_CARD."""
        return _CARD_NUMBERS.get(id, NO_CARD)

    def card(self, number: int) -> Card:
        return self.cards[number]

    def row(self, table: str, id: str) -> Any:
        """The entry of that id, or None."""
        for row in self.rows[table]:
            if row.id == id:
                return row
        return None

    def recommended_deck(self, faction: str) -> Deck:
        """The first of a faction's ready decks (G38)."""
        return [deck for deck in self.decks if deck.faction == faction][0]

    def starts_of(self, scenario: Scenario, players: int) -> tuple[Start, ...]:
        """The map's own start hexes, or those for so many players."""
        if scenario.starts:
            return scenario.starts
        lists: list[tuple[Start, ...]] = [one.seats for one in self.starts if one.id == str(players)]
        return lists[0] if lists else ()
