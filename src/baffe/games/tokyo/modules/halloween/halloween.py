"""Halloween as a module: twelve costumes, two monsters, the choice before the first turn, the theft after a fight."""

from typing import Any, Final

from baffe.games.tokyo.card import Card
from baffe.games.tokyo.module import Innate, Module, after, before
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES, Astronaut, Cheer, SpaceFlight, space_flight
from baffe.games.tokyo.modules.halloween.dressing import ChooseCostume, DressUp, ShowCostumes
from baffe.games.tokyo.modules.halloween.theft import Theft
from baffe.games.tokyo.monster import GOAL
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.games.tokyo.turn import finish
from baffe.kernel.agenda import Step

SEATS: Final = 6


class Landing(TokyoStep):
    """As a turn ends: living Astronauts that have had their 17 stars win, together with whoever has 20."""

    def run(self, table: TokyoTable) -> None:
        for monster in table.monsters:
            for it in monster.cards:
                if isinstance(it.card, Astronaut):
                    it.card.scored(table, it)  # a scene may begin with stars enough
        alive = [seat for seat in table.seats() if not table.monsters[seat].out]
        winners = [s for s in alive if table.monsters[s].stars >= GOAL or space_flight(table, s).tokens]
        if any([table.monsters[seat].stars < GOAL for seat in winners]):
            finish(table, tuple(winners), "astronaut", "halloween/H17")


class Halloween(Module):
    name = "halloween"

    def cards(self) -> tuple[Card, ...]:
        return COSTUMES

    def monsters(self) -> tuple[str, ...]:
        return ("pumpkin_jack", "boogie_woogie")

    def opening(self) -> tuple[Step[Any], ...]:
        return (DressUp(),)

    def innate(self) -> tuple[Innate, ...]:
        return (SpaceFlight(),)

    def timetable(self, turn: list[Step[Any]]) -> list[Step[Any]]:
        return before("turn_over", Landing(), after("enter", Theft(), turn))

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (DressUp, ShowCostumes, ChooseCostume, Cheer, Theft, Landing)

    def words(self) -> tuple[str, ...]:
        words = ["costume:" + card.id for card in COSTUMES] + ["buy:" + card.id for card in COSTUMES]
        words += [f"steal:{card.id}@{seat}" for card in COSTUMES for seat in range(SEATS)]
        return tuple(words + [word for card in COSTUMES for word in card.own_words])
