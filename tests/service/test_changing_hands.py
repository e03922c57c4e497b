"""Seats change hands: nobody looks through eyes that are not its own, and who may not look any more goes."""

import asyncio
from pathlib import Path
from typing import Any

from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, serve, table_of_two


def eyes(person: Person) -> int | None:
    """Through which seat somebody was told to look last."""
    told: list[Any] = [it.you for it in person.ear.told if isinstance(it, (wire.Welcome, wire.TableChanged))]
    seat: int | None = told[-1].seat
    return seat


def test_who_has_left_sees_nothing_of_the_next_one_on_the_seat(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, leaver, ada = Person(service), Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(leaver.guest, code, wire.Join("Tom"))
        await leaver.sit(code)
        await leaver.send(wire.Leave())
        assert eyes(leaver) is None
        await service.join(ada.guest, code, wire.Join("Ada"))
        await ada.sit(code)
        await service.begin(me.guest, code)
        assert (eyes(ada), eyes(leaver)) == (1, None)
        assert all([connection.seat is None for connection in leaver_lines(service, code, leaver)])

    serve(tmp_path, act)


def leaver_lines(service: Service, code: str, who: Person) -> list[Any]:
    return [it for it in service.rooms._open[code]._presence.connections if it.guest == who.guest]


def test_a_locked_seat_stays_locked_when_its_holder_leaves(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await service.join(tom.guest, code, wire.Join("Tom"))
        await service.change_seat(me.guest, code, 1, wire.SeatChange(locked=True))
        await tom.sit(code)
        await tom.send(wire.Leave())
        assert (await service.info(me.guest, code)).table.seats[1] == wire.Seat("open", locked=True)

    serve(tmp_path, act)


def test_who_is_removed_watches_or_goes_where_nobody_may_watch(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await friend.send(wire.Leave())
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot"))
        assert eyes(friend) is None and friend.ear.closed is None
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="open"))
        await service.join(friend.guest, code, wire.Join("Tom"))
        assert eyes(friend) == 1, "an open line sees through the seat as soon as it has one"
        await service.change_settings(me.guest, code, wire.Settings(watching=False))
        assert friend.ear.closed is None
        await friend.send(wire.Leave())
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot"))
        assert friend.ear.closed == 4403

    serve(tmp_path, act)


def test_the_television_of_somebody_who_plays_stays_on(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        screen, stranger = Person(service, friend.guest), Person(service)
        await screen.sit(code, watch=True)
        await stranger.sit(code, watch=True)
        await service.change_settings(me.guest, code, wire.Settings(watching=False))
        assert (screen.ear.closed, stranger.ear.closed) == (None, 4403)
        assert eyes(screen) is None

    serve(tmp_path, act)


def test_a_program_whose_key_was_replaced_is_cut_off(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        key = await service.seat_key(me.guest, code, 1)
        program = Person(service, await service.guest_of_key(key.key))
        await program.sit(code)
        await service.begin(me.guest, code)
        assert program.line is not None and program.line.seat == 1
        await service.seat_key(me.guest, code, 1)
        assert program.ear.closed == 4401

    serve(tmp_path, act)


def test_those_who_share_a_device_take_back_as_others_do(tmp_path: Path) -> None:
    """Dice that have fallen stay fallen where several people play, even on one device."""

    async def act(service: Service) -> None:
        me = Person(service)
        seats = [ME, wire.SeatWish("device", "Tom")]
        opened = await service.open(me.guest, wire.Open("tokyo", seats, name="Léa", start=True))
        assert not opened.table.solo
        await me.sit(opened.table.code)
        await me.choose("keep:none")
        await me.send(wire.Undo("u", me.ear.view["decisions"][0]["number"]))
        assert me.ear.errors == ["cannot_undo"]

    serve(tmp_path, act)


def test_what_was_changed_just_before_the_start_is_dealt(tmp_path: Path) -> None:
    """The host's last change is still being written when the game starts: both see the same options."""

    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        options = {"modules": ["cultists"]}
        await asyncio.gather(
            service.change_settings(me.guest, code, wire.Settings(options=options)), service.begin(me.guest, code)
        )
        room = await service.room(code)
        assert room._stored.lobby.options == options
        assert room._game.need_session().view(None)["options"]["modules"] == ["cultists"]

    serve(tmp_path, act)
