"""Levels that think ahead at a table of this device: their weights are brought by name, checked, and may be missing."""

from collections.abc import Iterator

import pytest

from baffe.bots.search.weights import use
from baffe.inside.worker import Inside
from tests.inside.device import Device, Plain
from tests.inside.test_local_table import ME, check_end

TITAN = {"kind": "bot", "bot": "titan"}
TACTICIAN = {"kind": "bot", "bot": "tactician"}
DUEL: Plain = {"game": "duel", "seats": [ME, TITAN], "pace": "off"}
OPEN: Plain = {"type": "open", "code": "HERE", "wish": DUEL, "seed": "3", "start": None, "entries": []}
NAME = "titan-duel"


@pytest.fixture(autouse=True)
def _nothing_is_here() -> Iterator[None]:
    """As in a page that has just been opened; other tests find the files beside the code again."""
    names = [("titan", "duel"), ("tactician", "tokyo-3"), ("titan", "tokyo-3"), ("tactician", "heavy_hitters-2")]
    for level, mode in names:
        use(level, mode, None)
    yield
    from baffe.bots.search import weights

    for name in names:
        weights._NETS.pop(name, None)


def bots(told: list[Plain]) -> list[str]:
    return [seat["bot"] for seat in told[-1]["table"]["seats"] if seat["kind"] == "bot"]


def test_a_table_wants_a_file_for_each_level_and_is_played_to_its_end() -> None:
    device = Device({"game": "tokyo", "seats": [ME, TITAN, TACTICIAN], "pace": "off"}, "5")
    assert device.wanted == ["tactician-tokyo-3", "titan-tokyo-3"]
    check_end(device.play())
    players = {entry["player"] for entry in device.entries}
    assert {"bot:titan", "bot:tactician"} <= players
    assert device.again().wanted == [], "each is fetched once"


def test_a_planner_of_heavy_hitters_is_brought_what_it_has_learned_and_answers() -> None:
    device = Device({"game": "heavy_hitters", "seats": [ME, TACTICIAN], "pace": "off"}, "5")
    assert device.wanted == ["tactician-heavy_hitters-2"]
    while len([entry for entry in device.entries if entry["player"] == "bot:tactician"]) < 10:
        device.step()


def test_a_game_that_is_over_wants_nothing() -> None:
    device = Device(DUEL, "3").play()
    use("titan", "duel", None)
    assert device.again().wanted == []


def test_the_table_is_open_when_its_weights_are_here() -> None:
    inside = Inside()
    [begun, wants] = inside.receive(OPEN, 1.0)
    assert begun["type"] == "begun" and wants == {"type": "wants", "files": [NAME]}
    assert inside.due_in(1.0) is None and inside.receive({"type": "tick"}, 2.0) == []
    assert inside.bring("titan-tokyo-3", b"", 2.0) == [], "for a table that was open before"
    data = Device.bringing(NAME)
    [welcome] = inside.bring(NAME, data, 2.0)
    assert welcome["type"] == "welcome" and bots([welcome]) == ["titan"]
    assert inside.bring(NAME, data, 2.0) == []


@pytest.mark.parametrize("data", [b"", b"<html>404</html>", b"changed", b"another mode"])
def test_weights_that_cannot_be_had_or_are_none_of_ours_are_told_and_the_game_is_kept(data: bytes) -> None:
    if data == b"changed":
        data = Device.bringing(NAME)[:-1] + b"?"
    if data == b"another mode":
        data = Device.bringing("titan-tokyo-3")
    inside = Inside()
    start = inside.receive(OPEN, 1.0)[0]["start"]
    [error] = inside.bring(NAME, data, 2.0)
    assert (error["type"], error["code"], error["field"]) == ("error", "no_weights", "bot") and error["reason"]
    assert inside.receive({"type": "ping"}, 2.0)[0]["code"] == "no_table"
    kept = {**OPEN, "start": start}
    assert inside.receive(kept, 3.0) == [{"type": "wants", "files": [NAME]}], "it is tried again"
    [welcome] = inside.bring(NAME, Device.bringing(NAME), 3.0)
    assert bots([welcome]) == ["titan"]


def test_the_usual_bot_plays_in_its_place_for_as_long_as_it_cannot_be_had() -> None:
    inside = Inside()
    [begun, _] = inside.receive(OPEN, 1.0)
    kept = {**OPEN, "start": begun["start"]}
    assert bots(inside.receive({**kept, "instead": True}, 2.0)) == ["brawler"]
    assert begun["start"]["places"][1]["bot"] == "titan", "what is kept says who was wished for"
    inside.receive(kept, 3.0)
    inside.bring(NAME, Device.bringing(NAME), 3.0)
    assert bots(inside.receive({**kept, "instead": True}, 4.0)) == ["titan"], "nobody is replaced who can come"


def test_what_comes_after_the_table_was_closed_changes_nothing() -> None:
    inside = Inside()
    inside.receive(OPEN, 1.0)
    inside.receive({"type": "close"}, 1.0)
    assert inside.bring(NAME, Device.bringing(NAME), 2.0) == []
