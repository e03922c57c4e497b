"""Who thinks next: people before empty rooms, whoever had least before whoever had more, never by arrival alone."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from baffe.service.bot_schedule import Asker, Attention, BotSchedule


class Office:
    """A schedule on a clock of its own: every table asks again as soon as its bot has thought."""

    def __init__(self, places: int) -> None:
        self.schedule = BotSchedule(places)
        self.thoughts: Counter[str] = Counter()
        self.longest_wait: dict[str, float] = {}
        self._at_work: list[asyncio.Task[None]] = []

    def ask(self, host: str, table: str, seconds: float, attention: Callable[[], Attention], bot: str = "") -> None:
        asker = Asker(table, host, bot or f"bot of {seconds} s", attention)
        self._at_work.append(asyncio.create_task(self._go_on(asker, seconds)))

    async def _go_on(self, asker: Asker, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        while True:
            asked = loop.time()
            turn = await self.schedule.begin(asker)
            waited = loop.time() - asked
            self.longest_wait[asker.table] = max(self.longest_wait.get(asker.table, 0.0), waited)
            try:
                await asyncio.sleep(seconds)
            finally:
                self.schedule.end(turn, seconds)
            self.thoughts[asker.table] += 1
            self.thoughts[asker.host] += 1

    async def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)


class Simulated(asyncio.SelectorEventLoop):
    """Whoever sleeps is woken at once, and its clock says that the time has passed."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        selector: Any = vars(self)["_selector"]
        self._select: Callable[[float], object] = selector.select
        selector.select = self._skip

    def time(self) -> float:
        return self._passed

    def _skip(self, timeout: float | None = None) -> object:
        if timeout:
            self._passed += timeout
        return self._select(0)


def watched(story: Callable[[Office], Awaitable[None]], places: int = 2) -> None:
    async def tell() -> None:
        office = Office(places)
        try:
            await story(office)
        finally:
            await office.close()
        assert (office.schedule.busy, office.schedule.waiting) == (0, 0)

    with asyncio.Runner(loop_factory=Simulated) as runner:
        runner.run(tell())


def person() -> Attention:
    return Attention.PERSON


def screen() -> Attention:
    return Attention.SCREEN


def nobody() -> Attention:
    return Attention.NOBODY


@pytest.mark.parametrize("places", [1, 2, 4])
def test_sixty_tables_of_one_guest_share_what_one_table_of_another_has(places: int) -> None:
    async def story(office: Office) -> None:
        for n in range(60):
            office.ask("many", f"table {n}", 0.05, person)
        await asyncio.sleep(5)
        office.thoughts.clear()
        office.ask("solo", "mine", 0.05, person)
        await asyncio.sleep(30)
        alone = 30 / 0.05
        assert office.thoughts["mine"] > alone * (0.45 if places == 1 else 0.95)
        shares = [office.thoughts[f"table {n}"] for n in range(60)]
        assert max(shares) - min(shares) <= 2, "and among themselves they take turns"

    watched(story, places)


def test_slow_bots_do_not_starve_quick_ones() -> None:
    """Seconds count, not questions: in one process both guests think for the same time."""

    async def story(office: Office) -> None:
        office.ask("slow", "chess clock", 0.08, person)
        office.ask("quick", "blitz", 0.01, person)
        office.ask("quick", "blitz too", 0.01, person)
        await asyncio.sleep(60)
        assert 0.8 < office.thoughts["slow"] * 0.08 / (office.thoughts["quick"] * 0.01) < 1.25

    watched(story, places=1)


def test_one_process_is_kept_for_short_questions() -> None:
    async def story(office: Office) -> None:
        for n in range(10):
            office.ask(f"slow {n}", f"deep thought {n}", 5.0, person, "thinker")
        await asyncio.sleep(20)  # by now the schedule knows how long they take
        office.longest_wait.clear()
        office.ask("quick", "blitz", 0.01, person)
        await asyncio.sleep(60)
        assert office.longest_wait["blitz"] < 0.01 and office.thoughts["blitz"] > 5000

    watched(story)


def test_a_guest_who_is_alone_has_all_processes() -> None:
    async def story(office: Office) -> None:
        for n in range(10):
            office.ask("many", f"table {n}", 0.05, person)
        await asyncio.sleep(10)
        assert office.thoughts["many"] > 2 * 10 / 0.05 - 10

    watched(story)


def test_an_idle_time_brings_no_credit() -> None:
    """Whoever was away for long shares from then on, and does not catch up."""

    async def story(office: Office) -> None:
        office.ask("early", "early", 0.05, person)
        await asyncio.sleep(100)
        office.ask("late", "late", 0.05, person)
        office.thoughts.clear()
        await asyncio.sleep(10)
        assert abs(office.thoughts["early"] - office.thoughts["late"]) <= 4

    watched(story, places=1)


def test_tables_that_nobody_watches_wait_for_a_quiet_moment() -> None:
    async def story(office: Office) -> None:
        for n in range(60):
            office.ask(f"guest {n}", f"empty {n}", 0.02, nobody)
        office.ask("tv", "show", 0.02, screen)
        await asyncio.sleep(1)
        office.ask("solo", "mine", 0.02, person)
        office.thoughts.clear()
        await asyncio.sleep(10)
        assert office.thoughts["mine"] >= 490 and office.thoughts["show"] >= 240
        assert sum([office.thoughts[f"empty {n}"] for n in range(60)]) <= 2

    watched(story)


def test_they_think_one_at_a_time_when_nobody_else_does() -> None:
    async def story(office: Office) -> None:
        for n in range(10):
            office.ask("many", f"empty {n}", 0.02, nobody)
        for _ in range(100):
            await asyncio.sleep(0.1)
            assert office.schedule.busy <= 1
        assert 40 <= office.thoughts["many"] <= 100, "and leave time between their thoughts"

    watched(story)


def test_the_bots_of_one_guest_give_a_hundred_answers_a_second_at_most() -> None:
    async def story(office: Office) -> None:
        for n in range(5):
            office.ask("many", f"table {n}", 0.001, person)
        office.ask("solo", "mine", 0.02, person)
        await asyncio.sleep(10)
        assert 1000 <= office.thoughts["many"] <= 1201
        assert office.thoughts["mine"] >= 450

    watched(story)


def test_whoever_comes_to_a_table_that_waits_is_served_at_once() -> None:
    async def story(office: Office) -> None:
        attention = Attention.NOBODY
        office.ask("late", "waits", 0.02, lambda: attention)
        for n in range(5):
            office.ask(f"guest {n}", f"busy {n}", 0.02, person)
        await asyncio.sleep(5)
        assert office.thoughts["waits"] <= 1
        attention = Attention.PERSON
        await asyncio.sleep(1)
        assert office.thoughts["waits"] > 10

    watched(story)


def test_who_stops_waiting_keeps_no_place() -> None:
    async def story(office: Office) -> None:
        schedule = office.schedule
        held = await schedule.begin(Asker("a", "a", "bot"))
        waiting = [asyncio.create_task(schedule.begin(Asker(name, name, "bot"))) for name in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        schedule.end(held, 0.1)  # before it has heard of it
        waiting[1].cancel()  # in the very moment in which it is given its place
        await asyncio.gather(*waiting, return_exceptions=True)
        schedule.end(await schedule.begin(Asker("d", "d", "bot")), None)

    watched(story, places=1)
