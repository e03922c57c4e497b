"""Beside the real box solo opponents of Heavy Hitters do what they do at a table: the same acts by the same rules."""

from typing import Any, Final

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.real.solo_games import LEVELS, Scribe, acts, recorded

Plain = dict[str, Any]

TURNS: Final = 25  # of opponents, for each level and number of them: 300 in all
WAYS: Final[tuple[Plain, ...]] = ({}, {"board": "alternative"}, {"solo_catch_up": "walk"}, {"pack": "extended"})


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_the_acts_of_the_engine_out_of_whole_games(level: str, opponents: int) -> None:
    """gkr/X64 to gkr/X101: told the person's moves, the dice and the cards, a companion says what the engine did."""
    turns, seed = 0, 10 * opponents + LEVELS.index(level)
    while turns < TURNS:
        table = recorded(level, opponents, seed, WAYS[seed % len(WAYS)], 20)
        scribe = Scribe(table)
        scribe.follow()
        engine, told = acts([event for event, _ in scribe.told]), acts(scribe.companion.log)
        assert told[: len(engine)] == engine, (level, opponents, seed)
        if table.ending is None or table.ending.reason == "solo_won":
            assert shown(scribe.companion.table) == shown(table)
        turns += len([act for act in engine if act["type"] == "die" and act["table"] == "deploy"])
        seed += 1


def shown(table: HeavyTable) -> list[Plain]:
    """Where everybody stands and how many cards opponents have in which pile."""
    return [
        {
            "at": squad.at, "facing": squad.facing, "hits": squad.hits,
            "piles": [pile.count() for pile in (squad.deck, squad.discard, squad.damage)] if squad.automatic else [],
        }
        for squad in table.squads
    ]  # fmt: skip
