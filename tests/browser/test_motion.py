"""What moves in a turn that is shown at normal speed."""

import json
from typing import Final

import pytest

from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE

# Notes from picture to picture what is being changed.
WATCH: Final = """() => {
  const moved = (window.moved = new Set());
  (function look() {
    const frames = document.getAnimations().flatMap((each) => each.effect.getKeyframes());
    frames.flatMap(Object.keys).forEach((property) => moved.add(property));
    requestAnimationFrame(look);
  })();
}"""
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
