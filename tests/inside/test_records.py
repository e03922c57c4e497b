"""Games of a device as files: written at any moment, read as strictly as on a server, refused by name."""

from hashlib import sha256
from json import dumps, loads
from random import Random
from typing import Any

import pytest

import baffe
from baffe.games import GAMES
from baffe.inside.worker import Inside
from baffe.service.provably_fair import verify
from baffe.session import GameSetup, RecordEntry
from baffe.session.replays import PastGame, record_text
from tests.inside.device import Device, Plain
from tests.inside.test_local_table import BOT, MAX, ME, MODES, game

NAMED = {
    "broken_record", "record_long", "record_game", "record_rules", "record_forged", "record_real",
}  # fmt: skip


def brought(text: object) -> Plain:
    """What the door says to a file."""
    [told] = Inside().receive({"type": "import", "id": "1", "text": text}, 5.0)
    plain: Plain = loads(dumps(told))
    return plain


def opened(text: object) -> Device:
    """The game of a file, as it goes on elsewhere."""
    value = brought(text)["value"]
    there = game("duel", steps=0)
    there.start, there.entries = value["start"], value["entries"]
    return there.again()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("steps", [0, 41, 100_000])
def test_a_game_goes_on_on_another_device(mode: str, steps: int) -> None:
    first = game(mode, 3, steps)
    text = first.ask("record")["value"]
    there = opened(text)
    assert there.view["seats"] == first.view["seats"] and there.over == first.over
    assert there.told[0]["table"]["seats"] == first.told[0]["table"]["seats"]
    assert there.told[0]["table"]["options"] == first.told[0]["table"]["options"]
    assert verify(text).is_fair and baffe.replay(text).count == len(there.entries)
    assert there.play().over


def test_the_record_is_that_of_a_server() -> None:
    """Written from entries alone, also after something was taken back, it is what playing them again writes."""
    device = game("tokyo", steps=40)
    while device.asked is None:
        device.wait()
    device.answer()
    while device.asked is None:
        device.wait()
    device.command("undo", number=device.asked["number"])
    device.play()
    assert device.start is not None
    setup, rules = GameSetup(**device.start["setup"]), device.start["rules"]
    entries = [RecordEntry(**entry) for entry in device.entries]
    table = PastGame(GAMES["tokyo"], setup, rules, entries, []).end()
    text = device.ask("record")["value"]
    assert "back to choice" in text
    commitment = device.told[0]["table"]["commitment"]
    assert [line for line in text.splitlines() if not line.startswith("# played")] == record_text(
        table, "HERE", commitment, entries
    ).splitlines()


def test_a_record_that_does_not_say_who_plays_is_played_by_whoever_is_asked() -> None:
    there = opened(baffe.deal("duel", 2, seed=7, options={}).record())
    assert [seat["kind"] for seat in there.told[0]["table"]["seats"]] == ["bot", "person"]
    assert there.asked is not None and there.play().over
    finished = baffe.replay(there.ask("record")["value"]).record()  # as a terminal writes it
    assert brought(finished)["value"]["view"]["outcome"]


def refused(text: object) -> str:
    told = brought(text)
    assert told["type"] == "error" and told["id"] == "1", told
    return str(told["code"])


def test_what_cannot_be_read_is_refused_by_name() -> None:
    text = game("duel", steps=30).ask("record")["value"]
    forged = text.replace("\nseed ", "\nseed 1")
    assert refused(forged) in ("record_forged", "broken_record"), "other dice, other choices"
    start = text.partition("choices\n")[0] + "choices\n"
    assert refused(start.replace("\nseed ", "\nseed 1")) == "record_forged"
    assert refused(text.replace("game duel", "game chess")) == "record_game"
    assert refused(text.replace("\nrules ", "\nrules 9")) == "record_rules"
    assert refused(text.replace("baffe record 1", "baffe record 2")) == "record_rules"
    assert refused("x" * 3_000_000) == "record_long"
    assert refused(start + "\n".join([f"{n} 0 stop" for n in range(20_001)])) == "record_long"
    assert refused(start + "0 " + "9" * 5_000 + " stop") == "broken_record"
    assert refused(text.replace("choices\n", "real 1 2 3\nchoices\n")) == "record_real"
    assert refused("PNG\x00\x01") == refused("") == refused(7) == refused('{"baffe": 1}') == "broken_record"
    nobody = text.replace('"person"', '"bot"')
    assert refused(nobody) == "broken_record", "a game that nobody plays goes on for nobody"
    assert refused(text.replace("# played {", "# played [")) == "broken_record"
    huge = "# played " + "[" * 100_000
    assert refused(text.replace("choices\n", f"{huge}\nchoices\n").replace("# played {", "# was {")) == "broken_record"
    long_seed = baffe.deal("duel", 2, seed=2**200, options={}).record()
    assert refused(long_seed) == "broken_record"


WILD: tuple[Any, ...] = (
    "", " ", "-1", "99999999999999999999", "null", "[]", "{}", "true", "\x00", "\u2028", "é", "# played {}",
    "# commitment 0", "real 1", "scene {}", 'options {"modules": [[]]}', 'options {"first": {}}', "seats 1e9",
    'options {"monsters": [[], {}]}', 'options {"autobot": []}', '{"seats": [{"cards": [[]]}]}', "[" * 3000,
)  # fmt: skip


def mutated(text: str, chance: Random) -> str:
    """Something about it is wrong, or nothing is."""
    lines = text.split("\n")
    for _ in range(chance.choice([1, 1, 2, 5])):
        at = chance.randrange(len(lines))
        words = lines[at].split(" ")
        match chance.randrange(7):
            case 0:
                del lines[at : at + chance.choice([1, 1, 20])]
                lines = lines or [""]
            case 1:
                lines.insert(at, chance.choice([*lines, *WILD]))
            case 2:
                words[chance.randrange(len(words))] = chance.choice(WILD)
                lines[at] = " ".join(words)
            case 3:
                cut = chance.randrange(len(lines[at]) + 1)
                lines[at] = (
                    lines[at][:cut] + chance.choice([*WILD, chr(chance.randrange(32, 0x3000))]) + lines[at][cut:]
                )
            case 4:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 5:
                digits = [i for i, letter in enumerate(lines[at]) if letter.isdigit()]
                if digits:
                    i = chance.choice(digits)
                    lines[at] = lines[at][:i] + str(chance.randrange(10)) + lines[at][i + 1 :]
            case _:
                lines[at] = " ".join([*words[:1], chance.choice(WILD)])
    return "\n".join(lines)


def fuzz(mode: str, rounds: int) -> None:
    records = [game(mode, number, steps).ask("record")["value"] for number, steps in ((1, 0), (2, 25), (3, 90))]
    inside, accepted = Inside(), 0
    for n in range(rounds):
        chance = Random(f"{mode} {n}")
        text = mutated(chance.choice(records), chance)
        [told] = inside.receive({"type": "import", "id": "1", "text": text}, 5.0)
        if told["type"] == "told":
            accepted += 1
            value = loads(dumps(told["value"]))
            asked = {"code": "A", "start": value["start"], "entries": value["entries"]}
            welcome = inside.receive({"type": "open", **asked}, 5.0)
            assert welcome[0]["type"] == "welcome", "what was accepted can be opened"
            inside.receive({"type": "tick"}, 50.0)
            again = inside.receive({"type": "ask", "id": "2", "what": "record", **asked}, 5.0)
            assert again[0]["type"] == "told", "and written again"
        else:
            assert told["code"] in NAMED, (told, sha256(text.encode()).hexdigest())
    assert 0 < accepted < rounds


@pytest.mark.parametrize("mode", ["tokyo with everything", "duel", "a first game", "heavy hitters"])
def test_files_that_were_changed_are_refused_by_name_or_make_sense(mode: str) -> None:
    fuzz(mode, 150)


@pytest.mark.prove
@pytest.mark.parametrize("mode", MODES)
def test_many_files_that_were_changed(mode: str) -> None:
    fuzz(mode, 3_000)


def test_a_game_of_rules_that_are_gone_is_told_and_written() -> None:
    device = game("tokyo", steps=30)
    assert device.start is not None
    device.start = {**device.start, "rules": 0}
    assert device.again().told[0]["code"] == "old_rules"
    assert device.ask("replay")["code"] == "old_rules"
    text = device.ask("record")["value"]
    assert "\nrules 0\n" in text and f"\n{len(device.entries) - 1} " in text
    device.start = {**device.start, "game": "chess"}
    assert device.again().told[0]["code"] == "unknown_game"
    assert "game chess" in device.ask("record")["value"], "whatever it was, it can be taken elsewhere"


@pytest.mark.parametrize("rules", range(GAMES["tokyo"].oldest_rules, GAMES["tokyo"].rules + 1))
def test_a_game_of_older_rules_goes_on_by_them(rules: int) -> None:
    device = game("tokyo", steps=0)
    assert device.start is not None
    device.start = {**device.start, "rules": rules}
    text = device.again().play().ask("record")["value"]
    assert f"\nrules {rules}\n" in text and brought(text)["value"]["view"]["outcome"]


def test_seats_that_share_a_device_are_written_too() -> None:
    shared = Device({"game": "tokyo", "seats": [ME, BOT, MAX]}, "9").play(20)
    there = opened(shared.ask("record")["value"])
    assert [(it["kind"], it["name"], it["bot"]) for it in there.told[0]["table"]["seats"]] == [
        ("person", "Léa", ""), ("bot", "", "simple"), ("person", "Max", ""),
    ]  # fmt: skip
