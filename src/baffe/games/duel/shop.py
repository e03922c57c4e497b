"""Phase 3: buying, the Buzz token that comes with a card, refreshing the row, and energy for who buys nothing."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import TOKENS, TRACKS, is_flipped, is_under_marker, left_of, spots_for, token_of, track_of
from baffe.games.duel.rounds import END_TURN
from baffe.games.duel.table import Ask, DuelStep, DuelTable
from baffe.games.duel.words import PLACE_WORDS, spot_of
from baffe.kernel.agenda import Decision, Due
from baffe.kernel.fact import NOBODY

REFRESH_COST: Final = 2


class OpenShop(DuelStep):
    name = "open_shop"

    def run(self, table: DuelTable) -> None:
        table.phase = "buy"
        table.then_all(BUY)


class Buy(Ask):
    """P21: buy a card, refresh the row, or be done."""

    name = "buy"

    def question(self, table: DuelTable) -> Decision | None:
        me = table.active
        energy = table.sides[me].energy
        words: list[str] = []
        for slot, number in enumerate(table.row):
            if table.price(slot) <= energy:
                words.append(table.book.buy_words[number])
        if energy >= REFRESH_COST and table.row:
            words.append("refresh")
        may_interrupt = self._may_interrupt(table, me)
        if not words and not may_interrupt:
            return None
        words.append("done")
        return table.ask(me, "buy", tuple(words), may_interrupt)

    def _may_interrupt(self, table: DuelTable, me: int) -> bool:
        """Asked also when nothing can be bought, if a card may change that."""
        for card in table.cards_at(me, moments.ANY_TIME):
            if card.any_time(table, me):
                return True
        return False

    def run(self, table: DuelTable) -> None:
        leave_shop(table)

    def offers(self, table: DuelTable) -> dict[str, Any]:
        return offers(table, 0)

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "done":
            leave_shop(table)
            return
        if choice == "refresh":
            refresh(table)
        else:
            slot = slot_of(table, choice)
            buy(table, table.active, slot, table.price(slot), "duel/D48")
        table.then(self)


def offers(table: DuelTable, discount: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for slot, number in enumerate(table.row):
        price = table.price(slot)
        if discount:
            price = max(price - discount, 1)
        found[table.book.buy_words[number]] = {"card": table.book.cards[number].id, "price": price}
    return found


def slot_of(table: DuelTable, word: str) -> int:
    for slot, number in enumerate(table.row):
        if table.book.buy_words[number] == word:
            return slot
    return -1


def leave_shop(table: DuelTable) -> None:
    """D51: 1 energy for who bought nothing in the whole turn."""
    if not table.bought:
        table.gain_energy(table.active, 1, "duel/D51")
    table.then_all(END_TURN)


def refresh(table: DuelTable) -> None:
    """D50: three fresh cards."""
    me = table.active
    table.pay(me, REFRESH_COST, "duel/D50")
    if table.loud:
        cards = ",".join([table.book.cards[number].id for number in table.row])
        table.tell(facts.REFRESHED, me, "duel/D50", 0, NOBODY, cards)
    table.discard += bytes(table.row)
    table.row = ()
    table.fill_row("duel/D50")


def buy(table: DuelTable, me: int, slot: int, price: int, why: str) -> None:
    """D52: pay, token, cards that look at purchases, the card's own effects."""
    number = table.row[slot]
    card = table.book.cards[number]
    watching = table.cards_of(me)
    table.bought = True
    table.tell(facts.BOUGHT, me, why, price, NOBODY, card.id)
    table.pay(me, price, why)
    table.row = table.row[:slot] + table.row[slot + 1 :]
    table.fill_row("duel/D49")
    if card.keep:
        side = table.sides[me]
        side.hold((*side.cards, number), table.book.cards)
    else:
        table.discard += bytes([number])
    if card.buzz:
        table.then(Place(token_of(card.buzz)))
    for other in watching:
        table.then(Watch(other.number))
    table.then(Effects(number))


class Watch(DuelStep):
    """A card of the buyer's looks at a purchase."""

    name = "watch"
    shape = "card:int"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, table: DuelTable) -> None:
        if self.card in table.sides[table.active].cards:
            table.book.cards[self.card].other_bought(table, table.active)


class Effects(DuelStep):
    """What a card does when it is bought."""

    name = "effects"
    shape = "card:int"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, table: DuelTable) -> None:
        table.book.cards[self.card].bought(table, table.active)


class Place(Ask):
    """D55, D56: where the Buzz token goes; one that lies on the board already may be moved or left."""

    name = "place"
    shape = "token:int"

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def question(self, table: DuelTable) -> Decision | None:
        at = table.buzz[self.token]
        if is_under_marker(table.buzz, self.token, table.markers):
            return None
        spots = [spot for spot in spots_for(table.buzz, self.token, table.markers) if spot != at]
        words = [PLACE_WORDS[spot] for spot in spots]
        if at >= 0:
            words.append("leave")
        return Decision(table.active, "place", tuple(words)) if words else None

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"token": TOKENS[self.token].id}

    def answer(self, table: DuelTable, choice: str) -> None:
        me = table.active
        if choice == "leave":
            table.tell(facts.LEFT, me, "duel/D56", 0, NOBODY, TOKENS[self.token].id)
        else:
            put_token(table, me, self.token, spot_of(choice), "duel/D55")


def put_token(table: DuelTable, seat: int, token: int, at: int, why: str) -> None:
    table.buzz = (*table.buzz[:token], at, *table.buzz[token + 1 :])
    if table.loud:
        way = "flipped" if is_flipped(at) else "plain"
        word = f"{TOKENS[token].id},{TRACKS[track_of(at)]},{left_of(at)},{way}"
        table.tell(facts.PLACED, seat, why, 0, NOBODY, word)


OPEN_SHOP: Final = Due(OpenShop(), None)
BUY: Final = Due(Buy(), None)
STEPS: Final = (OpenShop, Buy, Watch, Effects, Place)
