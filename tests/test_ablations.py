"""A half of a level thinks about its questions, and about no others."""

import pytest
from tools.ablations import AllButDice, AllButWalks, DiceOnly, Half, WalksOnly

import baffe
from baffe.bots import SIMPLE, Eyes, make


@pytest.mark.parametrize(("game", "half"), [("tokyo", DiceOnly), ("duel", AllButDice), ("heavy_hitters", WalksOnly)])
def test_each_question_is_answered_by_whoever_it_is_for(game: str, half: type[Half]) -> None:
    table = baffe.deal(game, 2, 5)
    bot = half(3)
    whole = {name: make(game, name, 3) for name in ("titan", SIMPLE)}
    rival = make(game, SIMPLE, 4)
    asked: set[bool] = set()
    for _ in range(120):
        decision = table.decision
        if decision is None:
            break
        if decision.seat == 1:
            table.play(rival.choose(decision, Eyes(table, 1)), 1)
            continue
        eyes = Eyes(table, 0)
        thinks = (decision.kind in half.kinds) != half.others
        asked.add(thinks)
        word = bot.choose(decision, eyes)
        assert word == whole["titan" if thinks else SIMPLE].choose(decision, eyes)
        table.play(word, 0)
    assert asked == {True, False}


def test_both_halves_make_a_whole() -> None:
    for half, rest in ((DiceOnly, AllButDice), (WalksOnly, AllButWalks)):
        assert half.kinds == rest.kinds and half.others != rest.others
