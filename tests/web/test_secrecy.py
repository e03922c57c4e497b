"""Every byte that a seat and a spectator receive during whole games is what the engine allows them to know."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

import baffe
from baffe.kernel.table import Table
from tests.web.serving import Line, Person, Serving

GAME = {"seq", "view", "events", "deadline", "undo", "ask", "secrets"}
MESSAGES = {
    "welcome": {"protocol", "build", "you", "table", "chat", "since", *GAME},
    "update": GAME,
    "table": {"table", "you"},
    "said": {"chat"},
    "done": {"id", "number"},
    "error": {"code", "reason", "field", "id"},
    "pong": set(),
}
AROUND = {
    "code", "game", "state", "options", "seats", "host", "timer", "pace", "chat", "watching", "solo", "guided", "scene",
    "commitment", "seed", "join", "rematch", "wish", "watchers", "bets", "resumed",
}  # fmt: skip
SEAT = {"kind", "name", "player", "bot", "figure", "away", "online", "locked", "rule", "choices", "free_in"}


def plain(value: Any) -> bytes:
    return json.encode(value, order="sorted")


class Allowed:
    """What the engine shows of a finished game, replayed from its record."""

    def __init__(self, record: str, seats: int) -> None:
        self.end = baffe.replay(record)
        self.views: dict[int | None, set[bytes]] = {seat: set() for seat in (None, *range(seats))}
        self.events = {seat: [plain(event) for event in self.end.events(seat)] for seat in self.views}
        for position in positions(record, self.end):
            for seat, views in self.views.items():
                views.add(plain(position.view(seat)))

    def check(self, message: dict[str, Any], seat: int | None) -> None:
        kind = message["type"]
        assert set(message) == {"type", *MESSAGES[kind]}
        if "table" in message:
            table = message["table"]
            assert set(table) == AROUND
            assert all([set(sitting) == SEAT for sitting in table["seats"]])
            assert (table["seed"] is None) == (table["state"] != "over")
        assert not message.get("secrets"), "who has any is told only where several share a device"
        if message.get("view") is not None:
            # What an answer brings is worked out on imagined tables: tests/generic/test_forecast.py.
            asked = [
                {key: value for key, value in question.items() if key != "brings" or "options" not in question}
                for question in message["view"]["decisions"]
            ]
            assert plain({**message["view"], "decisions": asked}) in self.views[seat]
        for event in message.get("events", []):
            seen = {key: value for key, value in event.items() if key != "seq"}
            assert plain(seen) == self.events[seat][event["n"]]


def positions(record: str, end: Table) -> Iterator[Table]:
    """All of a game; where several are asked together, also with the answer of any one of them."""
    for count in range(end.count + 1):
        table = baffe.replay(record, count=count)
        yield table
        if len(table.decisions) > 1:
            for asked in table.decisions:
                for word in asked.options:
                    answered = table.copy()
                    answered.play(word, asked.seat)
                    yield answered


def play(lines: list[Line]) -> None:
    """Until the game is over, and until everybody has heard it."""
    answered: list[set[int]] = [set() for _ in lines]
    over = [False for _ in lines]
    while not all(over):
        for i, line in enumerate(lines):
            if over[i]:
                continue
            told = line.next("welcome", "update")
            view = told["view"]
            if view is not None:
                line.answer(view, answered[i])
                over[i] = view["outcome"] is not None
    for line in lines:
        while line.next()["type"] != "table":
            pass


@pytest.mark.parametrize("options", [{}, {"modules": ["cultists", "tower", "halloween"]}], ids=["base", "modules"])
def test_nothing_hidden_is_ever_sent(serving: Serving, options: dict[str, Any]) -> None:
    heard = 0
    while heard <= 90:  # one game, or another one after a short one
        heard += updates_of_a_game(serving, options)


def updates_of_a_game(serving: Serving, options: dict[str, Any]) -> int:
    """How many were told, all lines together; each of them was checked."""
    with serving.guest() as host, serving.guest() as friend, serving.guest() as stranger:
        code = host.open("me", "open", "bot", options=options)
        friend.told("POST", f"/tables/{code}/join", {"name": "Friend"})
        stranger.ask("GET", "/server")
        with host.sit(code) as first, friend.sit(code) as second, stranger.sit(code) as third:
            lines = [first, second, third]
            host.told("POST", f"/tables/{code}/start")
            assert refusals(stranger, code) == ["not_over", "not_over"]
            play(lines)
        record = host.ask("GET", f"/tables/{code}/record").text
        seed = host.told("GET", f"/tables/{code}")["table"]["seed"]
    allowed = Allowed(record, 3)
    secrets = (seed, str(int(seed, 16)), *[hex(int(seed, 16))[2:]])
    heard: list[int] = []
    for line, seat in zip(lines, (0, 1, None), strict=True):
        messages = [json.decode(frame) for frame in line.frames]
        for frame, message in zip(line.frames, messages, strict=True):
            if message.get("table", {}).get("state") != "over":
                assert not any([secret in frame for secret in secrets])
            allowed.check(message, seat)
        heard.append(len([message for message in messages if message["type"] == "update"]))
    assert min(heard) > 0
    return sum(heard)


def refusals(person: Person, code: str) -> list[str]:
    return [person.ask("GET", f"/tables/{code}/{what}").json()["code"] for what in ("record", "replay?all=true")]


def test_the_check_finds_what_is_hidden() -> None:
    """The test above could fail: one card of the deck too many, or another's options, is noticed."""
    table = baffe.deal("tokyo", 3, seed=1)
    while table.decision is not None:
        table.play(table.decision.options[0])
    allowed = Allowed(table.record(), 3)
    first = baffe.replay(table.record(), count=0)
    asked = first.decision
    assert asked is not None
    fine: dict[str, Any] = {**dict.fromkeys(GAME), "type": "update", "events": [], "view": first.view(None)}
    allowed.check(fine, None)
    for wrong in (
        {**fine, "view": {**first.view(None), "deck": ["jets"]}},
        {**fine, "view": first.view(asked.seat)},
        {**fine, "seed": 1},
        {**fine, "events": [{**table.events(None)[0], "seq": 0, "extra": 1}]},
    ):
        with pytest.raises(AssertionError):
            allowed.check(wrong, None)
