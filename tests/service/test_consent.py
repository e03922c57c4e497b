"""A choice is taken back across dice only if everybody who has sat at the table in this game agrees."""

from pathlib import Path

import pytest

from baffe.service import wire
from baffe.service.lobby import decode_lobby
from baffe.service.service import Service
from baffe.session import AGREED
from tests.service.postgres import Cluster
from tests.service.support import FREE, ME, Person, bots, serve, table_of_two
from tests.service.test_several import friends, two_services


def number(who: Person) -> int:
    return int(who.ear.view["decisions"][0]["number"])


def wish(who: Person) -> wire.Wish | None:
    """As it was told last."""
    told = [it.table.wish for it in who.ear.told if isinstance(it, (wire.Welcome, wire.TableChanged))]
    found: wire.Wish | None = told[-1]
    return found


def may_ask(who: Person) -> bool:
    return bool([it.ask for it in who.ear.told if isinstance(it, (wire.Welcome, wire.Update))][-1])


async def ask(who: Person) -> None:
    await who.send(wire.AskUndo("ask", number(who)))


async def answer(who: Person, agrees: bool, at: int | None = None) -> None:
    await who.send(wire.Consent("yes" if agrees else "no", number(who) if at is None else at, agrees))


async def rolled(service: Service, **wish: str) -> tuple[str, Person, Person, list[str]]:
    """Léa has rolled all dice again and regrets it; what they showed before."""
    code, me, friend = await table_of_two(service, **wish)
    before = me.ear.view["dice"]
    assert not may_ask(me), "nothing was chosen yet"
    await me.choose("keep:none")
    assert me.ear.view["dice"] != before and may_ask(me) and not may_ask(friend)
    return code, me, friend, before


def test_when_all_agree_the_dice_lie_as_before_and_the_log_says_so(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend, before = await rolled(service)
        await ask(me)
        asked = wish(friend)
        assert asked is not None and (asked.seat, asked.waiting) == (0, [friend.guest.player])
        assert 28 < asked.seconds <= 30 and me.ear.view["dice"] != before and not may_ask(me)
        await answer(friend, True)
        for who in (me, friend):
            assert who.ear.view["dice"] == before and wish(who) is None and not who.ear.errors
            backs = [event for it in who.ear.told if isinstance(it, wire.Update) for event in it.events]
            assert [event["seat"] for event in backs if event.get("agreed")] == [0]
        await me.sit(code)
        assert [event["type"] for event in me.ear.told[0].events if event.get("agreed")] == ["back"]
        entry = (await service.store.entries(code))[-1]
        assert (entry.kind, entry.word, entry.player) == ("undo", AGREED, me.guest.player)

    serve(tmp_path, act)


def test_one_no_is_enough_and_nobody_is_asked_twice(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        _, me, friend, before = await rolled(service)
        await ask(me)
        await answer(friend, False)
        asked = wish(me)
        assert asked is not None and asked.refused and not may_ask(me)
        await ask(me)
        await answer(friend, True)
        assert me.ear.errors == ["cannot_undo"] and friend.ear.errors == ["old_question"]
        assert me.ear.view["dice"] != before

    serve(tmp_path, act)


def test_no_answer_is_a_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baffe.service.room.CONSENT_SECONDS", 0.0)

    async def act(service: Service) -> None:
        _, me, friend, before = await rolled(service)
        await ask(me)
        asked = wish(friend)
        assert asked is not None and asked.refused
        await answer(friend, True)
        assert friend.ear.errors == ["old_question"] and me.ear.view["dice"] != before

    serve(tmp_path, act)


def test_the_wish_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        _, me, friend, _ = await rolled(service)
        await ask(me)
        open_then = number(me)
        await me.choose()
        assert (await service.info(me.guest, me.ear.told[0].table.code)).table.wish is None
        await answer(friend, True, open_then)
        assert (await service.store.entries(me.ear.told[0].table.code))[-1].kind == "choice"

    serve(tmp_path, act)


def test_what_another_person_has_chosen_since_stays(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        _, me, friend, _ = await rolled(service)
        while me.asked():
            await me.choose()
        assert may_ask(me), "the turn is over, and nobody has played yet"
        await friend.choose("keep:none")
        assert not may_ask(me) and may_ask(friend)
        await ask(me)
        assert me.ear.errors == ["cannot_undo"]

    serve(tmp_path, act)


def test_only_those_who_have_sat_there_are_asked(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend, before = await rolled(service)
        stranger = Person(service)
        await stranger.sit(code)
        await ask(me)
        for who in (stranger, me):
            await answer(who, True)
            assert who.ear.errors == ["not_yours"]
        await stranger.send(wire.AskUndo("a", number(stranger)))
        assert stranger.ear.errors == ["not_yours", "not_yours"]
        assert me.ear.view["dice"] != before

    serve(tmp_path, act)


# -- a host does not become everybody --


def tables(person: Person) -> list[wire.TableInfo]:
    """As they were told after the welcome."""
    return [it.table for it in person.ear.told if isinstance(it, wire.TableChanged)]


def test_who_is_absent_does_not_agree(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        _, me, friend, before = await rolled(service)
        assert friend.line is not None
        await friend.line.close()
        await ask(me)
        assert me.ear.errors == ["cannot_undo"] and me.ear.told[-1].field == "absent"
        assert me.ear.view["dice"] != before

    serve(tmp_path, act)


@pytest.mark.parametrize("change", [wire.SeatChange(kind="bot"), wire.SeatChange(kind="device", name="Ada")])
def test_who_has_lost_the_seat_is_asked_all_the_same(tmp_path: Path, change: wire.SeatChange) -> None:
    """The host waits until Tom is gone, takes the seat and agrees for everybody: that is not Tom's consent."""

    async def act(service: Service) -> None:
        code, me, friend, before = await rolled(service)
        assert friend.line is not None
        await friend.line.close()
        await me.ear.until(lambda: any([it.seats[1].free_in == 0.0 for it in tables(me)]))
        await service.change_seat(me.guest, code, 1, change)
        await ask(me)
        assert me.ear.errors == ["cannot_undo"], "Tom is not here"
        await friend.sit(code)
        assert friend.ear.told[0].you.seats == []
        await ask(me)
        asked = wish(friend)
        assert asked is not None and friend.guest.player in asked.waiting
        if change.kind == "device":  # whoever sits beside Léa now is asked as well
            await answer(me, True)
        assert me.ear.view["dice"] != before
        await answer(friend, True)
        assert me.ear.view["dice"] == before

    serve(tmp_path, act, absence=0.2)


def test_whoever_has_left_for_good_is_not_waited_for_until_they_are_back(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend, before = await rolled(service)
        await friend.send(wire.Leave())
        await ask(me)
        assert me.ear.view["dice"] == before, "there is nobody else"
        await friend.sit(code)
        await me.choose("keep:none")
        await ask(me)
        asked = wish(me)
        assert asked is not None and asked.waiting == [friend.guest.player]

    serve(tmp_path, act)


def test_those_who_share_a_device_are_asked_there(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        seats = [ME, wire.SeatWish("device", "Tom")]
        await me.sit((await service.open(me.guest, wire.Open("tokyo", seats, name="Léa", start=True))).table.code)
        before = me.ear.view["dice"]
        await me.choose("keep:none")
        await ask(me)
        asked = wish(me)
        assert asked is not None and asked.waiting == [me.guest.player]
        await answer(me, True)
        assert me.ear.view["dice"] == before

    serve(tmp_path, act)


def test_bots_agree_and_wait(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        opened = await service.open(me.guest, wire.Open("tokyo", [FREE, *bots(1), ME], name="Léa", pace="slow"))
        code = opened.table.code
        await service.join(friend.guest, code, wire.Join("Tom"))
        await service.begin(me.guest, code)
        await me.sit(code)
        await friend.sit(code)
        last, other = me, friend
        while me.asked() or friend.asked():
            last, other = (me, friend) if me.asked() else (friend, me)
            await last.choose()
        assert me.ear.view["decisions"][0]["seat"] == 1, "the bot is next"
        await ask(last)
        room = await service.room(code)
        assert min([seconds for _, seconds in room.due()]) > 20
        await answer(other, True)
        assert last.asked() is not None and not last.ear.errors + other.ear.errors

    serve(tmp_path, act)


def test_all_processes_ask_and_the_last_one_grants(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        me, friend = (lea, tom) if lea.asked() else (tom, lea)
        before = me.ear.view["dice"]
        await me.choose("keep:none")
        await ask(me)
        await friend.ear.until(lambda: wish(friend) is not None)
        await answer(friend, True, number(me))
        await me.ear.until(lambda: me.ear.view["dice"] == before)
        assert (await first.store.entries(code))[-1].word == AGREED

    two_services(cluster, act)


def test_who_had_sat_at_tables_of_before_is_known() -> None:
    lobby = decode_lobby('{"host": "a", "seats": [], "company": true, "sat": ["x", "y"]}')
    assert lobby.sat == {"x": 1, "y": 1} and not lobby.is_solo
