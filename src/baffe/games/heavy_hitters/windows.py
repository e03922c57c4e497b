"""Questions that are asked by public facts only, and then always, so that silence tells nothing (G181 to G183)."""

from typing import Any, ClassVar, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.power import Hack
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

PASS: Final = "pass"
PASS_ROUND: Final = "pass:round"
ONLY_PASS: Final[tuple[str, ...]] = (PASS,)
BOTH_PASSES: Final[tuple[str, ...]] = (PASS, PASS_ROUND)


class Gated(Ask[HeavyTable]):
    """A seat may use one card, pilot or upgrade, or pass."""

    kind: ClassVar[str] = ""
    passes: ClassVar[tuple[str, ...]] = BOTH_PASSES
    until_pass: ClassVar[bool] = False  # it is asked again after something was used

    def opens(self, table: HeavyTable) -> bool:
        """Whether the moment has come; public facts only."""
        return True

    def question(self, table: HeavyTable) -> Decision | None:
        if not self.opens(table):
            return None
        seat = self.asks(table)
        if not table.gate(seat, self.kind):
            return None
        return table.ask(seat, self.kind, table.words_offered(seat, self.kind) + self.passes, True)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """What cards of the hand cost."""
        return table.prices_offered(self.asks(table), self.kind)

    def choose(self, table: HeavyTable, choice: str) -> None:
        seat = self.asks(table)
        if choice == PASS:
            return
        if choice == PASS_ROUND:
            table.squads[seat].passed = True
            table.tell(facts.PASSED, seat, "gkr/G183")
            return
        table.use(table.book.power_of(choice), seat, choice)
        if self.until_pass:
            table.then(self)


class Counter(Gated):
    """G156, G203: whoever is hacked may cancel the hack; else it strikes."""

    kind = "counter"
    passes = ONLY_PASS

    seat: Seat  # whom it is played against
    by: Seat
    hack: int
    word: str

    def asks(self, table: HeavyTable) -> Seat:
        return self.seat

    def run(self, table: HeavyTable) -> None:
        hack = table.book.powers[self.hack]
        assert isinstance(hack, Hack)
        hack.strike(table, self.by, self.word)

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == PASS:
            self.run(table)
        else:
            table.book.power_of(choice).spend(table, self.seat, choice)
            if table.loud:
                hack = table.book.powers[self.hack].id
                table.tell(facts.COUNTERED, self.by, "gkr/G156", other=self.seat, word=hack)


STEPS: Final[tuple[type[Step[HeavyTable]], ...]] = (Counter,)
