"""King of Tokyo Duel as a search sees it, against a rival or the Autobot."""

from typing import Any, Final

from baffe.games.duel.dice import DESTRUCTION, DICE, ENERGY, FAME, HEART, SMASH, SPECIAL, count
from baffe.games.duel.features import feature_names, features_of
from baffe.games.duel.resolving import NEEDED
from baffe.games.duel.table import DuelTable
from baffe.games.duel.turn import NextTurn
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

RIVAL_MODE: Final = "duel"
AUTOBOT_MODE: Final = "duel-autobot"
# What helps before what pulls: a marker may end the game.
ORDER: Final[tuple[str, ...]] = (
    "special:smash", "group:smash", "special:energy", "group:energy", "group:heart", "special:token", "group:fame",
    "group:destruction", "special:fame", "special:destruction", "special:king", "done",
)  # fmt: skip
YES: Final = ("spend", "brace", "again", "final", "alien_again")  # kinds of question whose first word is good


class DuelSearch(Search):
    faces = 6
    spending = ("buy",)
    next_turn = (NextTurn,)

    def default(self, table: Table, asked: Decision) -> str:
        assert isinstance(table, DuelTable)
        if asked.kind == "resolve":
            for word in ORDER:
                if word in asked.options:
                    return word
        if asked.kind == "alien":
            return added_face(table)
        if asked.kind in YES:
            return asked.options[0]
        return super().default(table, asked)

    def is_roll(self, table: Table, asked: Decision) -> bool:
        return asked.kind == "roll" and asked.seat == table.active

    def hand(self, table: Table) -> int:
        assert isinstance(table, DuelTable)
        return table.roll

    def rolls_left(self, table: Table) -> int:
        assert isinstance(table, DuelTable)
        return table.throws_left

    def keep_word(self, hand: int) -> str:
        return DICE.keep_word(hand)

    def stopped_with(self, table: Table, hand: int) -> Table:
        assert isinstance(table, DuelTable)
        twin = table.copy()
        twin.roll = hand
        twin.play("stop")
        return twin

    def reads_dice(self, table: Table) -> bool:
        assert isinstance(table, DuelTable)
        return any([card.reads_dice for card in table.sides[table.active].held])

    def alike(self, table: Table, hand: int) -> int:
        """Two of a track are as good as none, hearts heal as far as there is room, specials do what their monster does.

        Where these add faces all dice count.
        """
        assert isinstance(table, DuelTable)
        me = table.sides[table.active]
        specials = me.figure.useful(count(hand, SPECIAL))
        hearts = min(count(hand, HEART), me.figure.hearts - me.hearts)
        if specials and me.figure.adds_faces:
            return hand
        fame, destruction = max(count(hand, FAME) - NEEDED + 1, 0), max(count(hand, DESTRUCTION) - NEEDED + 1, 0)
        look = 1
        for n in (specials, count(hand, SMASH), hearts, count(hand, ENERGY), fame, destruction):
            look = look * 16 + n
        return -look  # no hand is below 0

    def mode(self, table: Table) -> str:
        assert isinstance(table, DuelTable)
        return AUTOBOT_MODE if table.book.house.autobot else RIVAL_MODE

    def modes(self) -> tuple[str, ...]:
        return (RIVAL_MODE, AUTOBOT_MODE)

    def deal_for(self, mode: str, chance: Chance) -> tuple[int, dict[str, Any]]:
        if mode == AUTOBOT_MODE:
            return 2, {"autobot": "hard" if chance.below(2) else "normal"}
        return 2, {}

    def feature_names(self, mode: str) -> list[str]:
        return feature_names()

    def features(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, DuelTable)
        return features_of(table, seat)


def added_face(table: DuelTable) -> str:
    """A face that makes three of a track, else a smash."""
    for face, word in ((FAME, "special:fame"), (DESTRUCTION, "special:destruction")):
        if table.faces(face) == NEEDED - 1:
            return word
    return "special:smash"
