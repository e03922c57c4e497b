"""A table from its opening to its end, through the service alone."""

from pathlib import Path

import baffe
from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import ME, Person, bots, serve


def test_somebody_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        joined = await service.open(me.guest, wire.Open("tokyo", [ME, *bots(3)], pace="off", start=True))
        assert joined.table.state == "playing" and joined.you.seats == [0] and joined.table.seed is None
        await me.sit(joined.table.code)
        await me.play_on()
        record = await service.record(me.guest, joined.table.code)
        assert baffe.replay(record).outcome == me.ear.view["outcome"]
        assert me.ear.errors == []

    serve(tmp_path, act)
