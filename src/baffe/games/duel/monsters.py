"""The six monsters and what their specials do."""

from typing import TYPE_CHECKING, Final

from baffe.games.duel import facts
from baffe.games.duel.board import DESTRUCTION, FAME
from baffe.games.duel.hand import SMASH, SPECIAL
from baffe.games.duel.hits import strike
from baffe.games.duel.powers import AddFace, PlaceKing, king_has_room
from baffe.games.duel.pulling import pull

if TYPE_CHECKING:
    from baffe.games.duel.table import DuelTable


class Monster:
    """A power is used while dice are resolved, a wave at a time, unless it says otherwise."""

    id: str = ""
    hearts: int = 0
    may_decline: bool = False
    owns_stops: bool = False  # King tokens do not stop its pulls

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        """Words for what the specials that are left can do."""
        return ()

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        pass

    def roll_final(self, table: "DuelTable", me: int) -> None:
        """D22 (a): the Roll is final."""


class Alienoid(Monster):
    """Two specials add a face to the Roll, a third one adds it again."""

    id = "alienoid"
    hearts = 14

    def roll_final(self, table: "DuelTable", me: int) -> None:
        table.then(AddFace())


class CyberKitty(Monster):
    """Two specials are 2 energy, a third one 2 more."""

    id = "cyber_kitty"
    hearts = 13

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        return ("special:energy",) if table.specials_left() >= 2 else ()

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        wave = min(table.specials_left(), 3)
        table.spent += wave
        table.resolve_energy(me, 2 * (wave - 1), self.id)


class Gigazaur(Monster):
    """Two specials pull a marker by 1."""

    id = "gigazaur"
    hearts = 14
    may_decline = True

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        return ("special:fame", "special:destruction") if table.specials_left() >= 2 else ()

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        table.spent += 2
        pull(table, me, FAME if word == "special:fame" else DESTRUCTION, 1, self.id)


class MekaDragon(Monster):
    """Smashes may count as often as there are specials."""

    id = "meka_dragon"
    hearts = 12

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        if table.closed >> SMASH & 1 or table.specials_left() < 2 or not table.faces(SMASH):
            return ()
        return ("special:smash",)

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        table.closed |= 1 << SMASH
        table.smashed = table.faces(SMASH)
        hits = table.smashed * table.faces(SPECIAL)
        table.spent = table.faces(SPECIAL)
        table.tell(facts.MULTIPLIED, me, self.id, hits)
        strike(table, 1 - me, hits, me, self.id)


class SpacePenguin(Monster):
    """Each special is a dice token."""

    id = "space_penguin"
    hearts = 13

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        return ("special:token",) if table.specials_left() and table.sides[me].tokens < 2 else ()

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        table.spent += 1
        table.gain_tokens(me, 1, self.id)


class TheKing(Monster):
    """Two specials place or move a King token."""

    id = "the_king"
    hearts = 15
    may_decline = True
    owns_stops = True

    def powers(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        return ("special:king",) if table.specials_left() >= 2 and king_has_room(table) else ()

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        table.then(PlaceKing())


MONSTERS: Final[dict[str, Monster]] = {
    "alienoid": Alienoid(), "cyber_kitty": CyberKitty(), "gigazaur": Gigazaur(), "meka_dragon": MekaDragon(),
    "space_penguin": SpacePenguin(), "the_king": TheKing(),
}  # fmt: skip
