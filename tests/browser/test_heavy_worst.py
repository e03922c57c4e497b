"""The worst at a table of Heavy Hitters: many options and events, reloads, turned screens, people who leave."""

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import scenes_heavy, scenes_heavy_hand
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, asked_of, view_of
from tests.browser.test_heavy_hand import DEALT, await_kind, dull, tell, tell_now, word
from tests.browser.test_heavy_numbers import check_squads
from tests.browser.test_screens import faults
from tests.browser.walks_duel import open_log

GAME: Final = "heavy_hitters"
MANY: Final = 300  # events
TURNED: Final = (844, 390)
ENLARGED: Final = (DESKTOP[0] // 2, DESKTOP[1] // 2)  # what a page has at 200 %


def test_a_hundred_and_twenty_five_places_can_be_chosen(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW)
    code = lea.sit_at(scenes_heavy.FAR, game=GAME)
    await_kind(lea, "move")
    places = [word for word in asked_of(lea, code)["options"] if word != "stay"]
    assert len(places) >= 125
    expect(lea.page.locator("[data-spot]")).to_have_count(len(places))
    lea.button("heavy_hitters-board-as-list", count=len(places)).tap()
    rows = lea.page.get_by_role("listbox").get_by_role("option")
    expect(rows).to_have_count(len(places))
    expect(rows.locator("b")).to_have_count(len(places))  # what the rows say comes in parts
    assert faults(lea, "outside", "small", "covered") == []
    lea.page.get_by_role("listbox").focus()
    lea.page.keyboard.press("End")
    expect(rows.last).to_have_attribute("aria-selected", "true")
    lea.page.keyboard.press("Enter")
    place = places[-1].removeprefix("move:")
    lea.wait_until(lambda: view_of(lea, code)["seats"][0]["units"]["hh"]["at"] == place, "the move")
    assert not lea.errors


class Held:
    """A line that keeps back what the server says, until it is let go."""

    def __init__(self, player: Player) -> None:
        self._late: Final[list[str | bytes]] = []
        self._lines: Final[list[WebSocketRoute]] = []
        self.holds = False
        player.page.route_web_socket("**/socket*", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._lines.append(page)
        server.on_message(lambda message: self._late.append(message) if self.holds else page.send(message))

    def let_go(self) -> None:
        self.holds = False
        for message in self._late:
            self._lines[-1].send(message)


@pytest.mark.chromium("Playwright holds no line there")
@pytest.mark.parametrize("speed", ["off", pytest.param("fast", marks=pytest.mark.prove)])
def test_three_hundred_events_at_once_end_in_the_truth(player: NewPlayer, speed: str) -> None:
    """Somebody watches a phone that hears nothing for rounds, and then everything; a tap skips what moves."""
    lea = player("fr", size=DESKTOP, speed=speed, name="Léa")
    line = Held(lea)
    code = lea.open("me", "bot", "bot", "bot", game=GAME, options={"solo": "brutal"})
    lea.go(f"/t/{code}")
    await_kind(lea, "faction")
    line.holds = True
    random = Random(1)

    def told() -> int:
        return int(lea.ask("GET", f"/tables/{code}/state")["seq"])

    while told() < MANY and (question := asked_of(lea, code)):
        deeds = [it for it in question["options"] if it in ("lose:rest", "pass:round", "commit:none", "done")]
        word = deeds[0] if deeds else random.choice(question["options"])
        wish = {"id": f"q{question['number']}", "number": question["number"], "seat": 0, "word": word}
        # A window may have passed by itself meanwhile: then the next question is answered.
        lea.context.request.fetch(f"/api/v1/tables/{code}/choices", method="POST", data=wish)
    assert told() >= MANY
    line.let_go()

    def shown() -> bool:
        lea.page.keyboard.press(" ")
        question = asked_of(lea, code)  # another one, when a window has passed
        return question and lea.page.locator(f".answer [data-question='{question['number']}']").count() > 0

    lea.wait_until(shown, "the question after all of it", 120)
    check_squads(lea, view_of(lea, code))
    units = {f"{unit}@{seat}": it["at"] for seat, squad in enumerate(view_of(lea, code)["seats"])
             for unit, it in squad["units"].items()}  # fmt: skip
    pieces = lea.page.locator("[data-piece]").evaluate_all("all => all.map(it => [it.dataset.piece, it.dataset.at])")
    assert dict(pieces) == units and not lea.errors


def pair(player: NewPlayer, options: dict[str, Any], *seats: str) -> tuple[str, Player, Player]:
    """Léa, who is host, and Tom, each with a device; the game has begun."""
    lea, tom = player("fr", size=PHONE, name="Léa"), player("en", size=DESKTOP, name="Tom")
    code = lea.open("me", *seats, game=GAME, options=options)
    tom.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    lea.ask("POST", f"/tables/{code}/start")
    for one in (lea, tom):
        one.go(f"/t/{code}")
        one.page.get_by_role("main").wait_for()
    return code, lea, tom


def answer_dully(one: Player, code: str, question: dict[str, Any]) -> None:
    """Windows are passed for the whole round."""
    tell_now(one, code, question, "pass:round" if "pass:round" in question["options"] else dull(question))


def to_orders(code: str, people: list[Player]) -> None:
    """Everybody answers dully, each question once, until all are asked for their orders."""
    answered: set[tuple[int, int]] = set()

    def reached() -> bool:
        asked = [asked_of(one, code) for one in people]
        for one, question in zip(people, asked, strict=True):
            if question and question["kind"] != "commit" and (question["seat"], question["number"]) not in answered:
                answered.add((question["seat"], question["number"]))
                answer_dully(one, code, question)
        return all([question and question["kind"] == "commit" for question in asked])

    people[0].wait_until(reached, "secret orders")


def test_a_reload_inside_secret_orders_loses_nothing_and_tells_nobody(player: NewPlayer) -> None:
    code, lea, tom = pair(player, DEALT, "open")
    to_orders(code, [lea, tom])
    await_kind(lea, "commit")
    lea.page.reload()
    await_kind(lea, "commit")  # nothing was committed, and it can still be
    weapon = lea.page.locator(".answer [data-weapon]:enabled").first
    order = weapon.get_attribute("data-weapon")
    weapon.tap()
    word(lea, f"commit:{order}").tap()
    lea.wait_until(lambda: asked_of(lea, code) is None, "the order to be taken")
    lea.page.reload()
    expect(lea.page.locator("section.mine")).to_be_visible()
    expect(lea.page.locator(".answer [data-weapon]")).to_have_count(0)
    others = view_of(tom, code)
    assert others["seats"][0]["in_play"] == [] and "hand" not in others["seats"][0]
    assert [it["seat"] for it in others["decisions"]] == [0, 1], "for Tom both are still awaited"
    name = tom.say(f"heavy_hitters-card-{order}")
    open_log(tom)
    told = tom.page.get_by_role("button", name=re.compile(f"^Léa commits .*{re.escape(name)}"))
    expect(told).to_have_count(0)
    tell(tom, code, "commit:none")
    expect(told.first).to_be_attached()
    assert not lea.errors and not tom.errors


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_an_ally_and_then_the_host_leave_and_the_game_goes_on(player: NewPlayer) -> None:
    options = {"alliances": "fixed", "pilots": ["p_kw1", "p_db1", "p_th1", "p_hs1"],
               "decks": ["kw_balanced", "db_balanced", "th_balanced", "hs_balanced"]}  # fmt: skip
    code, lea, tom = pair(player, options, "bot", "open", "bot")

    def toms_turn() -> bool:
        """He is asked with cards in hand; before that whoever is asked answers, for instance which map it is."""
        has_cards = view_of(tom, code)["seats"][2]["hand_count"] > 0
        for one in (lea,) if has_cards else (lea, tom):
            question = asked_of(one, code)
            if question:
                answer_dully(one, code, question)
        return has_cards and asked_of(tom, code) is not None

    lea.wait_until(toms_turn, "a question for Tom", 120)
    assert "hand" in view_of(tom, code)["seats"][2] and "hand" not in view_of(lea, code)["seats"][2]
    tom.button("table-menu").click()
    tom.button("menu-leave").click()
    expect(tom.button("page-play-now")).to_be_visible()

    def goes_on(one: Player, other: int) -> None:
        """The bot of whoever left answers, and so does the one who stays."""
        before = one.number(code)

        def is_far() -> bool:
            question = asked_of(one, code)
            if question:
                answer_dully(one, code, question)
            return one.number(code) > before + 4

        one.wait_until(is_far, "the game to go on", 120)
        assert "hand" not in view_of(one, code)["seats"][other]

    goes_on(lea, 2)
    tom.go(f"/t/{code}")
    expect(tom.page.locator("section.mine")).to_be_visible()
    lea.button("table-menu").tap()
    lea.button("menu-leave").tap()
    expect(lea.button("page-play-now")).to_be_visible()
    goes_on(tom, 0)
    assert not lea.errors and not tom.errors


def test_a_turned_and_enlarged_screen_and_another_language_keep_what_was_chosen(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    lea.sit_at(scenes_heavy_hand.ORDERS, game=GAME)
    await_kind(lea, "commit")
    for id in ("kw_p2", "kw_s1"):
        lea.page.locator(f"[data-weapon={id}]").tap()
    commit = word(lea, "commit:kw_p2,kw_s1")
    expect(commit).to_be_enabled()
    found: list[str] = []
    for width, height in (TURNED, PHONE, ENLARGED, PHONE):
        lea.page.set_viewport_size({"width": width, "height": height})
        expect(commit).to_be_enabled()
        commit.scroll_into_view_if_needed()
        found += [f"{width}: {fault}" for fault in faults(lea, "outside", "small")]
    lea.page.get_by_role("button", name="English").or_(
        lea.page.get_by_role("button", name="EN", exact=True)
    ).first.tap()
    lea.language = "en"
    expect(commit).to_contain_text(
        lea.say("heavy_hitters-hand-commit", count=2, price=3).replace("⚡", "").split("3")[0]
    )
    expect(lea.page.locator("[data-weapon=kw_p2]")).to_contain_text(lea.say("heavy_hitters-card-kw_p2"))
    found += lea.strange_words()
    commit.tap()
    lea.wait_until(lambda: view_of(lea, lea.code)["seats"][0]["in_play"] == ["kw_p2", "kw_s1"], "the orders")
    assert not found and not lea.errors, "\n".join(found)
