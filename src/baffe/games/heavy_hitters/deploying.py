"""The Deploy phase: support units come from the reserve onto the board (G61 to G68)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.squad import HH, SUPPORT
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyTable
from baffe.games.heavy_hitters.walking import empty_within
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import Seat

DONE: Final[tuple[str, ...]] = ("done",)


def places_within(table: HeavyTable, seat: Seat, reach: int) -> list[int]:
    """G62, G65: empty hexes near the Heavy Hitter; on the zoned board only where units may be deployed (X5, X6)."""
    here = table.squads[seat].at[HH]
    places = empty_within(table.board, table.ground_with_units(), here, reach)
    if not table.book.house.zoned:
        return places
    zones = table.book.data.zones
    limit = table.book.data.constants.zone_deploy_limit
    # X6, X112: a longer range reaches farther, but not from farther away.
    if not any([zones[table.zone_of(place)].deploy for place in (here, *table.board.within(here, limit))]):
        return []
    return [place for place in places if zones[table.zone_of(place)].deploy]


def deploy_words(table: HeavyTable, seat: Seat, verb: str, reach: int) -> tuple[str, ...]:
    """Units in reserve, if there is a hex for them."""
    reserve = [unit for unit in SUPPORT if not table.squads[seat].on_board(unit)]
    if not reserve or not places_within(table, seat, reach):
        return ()
    return tuple([f"{verb}:{UNITS[unit]}" for unit in reserve])


class Deploy(HeavyAsk):
    """One Deploy card after the other, until done."""

    def question(self, table: HeavyTable) -> Decision | None:
        if table.squads[self.seat].fell:
            return None
        return table.ask(self.seat, "deploy", table.words_offered(self.seat, "deploy") + DONE, True)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """What each unit costs."""
        return table.prices_offered(self.seat, "deploy")

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice != "done":
            table.use(table.book.power_of(choice), self.seat, choice)
            table.then(self)


class Place(HeavyAsk):
    """G62: the unit is put on an empty hex near its Heavy Hitter, at full hit points (G67)."""

    unit: int
    reach: int

    def question(self, table: HeavyTable) -> Decision | None:
        words = [table.book.place_words[place] for place in places_within(table, self.seat, self.reach)]
        return table.ask(self.seat, "place", tuple(words)) if words else None

    def about(self, table: HeavyTable) -> dict[str, object]:
        return {"unit": table.unit_name(self.unit)}

    def choose(self, table: HeavyTable, choice: str) -> None:
        put_on_board(table, self.seat, self.unit, table.book.hex_of(choice), "gkr/G61")


def put_on_board(table: HeavyTable, seat: Seat, unit: int, place: int, why: str) -> None:
    squad = table.squads[seat]
    squad.put(unit, place)
    squad.set_hits(unit, 0)
    if table.loud:
        table.tell_all(facts.DEPLOYED, seat, why, (table.unit_name(unit), table.board.names[place]))


STEPS: Final = (Deploy, Place)
