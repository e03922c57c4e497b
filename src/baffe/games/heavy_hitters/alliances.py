"""Shifting alliances: chosen in secret at the end of every round, revealed together (X39 to X51)."""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.ending import end_alliances
from baffe.games.heavy_hitters.table import HeavyStep, HeavyTable
from baffe.kernel.agenda import Decision, together
from baffe.kernel.seat import NOBODY, Seat

NOBODY_WORD: Final = "ally:none"


class AskAllies(HeavyStep):
    """X44, X49: the old alliances are over; with three players or more everybody chooses."""

    def run(self, table: HeavyTable) -> None:
        if table.book.house.alliances != "shifting":
            return
        end_alliances(table, "gkr/X44")
        seats = sorted(table.order())
        if len(seats) > 2:
            table.picks = (NOBODY,) * len(table.squads)
            table.then(together([PickAlly(seat) for seat in seats]))
            table.then(FormAlliances())


class PickAlly(HeavyStep):
    """X41, X47: choosing is compulsory, unless there is a blank card."""

    seat: Seat

    def question(self, table: HeavyTable) -> Decision | None:
        others = [seat for seat in sorted(table.order()) if seat != self.seat]
        words = [f"ally@{seat}" for seat in others]
        if table.book.house.allow_abstain:
            words.append(NOBODY_WORD)
        return Decision(self.seat, "ally", tuple(words), True)

    def answer(self, table: HeavyTable, choice: str) -> None:
        pick = NOBODY if choice == NOBODY_WORD else Seat(int(choice.partition("@")[2]))
        table.picks = (*table.picks[: self.seat], pick, *table.picks[self.seat + 1 :])
        table.chance.uncovered += 1
        table.tell(facts.ALLY_PICKED, self.seat, "gkr/X41", other=pick)


class FormAlliances(HeavyStep):
    """X42, X43: two who chose each other are allies until the end of the next Reset phase."""

    def run(self, table: HeavyTable) -> None:
        sides = list(range(len(table.squads)))
        for seat in sorted(table.order()):
            pick = table.picks[seat]
            if pick > seat and table.picks[pick] == seat:
                sides[pick] = sides[seat]
                table.tell(facts.ALLIED, seat, "gkr/X42", other=Seat(pick))
        table.sides = tuple(sides)
        table.picks = ()


STEPS: Final = (AskAllies, PickAlly, FormAlliances)
