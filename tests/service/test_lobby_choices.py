"""What a lobby offers beyond Tokyo: options with named values, several seats by rule, choices for each seat.

Shown with the tiny games, which the service knows only through `Game`.
"""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from baffe.games import PLUGS
from baffe.service import wire
from baffe.service.lobby import LobbySeat, decode_lobby
from baffe.service.people import new_guest
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, denied, serve
from tests.tiny.hexwalk import HEXES, STARTS
from tests.tiny.plugs import AMBUSH, HEXWALK

TOM = wire.SeatWish("device", "Tom")


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLUGS, "_plugs", {name: PLUGS[name] for name in PLUGS} | {"ambush": AMBUSH, "hexwalk": HEXWALK})


def chosen(kind: Any, name: str = "", **choices: str | None) -> wire.SeatWish:
    return wire.SeatWish(kind, name, choices=choices)


def test_the_server_says_what_can_be_chosen(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        games = {game.name: game for game in service.games()}
        settings = {it.name: it.values for it in games["ambush"].settings}
        assert settings["deck"] == ["small", "huge"] and settings["teams"] == ["alone", "pairs"]
        assert [(it.name, it.usual) for it in games["ambush"].settings][2] == ("teams", "alone")
        assert [(it.name, it.unique) for it in games["hexwalk"].seat_choices] == [("corner", True), ("pack", False)]
        assert [(it.name, it.seat, it.seats) for it in games["hexwalk"].rivals] == [
            ("bear", 1, [1]),
            ("bears", 1, [1, 2]),
        ]
        assert (games["tokyo"].settings, games["tokyo"].seat_choices) == ([], [])

    serve(tmp_path, act)


def test_options_with_named_values_are_dealt_and_played_to_the_end(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        seats = [ME, *[wire.SeatWish("device", name) for name in ("Tom", "Ada", "Zoé")]]
        options = {"deck": "huge", "draft": "short", "teams": "pairs", "parry": True}
        opened = await service.open(me.guest, wire.Open("ambush", seats, name="Léa", options=options, start=True))
        code = opened.table.code
        assert (opened.table.state, opened.table.options) == ("playing", options)
        people = [Person(service, me.guest) for _ in seats]
        for seat, person in enumerate(people):
            await person.sit(code, seat=seat)
        while people[0].ear.view["outcome"] is None:
            for person in people:
                if person.asked() is not None:
                    await person.choose()
        assert people[0].ear.view["outcome"]["teams"] == [[0, 2], [1, 3]]
        assert [person.ear.errors for person in people] == [[], [], [], []]
        again = await service.rematch(me.guest, code)
        assert again.table.options == options

    serve(tmp_path, act)


@pytest.mark.parametrize(
    ("options", "field"), [({"deck": "tiny"}, "deck"), ({"draft": 2}, "draft"), ({"teams": "pairs"}, "teams")]
)
def test_a_value_that_the_game_does_not_know_is_refused_by_name(
    tmp_path: Path, options: dict[str, Any], field: str
) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        refused = await denied("bad_option", service.open(me.guest, wire.Open("ambush", [ME, FREE], options=options)))
        assert refused.field == field
        code = (await service.open(me.guest, wire.Open("ambush", [ME, FREE], options={"deck": "huge"}))).table.code
        refused = await denied("bad_option", service.change_settings(me.guest, code, wire.Settings(options=options)))
        assert refused.field == field
        assert (await service.info(me.guest, code)).table.options == {"deck": "huge"}, "nothing has changed"

    serve(tmp_path, act)


def test_two_seats_by_rule_need_no_wish_and_the_game_goes_to_its_end(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("hexwalk", [ME], options={"bears": "two", "landing": True}, name="Léa", start=True)
        table = (await service.open(me.guest, wish)).table
        assert [(seat.kind, seat.rule) for seat in table.seats] == [
            ("person", ""),
            ("rule", "bears"),
            ("rule", "bears"),
        ]
        assert table.state == "playing" and table.solo
        await me.sit(table.code)
        await me.play_on()
        assert {entry.seat for entry in await service.store.entries(table.code)} == {0}, "bears are never asked"

    serve(tmp_path, act)


def test_seats_by_rule_come_and_go_with_the_options(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("hexwalk", [ME, FREE, FREE, FREE], name="Léa"))).table.code

        async def kinds(bears: str) -> list[str]:
            settings = wire.Settings(options={"bears": bears})
            return [seat.kind for seat in (await service.change_settings(me.guest, code, settings)).table.seats]

        assert await kinds("two") == ["person", "rule", "rule", "open"]
        await denied("seat_taken", service.join(tom.guest, code, wire.Join("Tom", 2)))
        assert await kinds("one") == ["person", "rule", "open", "open"]
        await service.join(tom.guest, code, wire.Join("Tom", 2))
        await denied("seat_taken", service.change_settings(me.guest, code, wire.Settings(options={"bears": "two"})))
        await denied(
            "bad_wish", service.open(me.guest, wire.Open("hexwalk", [FREE, FREE, ME], options={"bears": "two"}))
        )

    serve(tmp_path, act)


def test_choices_for_each_seat_are_dealt_played_and_kept_for_a_rematch(tmp_path: Path) -> None:
    guest = new_guest()

    async def act(service: Service) -> str:
        me, tom = Person(service, guest), Person(service, guest)
        seats = [chosen("me", corner="west", pack="light"), chosen("open", corner="north"), chosen("device", "Tom")]
        wish = wire.Open("hexwalk", seats, name="Léa", options={"bears": "one"}, start=True)
        table = (await service.open(guest, wish)).table
        assert [seat.choices for seat in table.seats] == [{"corner": "west", "pack": "light"}, {"corner": "north"}, {}]
        assert [seat.kind for seat in table.seats] == ["person", "rule", "person"]
        start = json.decode((await stored(service, table.code)).start)
        assert start["options"]["corner"] == ["west", "north", None]
        await me.sit(table.code, seat=0)
        await tom.sit(table.code, seat=2)
        first = me.ear.view["seats"]
        assert [seat["spare"] for seat in first] == [1, 2, 2]
        assert first[0]["at"] == list(HEXES[STARTS[3]]) and first[2]["at"] == list(HEXES[STARTS[1]])
        while me.ear.view["outcome"] is None:
            await (me if me.asked() is not None else tom).choose()
        again = (await service.rematch(guest, table.code)).table
        assert again.seats[0].choices == {"corner": "west", "pack": "light"}
        return table.code

    async def restarted(service: Service) -> None:
        table = (await service.info(guest, code)).table
        assert table.state == "over" and table.seats[1].choices == {"corner": "north"}

    code = serve(tmp_path, act)
    serve(tmp_path, restarted)


async def stored(service: Service, code: str) -> Any:
    return await service.store.table(code)


def test_choices_change_until_the_game_begins(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("hexwalk", [ME, FREE], name="Léa"))).table.code
        await service.join(tom.guest, code, wire.Join("Tom"))

        async def choose(who: Person, seat: int, **choices: str | None) -> dict[str, str]:
            change = wire.SeatChange(choices=choices)
            return (await service.change_seat(who.guest, code, seat, change)).table.seats[seat].choices

        assert await choose(tom, 1, corner="east", pack="light") == {"corner": "east", "pack": "light"}
        assert (await denied("bad_wish", choose(me, 0, corner="east"))).field == "corner", "it is taken"
        assert (await denied("bad_wish", choose(me, 0, corner="up"))).field == "corner"
        assert (await denied("bad_wish", choose(me, 0, faction="red"))).field == "faction"
        assert (await denied("bad_wish", choose(me, 0, figure="the_king"))).field == "figure"
        await denied("not_host", choose(tom, 0, pack="full"))
        assert await choose(tom, 1, corner=None) == {"pack": "light"}
        assert await choose(me, 0, corner="east", pack="light") == {"corner": "east", "pack": "light"}
        await service.begin(me.guest, code)
        assert (await denied("already_started", choose(me, 0, pack="full"))).field == "pack"

    serve(tmp_path, act)


def test_what_only_the_game_can_judge_is_refused_by_the_game(tmp_path: Path) -> None:
    """The lobby knows the values; that bears carry nothing is a rule of the game."""

    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("hexwalk", [ME, chosen("open", pack="full")], options={"bears": "one"})
        assert (await denied("bad_option", service.open(me.guest, wish))).field == "pack"
        code = (await service.open(me.guest, wire.Open("hexwalk", [ME], options={"bears": "one"}))).table.code
        change = wire.SeatChange(choices={"pack": "full"})
        assert (await denied("bad_option", service.change_seat(me.guest, code, 1, change))).field == "pack"
        assert (await service.info(me.guest, code)).table.seats[1].choices == {}, "nothing has changed"

    serve(tmp_path, act)


def test_a_lobby_stored_before_there_were_choices_is_read() -> None:
    old = (
        '{"host":"aa","seats":[{"kind":"person","guest":"aa","name":"Léa","bot":"","figure":"the_king","away":false,'
        '"online":false,"locked":false,"rule":""},{"kind":"rule","guest":"","name":"","bot":"","figure":null,'
        '"away":false,"online":false,"locked":false,"rule":"autobot-hard"}],"options":{"autobot":"hard"},'
        '"timer":"none","pace":"fast","chat":true,"watching":false,"guided":false,"scene":false,"commitment":"c",'
        '"rematch":null,"bets":{"bb":1},"resumed":true}'
    )
    lobby = decode_lobby(old)
    assert lobby.seats == [
        LobbySeat("person", "aa", "Léa", figure="the_king"), LobbySeat("rule", rule="autobot-hard"),
    ]  # fmt: skip
    assert lobby.seats[0].choices == {} and (lobby.pace, lobby.watching, lobby.resumed) == ("fast", False, True)
    assert decode_lobby(lobby.encode()) == lobby
    older = decode_lobby('{"host":"aa","seats":[{"kind":"open"}]}')
    assert older.seats == [LobbySeat("open")] and older.options == {}
