"""What moves in a turn that is shown at normal speed."""

import json
import re
from typing import Any, Final

import pytest

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player

# Notes from picture to picture what is being changed.
WATCH: Final = """() => {
  const moved = (window.moved = new Set());
  (function look() {
    const frames = document.getAnimations().flatMap((each) => each.effect.getKeyframes());
    frames.flatMap(Object.keys).forEach((property) => moved.add(property));
    requestAnimationFrame(look);
  })();
}"""
# All that stands or flies over the board, what the line in the middle tells, and what moves farther than a highlight.
SIGNS: Final = """() => {
  const seen = (window.seen = { signs: new Set(), told: new Set(), moved: new Set() });
  const note = () => {
    for (const it of document.querySelectorAll(".thing")) {
      const looks = [...it.classList].filter((each) => !/^s[0-9a-z]{5}$/.test(each));
      seen.signs.add(looks.join(" ") + " " + it.textContent);
    }
    seen.told.add(document.querySelector(".prompt h2")?.innerText.replace(/\\s+/g, " "));
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  (function look() {
    for (const each of document.getAnimations()) {
      const places = each.effect.getKeyframes().some((frame) => frame.transform || frame.translate || frame.scale);
      const lasts = each.effect.getComputedTiming().duration > 1;
      if (places && lasts) seen.moved.add(each.animationName ?? each.effect.target.className);
    }
    requestAnimationFrame(look);
  })();
}"""
LAST_BLOW: Final[scenes.Scene] = {
    "seats": [
        {"monster": "gigazaur", "stars": 19},
        {"monster": "the_king", "place": "city", "hearts": 2},
        {"monster": "cyber_kitty"},
    ],
    "turn": 0,
    "dice": ["smash", "smash", "1", "1", "2", "3"],
}
TIMING: Final = {"offset", "computedOffset", "easing", "composite"}
FREE: Final = {"transform", "translate", "rotate", "scale", "opacity"}  # a browser moves these without drawing anew


def test_only_place_size_turn_and_opacity_move(player: NewPlayer) -> None:
    lea = player("en", size=PHONE, speed="normal")
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    lea.page.evaluate(WATCH)
    lea.answer("tokyo-stop-end", "tokyo-stop")
    lea.await_question(90)
    moved = set(lea.page.evaluate("() => [...window.moved]")) - TIMING
    assert moved and moved <= FREE, moved


@pytest.mark.chromium("only this engine tells what it works out")
def test_an_event_lets_the_browser_work_out_its_own_parts_only(player: NewPlayer) -> None:
    """A number, a class or a custom property around the whole table would cost the styles of everything within."""
    lea = player("en", size=PHONE, speed="fast")
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    elements = lea.page.evaluate("() => document.querySelectorAll('body *').length")
    browser = lea.context.browser
    assert browser is not None
    browser.start_tracing(page=lea.page, categories=["devtools.timeline"])
    lea.answer("tokyo-stop-end", "tokyo-stop")
    lea.await_question(90)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [e["args"].get("elementCount", 0) for e in trace if e["name"] == "UpdateLayoutTree"]
    assert max(styled) < elements / 3, (max(styled), elements)


def signs(lea: Player, word: str, until: str, last: str) -> dict[str, list[str]]:
    """What is seen from this answer on until the line in the middle and the last sign have told the end of it."""
    lea.await_question()
    lea.page.evaluate(SIGNS)
    lea.page.locator(f".answer button[data-word='{word}']").click()
    lea.page.wait_for_function("text => [...seen.told].some((each) => each?.includes(text))", arg=until)
    lea.page.wait_for_function("sign => [...seen.signs].some((each) => each.startsWith(sign))", arg=last)
    found: dict[str, Any] = lea.page.evaluate(
        "() => Object.fromEntries(Object.entries(seen).map(([key, all]) => [key, [...all].filter(Boolean)]))"
    )
    return found


def test_an_attacker_leaps_in_and_whoever_wins_is_glad(player: NewPlayer) -> None:
    lea = player("en", size=PHONE, speed="normal")
    lea.sit_at(LAST_BLOW)
    seen = signs(lea, "stop", "wins", "thing gain")
    assert any([sign.startswith("thing leap") for sign in seen["signs"]]), "Gigazaur comes into the picture"
    assert "recoil" in " ".join(seen["moved"]), "The King gives way"
    assert any([sign.startswith("thing gain") and "1" not in sign for sign in seen["signs"]]), "a trophy for the winner"


def test_where_nothing_may_move_signs_stand_still_and_tell_the_same(player: NewPlayer) -> None:
    """Who strikes whom and how hard, who enters Tokyo, who buys what, who wins."""
    lea = player("en", size=PHONE, speed="normal")
    lea.page.emulate_media(reduced_motion="reduce")
    lea.sit_at(LAST_BLOW)
    seen = signs(lea, "stop", "wins", "thing gain")
    assert {"thing hand still ", "thing loss still −2"} <= set(seen["signs"])
    told = " | ".join(seen["told"])
    assert re.search(r"The King loses 2\W.*? to Léa", told) and "Léa enters Tokyo City" in told, told
    assert any([sign.startswith("thing gain still") and "1" not in sign for sign in seen["signs"]]), "the trophy"
    assert not seen["moved"]

    lea.sit_at(scenes.BUY)
    seen = signs(lea, "buy:alien_origin", lea.say("tokyo-card-alien_origin"), "thing card")
    assert "thing card still " in seen["signs"] and not seen["moved"]


# In which picture dice, line and buttons were changed first.
ORDER: Final = """() => {
  const first = (window.first = {});
  let picture = 0;
  (function count() {
    picture += 1;
    requestAnimationFrame(count);
  })();
  const line = ".prompt:not(.asked)";
  const parts = { dice: ".dice .tumble", line, mine: ".dice button", buttons: ".answer .actions" };
  new MutationObserver(() => {
    for (const [part, where] of Object.entries(parts)) {
      if (document.querySelector(where) && (part === "dice" || "dice" in first)) first[part] ??= picture;
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}"""


def test_what_moves_comes_before_what_tells_of_it(player: NewPlayer) -> None:
    """All that a throw changes, drawn at once, would take too long on a phone."""
    lea = player("en", size=PHONE, speed="normal")
    lea.sit_at(scenes.ROLL)
    lea.await_question()
    lea.page.locator(".answer .actions").wait_for()
    lea.page.evaluate(ORDER)
    lea.page.locator(".answer button[data-word^='keep:']").click()
    lea.page.wait_for_function("() => 'buttons' in first")
    first: dict[str, int] = lea.page.evaluate("() => first")
    assert first["dice"] < first["line"] < first["mine"] < first["buttons"], first
