"""Replays, records and positions: worked out elsewhere, remembered, shared, bounded; nobody else waits for them."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median
from threading import current_thread
from time import perf_counter, thread_time
from typing import Any, Literal

import pytest
from msgspec import json

from baffe import Table
from baffe.kernel.fact import Event
from baffe.service import wire
from baffe.service.byte_cache import ByteCache
from baffe.service.encoded_replay import EncodedReplay
from baffe.service.people import Guest, new_guest
from baffe.service.service import Service
from baffe.service.worker_process import WorkerProcess
from baffe.session import GameSession, RecordEntry, Snapshot, replays
from tests.service.stored_games import PlayedGame
from tests.service.support import ME, Person, bots, denied, serve


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """The lines that workers were asked with."""
    lines: list[bytes] = []
    ask = WorkerProcess.ask

    async def listening(self: WorkerProcess, line: bytes, seconds: float, read: Any) -> Any:
        lines.append(line)
        return await ask(self, line, seconds, read)

    with monkeypatch.context() as patch:
        patch.setattr(WorkerProcess, "ask", listening)
        yield lines


def at_work(service: Service) -> int:
    """The number of the archive's process."""
    (process,) = service.rooms.archive._processes
    assert process.pid is not None
    return process.pid


@contextmanager
def stopped(service: Service) -> Iterator[None]:
    """Nothing is answered meanwhile."""
    os.kill(at_work(service), signal.SIGSTOP)
    yield
    os.kill(at_work(service), signal.SIGCONT)


@asynccontextmanager
async def heartbeat() -> AsyncIterator[list[float]]:
    """How long the loop was held at a time, in seconds of its own work: whatever else the machine does not count."""
    held: list[float] = []

    async def beat() -> None:
        while True:
            began = thread_time()
            await asyncio.sleep(0.001)
            held.append(thread_time() - began)

    gc.freeze()  # as the server does: what tests have in memory would be searched through in the middle
    beating = asyncio.create_task(beat())
    await asyncio.sleep(0)
    yield held
    beating.cancel()
    gc.unfreeze()


async def seconds_of(act: Callable[[], Awaitable[Any]]) -> float:
    began = perf_counter()
    await act()
    return perf_counter() - began


async def solo(service: Service) -> tuple[str, Person]:
    """Somebody who is asked, at a table with a bot."""
    me = Person(service)
    wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True)
    code = (await service.open(me.guest, wish)).table.code
    await me.sit(code)
    await me.ear.until(me.asked)
    return code, me


async def take_back(me: Person) -> None:
    number = me.ear.view["decisions"][0]["number"]
    await me.send(wire.Undo(f"back from {number}", number))


def test_choices_elsewhere_hardly_wait_for_many_replays(tmp_path: Path) -> None:
    """Eight of a game of 600 undos, and sixty of ordinary ones, none of which is in memory."""
    long, short = PlayedGame(pairs=600), PlayedGame()
    began = thread_time()
    long.fold()
    folded = thread_time() - began

    async def act(service: Service) -> None:
        codes = [*[await long.store(service)] * 8, *await asyncio.gather(*[short.store(service) for _ in range(60)])]
        _, me = await solo(service)

        async def choose() -> None:
            """And take it back: this can go on for as long as the replays take."""
            await me.choose("keep:none")
            await take_back(me)
            me.ear.told = me.ear.told[-2:]

        quiet = [await seconds_of(choose) for _ in range(20)]
        replays = asyncio.gather(*[service.replay(new_guest(), code, False) for code in codes])
        busy: list[float] = []
        async with heartbeat() as held:
            while not replays.done():
                busy.append(await seconds_of(choose))
                await asyncio.wait([replays], timeout=0.01)
        first, *same, last = [replay.past for replay in await replays][:9]
        assert all([past == first for past in same])
        steps = [len(json.decode(past)["steps"]) for past in (first, last)]
        assert steps == [len(long.entries) + 1, len(short.entries) + 1]
        assert max(held) < folded / 4, "no fold and no replay was made in one go"
        quiet += [await seconds_of(choose) for _ in range(20)]
        assert sorted(busy)[len(busy) * 9 // 10] < 40 * median(quiet)

    serve(tmp_path, act, replays_in_all=100)


def test_two_who_come_at_the_same_moment_cause_one_fold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, folds = PlayedGame(), []
    folding = GameSession.folding

    def counting(*arguments: Any) -> Iterator[GameSession]:
        folds.append(arguments)
        return folding(*arguments)

    async def act(service: Service) -> None:
        code = await game.store(service)
        monkeypatch.setattr(GameSession, "folding", counting)
        rooms = await asyncio.gather(*[service.room(code) for _ in range(2)])
        assert rooms[0] is rooms[1] and len(folds) == 1
        await asyncio.gather(*[denied("no_table", service.room("NOSUCHTABL")) for _ in range(2)])

    serve(tmp_path, act)


def test_what_was_asked_for_is_kept_and_those_who_ask_together_share_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = PlayedGame(pairs=2)

    async def act(service: Service) -> None:
        code = await game.store(service)
        with counted(monkeypatch) as asked:
            same = [service.replay(new_guest(), code, False) for _ in range(8)]
            first, *others = [it.decoded().steps for it in await asyncio.gather(*same)]
            assert all([steps == first for steps in others]) and len(asked) == 1
            everything = (await service.replay(new_guest(), code, True)).decoded()
            assert len(asked) == 2 and everything.steps != first, "what a spectator saw is another answer"
            await service.replay(new_guest(), code, False)
            await service.replay(new_guest(), code, True)
            assert len(asked) == 2
            record = await service.record(new_guest(), code)
            assert record == everything.record == replays.record_text(game.session.table, code, "", game.entries)
            assert len(asked) == 3
        answer = await service.position(new_guest(), code, 5)
        os.kill(at_work(service), signal.SIGKILL)
        assert await service.position(new_guest(), code, 5) == answer, "known"
        assert await service.position(new_guest(), code, 6), "and a process that has died is replaced"

    serve(tmp_path, act)


def test_nothing_is_known_of_a_game_that_has_gone_on_or_back(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me = await solo(service)

        async def dice() -> list[str]:
            scene = (await service.position(new_guest(), code, None)).scene
            assert scene["dice"] == me.ear.view["dice"]
            return list(scene["dice"])

        first = await dice()
        await me.choose("keep:none")
        assert await dice() != first
        await take_back(me)
        assert await dice() == first
        stranger = new_guest()
        await service.change_settings(me.guest, code, wire.Settings(watching=False))
        await denied("watching_off", service.position(stranger, code, None))
        assert await service.position(me.guest, code, None), "what is kept is not for everybody"

    serve(tmp_path, act)


def test_who_asks_for_much_waits_and_too_much_is_refused_by_name(tmp_path: Path) -> None:
    game = PlayedGame()

    async def act(service: Service) -> None:
        codes = [await game.store(service) for _ in range(5)]
        await asyncio.gather(*[service.room(code) for code in codes])
        await service.position(new_guest(), codes[0], 0)
        greedy = new_guest()
        with stopped(service):

            async def under_way(guest: Guest, code: str, count: int) -> asyncio.Task[EncodedReplay]:
                task = asyncio.create_task(service.replay(guest, code, False))
                while service.rooms.archive.busy < count:
                    await asyncio.sleep(0)
                return task

            mine = [await under_way(greedy, codes[0], 1), await under_way(greedy, codes[1], 2)]
            await denied("too_many", service.replay(greedy, codes[2], False))
            shared = await under_way(greedy, codes[1], 2)  # no work of its own
            theirs = await under_way(new_guest(), codes[3], 3)
            await denied("too_many", service.replay(new_guest(), codes[4], False))
        await theirs
        assert not mine[1].done(), "whoever asks for one comes before somebody's second"
        await asyncio.gather(*mine, shared)
        assert service.metrics()["replays"] == 0
        await service.replay(greedy, codes[2], False)

    serve(tmp_path, act, replays_a_guest=2, replays_in_all=3)


def test_a_process_that_takes_too_long_is_replaced(tmp_path: Path) -> None:
    game = PlayedGame()

    async def act(service: Service) -> None:
        code = await game.store(service)
        await service.position(new_guest(), code, 1)
        os.kill(at_work(service), signal.SIGSTOP)
        await denied("too_many", service.position(new_guest(), code, 2))
        assert service.rooms.archive._processes[0].pid is None

    serve(tmp_path, act, replay_seconds=0.2)


def test_a_table_has_so_many_undos_and_entries_and_no_more(tmp_path: Path) -> None:
    guest = new_guest()
    codes: list[str] = []

    async def undoing(service: Service) -> None:
        code, me = await solo(service)
        for _ in range(2):
            await me.choose("keep:none")
            assert me.ear.told[-2].undo
            await take_back(me)
        assert me.ear.errors == []
        await me.choose("keep:none")
        assert not me.ear.told[-2].undo, "the page does not offer it any more"
        await take_back(me)
        refused = me.ear.told[-1]
        assert (refused.code, refused.field) == ("cannot_undo", "often")
        await me.play_on()
        assert me.ear.errors == ["cannot_undo"], "the game goes on to its end"

    async def full(service: Service) -> None:
        me = Person(service, guest)
        wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True)
        codes.append((await service.open(guest, wish)).table.code)
        await me.sit(codes[0])
        while not me.ear.errors:
            await me.ear.until(lambda: me.asked() or service.rooms._open[codes[0]]._game.is_full)
            if me.asked() is None:
                break  # it is a bot's turn, and it does not even try
            await me.choose()
        assert me.ear.errors in ([], ["record_full"])
        assert len(await service.store.entries(codes[0])) == 9
        assert service.rooms._open[codes[0]].due() == []

    async def later(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(codes[0])
        assert service.rooms._open[codes[0]].due() == [], "a restart changes nothing"

    serve(tmp_path, undoing, most_undos=2)
    serve(tmp_path, full, most_entries=9)
    serve(tmp_path, later, most_entries=9)


def test_a_snapshot_is_written_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    snapshot = GameSession.snapshot

    def noting(self: GameSession, after: Table, every: int) -> Snapshot | None:
        threads.append(current_thread().name)
        return snapshot(self, after, every)

    async def act(service: Service) -> None:
        code, me = await solo(service)
        monkeypatch.setattr(GameSession, "snapshot", noting)
        while len(await service.store.snapshots(code)) < 3:
            await me.ear.until(me.asked)
            await me.choose()
        assert len(threads) >= 3 and {name.rpartition("_")[0] for name in threads} == {"baffe-aside"}

    serve(tmp_path, act, snapshot_every=2)


def test_a_replay_takes_time_in_proportion_to_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event is written once, in however many steps a replay comes."""
    game, told = PlayedGame(pairs=5), 0
    in_full = Event.in_full

    def counting(self: Event, number: int) -> dict[str, Any]:
        nonlocal told
        told += 1
        return in_full(self, number)

    monkeypatch.setattr(Event, "in_full", counting)
    session = GameSession(game.game, game.setup, game.game.rules)
    steps = replays.replay_steps(session, game.entries, True)
    assert told == len([event for step in steps for event in step["events"] if event["type"] != "back"])
    assert steps[-1]["view"] == game.session.view(None)


def test_of_a_very_long_game_only_what_stood_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlayedGame(pairs=30)
    assert replays.shown(game.entries) == game.entries
    monkeypatch.setattr(replays, "MOST_STEPS", 50)
    entries = replays.shown(game.entries)
    assert [entry.kind for entry in entries] == ["choice"] * (len(game.entries) - 60)
    steps = replays.replay_steps(GameSession(game.game, game.setup, game.game.rules), entries, False)
    assert steps[-1]["view"] == game.session.view(None)


def test_what_was_taken_back_leaves_no_trace_also_where_several_are_asked() -> None:
    """Somebody has answered before another whose question has a lower number: there is a gap where theirs will be."""

    def entry(number: int, kind: Literal["choice", "undo"], seat: int, to: int = 0) -> RecordEntry:
        return RecordEntry(number, kind, seat, f"word {number}", to, "", "", 0.0)

    before = [entry(0, "choice", 0), entry(1, "choice", 1), entry(2, "undo", 1, 1), entry(3, "choice", 1)]
    assert [(it.number, it.word) for it in replays.standing(before)] == [(0, "word 0"), (1, "word 3")]
    together = [*before, entry(5, "choice", 2)]
    assert [(it.number, it.word) for it in replays.standing(together)][2:] == [(3, "word 5")]


def test_the_room_for_answers_is_bounded() -> None:
    cache = ByteCache(100)
    for key in "abc":
        cache.put(key, key.encode() * 30)
    assert cache.get("a") == b"a" * 30
    cache.put("d", b"d" * 30)
    assert cache.get("b") is None and cache.get("a") and cache.bytes == 90
    cache.put("e", b"e" * 51)
    assert cache.get("e") is None and cache.bytes == 90, "one must not take everybody's room"
    cache.put("a", b"")
    assert cache.bytes == 60
