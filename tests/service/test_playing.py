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


def test_the_first_events_of_a_scene_are_told(tmp_path: Path) -> None:
    """A scene may begin before anything has happened: what comes first is news, not the past."""

    async def act(service: Service) -> None:
        me = Person(service)
        scene = {"seats": [{"energy": 9}, {}], "step": "buy", "row": ["giant_brain", "made_in_a_lab", "photoshoot"]}
        joined = await service.open_scene(me.guest, wire.OpenScene("duel", scene))
        await me.sit(joined.table.code)
        welcome = me.ear.told[-1]
        assert isinstance(welcome, wire.Welcome) and welcome.events == []
        await me.choose("buy:giant_brain")
        updates = [it for it in me.ear.told if isinstance(it, wire.Update)]
        assert "bought" in [event["type"] for event in updates[0].events]

    serve(tmp_path, act)
