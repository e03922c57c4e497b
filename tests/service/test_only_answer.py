"""No question with one answer waits for a person."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.service import Service
from baffe.session import GameSession, GameSetup, RecordEntry
from tests.service.support import Person, denied, serve
from tests.service.test_fairness import LAB

MODULES = ["cultists", "tower", "halloween"]


async def at_the_lab(service: Service) -> tuple[str, Person]:
    """I have seen a card that is too dear: I can only be done, and nobody else may know that."""
    me = Person(service)
    code = (await service.open_scene(me.guest, wire.OpenScene("tokyo", LAB, name="Léa"))).table.code
    await me.sit(code)
    assert (me.asked() or {})["options"] == ["done"]
    return code, me


def test_the_only_answer_is_given_after_a_moment(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me = await at_the_lab(service)
        assert await service.store.entries(code) == [], "there is time to see it"
        await me.ear.until(lambda: isinstance(me.ear.told[-1], wire.Update))
        first = (await service.store.entries(code))[0]
        assert (first.kind, first.seat, first.word, first.player) == ("choice", 0, "done", "service")
        assert not (await service.info(me.guest, code)).table.seats[0].away, "nobody was late"

    serve(tmp_path, act, only_answer=(0.3, 0.3))


def test_whoever_is_faster_gives_it_themselves(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me = await at_the_lab(service)
        await me.choose("done")
        assert (await service.store.entries(code))[0].player == me.guest.player
        await denied("old_question", service.choose(me.guest, code, wire.Choose("x", 0, "done")))

    serve(tmp_path, act)


def test_how_long_it_takes_says_nothing(tmp_path: Path) -> None:
    """The moment is drawn anew for each question, and not from anything that others know."""

    async def act(service: Service) -> None:
        waits = []
        for _ in range(6):
            code, _ = await at_the_lab(service)
            room = await service.room(code)
            waits += [seconds for _, seconds in room.due()]
        assert len(waits) == 6 and len({round(seconds, 1) for seconds in waits}) > 2
        assert all([0 < seconds <= 5 for seconds in waits])

    serve(tmp_path, act, only_answer=(2.0, 5.0))


def test_a_choice_is_never_made_for_a_person(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        scene = {**LAB, "seats": [{"cards": ["made_in_a_lab"], "energy": 9, "place": "city"}, {}]}
        code = (await service.open_scene(me.guest, wire.OpenScene("tokyo", scene, name="Léa"))).table.code
        await me.sit(code)
        assert (await service.room(code)).due() == []
        await asyncio.sleep(0.05)
        assert await service.store.entries(code) == []

    serve(tmp_path, act, only_answer=(0.0, 0.0))


@pytest.mark.parametrize(
    ("name", "modules", "known"), [("tokyo", [], "buy done"), ("tokyo", MODULES, "buy done"), ("duel", [], "")]
)
def test_the_engine_asks_them_only_to_keep_a_secret(name: str, modules: list[str], known: str) -> None:
    """In King of Tokyo whoever has peeked may find the card too dear; in Duel there is no such question."""
    game, found, options = GAMES[name], set(), {"modules": modules} if modules else {}
    for seed in range(30):
        random = Random(seed)
        session = GameSession(game, GameSetup(2 + seed % 2 * (game.most - 2), str(seed), options), game.rules)
        for _ in range(400):
            if session.is_over:
                break
            asked = random.choice(session.decisions)
            if len(asked.options) == 1:
                assert asked.always
                found.add(f"{asked.kind} {asked.options[0]}")
            session.apply(
                RecordEntry(asked.number, "choice", asked.seat, random.choice(asked.options), 0, "p", "", 0.0)
            )
    assert found <= {known}
