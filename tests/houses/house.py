"""A house is what the tests know of a game. Those in tests/generic ask it, and know no game themselves."""

from collections.abc import Sequence
from typing import Any

from baffe.kernel.chance import Chance
from baffe.kernel.game import Game
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

Scene = dict[str, Any]
View = dict[str, Any]
Event = dict[str, Any]


class House:
    """What is not overridden is that of a game with nothing special about it."""

    game: Game
    variants: tuple[tuple[str, int], ...] = ()  # options behind plus signs, as in "halloween+tower", and seats
    asks_together: bool = False  # several seats at once, from the deal on
    cards_are_kinds: bool = False  # a number in a pile stands for a kind of card, of which there may be several
    decks_are_secret: bool = False  # whoever imagines does not know which cards others have
    step_bases: tuple[str, ...] = ()  # classes that steps are derived from and no save holds
    bad_options: Sequence[tuple[Any, str]] = ()  # options that make no sense, with the field that is refused
    seats_of_bad_options: int = 2
    bad_scenes: Sequence[tuple[Any, str]] = ()

    @property
    def name(self) -> str:
        return self.game.name

    def cases(self) -> list[tuple[str, int]]:
        """Every number of seats."""
        return [(self.name, seats) for seats in range(self.game.fewest, self.game.most + 1)]

    def special_cases(self) -> list[tuple[str, int]]:
        """Names with options behind a plus sign."""
        return [(f"{self.name}+{variant}", seats) for variant, seats in self.variants]

    def options(self, variant: list[str]) -> dict[str, Any]:
        """What the words of a variant stand for."""
        raise NotImplementedError(f"{self.name} has no variants")

    def crowded(self, chance: Chance, seats: int) -> Scene | None:
        """A scene with much of everything, so that everything is met; None: a deal is enough."""
        return None

    def box(self) -> set[str]:
        """All that crowded scenes must meet."""
        return set()

    def laid_out(self, table: Table) -> set[str]:
        """What a scene shows of that before the first choice."""
        return set()

    def played(self, table: Table) -> set[str]:
        """What has happened of that when the game is over."""
        return set()

    def public(self, view: View) -> dict[str, Any]:
        """What of a view follows from the events before it: all that is a number, and all else that is told."""
        raise NotImplementedError

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        """Change what was public before an event to what is public after it, from the event alone."""
        raise NotImplementedError

    def check(self, table: Table) -> None:
        """Raises an AssertionError when something is not as it must be at every decision."""

    def check_dream(self, table: Table, dream: Table, seat: Seat) -> None:
        """The same about what a seat imagines of secret decks."""

    def check_loaded(self, loaded: Table, table: Table) -> None:
        """The same when a save has lost something that follows from the rest."""
