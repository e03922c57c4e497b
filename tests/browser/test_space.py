"""Room at the table: what keeps its size, what may lie over what, and what a wide screen shows at once."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import scenes, scenes_duel, walks_duel
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player

WIDEST: Final = (1600, 900)
CITY: Final = {"tokyo": ".tokyo .stage", "duel": ".duel .stage, .duel .tracks"}
# Every height that the city, or the city and the tracks, ever have.
WATCH: Final = """(what) => {
  window.heights = [...document.querySelectorAll(what)].map((it) => {
    const seen = new Set();
    new ResizeObserver(() => seen.add(Math.round(it.getBoundingClientRect().height))).observe(it);
    return seen;
  });
}"""


def box(it: Locator) -> dict[str, float]:
    found = it.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def heights(player: Player) -> list[list[int]]:
    found: list[list[int]] = player.page.evaluate("() => window.heights.map((each) => [...each])")
    return found


def watched_turn(player: Player, game: str, scene: dict[str, Any]) -> list[list[int]]:
    """All heights of the city from my dice to my next question, over purchases and the turns of others."""
    player.sit_at(scene, game=game)
    player.await_question()
    player.page.evaluate(WATCH, CITY[game])
    for _ in range(40):
        mine = player.page.locator("header.mine").count()
        if not player.answer():
            player.page.wait_for_timeout(30)
        if not mine and player.asked:
            break
    return heights(player)


SIZES: Final = (pytest.param(PHONE, marks=pytest.mark.prove), NARROW)  # what fits the narrow one fits the other


@pytest.mark.parametrize("size", SIZES, ids=["phone", "narrow"])
def test_the_city_of_tokyo_keeps_one_height_through_a_turn(player: NewPlayer, size: tuple[int, int]) -> None:
    lea = player("fr", size=size)
    [seen] = watched_turn(lea, "tokyo", scenes.ROLL)
    lea.sit_at(scenes.FLEE)
    lea.await_question()
    lea.await_stillness()
    seen.append(round(box(lea.page.locator(CITY["tokyo"]))["height"]))
    assert max(seen) - min(seen) <= 2 and min(seen) > 150, seen


@pytest.mark.parametrize("size", SIZES, ids=["phone", "narrow"])
def test_city_and_tracks_of_a_duel_keep_one_height_through_a_turn(player: NewPlayer, size: tuple[int, int]) -> None:
    lea = player("fr", size=size)
    for seen in watched_turn(lea, "duel", scenes_duel.ROLL):
        assert max(seen) - min(seen) <= 2 and min(seen) > 47, seen


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.prove)])
def test_what_dice_bring_hides_no_name_of_a_card(player: NewPlayer, language: str) -> None:
    lea = player(language, size=PHONE)
    lea.sit_at({**scenes.ROLL, "dice": ["3", "3", "3", "heart", "energy", "smash"]})
    lea.await_question()
    expect(lea.page.locator(".brings")).to_contain_text("The King")
    lea.await_stillness()
    names = [box(name)["bottom"] for name in lea.page.locator("[data-card] .name").all()]
    assert len(names) == 3 and max(names) < box(lea.page.locator(".hand"))["y"]


def test_cards_for_sale_lie_over_the_foot_of_the_city_and_fold_by_one_tap(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at(scenes.BUY)
    lea.await_question()
    city, hand = lea.page.locator(CITY["tokyo"]), lea.page.locator(".hand")
    expect(lea.page.locator("section.mine .count")).to_have_count(3)  # what I have, and below it the prices
    lea.await_stillness()
    for it in (
        lea.page.locator("header h1"),
        *lea.page.locator(".others [data-seat]").all(),
        *lea.page.locator(".get").all(),
    ):
        assert box(it)["y"] >= 0 and box(it)["bottom"] <= PHONE[1]
    assert box(city)["y"] + 60 < box(hand)["y"] < box(city)["bottom"]
    lea.button("table-fold").tap()
    expect(lea.button("table-fold")).to_have_attribute("aria-expanded", "false")
    lea.wait_until(lambda: box(hand)["y"] >= box(city)["bottom"], "the whole city")
    expect(lea.page.locator(".answer")).to_have_attribute("data-below", "")  # and it says that there is more
    lea.button("table-fold").tap()
    lea.wait_until(lambda: box(hand)["y"] < box(city)["bottom"], "the cards")


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_no_row_is_cut_while_a_duel_resolves(player: NewPlayer, size: tuple[int, int]) -> None:
    lea = player("fr", size=size)
    walks_duel.SCREENS["resolve"](lea)
    rows = lea.page.locator(".resolve button")
    expect(rows).to_have_count(5)
    answer, tracks, hand = [lea.page.locator(part) for part in (".answer", ".tracks", ".hand")]
    # The answers grow a picture after they have come.
    lea.wait_until(lambda: box(rows.last)["bottom"] <= box(answer)["bottom"] + 1, "room for every row")
    assert box(tracks)["bottom"] <= box(hand)["y"] + 6


def test_what_scrolls_while_a_duel_buys_says_so(player: NewPlayer) -> None:
    lea = player("fr", size=NARROW)
    walks_duel.SCREENS["buy"](lea)
    answer = lea.page.locator(".answer")
    expect(answer).to_have_attribute("data-below", "")
    lea.await_stillness()
    for button in lea.page.locator(".actions button").all():
        assert box(button)["bottom"] <= box(answer)["bottom"] + 1
    lea.page.locator(".ware").last.scroll_into_view_if_needed()
    expect(answer).to_have_attribute("data-above", "")


def in_sight(it: Locator) -> bool:
    """Wholly on the screen, and its middle under nothing else."""
    found: bool = it.evaluate(
        """(it) => {
          const { left, top, right, bottom } = it.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const on = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return on && !!there && (it.contains(there) || there.contains(it));
        }"""
    )
    return found


def test_on_a_desk_the_city_is_the_stage_and_all_monsters_stand_around_it(player: NewPlayer) -> None:
    lea = player("fr", size=DESKTOP)
    lea.sit_at(scenes.worst_modules())
    lea.await_question()
    expect(lea.page.locator(".others [data-seat]")).to_have_count(5)
    lea.await_stillness()
    city = box(lea.page.locator(CITY["tokyo"]))
    assert city["width"] >= DESKTOP[0] / 2
    for stand in lea.page.locator(".others [data-seat]").all():
        assert stand.locator(".count").count() >= 3 and all([in_sight(it) for it in stand.locator(".count").all()])
        assert box(stand)["right"] <= city["x"] or box(stand)["x"] >= city["right"]
    hand, rolled = (
        box(lea.page.locator(".hand")),
        box(lea.page.get_by_role("group", name=lea.say("tokyo-dice"), exact=True)),
    )
    mine = box(lea.page.locator("section.mine"))
    assert hand["x"] <= mine["x"] and mine["right"] <= rolled["x"] and rolled["right"] <= hand["right"]
    assert hand["y"] <= mine["y"] and mine["bottom"] <= hand["bottom"]
    for id, card in (("tokyo-type-discard", "corner_store"), ("tokyo-type-keep", "it_has_a_child")):
        expect(lea.page.locator(f"[data-card={card}]")).to_contain_text(lea.say(id))


def test_on_a_desk_the_cards_for_sale_can_be_read_while_dice_are_chosen(player: NewPlayer) -> None:
    """Also with what a Cultist offers, and the line that says what the dice bring."""
    lea = player("fr", size=DESKTOP)
    seats = [{**seat, "cultists": 1} for seat in scenes.ROLL["seats"]]
    lea.sit_at({**scenes.ROLL, "seats": seats, "options": {"modules": ["cultists"]}})
    lea.await_question()
    expect(lea.page.locator(".answer .extras button")).to_have_count(2)
    expect(lea.page.locator(".answer .brings")).to_be_visible()
    lea.await_stillness()
    dock = box(lea.page.locator(".hand"))["y"]
    effects = lea.page.locator("[data-row] .effect").all()
    assert len(effects) == 3 and max([box(it)["bottom"] for it in effects]) <= dock


def test_on_a_desk_the_tracks_are_half_as_wide_as_the_screen(player: NewPlayer) -> None:
    lea = player("fr", size=DESKTOP)
    walks_duel.SCREENS["roll"](lea)
    lea.await_stillness()
    assert box(lea.page.locator(".tracks"))["width"] >= DESKTOP[0] / 2
    expect(lea.page.locator("[data-card=dominate]")).to_contain_text(lea.say("duel-type-discard"))


def test_the_log_folds_away_for_good_and_a_large_screen_has_room_for_log_and_chat(player: NewPlayer) -> None:
    lea = player("en", size=DESKTOP)
    lea.sit_at(scenes.ROLL)
    city, log = lea.page.locator(CITY["tokyo"]), lea.page.get_by_role("region", name=lea.say("log-title"))
    expect(log).to_be_visible()
    lea.await_stillness()
    before = box(city)["width"]
    lea.button("panel-fold").click()
    expect(log).to_have_count(0)
    lea.page.reload()
    lea.await_question()
    expect(log).to_have_count(0)
    lea.wait_until(lambda: box(city)["width"] >= before + 200, "a wider city")
    lea.page.keyboard.press("l")
    expect(log).to_be_visible()
    lea.page.set_viewport_size({"width": WIDEST[0], "height": WIDEST[1]})
    expect(lea.page.get_by_role("textbox", name=lea.say("chat-write"))).to_be_visible()
    expect(log).to_be_visible()
    effects = lea.page.locator("[data-card] .effect")
    expect(effects).to_have_count(3)
    lea.wait_until(lambda: all([in_sight(it) for it in effects.all()]), "what the cards do")
