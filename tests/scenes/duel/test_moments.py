"""Cards are asked at the moments at which they speak, and only then."""

from typing import Any

from baffe.games.duel import moments
from baffe.games.duel.card import Card
from baffe.games.duel.cards import CARDS
from tests.scenes.duel.support import duel, play

ALWAYS_CALLED = {"use", "roll_final", "bought", "other_bought"}  # of one card that is known to be the right one


def overridden(card: Card) -> set[str]:
    """What its own class, or one between it and the timing chart, says."""
    own: list[type[Any]] = [one for one in type(card).__mro__ if issubclass(one, Card) and one is not Card]
    return {name for one in own for name in vars(one)} & set(vars(Card))


def test_every_moment_of_the_timing_chart_has_a_bit_of_its_name() -> None:
    """duel/D22: a moment without a bit would never come."""
    methods = {name for name, value in vars(Card).items() if callable(value) and not name.startswith("_")}
    assert set(moments.METHODS) == methods - ALWAYS_CALLED
    assert [getattr(moments, method.upper()) for method in moments.METHODS] == [
        1 << n for n in range(len(moments.METHODS))
    ]


def test_a_card_speaks_at_the_moments_that_it_overrides() -> None:
    """duel/D22: all 50 cards."""
    for card in CARDS:
        spoken = {method for n, method in enumerate(moments.METHODS) if card.moments >> n & 1}
        assert spoken == overridden(card) & set(moments.METHODS), card.id


def test_a_side_speaks_with_all_its_cards_and_no_longer_with_one_that_is_gone() -> None:
    """duel/D52"""
    table = duel({"cards": ["extra_head", "rebooting"]}, {}, dice="smash " * 7, step="resolve")
    side = table.sides[0]
    assert side.moments == moments.WHITE_DICE | moments.SKIPS_DICE
    assert [card.id for card in side.cards_at(moments.SKIPS_DICE)] == ["extra_head", "rebooting"]
    assert side.cards_at(moments.STEPPED) == ()
    play(table, "rebooting")
    assert side.moments == moments.WHITE_DICE
    assert side.cards_at(moments.SKIPS_DICE) == ()
