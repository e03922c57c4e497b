"""People at the tables of two servers: each table has somebody at either, and a bot."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import httpx

from tests.kills.player import Player
from tests.kills.server import PATIENCE


class Visitor:
    """A browser of somebody: one cookie for both servers."""

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts: Final = list(hosts)
        self._cookies: Final = httpx.Cookies()

    def asks(self, path: str, wish: Any = None) -> Any:
        """Of the first server; raises when it does not answer."""
        with httpx.Client(
            base_url=f"http://{self.hosts[0]}/api/v1", cookies=self._cookies, timeout=PATIENCE, trust_env=False
        ) as client:
            answer = client.post(path, json=wish)
            self._cookies.update(client.cookies)
            answer.raise_for_status()
            return answer.json()

    def at(self, code: str) -> Player:
        cookie = "; ".join([f"{name}={value}" for name, value in self._cookies.items()])
        return Player(self.hosts, code, cookie)


def seated(hosts: Sequence[str]) -> list[Player]:
    """Two people at a new table, one from each server; raises when a server is gone."""
    ada, tom = Visitor(hosts), Visitor(hosts[::-1])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    opened = ada.asks("/tables", {"game": "tokyo", "seats": seats, "name": "Ada", "pace": "off"})
    code = opened["table"]["code"]
    tom.asks(f"/tables/{code}/join", {"name": "Tom"})
    ada.asks(f"/tables/{code}/start")
    return [ada.at(code), tom.at(code)]


class Company:
    """Plays one game after the other, until told to stop with the one that is under way."""

    def __init__(self, hosts: Sequence[str], tables: int) -> None:
        self._hosts: Final = list(hosts)
        self._tables: Final = tables
        self._last_game = False
        self.players: Final[list[Player]] = []

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Meanwhile; at the end everybody finishes their game."""
        with ThreadPoolExecutor(3 * self._tables) as threads:
            games = [threads.submit(self._play, threads, n) for n in range(self._tables)]
            try:
                yield
            finally:
                self._last_game = True
            for game in games:
                game.result()

    def wait_for_choices(self, count: int) -> None:
        """Until so many more are acknowledged."""
        wanted, until = self.acknowledged + count, time.monotonic() + PATIENCE
        while self.acknowledged < wanted:
            assert time.monotonic() < until, "the games do not go on"
            time.sleep(0.01)

    @property
    def acknowledged(self) -> int:
        return sum([len(player.acknowledged) for player in self.players])

    def _play(self, threads: ThreadPoolExecutor, n: int) -> None:
        hosts = self._hosts if n % 2 else self._hosts[::-1]
        while not self._last_game:
            players = self._sit_down(hosts)
            self.players.extend(players)
            until = time.monotonic() + 20 * PATIENCE
            for game in [threads.submit(player.play_on_until, until) for player in players]:
                game.result()

    def _sit_down(self, hosts: Sequence[str]) -> list[Player]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return seated(hosts)
            except httpx.HTTPError:  # a server was killed meanwhile; the table that was half made stays empty
                assert time.monotonic() < until, "no table can be opened"
                time.sleep(0.05)
