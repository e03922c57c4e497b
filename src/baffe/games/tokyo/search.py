"""King of Tokyo as a search sees it."""

from typing import Any, Final

from baffe.games.tokyo.card import ALL_HEARTS, FOURFOLD, SHOWN, TRIPLES
from baffe.games.tokyo.dice import DICE, ENERGY, HEART, SMASH, count
from baffe.games.tokyo.features import feature_names, features_of
from baffe.games.tokyo.monster import BAY, OUTSIDE
from baffe.games.tokyo.rulebook import MODULES
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MODES: Final[tuple[str, ...]] = tuple([f"tokyo-{seats}" for seats in range(2, 7)])


class TokyoSearch(Search):
    faces = 6
    spending = ("buy",)

    def default(self, table: Table, asked: Decision) -> str:
        assert isinstance(table, TokyoTable)
        if asked.kind == "flee":
            return "flee" if flees(table, asked.seat) else "stay"
        if asked.kind == "heart":
            return heart_word(table, asked)
        if asked.kind == "order":  # in the Bay hearts do nothing unless the smashes close it
            return "first:smash" if table.monsters[asked.seat].place == BAY else "first:heart"
        if asked.kind == "again":
            return "again"
        return super().default(table, asked)

    def is_lost(self, table: Table, seat: Seat) -> bool:
        assert isinstance(table, TokyoTable)
        return table.monsters[seat].out

    def is_roll(self, table: Table, asked: Decision) -> bool:
        return asked.kind == "roll" and asked.seat == table.active

    def hand(self, table: Table) -> int:
        assert isinstance(table, TokyoTable)
        return table.roll

    def rolls_left(self, table: Table) -> int:
        assert isinstance(table, TokyoTable)
        return table.rolls_left

    def keep_word(self, hand: int) -> str:
        return DICE.keep_word(hand)

    def stopped_with(self, table: Table, hand: int) -> Table:
        assert isinstance(table, TokyoTable)
        twin = table.copy()
        twin.roll = hand
        twin.play("stop")
        return twin

    def reads_dice(self, table: Table) -> bool:
        """Powers say what they read (`Card.reads`), and `alike` minds it."""
        return False

    def alike(self, table: Table, hand: int) -> int:
        """By the stars of the numbers, hearts that heal, energy, smashes, and what the monster's powers read."""
        assert isinstance(table, TokyoTable)
        monster = table.monsters[table.active]
        reads = 0
        for it in monster.powers:
            reads |= it.power.reads
        stars = 0
        for face in range(3):
            same = count(hand, face)
            if same >= 3:
                stars += face + same - 2
        hearts = count(hand, HEART)
        if monster.poison + monster.shrink == 0 and monster.place != BAY and not reads & ALL_HEARTS:
            room = table.most_hearts(table.active) - monster.hearts if monster.place == OUTSIDE else 0
            hearts = min(hearts, room)
        look = ((stars * 16 + hearts) * 16 + count(hand, ENERGY)) * 16 + count(hand, SMASH)
        if reads & SHOWN:
            look = look << SMASH | often(hand, 1)
        if reads & TRIPLES:
            look = look << 3 | often(hand, 3) & 7  # of the numbers
        if reads & FOURFOLD:
            look = look << SMASH | often(hand, 4)
        return look

    def mode(self, table: Table) -> str:
        return MODES[table.seat_count() - 2]

    def modes(self) -> tuple[str, ...]:
        return MODES

    def deal_for(self, mode: str, chance: Chance) -> tuple[int, dict[str, Any]]:
        """Every other table is the base game; of the others half have all modules, half some of them."""
        modules: list[str] = []
        if chance.below(2) == 0:
            everything = chance.below(2) == 0
            modules = [name for name in MODULES if everything or chance.below(2)]
        return MODES.index(mode) + 2, {"modules": modules} if modules else {}

    def feature_names(self, mode: str) -> list[str]:
        return feature_names(MODES.index(mode) + 2)

    def features(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, TokyoTable)
        return features_of(table, seat)


def often(hand: int, times: int) -> int:
    """Which faces below the smash are there so often, one bit each."""
    found = 0
    for face in range(SMASH):
        if count(hand, face) >= times:
            found |= 1 << face
    return found


def flees(table: TokyoTable, seat: Seat) -> bool:
    """Stay while it is unlikely to fall before its next turn, or when 20 stars are near."""
    monster = table.monsters[seat]
    if monster.stars >= 17 and monster.hearts >= 3:
        return False
    return monster.hearts <= 2 + 2 * min(table.living - 1, 3)


def heart_word(table: TokyoTable, asked: Decision) -> str:
    """Tokens first, unless hearts are few."""
    words = ["heart:poison", "heart:shrink", "heart:self"]
    if table.monsters[asked.seat].hearts <= 4:
        words.reverse()
    for word in words:
        if word in asked.options:
            return word
    return asked.options[-1]
