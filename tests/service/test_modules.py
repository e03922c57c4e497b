"""Figures that come with a module: offered and chosen with it, gone without it."""

from pathlib import Path
from typing import Any

from baffe.service import wire
from baffe.service.people import new_guest
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, bots, denied, serve

HALLOWEEN: dict[str, Any] = {"modules": ["halloween"]}
JACK = "pumpkin_jack"


def test_the_figures_of_a_module_are_told_beside_it(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        told = {game.name: game for game in service.games()}
        assert told["tokyo"].module_figures == {"halloween": [JACK, "boogie_woogie"]}
        assert JACK not in told["tokyo"].figures
        for game in told.values():
            assert set(game.module_figures) <= set(game.modules)

    serve(tmp_path, act)


def test_such_a_figure_is_chosen_with_its_module_only(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = new_guest()
        jack = wire.SeatWish("me", "Léa", figure=JACK)
        await denied("bad_wish", service.open(me, wire.Open("tokyo", [jack, *bots(1)])))
        opened = await service.open(me, wire.Open("tokyo", [jack, *bots(1)], options=HALLOWEEN, start=True))
        assert opened.table.state == "playing" and opened.table.seats[0].figure == JACK

    serve(tmp_path, act)


def test_without_the_module_nobody_has_it_any_more(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        await denied("bad_wish", service.change_seat(me.guest, code, 0, wire.SeatChange(figure=JACK)))
        await service.change_settings(me.guest, code, wire.Settings(options=HALLOWEEN))
        await service.change_seat(me.guest, code, 0, wire.SeatChange(figure=JACK))
        await service.change_seat(me.guest, code, 1, wire.SeatChange(figure="gigazaur"))
        await denied("bad_option", service.change_settings(me.guest, code, wire.Settings(options={"modules": ["x"]})))
        assert [it.figure for it in (await service.info(me.guest, code)).table.seats] == [JACK, "gigazaur"]
        told = await service.change_settings(me.guest, code, wire.Settings(options={"modules": ["tower"]}))
        assert [it.figure for it in told.table.seats] == [None, "gigazaur"]
        assert (await service.begin(me.guest, code)).table.state == "playing"

    serve(tmp_path, act)
