"""The peer we measure ourselves against: catanatron, four random players."""

import random
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer

TURNS = 1000


def _deal(seed: int) -> Any:
    random.seed(seed)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in colors], seed=seed)


def games(seconds: float) -> dict[str, Any]:
    played = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        game = _deal(played)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        played += 1
    took = perf_counter() - began
    return {"games": played / took, "decisions": decisions / took}


def copies(seconds: float) -> dict[str, Any]:
    game = _deal(0)
    for _ in range(300):
        game.play_tick()
    times = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(20):
            game.copy()
        times += 20
    return {"microseconds": (perf_counter() - began) / times * 1e6}
