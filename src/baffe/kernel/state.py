"""What is declared once: a class lists its fields, and all that must follow from them follows.

A Value never changes; its fields are its constructor:

    class Swap(Step[DuelTable]):
        seat: Seat
        card: int

A State changes; it can be copied, saved, restored, and forgets what was of one turn only:

    class Monster(State):
        hearts: int = kept(10, most=12)
        smashed: bool = this_turn(False)
        powers: tuple[Held, ...] = derived()

A field without such a word is an error when the class is made, so none can be forgotten. The methods themselves are
written in declared.py: for the plain form when a class is made, for the compiled one by `make compile`.
"""

from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from baffe.kernel.reader import Reader

T = TypeVar("T")
MISSING: Final = "no start value"


class Marker:
    """How a field is kept. It is gone when the class is made."""

    def __init__(self, name: str, start: Any, arguments: dict[str, Any]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.has_start: Final = start is not MISSING
        self.arguments: Final = arguments


def kept(start: Any = MISSING, **how: Any) -> Any:
    """Copied, saved and restored.

    least, most: of a number; a word for `most` names a limit that the reader has learnt, as "seats" or "cards".
    key: what saves call it. unordered: the order of its numbers means nothing, so saves sort them; distinct: nor does
    how often each is there. owned: of a list of piles, one for each seat, which sees it. own: the class says itself
    how it is saved, by `plain_NAME` and `read_NAME`.
    """
    return Marker("kept", start, how)


def this_turn(start: Any, **how: Any) -> Any:
    """As `kept`, and back at its start value when `forget` is called."""
    return Marker("this_turn", start, how)


def derived(start: Any = MISSING, **how: Any) -> Any:
    """Copied, never saved: whoever restores the rest makes it anew. copied: a twin gets a copy of its own."""
    return Marker("derived", start, how)


def acyclic(cls: type[T]) -> type[T]:
    """For a class that refers to older objects only, as every Value does: the compiled form collects it by counting."""
    return cls


@dataclass_transform(eq_default=False, frozen_default=True)
class Value:
    """An object that never changes."""

    def __init_subclass__(cls) -> None:
        from baffe.kernel.declared import complete_value

        super().__init_subclass__()
        complete_value(cls)


class State:
    """Something that changes in the course of a game. The constructor takes nothing."""

    def __init_subclass__(cls) -> None:
        from baffe.kernel.declared import complete_state

        complete_state(cls, Marker)

    def start(self) -> None:
        """Every field that has a start value gets it."""

    def forget(self) -> None:
        """What was of this turn only is as it was before."""

    def share(self, twin: Any) -> None:
        """Give a twin everything: what changes is copied, what never changes is shared."""

    def copy(self) -> Self:
        """An independent twin."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """What is kept, as plain JSON."""
        return {}

    def read(self, reader: "Reader") -> None:
        """The inverse of `plain`; raises BrokenSave."""
