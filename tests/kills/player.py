"""Somebody who plays on whatever happens to the servers."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from baffe.service.database import open_store
from baffe.session import RecordEntry
from tests.kills.server import PATIENCE

GONE: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
TROUBLE: Final = ("store_failed", "store_busy")  # nothing was changed, and the same may be sent again
PAUSE: Final = 0.1  # seconds before it is


class Player:
    """Plays like the page: what was not acknowledged is sent again with the same id after the line is back.

    With several hosts, whoever loses the line to one goes to the next.
    """

    def __init__(self, hosts: Sequence[str], code: str, cookie: str, pause: float = 0.0) -> None:
        self.hosts: Final = list(hosts)
        self.code: Final = code
        self.cookie: Final = cookie
        self.pause: Final = pause  # seconds before an answer
        self.acknowledged: Final[dict[str, tuple[int, str]]] = {}
        self.acknowledged_at: Final[Counter[str]] = Counter()  # by host
        self.pending: dict[str, Any] | None = None
        self.seq = -1
        self.over = False
        self.gave_up = False  # set by whoever does not want to wait any more
        self.troubles: Final[Counter[str]] = Counter()  # of the database, as they were told
        self.refused: Final[list[str]] = []
        self.view: Any = None
        self.name = ""  # by which the record knows me
        self._count = 0

    @property
    def host(self) -> str:
        return self.hosts[0]

    def line(self) -> ClientConnection:
        address = f"ws://{self.host}/api/v1/tables/{self.code}/socket?since={self.seq + 1}"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, compression=None, proxy=None, open_timeout=PATIENCE)

    def play_until(self, moment: float) -> None:
        """Answer until that moment, until the line breaks or until the game is over."""
        with self.line() as line:
            while time.monotonic() < moment and not self.over and not self.gave_up:
                try:
                    frame = line.recv(min(max(moment - time.monotonic(), 0.001), 0.5))
                except TimeoutError:
                    continue
                self.hear(line, json.decode(frame))

    def play_on_until(self, moment: float) -> None:
        """The same, whatever happens to the line."""
        while time.monotonic() < moment and not self.over and not self.gave_up:
            try:
                self.play_until(moment)
            except GONE:
                self.hosts.append(self.hosts.pop(0))
                time.sleep(0.02)

    def hear(self, line: ClientConnection, message: Any) -> None:
        if message["type"] in ("welcome", "update"):
            assert message["seq"] >= self.seq, "numbers never go back"
            self.seq = message["seq"]
            self.view = message["view"]
            self.name = message["you"]["player"] if message["type"] == "welcome" else self.name
            if self.view is None:
                return  # this server has not heard yet that the game has begun
            if message["type"] == "welcome" and self.pending is not None:
                self.send(line, self.pending)
            elif self.pending is None:
                self.answer(line)
            self.over = self.view["outcome"] is not None and self.pending is None
        elif message["type"] == "done":
            assert self.pending is not None
            if message["id"] == self.pending["id"]:
                self.acknowledged[message["id"]] = (self.pending["number"], self.pending["word"])
                self.acknowledged_at[self.host] += 1
                self.pending = None
                self.answer(line)
                self.over = self.view["outcome"] is not None and self.pending is None
        elif message["type"] == "error":
            self.hear_refusal(line, message["code"])

    def hear_refusal(self, line: ClientConnection, code: str) -> None:
        if code not in TROUBLE:
            self.refused.append(code)
            self.pending = None
            return
        self.troubles[code] += 1
        time.sleep(PAUSE)
        if self.pending is not None:
            self.send(line, self.pending)

    def answer(self, line: ClientConnection) -> None:
        """Answer the first question that is for me."""
        answered = {number for number, _ in self.acknowledged.values()}
        for question in [it for it in self.view["decisions"] if it["number"] not in answered][:1]:
            if "options" not in question:
                self.not_mine(line, question["seat"])
                continue
            time.sleep(self.pause)
            self._count += 1
            words = question["options"]
            word = words[self._count * 7 % len(words)]
            self.pending = {
                "type": "choose", "id": f"c{self._count}", "number": question["number"], "word": word,
                "seat": question["seat"],
            }  # fmt: skip
            self.send(line, self.pending)

    def not_mine(self, line: ClientConnection, seat: int) -> None:
        """Somebody else is asked: wait."""

    def send(self, line: ClientConnection, message: Any) -> None:
        line.send(json.encode(message).decode())


class Household(Player):
    """Two seats share this device: whoever is asked takes it."""

    def not_mine(self, line: ClientConnection, seat: int) -> None:
        self.send(line, {"type": "sit", "seat": seat, "since": self.seq + 1})


def check(players: Sequence[Player], database: str) -> int:
    """Nothing that was acknowledged is lost or doubled. How much that was."""
    for player in players:
        assert player.refused == [], "a repeat is answered, never refused"
        entries = asyncio.run(stored(database, player.code))
        clients = [entry.client for entry in entries if entry.client]
        assert len(set(clients)) == len(clients), "nothing was applied twice"
        by_number = {entry.number: entry for entry in entries}
        assert sorted(by_number) == list(range(len(entries))), "no gap, no double"
        for id, (number, word) in player.acknowledged.items():
            entry = by_number[number]
            # Of a finished game only the ids of the last commands are kept.
            assert entry.word == word and entry.client in (f"{player.name} {id}", "")
    return sum([len(player.acknowledged) for player in players])


async def stored(database: str, code: str) -> list[RecordEntry]:
    store = open_store(database)
    await store.start()
    try:
        return await store.entries(code)
    finally:
        await store.stop()
