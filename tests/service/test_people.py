"""Seats and people: who may do what, who comes and goes, who stands in."""

import asyncio
from pathlib import Path

import pytest

from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.people import clean_name, clean_text, new_code, new_guest
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, bots, denied, serve, table_of_two


def test_friends_join_with_a_nickname_and_fill_the_open_seats(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom, ada = Person(service), Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE, *bots(1)], name="Léa"))).table.code
        await denied("name_taken", service.join(tom.guest, code, wire.Join("léa")))
        joined = await service.join(tom.guest, code, wire.Join("Tom"))
        assert joined.you.seats == [1] and joined.table.seats[1].name == "Tom"
        assert (await service.join(tom.guest, code, wire.Join("Tom"))).you.seats == [1], "coming twice changes nothing"
        await denied("table_full", service.join(ada.guest, code, wire.Join("Ada")))
        await denied("no_table", service.join(ada.guest, "ABCDEFGHJK", wire.Join("Ada")))

    serve(tmp_path, act)


def test_what_is_the_hosts_is_refused_to_others(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, tom = Person(service), Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE, FREE], name="Léa"))).table.code
        await service.join(tom.guest, code, wire.Join("Tom"))
        await denied("not_host", service.begin(tom.guest, code))
        await denied("not_host", service.change_seat(tom.guest, code, 2, wire.SeatChange(kind="bot")))
        await denied("not_host", service.change_seat(tom.guest, code, 0, wire.SeatChange(name="x")))
        await denied("not_host", service.change_settings(tom.guest, code, wire.Settings(chat=False)))
        await denied("not_host", service.seat_key(tom.guest, code, 2))
        await service.change_seat(tom.guest, code, 1, wire.SeatChange(figure="the_king"))
        await denied("bad_wish", service.change_seat(me.guest, code, 0, wire.SeatChange(figure="the_king")))
        await service.change_seat(me.guest, code, 2, wire.SeatChange(locked=True))
        await denied("table_full", service.join(new_guest(), code, wire.Join("Ada")))
        await denied("seat_locked", service.join(new_guest(), code, wire.Join("Ada", 2)))
        removed = await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="open"))
        assert removed.table.seats[1].kind == "open"
        assert (await service.info(tom.guest, code)).you.seats == []

    serve(tmp_path, act)


def test_a_seat_is_played_by_its_holder_only(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        stranger = Person(service)
        await stranger.sit(code)
        who, other = (me, friend) if me.asked() else (friend, me)
        question = who.asked()
        assert question is not None
        for thief in (other, stranger):
            await thief.send(wire.Choose("x", question["number"], question["options"][0], question["seat"]))
            assert thief.ear.errors == ["not_yours"]
        await other.send(wire.Choose("y", question["number"], question["options"][0]))
        assert other.ear.errors == ["not_yours", "wrong_seat"]
        await denied("not_yours", service.connect(stranger.guest, code, stranger.ear, 0, 0, False))
        assert who.asked() == question

    serve(tmp_path, act)


def test_watching_and_chat_can_be_switched_off(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        stranger = Person(service)
        await stranger.sit(code)
        assert stranger.ear.told[0].you.seat is None
        await friend.send(wire.Say("Salut\u202e !\x07"))
        said = [it.chat for it in me.ear.told if isinstance(it, wire.Said)]
        assert [(it.name, it.text) for it in said] == [("Tom", "Salut !")]
        await service.change_settings(me.guest, code, wire.Settings(chat=False, watching=False))
        assert stranger.ear.closed == 4403
        await denied("watching_off", service.connect(stranger.guest, code, stranger.ear, 0, None, False))
        await friend.send(wire.Say("encore"))
        assert friend.ear.errors == ["chat_off"]
        await friend.send(wire.SendEmote("wow"))
        assert friend.ear.errors == ["chat_off"]

    serve(tmp_path, act)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        await friend.send(wire.Leave())
        assert (await service.info(me.guest, code)).table.seats[1].away
        await me.ear.until(lambda: me.asked() is not None)
        await me.choose()
        await me.ear.until(lambda: me.asked() is not None)
        again = Person(service, friend.guest)
        await again.sit(code)
        assert again.ear.told[0].you.seat == 1
        assert not (await service.info(me.guest, code)).table.seats[1].away

    serve(tmp_path, act)


def test_who_sleeps_is_replaced_after_a_while(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        who, other = (me, friend) if me.asked() else (friend, me)
        assert who.line is not None
        await who.line.close()
        seat = other.ear.view["decisions"][0]["seat"]
        await other.ear.until(lambda: other.asked() is not None)
        assert (await service.info(me.guest, code)).table.seats[seat].away

    serve(tmp_path, act, absence=0.1)


def test_a_clock_that_runs_out_lets_a_bot_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from baffe.session import TIMERS

    monkeypatch.setitem(TIMERS, "fast", 0.15)

    async def act(service: Service) -> None:
        _, me, friend = await table_of_two(service, pace="off", timer="fast")
        who, other = (me, friend) if me.asked() else (friend, me)
        assert 0 < who.ear.told[0].deadline <= 0.15
        await other.ear.until(lambda: other.asked() is not None)
        late = await service.store.entries(who.ear.told[0].table.code)
        assert {it.player for it in late} == {"bot:simple"}

    serve(tmp_path, act)


def test_the_host_lets_a_bot_answer_for_somebody_awaited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is here has a while to answer; then a bot answers this one question."""
    monkeypatch.setattr("baffe.session.pacing.PATIENCE", 0.2)

    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        while me.asked():
            await me.choose()
        number = me.ear.view["decisions"][0]["number"]
        await friend.send(wire.Substitute("s", 0, number))
        assert friend.ear.errors == ["not_host"]
        await me.send(wire.Substitute("s", 1, number))
        await me.ear.until(lambda: me.ear.view["decisions"][0]["number"] > number)
        assert not (await service.info(me.guest, code)).table.seats[1].away
        assert (await service.store.entries(code))[-1].player == "bot:simple"

    serve(tmp_path, act)


def test_one_device_is_passed_around(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        seats = [ME, wire.SeatWish("device", "Tom"), wire.SeatWish("device", "Ada")]
        code = (await service.open(me.guest, wire.Open("tokyo", seats, name="Léa", start=True))).table.code
        await me.sit(code)
        assert me.ear.told[0].you.seats == [0, 1, 2]
        for _ in range(30):
            asked = me.ear.view["decisions"][0]["seat"]
            if me.asked() is None:
                await me.send(wire.Sit(asked))
                assert me.ear.told[-1].you.seat == asked
            await me.choose()
        assert me.ear.errors == []
        await me.send(wire.Sit(7))
        assert me.ear.errors == ["not_yours"]

    serve(tmp_path, act)


def test_a_rematch_brings_the_same_people_to_one_new_table(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        await denied("not_over", service.rematch(me.guest, code))
        await denied("not_over", service.record(me.guest, code))
        await denied("not_over", service.replay(me.guest, code, False))
        await asyncio.gather(me.play_on(), friend.play_on())
        first = await service.rematch(me.guest, code)
        second = await service.rematch(friend.guest, code)
        assert first.table.code == second.table.code != code
        assert (first.you.seats, second.you.seats, first.table.state) == ([0], [1], "playing")
        await denied("not_yours", service.rematch(new_guest(), code))
        assert friend.ear.told[-1].table.rematch == first.table.code

    serve(tmp_path, act)


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(tmp_path: Path) -> None:
    from hashlib import sha256

    async def act(service: Service) -> None:
        me = Person(service)
        opened = await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True))
        await me.sit(opened.table.code)
        assert len(opened.table.commitment) == 64 and opened.table.seed is None
        await me.play_on()
        table = (await service.info(me.guest, opened.table.code)).table
        assert table.seed is not None
        assert sha256(bytes.fromhex(table.seed)).hexdigest() == table.commitment == opened.table.commitment
        assert f"# commitment {table.commitment}" in await service.record(me.guest, table.code)

    serve(tmp_path, act)


def test_a_replay_tells_every_step_and_marks_what_was_taken_back(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True))).table.code
        await me.sit(code)
        await me.choose("keep:none")
        await me.send(wire.Undo("u", me.ear.view["decisions"][0]["number"]))
        await me.play_on()
        replay = (await service.replay(me.guest, code, False)).decoded()
        assert [step["undone"] for step in replay.steps[1:]].count(True) == 1
        assert replay.steps[-1]["view"]["outcome"] == me.ear.view["outcome"]
        assert all("options" not in asked for step in replay.steps for asked in step["view"]["decisions"])
        full = (await service.replay(me.guest, code, True)).decoded()
        assert len(full.steps) == len(replay.steps)
        assert any("options" in asked for step in full.steps for asked in step["view"]["decisions"])

    serve(tmp_path, act)


def test_the_eliminated_and_spectators_bet(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, _ = await table_of_two(service)
        stranger = Person(service)
        await stranger.sit(code)
        await stranger.send(wire.Bet(1))
        assert (await service.info(me.guest, code)).table.bets == {stranger.guest.player: 1}
        await me.send(wire.Bet(0))
        assert me.ear.errors == ["cannot_bet"]
        await stranger.send(wire.Bet(9))
        assert stranger.ear.errors == ["no_seat"]

    serve(tmp_path, act)


def test_a_program_plays_with_a_key(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa", pace="off"))).table.code
        key = await service.seat_key(me.guest, code, 1)
        await denied("not_yours", service.guest_of_key(key.key + "x"))
        await denied("not_yours", service.guest_of_key("nonsense"))
        program = Person(service, await service.guest_of_key(key.key))
        await service.begin(me.guest, code)
        await me.sit(code)
        await program.sit(code)
        assert program.ear.told[0].you.seat == 1
        await asyncio.gather(me.play_on(), program.play_on())
        newer = await service.seat_key(me.guest, code, 1)
        assert newer.key != key.key
        await denied("not_yours", service.guest_of_key(key.key))

    serve(tmp_path, act)


def test_a_position_is_opened_against_bots(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        scene = {"seats": [{"hearts": 4}, {"place": "city"}, {}], "dice": ["smash", "1", "2", "3", "heart", "heart"]}
        joined = await service.open_scene(me.guest, wire.OpenScene("tokyo", scene))
        assert joined.table.scene and joined.you.seats == [0] and joined.table.solo
        await me.sit(joined.table.code)
        assert me.ear.view["dice"] == ["1", "2", "3", "heart", "heart", "smash"]
        await denied("bad_scene", service.open_scene(me.guest, wire.OpenScene("tokyo", {"seats": [{"hearts": 99}]})))
        await denied("unknown_game", service.open_scene(me.guest, wire.OpenScene("chess", scene)))

    serve(tmp_path, act)


@pytest.mark.parametrize("game", ["tokyo", "duel"])
def test_the_first_answer_to_a_position_is_told_with_its_events(tmp_path: Path, game: str) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        opened = await service.open_scene(me.guest, wire.OpenScene(game, {"seats": [{}, {}]}))
        await me.sit(opened.table.code)
        await me.choose("stop")
        updates = [it for it in me.ear.told if isinstance(it, wire.Update)]
        assert updates[0].events

    serve(tmp_path, act)


def test_a_guided_game_has_loaded_dice(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        joined = await service.open(me.guest, wire.Open("tokyo", [ME], guided=True))
        assert joined.table.guided and joined.table.state == "playing" and joined.table.pace == "normal"
        await me.sit(joined.table.code)
        assert me.ear.view["dice"] == ["1", "2", "3", "3", "energy", "smash"]

    serve(tmp_path, act)


def test_wishes_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = new_guest()
        await denied("unknown_game", service.open(me, wire.Open("chess", [ME, FREE])))
        await denied("bad_wish", service.open(me, wire.Open("tokyo", [ME])))
        await denied("bad_wish", service.open(me, wire.Open("tokyo", [ME, ME])))
        await denied("bad_wish", service.open(me, wire.Open("tokyo", [ME, wire.SeatWish("bot", bot="hal")])))
        await denied("bad_wish", service.open(me, wire.Open("tokyo", [ME, wire.SeatWish("open", figure="nobody")])))
        await denied("bad_option", service.open(me, wire.Open("tokyo", [ME, FREE], options={"moon": True})))
        await denied("bad_name", service.open(me, wire.Open("tokyo", [ME, wire.SeatWish("device", "\u200b")])))

    serve(tmp_path, act)


def test_monsters_of_a_module_are_chosen_at_its_tables_only(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = new_guest()
        jack = [wire.SeatWish("me", figure="pumpkin_jack"), FREE]
        await denied("bad_wish", service.open(me, wire.Open("tokyo", jack)))
        for modules in ([["halloween"]], "halloween", 3):
            await denied("bad_wish", service.open(me, wire.Open("tokyo", jack, options={"modules": modules})))
        halloween = {"modules": ["halloween"]}
        code = (await service.open(me, wire.Open("tokyo", jack, options=halloween))).table.code
        changed = await service.change_seat(me, code, 0, wire.SeatChange(figure="boogie_woogie"))
        assert changed.table.seats[0].figure == "boogie_woogie"
        without = await service.change_settings(me, code, wire.Settings(options={}))
        assert without.table.seats[0].figure is None

    serve(tmp_path, act)


def test_names_lose_what_cannot_be_seen() -> None:
    assert clean_name(" L\u202eéa\u0000 \t B ") == "L éa B"
    assert clean_text("a" * 500, 300) == "a" * 300
    assert clean_name("Maximilienne-Charlotte Ernestine") == "Maximilienne-Charlot"
    assert clean_name("H\u034fé\u3164lo\U000e0100") == "Hélo", "some letters and marks are invisible too"
    assert clean_text("bravo \u2764\ufe0f", 300) == "bravo \u2764\ufe0f", "emoji keep their colours"
    for nothing in ("\u3164", "\u2800 \u115f", "\u0301\u0302", "\ufe0f", "\U000e0100"):
        with pytest.raises(ServiceError) as refused:
            clean_name(nothing)
        assert refused.value.code == "bad_name", ascii(nothing)
    assert len({new_code() for _ in range(1000)}) == 1000


@pytest.mark.parametrize(
    "alike", ["LÉA", "Le\u0301a", "\uff2c\uff45\u0301\uff41", "Léa\ufe0f", "\u202eLéa\u200b", "L\u034féa"]
)
def test_names_that_look_alike_are_one_name(tmp_path: Path, alike: str) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await denied("name_taken", service.join(new_guest(), code, wire.Join(alike)))

    serve(tmp_path, act)
