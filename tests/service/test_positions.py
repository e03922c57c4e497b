"""A moment of a game as a position: to be sent, looked at and played on from."""

from pathlib import Path

import pytest

import baffe
from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.people import new_guest
from baffe.service.service import Service
from tests.service.support import ME, Person, bots, serve


def test_a_running_game_and_every_step_of_its_replay_become_positions(tmp_path: Path) -> None:
    async def play(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True)
        code = (await service.open(me.guest, wish)).table.code
        await me.sit(code)
        await me.ear.until(lambda: me.asked() is not None)
        now = await service.position(new_guest(), code, None)
        seen = baffe.scene("tokyo", now.scene).view(None)
        assert (seen["seats"], seen["dice"]) == (me.ear.view["seats"], me.ear.view["dice"])
        assert now.seat == me.ear.view["decisions"][0]["seat"]
        with pytest.raises(ServiceError, match="not_over"):
            await service.position(me.guest, code, 0)
        await me.play_on()
        steps = (await service.replay(me.guest, code, False)).decoded().steps
        for at in range(0, len(steps), 7):
            then = await service.position(me.guest, code, at)
            opened = await service.open_scene(me.guest, wire.OpenScene("tokyo", then.scene, then.seat))
            assert opened.table.scene and opened.you.seats == [then.seat]

    serve(tmp_path, play)


def test_a_position_is_looked_at_without_opening_a_table(tmp_path: Path) -> None:
    async def look(service: Service) -> None:
        scene = {"seats": [{"hearts": 3, "place": "city"}, {"stars": 7}], "market": ["jets", "wings", "heal"]}
        before = service.metrics()
        seen = service.preview(new_guest(), wire.OpenScene("tokyo", scene, 1))
        assert [seat["hearts"] for seat in seen.view["seats"]] == [3, 10]
        assert seen.view["market"] == scene["market"] and seen.table.seats[1].kind == "person"
        assert not [question for question in seen.view["decisions"] if "options" in question]
        assert service.metrics() == before
        with pytest.raises(baffe.BadScene):
            service.preview(new_guest(), wire.OpenScene("tokyo", {"seats": [{"hearts": 99}, {}]}))

    serve(tmp_path, look)
