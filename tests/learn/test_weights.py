"""Files of weights, and nets that agree on every bit."""

from typing import Any

import pytest

import baffe
from baffe.bots.search.chance import ONE, chance_of
from baffe.bots.search.net import MANY, PORTION, Net
from baffe.bots.search.weights import Weights, inputs_of, read, written
from baffe.games import GAMES
from baffe.kernel.chance import seeded

INPUTS = 40
NAMES = [f"feature {n}" for n in range(INPUTS)]


def some_weights(seed: int, most: int = 300) -> Weights:
    chance = seeded(seed)

    def drawn(count: int, most: int = most) -> list[int]:
        return [chance.below(2 * most) - most for _ in range(count)]

    first = [drawn(16) for _ in range(INPUTS)]
    second = [drawn(8) for _ in range(16)]
    return Weights(first, drawn(16), second, drawn(8, 60000), drawn(8), chance.below(60000))


def by_hand(weights: Weights, features: list[int]) -> int:
    """The logit, one number at a time."""
    units = [
        min(max(bias + sum([weights.first[f][n] for f in features]), 0), 1023)
        for n, bias in enumerate(weights.first_bias)
    ]
    more = [
        min(max((bias + sum([unit * weights.second[i][n] for i, unit in enumerate(units)])) >> 8, 0), 1023)
        for n, bias in enumerate(weights.second_bias)
    ]
    return weights.last_bias + sum([unit * weight for unit, weight in zip(more, weights.last, strict=True)])


@pytest.mark.parametrize("most", [300, 32767])
def test_lanes_and_numpy_say_what_plain_arithmetic_says(most: int) -> None:
    """Also with the largest weights that a file can hold, and for any number of positions at once."""
    chance = seeded(2)
    for seed in range(6):
        weights = some_weights(seed, most)
        net = weights.net()
        rows: list[list[int]] = [[n for n in range(INPUTS) if chance.below(3) == 0] for _ in range(PORTION + 9)]
        said = [net.value(row) for row in rows]
        assert [net.logit(row) for row in rows] == [by_hand(weights, row) for row in rows]
        assert [chance_of(by_hand(weights, row)) for row in rows] == said
        for number in (0, 1, MANY - 1, MANY, PORTION, PORTION + 1, len(rows)):
            assert net.values(rows[:number]) == said[:number]


def test_whatever_was_valued_before_a_position_is_worth_the_same() -> None:
    """Sums go on from the last position: features in any order, of two equal cards, of lists that change afterwards."""
    chance = seeded(5)
    weights = some_weights(4)
    net = weights.net()
    for _ in range(200):
        row = [chance.below(INPUTS) for _ in range(chance.below(25))]
        assert net.logit(row) == by_hand(weights, row) == by_hand(weights, sorted(row))
        row.append(chance.below(INPUTS))
    assert net.logit([]) == by_hand(weights, [])


def test_without_numpy_many_positions_are_valued_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baffe.bots.search.net.numpy_if_here", lambda: None)
    alone, beside = some_weights(3).net(), [[n, n + 7, 30] for n in range(20)]
    monkeypatch.undo()
    assert alone.values(beside) == some_weights(3).net().values(beside)
    with pytest.raises(AssertionError):
        alone.units(beside)


def test_chances_rise_from_0_to_1_and_are_even_in_the_middle() -> None:
    found = [chance_of(logit) for logit in range(-700000, 700000, 777)]
    assert found == sorted(found) and found[0] < ONE // 2000 and found[-1] > ONE - ONE // 2000
    assert chance_of(0) == ONE // 2
    assert chance_of(65536) / ONE == pytest.approx(0.7310585786, abs=1e-6)


def test_weights_are_read_as_they_were_written() -> None:
    weights = some_weights(3)
    again = read(written(weights, "tiny", "pupil", NAMES, {"seed": 1}), "tiny", NAMES)
    assert vars_of(again) == vars_of(weights)


def vars_of(weights: Weights) -> list[Any]:
    return [weights.first, weights.first_bias, weights.second, weights.second_bias, weights.last, weights.last_bias]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"something else", "no weights of Baffe"),
        (lambda data: b"", "no weights of Baffe"),
        (lambda data: data.replace(b'"version": 1', b'"version": 2'), "version 2"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[:-9] + b"x" + data[-8:], "damaged"),
        (lambda data: data.replace(b'"mode": "tiny"', b'"mode": "huge"'), "learned for 'huge'"),
        (lambda data: data.replace(b'"shape": [40, 16, 8]', b'"shape": [40, 16, 9]'), "some are missing"),
    ],
)
def test_other_files_are_refused_in_one_sentence(spoil: Any, reason: str) -> None:
    data = spoil(written(some_weights(1), "tiny", "pupil", NAMES, {}))
    with pytest.raises(baffe.BadOption) as refused:
        read(data, "tiny", NAMES)
    assert reason in str(refused.value) and "\n" not in str(refused.value)


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(baffe.BadOption, match="other features"):
        read(written(some_weights(1), "tiny", "pupil", NAMES, {}), "tiny", [*NAMES[1:], "another"])


def test_what_a_net_is_told_has_a_name() -> None:
    search = GAMES["tokyo"].search()
    assert inputs_of(search, "tokyo-2")[-1] == "thinks"
    assert isinstance(some_weights(1).net(), Net)
