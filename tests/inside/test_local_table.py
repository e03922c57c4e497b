"""A table of this device: whole games in the form of the wire, kept before they are shown, resumed, taken back."""

from typing import Any

import pytest
from msgspec import convert, json, to_builtins

import baffe
from baffe.inside.messages import PROTOCOL
from baffe.inside.worker import Inside
from baffe.service import wire
from baffe.service.provably_fair import verify
from tests.inside.device import Device, Plain

ME = {"kind": "me", "name": "Léa"}
MAX = {"kind": "device", "name": "Max"}
BOT = {"kind": "bot", "bot": "simple"}

MODES: dict[str, Plain] = {
    "tokyo": {"game": "tokyo", "seats": [ME, BOT, BOT, BOT]},
    "tokyo for two": {"game": "tokyo", "seats": [BOT, ME], "options": {"two_player_variant": True}},
    "tokyo with everything": {
        "game": "tokyo",
        "seats": [ME, BOT, {"kind": "bot", "bot": "random"}, BOT, MAX, {"kind": "open"}],
        "options": {"modules": ["cultists", "tower", "halloween"]},
    },
    "a first game": {"game": "tokyo", "seats": [ME], "guided": True},
    "a first game of Heavy Hitters": {"game": "heavy_hitters", "seats": [ME], "guided": True},
    "duel": {"game": "duel", "seats": [ME, BOT]},
    "duel on one device": {"game": "duel", "seats": [ME, MAX]},
    "the Autobot": {"game": "duel", "seats": [ME], "options": {"autobot": "normal"}},
    "the hard Autobot": {"game": "duel", "seats": [ME], "options": {"autobot": "hard"}},
    "a first game against the Autobot": {
        "game": "duel", "seats": [ME], "options": {"autobot": "normal"}, "guided": True,
    },
    "heavy hitters": {"game": "heavy_hitters", "seats": [ME, BOT]},
}  # fmt: skip


def game(mode: str, number: int = 0, steps: int = 100_000) -> Device:
    return Device(MODES[mode], f"{number:032x}").play(steps)


def check_form(device: Device) -> None:
    """Every message is one of the wire, with all of its fields and no others."""
    for message in device.told:
        known: Any = json.decode(json.encode(message), type=wire.FromServer, strict=True)
        assert to_builtins(known) == message


def check_end(device: Device) -> None:
    check_form(device)
    assert device.over and [it for it in device.told if it["type"] == "error"] == []
    [last] = [it["table"] for it in device.told if it["type"] == "table"]
    assert last["state"] == "over"
    told = device.ask("replay")
    replay = convert(told["value"], wire.Replay)
    assert to_builtins(replay) == told["value"]
    assert [step["seq"] for step in replay.steps] == sorted([step["seq"] for step in replay.steps])
    proof = verify(replay.record, last["commitment"])
    assert proof.is_fair and proof.seed.revealed == last["seed"]
    assert baffe.replay(replay.record).outcome == device.view["outcome"]


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_in_the_form_of_the_wire(mode: str) -> None:
    check_end(game(mode))


@pytest.mark.prove
@pytest.mark.parametrize("mode", MODES)
def test_twenty_games_in_the_form_of_the_wire(mode: str) -> None:
    for number in range(1, 21):
        check_end(game(mode, number))


def test_the_first_message_says_who_is_here() -> None:
    device = game("the Autobot", steps=0)
    welcome = convert(device.told[0], wire.Welcome)
    assert welcome.protocol == PROTOCOL == wire.PROTOCOL
    assert welcome.table.solo and not welcome.table.chat and welcome.table.seed is None
    assert [(seat.kind, seat.name, seat.rule) for seat in welcome.table.seats] == [
        ("person", "Léa", ""), ("rule", "", "autobot-normal"),
    ]  # fmt: skip
    assert welcome.you == wire.You("device", [0], 0, True)


@pytest.mark.parametrize("mode", ["tokyo with everything", "duel", "the Autobot"])
def test_a_kept_game_goes_on_as_if_nothing_had_been(mode: str) -> None:
    first = game(mode, steps=60)
    again = first.again()
    [welcome] = again.told
    assert [welcome] == first.send({"type": "sit", "seat": welcome["you"]["seat"], "since": 0})
    first.told.clear()
    again.told.clear()
    first.play()
    again.play()
    assert (again.told, again.entries) == (first.told, first.entries), "bots think alike, whoever asks them"


def test_nothing_is_shown_before_it_is_kept() -> None:
    device = game("tokyo", steps=30)
    while device.asked is None:
        device.wait()
    number, entries = device.asked["number"], list(device.entries)
    command = {"type": "choose", "id": "mine", "number": number, "word": device.asked["options"][0]}
    [keep] = device.inside.receive(command, device.now)
    assert keep["type"] == "keep" and keep["entry"]["word"] == command["word"]
    assert device.inside.due_in(device.now) is None, "nothing happens meanwhile"
    assert device.inside.receive({"type": "ping"}, device.now) == [], "and nothing is answered"
    shown = device.inside.receive({"type": "kept"}, device.now)
    assert [it["type"] for it in shown] == ["update", "done", "pong"]
    assert device.send(command) == [{"type": "done", "id": "mine", "number": number}], "a repeat is not applied again"
    assert device.entries == entries


def test_where_there_is_no_room_nothing_has_changed() -> None:
    device = game("the Autobot", steps=9)
    while device.asked is None:
        device.wait()
    before, device.room = dict(device.view), False
    [refused] = device.answer()
    assert (refused["type"], refused["code"], refused["id"]) == (
        "error",
        "not_kept",
        f"choose {before['decisions'][0]['number']}",
    )
    assert device.inside.due_in(device.now) in (None, 5.0), "bots try again, but not at once"
    device.room = True
    assert device.send({"type": "sit", "seat": 0, "since": 0})[0]["view"] == before
    assert device.answer()[-1]["type"] == "done"


def test_alone_one_takes_back_across_dice_and_the_same_dice_fall_again() -> None:
    device = game("tokyo", steps=40)
    while device.asked is None:
        device.wait()
    before = device.view
    device.answer()
    while device.asked is None:
        device.wait()
    assert device.undo
    told = device.command("undo", number=device.view["decisions"][0]["number"])
    assert [it["type"] for it in told] == ["update", "done"]
    assert told[0]["events"][0]["type"] == "back"
    asked, then = device.view["decisions"][0], before["decisions"][0]
    assert {**device.view, "decisions": [{**asked, "number": 0}]} == {**before, "decisions": [{**then, "number": 0}]}
    assert device.again().view == device.view
    check_form(device)


def test_those_who_share_a_device_take_back_no_dice() -> None:
    device = game("duel on one device", steps=0)
    device.command("choose", number=0, word="keep:none")  # all dice are thrown again
    refused = device.command("undo", number=device.view["decisions"][0]["number"])[0]
    assert (refused["code"], refused["field"]) == ("cannot_undo", "chance")


def test_with_the_consent_of_those_who_share_the_device_dice_are_taken_back() -> None:
    device = game("duel on one device", steps=0)
    assert not device.told[-1]["ask"], "nothing was chosen yet"
    device.command("choose", number=0, word="keep:none")
    assert not device.undo and device.told[-2]["ask"]
    number = device.view["decisions"][0]["number"]
    asked, done = device.command("ask_undo", number=number)
    assert done["type"] == "done" and asked["table"]["wish"] == {
        "number": number, "seat": 1, "waiting": ["device"], "seconds": 30.0, "refused": False,
    }  # fmt: skip
    assert device.command("ask_undo", number=number)[0]["field"] == "asked"
    back, table, done = device.command("consent", number=number, agrees=True)
    assert [event["seat"] for event in back["events"] if event.get("agreed")] == [1], "everybody is told by whom"
    assert table["table"]["wish"] is None and done["type"] == "done"
    assert device.entries[-1]["word"] == "agreed" and device.again().view == device.view
    check_form(device)


def test_one_no_is_enough_and_bots_wait_for_the_answer() -> None:
    device = Device({"game": "tokyo", "seats": [ME, MAX, BOT], "options": {"first": 0}, "pace": "off"}, "5")
    while device.asked is not None:
        device.command(
            "choose",
            number=device.asked["number"],
            word="stop" if "stop" in device.asked["options"] else device.asked["options"][-1],
        )
    while device.inside.due_in(device.now) is None:
        device.step()
    number = device.view["decisions"][0]["number"]
    [asked, _] = device.command("ask_undo", number=number)
    assert asked["table"]["wish"]["number"] == number
    assert device.inside.due_in(device.now) == 30.0
    [refused, _] = device.command("consent", number=number, agrees=False)
    assert refused["table"]["wish"]["refused"] and device.inside.due_in(device.now) == 0.0
    assert device.command("consent", number=number, agrees=True)[0]["code"] == "old_question"
    assert device.wait()[1]["table"]["wish"] is None, "the game goes on, and the wish is forgotten"
    check_form(device)


def test_bots_say_that_they_think_and_about_which_question() -> None:
    device = game("heavy hitters", steps=0)
    heard: list[int] = []
    device.inside.thinking = heard.append
    again = device.again()
    again.inside.thinking = heard.append
    again.play(60)
    bots = {entry["number"] for entry in again.entries if entry["player"] == "bot:simple"}
    assert bots <= {*heard} and len(heard) > len(bots), "more than once where it takes longer"
    folding: list[int] = []
    inside = Inside(folding.append)
    inside.receive({"type": "open", "code": "HERE", "start": again.start, "entries": again.entries}, again.now)
    assert len(folding) == len(again.entries), "who opens a long game hears that it is being read"


def test_a_question_that_silenced_a_bot_twice_is_answered_by_simple() -> None:
    device = Device({"game": "duel", "seats": [ME, {"kind": "bot", "bot": "random"}], "pace": "off"}, "3")
    while device.asked is not None:
        device.answer()
    number = device.view["decisions"][0]["number"]
    again = device.again((number,))
    again.wait()
    assert again.entries[-1]["number"] == number and again.entries[-1]["player"] == "bot:simple"
    again.wait()
    assert again.entries[-1]["player"] == "bot:random", "the next one is its own again"


def test_a_table_that_was_closed_does_nothing_by_itself() -> None:
    device = Device({"game": "duel", "seats": [ME, BOT], "pace": "off"}, "3")
    while device.asked is not None:
        device.answer()
    assert device.inside.due_in(device.now) == 0.0
    assert device.send({"type": "close"}) == [] and device.inside.due_in(device.now) is None
    assert device.send({"type": "tick"}) == device.send({"type": "kept"}) == []
    assert device.send({"type": "ping"})[0]["code"] == "no_table"


def test_what_makes_no_sense_is_refused_by_name() -> None:
    def refused(wish: Plain) -> tuple[str, str]:
        [told] = Device(wish, "0").told
        return told["code"], told["field"]

    assert refused({"game": "chess"}) == ("unknown_game", "game")
    assert refused({"game": "duel", "seats": [ME]}) == ("bad_option", "seats")
    assert refused({"game": "duel", "seats": [ME, {"kind": "bot", "bot": "god"}]}) == ("bad_option", "bot")
    assert refused({"game": "duel", "seats": [ME, BOT], "options": {"moon": 1}}) == ("bad_option", "moon")
    assert refused({"game": "tokyo", "scene": {"seats": []}}) == ("bad_scene", "seats")
    device = game("duel", steps=0)
    number = device.view["decisions"][0]["number"]
    assert device.command("choose", number=number, word="fly", seat=1)[0]["code"] == "not_yours"
    assert device.command("substitute", number=number)[0]["code"] == "bad_message"
    assert device.send({"type": "say", "text": "hello"})[0]["code"] == "chat_off"
    assert device.ask("replay")["code"] == device.ask("position", at=0)["code"] == "not_over"
    assert device.ask("future")["code"] == "bad_option"
    broken = game("duel", steps=9)
    broken.entries[0]["word"] = "fly"
    assert broken.again().told[0]["code"] == "stopped"
    broken.entries[0] = {"word": "fly"}
    assert broken.again().told[0]["code"] == "broken_record"


@pytest.mark.parametrize("mode", ["tokyo", "the Autobot"])
def test_what_a_page_shows_can_be_played_on_without_its_server(mode: str) -> None:
    device = game(mode, steps=24)
    views = [it["view"] for it in device.told if "view" in it]
    device.told.clear()
    [told] = device.send({"type": "scene", "id": "s", "game": device.view["game"], "views": views})
    found = convert(told["value"], wire.Position)
    on = Device({"game": found.game, "scene": found.scene, "seat": device.you["seat"]}, "7")
    assert on.view["turns"] == 1 and [it["monster"] for it in on.view["seats"]] == [
        it["monster"] for it in device.view["seats"]
    ]
    check_end(on.play())
    assert device.send({"type": "scene", "id": "s", "game": "heavy_hitters", "views": views})[0]["code"] == "no_scene"


def test_a_position_can_be_sent_and_played() -> None:
    device = game("tokyo", steps=50)
    told = device.ask("position")
    found = convert(told["value"], wire.Position)
    on = Device({"game": found.game, "scene": found.scene, "seat": found.seat}, "7")
    assert on.told[0]["table"]["scene"] and on.you["seats"] == [found.seat]
    check_end(on.play())


def test_a_position_is_looked_at_before_anybody_plays_it() -> None:
    device = game("the Autobot", steps=0)
    scene = {"seats": [{"monster": "the_king", "stars": 19}, {"monster": "gigazaur"}]}
    wish = {"game": "tokyo", "scene": scene, "seat": 1}
    [told] = device.send({"type": "preview", "id": "p", "wish": wish})
    shown = convert(told["value"], wire.ScenePreview, strict=True)
    assert to_builtins(shown) == told["value"]
    assert shown.view["seats"][0]["stars"] == 19 and shown.table.scene
    assert [seat.kind for seat in shown.table.seats] == ["bot", "person"]
    for wrong in (
        {**wish, "seat": 2},
        {**wish, "scene": {"seats": []}},
        {**wish, "scene": 7},
        {**wish, "game": "chess"},
    ):
        [refused] = device.send({"type": "preview", "id": "p", "wish": wrong})
        assert refused["type"] == "error" and refused["id"] == "p"
    assert device.asked is not None and device.play(5), "the table that was open goes on"
