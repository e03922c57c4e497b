"""Steps that ask: a question beside which other words may be used at any time, and a window for reactions."""

from typing import ClassVar

from baffe.kernel.agenda import Decision, Step, T
from baffe.kernel.seat import NOBODY, Seat


class Ask(Step[T]):
    """Asks a seat, usually whose turn it is; after a word that may be used at any time it asks again."""

    def asks(self, table: T) -> Seat:
        """The seat that is asked."""
        return table.active

    def answer(self, table: T, choice: str) -> None:
        if table.interrupts(self.asks(table), choice):
            table.then(self)
        else:
            self.choose(table, choice)

    def choose(self, table: T, choice: str) -> None:
        """Acts on one of the question's own words."""


class Window(Ask[T]):
    """One seat after the other may react to something, or decline.

    Whether it stands open for a seat is said by public facts alone, so that nobody learns anything from a silence.
    """

    declines: ClassVar[str] = "no"
    kind: ClassVar[str] = "react"

    def opens_for(self, table: T) -> Seat:
        """Whom it stands open for now; NOBODY when it is closed."""
        return NOBODY

    def reactions(self, table: T, seat: Seat) -> tuple[str, ...]:
        """The words with which that seat may react; without any it is not asked, and has declined."""
        return ()

    def insists(self, table: T, seat: Seat) -> bool:
        """That seat is asked even without a word of its own: silence would tell a secret, or it may still find one."""
        return False

    def react(self, table: T, seat: Seat, word: str) -> None:
        """The seat reacts."""

    def declined(self, table: T, seat: Seat) -> None:
        """The seat lets it happen; whoever is next is asked."""

    def closed(self, table: T) -> None:
        """It stands open for nobody."""

    def asks(self, table: T) -> Seat:
        return self.opens_for(table)

    def question(self, table: T) -> Decision | None:
        seat = self.opens_for(table)
        if seat == NOBODY:
            return None
        words = self.reactions(table, seat)
        always = self.insists(table, seat)
        return table.ask(seat, self.kind, words + (self.declines,), always) if words or always else None

    def run(self, table: T) -> None:
        seat = self.opens_for(table)
        if seat == NOBODY:
            self.closed(table)
        else:
            self.declined(table, seat)

    def choose(self, table: T, choice: str) -> None:
        seat = self.opens_for(table)
        if choice == self.declines:
            self.declined(table, seat)
        else:
            self.react(table, seat, choice)
