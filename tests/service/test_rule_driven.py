"""A seat that nobody plays: it follows a written rule, and nobody can sit there, change it or answer for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import baffe
from baffe.games import GAMES
from baffe.service import wire
from baffe.service.people import new_guest
from baffe.service.service import Service
from tests.service.postgres import Cluster
from tests.service.support import FREE, ME, Person, bots, denied, serve
from tests.service.test_several import two_services

SOLO: dict[str, Any] = {"autobot": "normal"}


async def alone(service: Service, **wish: Any) -> tuple[str, Person]:
    me = Person(service)
    wish.setdefault("options", SOLO)
    joined = await service.open(me.guest, wire.Open("duel", [ME], name="Léa", pace="off", start=True, **wish))
    await me.sit(joined.table.code)
    return joined.table.code, me


def test_one_wish_is_enough_and_the_game_starts_at_once(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me = await alone(service)
        table = (await service.info(me.guest, code)).table
        assert table.state == "playing" and table.solo
        assert [(seat.kind, seat.rule, seat.name, seat.bot) for seat in table.seats] == [
            ("person", "", "Léa", ""), ("rule", "autobot-normal", "", ""),
        ]  # fmt: skip
        assert me.ear.view["options"]["autobot"] == "normal"

    serve(tmp_path, act)


@pytest.mark.parametrize("second", [FREE, *bots(1), wire.SeatWish("device", "Tom")])
def test_a_wish_for_that_seat_counts_for_its_figure_only(tmp_path: Path, second: wire.SeatWish) -> None:
    async def act(service: Service) -> None:
        seats = [ME, wire.SeatWish(second.kind, second.name, second.bot, "the_king")]
        opened = await service.open(new_guest(), wire.Open("duel", seats, options={"autobot": "hard"}, start=True))
        seat = opened.table.seats[1]
        assert (seat.kind, seat.rule, seat.name, seat.figure) == ("rule", "autobot-hard", "", "the_king")

    serve(tmp_path, act)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = new_guest()
        wrong: list[dict[str, Any]] = [{"autobot": "nasty"}, {"autobot": []}, {"autobot": "hard", "moon": 1}]
        for options in wrong:
            await denied("bad_option", service.open(me, wire.Open("duel", [ME], options=options)))
        await denied("bad_wish", service.open(me, wire.Open("duel", [ME])))
        await denied("bad_wish", service.open(me, wire.Open("duel", [FREE, ME], options=SOLO)))
        await denied("bad_wish", service.open(me, wire.Open("duel", [ME, FREE, FREE], options=SOLO)))
        await denied("bad_option", service.open(me, wire.Open("tokyo", [ME, FREE], options=SOLO)))
        scene = {"seats": [{}, {}], "options": SOLO}
        await denied("bad_wish", service.open_scene(me, wire.OpenScene("duel", scene, 1)))

    serve(tmp_path, act)


def test_nobody_sits_there_changes_it_or_answers_for_it(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("duel", [ME, FREE], options=SOLO, name="Léa"))).table.code
        await denied("seat_taken", service.join(new_guest(), code, wire.Join("Tom", 1)))
        await denied("table_full", service.join(new_guest(), code, wire.Join("Tom")))
        await denied("seat_taken", service.seat_key(me.guest, code, 1))
        for change in (
            wire.SeatChange(kind="bot"), wire.SeatChange(kind="open"), wire.SeatChange(kind="device", name="Tom"),
            wire.SeatChange(bot="simple"), wire.SeatChange(name="Tom"), wire.SeatChange(locked=True),
        ):  # fmt: skip
            await denied("bad_wish", service.change_seat(me.guest, code, 1, change))
        changed = await service.change_seat(me.guest, code, 1, wire.SeatChange(figure="alienoid"))
        assert (changed.table.seats[1].kind, changed.table.seats[1].figure) == ("rule", "alienoid")
        await service.begin(me.guest, code)
        await me.sit(code)
        await me.send(wire.Substitute("s", 1, me.ear.view["decisions"][0]["number"]))
        assert me.ear.errors == ["old_question"]
        stranger = Person(service)
        await stranger.sit(code)
        await stranger.send(wire.Bet(1))
        assert (await service.info(me.guest, code)).table.bets == {stranger.guest.player: 1}, "it may win like others"

    serve(tmp_path, act)


def test_the_host_changes_the_opponent_by_the_options(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("duel", [ME, FREE], name="Léa"))).table.code
        ruled = await service.change_settings(me.guest, code, wire.Settings(options={"autobot": "hard"}))
        assert (ruled.table.seats[1].kind, ruled.table.seats[1].rule) == ("rule", "autobot-hard")
        await denied("bad_option", service.change_settings(me.guest, code, wire.Settings(options={"autobot": "x"})))
        free = await service.change_settings(me.guest, code, wire.Settings(options={"reshuffle": True}))
        assert (free.table.seats[1].kind, free.table.seats[1].rule) == ("open", "")
        await service.join(tom.guest, code, wire.Join("Tom"))
        await denied("seat_taken", service.change_settings(me.guest, code, wire.Settings(options=SOLO)))
        table = (await service.info(me.guest, code)).table
        assert (table.seats[1].name, table.options) == ("Tom", {"reshuffle": True}), "nothing has changed"

    serve(tmp_path, act)


def test_a_game_alone_goes_to_its_end_and_no_bot_is_asked(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me = await alone(service, options={"autobot": "hard", "reshuffle": True})
        watcher = Person(service)
        await watcher.sit(code, watch=True)
        await me.play_on()
        assert watcher.ear.view["outcome"] == me.ear.view["outcome"]
        entries = await service.store.entries(code)
        assert {(entry.seat, entry.player) for entry in entries} == {(0, me.guest.player)}
        assert baffe.replay(await service.record(me.guest, code)).outcome == me.ear.view["outcome"]
        replay = (await service.replay(me.guest, code, False)).decoded()
        assert replay.steps[-1]["view"]["outcome"] == me.ear.view["outcome"]
        again = await service.rematch(me.guest, code)
        assert again.table.state == "playing" and again.table.seats[1].rule == "autobot-hard"
        assert again.table.options == {"autobot": "hard", "reshuffle": True}

    serve(tmp_path, act)


def test_who_plays_alone_takes_back_what_the_rule_answered_and_the_same_dice_fall(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        _, me = await alone(service)
        before: dict[str, Any] = {}
        word = ""
        while not word or not any([event["type"] == "rolled" and event["seat"] == 1 for event in last_events(me)]):
            before, asked = me.ear.view, me.asked()
            assert asked is not None and before["outcome"] is None
            word = asked["options"][-1]
            await me.choose(word)
        after, told = me.ear.view, last_events(me)
        await me.send(wire.Undo("u", after["decisions"][0]["number"]))
        assert me.ear.errors == []
        assert without_numbers(me.ear.view) == without_numbers(before)
        await me.choose(word)
        assert without_numbers(me.ear.view) == without_numbers(after)
        assert [event["type"] for event in last_events(me)] == [event["type"] for event in told]

    serve(tmp_path, act)


def last_events(person: Person) -> list[dict[str, Any]]:
    updates = [it for it in person.ear.told if isinstance(it, wire.Update)]
    return updates[-1].events if updates else []


def without_numbers(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "decisions": [{**asked, "number": 0} for asked in view["decisions"]]}


def test_a_restart_finds_the_seat_as_it_was(tmp_path: Path) -> None:
    guest = new_guest()

    async def opened(service: Service) -> str:
        return (await service.open(guest, wire.Open("duel", [ME], options=SOLO, start=True))).table.code

    async def again(service: Service) -> None:
        assert (await service.info(guest, code)).table.seats[1].rule == "autobot-normal"
        me = Person(service, guest)
        await me.sit(code)
        await me.choose()
        assert me.ear.errors == []

    code = serve(tmp_path, opened)
    serve(tmp_path, again)


def test_the_guided_duel_is_against_a_bot_and_its_rematch_too(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        joined = await service.open(me.guest, wire.Open("duel", [ME], guided=True, pace="off"))
        assert joined.table.guided and joined.table.seats[1].kind == "bot"
        await me.sit(joined.table.code)
        await me.play_on()
        again = await service.rematch(me.guest, joined.table.code)
        assert (again.table.seats[1].kind, again.table.guided) == ("bot", False)
        await denied(
            "bad_wish", service.open(me.guest, wire.Open("duel", [ME], options={"reshuffle": True}, guided=True))
        )

    serve(tmp_path, act)


def test_the_guided_duel_against_the_rule_has_a_rematch_against_it(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("duel", [ME], options={"autobot": "normal"}, guided=True, pace="off")
        joined = await service.open(me.guest, wish)
        assert joined.table.guided and joined.table.seats[1].rule == "autobot-normal"
        await me.sit(joined.table.code)
        assert sorted(me.ear.view["dice"]) == ["destruction", "fame", "heart", "smash", "smash", "special"]
        await me.play_on()
        again = await service.rematch(me.guest, joined.table.code)
        assert (again.table.seats[1].rule, again.table.guided) == ("autobot-normal", False)

    serve(tmp_path, act)


def test_two_people_play_a_duel(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        opened = await service.open(me.guest, wire.Open("duel", [ME, FREE], name="Léa", pace="off"))
        await service.join(tom.guest, opened.table.code, wire.Join("Tom"))
        await service.begin(me.guest, opened.table.code)
        await me.sit(opened.table.code)
        await tom.sit(opened.table.code)
        await asyncio.gather(me.play_on(), tom.play_on())
        assert me.ear.view["outcome"] == tom.ear.view["outcome"] and me.ear.errors == tom.ear.errors == []

    serve(tmp_path, act)


def test_what_a_game_offers_is_told_as_data(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        told = {game.name: game for game in service.games()}
        assert list(told) == list(GAMES)
        for name, game in told.items():
            for rival in game.rivals:
                assert GAMES[name].rule_driven(rival.options) == dict.fromkeys(rival.seats, rival.name)
            seats = game.fewest
            for switch in game.switches:
                for wished in (False, True):
                    baffe.deal(name, seats, 1, {switch.name: wished})
        assert [it.name for it in told["duel"].rivals] == ["autobot-normal", "autobot-hard"]
        assert [game.name for game in told.values() if game.guided] == ["tokyo", "duel", "heavy_hitters"]
        assert [it.guided for it in told["duel"].rivals] == [True, False]

    serve(tmp_path, act)


def test_several_processes_agree_on_a_seat_that_nobody_plays(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        me = Person(first)
        opened = await first.open(me.guest, wire.Open("duel", [ME], options=SOLO, pace="off", start=True))
        await me.sit(opened.table.code)
        other = Person(second, me.guest)
        await other.sit(opened.table.code)
        assert other.ear.told[0].table.seats[1].rule == "autobot-normal"
        async with asyncio.timeout(60):
            await other.play_on()
            await me.ear.until(lambda: me.ear.view["outcome"] is not None)
        assert me.ear.view["outcome"] == other.ear.view["outcome"]

    two_services(cluster, act)
