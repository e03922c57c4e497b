"""The six monsters and what their specials do."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import (
    DESTRUCTION,
    FAME,
    KING,
    KING_WORDS,
    OFF,
    TOKENS,
    is_under_marker,
    room_for,
    spot_of,
    spots_for,
)
from baffe.games.duel.damage import strike
from baffe.games.duel.dice import FACES, SMASH, SPECIAL, UNITS
from baffe.games.duel.monster import MOST_TOKENS, RIVAL
from baffe.games.duel.pulling import pull
from baffe.games.duel.shop import put_token
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.declared import named
from baffe.kernel.seat import Seat

ADDABLE: Final[tuple[str, ...]] = tuple(["special:" + face for face in FACES if face != FACES[SPECIAL]])


class Figure:
    """A power is used while dice are resolved, a wave at a time, unless it says otherwise."""

    id: str = ""  # follows from the name of the class
    hearts: int = 0
    may_decline: bool = False
    adds_faces: bool = False  # any face may become more by its specials
    owns_stops: bool = False  # King tokens do not stop its pulls

    def __init__(self) -> None:
        self.id = named(type(self).__name__)

    def useful(self, specials: int) -> int:
        """So many specials have the same effect as this many, which have their use to the last."""
        return specials

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        """Words for what the specials that are left can do."""
        return ()

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        pass

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        """D22 (a): the Roll is final."""


class Alienoid(Figure):
    """Two specials add a face to the Roll, a third one adds it again."""

    hearts = 14
    adds_faces = True

    def useful(self, specials: int) -> int:
        return specials if specials >= 2 else 0

    def roll_final(self, table: DuelTable, me: Seat) -> None:
        table.then(AddFace())


class AddFace(DuelStep):
    """P8: which face two specials add, as long as there are two."""

    def question(self, table: DuelTable) -> Decision | None:
        return table.ask(table.active, "alien", (*ADDABLE, "no")) if table.specials_left() >= 2 else None

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "no":
            return
        face = FACES.index(choice.removeprefix("special:"))
        table.spend_specials(2)
        add_face(table, face)
        table.then(AddAgain(face))
        table.then(self)


class AddAgain(DuelStep):
    """One more special adds the same face once more."""

    face: int

    def question(self, table: DuelTable) -> Decision | None:
        return table.ask(table.active, "alien_again", ("again", "no")) if table.specials_left() else None

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "again":
            table.spend_specials(1)
            add_face(table, self.face)


def add_face(table: DuelTable, face: int) -> None:
    table.added += UNITS[face]
    table.tell(facts.FACE_ADDED, table.active, "alienoid", word=FACES[face])


class CyberKitty(Figure):
    """Two specials are 2 energy, a third one 2 more."""

    hearts = 13

    def useful(self, specials: int) -> int:
        return specials if specials % 3 != 1 else specials - 1

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        return ("special:energy",) if table.specials_left() >= 2 else ()

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        wave = min(table.specials_left(), 3)
        table.spend_specials(wave)
        table.resolve_energy(me, 2 * (wave - 1), self.id)


class Gigazaur(Figure):
    """Two specials pull a marker by 1."""

    hearts = 14
    may_decline = True

    def useful(self, specials: int) -> int:
        return specials & ~1

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        return ("special:fame", "special:destruction") if table.specials_left() >= 2 else ()

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        table.spend_specials(2)
        pull(table, me, FAME if word == "special:fame" else DESTRUCTION, 1, self.id)


class MekaDragon(Figure):
    """Smashes may count as often as there are specials."""

    hearts = 12

    def useful(self, specials: int) -> int:
        return specials if specials >= 2 else 0

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        if table.closed >> SMASH & 1 or table.specials_left() < 2 or not table.faces(SMASH):
            return ()
        return ("special:smash",)

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        table.closed |= 1 << SMASH
        table.smashed = table.faces(SMASH)
        hits = table.smashed * table.faces(SPECIAL)
        table.spend_specials(table.specials_left())
        table.tell(facts.MULTIPLIED, me, self.id, hits)
        strike(table, RIVAL[me], hits=hits, by=me, why=self.id)


class SpacePenguin(Figure):
    """Each special is a dice token."""

    hearts = 13

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        return ("special:token",) if table.specials_left() and table.sides[me].tokens < MOST_TOKENS else ()

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        table.spend_specials(1)
        table.gain_tokens(me, 1, self.id)


class TheKing(Figure):
    """Two specials place or move a King token."""

    hearts = 15
    may_decline = True
    owns_stops = True

    def useful(self, specials: int) -> int:
        return specials & ~1

    def powers(self, table: DuelTable, me: Seat) -> tuple[str, ...]:
        return ("special:king",) if table.specials_left() >= 2 and king_has_room(table) else ()

    def use(self, table: DuelTable, me: Seat, word: str) -> None:
        table.then(PlaceKing())


class PlaceKing(DuelStep):
    """P15: which of his tokens, and where."""

    def question(self, table: DuelTable) -> Decision | None:
        words = king_words(table)
        return table.ask(table.active, "king", (*words, "no")) if words else None

    def answer(self, table: DuelTable, choice: str) -> None:
        table.spend_specials(2)
        if choice != "no":
            for token in KING:
                if choice.startswith(TOKENS[token].id + ":"):
                    put_token(table, table.active, token, spot_of(choice), "the_king")


def king_has_room(table: DuelTable) -> bool:
    """Whether `king_words` finds any, without writing them down."""
    for token in KING:
        if not is_under_marker(table.buzz, token, table.markers):
            at = table.buzz[token]
            room = room_for(table.buzz, token, table.markers)
            if room & ~(1 << (at >> 1)) if at != OFF else room:
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


MONSTERS: Final[dict[str, Figure]] = {
    "alienoid": Alienoid(), "cyber_kitty": CyberKitty(), "gigazaur": Gigazaur(), "meka_dragon": MekaDragon(),
    "space_penguin": SpacePenguin(), "the_king": TheKing(),
}  # fmt: skip
STEPS: Final = (AddFace, AddAgain, PlaceKing)
