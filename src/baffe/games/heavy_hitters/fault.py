"""What is impossible about a position, whether a save or a scene says it."""

from baffe.games.heavy_hitters.squad import HH, NONE, RESERVE, SUPPORT, Squad
from baffe.games.heavy_hitters.table import PHASES, STANDING, HeavyTable


def fault_of(table: HeavyTable) -> str:
    """The first thing that is, or nothing."""
    if table.phase not in PHASES:
        return f"the phase {table.phase!r} is none of {', '.join(PHASES)}"
    if len(table.sides) != len(table.squads):
        return "every seat must be on a side"
    if len(table.credits) != len(table.hexes) or len(set(table.hexes)) != len(table.hexes):
        return "buildings do not fit the map"
    if len(table.hexes) > table.book.data.constants.buildings:
        return "there are too many buildings"
    factions = [squad.faction for squad in table.squads if squad.faction != NONE]
    if len(set(factions)) != len(factions):
        return "two seats play one faction"
    if table.round and any([squad.faction == NONE for squad in table.squads]):
        return "a seat has no faction"
    for seat, squad in enumerate(table.squads):
        fault = squad_fault(table, squad)
        if fault:
            return f"seat {seat}: {fault}"
    return crowding(table) or supply(table)


def squad_fault(table: HeavyTable, squad: Squad) -> str:
    data = table.book.data
    if len(squad.at) != 4 or len(squad.hits) != 4:
        return "there are four units"
    if len(squad.tags) != len(table.hexes):
        return "there must be a number of tags for each building"
    if squad.tag_count() > data.constants.holo_boards_per_faction:
        return "more tags than there are"
    if squad.known and len(squad.known) != len(data.cards):
        return "what is known of a deck does not fit the cards"
    if squad.pilot != NONE and squad.faction != NONE:
        if data.pilots[squad.pilot].faction != data.factions[squad.faction].id:
            return "the pilot belongs to another faction"
    for building, tags in enumerate(squad.tags):
        if tags and table.credits[building] != STANDING:
            return "a tag on a building that does not stand"
        if tags >= data.constants.tags_to_demolish:
            return f"{tags} tags on a building that stands"
    for unit in SUPPORT:
        hits = data.support_units[unit - 1].hit_points + squad.hit_points
        if squad.hits[unit] >= hits or (squad.hits[unit] and squad.at[unit] == RESERVE):
            return "a support unit has too many hits"
    if squad.fell and any([place != RESERVE for place in squad.at]):
        return "units of a destroyed faction are on the board"
    cards = [*squad.deck.numbers(), *squad.hand.numbers(), *squad.discard.numbers(), *squad.damage.numbers()]
    cards += squad.in_play
    if squad.automatic:
        return "" if not cards or len(cards) == opponent_size(table) else "an opponent's deck has other cards"
    if cards and len(cards) != data.constants.deck_size:
        return f"{len(cards)} cards, not {data.constants.deck_size}"
    return ""


def opponent_size(table: HeavyTable) -> int:
    return int(table.book.data.row("levels", table.book.house.solo).cards)


def crowding(table: HeavyTable) -> str:
    """One unit on a hex, none on a standing building; in the middle of a move a Heavy Hitter may pass over units."""
    standing = [place for place, credit in zip(table.hexes, table.credits, strict=True) if credit == STANDING]
    heavy_hitters: list[int] = []
    support: list[int] = []
    for squad in table.squads:
        for unit, place in enumerate(squad.at):
            if place in standing:
                return "a unit stands on a building"
            if place != RESERVE:
                (heavy_hitters if unit == HH else support).append(place)
    if len(set(heavy_hitters)) < len(heavy_hitters) or len(set(support)) < len(support):
        return "two units stand on one hex"
    if set(heavy_hitters) & set(support) and table.phase not in ("movement", "combat"):
        return "two units stand on one hex"
    return ""


def supply(table: HeavyTable) -> str:
    """Sponsor cards and upgrade tiles are there once."""
    cards = [*table.sponsor_deck.numbers(), *table.sponsor_discard.numbers()]
    tiles = table.tiles
    for squad in table.squads:
        cards += [*squad.sponsors.numbers(), *squad.drawn.numbers()]
        if tiles & squad.upgrades:
            return "an upgrade is in two places"
        tiles |= squad.upgrades
    if sorted(cards) != sorted(table.book.sponsors):
        return "sponsor cards are missing, or there are too many"
    return ""
