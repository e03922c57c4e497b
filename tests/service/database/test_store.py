"""What the service may count on, whatever the database."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from baffe.service.database.store import Store
from baffe.service.errors import CodeTaken, NumberTaken, StoreFailed
from baffe.session import RecordEntry
from tests.service.database.support import entry, grow_old, line, opened, snapshot, table, with_store

AWKWARD = 'l’été, "it\'s" 100 % :v_code $1 ? 🎲 \n\t'


def test_a_table_is_read_as_it_was_created(url: str) -> None:
    async def story(store: Store) -> None:
        row = table(lobby=AWKWARD)
        await store.create(row)
        assert await store.table("AAAA") == row
        assert await store.table("aaaa") is None

    with_store(url, story)


def test_a_code_is_given_once(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table(lobby="first"))
        with pytest.raises(CodeTaken):
            await store.create(table(lobby="second"))
        kept = await store.table("AAAA")
        assert kept is not None and kept.lobby == "first"

    with_store(url, story)


def test_a_lobby_is_saved_only_over_the_version_before(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        newer = replace(table(version=1, touched=300.0, lobby="new"), start="{1}", rules=2, state="playing")
        assert await store.save_table(newer)
        assert await store.table("AAAA") == newer
        assert not await store.save_table(replace(newer, lobby="too late"))
        assert not await store.save_table(replace(newer, version=3, lobby="too early"))
        assert not await store.save_table(table("NONE", version=1))
        assert await store.table("AAAA") == newer

    with_store(url, story)


def test_one_of_many_who_save_the_same_version_wins(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        won = await asyncio.gather(*[store.save_table(table(version=1, lobby=str(n))) for n in range(20)])
        assert sum(won) == 1
        kept = await store.table("AAAA")
        assert kept is not None and kept.lobby == str(won.index(True))

    with_store(url, story)


def test_entries_come_back_by_number(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.create(table("BBBB"))
        written = [entry(n, client=f"c{n}", word=AWKWARD) for n in (2, 0, 1)]
        written[1] = RecordEntry(0, "undo", 3, "", 7, "bot:simple", "", 1.0e9 + 0.125)
        for one in written:
            await store.append("AAAA", one)
        await store.append("BBBB", entry(0))
        assert await store.entries("AAAA") == sorted(written, key=lambda one: one.number)
        assert [one.number for one in await store.entries("AAAA", since=1)] == [1, 2]
        assert await store.entries("NONE") == []

    with_store(url, story)


def test_an_entry_touches_its_table_and_never_backwards(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table(touched=100.0))
        await store.create(table("BBBB", touched=100.0))
        for number, at in enumerate((150.5, 120.0)):
            await store.append("AAAA", entry(number, at=at))
        rows = [await store.table(code) for code in ("AAAA", "BBBB")]
        assert [row.touched for row in rows if row is not None] == [150.5, 100.0]

    with_store(url, story)


@pytest.mark.parametrize("group", [True, False])
def test_a_number_is_taken_once(url: str, group: bool) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(0, word="first"))
        with pytest.raises(NumberTaken):
            await store.append("AAAA", entry(0, word="second", at=999.0), snapshot(1))
        assert await store.entries("AAAA") == [entry(0, word="first")]
        assert await store.snapshots("AAAA") == []
        row = await store.table("AAAA")
        assert row is not None and row.touched == 200.5

    with_store(url, story, group)


def test_a_command_of_a_player_is_written_once(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(0, client="c", player="p1"))
        with pytest.raises(NumberTaken):
            await store.append("AAAA", entry(1, client="c", player="p1"))
        await store.append("AAAA", entry(1, client="c", player="p2"))
        await store.append("AAAA", entry(2, client=""))
        await store.append("AAAA", entry(3, client=""))
        assert [one.number for one in await store.entries("AAAA")] == [0, 1, 2, 3]

    with_store(url, story)


@pytest.mark.parametrize("group", [True, False])
def test_those_who_are_too_late_do_not_spoil_the_others(url: str, group: bool) -> None:
    async def story(store: Store) -> None:
        codes = [f"T{n}" for n in range(10)]
        for code in codes:
            await store.create(table(code))
        wishes = [(code, number, rival) for rival in range(5) for code in codes for number in range(3)]
        results = await asyncio.gather(
            *[store.append(code, entry(number, word=str(rival))) for code, number, rival in wishes],
            return_exceptions=True,
        )
        assert all([result is None or isinstance(result, NumberTaken) for result in results])
        winners = {(c, n): str(r) for (c, n, r), result in zip(wishes, results, strict=True) if result is None}
        assert len(winners) == 30
        for code in codes:
            assert {(code, one.number): one.word for one in await store.entries(code)} == {
                key: word for key, word in winners.items() if key[0] == code
            }

    with_store(url, story, group)


@pytest.mark.parametrize("broken", ["no table", "not text"])
def test_a_write_that_cannot_be_done_fails_alone(url: str, broken: str) -> None:
    async def story(store: Store) -> None:
        codes = [f"T{n}" for n in range(10)]
        for code in codes:
            await store.create(table(code))
        bad = store.append("NONE", entry(0)) if broken == "no table" else store.append("T5", entry(9, word="\ud800"))
        results = await asyncio.gather(*[store.append(c, entry(0)) for c in codes], bad, return_exceptions=True)
        assert results[:-1] == [None] * 10
        assert isinstance(results[-1], StoreFailed)
        assert [len(await store.entries(code)) for code in codes] == [1] * 10

    with_store(url, story)


def test_a_snapshot_is_written_with_its_entry(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(39), snapshot(40, "later"))
        await store.append("AAAA", entry(19), snapshot(20, AWKWARD))
        assert await store.snapshots("AAAA") == [snapshot(20, AWKWARD), snapshot(40, "later")]
        await store.append("AAAA", entry(41), snapshot(40, "again"))
        assert await store.snapshots("AAAA") == [snapshot(20, AWKWARD), snapshot(40, "again")]

    with_store(url, story)


def test_an_entry_is_not_written_without_its_snapshot(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        with pytest.raises(StoreFailed):
            await store.append("AAAA", entry(0), snapshot(1, "\ud800"))
        assert await store.entries("AAAA") == []
        row = await store.table("AAAA")
        assert row is not None and row.touched == 100.0

    with_store(url, story)


def test_chat_is_numbered_by_table_and_old_lines_go(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.create(table("BBBB"))
        ids = await asyncio.gather(*[store.say("AAAA", line(str(n))) for n in range(205)])
        assert sorted(ids) == list(range(1, 206))
        assert await store.say("BBBB", replace(line(AWKWARD), seat=2, emote="wow")) == 1
        assert await store.said("BBBB") == [replace(line(AWKWARD), id=1, seat=2, emote="wow")]
        assert [one.id for one in await store.said("AAAA")] == list(range(106, 206))
        assert [one.id for one in await store.said("AAAA", since=203)] == [204, 205]
        assert [ids[int(one.text)] for one in await store.said("AAAA")] == list(range(106, 206))
        with pytest.raises(StoreFailed):
            await store.say("NONE", line("nobody hears"))

    with_store(url, story)


def test_a_lease_is_held_by_one_until_it_ends(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        assert await store.lease("AAAA", "me", 60)
        assert await store.lease("AAAA", "me", 0.3)
        assert not await store.lease("AAAA", "you", 60)
        await asyncio.sleep(0.35)
        assert await store.lease("AAAA", "you", 60)
        assert not await store.lease("AAAA", "me", 60)

    with_store(url, story)


def test_one_of_many_who_want_a_lease_gets_it(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        got = await asyncio.gather(*[store.lease("AAAA", f"h{n}", 60) for n in range(20)])
        assert sum(got) == 1

    with_store(url, story)


def test_who_goes_releases_its_own_leases_only(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("AAAA", "BBBB", "CCCC"):
            await store.create(table(code))
        assert await store.lease("AAAA", "me", 60) and await store.lease("BBBB", "me", 60)
        assert await store.lease("CCCC", "she", 60)
        await store.release("me")
        assert [await store.lease(code, "you", 60) for code in ("AAAA", "BBBB", "CCCC")] == [True, True, False]

    with_store(url, story)


def test_there_is_no_lease_of_a_table_that_is_gone(url: str) -> None:
    async def story(store: Store) -> None:
        assert not await store.lease("NONE", "me", 60)

    with_store(url, story)


async def all_put_away(store: Store, day: int) -> list[str]:
    codes: list[str] = []
    while some := await store.put_away(day):  # in portions, however long one of them takes
        codes += some
    return codes


def test_unused_tables_are_put_away_and_come_back_when_they_are_used(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("ENTRY", "LOBBY", "SEEN", "AGAIN", "OLD"):
            await store.create(replace(table(code), join_code=code))
        await grow_old(store, 31)
        await store.create(table("NEW"))
        await store.use(["SEEN"])
        assert sorted(await all_put_away(store, 1)) == ["AGAIN", "ENTRY", "LOBBY", "OLD"]
        rows = {code: await store.table(code) for code in ("OLD", "SEEN")}
        assert [row and (row.binned_on, row.join_code) for row in rows.values()] == [(31, None), (None, "SEEN")]
        await store.append("ENTRY", entry(0))
        assert await store.save_table(table("LOBBY", version=1))
        assert await store.restore("AGAIN") and not await store.restore("SEEN")
        await grow_old(store, 8)
        assert await store.put_away(31) == []
        assert await store.empty_bin(32) == 1
        found = [await store.table(code) for code in ("ENTRY", "LOBBY", "AGAIN", "OLD")]
        assert [row and row.binned_on for row in found] == [None, None, None, None] and found[-1] is None

    with_store(url, story)


def test_the_record_of_a_finished_game_is_packed_and_closed(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.create(table("BBBB"))
        written = [
            *[entry(n, client=f"p1 c{n}", word=AWKWARD, at=1.7e9 + n / 8) for n in range(30)],
            RecordEntry(30, "resume", -1, "", 20, "", "", 2.0),
            RecordEntry(31, "undo", 3, "agreed", 7, "p2", "p2 x", 3.0),
        ]
        for one in written:
            await store.append("AAAA", one, snapshot(one.number + 1, AWKWARD) if one.number in (9, 19) else None)
        assert not await store.pack("AAAA") and await store.entries("AAAA") == written, "it is not over"
        assert await store.save_table(replace(table(version=1), state="over"))
        assert await store.to_pack("") == ["AAAA"] and await store.to_pack("AAAA") == []
        assert await store.pack("AAAA") and not await store.pack("AAAA")
        assert await store.to_pack("") == []
        for one in written[:10]:
            one.client = ""  # the last twenty of each player are remembered
        assert await store.entries("AAAA") == written
        assert await store.entries("AAAA", 31) == written[31:] and await store.entries("AAAA", 32) == []
        assert await store.snapshots("AAAA") == [snapshot(10, ""), snapshot(20, AWKWARD)], "it went on from the second"
        for number in (5, 32):
            with pytest.raises(NumberTaken):
                await store.append("AAAA", entry(number))
        await store.append("BBBB", entry(0))
        assert await store.entries("AAAA", 32) == []

    with_store(url, story)


def test_tables_of_an_opener_are_counted_and_the_size_is_known(url: str) -> None:
    async def story(store: Store) -> None:
        empty = await store.size()
        for n in range(3):
            await store.create(replace(table(f"T{n}", lobby="x" * 200_000), opener="her"))
        await store.create(table("OTHER"))
        assert [await store.opened_by(who) for who in ("her", "him")] == [3, 0]
        assert await store.size() > empty

    with_store(url, story)


def test_removed_tables_go_with_all_that_belongs_to_them(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("OLD1", "OLD2", "USED"):
            await store.create(table(code))
        await store.append("OLD1", entry(0), snapshot(1))
        await store.say("OLD1", line("hello"))
        assert await store.lease("OLD1", "me", 60)
        await grow_old(store, 2)
        await store.append("USED", entry(0))
        assert sorted(await all_put_away(store, 1)) == ["OLD1", "OLD2"]
        assert await store.empty_bin(2) == 0
        while await store.empty_bin(3):
            pass
        assert await store.table("OLD1") is None
        await store.create(table("OLD1"))
        assert (await store.entries("OLD1"), await store.snapshots("OLD1"), await store.said("OLD1")) == ([], [], [])
        assert await store.lease("OLD1", "you", 60)
        assert len(await store.entries("USED")) == 1

    with_store(url, story)


def test_everything_is_there_after_a_restart(url: str) -> None:
    async def before(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(0), snapshot(1))
        await store.say("AAAA", line("hello"))

    async def after(store: Store) -> list[Any]:
        return [await store.table("AAAA"), await store.entries("AAAA"), await store.snapshots("AAAA")]

    with_store(url, before)
    assert with_store(url, after) == [table(touched=200.5), [entry(0)], [snapshot(1)]]


def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create(table())
            waiting = [asyncio.create_task(store.append("AAAA", entry(n))) for n in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with opened(url) as store:
            assert len(await store.entries("AAAA")) == 50

    asyncio.run(story())


def test_who_gives_up_waiting_disturbs_nobody(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        tasks = [asyncio.create_task(store.append("AAAA", entry(n))) for n in range(20)]
        await asyncio.sleep(0)
        for task in tasks[5:10]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [result is None for result in results] == [n < 5 or n >= 10 for n in range(20)]
        kept = {one.number for one in await store.entries("AAAA")}
        assert {*range(5), *range(10, 20)} <= kept

    with_store(url, story)


def test_a_closed_store_takes_and_gives_nothing(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create(table())
            await store.check()
        with pytest.raises(StoreFailed, match="closed"):
            await store.check()
        with pytest.raises(StoreFailed, match="closed"):
            await store.append("AAAA", entry(0))
        with pytest.raises(StoreFailed, match="closed"):
            await store.create(table("BBBB"))
        with pytest.raises(StoreFailed, match="closed"):
            await store.table("AAAA")
        await store.stop()

    asyncio.run(story())
