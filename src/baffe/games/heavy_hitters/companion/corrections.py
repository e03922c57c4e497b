"""The board as people set it by hand: each correction is checked, made, and told in one line."""

from typing import Any, Final

from baffe.games.heavy_hitters.companion.setting import count_piles, hex_of, unseen
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.ending import check_demolitions
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.kinds import flag, whole, word
from baffe.games.heavy_hitters.squad import HH, RESERVE, Squad
from baffe.games.heavy_hitters.striking import modify
from baffe.games.heavy_hitters.table import ABSENT, HUMAN, STANDING, HeavyTable
from baffe.games.heavy_hitters.walking import CLOSED
from baffe.kernel.pile import Pile
from baffe.kernel.refusal import NotAnOption
from baffe.kernel.seat import Seat

Plain = dict[str, Any]

PILES: Final = ("deck", "discard", "damage")
MOST_CARDS: Final = 99
FLAGS: Final = ("snared", "snared_next")
COUNTS: Final = ("queasy", "leg_lock")
STATES: Final = ("standing", "rubble", "none")
MOST_BUILDINGS: Final = 30


def correct(table: HeavyTable, move: Plain) -> Plain | None:
    """Set something; what the log says of it. None if the move is no correction."""
    match move.get("do"):
        case "put":
            return _put(table, move)
        case "face":
            return _face(table, move)
        case "hits":
            return _hits(table, move)
        case "pile":
            return _pile(table, move)
        case "mark":
            return _mark(table, move)
        case "building":
            return _building(table, move)
        case "modify" if table.attack.is_on():
            number, damage = (
                whole(move.get("number", 0), -9, 9, "number"),
                whole(move.get("damage", 0), -9, 9, "damage"),
            )
            modify(table, number, damage, "")
            return line("set_attack", HUMAN, number=number, damage=damage)
    return None


def line(type: str, seat: int, **more: Any) -> Plain:
    return {"type": type, "seat": seat, "rule": None, **more}


def squad_of(table: HeavyTable, move: Plain) -> tuple[Seat, Squad]:
    seat = Seat(whole(move.get("seat"), 0, len(table.squads) - 1, "seat"))
    if table.squads[seat].fell:
        raise NotAnOption("seat", f"seat {seat} is destroyed")
    return seat, table.squads[seat]


def _opponent(table: HeavyTable, move: Plain) -> tuple[Seat, Squad]:
    seat, squad = squad_of(table, move)
    if not squad.automatic:
        raise NotAnOption("seat", "only opponents have that here")
    return seat, squad


def unit_of(move: Plain, field: str = "unit") -> int:
    return UNITS.index(word(move.get(field), UNITS, field))


def _put(table: HeavyTable, move: Plain) -> Plain:
    """A unit on a hex or, with none, back in the reserve. A Heavy Hitter may land on support units: they give way."""
    seat, squad = squad_of(table, move)
    unit, name = unit_of(move), move.get("at")
    if name is None:
        if unit == HH:
            raise NotAnOption("at", "a Heavy Hitter stays on the board")
        squad.put(unit, RESERVE)
        squad.set_hits(unit, 0)
        return line("set_off", seat, unit=UNITS[unit])
    place = hex_of(table, name, "at")
    if table.ground[place] >= CLOSED:
        raise NotAnOption("at", f"a building stands on {name}")
    others = [(s, u) for s, one in enumerate(table.squads) for u, at in enumerate(one.at) if at == place]
    if [it for it in others if it != (seat, unit) and (unit != HH or it[1] == HH)]:
        raise NotAnOption("at", f"somebody stands on {name}")
    squad.put(unit, place)
    return line("set_unit", seat, unit=UNITS[unit], at=name)


def _face(table: HeavyTable, move: Plain) -> Plain:
    seat, squad = squad_of(table, move)
    facing = word(move.get("to"), DIRECTIONS, "to")
    squad.facing = DIRECTIONS.index(facing)
    return line("set_facing", seat, facing=facing)


def _hits(table: HeavyTable, move: Plain) -> Plain:
    seat, squad = squad_of(table, move)
    unit = unit_of(move)
    if unit == HH or not squad.on_board(unit):
        raise NotAnOption("unit", "only support units on the board have hits")
    to = whole(move.get("to"), 0, table.most_hits(seat, unit) - 1, "to")
    squad.set_hits(unit, to)
    return line("set_hits", seat, unit=UNITS[unit], hits=to)


def _pile(table: HeavyTable, move: Plain) -> Plain:
    """How many cards lie in a pile of an opponent; it must have one left that is not damage."""
    seat, squad = _opponent(table, move)
    pile, to = word(move.get("pile"), PILES, "pile"), whole(move.get("to"), 0, MOST_CARDS, "to")
    counts = {name: getattr(squad, name).count() for name in PILES} | {pile: to}
    if counts["deck"] + counts["discard"] + len(squad.in_play) == 0:
        raise NotAnOption("to", "it would have no card left")
    squad.deck, squad.damage = unseen(counts["deck"]), unseen(counts["damage"])
    squad.discard = Pile(cards=bytes(2 * counts["discard"]))
    count_piles(table)
    return line("set_pile", seat, pile=pile, cards=to)


def _mark(table: HeavyTable, move: Plain) -> Plain:
    """What an attack of the person has left on an opponent."""
    seat, squad = _opponent(table, move)
    what = word(move.get("what"), (*FLAGS, *COUNTS, "dazzled"), "what")
    if what in COUNTS:
        setattr(squad, what, whole(move.get("to"), 0, 9, "to"))
        return line("set_mark", seat, what=what, to=int(move["to"]), unit="hh")
    on = flag(move.get("to"), "to")
    if what in FLAGS:
        setattr(squad, what, on)
        return line("set_mark", seat, what=what, to=int(on), unit="hh")
    unit = unit_of(move)
    squad.dazzled = squad.dazzled & ~(1 << unit) | int(on) << unit
    return line("set_mark", seat, what=what, to=int(on), unit=UNITS[unit])


def _building(table: HeavyTable, move: Plain) -> Plain:
    """A building that stands, that the person has demolished, or that is not there. Enough of them win (X102)."""
    name, to = move.get("at"), word(move.get("to"), STATES, "to")
    place = hex_of(table, name, "at")
    if to == "standing" and [squad for squad in table.squads if place in squad.at]:
        raise NotAnOption("at", f"somebody stands on {name}")
    if place not in table.hexes:
        if len(table.hexes) == MOST_BUILDINGS:
            raise NotAnOption("at", f"there are {MOST_BUILDINGS} already")
        table.hexes, table.credits = (*table.hexes, place), (*table.credits, ABSENT)
        for squad in table.squads:
            squad.tags += (0,)
    n = table.hexes.index(place)
    credit = (STANDING, int(HUMAN), ABSENT)[STATES.index(to)]
    table.credits = (*table.credits[:n], credit, *table.credits[n + 1 :])
    table.squads[HUMAN].demolished = table.credits.count(int(HUMAN))
    table.survey()
    if to == "rubble":
        check_demolitions(table, HUMAN)
    return line("set_building", HUMAN, at=name, to=to)
