"""Phase 3: buying, the Buzz token that comes with a card, refreshing the row, and energy for who buys nothing."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import (
    OFF,
    PLACE_WORDS,
    TOKENS,
    TRACKS,
    is_flipped,
    is_under_marker,
    left_of,
    spot_of,
    spots_for,
    token_of,
    track_of,
)
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

REFRESH_COST: Final = 2


class OpenShop(DuelStep):
    """Phase 3 begins, also for who has left the dice alone."""

    def run(self, table: DuelTable) -> None:
        table.phase = "buy"


OPEN_SHOP: Final = OpenShop()


class Buy(Ask[DuelTable]):
    """P21: buy a card, refresh the row, or be done."""

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

    def _may_interrupt(self, table: DuelTable, me: Seat) -> bool:
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
            slot = slot_of(table, choice.removeprefix("buy:"))
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


def slot_of(table: DuelTable, card: str) -> int:
    """Where in the row that card lies."""
    return [table.card_id(number) for number in table.row].index(card)


def leave_shop(table: DuelTable) -> None:
    """D51: 1 energy for who bought nothing in the whole turn."""
    if not table.bought:
        table.gain_energy(table.active, 1, "duel/D51")


def refresh(table: DuelTable) -> None:
    """D50: three fresh cards."""
    me = table.active
    table.pay(me, REFRESH_COST, "duel/D50")
    if table.loud:
        table.tell(facts.REFRESHED, me, "duel/D50", word=",".join([table.card_id(number) for number in table.row]))
    table.discard = table.discard.add_all(table.row)
    table.row = ()
    table.fill_row("duel/D50")


def buy(table: DuelTable, me: Seat, slot: int, price: int, why: str) -> None:
    """D52: pay, token, cards that look at purchases, the card's own effects."""
    number = table.take_from_row(slot)
    card = table.book.cards[number]
    watching = table.cards_of(me)
    table.bought = True
    table.tell(facts.BOUGHT, me, why, price, word=card.id)
    table.pay(me, price, why)
    table.fill_row("duel/D49")
    if card.keep:
        side = table.sides[me]
        side.hold((*side.cards, number), table.book.cards)
    else:
        table.discard = table.discard.add(number)
        table.tell(facts.USED_UP, me, "duel/D52", word=card.id)
    if card.buzz:
        table.then(Place(token_of(card.buzz)))
    for other in watching:
        table.then(Watch(other.number))
    table.then(Effects(number))


class Watch(DuelStep):
    """A card of the buyer's looks at a purchase."""

    card: int

    def run(self, table: DuelTable) -> None:
        if self.card in table.sides[table.active].cards:
            table.book.cards[self.card].other_bought(table, table.active)


class Effects(DuelStep):
    """What a card does when it is bought."""

    card: int

    def run(self, table: DuelTable) -> None:
        table.book.cards[self.card].bought(table, table.active)


class Place(Ask[DuelTable]):
    """D55, D56: where the Buzz token goes; one that lies on the board already may be moved or left."""

    token: int

    def question(self, table: DuelTable) -> Decision | None:
        at = table.buzz[self.token]
        if is_under_marker(table.buzz, self.token, table.markers):
            return None
        spots = [spot for spot in spots_for(table.buzz, self.token, table.markers) if spot != at]
        words = [PLACE_WORDS[spot] for spot in spots]
        if at != OFF:
            words.append("leave")
        return table.ask(table.active, "place", tuple(words)) if words else None

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"token": TOKENS[self.token].id}

    def choose(self, table: DuelTable, choice: str) -> None:
        me = table.active
        if choice == "leave":
            table.tell(facts.LEFT, me, "duel/D56", word=TOKENS[self.token].id)
        else:
            put_token(table, me, self.token, spot_of(choice), "duel/D55")


def put_token(table: DuelTable, seat: Seat, token: int, at: int, why: str) -> None:
    table.buzz = (*table.buzz[:token], at, *table.buzz[token + 1 :])
    if table.loud:
        way = "flipped" if is_flipped(at) else "plain"
        table.tell_all(facts.PLACED, seat, why, (TOKENS[token].id, TRACKS[track_of(at)], left_of(at), way))


STEPS: Final = (OpenShop, Buy, Watch, Effects, Place)
