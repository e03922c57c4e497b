"""Cards are asked at the moments at which they speak, and only then."""

from typing import Any

from baffe.games.duel import moments
from baffe.games.duel.card import ANSWERS, MOMENTS, PRINTED, QUERIES, REACTIONS, Card
from tests.scenes.duel.support import CARDS, duel, moments_of, play, speakers

HOOKS = QUERIES + ANSWERS + REACTIONS


def overridden(card: Card) -> set[str]:
    """What its own class, or one between it and the timing chart, says."""
    own: list[type[Any]] = [one for one in type(card).__mro__ if issubclass(one, Card) and one is not Card]
    return {name for one in own for name in vars(one)} & set(HOOKS)


def test_every_moment_of_the_timing_chart_has_a_bit_of_its_name() -> None:
    """duel/D22: a moment without a bit would never come."""
    assert [getattr(moments, name.upper()) for name in MOMENTS] == [1 << n for n in range(len(MOMENTS))]
    bits = [name for name in vars(moments) if name.isupper()]
    assert len(bits) == len(MOMENTS)


def test_a_card_speaks_at_the_moments_that_it_overrides() -> None:
    """duel/D22: all 50 cards."""
    for card in CARDS:
        spoken = {name for n, name in enumerate(MOMENTS) if card.moments >> n & 1}
        assert spoken & set(HOOKS) == overridden(card), card.id
        assert spoken & set(PRINTED) == {name for name in PRINTED if getattr(card, name)}, card.id


def test_a_side_speaks_with_all_its_cards_and_no_longer_with_one_that_is_gone() -> None:
    """duel/D52"""
    table = duel({"cards": ["extra_head", "rebooting"]}, {}, dice="smash " * 7, step="resolve")
    assert moments_of(table, 0) == moments.WHITE_DICE | moments.DICE_SKIPPED
    assert speakers(table, 0, moments.DICE_SKIPPED) == ["extra_head", "rebooting"]
    assert speakers(table, 0, moments.STEPPED) == []
    play(table, "rebooting")
    assert moments_of(table, 0) == moments.WHITE_DICE
    assert speakers(table, 0, moments.DICE_SKIPPED) == []
