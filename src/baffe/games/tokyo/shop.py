"""The buy phase: the market, offers that cards make, and sweeping."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Ware
from baffe.games.tokyo.monster import GOAL
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import BANK, NOBODY, Seat

SWEEP_COST: Final = 2


class OpenShop(TokyoStep):
    """S14 begins, unless the active monster is out or certain to win."""

    def run(self, table: TokyoTable) -> None:
        table.phase = "buy"
        if not table.monsters[table.active].out and not is_certain_winner(table, table.active):
            open_stall(table)


def is_certain_winner(table: TokyoTable, seat: Seat) -> bool:
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


def offer(table: TokyoTable, buyer: Seat, number: int) -> dict[str, Any]:
    return {"card": table.card_id(number), "price": table.price(buyer, number)}


class Buy(Ask[TokyoTable]):
    """S14: buy a card, sweep the market, or be done."""

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        me = table.active
        found = market_offers(table, me)
        for ware in wares_of(table, me):
            found[ware.word] = offer(table, me, ware.number)
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
        if choice == "done":
            return
        me = table.active
        slot = -1 if choice == "sweep" else slot_of(table, choice)
        if slot >= 0:
            buy_from_market(table, me, slot)
        elif choice == "sweep":
            sweep(table, me)
        else:
            buy_ware(table, me, [ware for ware in wares_of(table, me) if ware.word == choice][0])
        back_to_buyer(table)


def wares_of(table: TokyoTable, seat: Seat) -> list[Ware]:
    """What the seat's own cards offer it."""
    return [ware for it in table.monsters[seat].powers for ware in it.power.wares(table, it)]


def market_offers(table: TokyoTable, seat: Seat) -> dict[str, Any]:
    return {table.book.buy_words[number]: offer(table, seat, number) for number in table.market}


def slot_of(table: TokyoTable, word: str) -> int:
    for slot, number in enumerate(table.market):
        if table.book.buy_words[number] == word:
            return slot
    return -1


def sweep(table: TokyoTable, seat: Seat) -> None:
    """Three new cards for 2 energy."""
    table.pay(seat, SWEEP_COST, "tokyo/R71")
    if table.loud:
        swept = ",".join([table.card_id(number) for number in table.market])
        table.tell(facts.SWEPT, seat, "tokyo/R71", 0, NOBODY, swept)
    table.discard = table.discard.add_all(table.market)
    table.fill_market()
    offer_to_others(table)


def buy_from_market(table: TokyoTable, buyer: Seat, slot: int) -> None:
    """Pay, take the card, refill its slot; then the card acts, and others may snatch what was revealed."""
    number = table.market[slot]
    price = table.price(buyer, number)
    if table.loud:
        table.tell_all(facts.BOUGHT, buyer, "tokyo/R70", (price, BANK, table.card_id(number), "market"))
    pay_for(table, buyer, price, BANK)
    take(table, buyer, number)
    table.reveal(slot)
    act(table, buyer, number)
    offer_to_others(table)


def buy_ware(table: TokyoTable, buyer: Seat, ware: Ware) -> None:
    """Buy a card from the top of the deck, which comes to light, or one that lies in front of another monster."""
    number, seller = ware.number, ware.seller
    price = table.price(buyer, number)
    it = table.held(number)
    if it is None:
        table.uncover_all(facts.BOUGHT, buyer, "tokyo/R70", (price, seller, table.card_id(number), "deck"))
    elif table.loud:
        table.tell_all(facts.BOUGHT, buyer, "tokyo/R70", (price, seller, it.card.id, "monster"))
    pay_for(table, buyer, price, seller)
    if it is None:
        table.deck = table.deck.without(number)
    else:
        table.take_card(it)
    take(table, buyer, number)
    act(table, buyer, number)


def pay_for(table: TokyoTable, buyer: Seat, price: int, seller: Seat) -> None:
    table.pay(buyer, price, "tokyo/R70", seller)
    if seller != BANK:
        table.gain_energy(seller, price, "tokyo/R77", buyer)
    for it in table.monsters[buyer].powers:
        it.power.paid_for_card(table, it)


def take(table: TokyoTable, buyer: Seat, number: int) -> None:
    if table.book.cards[number].keep:
        table.give_card(buyer, number)


def act(table: TokyoTable, buyer: Seat, number: int) -> None:
    """What a card does on being bought; an ACTION is discarded then."""
    card = table.book.cards[number]
    card.acquired(table, buyer, number)
    if not card.keep:
        table.discard = table.discard.add(number)
        table.tell(facts.USED_UP, buyer, "tokyo/R72", 0, NOBODY, card.id)


def back_to_buyer(table: TokyoTable) -> None:
    """After everything that a purchase has set off; without cards no offer needs preparing."""
    table.then(STALL if table.monsters[table.active].powers else BUY)


class Stall(TokyoStep):
    """Back to the buyer."""

    def run(self, table: TokyoTable) -> None:
        if not table.monsters[table.active].out:
            open_stall(table)


def offer_to_others(table: TokyoTable) -> None:
    """S15: others may react to what was revealed, in turn order."""
    for seat in table.after(table.active):
        for it in table.monsters[seat].powers:
            it.power.cards_revealed(table, it)


class ShopClosed(TokyoStep):
    """S17: what follows the buy phase."""

    def run(self, table: TokyoTable) -> None:
        monster = table.monsters[table.active]
        for it in monster.powers:
            it.power.shop_closed(table, it)


BUY: Final = Buy()
STALL: Final = Stall()
