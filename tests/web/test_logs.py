"""What the log tells of our own mistakes: where they happened, and nothing of what is secret."""

import logging
import socket
import struct
import time
from collections.abc import Iterator

import httpx
import pytest
import structlog

from baffe.web.logs import set_up
from tests.web.serving import PATIENCE, Person, Serving, until


@pytest.fixture
def own_logging() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def fail() -> None:
    seed = "f00dfeed"  # as it stands in a frame where something breaks
    raise ZeroDivisionError(f"with {len(seed)} letters")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_mistake_is_told_without_the_values_of_its_moment(
    own_logging: None, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    set_up(as_json=as_json)
    try:
        fail()
    except ZeroDivisionError:
        structlog.get_logger("baffe.web").exception("request failed")
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told and "test_logs.py" in told
    assert "seed =" not in told and "'f00dfeed'" not in told


def test_a_flood_is_one_line_a_second_with_a_count(own_logging: None, capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    log, library = structlog.get_logger("baffe.web"), logging.getLogger("library")
    for n in range(1000):
        log.warning("connections are full", connections=n)
        library.warning("request %d is wrong", n)
    log.warning("something else")
    told = ""
    patience = time.monotonic() + PATIENCE
    while "999 more like it" not in told.partition("request %d")[2]:
        assert time.monotonic() < patience, told
        time.sleep(0.05)
        told += capsys.readouterr().err
    assert len(told.splitlines()) == 5
    assert "connections=0" in told and "request 0 is wrong" in told and "something else" in told
    assert told.count("999 more like it") == 2


@pytest.mark.parametrize("kind", ["upload", "answer", "handshake", "socket", "no text", "no request"])
def test_whoever_goes_away_or_talks_nonsense_is_no_error(
    serving: Serving, host: Person, own_logging: None, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    """At most one line for those who look for it, none for the others."""
    code = host.open("me", "open")
    head = f"HTTP/1.1\r\nHost: {serving.host}\r\nCookie: baffe_guest={host.http.cookies['baffe_guest']}\r\n"
    shake = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    line = f"GET /api/v1/tables/{code}/socket {head}{shake}Sec-WebSocket-Version: 13\r\n\r\n"
    said = {
        "upload": f"POST /api/v1/tables {head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{{",
        "answer": f"GET /api/v1/server {head}\r\n",
        "no request": "\x16\x03\x01\r\n\r\n",
    }.get(kind, line)
    set_up(logging.INFO)
    for reset in (False, True):
        with socket.create_connection(("127.0.0.1", serving.port)) as raw:
            raw.sendall(said.encode("latin-1"))
            if kind in ("socket", "no text"):
                assert raw.recv(12) == b"HTTP/1.1 101"
            if kind == "no text":
                raw.sendall(b"\x81\x82\0\0\0\0\xff\xff")
            if reset:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        httpx.get(f"http://{serving.host}/api/v1/server")  # whoever comes later is let in later
        until(lambda: serving.server.doors.count <= 1, "more than the host's own connection")
    told = capsys.readouterr().err
    assert "Traceback" not in told and "[error" not in told and "[warning" not in told
    assert kind != "upload" or "a request ended before its body" in told
