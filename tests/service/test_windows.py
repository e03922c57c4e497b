"""Windows at a table: everybody waits as long, whoever is asked and whatever they hold."""

import asyncio
from pathlib import Path
from typing import Any

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Ear, Person, bots, denied, serve

OPEN = 0.1  # seconds
SHORT: dict[str, Any] = {"windows": {"none": OPEN, "normal": OPEN}}
WINDOWS = GAMES["heavy_hitters"].windows()
DEALT = {
    "pilots": ["p_db1", "p_kw1", "p_hs1"],
    "decks": ["db_balanced", "kw_balanced", "hs_balanced"],
}  # fmt: skip


class Watch(Ear):
    """Notes when each frame came."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[tuple[float, dict[str, Any]]] = []

    def put(self, data: bytes) -> None:
        super().put(data)
        told = self.told[-1]
        if isinstance(told, wire.Update):
            self.views.append((asyncio.get_running_loop().time(), told.view))


async def seated(service: Service, *more: wire.SeatWish) -> tuple[str, Person, Person]:
    """Léa and Tom on devices of their own, perhaps with a bot."""
    me, friend = Person(service), Person(service)
    seats = len(more) + 2
    options = {name: value[:seats] for name, value in DEALT.items()}
    wish = wire.Open("heavy_hitters", [ME, FREE, *more], options=options, name="Léa", pace="off")
    code = (await service.open(me.guest, wish)).table.code
    await service.join(friend.guest, code, wire.Join("Tom"))
    await service.begin(me.guest, code)
    await me.sit(code)
    await friend.sit(code)
    return code, me, friend


def window(view: dict[str, Any]) -> dict[str, Any] | None:
    found: list[dict[str, Any]] = [it for it in view["decisions"] if it["kind"] in WINDOWS]
    return found[0] if found else None


def usual(question: dict[str, Any]) -> str:
    """Commits what can be committed and fires, so that there are windows; leaves the rest."""
    options: list[str] = question["options"]
    wanted = [word for word in options if word.startswith(("fire", "move")) or word == "pass"]
    return wanted[-1] if wanted else options[-1]


async def to_a_window(*people: Person) -> Person:
    """Until one of them is asked in a window."""
    while True:
        for one in people:
            asked = one.asked()
            if asked is not None and asked["kind"] in WINDOWS:
                return one
            if asked is not None:
                await one.choose(usual(asked))
        await asyncio.sleep(0.002)


def test_nobody_can_tell_by_the_clock_who_could_have_reacted(tmp_path: Path) -> None:
    """A spectator measures the windows of two people, who are as quick as they can, and of a bot."""

    async def act(service: Service) -> None:
        code, me, friend = await seated(service, *bots(1))
        ear = Watch()
        await service.connect(Person(service).guest, code, ear, 0, None, False)
        session = (await service.room(code))._game.need_session()
        lasted: dict[tuple[bool, bool], list[float]] = {}  # by whether it is a bot's, and whether it could react
        while sum([len(found) for found in lasted.values()]) < 24 and not session.is_over:
            for one in (me, friend):
                asked = one.asked()
                if asked is not None:
                    await one.choose(usual(asked))
            question = window(ear.view)
            if question is None:
                await asyncio.sleep(0.002)
                continue
            options = session.decisions[0].options
            can_react = any([word not in WINDOWS[question["kind"]] for word in options])
            opened = next(at for at, view in ear.views if window(view) == question)
            known = len(ear.views)
            await ear.until(lambda: len(ear.views) > known)  # noqa: B023 - awaited at once
            lasted.setdefault((question["seat"] == 2, can_react), []).append(ear.views[known][0] - opened)
        everything = [seconds for found in lasted.values() for seconds in found]
        assert len(lasted) >= 3, lasted.keys()
        assert min(everything) >= OPEN - 0.02, "no window closes before its time"
        shortest = [min(found) for found in lasted.values() if len(found) > 2]  # a busy machine only adds to it
        assert len(shortest) > 1 and max(shortest) - min(shortest) < OPEN / 2, lasted

    serve(tmp_path, act, **SHORT)


def test_an_answer_is_sealed_until_the_window_closes(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await seated(service)
        one = await to_a_window(me, friend)
        asked = one.asked() or {}
        before = len(await service.store.entries(code))
        await one.choose("pass:round")
        assert isinstance(one.ear.told[-1], wire.Done), "taken, and shown to nobody yet"
        await denied("not_an_option", service.choose(one.guest, code, wire.Choose("x", asked["number"], "commit:none")))
        assert len(await service.store.entries(code)) == before
        await one.ear.until(lambda: window(one.ear.view) is None or one.asked() != asked)
        entry = (await service.store.entries(code))[before]
        assert (entry.word, entry.seat, entry.player) == ("pass:round", asked["seat"], one.guest.player)
        assert one.ear.view["seats"][asked["seat"]]["passed"]

    serve(tmp_path, act, windows={"none": 0.4})


def test_a_window_that_nobody_answers_passes_and_nobody_was_late(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await seated(service)
        one = await to_a_window(me, friend)
        asked, before = one.asked() or {}, len(await service.store.entries(code))
        told = [it.deadline for it in one.ear.told if isinstance(it, wire.Update)]
        assert 0 < (told[-1] or 0) <= OPEN
        await one.ear.until(lambda: one.asked() != asked)
        entry = (await service.store.entries(code))[before]
        assert (entry.word, entry.player) == ("pass", "service")
        assert not (await service.info(one.guest, code)).table.seats[asked["seat"]].away

    serve(tmp_path, act, **SHORT)
