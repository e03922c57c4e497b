"""Cards that buy, sell, peek and copy."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Card, Held, Ware
from baffe.games.tokyo.shop import buy_from_market, market_offers
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask, Window
from baffe.kernel.seat import BANK, NOBODY, Seat


class AlienOrigin(Card):
    """Cards cost 1 energy less."""

    cost = 3
    discount = 1


class MadeInALab(Card):
    """The owner alone sees the top of the deck and may buy it; a copy shows one card more."""

    cost = 2
    own_words = ("buy:top", "buy:top2")

    def stall_opened(self, table: TokyoTable, it: Held) -> None:
        table.deck = table.peek(table.deck, it.seat, self._depth(table, it), facts.PEEKED, self.id)

    def wares(self, table: TokyoTable, it: Held) -> list[Ware]:
        depth = self._depth(table, it)
        deck = table.deck
        if depth < len(deck.top) and deck.knows(it.seat, depth):
            return [Ware(self.own_words[depth], deck.top[depth], BANK)]
        return []

    def keeps_shop_open(self, table: TokyoTable, it: Held) -> bool:
        return table.deck.count() > 0

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

    cost = 3

    def paid_for_card(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class Metamorph(Card):
    """After buying, keep cards may be sold for their printed price."""

    cost = 3

    def shop_closed(self, table: TokyoTable, it: Held) -> None:
        """With a copy of it the owner is still asked once."""
        if not table.is_used_up(it):
            table.use_up(it)
            table.then(SELL)


class Sell(Ask[TokyoTable]):
    """Which card to sell; as long as Metamorph or a copy of it is there."""

    def question(self, table: TokyoTable) -> Decision | None:
        me = table.active
        cards = table.monsters[me].cards
        if not any([isinstance(it.power, Metamorph) for it in cards]):
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

    cost = 8
    copyable = False
    copies_others = True

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        table.then(CopyPower(number, 0))

    def before_rolling(self, table: TokyoTable, it: Held) -> None:
        if table.purse(it.seat) >= 1:
            table.then(CopyPower(it.number, 1))


class CopyPower(Ask[TokyoTable]):
    """Which card to copy. A move costs its fee and may be declined."""

    card: int
    fee: int

    def asks(self, table: TokyoTable) -> Seat:
        it = table.held(self.card)
        return table.active if it is None else it.seat

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

    cost = 3

    def cards_revealed(self, table: TokyoTable, it: Held) -> None:
        """The first of all Opportunists opens one window for all their owners."""
        seats = [seat for seat in table.after(table.active) if is_opportunist(table, seat)]
        if seats[0] == it.seat and table.alike(it) > 0:
            table.then(Snatch(tuple(seats)))


def is_opportunist(table: TokyoTable, seat: Seat) -> bool:
    return any([isinstance(it.power, Opportunist) for it in table.monsters[seat].cards])


class Snatch(Window[TokyoTable]):
    """S15: the first of these seats may buy what was revealed this turn; after a purchase all are asked anew."""

    kind = "snatch"

    seats: tuple[Seat, ...]

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        return market_offers(table, self.seats[0])

    def opens_for(self, table: TokyoTable) -> Seat:
        return self.seats[0]

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        return self._words(table, seat, table.monsters[seat].energy)

    def insists(self, table: TokyoTable, seat: Seat) -> bool:
        """It may still find the energy."""
        return len(self._words(table, seat, table.purse(seat))) > 0

    def _words(self, table: TokyoTable, seat: Seat, energy: int) -> tuple[str, ...]:
        """What so much energy can buy."""
        words: list[str] = []
        for number in table.market if is_opportunist(table, seat) else ():
            word = table.book.buy_words[number]
            if number in table.fresh and word not in words and table.price(seat, number) <= energy:
                words.append(word)
        return tuple(words)

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        for slot, number in enumerate(table.market):
            if number in table.fresh and table.book.buy_words[number] == word:
                buy_from_market(table, seat, slot)
                return

    def declined(self, table: TokyoTable, seat: Seat) -> None:
        if len(self.seats) > 1:
            table.then(Snatch(self.seats[1:]))


class ParasiticTentacles(Card):
    """Keep cards of others may be bought from them."""

    cost = 4

    def wares(self, table: TokyoTable, it: Held) -> list[Ware]:
        return [
            Ware(f"buy:{other.card.id}@{seat}", other.number, seat)
            for seat in table.others(it.seat)
            for other in table.monsters[seat].cards
            if other.card.tradable
        ]
