"""Games that were played once are played again, and every seat sees at each decision what it saw then."""

from json import loads

import pytest

import baffe
from baffe import Refused
from tests.golden.regenerate import (
    BLOCK,
    COUNT,
    CROWDED,
    FIRST,
    FULL,
    HERE,
    IN_FILE,
    LONGEST,
    Chronicle,
    begun,
    digests,
    full,
    golden,
    kind_of,
    play,
    scenes,
    shapes,
    viewers,
)


def complaint(n: int, lines: list[list[str]]) -> str:
    """What differs first in game n; nothing if all is as it was."""
    table = begun(n, scenes().get(n))
    for number, played, *expected in lines:
        where = f"game {n} ({kind_of(n)}), decision {number}, after {played}"
        try:
            if played != FIRST:
                play(table, played)
        except Refused as refusal:
            return f"{where}: {refusal}"
        names = ["the position", *["a spectator" if seat is None else f"seat {seat}" for seat in viewers(table)]]
        differ = [name for name, now, then in zip(names, digests(table), expected, strict=True) if now != then]
        if differ:
            return f"{where}: differs for {', '.join(differ)}"
    if table.decisions and len(lines) <= LONGEST:
        return f"game {n} ({kind_of(n)}): goes on after its last word"
    return ""


@pytest.mark.parametrize("first", range(0, COUNT, BLOCK))
def test_every_seat_sees_at_each_decision_what_it_saw(first: int) -> None:
    games = golden(first - first % IN_FILE)
    complaints = [complaint(n, games[n]) for n in range(first, first + BLOCK)]
    assert [text for text in complaints if text] == []


@pytest.mark.parametrize("n", FULL)
def test_a_game_in_full_shows_what_it_showed(n: int) -> None:
    """Where the digests only say that something differs, these ten games say what."""
    table = begun(n, scenes().get(n))
    chronicle = Chronicle()
    for line in full(n):
        told = loads(line)
        if told["played"] != FIRST:
            play(table, told["played"])
        assert loads(chronicle.line(table, told["decision"], told["played"])) == told
    assert table.outcome is not None


def test_every_game_is_in_its_file() -> None:
    for first in range(0, COUNT, IN_FILE):
        games = golden(first)
        assert list(games) == list(range(first, first + IN_FILE))
        for lines in games.values():
            assert [int(line[0]) for line in lines] == list(range(len(lines)))
            assert lines[0][1] == FIRST and len(lines) > 1
    assert list(scenes()) == [n for n in range(COUNT) if kind_of(n) in CROWDED]


def test_a_game_that_differs_is_named() -> None:
    """One of the words, and one of the digests, made wrong."""
    lines = golden(0)[0]
    assert complaint(0, lines) == ""
    number, played, *expected = lines[2]
    other = [*lines[:2], [number, played, *expected[:-1], "?"], *lines[3:]]
    assert complaint(0, other) == f"game 0 (tokyo), decision {number}, after {played}: differs for a spectator"
    other = [*lines[:2], [number, "0:nonsense", *expected], *lines[3:]]
    assert complaint(0, other).startswith(f"game 0 (tokyo), decision {number}, after 0:nonsense: ")
    assert complaint(0, lines[:-1]) == "game 0 (tokyo): goes on after its last word"


def test_steps_keep_their_names_and_their_saved_fields() -> None:
    """A save from people's homes holds them. There may be new ones."""
    kept = (HERE / "steps.txt").read_text(encoding="utf-8").splitlines()
    now = [f"{game} {name} {shape}".rstrip() for game in baffe.games() for name, shape in shapes(game).items()]
    assert kept and [line for line in kept if line not in now] == []
