"""What is declared once: all that follows from the fields of a class, in both forms."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import baffe
from baffe.kernel.pile import DISCARDS, Pile, deck_of
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BrokenSave
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.state import State, Value, derived, kept, this_turn

plain_only = pytest.mark.skipif(baffe.compiled, reason="compiled classes are completed before they are compiled")
ROOT = Path(__file__).resolve().parent.parent.parent

if not baffe.compiled:

    class Card(Value):
        number: int
        tokens: int = 0

    class Copy(Card):
        of: Seat = NOBODY

    class Beast(State):
        hearts: int = kept(10, most=12)
        hurt: bool = this_turn(False)

        def growl(self) -> int:
            return self.hearts

    class Zoo(State):
        beasts: list[Beast] = kept(own=True)
        name: str = kept("", key="called")
        keeper: Seat = kept(NOBODY)
        seen: tuple[int, ...] = this_turn((), unordered=True, most=99)
        deck: Pile = kept(deck_of(3), key="bag top")
        waste: Pile = kept(DISCARDS, key="waste")
        count: int = derived(0)

        def plain_beasts(self) -> list[Any]:
            return [beast.plain() for beast in self.beasts]

        def read_beasts(self, reader: Reader) -> None:
            self.beasts = []
            for one in reader.inners("beasts"):
                beast = Beast()
                beast.read(one)
                self.beasts.append(beast)
            reader.limits.update(seats=len(self.beasts) - 1, cards=2)


def zoo() -> Any:
    found = Zoo()
    found.start()
    found.beasts = []
    for _ in range(2):
        beast = Beast()
        beast.start()
        found.beasts.append(beast)
    return found


@plain_only
def test_fields_of_a_value_are_its_constructor() -> None:
    assert (Card(3).number, Card(3).tokens, Card(number=1, tokens=2).tokens) == (3, 0, 2)
    copy = Copy(4, 1, Seat(2))
    assert (copy.number, copy.tokens, copy.of, Copy(4).of) == (4, 1, 2, NOBODY)
    with pytest.raises(TypeError):
        Card()  # type: ignore[call-arg]


@plain_only
def test_a_copy_shares_what_never_changes_and_copies_the_rest() -> None:
    one = zoo()
    twin = one.copy()
    one.beasts[0].hearts = 3
    one.count = 7
    assert twin.beasts[0].growl() == 10 and twin.count == 0
    assert twin.deck is one.deck


@plain_only
def test_what_is_of_this_turn_is_forgotten_in_all_parts() -> None:
    one = zoo()
    one.seen, one.name, one.beasts[1].hurt = (4, 2), "tokyo", True
    one.forget()
    assert (one.seen, one.name, one.beasts[1].hurt) == ((), "tokyo", False)


@plain_only
def test_a_save_says_all_that_is_kept_under_its_key_and_leads_back() -> None:
    one = zoo()
    one.name, one.keeper, one.seen = "tokyo", Seat(1), (4, 2)
    plain = one.plain()
    assert plain == {
        "called": "tokyo",
        "keeper": 1,
        "beasts": [{"hearts": 10, "hurt": False}, {"hearts": 10, "hurt": False}],
        "seen": [2, 4],
        "bag": [0, 1, 2],
        "top": [],
        "waste": [],
    }
    again = zoo()
    again.read(Reader(plain, "zoo"))
    assert again.plain() == plain


@plain_only
@pytest.mark.parametrize(
    ("field", "value"),
    [("called", 7), ("keeper", -2), ("keeper", True), ("seen", [100]), ("bag", [3]), ("top", 1)],
)
def test_what_a_save_says_is_checked_by_the_kind_of_the_field(field: str, value: Any) -> None:
    plain = {**zoo().plain(), field: value}
    with pytest.raises(BrokenSave) as refused:
        zoo().read(Reader(plain, "zoo"))
    assert refused.value.field == f"zoo.{field}"


@plain_only
def test_a_field_that_does_not_say_how_it_is_kept_is_an_error() -> None:
    with pytest.raises(TypeError, match="Forgetful.hearts does not say"):

        class Forgetful(State):
            hearts: int


@plain_only
def test_a_field_that_saves_cannot_write_is_an_error() -> None:
    with pytest.raises(TypeError, match="must say itself how it is saved"):

        class Strange(State):
            things: dict[str, int] = kept()


def test_what_is_compiled_is_written_out_in_full(tmp_path: Path) -> None:
    """The text for the compiled form: constructors with types, bare annotations, no words about fields left."""
    from tools.expand import expand

    copytree(ROOT / "src" / "baffe", tmp_path / "baffe", ignore=lambda _, names: [n for n in names if n == "page"])
    files = [
        path.relative_to(tmp_path).as_posix()
        for path in sorted([*tmp_path.glob("baffe/kernel/*.py"), *tmp_path.glob("baffe/games/**/*.py")])
        if path.name not in ("__init__.py", "declared.py")
    ]
    expand(tmp_path, files)
    left: list[str] = []
    for file in files:
        text = (tmp_path / file).read_text(encoding="utf-8")
        compile(text, file, "exec")
        if not file.endswith("state.py"):
            left += [line for line in text.splitlines() if "= kept(" in line or "= this_turn(" in line]
    assert left == []
    together = (tmp_path / "baffe/kernel/agenda.py").read_text(encoding="utf-8")
    assert (
        "def __init__(self, steps: tuple[Step[Any], ...], replies: tuple[str, ...], forced: tuple[int, ...])"
        in together
    )
