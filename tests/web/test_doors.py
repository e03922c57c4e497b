"""Connections that take too long, or are too many: they are ended or told so, and everybody else goes on playing."""

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from baffe.web.doors import Pace
from baffe.web.settings import Patience
from tests.web.serving import PATIENCE, UNLIMITED, Person, Serving, until

HASTY = Patience(head=1.0, body=1.0, idle=1, answer=1.0, pace=20_000, farewell=0.4)
POST = "POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{{"


def knock(serving: Serving, said: str = "", source: str = "127.0.0.1", buffer: int = 0) -> socket.socket:
    """A connection that sends this much, and no more."""
    raw = socket.socket()
    raw.settimeout(PATIENCE)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.bind((source, 0))
    raw.connect(("127.0.0.1", serving.port))
    raw.sendall(said.format(host=serving.host).encode())
    return raw


def heard(raw: socket.socket) -> bytes:
    """Everything until the server ends it."""
    found = b""
    try:
        while got := raw.recv(65536):
            found += got
    except ConnectionResetError:
        pass
    raw.close()
    return found


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_bytes(os.urandom(6_000_000))
    queue = {"queued_frames": 20, "queued_bytes": 50_000}
    with Serving(tmp_path_factory.mktemp("hasty"), 4096, patience=HASTY, page=page, **queue) as running:
        yield running


HALF = {
    "": b"",
    "\r\n": b"",
    "GET /api/v1/server HT": b"HTTP/1.1 408 ",
    "GET /api/v1/server HTTP/1.1\r\nHost: {host}\r\nX-Slow: ": b"HTTP/1.1 408 ",
    POST: b"HTTP/1.1 408 ",
    "POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 900000\r\n\r\n{{": b"HTTP/1.1 413 ",
    "GET /api/v1/server HTTP/1.1\r\nHost: {host}\r\n\r\n": b"HTTP/1.1 200 ",
    "GET /api/v1/server HTTP/1.1\r\nHost: {host}\r\n\r\n\r\n": b"HTTP/1.1 200 ",
    "GET /api/v1/server HTTP/1.1\r\nHost: {host}\r\n\r\nGET /api": b"HTTP/1.1 200 ",
}
"""What somebody sends before falling silent, and how the answer begins."""


def test_nobody_holds_a_connection_without_a_request(hasty: Serving) -> None:
    held = {said: knock(hasty, said) for said in HALF}
    for said, answer in HALF.items():
        assert heard(held[said])[: len(answer) or 9] == answer, said
    until(lambda: hasty.server.doors.count == 0, "a connection is still counted")


def test_a_head_that_never_ends_is_refused(serving: Serving) -> None:
    raw = knock(serving, "GET / HTTP/1.1\r\n")
    try:
        for _ in range(20):
            raw.sendall(b"X-More: " + b"x" * 4000 + b"\r\n")
    except OSError:
        pass
    assert heard(raw).startswith(b"HTTP/1.1 431 ")


def test_three_hundred_half_sent_requests_are_gone_after_a_moment(hasty: Serving) -> None:
    with hasty.guest() as host, ExitStack() as held:
        for n in range(300):
            held.enter_context(knock(hasty, POST if n % 2 else "GET / HT"))
        host.open("me", "open")
        until(lambda: hasty.server.doors.count <= 1, "half-sent requests are still open")


def test_an_answer_that_nobody_reads_is_given_up(hasty: Serving) -> None:
    raw = knock(hasty, "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n", buffer=4096)
    assert raw.recv(12) == b"HTTP/1.1 200"
    until(lambda: hasty.server.doors.count == 0, "it still waits for its reader")
    raw.close()


def test_who_reads_slowly_but_steadily_is_waited_for() -> None:
    pace = Pace(Patience(answer=10, pace=100))
    steady = [pace.is_stuck(100_000 - 150 * second, float(second)) for second in range(600)]
    assert not any(steady)
    assert not pace.is_stuck(200_000, 900.0), "another answer"
    assert not pace.is_stuck(0, 950.0)
    lazy = [pace.is_stuck(10_000 - second, 1000.0 + second) for second in range(20)]
    assert lazy == [False] * 11 + [True] * 9


def shaken(serving: Serving, code: str, person: Person) -> socket.socket:
    """A socket as bytes, after its handshake; with a small window."""
    raw = knock(
        serving,
        f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {serving.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: baffe_guest={person.http.cookies['baffe_guest']}\r\n\r\n",
        buffer=4096,
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def test_a_socket_that_was_hung_up_on_and_is_not_read_is_gone_too(hasty: Serving) -> None:
    with hasty.guest() as host, hasty.guest() as sleeper:
        code = host.open("me", "open")
        sleeper.ask("GET", "/server")
        with shaken(hasty, code, sleeper), host.sit(code) as line:
            line.next("welcome")
            for n in range(300):
                line.send({"type": "say", "text": f"{n} " + "x" * 290})
                line.next("said")
            sleeper.http.close()
            host.http.close()
            until(lambda: hasty.server.doors.count == 1, "nobody reads it, and it is still open")


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 9]
)
def test_a_flood_of_frames_that_are_no_messages_is_ended(serving: Serving, host: Person, frame: bytes) -> None:
    """Pings, pongs and empty pieces never reach the table, so they are counted below it."""
    code = host.open("me", "open")
    raw = shaken(serving, code, host)
    with suppress(OSError):
        raw.sendall(frame * 3000)
    assert b"\x88" in heard(raw)
    with host.sit(code) as line:
        assert line.next("welcome")


# -- too many at once --


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = replace(
        UNLIMITED, connections=16, address_connections=5, guest_sockets=2, address_sockets=3, penalty=(30.0, 60.0)
    )
    with Serving(tmp_path_factory.mktemp("narrow"), limits=limits, bad_messages=3) as running:
        yield running


@pytest.fixture
def empty(narrow: Serving) -> Serving:
    until(lambda: narrow.server.doors.count == 0, "somebody is still there")
    return narrow


def test_when_all_connections_are_taken_that_is_said_and_passes(empty: Serving) -> None:
    with empty.guest() as host:
        code = host.open("me", "open")
        with host.sit(code) as line, ExitStack() as held:
            line.next("welcome")
            for _ in range(14):  # with the line and the host's own connection there are sixteen
                held.enter_context(knock(empty, "GET "))
            until(lambda: empty.server.doors.count == 16, "not all have come")
            with empty.guest() as late:
                answer = late.ask("GET", "/server")
                assert (answer.status_code, answer.json()["code"]) == (503, "server_full")
                assert int(answer.headers["retry-after"]) > 0 and answer.headers["connection"] == "close"
                assert "content-security-policy" in answer.headers
                with pytest.raises(InvalidStatus) as refused, host.sit(code):
                    pass
                assert refused.value.response.status_code == 503
            for _ in range(3):  # no standing room either
                held.enter_context(knock(empty, "GET "))
            assert heard(knock(empty)).startswith(b"HTTP/1.1 503 ")
            line.send({"type": "ping"})
            assert line.next("pong"), "who is here goes on"
        until(lambda: empty.server.doors.count <= 1, "they are still counted")
        assert httpx.get(f"http://{empty.host}/api/v1/server").status_code == 200


def test_one_address_does_not_take_all_connections(empty: Serving) -> None:
    """Connections of a proxy on this machine are not counted by address: it names the requester only later."""
    ask = "GET /api/v1/server HTTP/1.1\r\nHost: {host}\r\n\r\n"
    with ExitStack() as held:
        for _ in range(5):
            held.enter_context(knock(empty, "GET ", source="127.0.0.2"))
        assert heard(knock(empty, ask, source="127.0.0.2")).startswith(b"HTTP/1.1 503 ")
        assert httpx.get(f"http://{empty.host}/api/v1/server").status_code == 200
    until(lambda: empty.server.doors.count == 0, "they are still counted")
    with knock(empty, ask, source="127.0.0.2") as again:
        assert again.recv(12) == b"HTTP/1.1 200"


def test_sockets_of_a_guest_and_of_an_address_are_counted(empty: Serving) -> None:
    with empty.guest() as host, empty.guest() as friend, ExitStack() as held:
        code = host.open("me", "open")
        friend.ask("GET", "/server")
        for _ in range(2):
            held.enter_context(host.sit(code)).next("welcome")
        with host.sit(code) as third:
            assert (third.next("error")["field"], third.code_of_end()) == ("guest", 4429)
        lines = [held.enter_context(friend.sit(code)) for _ in range(2)]
        assert lines[0].next("welcome")
        assert (lines[1].next("error")["field"], lines[1].code_of_end()) == ("address", 4429)
        with friend.sit(code, **{"X-Forwarded-For": "203.0.113.9"}) as elsewhere:
            assert elsewhere.next("welcome"), "a proxy says for whom it asks"
        lines[0].socket.close()
        until(lambda: watched(host, code) == 0, "the friend has gone")
        with friend.sit(code) as again:
            assert again.next("welcome")


def watched(host: Person, code: str) -> int:
    return int(host.told("GET", f"/tables/{code}")["table"]["watchers"])


@pytest.mark.parametrize("frames", [["nonsense"] * 3, ["x" * 100_000]], ids=["malformed", "huge"])
def test_who_was_hung_up_on_does_not_come_back_at_once(empty: Serving, frames: list[str | bytes]) -> None:
    with empty.guest() as host, empty.guest() as flooder, empty.guest() as other:
        code = host.open("me", "open")
        for person in (flooder, other):
            person.ask("GET", "/server")
        with flooder.sit(code) as line:
            line.next("welcome")
            for frame in frames:
                line.send(frame)
            line.code_of_end()
        with flooder.sit(code) as line:
            refused = line.next()
            assert (refused["type"], refused["code"]) == ("error", "too_many") and "seconds" in refused["reason"]
            assert line.code_of_end() == 4429
        with other.sit(code) as line:
            assert line.next("welcome"), "others from the same address come and go"
