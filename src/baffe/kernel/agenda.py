"""Decisions and steps: a rule waits for a player as a step on the agenda that asks one question."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from baffe.kernel.seat import Seat
from baffe.kernel.state import Value, acyclic

if TYPE_CHECKING:
    from baffe.kernel.table import Table

T = TypeVar("T", bound="Table")


@acyclic
class Decision:
    """A question to one seat and the words that answer it. `always`: asked even with one option."""

    def __init__(self, seat: Seat, kind: str, options: tuple[str, ...], always: bool = False) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.always: Final = always
        self.number = 0

    def fits(self, seat: Any, number: Any) -> bool:
        """Whether an answer by that seat to that number is meant for this question; None: left out."""
        if seat is not None and not (isinstance(seat, int) and seat == self.seat):
            return False
        return number is None or (isinstance(number, int) and number == self.number)

    def __repr__(self) -> str:
        return f"Decision(number={self.number}, seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


class Step(Value, Generic[T]):
    """One thing that must happen. It asks at most one question; its fields are words, numbers and values of them."""

    name: ClassVar[str] = ""  # what saves call it; follows from that of the class if not given
    shape: ClassVar[str] = ""  # its fields and their kinds as saves write them; follows from the fields if not given
    parts: ClassVar[dict[str, type[Any]]] = {}  # fields that are values, for a shape like "damage.hearts:int"

    def question(self, table: T) -> Decision | None:
        """What must be asked now. Looks, never touches."""
        return None

    def run(self, table: T) -> None:
        """Acts when there is nothing to ask."""

    def answer(self, table: T, choice: str) -> None:
        """Acts on what was chosen."""

    def about(self, table: T) -> dict[str, Any]:
        """What a prompt may say about the question; public facts only."""
        return {}

    def offers(self, table: T) -> dict[str, Any]:
        """What the seat asked may know of its options, by word: what a card costs it."""
        return {}


class Together(Step[Any]):
    """Questions asked of several seats at the same time; answers stay hidden until the last has come."""

    shape = "steps:steps replies:replies forced:ints"

    steps: tuple[Step[Any], ...]
    replies: tuple[str, ...]  # one for each step, "" while it is open
    forced: tuple[int, ...]  # places of steps with one answer: they are not asked, but take effect in order

    def asked(self) -> list[int]:
        """Places of the steps that really ask."""
        return [i for i in range(len(self.steps)) if i not in self.forced]

    def answered(self, place: int, word: str) -> "Together":
        replies = list(self.replies)
        replies[place] = word
        return Together(self.steps, tuple(replies), self.forced)


class Reply(Step[Any]):
    """An answer given together with others takes effect."""

    shape = "step:step word:str"

    step: Step[Any]
    word: str

    def run(self, table: Any) -> None:
        self.step.answer(table, self.word)


def together(steps: list[Step[Any]]) -> Together:
    """Ask them all at once, whatever their order: answers take effect in seat order."""
    return Together(tuple(steps), ("",) * len(steps), ())


@acyclic
class Due:
    """What must still happen: a step, and what is due after it.

    Copies of a table share it, so it changes only while the step that adds it is at work: see `Table.then`.
    """

    def __init__(self, step: Step[Any], rest: "Due | None") -> None:
        self.step: Final = step
        self.rest: Due | None = rest


def laid_out(steps: list[Step[Any]], rest: Due | None = None) -> Due | None:
    """These steps, the first one first, before the rest."""
    due = rest
    for i in range(len(steps) - 1, -1, -1):
        due = Due(steps[i], due)
    return due


def listed(due: Due | None) -> list[Step[Any]]:
    """The steps that are due, the next one last."""
    steps: list[Step[Any]] = []
    while due is not None:
        steps.append(due.step)
        due = due.rest
    steps.reverse()
    return steps
