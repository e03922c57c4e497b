"""How strong the bots are, and that they play by the rules of eyes."""

import pytest

import baffe
from baffe.arena.match import bot_answers, play_out
from baffe.arena.simulate import simulate
from baffe.bots import BOTS, Eyes, make


def test_simple_wins_at_least_85_percent_against_random() -> None:
    """tokyo/R118"""
    result = simulate("tokyo", 2, 400, 1, ["simple", "random"])
    assert result["wins"][0] / result["games"] >= 0.85


def test_simple_wins_at_least_60_percent_against_three_randoms() -> None:
    result = simulate("tokyo", 4, 300, 1, ["simple", "random", "random", "random"])
    assert result["wins"][0] / result["games"] >= 0.6


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_bot_plays_at_every_number_of_seats(name: str, seats: int) -> None:
    for seed in range(5):
        table = baffe.deal("tokyo", seats, seed, events=False)
        play_out(table, [make(name, seat) for seat in range(seats)])
        assert table.outcome is not None and table.outcome["reason"] != "stalled"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_the_same_at_a_table_that_differs_only_in_secrets(name: str) -> None:
    table = baffe.deal("tokyo", 4, 11, events=False)
    drivers = [make("random", seat) for seat in range(4)]
    for number in range(80):
        decision = table.decision
        if decision is None:
            break
        seat = decision.seat
        true_word = make(name, 5).choose(decision, Eyes(table, seat))
        dreamt = table.imagine(seat, number)
        other = [asked for asked in dreamt.decisions if asked.seat == seat][0]
        assert make(name, 5).choose(other, Eyes(dreamt, seat)) == true_word
        table.play(bot_answers(table, decision, drivers[seat]), seat)


def test_simulations_are_the_same_every_time() -> None:
    first, second = (simulate("tokyo", 3, 10, 7, ["simple", "random", "random"]) for _ in range(2))
    assert {key: first[key] for key in ("wins", "turns", "decisions", "hash")} == {
        key: second[key] for key in ("wins", "turns", "decisions", "hash")
    }
