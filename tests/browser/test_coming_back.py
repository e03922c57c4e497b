"""Second tabs, people who leave, and pages that are older than the server."""

import json
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE


def test_a_second_tab_has_the_same_seat(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = lea.sit_at(scenes.ROLL)
    lea.await_question()
    before = lea.standing()
    first, lea.page = lea.page, lea.tab()
    lea.go(f"/t/{code}")
    lea.await_question()
    lea.stands_at(before)
    number = lea.number(code)
    lea.answer("tokyo-stop")
    lea.wait_until(lambda: lea.number(code) > number, "the answer at the server")
    lea.page = first
    lea.wait_until(lambda: lea.button("tokyo-stop").count() == 0, "the first tab to follow")


def test_who_leaves_is_played_by_a_bot_and_comes_back(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE), player("en", name="Tom")
    code = lea.open("me", "open")
    tom.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    lea.ask("POST", f"/tables/{code}/start")
    lea.go(f"/t/{code}")
    tom.go(f"/t/{code}")
    lea.wait_until(lambda: lea.asked or tom.asked, "the first question")
    tom.button("table-menu").click()
    tom.button("menu-leave").click()
    expect(tom.button("page-play-now")).to_be_visible()
    lea.button("table-menu").tap()
    lea.button("players-title").tap()
    expect(lea.sheet).to_contain_text(lea.say("seat-away", name="Tom"))
    lea.page.keyboard.press("Escape")
    lea.await_question()  # the game goes on without him
    lea.answer()
    tom.page.get_by_role("link", name=code[:5]).or_(tom.page.locator(f"a[href='/t/{code}']")).first.click()
    expect(tom.page.locator("[data-seat]").first).to_be_visible()
    lea.button("table-menu").tap()
    lea.button("players-title").tap()
    expect(lea.sheet).not_to_contain_text(lea.say("seat-away", name="Tom"))


def test_somebody_for_whom_a_bot_plays_takes_the_seat_again(player: NewPlayer) -> None:
    """The line was never down: clocks ran out, or another tab has left."""
    lea = player("fr", size=PHONE)
    code = lea.sit_at(scenes.ROLL)
    lea.await_question()
    expect(lea.button("table-back")).to_have_count(0)
    lea.page.evaluate(
        """code => new Promise(done => {
            const tab = new WebSocket(`ws://${location.host}/api/v1/tables/${code}/socket`);
            tab.onopen = () => tab.send('{"type": "leave"}');
            tab.onmessage = ({ data }) => JSON.parse(data).table?.seats.some(seat => seat.away) && done(tab.close());
        })""",
        code,
    )
    lea.sees("table-replaced")
    lea.button("table-back").tap()
    expect(lea.button("table-back")).to_have_count(0)
    assert not any([seat["away"] for seat in lea.ask("GET", f"/tables/{code}")["table"]["seats"]])


def test_a_page_that_is_older_than_the_server_asks_to_be_loaded_again(player: NewPlayer) -> None:
    lea = player("fr")

    def newer(route: Route) -> None:
        told: dict[str, Any] = route.fetch().json()
        route.fulfill(json={**told, "protocol": 99})

    lea.page.route("**/api/v1/server", newer)
    lea.go("/")
    lea.sees("problem-old")
    lea.page.unroute("**/api/v1/server")
    lea.button("problem-reload").click()
    expect(lea.button("page-play-now")).to_be_visible()


def test_a_server_that_was_updated_behind_a_table_is_noticed(player: NewPlayer) -> None:
    lea = player("en")

    def newer(frame: str | bytes) -> str | bytes:
        told = json.loads(frame)
        return json.dumps({**told, "protocol": 99}) if told["type"] == "welcome" else frame

    def between(line: Any) -> None:
        upstream = line.connect_to_server()
        upstream.on_message(lambda frame: line.send(newer(frame)))

    lea.page.route_web_socket("**/socket*", between)
    lea.go(f"/t/{lea.open_scene(scenes.ROLL)}")
    lea.sees("problem-old")


def test_a_server_that_does_not_answer_is_told_and_waited_for(player: NewPlayer) -> None:
    lea = player("fr")
    code = lea.open_scene(scenes.ROLL)
    lea.page.route(f"**/api/v1/tables/{code}", lambda route: route.abort())
    lea.go(f"/t/{code}")
    lea.sees("problem-unreachable")
    lea.page.unroute(f"**/api/v1/tables/{code}")
    lea.await_question()  # by itself
