"""Tables that a server of before has stored: they are read as they were, and go on.

`golden/tables.sql` is the dump of a database, `golden/tables.json` what its guests saw of each table after a restart.
Both were written by the code of before rooms were composed; they are not made anew.
"""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from baffe.service import wire
from baffe.service.errors import ServiceError, StoreFailed
from baffe.service.people import Guest
from baffe.service.service import Service
from tests.service.support import Person, serve

GOLDEN = Path(__file__).parent / "golden"
SEEN: dict[str, Any] = json.decode((GOLDEN / "tables.json").read_bytes())
LEA, TOM = Guest("a" * 32), Guest("b" * 32)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a database as that server left it."""
    with sqlite3.connect(tmp_path / "baffe.db") as database:
        database.executescript((GOLDEN / "tables.sql").read_text("utf-8"))
    database.close()
    return tmp_path


def test_every_kind_of_table_is_there() -> None:
    states = {name: it["seen"][LEA.id]["table"]["state"] for name, it in SEEN.items()}
    assert states == {
        "playing": "playing", "gathering": "gathering", "autobot": "playing", "finished": "over", "lesson": "playing",
        "resumed": "playing",
    }  # fmt: skip


@pytest.mark.parametrize("name", SEEN)
def test_a_table_is_read_as_it_was(folder: Path, name: str) -> None:
    """View, events with their numbers, chat, seats and house rules: all as before; what is new has its default."""
    known = SEEN[name]

    async def act(service: Service) -> None:
        for guest in (LEA, TOM):
            seen = json.decode(json.encode(await service.look(guest, known["code"], None, 0)))
            expected = known["seen"][guest.id]
            assert [seat.pop("choices") for seat in seen["table"]["seats"]] == [{}] * len(seen["table"]["seats"])
            waiting = [
                seat["kind"] == "person" and seen["table"]["state"] == "playing" for seat in seen["table"]["seats"]
            ]
            assert [seat.pop("free_in") is not None for seat in seen["table"]["seats"]] == waiting, (
                "nobody is connected"
            )
            free = [seat for seat in seen["table"]["seats"] if seat["kind"] == "open" and not seat["locked"]]
            assert bool(seen["table"].pop("join")) == bool(free and seen["table"]["state"] != "over")
            assert seen["table"].pop("wish") is None and seen.pop("secrets") == []
            assert seen.pop("ask") == (name == "playing" and guest == TOM)
            assert seen.pop("undo") == (name == "autobot" and guest == LEA)
            assert (seen.pop("deadline") is None) == (expected["deadline"] is None)
            for told in [*seen["events"], *(seen["view"] or {"decisions": []})["decisions"]]:
                told.pop("parts", None)  # what a number is made of
                told.pop("brings", None)  # what an answer would bring
            assert seen == {key: value for key, value in expected.items() if key != "deadline"}
        if known["record"] is not None:
            assert await service.record(LEA, known["code"]) == known["record"]

    serve(folder, act, absence=1e6)


@pytest.mark.parametrize("name", ["playing", "autobot", "lesson", "resumed"])
def test_a_game_goes_on_to_its_end(folder: Path, name: str) -> None:
    code = SEEN[name]["code"]

    async def act(service: Service) -> None:
        me = Person(service, LEA)
        await me.sit(code)
        number = min(asked["number"] for asked in me.ear.view["decisions"])
        assert number == min(asked["number"] for asked in SEEN[name]["seen"][LEA.id]["view"]["decisions"])
        await service.change_settings(LEA, code, wire.Settings(pace="off"))
        await me.play_on()
        assert me.ear.errors == []
        assert (await service.info(LEA, code)).table.state == "over"
        entries = [entry.number for entry in await service.store.entries(code)]
        assert entries == sorted(set(entries))

    serve(folder, act)


def test_a_lobby_of_before_takes_people_and_begins(folder: Path) -> None:
    code = SEEN["gathering"]["code"]

    async def act(service: Service) -> None:
        with pytest.raises(ServiceError) as refused:
            await service.join(TOM, code, wire.Join("Tom", 1))
        assert refused.value.code == "seat_locked"
        await service.change_seat(LEA, code, 1, wire.SeatChange(locked=False))
        await service.join(TOM, code, wire.Join("Tom", 1))
        begun = (await service.begin(LEA, code)).table
        assert begun.state == "playing" and [seat.name for seat in begun.seats] == ["Léa", "Tom", "Zoé", "Program 4"]
        assert begun.seats[0].figure == "gigazaur" and begun.options == {"modules": ["halloween"]}
        program = await service.guest_of_key(f"{code}.3.{'k' * 32}")
        assert program.is_program

    serve(folder, act)


def test_undo_and_repeats_of_before_are_known(folder: Path) -> None:
    """Commands carried out by that server are answered and not applied again, undo among them."""
    code = SEEN["autobot"]["code"]

    async def act(service: Service) -> None:
        me = Person(service, LEA)
        await me.sit(code)
        before = await service.store.entries(code)
        await me.send(wire.Undo("solo", 10**6))
        assert me.ear.errors == [] and await service.store.entries(code) == before
        await me.send(wire.Undo("again", me.ear.view["decisions"][0]["number"]))
        assert me.ear.errors == []
        after = await service.store.entries(code)
        assert [entry.kind for entry in after[len(before) :]] == ["undo"]

    serve(folder, act)


@pytest.mark.parametrize("over", ["'\xa5\xa5\xa5'", "'{}'", "CAST(X'A5A5A5' AS TEXT)"])
def test_a_table_over_which_something_was_written_is_refused_by_name(tmp_path: Path, over: str) -> None:
    async def open_one(service: Service) -> str:
        return (await service.open(LEA, wire.Open("tokyo", [wire.SeatWish("me"), wire.SeatWish("open")]))).table.code

    async def look(service: Service) -> None:
        with pytest.raises(StoreFailed, match="cannot be read"):
            await service.info(LEA, code)

    code = serve(tmp_path, open_one)
    plain = sqlite3.connect(tmp_path / "baffe.db")
    plain.execute(f"UPDATE tables SET lobby = {over}")
    plain.commit()
    plain.close()
    serve(tmp_path, look)
