"""What a bot will do follows from a secret: nobody who sees the table can compute it, every process can."""

from pathlib import Path
from typing import Any

import pytest

from baffe import Decision, Table
from baffe.service import wire
from baffe.service.bot_pool import BotPool
from baffe.service.service import Service
from baffe.session import GameSetup
from baffe.session.fairness import bot_seed
from tests.service.support import ME, Person, bots, serve


def dealt(seed: int) -> GameSetup:
    return GameSetup(2, str(seed), {})


def scene(seed: int) -> GameSetup:
    return GameSetup(0, "0", {}, {"seats": [{}, {}], "seed": seed})


def test_a_bot_s_seed_never_changes() -> None:
    """Golden numbers: a table that a server of before has begun goes on with the same bots."""
    assert (bot_seed(dealt(7), 0), bot_seed(dealt(7), 1)) == (5169481404712488809, 8362391060119127841)
    assert bot_seed(scene(7), 0) == bot_seed(dealt(7), 0), "a scene keeps its hidden seed elsewhere"


def test_it_depends_on_all_of_the_hidden_seed() -> None:
    seeds = [0, 1, 2**64, 2**127, 2**128 - 1, 2**255]
    assert len({bot_seed(dealt(seed), number) for seed in seeds for number in range(50)}) == len(seeds) * 50


def test_a_bot_is_asked_with_that_seed_and_it_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[int, int] = {}

    async def choose(_: BotPool, table: Table, decision: Decision, bot: str, seed: int, *more: Any) -> str:
        asked[decision.number] = seed
        return decision.options[-1]

    monkeypatch.setattr(BotPool, "choose", choose)

    async def play(service: Service) -> str:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True))).table.code
        await me.sit(code)
        await me.play_on(lambda: bool(asked))
        return code

    async def load(service: Service) -> GameSetup:
        return (await service.room(code))._game.need_session().setup

    code = serve(tmp_path, play)
    setup = serve(tmp_path, load)
    assert asked and asked == {number: bot_seed(setup, number) for number in asked}
