"""What a module (an expansion) may bring. Base rules never ask whether one is on."""

from collections.abc import Sequence
from typing import Any

from baffe.games.tokyo.card import Card
from baffe.kernel.agenda import Step


class Module:
    """A module: cards, monsters, powers of every monster, steps before the first turn and between those of a turn."""

    name: str = ""

    def cards(self) -> tuple[Card, ...]:
        """Different cards that it adds to the deck."""
        return ()

    def monsters(self) -> tuple[str, ...]:
        """Whom one can play beside the monsters of the base game."""
        return ()

    def opening(self) -> tuple[Step[Any], ...]:
        """What happens once it is known who begins, before the market is revealed."""
        return ()

    def innate(self) -> tuple["Innate", ...]:
        """Powers that every monster has, without a card."""
        return ()

    def timetable(self, turn: list[Step[Any]]) -> list[Step[Any]]:
        """The turn with the module's own steps in it."""
        return turn

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return ()

    def words(self) -> tuple[str, ...]:
        """Every word of its own that it can ever offer."""
        return ()


class Innate(Card):
    """A power without a card. What a monster has of it is the number of tokens; scenes and views know it by a key."""

    keep = False
    copyable = False
    tradable = False
    key: str = ""
    nothing: Any = 0  # as scenes and views write no tokens
    shared: bool = True  # False: tokens are bits, and no two monsters have the same one

    def makes_sense(self, tokens: int) -> bool:
        """Whether a monster can have that."""
        return tokens >= 0

    def seen(self, tokens: int) -> Any:
        """As views write it."""
        return tokens

    def read(self, value: Any) -> int:
        """As scenes write it; -1 when it makes no sense."""
        return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99 else -1


def place_of(name: str, turn: Sequence[Step[Any]]) -> int:
    """Where the step of that name stands."""
    return [step.name for step in turn].index(name)


def before(name: str, step: Step[Any], turn: list[Step[Any]]) -> list[Step[Any]]:
    """The turn with a step right before the one of that name."""
    at = place_of(name, turn)
    return [*turn[:at], step, *turn[at:]]


def after(name: str, step: Step[Any], turn: list[Step[Any]]) -> list[Step[Any]]:
    """The turn with a step right after the one of that name, and after all that it sets off."""
    at = place_of(name, turn) + 1
    return [*turn[:at], step, *turn[at:]]
