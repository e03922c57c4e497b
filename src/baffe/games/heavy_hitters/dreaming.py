"""How a seat may imagine what it cannot see: other legal decks that hold all that was ever seen of them."""

from baffe.games.heavy_hitters.cards import remember
from baffe.games.heavy_hitters.packing import opponent_deck, pack_kinds, random_deck
from baffe.games.heavy_hitters.squad import Squad
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.pile import Pile, dealt_anew, packed
from baffe.kernel.seat import NOBODY, Seat


def dream(table: HeavyTable, seat: Seat) -> None:
    """Deal anew everything that the seat cannot see."""
    for other in table.seats():
        squad = table.squads[other]
        if other == seat:
            squad.deck = dealt_anew([squad.deck], seat, table.chance)[0]
        elif squad.automatic:
            _dream_opponent(table, squad)
        else:
            _dream_deck(table, other, squad)
    _dream_sponsors(table, seat)


def _dream_sponsors(table: HeavyTable, seat: Seat) -> None:
    piles = [table.sponsor_deck]
    for squad in table.squads:
        piles += [squad.sponsors, squad.drawn]
    dealt = dealt_anew(piles, seat, table.chance)
    table.sponsor_deck = dealt[0]
    for place, squad in enumerate(table.squads):
        squad.sponsors, squad.drawn = dealt[1 + 2 * place], dealt[2 + 2 * place]


def _dream_deck(table: HeavyTable, other: Seat, squad: Squad) -> None:
    """Hand and draw pile of somebody else, or a deck that is still being built."""
    hidden = squad.deck.count() + squad.hand.count()
    if not hidden:
        if squad.building and not squad.known:
            squad.building = _partly_built(table, squad)
        return
    remember(table, other)  # what lies open now
    cards = _whole_deck(table, squad)
    for card in (*squad.discard.numbers(), *squad.damage.numbers(), *squad.in_play):
        cards.remove(card)
    hand: list[int] = []
    for _ in range(squad.hand.count()):
        hand.append(cards.pop(table.chance.below(len(cards))))
    squad.hand = Pile(squad.hand.viewer, packed(hand))
    squad.deck = Pile(NOBODY, packed(cards))


def _whole_deck(table: HeavyTable, squad: Squad) -> list[int]:
    """A deck that may be that squad's: what is known of it follows from the table alone."""
    book = table.book
    size = squad.life() + squad.damage.count()
    if sum(squad.known) == size:
        return [card for card, copies in enumerate(squad.known) for _ in range(copies)]
    if book.house.decks == "built":
        return random_deck(book, squad.faction, squad.known, table.chance)
    decks = [deck for deck in book.ready_decks(squad.faction) if deck.holds(squad.known)]
    return list(decks[table.chance.below(len(decks))].cards)


def _partly_built(table: HeavyTable, squad: Squad) -> tuple[int, ...]:
    """As far as it is built, some legal deck: everybody has been asked the same parts."""
    book = table.book
    kinds = [kind.card(squad.faction) for kind in pack_kinds(book)]
    asked = parts_asked(table)
    parts = ("primary", "secondary")[:asked]
    cards = random_deck(book, squad.faction, (), table.chance)
    kept = [card for card in cards if book.data.cards[card].part in parts]
    kept += [card for card in cards if card in kinds[: max(asked - 2, 0)]]
    return tuple(sorted(kept))


def parts_asked(table: HeavyTable) -> int:
    """How many parts of a deck have been answered by all; the step behind the questions says it."""
    from baffe.games.heavy_hitters.setting_up import ChooseDecks

    parts = [step.part for step in table.agenda if isinstance(step, ChooseDecks)]
    return parts[-1] - 1 if parts else 0


def _dream_opponent(table: HeavyTable, squad: Squad) -> None:
    """X60, X130: nobody knows which of its cards lie where."""
    if not squad.life() + squad.damage.count():
        return
    cards = opponent_deck(table.book, squad.faction, table.chance, squad.known)
    for card in squad.in_play:
        cards.remove(card)
    piles: list[Pile] = []
    for pile in (squad.damage, squad.discard):
        drawn = [cards.pop(table.chance.below(len(cards))) for _ in range(pile.count())]
        piles.append(Pile(NOBODY, packed(drawn)))
    squad.damage, squad.discard = piles
    squad.deck = Pile(NOBODY, packed(cards))
