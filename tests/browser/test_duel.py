"""A Duel through the page: the tracks, tokens on them, the Autobot, a rival, taps and keys."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from baffe.texts import text_of
from baffe.texts.duel import DuelWording
from tests.browser import scenes_duel as scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player, asked_of, finish, play_on, view_of
from tests.browser.test_keyboard import walk_to
from tests.browser.walks_duel import open_log, sit


def ready(player: Player, code: str) -> Any:
    """The question that is open, once the page shows it and takes an answer; None when the game is over."""

    def shown() -> bool:
        question = asked_of(player, code)
        here = question and player.page.locator(f"[data-question='{question['number']}']").count()
        return bool(here) or player.over

    player.wait_until(shown, "the open question on the page")
    return asked_of(player, code)


def await_answer(player: Player, code: str, number: int) -> None:
    player.wait_until(lambda: player.number(code) > number, "the effect of an answer")


def said(player: Player, word: str, code: str) -> str:
    """A word as the page says it."""
    view = view_of(player, code)
    wording = DuelWording(player.language, [side["monster"] for side in view["seats"]])
    return wording.answer(word, asked_of(player, code), view)


def marker(player: Player, track: str) -> Locator:
    return player.page.locator(f"[data-marker={track}]")


def side_of(player: Player, it: Locator) -> str:
    """Left or right of the middle of the tracks."""
    tracks, box = player.page.locator(".tracks").bounding_box(), it.bounding_box()
    assert tracks is not None and box is not None
    return "left" if box["x"] + box["width"] / 2 < tracks["x"] + tracks["width"] / 2 else "right"


# -- whole games --


@pytest.mark.timeout(240)
def test_a_whole_game_against_the_autobot(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = lea.open("me", "bot", game="duel", options={"autobot": "normal"})
    lea.go(f"/t/{code}")
    for _ in range(15):
        lea.await_question()
        if lea.over:
            break
        lea.answer()
    assert view_of(lea, code)["turns"] > 1
    assert not lea.strange_words()
    finish(code, [lea])
    lea.wait_until(lambda: lea.over, "the end", 60)
    expect(lea.sheet).to_be_visible()
    expect(lea.sheet.locator("ol").first.get_by_role("listitem")).to_have_count(2)
    expect(lea.sheet.get_by_role("heading", name=lea.say("end-story"))).to_be_visible()
    expect(lea.sheet.locator(".story li").nth(1)).to_be_visible()
    assert not lea.strange_words() and not lea.errors


@pytest.mark.timeout(120)
def test_two_turns_by_keyboard_alone(player: NewPlayer) -> None:
    lea = player("en")
    seats = [scenes.SPEND["seats"][0], {"monster": "the_king"}]
    code = sit(lea, {**scenes.SPEND, "options": scenes.SOLO, "seats": seats})
    keys = {"spend": "r", "roll": "Enter", "resolve": "Enter"}
    labels = {"buy": lea.say("duel-done-nothing").partition(":")[0], "symbol": lea.say("duel-word-fame")}
    ready(lea, code)
    lea.page.keyboard.press("+")
    lea.wait_until(lambda: view_of(lea, code)["white"] == 1, "the white die")
    kinds: list[str] = []
    while view_of(lea, code)["turns"] < 4:
        question = ready(lea, code)
        if not question:
            break
        kinds.append(question["kind"])
        if question["kind"] == "roll" and "rolled" not in kinds:
            kinds.append("rolled")
            for key in "127":  # of seven dice
                lea.page.keyboard.press(key)
            lea.page.keyboard.press("r")
        elif question["kind"] in keys:
            lea.page.keyboard.press(keys[question["kind"]])
        else:
            walk_to(lea, labels[question["kind"]])
            lea.page.keyboard.press("Enter")
        await_answer(lea, code, question["number"])
    assert {"spend", "roll", "rolled", "buy"} <= set(kinds)


@pytest.mark.timeout(120)
def test_two_people_play_some_turns_on_two_phones(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE, name="Léa"), player("en", size=PHONE, name="Tom")
    code = lea.open("me", "open", game="duel")
    tom.ask("POST", f"/tables/{code}/join", {"name": "Tom"})
    lea.ask("POST", f"/tables/{code}/start")
    for each in (lea, tom):
        each.go(f"/t/{code}")
    play_on([lea, tom], lambda: view_of(lea, code)["turns"] > 3 or view_of(lea, code)["outcome"])
    lea.wait_until(lambda: lea.asked or tom.asked or lea.over, "the next question")
    view = view_of(lea, code)
    for each, seat in ((lea, 0), (tom, 1)):
        for track in ("fame", "destruction"):
            expect(marker(each, track)).to_have_attribute("data-at", f"{view[track]:g}")
            if view[track]:
                mine = (view[track] < 0) == (seat == 0)
                assert side_of(each, marker(each, track)) == ("left" if mine else "right")
    assert not lea.errors and not tom.errors


# -- tokens --


def spots_of(player: Player, token: str) -> Locator:
    """The places on the tracks where that token can go."""
    name = player.say("duel-board-spots", token=player.say(f"duel-token-{token}"))
    return player.page.get_by_role("group", name=name).get_by_role("button")


def test_a_card_is_bought_and_its_token_placed_on_the_track(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    code = sit(lea, scenes.PLACE)

    # The card farthest from the deck costs 1 less, and that is what is paid.
    question = asked_of(lea, code)
    assert question["offers"]["buy:scrappy"]["price"] == 1
    ware = lea.page.get_by_role("article").filter(has_text=lea.say("duel-card-scrappy"))
    last = re.sub(r"\s*1⚡.*", "", lea.say("duel-last-place")).strip()
    expect(ware).to_contain_text(last)
    expect(ware.locator("s")).to_have_text("2")
    lea.page.get_by_role("button", name=said(lea, "buy:scrappy", code), exact=True).tap()
    await_answer(lea, code, question["number"])
    assert view_of(lea, code)["seats"][0]["energy"] == 4

    # Every legal place is a button on the track, and nothing else is.
    words = ready(lea, code)["options"]
    spots = spots_of(lea, "lizard")
    places = [said(lea, word, code) for word in words if not word.endswith(":flipped")]
    assert sorted([spot.get_attribute("aria-label") or "" for spot in spots.all()]) == sorted(places)
    expect(lea.button("duel-place-here")).to_be_disabled()

    # Meanwhile the row shows the slot with the reduction: its price is the one to be paid.
    view = view_of(lea, code)
    less = lea.say("duel-board-row-less", card=lea.say(f"duel-card-{view['row'][-1]}"), price=view["prices"][-1])
    expect(lea.page.get_by_role("button", name=less, exact=True)).to_contain_text("−1")
    assert lea.page.locator("[data-row]").get_by_text("−1").count() == 1

    # Both ways round: by the button, and by another tap on the place.
    word = "place:destruction:-2"
    plain, turned = said(lea, word, code), said(lea, f"{word}:flipped", code)
    chosen = lea.page.locator(".spots button[aria-pressed=true]")
    spots.and_(lea.page.get_by_label(plain, exact=True)).tap()
    expect(chosen).to_have_attribute("aria-label", plain)
    lea.button("duel-place-turn").tap()
    expect(chosen).to_have_attribute("aria-label", turned)
    chosen.tap()
    expect(chosen).to_have_attribute("aria-label", plain)
    chosen.tap()
    expect(chosen).to_have_attribute("aria-label", turned)
    number = lea.number(code)
    lea.button("duel-place-here").tap()
    await_answer(lea, code, number)
    assert view_of(lea, code)["buzz"]["lizard"] == {"track": "destruction", "at": -2, "flipped": True}
    expect(lea.page.locator(".spots")).to_have_count(0)
    assert not lea.errors


# The plus signs of the places whose middle lies under the chosen token.
UNDER = """() => {
  const unit = document.querySelector(".tracks").clientWidth / 16;
  const middle = (it) => [it.offsetLeft, it.offsetTop];
  const all = [...document.querySelectorAll(".spots button")];
  const [x, y] = middle(all.find((it) => it.ariaPressed === "true"));
  const near = all.filter((it) => Math.abs(middle(it)[0] - x) < 1.5 * unit && Math.abs(middle(it)[1] - y) < 3 * unit);
  return near.map((it) => getComputedStyle(it, "::before").display);
}"""


def test_a_token_of_three_spaces_shows_all_that_it_brings_before_it_is_placed(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    sit(lea, {**scenes.PLACE, "seats": [{"monster": "gigazaur", "energy": 9}, {"monster": "the_king"}],
              "row": ["dominate", "acid_attack", "kaijutsu"]}, "buy:kaijutsu")  # fmt: skip
    lea.button("duel-place-right").click()
    expect(lea.button("duel-place-here")).to_be_enabled()
    covered = lea.page.evaluate(UNDER)
    assert len(covered) > 1 and set(covered) == {"none"}


def test_who_sits_at_the_other_end_sees_it_on_the_left_and_places_by_keys(player: NewPlayer) -> None:
    tom = player("en")
    sides = [scenes.PLACE["seats"][1], scenes.PLACE["seats"][0]]
    scene = {**scenes.PLACE, "seats": sides, "turn": 1, "fame": 2, "destruction": -3, "buzz": {}}
    code = sit(tom, scene, "buy:scrappy", seat=1)
    assert side_of(tom, marker(tom, "fame")) == "left"  # +2 is nearer to seat 1
    assert side_of(tom, marker(tom, "destruction")) == "right"
    ready(tom, code)
    chosen = tom.page.locator(".spots button[aria-pressed=true]")

    def at() -> float:
        tom.wait_until(lambda: chosen.count() == 1, "a chosen place")
        box = chosen.bounding_box()
        assert box is not None
        return box["x"]

    def label() -> str:
        return chosen.get_attribute("aria-label") or ""

    tom.page.keyboard.press("ArrowRight")
    here, first = at(), label()
    tom.page.keyboard.press("ArrowLeft")
    tom.wait_until(lambda: label() != first, "the next place")
    assert at() < here
    lying = label()
    tom.page.keyboard.press("t")
    tom.wait_until(lambda: label() != lying, "the token the other way round")

    # The word that is sent is the one that the page says, whichever end is on the left.
    (word,) = [each for each in asked_of(tom, code)["options"] if said(tom, each, code) == label()]
    number = tom.number(code)
    tom.page.keyboard.press("Enter")
    await_answer(tom, code, number)
    lying_there = view_of(tom, code)["buzz"]["lizard"]
    flipped = ":flipped" if lying_there["flipped"] else ""
    assert word == f"place:{lying_there['track']}:{lying_there['at']}{flipped}"


# -- what moves, what explains itself --

WATCH = """() => {
  window.walked = [];
  window.bonuses = 0;
  const marker = document.querySelector("[data-marker=fame]");
  new MutationObserver(() => walked.push(Number(marker.dataset.at))).observe(marker, { attributeFilter: ["data-at"] });
  new MutationObserver((changes) => {
    for (const change of changes) for (const it of change.addedNodes) if (it.matches?.(".flights .bonus")) bonuses += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_marker_walks_from_space_to_space_and_bonuses_appear(player: NewPlayer) -> None:
    lea = player("en", size=PHONE, speed="slow")
    code = sit(lea, scenes.WALK)

    # A power is explained in place.
    power = lea.button("duel-board-power", power=lea.say("duel-monster-gigazaur.skill"))
    told = lea.page.locator("[data-seat='0']").get_by_text(lea.say("duel-monster-gigazaur.power"), exact=True)
    expect(told).to_have_count(0)
    power.tap()
    expect(power).to_have_attribute("aria-expanded", "true")
    expect(told).to_be_visible()
    power.tap()
    expect(told).to_have_count(0)

    lea.page.evaluate(WATCH)
    number = lea.number(code)
    lea.page.get_by_role("button", name=re.compile(re.escape(lea.say("duel-does-fame", gain=3)))).tap()
    await_answer(lea, code, number)
    ready(lea, code)
    assert lea.page.evaluate("() => walked") == [-1, -2, -3]  # Fame was pulled by 3 at once
    assert lea.page.evaluate("() => bonuses") == 1
    assert view_of(lea, code)["seats"][0]["hearts"] == 9 + 1 + 1  # the bonus, and the die that was left
    assert not lea.errors


def test_a_tap_tells_by_which_rules_the_autobot_acts(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    sit(lea, scenes.AUTOBOT)
    power = lea.button("duel-board-power", power=lea.say("duel-board-autobot-power", most=4))
    power.tap()
    expect(lea.page.locator("[data-seat='1']")).to_contain_text(lea.say("duel-board-autobot-text", most=4))
    open_log(lea)
    expect(lea.sheet).not_to_contain_text(re.compile(r"\bA\d"))  # a line gives reasons; numbers stand behind it
    lea.sheet.get_by_role("button").filter(has_text="garde").first.tap()
    expect(lea.sheet.get_by_role("heading", name=lea.say("why-title"))).to_be_visible()
    for rule in ("A7", "A8", "A10", "A11"):
        expect(lea.sheet.locator("h3", has_text=rule)).not_to_have_text(rule)  # its title stands before it
        expect(lea.sheet).to_contain_text(text_of("duel", lea.language, f"rule-autobot-{rule}").partition("♥")[0])


def test_undo_crosses_the_autobots_turn_and_the_same_dice_fall(player: NewPlayer) -> None:
    lea = player("en")
    seats = [scenes.BUY["seats"][0], {"monster": "the_king"}]
    code = sit(lea, {**scenes.BUY, "options": scenes.SOLO, "seats": seats, "fame": 2, "destruction": -2})

    def thrown() -> list[Any]:
        """What fell in the Autobot's turn and at the beginning of mine, without what was taken back."""
        events = lea.ask("GET", f"/tables/{code}/state")["events"]
        back = max([i for i, event in enumerate(events) if event["type"] == "back"], default=-1)
        return [(event["seat"], event["dice"]) for event in events[back + 1 :] if event["type"] == "rolled"]

    nothing = lea.page.get_by_role("button", name=re.compile("^" + lea.say("duel-done-nothing").partition(":")[0]))

    def buy_nothing() -> list[Any]:
        number = lea.number(code)
        nothing.click()
        await_answer(lea, code, number)
        ready(lea, code)
        return thrown()

    first = buy_nothing()
    assert {seat for seat, _ in first} == {0, 1}
    lea.button("table-undo").click()
    expect(nothing).to_be_visible()
    assert view_of(lea, code)["turns"] == 1
    assert buy_nothing() == first
