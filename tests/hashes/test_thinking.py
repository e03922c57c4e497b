"""What bots that think ahead answer is equal in every form of the engine, bit for bit."""

from hashlib import blake2b
from pathlib import Path

import pytest

import baffe
from baffe.bots import Eyes, make

RECORDED = Path(__file__).with_name("thinking.txt")
LEVELS = ("tactician", "titan")
GAMES = (("tokyo", 2), ("tokyo", 4), ("duel", 2), ("heavy_hitters", 2))


def answers(game: str, seats: int, level: str) -> str:
    """A digest of the first answers of a game."""
    table = baffe.deal(game, seats, 8, events=False)
    bots = [make(game, level, seat) for seat in range(seats)]
    digest = blake2b(digest_size=8)
    for _ in range(40):
        asked = table.decision
        if asked is None:
            break
        word = bots[asked.seat].choose(asked, Eyes(table, asked.seat))
        digest.update(f"{asked.seat} {word}\n".encode())
        table.play(word, asked.seat, asked.number)
    return digest.hexdigest()


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_those_recorded(game: str, seats: int, level: str) -> None:
    """Other weights answer differently: then `python -m tests.hashes.test_thinking` records them anew."""
    recorded = dict([line.split(": ") for line in RECORDED.read_text(encoding="utf-8").splitlines()])
    assert answers(game, seats, level) == recorded[f"{level} {game} {seats}"]


if __name__ == "__main__":
    found = [f"{level} {game} {seats}: {answers(game, seats, level)}\n" for level in LEVELS for game, seats in GAMES]
    RECORDED.write_text("".join(found), encoding="utf-8")
