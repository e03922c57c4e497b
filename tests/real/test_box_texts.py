"""What an owner has read off the box of Heavy Hitters, as a text: written, read, and refused by name."""

import json
from typing import Any, Final

import pytest

import baffe
from baffe.games import GAMES
from baffe.games.heavy_hitters.companion.diagrams import DIAGRAMS, FORMAT
from baffe.kernel.refusal import BadOption

Plain = dict[str, Any]

TOLD: Final[Plain] = {
    "recon_move": {"3": {"letters": {"A": [0, -3], "B": [1, -3]}}},
    "weapons": {"kw_p1": {"speed": 4, "attack": 9}},
}


def about(**asked: Any) -> Plain:
    return GAMES["heavy_hitters"].consult("box", asked)


def test_ours_say_that_they_are_ours() -> None:
    told = about(data=TOLD)
    assert tuple(told["diagrams"]) == DIAGRAMS
    columns = [(name, die) for name, dice in told["diagrams"].items() for die, it in dice.items() if not it["ours"]]
    assert columns == [("recon_move", "3")]
    assert told["diagrams"]["recon_move"]["3"]["letters"] == {"A": [0, -3], "B": [1, -3]}


def test_what_was_written_is_read_again() -> None:
    written = about(data=TOLD)["text"]
    assert about(text=written)["data"] == TOLD
    assert baffe.deal("heavy_hitters", 2, 1, {"solo": "normal", "data": about(text=written)["data"]}).decision


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (7, "text"),
        ("{", "text"),
        ("[" * 30_000, "text"),
        ("[]", "text"),
        (json.dumps({"format": "something", "version": 1, "data": {}}), "text"),
        (json.dumps({"format": FORMAT, "version": 2, "data": {}}), "version"),
        (json.dumps({"format": FORMAT, "version": 1}), "data"),
        (json.dumps({"format": FORMAT, "version": 1, "data": {"hexes": []}}), "data.hexes"),
        (json.dumps({"format": FORMAT, "version": 1, "data": {"deploy": {"7": {}}}}), "data.deploy.7"),
        (
            json.dumps({"format": FORMAT, "version": 1, "data": {"deploy": {"1": {"letters": {"A": [0, 2]}}}}}),
            "data.deploy.1.letters.A",
        ),
        ("x" * 70_000, "text"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(text: Any, field: str) -> None:
    with pytest.raises(BadOption) as refused:
        about(text=text)
    assert refused.value.field == field
