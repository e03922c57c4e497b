"""What a seat may know: a whitelist by place. Hands, draw piles and sponsors of others are counts."""

from typing import Any

from baffe.games.heavy_hitters.combat import queue
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.squad import HH, NONE, RESERVE, Squad
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.tagging import leans
from baffe.kernel.pile import Pile
from baffe.kernel.seat import Seat


def seen_by(table: HeavyTable, viewer: Seat | None) -> dict[str, Any]:
    sponsors = table.book.data.sponsor_cards
    return {
        "game": table.game.name,
        "options": table.book.house.plain(),
        "seats": [_seen_squad(table, seat, viewer) for seat in table.seats()],
        "round": table.round,
        "turns": table.turns,
        "phase": table.phase,
        "glory_hound": table.glory,
        "scenario": table.map_name() or None,
        "buildings": [table.building_name(building) for building in table.standing_buildings()],
        "leaning": [table.building_name(building) for building in table.standing_buildings() if leans(table, building)],
        "rubble": {
            table.board.names[place]: credit
            for place, credit in zip(table.hexes, table.credits, strict=True)
            if credit >= 0
        },
        "allies": seen_allies(table),
        "upgrades": [tile.id for n, tile in enumerate(table.book.data.upgrade_tiles) if table.tiles >> n & 1],
        "sponsor_count": table.sponsor_deck.count(),
        "sponsor_discard": [sponsors[card].id for card in table.sponsor_discard.numbers()],
        "attack": _seen_attack(table),
        "queue": _seen_queue(table),
    }


def seen_allies(table: HeavyTable) -> list[list[int]]:
    """Pairs of seats that are on one side and still play. Solo opponents are no allies, they only spare each other."""
    if table.book.house.is_solo():
        return []
    seats = [seat for seat in table.seats() if not table.squads[seat].fell]
    return [[one, other] for one in seats for other in seats if one < other and table.sides[one] == table.sides[other]]


def _seen_squad(table: HeavyTable, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    data, squad = table.book.data, table.squads[seat]
    seen: dict[str, Any] = {
        "faction": None if squad.faction == NONE else data.factions[squad.faction].id,
        "pilot": None if squad.pilot == NONE else data.pilots[squad.pilot].id,
        "path": None if squad.path == NONE else data.alternative_paths[squad.path].id,
        "life": squad.life(),
        "deck_count": squad.deck.count(),
        "hand_count": squad.hand.count(),
        "discard_count": squad.discard.count(),
        "damage_count": squad.damage.count(),
        "in_play": [table.card_id(card) for card in squad.in_play],
        "sponsor_count": squad.sponsors.count() + squad.drawn.count(),
        "energy": squad.energy,
        "overspent": squad.overspent,
        "units": _seen_units(table, squad),
        "tags": {table.building_name(b): tags for b, tags in enumerate(squad.tags) if tags},
        "fame": squad.fame,
        "demolished": squad.demolished,
        "upgrades": [tile.id for n, tile in enumerate(data.upgrade_tiles) if squad.upgrades >> n & 1],
        "used": _seen_used(table, squad),
        "passed": squad.passed,
        "out": squad.fell > 0,
    }
    for key, pile in (("hand", squad.hand), ("discard", squad.discard), ("damage", squad.damage)):
        if pile.known_to(viewer):
            seen[key] = _cards(table, pile)
    if squad.sponsors.known_to(viewer):
        cards = [*squad.sponsors.numbers(), *squad.drawn.numbers()]
        seen["sponsors"] = [data.sponsor_cards[card].id for card in cards]
    for key in ("snared", "snared_next", "pounced", "maneuvered"):
        if getattr(squad, key):
            seen[key] = True
    for key in ("leg_lock", "queasy"):
        if getattr(squad, key):
            seen[key] = getattr(squad, key)
    if squad.dazzled:
        seen["dazzled"] = [UNITS[unit] for unit in range(4) if squad.dazzled >> unit & 1]
    if squad.overclocked >= 0:
        seen["overclocked"] = table.card_id(squad.overclocked)
    return seen


def _cards(table: HeavyTable, pile: Pile) -> list[str]:
    return [table.card_id(card) for card in pile.numbers()]


def _seen_units(table: HeavyTable, squad: Squad) -> dict[str, Any]:
    """Units on the board; those that are not named are in reserve."""
    seen: dict[str, Any] = {}
    for unit, place in enumerate(squad.at):
        if place != RESERVE:
            name = table.board.names[place]
            seen[UNITS[unit]] = {"at": name, "hits": squad.hits[unit]}
            if unit == HH:
                seen[UNITS[unit]] = {"at": name, "facing": DIRECTIONS[squad.facing]}
    return seen


def _seen_used(table: HeavyTable, squad: Squad) -> list[str]:
    """Pilot and upgrades that cannot be used again this round, or this game."""
    used = [power.id for power in table.book.pilots[squad.pilot : squad.pilot + 1]] if _pilot_is_used(squad) else []
    return used + [tile.id for n, tile in enumerate(table.book.data.upgrade_tiles) if squad.used >> n + 1 & 1]


def _pilot_is_used(squad: Squad) -> bool:
    return squad.pilot != NONE and (squad.pilot_spent or bool(squad.used & 1))


def _seen_queue(table: HeavyTable) -> list[list[Any]]:
    """Who acts in this Combat phase, as it stands now: seat, unit, weapon, speed."""
    if table.phase != "combat":
        return []
    return [[seat, UNITS[unit], table.weapon_of(unit, card).id, speed] for seat, unit, card, speed in queue(table)]


def _seen_attack(table: HeavyTable) -> dict[str, Any] | None:
    """The attack that is under way."""
    attack = table.attack
    if not attack.is_on():
        return None
    weapon = table.weapon_in_use()
    return {
        "seat": attack.seat,
        "unit": UNITS[attack.unit],
        "weapon": weapon.id,
        "on": attack.target,
        "target": UNITS[attack.target_unit],
        "number": weapon.attack + attack.modifier,
        "damage": weapon.damage + attack.more_damage,
        "dice": list(attack.dice),
        "hit": attack.hit,
        "unsaved": attack.failed,
    }
