"""The buy phase: the market, offers that cards make, sweeping, and those who snatch what others reveal."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.table import BANK, GOAL, Ask, TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY

SWEEP_COST: Final = 2


class OpenShop(TokyoStep):
    """S14 begins, unless the active monster is out or certain to win."""

    name = "open_shop"

    def run(self, table: TokyoTable) -> None:
        table.phase = "buy"
        if not table.monsters[table.active].out and not is_certain_winner(table, table.active):
            open_stall(table)


def is_certain_winner(table: TokyoTable, seat: int) -> bool:
    """The last survivor, or the only monster at 20 stars, with more hearts than poison."""
    monster = table.monsters[seat]
    if monster.hearts <= monster.poison:
        return False
    if table.living == 1:
        return True
    return monster.stars >= GOAL and not any([table.monsters[other].stars >= GOAL for other in table.others(seat)])


def open_stall(table: TokyoTable) -> None:
    """Cards may prepare their offers; then the active monster is asked."""
    monster = table.monsters[table.active]
    for it in monster.powers:
        it.power.stall_opened(table, it)
    if monster.energy > 0 or monster.powers:
        table.then(BUY)


def offer(table: TokyoTable, card: int, price: int) -> dict[str, Any]:
    return {"card": table.book.cards[card].id, "price": price}


class Buy(Ask):
    """S14: buy a card, sweep the market, or be done."""

    name = "buy"

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        me = table.active
        found = market_offers(table, me)
        for it in table.monsters[me].powers:
            for ware in it.power.wares(table, it):
                found[ware.word] = offer(table, ware.number, table.price(me, ware.number))
        return found

    def question(self, table: TokyoTable) -> Decision | None:
        me = table.active
        monster = table.monsters[me]
        if monster.out:
            return None
        energy = monster.energy
        words: list[str] = []
        always = False
        reach = energy + table.discount(me)  # what a card may cost by print
        for number in table.market:
            card = table.book.cards[number]
            if card.cost <= reach:
                word = table.book.buy_words[number]
                if card.copies == 1 or word not in words:
                    words.append(word)
        for it in monster.powers:
            always = always or it.power.keeps_shop_open(table, it)
            for ware in it.power.wares(table, it):
                if table.book.cards[ware.number].cost <= reach and ware.word not in words:
                    words.append(ware.word)
        if energy >= SWEEP_COST and table.market:
            words.append("sweep")
        if not words and not always:
            return None
        words.append("done")
        return table.ask(me, "buy", tuple(words), always)

    def choose(self, table: TokyoTable, choice: str) -> None:
        me = table.active
        if choice == "done":
            return
        if choice == "sweep":
            sweep(table, me)
            return
        slot = slot_of(table, choice)
        if slot >= 0:
            buy_from_market(table, me, slot)
            back_to_buyer(table)
        else:
            for it in table.monsters[me].powers:
                for ware in it.power.wares(table, it):
                    if ware.word == choice:
                        buy_ware(table, me, ware.number, ware.seller)
                        back_to_buyer(table)
                        return


def market_offers(table: TokyoTable, seat: int) -> dict[str, Any]:
    return {table.book.buy_words[number]: offer(table, number, table.price(seat, number)) for number in table.market}


def slot_of(table: TokyoTable, word: str) -> int:
    for slot, number in enumerate(table.market):
        if table.book.buy_words[number] == word:
            return slot
    return -1


def sweep(table: TokyoTable, seat: int) -> None:
    """Three new cards for 2 energy."""
    table.pay(seat, SWEEP_COST, "tokyo/R71")
    if table.loud:
        swept = ",".join([table.book.cards[number].id for number in table.market])
        table.tell(facts.SWEPT, seat, "tokyo/R71", 0, NOBODY, swept)
    table.discard += bytes(table.market)
    table.fill_market()
    offer_to_others(table)
    back_to_buyer(table)


def buy_from_market(table: TokyoTable, buyer: int, slot: int) -> None:
    """Pay, take the card, refill its slot; then the card acts, and others may snatch what was revealed."""
    number = table.market[slot]
    card = table.book.cards[number]
    pay_for(table, buyer, number, BANK)
    if card.keep:
        table.give_card(buyer, number)
    table.reveal(slot)
    act(table, buyer, number)
    offer_to_others(table)


def act(table: TokyoTable, buyer: int, number: int) -> None:
    """What a card does on being bought; an ACTION is discarded then."""
    card = table.book.cards[number]
    card.acquired(table, buyer, number)
    if not card.keep:
        table.discard += bytes((number,))


def buy_ware(table: TokyoTable, buyer: int, number: int, seller: int) -> None:
    """Buy the top card of the deck, or a card that lies in front of another monster."""
    pay_for(table, buyer, number, seller)
    card = table.book.cards[number]
    if seller == BANK:
        i = table.top.index(number)
        table.top = table.top[:i] + table.top[i + 1 :]
        table.seen_top = table.seen_top[:i] + table.seen_top[i + 1 :]
    else:
        it = table.held(number)
        assert it is not None
        table.take_card(it)
    if card.keep:
        table.give_card(buyer, number)
    act(table, buyer, number)


def pay_for(table: TokyoTable, buyer: int, number: int, seller: int) -> None:
    price = table.price(buyer, number)
    table.tell(facts.BOUGHT, buyer, "tokyo/R70", price, seller, table.book.cards[number].id)
    table.pay(buyer, price, "tokyo/R70", seller)
    if seller != BANK:
        table.gain_energy(seller, price, "tokyo/R77", buyer)
    for it in table.monsters[buyer].powers:
        it.power.paid_for_card(table, it)


def back_to_buyer(table: TokyoTable) -> None:
    """After everything that a purchase has set off; without cards no offer needs preparing."""
    table.then(STALL if table.monsters[table.active].powers else BUY)


class Stall(TokyoStep):
    """Back to the buyer."""

    name = "stall"

    def run(self, table: TokyoTable) -> None:
        if not table.monsters[table.active].out:
            open_stall(table)


def offer_to_others(table: TokyoTable) -> None:
    """S15: in turn order, whoever snatches is asked once."""
    seats = [seat for seat in table.after(table.active) if snatches(table, seat)]
    if seats:
        table.then(Snatch(tuple(seats)))


def snatches(table: TokyoTable, seat: int) -> bool:
    for it in table.monsters[seat].powers:
        if it.power.snatches(table, it):
            return True
    return False


class Snatch(Ask):
    """S15: the first of these seats may buy what was revealed this turn; after a purchase all are asked anew."""

    name = "snatch"
    shape = "seats:seats"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def asks(self, table: TokyoTable) -> int:
        return self.seats[0]

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        return market_offers(table, self.seats[0])

    def question(self, table: TokyoTable) -> Decision | None:
        seat = self.seats[0]
        energy = table.monsters[seat].energy
        purse = table.purse(seat)
        words: list[str] = []
        always = False  # it may still find the energy
        if snatches(table, seat):
            for number in table.market:
                word = table.book.buy_words[number]
                if number in table.fresh and word not in words:
                    price = table.price(seat, number)
                    always = always or price <= purse
                    if price <= energy:
                        words.append(word)
        words.append("no")
        return table.ask(seat, "snatch", tuple(words), always)

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "no":
            if len(self.seats) > 1:
                table.then(Snatch(self.seats[1:]))
        else:
            seat = self.seats[0]
            for slot, number in enumerate(table.market):
                if number in table.fresh and table.book.buy_words[number] == choice:
                    buy_from_market(table, seat, slot)
                    return


class ShopClosed(TokyoStep):
    """S17: what follows the buy phase."""

    name = "shop_closed"

    def run(self, table: TokyoTable) -> None:
        monster = table.monsters[table.active]
        for it in monster.powers:
            it.power.shop_closed(table, it)


BUY: Final = Buy()
STALL: Final = Stall()
