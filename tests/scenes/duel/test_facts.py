"""What is told of numbers that change beside the dice: every fact is folded, or changes nothing that all can see."""

from baffe.games.duel.facts import FACTS
from tests.generic.folding import check_folds
from tests.houses import folds_duel
from tests.scenes.duel.support import autobot, buying, duel, each_side, owning, six
from tests.support import facts, play


def test_every_fact_is_folded_or_changes_no_public_number() -> None:
    assert {*folds_duel.FOLDS, *folds_duel.IDLE} == {fact.name for fact in FACTS}
    assert not folds_duel.IDLE & set(folds_duel.FOLDS)


def test_a_turn_says_its_dice_and_throws() -> None:
    """duel/D13, duel/D15, duel/D17, duel/D18: cards add, what waited for the turn is taken away."""
    table = duel({"fewer": 2, **owning("extra_head", "giant_brain")}, {}, step="start")
    (counted,) = facts(table, "dice_counted", 0)
    assert (counted["red"], counted["white"], counted["throws"]) == (4, 1, 4)
    assert each_side(table, "fewer") == [0, 0]


def test_who_has_no_dice_says_so() -> None:
    """duel/D19, autobot/R15"""
    table = duel({"fewer": 6}, {}, step="start")
    assert [fact["throws_left"] for fact in facts(table, "no_dice", 0)] == [3]
    table = autobot("", bot={"fewer": 6}, step="start")
    assert facts(table, "no_dice", 1)[0]["rule"] == "autobot/R15"


def test_a_rival_without_dice_is_followed() -> None:
    """duel/D19, autobot/R15: into its turn and out of it again."""
    for seed in range(4):
        check_folds(duel({}, {"fewer": 6}, step="buy", seed=seed), seed, "any", 60)
        rival = {"fewer": 6}
        check_folds(duel({}, rival, step="buy", seed=seed, options={"autobot": "hard"}), seed, "any", 60)


def test_what_waits_for_the_next_turn_is_told() -> None:
    """duel/card/thunder_stomp, duel/card/dominate"""
    table = six("gigazaur", "destruction destruction destruction heart heart energy", owning("thunder_stomp"))
    play(table, *[word for word in ("group:destruction",) if table.decision and word in table.decision.options])
    (told,) = facts(table, "fewer_next", 1)
    assert (told["dice"], told["cause"]) == (1, "thunder_stomp")
    table = buying("dominate")
    play(table, "place:fame:3")
    assert [fact["cause"] for fact in facts(table, "dominated", 1)] == ["dominate"]


def test_specials_that_a_power_uses_are_told_even_if_it_does_nothing() -> None:
    """duel/D31, duel/P15"""
    table = six("the_king", "special special heart heart energy fame")
    while table.decision is not None and not facts(table, "specials_spent"):
        words = table.decision.options
        table.play(next((word for word in ("special:king", "no") if word in words), words[0]))
    assert facts(table, "specials_spent", 0)[0]["specials"] == 2
    assert facts(table, "placed") == []
