"""People at the tables of servers to which something happens."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import httpx

from tests.kills.player import Household, Player
from tests.kills.server import PATIENCE

SitDown = Callable[[], Sequence[Player]]
"""Opens a table and takes all seats; raises when a server is gone."""


class Visitor:
    """A browser of somebody: one cookie for all servers."""

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts: Final = list(hosts)
        self._cookies: Final = httpx.Cookies()

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self._cookies.items()])

    def asks(self, path: str, wish: Any = None) -> Any:
        """Of the first server; raises when it does not answer or refuses."""
        with httpx.Client(
            base_url=f"http://{self.hosts[0]}/api/v1", cookies=self._cookies, timeout=PATIENCE, trust_env=False
        ) as client:
            answer = client.post(path, json=wish)
            self._cookies.update(client.cookies)
            answer.raise_for_status()
            return answer.json()


def friends(hosts: Sequence[str], pause: float = 0.0) -> list[Player]:
    """Two people at one table, each at another server, and a bot."""
    ada, tom = Visitor(hosts), Visitor(hosts[::-1])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    opened = ada.asks("/tables", {"game": "tokyo", "seats": seats, "name": "Ada", "pace": "off"})
    code = opened["table"]["code"]
    tom.asks(f"/tables/{code}/join", {"name": "Tom"})
    ada.asks(f"/tables/{code}/start")
    return [Player(who.hosts, code, who.cookie, pause) for who in (ada, tom)]


def household(host: str, pause: float = 0.0) -> list[Player]:
    """Two people who share a device, and no bot: one of them is always asked."""
    ada = Visitor([host])
    seats = [{"kind": "me"}, {"kind": "device", "name": "Tom"}]
    opened = ada.asks("/tables", {"game": "tokyo", "seats": seats, "name": "Ada", "start": True})
    return [Household([host], opened["table"]["code"], ada.cookie, pause)]


class Company:
    """Everybody plays one game after the other, until told to stop with the one that is under way."""

    def __init__(self, *tables: SitDown) -> None:
        self._tables: Final = tables
        self._last_game = False
        self.players: Final[list[Player]] = []

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Meanwhile; at the end everybody finishes their game."""
        with ThreadPoolExecutor(3 * len(self._tables)) as threads:
            games = [threads.submit(self._play, threads, table) for table in self._tables]
            try:
                yield
            except BaseException:
                self._give_up()
                raise
            finally:
                self._last_game = True
            try:
                for game in games:
                    game.result()
            finally:
                self._give_up()

    def wait_for_choices(self, count: int) -> None:
        """Until so many more are acknowledged."""
        wanted = self.acknowledged + count
        wait_until("the games go on", lambda: self.acknowledged >= wanted)

    @property
    def acknowledged(self) -> int:
        return sum([len(player.acknowledged) for player in self.players])

    def _play(self, threads: ThreadPoolExecutor, table: SitDown) -> None:
        while not self._last_game:
            players = self._seated(table)
            self.players.extend(players)
            until = time.monotonic() + 3 * PATIENCE
            for game in [threads.submit(player.play_on_until, until) for player in players]:
                game.result()

    def _seated(self, table: SitDown) -> Sequence[Player]:
        until = time.monotonic() + PATIENCE
        while not self._last_game:
            try:
                return table()
            except httpx.HTTPError:  # something happened meanwhile; a table that was half made stays empty
                assert time.monotonic() < until, "no table can be opened"
                time.sleep(0.05)
        return []

    def _give_up(self) -> None:
        for player in self.players:
            player.gave_up = True


def wait_until(what: str, condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, f"not within {PATIENCE} s: {what}"
        time.sleep(0.01)
