"""Numbers of somebody's own box: over HTTP and in the page's worker the same answers, and everybody is told."""

from typing import Any

import pytest

from baffe.inside.worker import Inside
from tests.web.serving import Person

OWN: dict[str, Any] = {"weapons": {"db_p2": {"damage": 5}}, "constants": {"tag_cost": {"v": 3}}}
FILE: dict[str, Any] = {"game": "heavy_hitters", "version": 1, "data": OWN}
WRONG: list[tuple[Any, str]] = [
    ({**FILE, "version": 2}, "file.version"),
    ({**FILE, "game": "tokyo"}, "file.game"),
    ({"weapons": {"db_p2": {"damage": 99}}}, "data.weapons.db_p2.damage"),
    ([1, 2], "file"),
]


def consulted(file: Any) -> dict[str, Any]:
    return {"game": "heavy_hitters", "what": "data", "asked": {"file": file}}


def worker(file: Any) -> dict[str, Any]:
    (answer,) = Inside().receive({"type": "consult", "id": "1", **consulted(file)}, 1.0)
    return answer


def test_a_file_is_checked_alike_by_server_and_worker(host: Person) -> None:
    told = host.told("POST", "/consult", consulted(FILE))["told"]
    assert told["data"] == OWN
    assert [(it["entry"], it["field"], it["ours"], it["theirs"]) for it in told["differs"]] == [
        ("tag_cost", "v", 4, 3),
        ("db_p2", "damage", 4, 5),
    ]
    assert worker(FILE)["value"] == told


@pytest.mark.parametrize(("file", "field"), WRONG)
def test_a_file_that_makes_no_sense_is_refused_with_its_place(host: Person, file: Any, field: str) -> None:
    refused = host.ask("POST", "/consult", consulted(file))
    assert (refused.status_code, refused.json()["code"], refused.json()["field"]) == (422, "bad_option", field)
    answer = worker(file)
    assert (answer["code"], answer["field"]) == ("bad_option", field)


def test_everybody_at_the_table_is_told_the_numbers_before_the_start(host: Person, friend: Person) -> None:
    seats = [{"kind": "me", "name": "Lea"}, {"kind": "open"}]
    code = host.told("POST", "/tables", {"game": "heavy_hitters", "seats": seats, "options": {"data": OWN}})["table"][
        "code"
    ]
    seen = friend.told("GET", f"/tables/{code}")["table"]
    assert (seen["state"], seen["options"]["data"]) == ("gathering", OWN)
    assert host.told("PATCH", f"/tables/{code}/settings", {"options": {}})["table"]["options"] == {}
    refused = host.ask("PATCH", f"/tables/{code}/settings", {"options": {"data": {"weapons": {"nothing": {}}}}})
    assert refused.json()["field"] == "data.weapons.nothing"
    assert friend.told("GET", f"/tables/{code}")["table"]["options"] == {}
