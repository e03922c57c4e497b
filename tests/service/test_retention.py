"""How long tables are kept, whatever clocks say, and how they come back."""

from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from baffe.service import housekeeping, wire
from baffe.service.database.calendar import DAY, NOTED_EVERY, Calendar, after
from baffe.service.database.store import Store
from baffe.service.errors import ServiceError
from baffe.service.housekeeping import Housekeeper
from baffe.service.people import new_guest
from baffe.service.service import Service
from baffe.service.settings import ServiceSettings
from tests.service.database.support import grow_old, table, with_store
from tests.service.support import FREE, ME, Person, denied, serve


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays here whom the housekeeper could disturb."""
    monkeypatch.setattr(housekeeping, "REST", 0)


YEARS = 365 * DAY
PROCESSES = count()


class House:
    """A server whose clocks we turn. It starts anew with each `open`."""

    def __init__(self, store: Store, **settings: float) -> None:
        self.store = store
        self.wall = 1_700_000_000.0
        self._settings = ServiceSettings(**settings)  # type: ignore[arg-type]
        self.used: set[str] = set()
        self.open()

    def open(self) -> None:
        self._monotonic = 0.0

        async def forget(_: list[str]) -> None: ...

        clocks = (lambda: self.wall), (lambda: self._monotonic)
        self._keeper = Housekeeper(
            self.store, self._settings, f"p{next(PROCESSES)}", lambda: self.used, forget, *clocks
        )

    async def run(self, seconds: float, steps: int = 1) -> None:
        for _ in range(steps):
            await self._keeper.round()
            self._monotonic += seconds / steps
            self.wall += seconds / steps
        await self._keeper.round()

    async def close_for(self, seconds: float) -> None:
        self.wall += seconds
        self.open()
        await self._keeper.round()

    async def binned(self, code: str) -> bool | None:
        """None: it is gone."""
        row = await self.store.table(code)
        return None if row is None else row.binned_on is not None


def in_house(folder: Path, story: Callable[[House], Awaitable[None]], **settings: float) -> None:
    async def tell(store: Store) -> None:
        await store.create(table("OLD"))
        await story(House(store, **settings))

    with_store(f"sqlite:///{folder / 'baffe.db'}", tell)


def test_old_tables_are_removed(tmp_path: Path) -> None:
    """Put away after thirty days without use, removed after seven more; both are logged, without their codes."""

    async def story(house: House) -> None:
        with capture_logs() as logs:
            await house.run(30 * DAY)
            assert await house.binned("OLD") is False
            await house.store.create(table("NEW"))
            house.used = {"USED"}
            await house.store.create(table("USED"))
            await house.run(1.5 * DAY)
            assert await house.binned("OLD") is True
            await house.run(7 * DAY)
            assert await house.binned("OLD") is True
            await house.run(DAY)
            assert await house.binned("OLD") is None
            await house.run(22 * DAY)
        assert [await house.binned(code) for code in ("NEW", "USED")] == [True, False]
        told = [(it["event"], it["tables"], it["why"]) for it in logs if "tables" in it]
        put, gone = "nobody has used them for 30 days", "nobody has come back for them within 7 days"
        assert told == [
            ("tables were put into the bin", 1, put),
            ("tables were removed", 1, gone),
            ("tables were put into the bin", 1, put),
        ]
        assert "OLD" not in str(logs), "codes are secrets"

    in_house(tmp_path, story)


def test_nothing_is_put_away_where_tables_are_kept_for_ever(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.run(1000 * DAY)
        assert await house.binned("OLD") is False

    in_house(tmp_path, story, keep_days=0)


async def forwards_and_back(house: House) -> None:
    house.wall += 20 * YEARS
    await house.run(2 * NOTED_EVERY, 2)
    house.wall -= 20 * YEARS
    await house.run(2 * NOTED_EVERY, 2)


async def backwards_and_forth(house: House) -> None:
    house.wall -= 50 * YEARS
    await house.run(2 * NOTED_EVERY, 2)
    house.wall += 50 * YEARS
    await house.run(2 * NOTED_EVERY, 2)


async def wrong_after_a_restart_then_right(house: House) -> None:
    await house.close_for(20 * YEARS)
    await house.run(2 * NOTED_EVERY, 2)
    house.wall -= 20 * YEARS
    await house.run(2 * NOTED_EVERY, 2)


async def wrong_after_a_restart_and_right_after_the_next(house: House) -> None:
    await house.close_for(20 * YEARS)
    await house.run(2 * NOTED_EVERY, 2)
    await house.close_for(-20 * YEARS)
    await house.run(2 * NOTED_EVERY, 2)


async def restarts_with_a_clock_gone_wild(house: House) -> None:
    for n in range(40):
        await house.close_for((-20 if n % 2 else 20) * YEARS)


async def closed_for_years(house: House) -> None:
    await house.close_for(5 * YEARS)


@pytest.mark.parametrize(
    "happens",
    [
        forwards_and_back,
        backwards_and_forth,
        wrong_after_a_restart_then_right,
        wrong_after_a_restart_and_right_after_the_next,
        restarts_with_a_clock_gone_wild,
        closed_for_years,
    ],
)
def test_no_clock_makes_tables_old(tmp_path: Path, happens: Callable[[House], Awaitable[None]]) -> None:
    """And afterwards they grow old as before: whatever happened has cost them a day at most."""

    async def story(house: House) -> None:
        await house.run(DAY / 2)
        await happens(house)
        assert await house.binned("OLD") is False
        await house.run(28.5 * DAY)
        assert await house.binned("OLD") is False
        await house.run(2.5 * DAY)
        assert await house.binned("OLD") is True

    in_house(tmp_path, story)


def test_a_house_that_opens_in_the_evening_has_days_like_everybody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for evening in range(33):
            await house.run(2 * 3600)
            await house.close_for(22 * 3600)
            assert await house.binned("OLD") is (evening >= 30)

    in_house(tmp_path, story)


def test_of_several_processes_one_keeps_the_calendar() -> None:
    first = after(Calendar(3.0, 0.0, 0.0, ""), "a", 0.0, 1000.0)
    assert first == Calendar(3.0, 0.0, 1000.0, "a")
    assert after(first, "b", 600.0, 1600.0) is None
    later = after(first, "a", DAY, 1000.0 + DAY)
    assert later == Calendar(4.0, DAY, 1000.0 + DAY, "a")
    assert after(later, "b", 50.0, 2000.0 + DAY) is None
    assert after(later, "b", 50.0, 1000.0 + 1.5 * DAY) == Calendar(4.5, 0.0, 1000.0 + 1.5 * DAY, "b")


# -- the bin, as people meet it --


async def put_away_now(service: Service) -> None:
    """As if everything had been unused for long; nobody is connected."""
    await service.rooms._housekeeper.stop()  # its first round may still go on
    await grow_old(service.store, 31)
    while codes := await service.store.put_away(service.store.today - 30):
        await service.rooms._forget_all(codes)


def test_a_table_in_the_bin_comes_back_for_those_who_belong_there(tmp_path: Path) -> None:
    host, friend, stranger = [new_guest() for _ in range(3)]

    async def act(service: Service) -> None:
        code = (await service.open(host, wire.Open("tokyo", [ME, FREE, FREE], name="Léa"))).table.code
        joined = (await service.join(friend, code, wire.Join("Tom"))).table
        key = (await service.seat_key(host, code, 2)).key
        for who in (host, friend, await service.guest_of_key(key)):
            await put_away_now(service)
            assert (await denied("put_away", service.info(stranger, code))).field == "code"
            await denied("no_table", service.find(joined.join or ""))
            table = (await service.info(who, code)).table
            assert [seat.name for seat in table.seats][:2] == ["Léa", "Tom"]
            row = await service.store.table(code)
            assert row is not None and row.binned_on is None
            assert (await service.info(stranger, code)).table.code == code, "it is back for everybody"
        await put_away_now(service)
        assert (await service.guest_of_key(key)).is_program, "a program comes back with its key"

    serve(tmp_path, act)


def test_a_table_at_which_somebody_is_stays(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        left, taken = [(await service.open(me.guest, wire.Open("tokyo", [ME, FREE]))).table.code for _ in range(2)]
        await me.sit(taken)
        await service.rooms._housekeeper.stop()
        await grow_old(service.store, 31)
        await service.rooms._housekeeper.round()
        found = [await service.store.table(code) for code in (left, taken)]
        assert [row is not None and row.binned_on is None for row in found] == [False, True]
        assert me.ear.closed is None

    serve(tmp_path, act)


# -- quotas --


def test_an_address_may_keep_so_many_tables_and_is_told(tmp_path: Path) -> None:
    wish = wire.Open("tokyo", [ME, FREE])

    async def act(service: Service) -> None:
        me = new_guest()
        first = (await service.open(me, wish, "here")).table.code
        await service.open(me, wish, "here")
        refused = await denied("too_many_tables", service.open(new_guest(), wish, "here"))
        assert isinstance(refused, ServiceError) and "2 tables" in refused.reason
        await service.open(new_guest(), wish, "there")
        await put_away_now(service)
        await denied("too_many_tables", service.open(me, wish, "here"))
        while await service.store.empty_bin(service.store.today + 1):
            pass
        await service.open(me, wish, "here")
        await denied("no_table", service.info(me, first))

    serve(tmp_path, act, tables_kept=2)


def test_a_full_house_takes_no_new_tables_and_goes_on_with_those_it_has(tmp_path: Path) -> None:
    wish = wire.Open("tokyo", [ME, FREE], start=True)

    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wish)).table.code
        await service.begin(me.guest, code)
        await me.sit(code)
        await service.store.create(table("LARGE", lobby="x" * 1_100_000))
        await denied("no_room", service.open(me.guest, wish))
        await me.ear.until(lambda: me.asked() is not None)
        await me.choose()
        assert me.ear.errors == []

    serve(tmp_path, act, megabytes=1)
