"""Cards that buy, sell, peek and copy."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Card, Held, Ware
from baffe.games.tokyo.table import BANK, Ask, AskOwner, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY


class AlienOrigin(Card):
    """Cards cost 1 energy less."""

    id = "alien_origin"
    cost = 3

    def discount(self, table: TokyoTable, it: Held) -> int:
        return 1


class MadeInALab(Card):
    """The owner alone sees the top of the deck and may buy it; a copy shows one card more."""

    id = "made_in_a_lab"
    cost = 2
    own_words = ("buy:top", "buy:top2")

    def stall_opened(self, table: TokyoTable, it: Held) -> None:
        table.peek(it.seat, self._depth(table, it), self.id)

    def wares(self, table: TokyoTable, it: Held) -> list[Ware]:
        depth = self._depth(table, it)
        if depth < len(table.top) and table.seen_top[depth] >> it.seat & 1:
            return [Ware(self.own_words[depth], table.top[depth], BANK)]
        return []

    def keeps_shop_open(self, table: TokyoTable, it: Held) -> bool:
        return table.deck_count() > 0

    def _depth(self, table: TokyoTable, it: Held) -> int:
        """The owner's first lab shows the top, a second one the card below."""
        depth = 0
        for other in table.monsters[it.seat].cards:
            if other.number == it.number:
                break
            if other.power is it.power:
                depth += 1
        return depth


class MediaFriendly(Card):
    """1 star for every card bought."""

    id = "media_friendly"
    cost = 3

    def paid_for_card(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class Metamorph(Card):
    """After buying, keep cards may be sold for their printed price."""

    id = "metamorph"
    cost = 3
    sells_cards = True

    def shop_closed(self, table: TokyoTable, it: Held) -> None:
        """With a copy of it the owner is still asked once."""
        if not table.is_used_up(it):
            table.use_up(it)
            table.then(SELL)


class Sell(Ask):
    """Which card to sell; as long as a card that sells is there."""

    name = "sell"

    def question(self, table: TokyoTable) -> Decision | None:
        me = table.active
        cards = table.monsters[me].cards
        if not any([it.power.sells_cards for it in cards]):
            return None
        words: list[str] = []
        for it in cards:
            word = "sell:" + it.card.id
            if it.card.sellable and word not in words:
                words.append(word)
        words.append("done")
        return table.ask(me, "sell", tuple(words))

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        mine = [it for it in table.monsters[table.active].cards if it.card.sellable]
        return {"sell:" + it.card.id: {"card": it.card.id, "price": it.card.cost} for it in mine}

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "done":
            return
        for it in table.monsters[table.active].cards:
            if choice == "sell:" + it.card.id:
                table.tell(facts.SOLD, it.seat, "tokyo/R80", it.card.cost, NOBODY, it.card.id)
                table.discard_card(it, "tokyo/R80")
                table.gain_energy(it.seat, it.card.cost, "tokyo/R80")
                break
        table.then(self)


SELL: Final = Sell()


class Mimic(Card):
    """A fresh copy of a keep card in play; for 1 energy, of another one as the turn begins."""

    id = "mimic"
    cost = 8
    copyable = False
    copies_others = True

    def acquired(self, table: TokyoTable, seat: int, number: int) -> None:
        table.then(CopyPower(number, 0))

    def before_rolling(self, table: TokyoTable, it: Held) -> None:
        if table.purse(it.seat) >= 1:
            table.then(CopyPower(it.number, 1))


class CopyPower(AskOwner):
    """Which card to copy. A move costs its fee and may be declined."""

    name = "copy_power"
    shape = "card:int fee:int"

    def __init__(self, card: int, fee: int) -> None:
        super().__init__(card)
        self.fee: Final = fee

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"fee": self.fee}

    def question(self, table: TokyoTable) -> Decision | None:
        it = table.held(self.card)
        if it is None:
            return None
        words: list[str] = []
        for target in copyable(table, it):
            word = f"copy:{target.card.id}@{target.seat}"
            if word not in words:
                words.append(word)
        if not words:
            return None
        if table.monsters[it.seat].energy < self.fee:
            return table.ask(it.seat, "copy", ("no",), True) if table.purse(it.seat) >= self.fee else None
        if self.fee > 0:
            words.append("no")
        return table.ask(it.seat, "copy", tuple(words))

    def choose(self, table: TokyoTable, choice: str) -> None:
        it = table.held(self.card)
        if it is None or choice == "no":
            return
        for target in copyable(table, it):
            if choice == f"copy:{target.card.id}@{target.seat}":
                table.pay(it.seat, self.fee, it.card.id)
                table.copy_power(it, target)
                return


def copyable(table: TokyoTable, it: Held) -> list[Held]:
    """Every keep card in play that this card does not copy already."""
    found: list[Held] = []
    for monster in table.monsters:
        for target in monster.cards:
            if target.card.copyable and target.number != it.target:
                found.append(target)
    return found


class Opportunist(Card):
    """Whatever is revealed may be bought at once, in the turns of others too."""

    id = "opportunist"
    cost = 3

    def snatches(self, table: TokyoTable, it: Held) -> bool:
        return True


class ParasiticTentacles(Card):
    """Keep cards of others may be bought from them."""

    id = "parasitic_tentacles"
    cost = 4

    def wares(self, table: TokyoTable, it: Held) -> list[Ware]:
        return [
            Ware(f"buy:{other.card.id}@{seat}", other.number, seat)
            for seat in table.others(it.seat)
            for other in table.monsters[seat].cards
            if other.card.tradable
        ]
