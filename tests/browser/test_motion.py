"""What moves in a turn that is shown at normal speed."""

from typing import Final

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
