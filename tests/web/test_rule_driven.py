"""A table at which one seat follows a written rule, over HTTP and the socket."""

from typing import Any

import pytest

from tests.web.serving import Person

ALONE: dict[str, Any] = {"game": "duel", "seats": [{"kind": "me"}], "options": {"autobot": "normal"}, "pace": "off"}


def test_the_server_tells_options_and_rivals_as_data(host: Person) -> None:
    games = {game["name"]: game for game in host.told("GET", "/server")["games"]}
    assert games["tokyo"]["switches"] == [{"name": "two_player_variant", "usual": True}]
    assert games["tokyo"]["rivals"] == [] and games["tokyo"]["guided"]
    assert [switch["name"] for switch in games["duel"]["switches"]] == ["reshuffle", "first_hit_loses"]
    assert games["duel"]["rivals"] == [
        {"name": "autobot-normal", "seat": 1, "options": {"autobot": "normal"}, "seats": [1], "guided": True},
        {"name": "autobot-hard", "seat": 1, "options": {"autobot": "hard"}, "seats": [1], "guided": False},
    ]


def test_one_request_opens_a_game_for_one_and_it_goes_to_its_end(host: Person, friend: Person) -> None:
    table = host.told("POST", "/tables", {**ALONE, "start": True})["table"]
    assert (table["state"], table["solo"]) == ("playing", True)
    assert (table["seats"][1]["kind"], table["seats"][1]["rule"]) == ("rule", "autobot-normal")
    code = table["code"]
    friend.told("GET", "/server")  # brings a cookie
    with host.sit(code) as line, friend.sit(code, "?tv=1") as television:
        answered: set[int] = set()
        told = line.next("welcome")
        while not told["view"]["outcome"]:
            assert all([asked["seat"] == 0 for asked in told["view"]["decisions"]])
            line.answer(told["view"], answered)
            told = line.next("update")
        seen = television.next("welcome", "update")
        while not seen["view"]["outcome"]:
            seen = television.next("update")
        assert seen["view"]["outcome"] == told["view"]["outcome"]
    again = host.told("POST", f"/tables/{code}/rematch")["table"]
    assert again["seats"][1]["rule"] == "autobot-normal" and again["options"] == {"autobot": "normal"}
    assert len(host.told("GET", f"/tables/{code}/replay")["steps"]) > 10


@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"options": {"autobot": "nasty"}}, "bad_option", "autobot"),
        ({"options": {"autobot": {}}}, "bad_option", "autobot"),
        ({"options": {"autobot": "hard", "first_hit_loses": 1}}, "bad_option", "first_hit_loses"),
        ({"options": {}}, "bad_wish", "seats"),
        ({"seats": [{"kind": "open"}, {"kind": "me"}]}, "bad_wish", "seats"),
    ],
)
def test_wishes_that_make_no_sense_are_named(host: Person, wish: dict[str, Any], code: str, field: str) -> None:
    answer = host.ask("POST", "/tables", {**ALONE, **wish})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (422, code, field)


def test_nobody_can_come_to_a_seat_that_nobody_plays(host: Person, friend: Person) -> None:
    code = host.told("POST", "/tables", {**ALONE, "name": "Léa"})["table"]["code"]
    for method, path, wish, who, status in (
        ("POST", "join", {"name": "Tom", "seat": 1}, friend, 409),
        ("POST", "join", {"name": "Tom"}, friend, 409),
        ("POST", "seats/1/key", None, host, 409),
        ("PATCH", "seats/1", {"kind": "bot"}, host, 422),
        ("PATCH", "seats/1", {"kind": "open"}, host, 422),
    ):
        assert who.ask(method, f"/tables/{code}/{path}", wish).status_code == status, path
    freed = host.told("PATCH", f"/tables/{code}/settings", {"options": {}})["table"]
    assert freed["seats"][1]["kind"] == "open"
    assert friend.told("POST", f"/tables/{code}/join", {"name": "Tom"})["you"]["seats"] == [1]
    refused = host.ask("PATCH", f"/tables/{code}/settings", {"options": {"autobot": "hard"}})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")


def test_the_guided_duel_is_one_request_too(host: Person) -> None:
    wish = {"game": "duel", "seats": [{"kind": "me"}], "guided": True}
    table = host.told("POST", "/tables", wish)["table"]
    assert table["guided"] and table["seats"][1]["kind"] == "bot"
    table = host.told("POST", "/tables", {**wish, "options": {"autobot": "normal"}})["table"]
    assert table["guided"] and table["seats"][1]["rule"] == "autobot-normal"
