"""Whole games between people, stored entry by entry as a server stores them, without sockets and without waiting."""

from secrets import token_hex
from typing import Any

from baffe.bots import Eyes, make
from baffe.service import wire
from baffe.service.aside import Aside
from baffe.service.catalogue import deal, find_game, new_lobby
from baffe.service.database.store import Store
from baffe.service.people import Guest, new_code, new_guest
from baffe.service.rows import TableRow
from baffe.service.running_game import RunningGame
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import StoredTable
from baffe.session import WINDOWS

AT = 1_700_000_000.0


async def play_whole(store: Store, game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The code of a table at which people, who answer as bots would, have played a game to its end."""
    people = [new_guest() for _ in range(seats)]
    stored, running = await seated(store, game, people, options, seed)
    minds = [make(game, "simple", seed * 64 + seat) for seat in range(seats)]
    while not running.is_over:
        asked = running.decisions[0]
        word = minds[asked.seat].choose(asked, Eyes(running.need_session().table, asked.seat))
        await running.choose(people[asked.seat], wire.Choose(token_hex(8), asked.number, word, asked.seat))
    await running.note_end()
    return stored.code


async def seated(
    store: Store, game: str, people: list[Guest], options: dict[str, Any], seed: int
) -> tuple[StoredTable, RunningGame]:
    """A table whose game has just begun."""
    wishes = [wire.SeatWish("me" if seat == 0 else "open") for seat in range(len(people))]
    lobby = new_lobby(people[0], wire.Open(game, wishes, name="Léa", options=options), find_game(game))
    for seat, guest in enumerate(people):
        if lobby.seats[seat].kind == "open":
            lobby.join(guest, wire.Join(f"Friend {seat}", seat), None)
    row = TableRow(new_code(), game, find_game(game).rules, "{}", lobby.encode(), 0, "gathering", AT, AT)
    await store.create(row)
    aside = Aside()
    stored = StoredTable(store, aside, row)
    running = RunningGame(stored, aside, ServiceSettings(windows=dict.fromkeys(WINDOWS, 0.0)))
    running.session = await stored.begin(lambda lobby: deal(find_game(game), lobby, seed))
    return stored, running
