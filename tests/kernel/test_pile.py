"""Piles: who knows which card, and what a seat may imagine."""

from baffe.kernel.chance import seeded
from baffe.kernel.pile import DISCARDS, NO_CARD, Pile, dealt_anew, deck_of
from baffe.kernel.seat import NOBODY, Seat

A, B = Seat(0), Seat(1)


def test_a_deck_has_no_order_until_a_card_turns() -> None:
    deck = deck_of(5)
    assert deck.numbers() == [0, 1, 2, 3, 4] and deck.top == ()
    drawn = set()
    for seed in range(60):
        card, rest = deck.draw(seeded(seed))
        assert not rest.has(card) and rest.count() == 4
        drawn.add(card)
    assert drawn == {0, 1, 2, 3, 4}
    assert deck.count() == 5, "a pile never changes"


def test_a_pile_has_no_end_at_256() -> None:
    deck = deck_of(1000)
    chance = seeded(3)
    drawn: list[int] = []
    while deck.count():
        card, deck = deck.draw(chance)
        drawn.append(card)
    assert sorted(drawn) == list(range(1000)) and drawn != sorted(drawn)


def test_a_card_that_somebody_has_seen_lies_where_it_was_seen() -> None:
    deck = deck_of(9).laid_out(1, seeded(1))
    deck = deck.shown_to(B, 1)
    assert deck.top_known_to(A) == [] and deck.top_known_to(None) == []
    assert deck.top_known_to(B) == [NO_CARD, deck.top[1]]
    first, rest = deck.draw(seeded(2))
    assert first == deck.top[0] and rest.top_known_to(B) == [deck.top[1]]


def test_a_seat_forgets_cards_that_it_has_seen_and_nobody_else_does() -> None:
    deck = deck_of(9).laid_out(2, seeded(1))
    deck = deck.shown_to(A, 0).shown_to(B, 0).shown_to(B, 2)
    first, third = deck.top[0], deck.top[2]
    forgotten = deck.forgotten_by(B, {first})
    assert forgotten.top_known_to(B) == [NO_CARD, NO_CARD, third]
    assert forgotten.top_known_to(A) == [first]
    assert forgotten.numbers() == deck.numbers(), "the cards lie where they lay"
    assert deck.forgotten_by(B, {first, third}).top_known_to(B) == []
    assert deck.top_known_to(B) == [first, NO_CARD, third], "a pile never changes"


def test_a_hand_is_seen_by_its_owner_and_discards_by_all() -> None:
    hand = Pile(A).add(7).add(3)
    assert hand.numbers() == [3, 7], "a hand has no order either"
    assert (hand.known_to(A), hand.known_to(B), hand.known_to(None)) == (True, False, False)
    waste = DISCARDS.add_all((7, 3))
    assert waste.numbers() == [7, 3] and waste.known_to(None)
    assert waste.hidden_from(B) == [] and hand.hidden_from(B) == [3, 7]


def test_a_seat_imagines_what_it_does_not_know() -> None:
    mine, theirs = Pile(A).add(0).add(1), Pile(B).add(2).add(3)
    deck = deck_of(9).without(0).without(1).without(2).without(3).laid_out(1, seeded(4)).shown_to(A, 0)
    hands = set()
    for seed in range(60):
        own, other, rest = dealt_anew([mine, theirs, deck], A, seeded(seed))
        assert own is mine and rest.top[:1] == deck.top[:1]
        assert other.viewer == B and rest.viewer == NOBODY
        assert sorted(own.numbers() + other.numbers() + rest.numbers()) == list(range(9))
        assert len(rest.top) == 1, "an order that nobody knows is gone"
        hands.add(other.cards)
    assert len(hands) > 10


def test_the_same_deck_is_imagined_without_a_draw() -> None:
    """Nothing is dealt anew where only one pile is hidden: a search imagines often."""
    chance = seeded(1)
    before = chance.mark()
    assert dealt_anew([deck_of(60), DISCARDS], A, chance)[0].cards == deck_of(60).cards
    assert chance.mark() == before
