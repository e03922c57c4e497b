"""Rolling the dice: the owner's Rolls, the say of others, and the changing of dice."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.hand import DICE, size, text
from baffe.games.tokyo.table import Ask, TokyoStep, TokyoTable, joined
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY

STOP: Final[tuple[str, ...]] = ("stop",)
DONE: Final[tuple[str, ...]] = ("done",)


class FirstRoll(TokyoStep):
    """S3: the number of dice and of Rolls is fixed, and all dice are thrown."""

    name = "first_roll"

    def run(self, table: TokyoTable) -> None:
        table.phase = "roll"
        table.rolls_left = 2
        for it in table.monsters[table.active].powers:
            table.rolls_left += it.power.rolls(table, it)
        throw(table, 0, dice_of(table))


def dice_of(table: TokyoTable) -> int:
    """How many dice the active monster throws."""
    monster = table.monsters[table.active]
    dice = 6 - monster.shrink - table.dice_fewer
    for it in monster.powers:
        dice += it.power.dice(table, it)
    return max(dice, 0)


def throw(table: TokyoTable, kept: int, dice: int) -> None:
    """Throw that many dice and lay them beside the kept ones."""
    thrown = table.roll(dice)
    table.hand = kept + thrown
    if table.loud:
        table.tell(facts.ROLLED, table.active, "tokyo/R14", table.rolls_left, NOBODY, text(thrown))


class Rolls(Ask):
    """S4: which dice to keep, as long as there are Rolls; cards may add Rolls or throw dice without one."""

    name = "rolls"

    def question(self, table: TokyoTable) -> Decision | None:
        hand = table.hand
        words = DICE.keep_menu(hand) if table.rolls_left > 0 and hand else STOP
        if hand:
            for it in table.monsters[table.active].powers:
                extra = it.power.while_rolling(table, it)
                if extra:
                    words = joined(words, extra)
        return table.ask(table.active, "roll", words) if len(words) > 1 else None

    def run(self, table: TokyoTable) -> None:
        if table.loud:
            table.tell(facts.STOPPED, table.active, "tokyo/R14", 0, NOBODY, text(table.hand))

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "stop":
            self.run(table)
            return
        if choice.startswith("keep:"):
            kept = DICE.kept_by(choice)
            table.rolls_left -= 1
            if table.loud and kept:
                table.tell(facts.KEPT, table.active, "tokyo/R15", 0, NOBODY, text(kept))
            throw(table, kept, size(table.hand - kept))
        else:
            holders = [it for it in table.monsters[table.active].powers if choice in it.power.while_rolling(table, it)]
            use_one(table, holders, choice)
        table.then(self)


def use_one(table: TokyoTable, holders: list[Held], word: str) -> None:
    """Use the card that offers the word; where a card and its copy do and one use discards, the owner says which."""
    first = holders[0]
    if len(holders) > 1 and first.power.discards_itself:
        table.then(Which(word, tuple([it.number for it in holders])))
    else:
        first.power.use(table, first, word)


class Which(Ask):
    """A card or one's own copy of it?"""

    name = "which"
    shape = "word:str cards:ints"

    def __init__(self, word: str, cards: tuple[int, ...]) -> None:
        self.word: Final = word
        self.cards: Final = cards

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"word": self.word}

    def question(self, table: TokyoTable) -> Decision | None:
        return table.ask(table.active, "which", tuple(["use:" + table.book.cards[n].id for n in self.cards]))

    def choose(self, table: TokyoTable, choice: str) -> None:
        for number in self.cards:
            it = table.held(number)
            if it is not None and choice == "use:" + it.card.id:
                it.power.use(table, it, self.word)
                return


class OthersRolls(TokyoStep):
    """S5: others may have a say in the dice, in turn order from the roller's left."""

    name = "others_rolls"

    def run(self, table: TokyoTable) -> None:
        for seat in table.after(table.active):
            for it in table.monsters[seat].powers:
                it.power.rival_rolled(table, it)


class ChangeDice(Ask):
    """S6: the roller changes dice with cards, in any order, until it is content."""

    name = "change_dice"

    def question(self, table: TokyoTable) -> Decision | None:
        words = DONE
        always = False
        for it in table.monsters[table.active].powers:
            extra = it.power.after_rolling(table, it)
            if extra:
                words = joined(words, extra)
            always = always or it.power.could_change_dice(table, it)
        return table.ask(table.active, "change", words, always) if len(words) > 1 or always else None

    def choose(self, table: TokyoTable, choice: str) -> None:
        holders = [it for it in table.monsters[table.active].powers if choice in it.power.after_rolling(table, it)]
        if holders:
            use_one(table, holders, choice)
            table.then(self)


class DiceSet(TokyoStep):
    """S7: the last word of others before the dice are resolved."""

    name = "dice_set"

    def run(self, table: TokyoTable) -> None:
        for seat in table.after(table.active):
            for it in table.monsters[seat].powers:
                it.power.dice_set(table, it)
