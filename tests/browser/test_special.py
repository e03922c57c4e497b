"""The eliminated, a position as a link, and motion."""

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, scene_link


def test_the_eliminated_bet_and_cheer(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at(scenes.OUT)
    lea.sees("out-you")
    bets = lea.page.get_by_role("group", name=lea.say("out-bet")).get_by_role("button")
    bets.first.tap()
    expect(bets.first).to_have_attribute("aria-pressed", "true")
    lea.button("emote-cheer").first.tap()
    lea.page.get_by_role("button", name=lea.say("chat-open")).first.tap()
    expect(lea.sheet.get_by_role("log")).to_contain_text(lea.say("emote-cheer"))


def test_nobody_is_asked_to_bet_on_the_only_one_left(player: NewPlayer) -> None:
    """The last blow is still shown: I am out, and one rival is left."""
    me = {"monster": "gigazaur", "hearts": 1, "energy": 2, "place": "city", "cards": ["wings"]}
    rival = {"monster": "the_king", "stars": 5}
    lea = player("fr", size=PHONE, speed="fast")
    lea.sit_at({"seats": [me, rival], "turn": 1, "step": "resolve", "dice": scenes.BLOW})
    lea.await_question()
    lea.page.evaluate(
        """() => {
          window.seen = new Set();
          const watched = [".answer .out", ".answer .bets"];
          const note = () => watched.filter((it) => document.querySelector(it)).forEach((it) => seen.add(it));
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    lea.answer("tokyo-word-take")
    lea.wait_until(lambda: lea.over, "the end")
    assert lea.page.evaluate("() => [...seen]") == [".answer .out"]


def test_a_position_is_sent_as_a_link_and_played(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.go(scene_link(scenes.FLEE))
    lea.sees("page-scene-title")
    lea.button("page-scene-go").tap()
    lea.page.wait_for_url("**/t/*")
    lea.await_question()
    expect(lea.page.get_by_role("button", name=lea.named("tokyo-word-stay"))).to_be_visible()


def test_a_broken_link_of_a_position_says_so(player: NewPlayer) -> None:
    lea = player("en")
    lea.go("/scene?game=tokyo#e30broken")
    lea.sees("problem-scene")


def test_motion_comes_to_its_end_and_can_be_skipped(player: NewPlayer) -> None:
    lea = player("en", speed="slow")
    code = lea.sit_at({**scenes.ROLL, "dice": ["smash"] * 6})
    lea.await_question()
    number = lea.number(code)
    lea.button("tokyo-stop").click()
    # Things fly: the hearts of the victim fall when the blow lands, and a tap shows the end of it.
    lea.wait_until(lambda: lea.page.evaluate("() => document.getAnimations().length") > 0, "something that moves")
    for _ in range(200):
        if lea.number(code) > number and lea.asked:
            break
        lea.page.keyboard.press(" ")
        lea.page.wait_for_timeout(50)
    else:
        raise AssertionError("the motion has no end")
    assert lea.errors == []


def test_a_tap_on_the_board_does_one_thing(player: NewPlayer) -> None:
    """While things move it shows their end, and what lies under it does not open; at rest it opens."""
    lea = player("en", speed="slow")
    lea.sit_at({**scenes.ROLL, "dice": ["smash"] * 6})
    lea.await_question()
    card = lea.page.locator("[data-card]").first
    lea.button("tokyo-stop").click()
    expect(lea.page.locator(".prompt:not(.asked)")).to_be_visible()  # what happens is being told
    card.click(force=True)
    assert lea.sheet.count() == 0
    for _ in range(200):
        if lea.asked:
            break
        lea.page.keyboard.press(" ")
        lea.page.wait_for_timeout(50)
    lea.page.locator("button[data-seat]").first.click()
    expect(lea.sheet).to_have_count(1)
    assert lea.errors == []


@pytest.mark.parametrize("scene", [scenes.ROLL, pytest.param(scenes.BUY, marks=pytest.mark.prove)], ids=["roll", "buy"])
def test_two_equal_cards_lie_in_the_market(player: NewPlayer, scene: scenes.Scene) -> None:
    lea = player("fr", size=PHONE)
    lea.sit_at({**scene, "market": ["extra_head", "extra_head", "wings"]})
    lea.await_question()
    expect(lea.page.get_by_text(lea.say("tokyo-card-extra_head")).filter(visible=True).first).to_be_visible()
    assert lea.errors == []
