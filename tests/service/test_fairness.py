"""Nobody can cheat by being the host: seats, secrets and dice of people who have sat at the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, bots, denied, serve, table_of_two

LAB = {  # seat 0 is buying and has seen the card on top of the deck
    "seats": [{"cards": ["made_in_a_lab"], "energy": 1, "place": "city"}, {}],
    "step": "buy",
    "deck": ["jets", "acid_attack", "nova_breath", "rooting_for_the_underdog"],
}
PASS_ON = [wire.SeatChange(kind="bot"), wire.SeatChange(kind="open"), wire.SeatChange(kind="device", name="Ada")]


async def seat_of(service: Service, who: Person, code: str, seat: int) -> wire.Seat:
    return (await service.info(who.guest, code)).table.seats[seat]


# -- seats --


@pytest.mark.parametrize("change", PASS_ON, ids=["bot", "open", "device"])
def test_the_seat_of_a_person_who_is_here_stays_theirs(tmp_path: Path, change: wire.SeatChange) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await denied("seat_held", service.change_seat(me.guest, code, 1, change))
        seat = await seat_of(service, me, code, 1)
        assert (seat.name, seat.player, seat.free_in) == ("Tom", friend.guest.player, None)
        assert friend.asked() or me.asked()

    serve(tmp_path, act)


def test_whoever_says_that_a_bot_may_go_on_gives_the_seat_away(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await friend.send(wire.Leave())
        assert (await seat_of(service, me, code, 1)).free_in == 0.0
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="device", name="Ada"))
        assert (await seat_of(service, me, code, 1)).name == "Ada"

    serve(tmp_path, act)


def test_an_absence_is_seen_running_before_the_seat_is_free(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        assert friend.line is not None
        await friend.line.close()
        await me.ear.until(lambda: free_in(me, 1) is not None)  # a moment after the one before came
        assert 0.2 < (free_in(me, 1) or 0.0) <= 0.8
        await denied("seat_held", service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot")))
        await me.ear.until(lambda: is_free(me, 1))
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot"))

    serve(tmp_path, act, absence=0.8)


def free_in(person: Person, seat: int) -> float | None:
    told = [it for it in person.ear.told if isinstance(it, wire.TableChanged)]
    return told[-1].table.seats[seat].free_in if told else None


def is_free(who: Person, seat: int) -> bool:
    return free_in(who, seat) == 0.0


def test_whoever_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        assert friend.line is not None
        await friend.line.close()
        await friend.sit(code)
        await asyncio.sleep(0.25)
        assert (await seat_of(service, me, code, 1)).free_in is None
        await denied("seat_held", service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot")))

    serve(tmp_path, act, absence=0.2)


def test_before_the_game_the_host_removes_whom_they_like(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(friend.guest, code, wire.Join("Tom"))
        await friend.sit(code)
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="open"))
        assert (await seat_of(service, me, code, 1)).kind == "open"

    serve(tmp_path, act)


# -- secrets --


async def lab(service: Service) -> tuple[str, Person, Person]:
    """A position in which I have peeked at the deck; a friend has come to the other seat."""
    me, friend = Person(service), Person(service)
    code = (await service.open_scene(me.guest, wire.OpenScene("tokyo", LAB, name="Léa"))).table.code
    await me.sit(code)
    assert me.ear.view["deck"] == ["jets"] and "buy:top" not in (me.asked() or {})["options"], "too dear"
    await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="open"))
    await service.join(friend.guest, code, wire.Join("Tom"))
    await friend.sit(code)
    return code, me, friend


def peeks(person: Person) -> list[dict[str, Any]]:
    told = [it.events for it in person.ear.told if isinstance(it, (wire.Welcome, wire.Update))]
    return [event for events in told for event in events if event["type"] == "peeked" and event.get("card")]


def test_whoever_takes_over_a_seat_does_not_get_what_its_player_had_learnt(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await lab(service)
        await me.choose("done")
        assert me.ear.view["deck"] == ["jets"]
        await me.send(wire.Leave())
        await service.change_seat(friend.guest, code, 0, wire.SeatChange(kind="device", name="Ada"))
        await friend.sit(code, seat=0)
        assert friend.ear.told[0].you.seat == 0
        assert friend.ear.view["deck"] == [] and not peeks(friend)
        assert (await service.look(friend.guest, code, 0, 0)).events == friend.ear.told[0].events
        assert friend.ear.view["seats"][0]["cards"] == me.ear.view["seats"][0]["cards"], "what the seat holds is theirs"

    serve(tmp_path, act)


def test_what_was_learnt_before_the_first_choice_is_not_told_either(tmp_path: Path) -> None:
    """Not even after a restart of the server."""

    async def act(service: Service) -> tuple[str, Person]:
        code, me, friend = await lab(service)
        await me.send(wire.Leave())
        await service.change_seat(friend.guest, code, 0, wire.SeatChange(kind="device", name="Ada"))
        await friend.sit(code, seat=0)
        assert (friend.asked() or {})["kind"] == "buy"
        assert friend.ear.view["deck"] == [] and not peeks(friend)
        return code, friend

    code, before = serve(tmp_path, act)

    async def again(service: Service) -> None:
        friend = Person(service, before.guest)
        await friend.sit(code, seat=0)
        assert friend.ear.view["deck"] == [] and not peeks(friend)

    serve(tmp_path, again)


def test_what_a_question_rests_on_is_shown_to_whoever_is_asked(tmp_path: Path) -> None:
    """The lab lets its owner see the top when cards are bought: the new player too."""

    async def act(service: Service) -> None:
        code, me, friend = await lab(service)
        await me.choose("done")
        await me.send(wire.Leave())
        await service.change_seat(friend.guest, code, 0, wire.SeatChange(kind="device", name="Ada"))
        await friend.sit(code)
        for _ in range(60):
            question = friend.ear.view["decisions"][0]
            if question["seat"] == 0 and question["kind"] == "buy" and "buy:top" in question.get("options", []):
                break
            await friend.send(wire.Sit(question["seat"]))
            await friend.choose()
        assert friend.ear.view["deck"][0] is not None

    serve(tmp_path, act)


def test_what_is_learnt_later_is_theirs(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        scene = {**LAB, "step": "roll", "dice": ["1", "2", "3", "1", "2", "3"]}
        code = (await service.open_scene(me.guest, wire.OpenScene("tokyo", scene, name="Léa"))).table.code
        await me.sit(code)
        assert me.ear.view["deck"] == [], "nobody has looked yet"
        await service.change_seat(me.guest, code, 0, wire.SeatChange(kind="open"))
        await service.join(friend.guest, code, wire.Join("Tom"))
        await friend.sit(code)
        await friend.choose("stop")
        assert friend.ear.view["deck"] == ["jets"] and len(peeks(friend)) == 1

    serve(tmp_path, act)


# -- dice --


def test_undo_does_not_become_free_when_the_others_have_gone(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await friend.send(wire.Leave())
        changed = await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot"))
        assert not changed.table.solo
        await me.choose("keep:none")
        await me.send(wire.Undo("u", me.ear.view["decisions"][0]["number"]))
        assert me.ear.errors == ["cannot_undo"]

    serve(tmp_path, act)


def test_undo_does_not_become_free_for_whoever_takes_over_from_the_only_player(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        opened = await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], name="Léa", start=True))
        code = opened.table.code
        await me.sit(code)
        assert opened.table.solo
        await me.choose("keep:none")
        await service.change_seat(me.guest, code, 0, wire.SeatChange(kind="open"))
        joined = await service.join(friend.guest, code, wire.Join("Tom"))
        assert joined.you.seats == [0] and not joined.table.solo
        await friend.sit(code)
        await friend.send(wire.Undo("u", friend.ear.view["decisions"][0]["number"]))
        assert friend.ear.errors == ["cannot_undo"]

    serve(tmp_path, act)


def test_undo_stays_free_for_somebody_whom_nobody_has_joined(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE, *bots(1)], name="Léa"))).table.code
        await service.begin(me.guest, code)
        assert not (await service.info(me.guest, code)).table.solo, "somebody may still come"
        assert (await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot"))).table.solo

    serve(tmp_path, act)


# -- answers --


def test_nobody_answers_for_somebody_who_is_here_before_their_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baffe.session.pacing.PATIENCE", 0.5)

    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        while me.asked():
            await me.choose()
        number = me.ear.view["decisions"][0]["number"]
        await me.send(wire.Substitute("s", 1, number))
        for person in (me, friend):
            update = [it for it in person.ear.told if isinstance(it, wire.Update)][-1]
            assert update.deadline is not None and 0.2 < update.deadline <= 0.5, "everybody sees the time run"
        assert friend.asked() is not None
        await friend.choose()
        assert (await service.store.entries(code))[-1].player == friend.guest.player

    serve(tmp_path, act)


# -- the host --


def test_the_host_hands_over_their_role(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await denied("bad_wish", service.change_settings(me.guest, code, wire.Settings(host="nobody")))
        await denied("not_host", service.change_settings(friend.guest, code, wire.Settings(host=friend.guest.player)))
        joined = await service.change_settings(me.guest, code, wire.Settings(host=friend.guest.player))
        assert joined.table.host == friend.guest.player and not joined.you.host
        await denied("not_host", service.change_settings(me.guest, code, wire.Settings(chat=False)))
        await service.change_settings(friend.guest, code, wire.Settings(chat=False))

    serve(tmp_path, act)


def test_when_the_host_leaves_the_next_person_is_host(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await me.send(wire.Leave())
        assert (await service.info(friend.guest, code)).you.host

    serve(tmp_path, act)


def test_a_host_who_leaves_before_the_game_gives_up_seat_and_role(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(friend.guest, code, wire.Join("Tom"))
        await me.sit(code)
        await me.send(wire.Leave())
        joined = await service.info(friend.guest, code)
        assert joined.you.host and joined.table.seats[0].kind == "open"

    serve(tmp_path, act)


def test_while_the_host_is_gone_somebody_who_is_here_may_start(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(friend.guest, code, wire.Join("Tom"))
        await me.sit(code)
        await friend.sit(code)
        assert me.line is not None
        await me.line.close()
        await denied("not_host", service.begin(friend.guest, code))
        await friend.ear.until(lambda: friend.ear.told[-1].you.host)
        await service.begin(friend.guest, code)
        await me.sit(code)
        assert me.ear.told[0].you.host, "whoever comes back is host again"

    serve(tmp_path, act, absence=0.3)
