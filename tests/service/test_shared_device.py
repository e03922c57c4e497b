"""Several people on one device: the page is told which of their seats have secrets."""

from pathlib import Path

from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import ME, Person, serve, table_of_two
from tests.service.test_fairness import LAB


def told(who: Person) -> list[int]:
    found: list[int] = [it.secrets for it in who.ear.told if isinstance(it, (wire.Welcome, wire.Update))][-1]
    return found


def test_the_seat_that_has_peeked_has_secrets(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open_scene(me.guest, wire.OpenScene("tokyo", LAB, name="Léa"))).table.code
        await me.sit(code)
        assert told(me) == [], "alone on a device nobody has to be kept from looking"
        await service.change_seat(me.guest, code, 1, wire.SeatChange(kind="device", name="Tom"))
        await me.sit(code)
        assert told(me) == [0]
        await me.choose("done")
        assert told(me) == [0]
        await me.send(wire.Sit(1))
        assert told(me) == [0] and me.ear.view["deck"] == []

    serve(tmp_path, act)


def test_where_all_lies_open_nobody_has_secrets(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        seats = [ME, wire.SeatWish("device", "Tom")]
        await me.sit((await service.open(me.guest, wire.Open("duel", seats, name="Léa", start=True))).table.code)
        assert told(me) == []
        _, lea, tom = await table_of_two(service)
        assert told(lea) == told(tom) == []

    serve(tmp_path, act)
