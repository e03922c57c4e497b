"""Health tells the truth, readiness tells load balancers where to send new players; both to nobody else."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from baffe.service.health import NO_BOTS
from tests.web.serving import PATIENCE, Person, Serving

GONE = "the file of the database is gone or was replaced: put it back, or restart the server\n"


@pytest.fixture(autouse=True)
def looks_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baffe.service.health.EVERY", 0.0)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path, full_at=2, drain_seconds=0.6) as serving:
        yield serving


@pytest.fixture
def me(running: Serving) -> Iterator[Person]:
    with running.guest() as person:
        yield person


def told(person: Person, path: str) -> tuple[int, str]:
    answer = person.http.get(path)
    return answer.status_code, answer.text


def until(true: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def choose(person: Person, code: str) -> httpx.Response:
    """Answer what is asked, over HTTP."""
    view = person.told("GET", f"/tables/{code}/state")["view"]
    question = next(it for it in view["decisions"] if "options" in it)
    wish = {"id": f"q{question['number']}", "number": question["number"], "word": question["options"][-1]}
    return person.ask("POST", f"/tables/{code}/choices", wish)


def test_a_server_that_is_well_says_so(me: Person) -> None:
    for path in ("/healthz", "/readyz"):
        assert told(me, path) == (200, "ok\n")
        assert me.http.head(path).status_code == 200
        assert me.http.get(path).headers["cache-control"] == "no-store"


def test_choices_are_refused_while_the_file_is_gone_and_taken_when_it_is_back(
    running: Serving, me: Person, tmp_path: Path
) -> None:
    """Ten of them were once acknowledged, and lost."""
    code = me.open("me", "Tom", start=True)
    assert choose(me, code).status_code == 200
    file, away = tmp_path / "tables.sqlite", tmp_path / "away"
    file.rename(away)
    for _ in range(10):
        refused = choose(me, code)
        assert (refused.status_code, refused.json()["code"]) == (503, "store_failed")
    assert told(me, "/healthz") == told(me, "/readyz") == (503, GONE)
    away.rename(file)
    assert told(me, "/healthz") == (200, "ok\n")
    assert choose(me, code).status_code == 200


def test_bots_that_cannot_think_are_told_and_games_wait_for_them(
    running: Serving, me: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_process(module: str, nice: int) -> asyncio.subprocess.Process:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    def moves() -> int:
        return running.app.context.service.rooms._open[code].choices_made or 0

    code = me.open("bot", "bot", start=True)
    with me.sit(code) as line:
        line.next("update")
        pool = running.app.context.service.rooms._bots
        with monkeypatch.context() as patch:
            patch.setattr("baffe.service.worker_process.started", no_process)
            process = pool._workers[0]._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            until(lambda: told(me, "/healthz") == (503, f"{NO_BOTS}\n"))
            stands = moves()
            assert told(me, "/readyz")[0] == 503
            assert me.ask("GET", f"/tables/{code}/state").is_success, "people can still be served"
            assert moves() == stands, "nothing is played instead"
        until(lambda: told(me, "/healthz") == (200, "ok\n"))
        until(lambda: moves() > stands)


def test_a_full_server_is_well_and_gets_no_new_players(me: Person) -> None:
    code = me.open("me", "open")
    with me.sit(code) as first, me.sit(code) as second:
        first.next("welcome")
        second.next("welcome")
        assert told(me, "/readyz") == (503, "the server is full\n")
        assert told(me, "/healthz") == (200, "ok\n")
    until(lambda: told(me, "/readyz") == (200, "ok\n"))


def test_load_balancers_hear_first_that_a_server_will_stop(running: Serving, me: Person) -> None:
    code = me.open("me", "Tom", start=True)
    running.server.handle_exit(signal.SIGTERM, None)
    assert told(me, "/readyz") == (503, "the server is stopping\n")
    assert told(me, "/healthz") == (200, "ok\n")
    assert choose(me, code).status_code == 200, "those who are here play on"
    running._thread.join(PATIENCE)
    assert not running._thread.is_alive()


def test_only_the_networks_that_were_named_may_ask(tmp_path: Path) -> None:
    with Serving(tmp_path, health_from=("192.168.1.0/24", "fd00::/8")) as serving:
        for address, path, status in [
            ("192.168.1.30", "/healthz", 200), ("192.168.1.30", "/readyz", 200), ("fd00::7", "/readyz", 200),
            ("::ffff:192.168.1.30", "/readyz", 200), ("192.168.2.30", "/readyz", 421), ("192.168.1.30", "/", 421),
            ("192.168.1.30", "/metrics", 421), ("192.168.1.30", "/api/v1/server", 421),
        ]:  # fmt: skip
            with serving.guest(**{"X-Forwarded-For": address, "Host": "10.1.2.3"}) as balancer:
                assert balancer.http.get(path).status_code == status, (address, path)
        with serving.guest(**{"X-Forwarded-For": "192.168.2.30"}) as stranger:
            assert stranger.http.get("/readyz").status_code == stranger.http.get("/healthz").status_code == 404
