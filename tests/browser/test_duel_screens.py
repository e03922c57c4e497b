"""Every screen of a Duel, judged as those of King of Tokyo are."""

from typing import Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, Player, shown_by
from tests.browser.test_screens import faults, heard_by_axe, worst_cases
from tests.browser.walks_duel import AROUND, SCREENS, TRAYS, WORST

ON_ITS_SIDE: Final = (844, 390)
# What of both tracks is cut off by the edge of the board or by the answers over its foot (cards for sale may lie over
# the lower track), and of the last button by the edge of the answers.
CUT: Final = """() => [[".tracks", ".board"], [".answer .actions", ".answer"]].flatMap(([what, where]) => {
  document.querySelectorAll(".board").forEach((board) => (board.scrollTop = 0));
  const all = [...document.querySelectorAll(what)];
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return all.filter((it) => {
    const [own, edge] = [it, it.closest(where)].map((each) => each.getBoundingClientRect());
    const over = where === ".board" && !it.closest(".buying") && hand.left < own.right;
    return own.top < edge.top - 2 || own.bottom > Math.min(edge.bottom, innerHeight, over ? hand.top : innerHeight) + 8;
  }).map(() => what + " is cut off");
})"""
ON_A_PHONE: Final = [*TRAYS, *[name for name in AROUND if name != "television"]]
ALWAYS_ON_A_PHONE: Final = (
    "spend", "roll-eight", "resolve", "buy", "place", "king", "brace", "bonus", "why", "side", "end",
)  # fmt: skip
ON_A_DESK: Final = ("roll", "resolve", "buy", "place", "king", "why", "end", "television")
ALWAYS_ON_A_DESK: Final = ("roll", "place", "television")


def cut_off(player: Player) -> list[str]:
    """Whatever is asked, both tracks and what is pressed last are in sight, once the page has found its new size."""
    found: list[str] = player.page.evaluate(CUT)
    for _ in range(20):
        if not found:
            break
        player.page.wait_for_timeout(100)
        found = player.page.evaluate(CUT)
    return found


@pytest.mark.parametrize("screen", shown_by(ON_A_PHONE, ALWAYS_ON_A_PHONE))
def test_a_screen_is_sound_on_a_small_phone(player: NewPlayer, screen: str) -> None:
    lea = player("fr", size=NARROW)
    SCREENS[screen](lea)
    found = cut_off(lea) if screen in TRAYS else []
    found += lea.strange_words() + faults(lea, "outside", "small")
    if screen in TRAYS:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light", "dark")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", shown_by(ON_A_DESK, ALWAYS_ON_A_DESK))
def test_a_screen_is_sound_on_a_desk(player: NewPlayer, screen: str) -> None:
    lea = player("en", size=DESKTOP)
    SCREENS[screen](lea)
    found = lea.strange_words() + faults(lea, "outside")
    if screen in TRAYS:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "sizes"), worst_cases(WORST, "worst-place"))
def test_the_worst_case_fits(player: NewPlayer, screen: str, sizes: tuple[tuple[int, int], ...]) -> None:
    lea = player("fr", size=sizes[0])
    SCREENS[screen](lea)
    if screen == "worst":
        dice = lea.page.get_by_role("group", name=lea.say("duel-dice"), exact=True)
        assert dice.get_by_role("button").count() == 8
    found = lea.strange_words()
    for width, height in sizes:
        lea.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for fault in cut_off(lea)]
        found += [f"{width}: {fault}" for fault in faults(lea, "outside", "small", "overfull", "covered")]
    found += heard_by_axe(lea, "dark")
    assert not found, "\n".join(found)


def test_a_phone_on_its_side_shows_the_tracks_beside_the_answers(player: NewPlayer) -> None:
    lea = player("fr", size=ON_ITS_SIDE)
    SCREENS["worst-place"](lea)
    found = cut_off(lea) + faults(lea, "outside", "small")
    lea.button("duel-place-here").click()
    lea.await_question()
    found += cut_off(lea) + faults(lea, "outside", "small")
    assert not found, "\n".join(found)
