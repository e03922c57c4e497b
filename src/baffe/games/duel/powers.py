"""Questions that monsters' powers ask."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import KING, TOKENS, is_under_marker, room_for, spots_for
from baffe.games.duel.hand import FACES, SPECIAL, UNITS
from baffe.games.duel.shop import put_token
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.games.duel.words import KING_WORDS, spot_of
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY

ADDABLE: Final[tuple[str, ...]] = tuple(["special:" + face for face in FACES if face != FACES[SPECIAL]])


class AddFace(DuelStep):
    """Alienoid, P8: which face two specials add, as long as there are two."""

    name = "add_face"

    def question(self, table: DuelTable) -> Decision | None:
        if table.specials_left() < 2:
            return None
        return Decision(table.active, "alien", (*ADDABLE, "no"))

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "no":
            return
        face = FACES.index(choice.removeprefix("special:"))
        table.spent += 2
        add_face(table, face)
        table.then(AddAgain(face))
        table.then(self)


class AddAgain(DuelStep):
    """One more special adds the same face once more."""

    name = "add_again"
    shape = "face:int"

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def question(self, table: DuelTable) -> Decision | None:
        return Decision(table.active, "alien_again", ("again", "no")) if table.specials_left() else None

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "again":
            table.spent += 1
            add_face(table, self.face)


def add_face(table: DuelTable, face: int) -> None:
    table.added += UNITS[face]
    table.tell(facts.FACE_ADDED, table.active, "alienoid", 0, NOBODY, FACES[face])


def king_has_room(table: DuelTable) -> bool:
    """Whether `king_words` finds any, without writing them down."""
    for token in KING:
        if not is_under_marker(table.buzz, token, table.markers):
            at = table.buzz[token]
            room = room_for(table.buzz, token, table.markers)
            if room & ~(1 << (at >> 1)) if at >= 0 else room:
                return True
    return False


def king_words(table: DuelTable) -> list[str]:
    """Words for every place that a King token may take."""
    words: list[str] = []
    for i, token in enumerate(KING):
        if not is_under_marker(table.buzz, token, table.markers):
            here = table.buzz[token]
            names = KING_WORDS[i]
            words += [names[at] for at in spots_for(table.buzz, token, table.markers) if at != here]
    return words


class PlaceKing(DuelStep):
    """The King, P15: which of his tokens, and where."""

    name = "place_king"

    def question(self, table: DuelTable) -> Decision | None:
        words = king_words(table)
        return Decision(table.active, "king", (*words, "no")) if words else None

    def answer(self, table: DuelTable, choice: str) -> None:
        table.spent += 2
        if choice != "no":
            for token in KING:
                if choice.startswith(TOKENS[token].id + ":"):
                    put_token(table, table.active, token, spot_of(choice), "the_king")


STEPS: Final = (AddFace, AddAgain, PlaceKing)
