"""Rolling the dice: the owner's Rolls, the say of others, and the changing of dice."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.dice import DICE, size
from baffe.games.tokyo.table import TokyoStep, TokyoTable, joined
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import NOBODY

STOP: Final[tuple[str, ...]] = ("stop",)
DONE: Final[tuple[str, ...]] = ("done",)


class FirstRoll(TokyoStep):
    """S3: the number of dice and of Rolls is fixed, and all dice are thrown."""

    def run(self, table: TokyoTable) -> None:
        table.phase = "roll"
        table.rolls_left = 2
        for it in table.monsters[table.active].powers:
            table.rolls_left += it.power.rolls
        throw(table, 0, dice_of(table))


def dice_of(table: TokyoTable) -> int:
    """How many dice the active monster throws."""
    monster = table.monsters[table.active]
    dice = 6 - monster.shrink - table.dice_fewer
    for it in monster.powers:
        dice += it.power.dice
    return max(dice, 0)


def throw(table: TokyoTable, kept: int, dice: int) -> None:
    """Throw that many dice and lay them beside the kept ones."""
    thrown = table.thrown(dice)
    table.roll = kept + thrown
    if table.loud:
        table.tell(facts.ROLLED, table.active, "tokyo/R14", table.rolls_left, NOBODY, DICE.text(thrown))


class Rolls(Ask[TokyoTable]):
    """S4: which dice to keep, as long as there are Rolls; cards may add Rolls or throw dice without one."""

    def question(self, table: TokyoTable) -> Decision | None:
        roll = table.roll
        words = DICE.keep_menu(roll) if table.rolls_left > 0 and roll else STOP
        if roll:
            for it in table.monsters[table.active].powers:
                extra = it.power.while_rolling(table, it)
                if extra:
                    words = joined(words, extra)
        return table.ask(table.active, "roll", words) if len(words) > 1 else None

    def run(self, table: TokyoTable) -> None:
        if table.loud:
            table.tell(facts.STOPPED, table.active, "tokyo/R14", 0, NOBODY, DICE.text(table.roll))

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "stop":
            self.run(table)
            return
        if choice.startswith("keep:"):
            kept = DICE.kept_by(choice)
            table.rolls_left -= 1
            if table.loud and kept:
                table.tell(facts.KEPT, table.active, "tokyo/R15", 0, NOBODY, DICE.text(kept))
            throw(table, kept, size(table.roll - kept))
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
        first.power.used(table, first, word)


class Which(Ask[TokyoTable]):
    """A card or one's own copy of it?"""

    word: str
    cards: tuple[int, ...]

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"word": self.word}

    def question(self, table: TokyoTable) -> Decision | None:
        return table.ask(table.active, "which", tuple(["use:" + table.book.cards[n].id for n in self.cards]))

    def choose(self, table: TokyoTable, choice: str) -> None:
        for number in self.cards:
            it = table.held(number)
            if it is not None and choice == "use:" + it.card.id:
                it.power.used(table, it, self.word)
                return


class OthersRolls(TokyoStep):
    """S5: others may have a say in the dice, in turn order from the roller's left."""

    def run(self, table: TokyoTable) -> None:
        for seat in table.after(table.active):
            for it in table.monsters[seat].powers:
                it.power.rival_rolled(table, it)


class ChangeDice(Ask[TokyoTable]):
    """S6: the roller changes dice with cards, in any order, until it is content."""

    def question(self, table: TokyoTable) -> Decision | None:
        me = table.active
        words = DONE
        always = False
        for it in table.monsters[me].powers:
            extra = it.power.after_rolling(table, it)
            if extra:
                words = joined(words, extra)
            fee = it.power.change_fee
            if fee > table.monsters[me].energy and table.roll:
                always = always or fee <= table.purse(me)
        return table.ask(me, "change", words, always) if len(words) > 1 or always else None

    def choose(self, table: TokyoTable, choice: str) -> None:
        holders = [it for it in table.monsters[table.active].powers if choice in it.power.after_rolling(table, it)]
        if holders:
            use_one(table, holders, choice)
            table.then(self)


class DiceSet(TokyoStep):
    """S7: the last word of others before the dice are resolved."""

    def run(self, table: TokyoTable) -> None:
        for seat in table.after(table.active):
            for it in table.monsters[seat].powers:
                it.power.dice_set(table, it)
