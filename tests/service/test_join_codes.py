"""Six letters lead friends to a table, as long as a seat is free there."""

from pathlib import Path

import pytest

from baffe.service import wire
from baffe.service.people import JOIN_LETTERS, clean_join_code, new_guest, new_join_code
from baffe.service.service import Service
from tests.service.postgres import Cluster
from tests.service.support import FREE, ME, Person, bots, denied, serve
from tests.service.test_several import two_services


async def opened(service: Service, *seats: wire.SeatWish) -> tuple[Person, wire.TableInfo]:
    me = Person(service)
    return me, (await service.open(me.guest, wire.Open("tokyo", [ME, *seats], name="Léa"))).table


async def join_code(service: Service, who: Person, code: str) -> str | None:
    return (await service.info(who.guest, code)).table.join


def test_letters_are_none_that_people_mix_up() -> None:
    assert {*new_join_code()} <= {*JOIN_LETTERS} and len(new_join_code()) == 6
    assert not {*"AEIOULQ0123456789"} & {*JOIN_LETTERS}
    assert len(JOIN_LETTERS) ** 6 > 47_000_000


@pytest.mark.parametrize(
    "typed", ["BSZGVK", "bszgvk", " bsz gvk", "BSZ-GVK", "8SZGVK", "b52-6uk", "BSZGUK", "BSZ\u202fGVK"]
)
def test_a_join_code_is_typed_as_people_like(typed: str) -> None:
    assert clean_join_code(typed) == "BSZGVK"


@pytest.mark.parametrize("typed", ["", "BSZGV", "BSZGVKK", "BSZGVO", "BSZGV0", "BSZGVI", "1SZGVK", "BSZGVÉ", "BSZGV♥"])
def test_what_can_be_no_join_code_is_none(typed: str) -> None:
    assert clean_join_code(typed) == ""


def test_a_join_code_leads_to_its_table_while_a_seat_is_free(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, table = await opened(service, FREE, *bots(1))
        tom = Person(service)
        assert table.join is not None and table.join not in table.code
        assert (await service.find(table.join.lower())).code == table.code
        await denied("no_table", service.room(table.join))  # it is no address
        await service.join(tom.guest, table.code, wire.Join("Tom"))
        assert await join_code(service, me, table.code) is None
        await denied("no_table", service.find(table.join))
        await service.change_seat(me.guest, table.code, 1, wire.SeatChange(kind="open"))
        again = await join_code(service, me, table.code)
        assert again is not None and again != table.join, "whoever was sent away does not know the new one"
        await service.change_seat(me.guest, table.code, 1, wire.SeatChange(locked=True))
        await denied("no_table", service.find(again))

    serve(tmp_path, act)


def test_a_join_code_stays_the_same_through_changes_start_and_restart(tmp_path: Path) -> None:
    async def act(service: Service) -> tuple[Person, str, str]:
        me, table = await opened(service, FREE, FREE)
        await service.change_settings(me.guest, table.code, wire.Settings(chat=False))
        await service.join(new_guest(), table.code, wire.Join("Tom"))
        await service.begin(me.guest, table.code)
        assert table.join is not None and await join_code(service, me, table.code) == table.join
        return me, table.code, table.join

    me, code, join = serve(tmp_path, act)

    async def again(service: Service) -> None:
        assert (await service.find(join)).code == code
        assert await join_code(service, me, code) == join

    serve(tmp_path, again)


def test_a_table_without_a_free_seat_has_none(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, table = await opened(service, *bots(1))
        assert table.join is None
        scene = await service.open_scene(me.guest, wire.OpenScene("tokyo", {"seats": [{}, {}]}))
        assert scene.table.join is None
        await denied("no_table", service.find(""))

    serve(tmp_path, act)


def test_two_tables_never_have_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["BBBBBB", "BBBBBB", "CCCCCC"])
    monkeypatch.setattr("baffe.service.stored_table.new_join_code", lambda: next(drawn))

    async def act(service: Service) -> None:
        codes = [(await opened(service, FREE))[1].join for _ in range(2)]
        assert codes == ["BBBBBB", "CCCCCC"]

    serve(tmp_path, act)


def test_a_join_code_is_known_in_every_process(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        me, table = await opened(first, FREE)
        assert table.join is not None
        assert (await second.find(table.join)).code == table.code
        await second.join(new_guest(), table.code, wire.Join("Tom"))
        await denied("no_table", first.find(table.join))
        assert me.guest

    two_services(cluster, act)
