"""Sockets: what comes in is checked, what goes out never waits for a slow reader."""

import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from baffe.service.token_buckets import Rate
from baffe.web.settings import Limits
from tests.web.serving import Line, Person, Serving

CHOICE: dict[str, Any] = {"type": "choose", "id": "a", "number": 0, "word": "x"}
MALFORMED = [
    "", "{", "[]", "null", "1", '"text"', "{}", '{"type":"god"}', '{"type":1}', '{"type":"choose"}', "[" * 4000,
    '{"type":"choose","id":"a","number":-1,"word":"x"}',
    '{"type":"choose","id":"a","number":99999999999999999999999999,"word":"x"}',
    '{"type":"choose","id":"a","number":1e400,"word":"x"}',
    '{"type":"choose","id":"a","number":"0","word":"x"}',
    '{"type":"choose","id":"","number":0,"word":"x"}',
    '{"type":"choose","id":"a","number":0,"word":"' + "x" * 201 + '"}',
    '{"type":"choose","id":"a","number":0,"word":"x","seat":16}',
    '{"type":"choose","id":"a","number":0,"word":"x","admin":true}',
    '{"type":"say","text":""}', '{"type":"say","text":"' + "x" * 301 + '"}', '{"type":"say","text":"\\ud800"}',
    '{"type":"cheer","emote":"spit"}', '{"type":"ping","more":1}',
    '{"type":"ping"} {"type":"ping"}', "x" * 5000, b"bytes", b"\xff",
]  # fmt: skip


def is_alive(line: Line) -> bool:
    line.send({"type": "ping"})
    return bool(line.next("pong"))


@pytest.mark.parametrize("frame", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_named_and_harms_nothing(host: Person, frame: str | bytes) -> None:
    code = host.open("me", "You", start=True)
    with host.sit(code) as line:
        before = line.next("welcome")
        line.send(frame)
        assert line.next("error")["code"] == "bad_message"
        assert is_alive(line)
    with host.sit(code) as line:
        assert line.next("welcome")["view"] == before["view"]


def test_somebody_who_only_talks_nonsense_is_closed(host: Person) -> None:
    code = host.open("me", "open")
    with host.sit(code) as line:
        for _ in range(10):
            line.send("nonsense")
        assert line.code_of_end() == 4400
        assert len([frame for frame in line.frames if "bad_message" in frame]) == 10


def test_a_huge_frame_is_not_even_read(host: Person) -> None:
    code = host.open("me", "open")
    with host.sit(code) as line:
        line.send("x" * 200_000)
        assert line.code_of_end() == 1009


def test_wrong_choices_are_refused_by_name(host: Person) -> None:
    code = host.open("me", "bot", start=True)
    with host.sit(code) as line:
        line.next("welcome")
        for change, refusal in (({"number": 7}, "old_question"), ({"seat": 1}, "not_yours"), ({}, "not_an_option")):
            line.send({**CHOICE, **change})
            error = line.next("error", "update")
            while error["type"] == "update":  # a bot may still be on its way
                error = line.next("error", "update")
            assert error["id"] == "a"
            assert error["code"] in (refusal, "wrong_seat", "old_question")


def test_a_repeated_choice_is_answered_and_not_applied(host: Person) -> None:
    code = host.open("me", "You", start=True)
    with host.sit(code) as line:
        view = line.next("welcome")["view"]
        asked = view["decisions"][0]
        wish = {"type": "choose", "id": "once", "number": asked["number"], "word": asked["options"][0]}
        line.send({**wish, "seat": asked["seat"]})
        first = line.next("done")
        line.send({**wish, "seat": asked["seat"]})
        assert line.next("done") == first
    again = host.told("POST", f"/tables/{code}/choices", {**wish, "seat": asked["seat"]})
    assert again == {"type": "done", "id": "once", "number": asked["number"]}


def test_a_flood_is_warned_and_then_closed_while_others_go_on(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(5, 30), address=Rate(1e6, 10**6))
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as host, serving.guest() as friend:
        code = host.open("me", "open")
        friend.told("POST", f"/tables/{code}/join", {"name": "Friend"})
        with friend.sit(code) as calm, host.sit(code) as flood:
            calm.next("welcome")
            try:
                for _ in range(500):
                    flood.send({"type": "ping"})
            except ConnectionClosed:
                pass
            assert flood.code_of_end() == 4429
            assert any(["too_many" in frame for frame in flood.frames])
            assert is_alive(calm)
        assert friend.told("GET", f"/tables/{code}")["table"]["state"] == "gathering"


def test_several_sockets_of_one_guest_say_no_more_than_one(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(0.01, 40), address=Rate(1e6, 10**6))
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as host, serving.guest() as friend:
        code = host.open("me", "open")
        friend.ask("GET", "/server")
        with friend.sit(code) as calm, host.sit(code) as one, host.sit(code) as other, host.sit(code) as third:
            for line in (one, other, third):
                for n in range(19):  # one more too many, and the line would end
                    line.send({"type": "say", "text": f"{n}"})
            for line in (one, other, third):
                line.send({"type": "ping"})
                assert line.next("error")["code"] == "too_many"
            calm.send({"type": "ping"})
            calm.next("pong")
            lines = [frame for frame in calm.frames if '"said"' in frame]
            assert 30 <= len(lines) <= 36, "what is left of forty after a table and three sockets"


def test_a_refused_command_of_somebody_hasty_tells_its_id(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(0.1, 6), address=Rate(1e6, 10**6))
    with Serving(tmp_path, limits=limits) as serving, serving.guest() as host:
        code = host.open("me", "open")
        with host.sit(code) as line:
            for _ in range(6):
                line.send(CHOICE)
            errors = [line.next("error") for _ in range(6)]
            assert (errors[-1]["code"], errors[-1]["id"]) == ("too_many", "a")


def test_many_messages_at_once_do_not_make_a_slow_reader_of_anybody(tmp_path: Path) -> None:
    with Serving(tmp_path, queued_frames=64) as serving, serving.guest() as host:
        code = host.open("me", "open")
        host.ask("GET", "/server")
        with raw_socket(serving, code, host) as raw:
            frame = b'\x81\x8f\x00\x00\x00\x00{"type":"ping"}'  # text, masked with zeros
            raw.sendall(frame * 200)
            heard = b""
            while heard.count(b'"pong"') < 200:
                got = raw.recv(65536)
                assert got, heard[-200:]
                heard += got


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"queued_frames": 20, "queued_bytes": 50_000}
    with Serving(tmp_path, 4096, **settings) as serving, serving.guest() as host, serving.guest() as sleeper:
        code = host.open("me", "open")
        sleeper.ask("GET", "/server")
        silent = raw_socket(serving, code, sleeper)
        try:
            with host.sit(code) as line:
                line.next("welcome")
                slowest = 0.0
                for n in range(1000):
                    began = time.monotonic()
                    line.send({"type": "say", "text": f"{n} " + "x" * 290})
                    line.next("said")
                    slowest = max(slowest, time.monotonic() - began)
                    if n % 50 == 0 and not watchers(host, code):
                        break
                assert watchers(host, code) == 0, "the sleeper is still there"
                assert slowest < 2.0
                assert is_alive(line)
            assert 'baffe_sockets_closed_total{code="4408"} 1.0' in host.http.get("/metrics").text
        finally:
            silent.close()


def test_a_reader_that_takes_nothing_is_dropped_even_when_nothing_more_comes(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"queued_frames": 100_000, "queued_bytes": 10**9, "send_seconds": 1.0}
    with Serving(tmp_path, 4096, **settings) as serving, serving.guest() as host, serving.guest() as sleeper:
        code = host.open("me", "open")
        sleeper.ask("GET", "/server")
        silent = raw_socket(serving, code, sleeper)
        try:
            with host.sit(code) as line:
                line.next("welcome")
                for n in range(400):
                    line.send({"type": "say", "text": f"{n} " + "x" * 290})
                    line.next("said")
                patience = time.monotonic() + 10
                while watchers(host, code) and time.monotonic() < patience:
                    time.sleep(0.1)
                assert watchers(host, code) == 0
        finally:
            silent.close()


def watchers(host: Person, code: str) -> int:
    return int(host.told("GET", f"/tables/{code}")["table"]["watchers"])


def raw_socket(serving: Serving, code: str, person: Person) -> socket.socket:
    """Shakes hands and then reads nothing; its window is small, so that it is full soon."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", serving.port))
    cookie = f"baffe_guest={person.http.cookies['baffe_guest']}"
    raw.sendall(
        f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {serving.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def test_frames_are_not_compressed(serving: Serving, host: Person) -> None:
    code = host.open("me", "open")
    with host.sit(code) as line:
        assert line.socket.response is not None
        assert "sec-websocket-extensions" not in line.socket.response.headers


def test_what_was_missed_comes_after_a_break(host: Person) -> None:
    code = host.open("me", "bot", start=True)
    answered: set[int] = set()
    with host.sit(code) as line:
        line.answer(line.next("welcome")["view"], answered)
        seq = -1
        for _ in range(6):
            update = line.next("update")
            seq = update["seq"]
            line.answer(update["view"], answered)
    with host.sit(code, f"?since={seq + 1}") as line:
        events = line.next("welcome")["events"]
        assert all([event["seq"] > seq for event in events])
    with host.sit(code) as line:
        assert line.next("welcome")["events"][0]["seq"] == 0


@pytest.mark.parametrize("query", ["?since=x", "?seat=99", "?tv=maybe", "?other=1"])
def test_a_malformed_address_is_closed_with_its_code(host: Person, query: str) -> None:
    code = host.open("me", "open")
    with host.sit(code, query) as line:
        assert line.next("error")["code"] == "bad_message"
        assert line.code_of_end() == 4400


def test_a_television_is_a_spectator_even_with_the_hosts_cookie(host: Person) -> None:
    code = host.open("me", "bot", start=True)
    with host.sit(code, "?tv=1") as line:
        welcome = line.next("welcome")
        assert welcome["you"]["seat"] is None
        assert all(["options" not in question for question in welcome["view"]["decisions"]])


def test_a_television_is_not_counted_among_those_who_watch(host: Person, friend: Person) -> None:
    code = host.open("me", "bot", start=True)
    friend.ask("GET", "/server")  # brings the cookie
    with host.sit(code) as line, friend.sit(code, "?tv=1") as television:
        line.next("welcome")
        assert television.next("welcome")["table"]["watchers"] == 0
        assert watchers(host, code) == 0
        with friend.sit(code) as spectator:
            assert spectator.next("welcome")["table"]["watchers"] == 1
            assert watchers(host, code) == 1


def test_a_fault_of_ours_closes_without_insides(
    serving: Serving, host: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = host.open("me", "open")

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(serving.app.context.service, "connect", broken)
    with host.sit(code) as line:
        assert line.code_of_end() == 1011
        assert "secret" not in "".join(line.frames)
