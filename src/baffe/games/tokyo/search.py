"""King of Tokyo as a search sees it."""

from typing import Any, Final

from baffe.games.tokyo.card import Card
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

# Hooks by which a card looks at dice, offers another way to use them, or lets a rival do so.
DICE_HOOKS: Final[tuple[str, ...]] = (
    "while_rolling", "probing", "after_rolling", "rival_rolled", "dice_set", "takes_over_dice", "resolving",
    "three_ones", "smashes", "more_smashes", "smashing", "turn_ending", "turn_ended",
)  # fmt: skip


def reads_dice(card: Card) -> bool:
    """Whether the card may speak at a moment at which dice are looked at."""
    return any([getattr(type(card), hook) is not getattr(Card, hook) for hook in DICE_HOOKS])


MODES: Final[tuple[str, ...]] = tuple([f"tokyo-{seats}" for seats in range(2, 7)])
_READERS: Final[dict[str, bool]] = {}


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
        """Innate powers do: their modules have steps of their own for it."""
        assert isinstance(table, TokyoTable)
        for monster in table.monsters:
            if monster.innate:
                return True
            for it in monster.cards:
                known = _READERS.get(it.power.id)
                if known is None:
                    _READERS[it.power.id] = known = reads_dice(it.power)
                if known:
                    return True
        return False

    def alike(self, table: Table, hand: int) -> int:
        """By the stars of the numbers, hearts that heal, energy and smashes."""
        assert isinstance(table, TokyoTable)
        stars = 0
        for face in range(3):
            same = count(hand, face)
            if same >= 3:
                stars += face + same - 2
        monster = table.monsters[table.active]
        hearts = count(hand, HEART)
        if monster.poison + monster.shrink == 0 and monster.place != BAY:
            room = table.most_hearts(table.active) - monster.hearts if monster.place == OUTSIDE else 0
            hearts = min(hearts, room)
        return ((stars * 16 + hearts) * 16 + count(hand, ENERGY)) * 16 + count(hand, SMASH)

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
