"""A server that is killed at any moment loses nothing that it has acknowledged."""

import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

KILLS: Final = int(os.environ.get("BAFFE_KILLS", "100"))
PATIENCE: Final = 30.0
GONE: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)


class Mortal:
    """A server on one port and one folder, with many lives."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: Final[int] = free.getsockname()[1]
        self.host: Final = f"127.0.0.1:{self.port}"
        self._mother: Final = subprocess.Popen(
            [sys.executable, "-m", "tests.kills.mortal", str(data), str(self.port)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.life = 0

    def start(self) -> None:
        """Begin a life and wait until it answers."""
        assert self._mother.stdin is not None and self._mother.stdout is not None
        self._mother.stdin.write("start\n")
        self._mother.stdin.flush()
        self.life = int(self._mother.stdout.readline())
        until = time.monotonic() + PATIENCE
        while True:
            time.sleep(0.01)
            try:
                if httpx.get(f"http://{self.host}/healthz", timeout=1.0, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                assert time.monotonic() < until, "the server does not come back"

    def kill(self) -> None:
        os.kill(self.life, signal.SIGKILL)

    def end(self) -> None:
        self.kill()
        self._mother.communicate(timeout=PATIENCE)


class Player:
    """Plays like the page: what was not acknowledged is sent again with the same id after the line is back."""

    def __init__(self, host: str, code: str, cookie: str) -> None:
        self.host: Final = host
        self.code: Final = code
        self.cookie: Final = cookie
        self.acknowledged: Final[dict[str, tuple[int, str]]] = {}
        self.pending: dict[str, Any] | None = None
        self.seq = -1
        self.over = False
        self.refused: Final[list[str]] = []
        self.view: Any = None
        self._count = 0

    def line(self) -> ClientConnection:
        address = f"ws://{self.host}/api/v1/tables/{self.code}/socket?since={self.seq + 1}"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, compression=None, proxy=None, open_timeout=PATIENCE)

    def play_until(self, moment: float) -> None:
        """Answer until that moment, until the line breaks or until the game is over."""
        with self.line() as line:
            while time.monotonic() < moment and not self.over:
                try:
                    frame = line.recv(max(moment - time.monotonic(), 0.001))
                except TimeoutError:
                    return
                self.hear(line, json.decode(frame))

    def hear(self, line: ClientConnection, message: Any) -> None:
        if message["type"] in ("welcome", "update"):
            assert message["seq"] >= self.seq, "numbers never go back"
            self.seq = message["seq"]
            self.view = message["view"]
            if message["type"] == "welcome" and self.pending is not None:
                self.send(line, self.pending)
            elif self.pending is None:
                self.answer(line)
            self.over = self.view["outcome"] is not None and self.pending is None
        elif message["type"] == "done":
            assert self.pending is not None
            if message["id"] == self.pending["id"]:
                self.acknowledged[message["id"]] = (self.pending["number"], self.pending["word"])
                self.pending = None
                self.answer(line)
                self.over = self.view["outcome"] is not None and self.pending is None
        elif message["type"] == "error":
            self.refused.append(message["code"])
            self.pending = None

    def answer(self, line: ClientConnection) -> None:
        """Two seats share this device: whoever is asked takes it."""
        answered = {number for number, _ in self.acknowledged.values()}
        questions = [it for it in self.view["decisions"] if it["number"] not in answered]
        for question in questions[:1]:
            if "options" not in question:
                self.send(line, {"type": "sit", "seat": question["seat"], "since": self.seq + 1})
                continue
            self._count += 1
            words = question["options"]
            word = words[self._count * 7 % len(words)]
            self.pending = {
                "type": "choose", "id": f"c{self._count}", "number": question["number"], "word": word,
                "seat": question["seat"],
            }  # fmt: skip
            self.send(line, self.pending)

    def send(self, line: ClientConnection, message: Any) -> None:
        line.send(json.encode(message).decode())


def open_table(host: str) -> tuple[str, str]:
    with httpx.Client(base_url=f"http://{host}", timeout=PATIENCE, trust_env=False) as client:
        seats = [{"kind": "me"}, {"kind": "device", "name": "Tom"}]
        wish = {"game": "tokyo", "seats": seats, "name": "Ada", "start": True}
        answer = client.post("/api/v1/tables", json=wish)
        assert answer.status_code == 201, answer.text
        cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
        return answer.json()["table"]["code"], cookie


@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_or_doubled_by_a_hundred_kills(tmp_path: Path) -> None:
    chance = random.Random(1)
    mortal = Mortal(tmp_path)
    players: list[Player] = []
    try:
        mortal.start()
        players.append(Player(mortal.host, *open_table(mortal.host)))
        for _ in range(KILLS):
            if players[-1].over:
                players.append(Player(mortal.host, *open_table(mortal.host)))
            player = players[-1]
            killer = _kill_after(mortal.life, chance.uniform(0.0, 0.25))
            with contextlib.suppress(*GONE):  # just so
                player.play_until(time.monotonic() + 0.2)
            killer.wait()
            mortal.start()
        last = players[-1]
        while not last.over:
            last.play_until(time.monotonic() + PATIENCE)
    finally:
        mortal.end()
    kept = stored(tmp_path / "tables.sqlite")
    acknowledged = 0
    for player in players:
        assert player.refused == [], "a repeat is answered, never refused"
        mine = [row for row in kept if row[0] == player.code]
        by_client = {client.rpartition(" ")[2]: (number, word) for _, number, word, client in mine if client}
        for id, choice in player.acknowledged.items():
            assert by_client[id] == choice
        assert len(by_client) == len([client for _, _, _, client in mine if client]), "nothing was applied twice"
        numbers = sorted([number for code, number, _, _ in kept if code == player.code])
        assert numbers == list(range(len(numbers))), "no gap, no double"
        acknowledged += len(player.acknowledged)
    assert acknowledged > KILLS, "people played between the kills"


def _kill_after(life: int, seconds: float) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(["sh", "-c", f"sleep {seconds:.3f}; kill -9 {life}"])


def stored(database: Path) -> list[tuple[str, int, str, str]]:
    with sqlite3.connect(database) as base:
        return list(base.execute("select code, number, word, client from entries order by code, number"))
