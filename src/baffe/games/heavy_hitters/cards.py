"""The cards of a squad between its piles: drawn, discarded, shuffled again, mended (G41 to G43, G131)."""

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.pile import DISCARDS, Pile
from baffe.kernel.seat import Seat


def retire(table: HeavyTable, seat: Seat, card: int, why: str) -> None:
    """A card goes from play to the discard pile."""
    squad = table.squads[seat]
    if card in squad.in_play:  # else it was lost as damage
        squad.leave_play(card)
        squad.discard = squad.discard.add(card)
        if table.loud:
            table.tell_all(facts.DISCARDED, seat, why, (table.card_id(card), "play"))


def renew(table: HeavyTable, seat: Seat, why: str) -> None:
    """The discard pile becomes the draw pile (G41). Others remember what they have seen of it."""
    squad = table.squads[seat]
    if not squad.automatic:
        remember(table, seat)
    table.tell(facts.RESHUFFLED, seat, why, squad.discard.count())
    squad.deck = squad.deck.add_all(tuple(squad.discard.numbers()))
    squad.discard = Pile() if squad.automatic else DISCARDS


def remember(table: HeavyTable, seat: Seat) -> None:
    """What lies open of a deck is known to be in it."""
    squad = table.squads[seat]
    known = list(squad.known) or [0] * len(table.book.data.cards)
    copies = [0] * len(known)
    for card in squad.discard.numbers() + squad.damage.numbers() + list(squad.in_play):
        copies[card] += 1
        if copies[card] > known[card]:
            known[card] = copies[card]
    squad.known = tuple(known)


def draw(table: HeavyTable, seat: Seat, cards: int, why: str) -> None:
    """Others see how many (G41, G42)."""
    squad = table.squads[seat]
    drawn, squad.deck = squad.deck.draw_some(cards, table.chance)
    if len(drawn) < cards and squad.discard.count():
        renew(table, seat, "gkr/G41")
        further, squad.deck = squad.deck.draw_some(cards - len(drawn), table.chance)
        drawn += further
    if drawn:
        squad.hand = squad.hand.add_all(tuple(drawn))
        names = ",".join([table.card_id(card) for card in drawn]) if table.loud else ""
        table.uncover(facts.DREW, seat, why, names, seat, len(drawn))


def mend(table: HeavyTable, seat: Seat, card: int, why: str) -> None:
    """A damage card goes to the discard pile (G131)."""
    squad = table.squads[seat]
    squad.damage = squad.damage.without(card)
    squad.discard = squad.discard.add(card)
    table.tell(facts.MENDED, seat, why, word=table.card_id(card))
