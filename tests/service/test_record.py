"""The record in the database is the truth: restarts, repeats, undo, snapshots, changes of rules."""

from pathlib import Path
from typing import Any

import pytest

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.errors import StoreFull
from baffe.service.people import Guest, new_guest
from baffe.service.service import Service
from baffe.session import RecordEntry, Snapshot
from tests.service.support import FREE, ME, Person, bots, serve


async def opened(service: Service, guest: Guest, count: int = 1, **wish: Any) -> str:
    wish = {"pace": "off", "start": True, **wish}
    return (await service.open(guest, wire.Open("tokyo", [ME, *bots(count)], **wish))).table.code


async def until_asked(person: Person) -> dict[str, Any]:
    await person.ear.until(lambda: person.asked() is not None)
    question = person.asked()
    assert question is not None
    return question


def test_a_restart_loses_nothing_and_numbers_go_on(tmp_path: Path) -> None:
    guest = new_guest()
    seen: dict[str, Any] = {}

    async def before(service: Service) -> None:
        me = Person(service, guest)
        seen["code"] = await opened(service, guest)
        await me.sit(seen["code"])
        for _ in range(6):
            await until_asked(me)
            await me.choose()
        seen["question"] = await until_asked(me)
        seen["view"] = me.ear.view
        seen["seq"] = me.ear.told[-1].seq if isinstance(me.ear.told[-1], wire.Update) else None

    async def after(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(seen["code"])
        assert me.asked() == seen["question"]
        assert me.ear.view == seen["view"]
        await me.choose()
        assert me.ear.errors == []

    serve(tmp_path, before)
    serve(tmp_path, after)


def test_a_page_resumes_from_the_last_event_it_saw(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, again = Person(service), None
        code = await opened(service, me.guest)
        await me.sit(code)
        welcome = me.ear.told[0]
        for _ in range(4):
            await until_asked(me)
            await me.choose()
        await until_asked(me)
        again = Person(service, me.guest)
        await again.sit(code, since=welcome.seq + 1)
        told = [event for it in me.ear.told if isinstance(it, wire.Update) for event in it.events]
        missed = again.ear.told[0].events
        assert missed == told and missed[0]["seq"] == welcome.seq + 1
        future = Person(service, me.guest)
        await future.sit(code, since=10**6)
        assert future.ear.told[0].since == 0 and future.ear.told[0].events[0]["n"] == 0

    serve(tmp_path, act)


def test_a_repeat_is_answered_and_not_applied(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me.guest)
        await me.sit(code)
        question = await until_asked(me)
        wish = wire.Choose("same", question["number"], question["options"][-1])
        await me.send(wish)
        await me.send(wish)
        done = [it for it in me.ear.told if isinstance(it, wire.Done)]
        assert [it.number for it in done] == [question["number"], question["number"]]
        mine = [it for it in await service.store.entries(code) if it.client.endswith(" same")]
        assert len(mine) == 1

    serve(tmp_path, act)


def test_an_old_question_and_a_wrong_word_are_refused_by_name(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me.guest)
        await me.sit(code)
        question = await until_asked(me)
        await me.send(wire.Choose("a", question["number"], "no_such_word"))
        await me.send(wire.Choose("b", question["number"] + 7, question["options"][0]))
        assert me.ear.errors == ["not_an_option", "old_question"]
        assert me.asked() == question

    serve(tmp_path, act)


def test_undo_is_an_entry_and_the_same_dice_fall_again(tmp_path: Path) -> None:
    guest = new_guest()
    kept: dict[str, Any] = {}

    async def act(service: Service) -> None:
        me = Person(service, guest)
        code = kept["code"] = await opened(service, guest)
        await me.sit(code)
        first = await until_asked(me)
        assert first["kind"] == "roll"
        await me.choose("keep:none")
        second = await until_asked(me)
        dice = me.ear.view["dice"]
        await me.send(wire.Undo("u", second["number"]))
        third = await until_asked(me)
        assert third["options"] == first["options"] and third["number"] == second["number"] + 1
        back = [event for it in me.ear.told if isinstance(it, wire.Update) for event in it.events]
        assert [event["type"] for event in back].count("back") == 1
        await me.choose("keep:none")
        await until_asked(me)
        assert me.ear.view["dice"] == dice
        assert [entry.kind for entry in await service.store.entries(code)] == ["choice", "undo", "choice"]
        kept["view"] = me.ear.view
        kept["seq"] = me.ear.told[0].seq

    async def restarted(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(kept["code"], since=kept["seq"] + 1)
        assert me.ear.view == kept["view"]
        missed = me.ear.told[0].events
        assert missed[0]["type"] == "back", "who slept through an undo is told to go back, then the rest"
        assert [event["type"] for event in missed].count("rolled") == 1

    serve(tmp_path, act)
    serve(tmp_path, restarted)


def test_at_a_table_of_two_people_undo_does_not_cross_dice(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(friend.guest, code, wire.Join("Tom"))
        await service.begin(me.guest, code)
        await me.sit(code)
        await friend.sit(code)
        who, other = (me, friend) if me.asked() else (friend, me)
        await who.choose("keep:none")
        number = who.ear.view["decisions"][0]["number"]
        await who.send(wire.Undo("u", number))
        await other.send(wire.Undo("v", number))
        assert who.ear.errors == ["cannot_undo"] and other.ear.errors == ["cannot_undo"]

    serve(tmp_path, act)


def test_snapshots_are_kept_and_a_change_of_rules_goes_on_from_the_last(tmp_path: Path) -> None:
    guest = new_guest()
    kept: dict[str, Any] = {}

    async def before(service: Service) -> None:
        me = Person(service, guest)
        code = kept["code"] = await opened(service, guest, count=2)
        await me.sit(code)
        while len(await service.store.entries(code)) < 30:
            await until_asked(me)
            await me.choose()
        await until_asked(me)
        kept["snapshots"] = await service.store.snapshots(code)
        assert [snapshot.number for snapshot in kept["snapshots"]] == [20]
        kept["number"] = me.ear.view["decisions"][0]["number"]

    async def after(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(kept["code"])
        welcome = me.ear.told[0]
        assert welcome.table.resumed
        assert min(it["number"] for it in me.ear.view["decisions"]) > kept["number"]
        await until_asked(me)
        await me.choose()
        assert me.ear.errors == []
        assert [it.to for it in await service.store.entries(kept["code"]) if it.kind == "resume"] == [20]

    serve(tmp_path, before)
    game = GAMES["tokyo"]
    rules, oldest = game.rules, game.oldest_rules
    try:
        game.rules = game.oldest_rules = rules + 1  # and the old version is no longer played
        serve(tmp_path, after)
        serve(tmp_path, _still_there(guest, kept))
    finally:
        game.rules, game.oldest_rules = rules, oldest


def _still_there(guest: Guest, kept: dict[str, Any]) -> Any:
    async def act(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(kept["code"])
        await until_asked(me)
        assert len([it for it in await service.store.entries(kept["code"]) if it.kind == "resume"]) == 1

    return act


def test_a_record_that_no_longer_leads_there_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    guest = new_guest()
    kept: dict[str, Any] = {}

    async def before(service: Service) -> None:
        me = Person(service, guest)
        code = kept["code"] = await opened(service, guest)
        await me.sit(code)
        question = await until_asked(me)
        await me.choose()
        session = service.rooms._open[code]._game.need_session()
        bad = Snapshot(question["number"] + 1, GAMES["tokyo"].rules, "0" * 32, session.table.save())
        number = session.number
        await service.store.append(code, RecordEntry(10**6, "undo", 0, "", 0, "", "", 0.0), bad)
        assert number < 10**6

    async def after(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(kept["code"])
        assert me.ear.told[0].table.resumed
        await until_asked(me)

    serve(tmp_path, before)
    serve(tmp_path, after)


def test_what_the_disk_does_not_take_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me.guest)
        await me.sit(code)
        question = await until_asked(me)

        async def full(*_: Any) -> None:
            raise StoreFull("no room")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", full)
            await me.choose()
        assert me.ear.errors == ["store_full"] and not [it for it in me.ear.told if isinstance(it, wire.Done)]
        assert me.asked() == question
        await me.choose()
        assert len([it for it in me.ear.told if isinstance(it, wire.Done)]) == 1

    serve(tmp_path, act)


def test_the_end_is_told_even_if_it_cannot_be_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last choice is committed: that the table's own row cannot be written just now is nobody's loss."""
    guest = new_guest()

    async def act(service: Service) -> str:
        me, watcher = Person(service, guest), Person(service)
        code = await opened(service, guest)
        await me.sit(code)
        await watcher.sit(code)

        async def full(*_: Any) -> bool:
            raise StoreFull("no room")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "save_table", full)
            await me.play_on()
            await watcher.ear.until(lambda: watcher.ear.view["outcome"] is not None)
            assert me.ear.errors == []
        assert (await service.info(guest, code)).table.state == "over"
        row = await service.store.table(code)
        assert row is not None and row.state == "playing"
        return code

    code = serve(tmp_path, act)

    async def later(service: Service) -> None:
        assert (await service.info(guest, code)).table.state == "over"
        row = await service.store.table(code)
        assert row is not None and row.state == "over"

    serve(tmp_path, later)


def test_who_comes_at_the_last_moment_is_told_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(service: Service) -> None:
        me, late = Person(service), Person(service)
        code = await opened(service, me.guest)
        await me.sit(code)
        save = service.store.save_table

        async def slowly(row: Any) -> bool:
            await late.sit(code)
            return await save(row)

        monkeypatch.setattr(service.store, "save_table", slowly)
        await me.play_on()
        await late.ear.until(lambda: late.ear.view["outcome"] is not None)
        await service.info(me.guest, code)
        told = [event["seq"] for it in late.ear.told for event in getattr(it, "events", [])]
        assert len(told) == len(set(told)) > 0

    serve(tmp_path, act)


def test_two_services_on_one_database_do_not_both_win(tmp_path: Path) -> None:
    """What is unique in the database decides; who comes second reads what is new."""

    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me.guest)
        await me.sit(code)
        question = await until_asked(me)
        other = RecordEntry(question["number"], "choice", question["seat"], question["options"][-1], 0, "x", "", 0.0)
        await service.store.append(code, other)
        await me.send(wire.Choose("late", question["number"], question["options"][0]))
        assert me.ear.errors == ["old_question"]
        room = await service.room(code)
        assert room._game.need_session().number > question["number"]

    serve(tmp_path, act)
