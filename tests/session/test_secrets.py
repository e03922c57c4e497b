"""A session knows which seats see what not everybody sees: where several share a device, it is covered."""

from random import Random
from typing import Any

import pytest

from baffe.games import GAMES
from baffe.session import GameSession, GameSetup, RecordEntry

FOR_EVERYBODY = {"decisions", "prices"}  # what a seat would pay follows from what lies open


def full(told: Any) -> Any:
    """Without what is empty: an empty hand is no secret."""
    if isinstance(told, dict):
        return {key: full(value) for key, value in told.items() if value}
    return [full(value) for value in told] if isinstance(told, list) else told


@pytest.mark.parametrize(
    ("name", "games", "choices"), [("tokyo", 25, 200), ("duel", 10, 200), ("heavy_hitters", 2, 120)]
)
def test_whoever_has_no_secrets_sees_what_everybody_sees(name: str, games: int, choices: int) -> None:
    game, found = GAMES[name], 0
    for seed in range(games):
        random = Random(seed)
        session = GameSession(game, GameSetup(max(game.fewest, 2), str(seed), {}), game.rules)
        for n in range(choices):
            if session.is_over:
                break
            public = session.view(None)
            for seat in (0, 1):
                view = session.view(seat)
                seen = [key for key in view if key not in FOR_EVERYBODY and full(view[key]) != full(public[key])]
                secret = session.secrets([seat]) == [seat]
                assert secret or not seen, (seed, n, seat, seen)
                found += secret
            asked = random.choice(session.decisions)
            session.apply(
                RecordEntry(asked.number, "choice", asked.seat, random.choice(asked.options), 0, "p", "", 0.0)
            )
    assert bool(found) == (name != "duel")
