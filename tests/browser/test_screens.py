"""Every screen: nothing outside, nothing too small for a finger, nothing covered, and axe has nothing to say."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, shown_by
from tests.browser.walks import SCREENS

OPTIONS: Final = {"resultTypes": ["violations"]}
COLOURS: Final = ["color-contrast", "link-in-text-block"]
TABLES: Final = ("roll", "buy", "flee", "brace", "change", "out", "wardrobe", "theft", "witch", "robot")

ON_A_DESK: Final = (
    "home", "open", "gathering", "about", "roll", "buy", "flee", "brace", "log", "end", "replay", "television",
    "television-before", "television-dressing", "theft",
)  # fmt: skip
# Of these there is no other screen with the same parts; the others are built of parts that are judged here.
ALWAYS_ON_A_PHONE: Final = (
    "home", "settings", "open", "gathering", "join", "about", "library", "roll", "buy", "flee", "brace", "wardrobe",
    "theft", "out", "log", "why", "menu", "players", "rules", "pass", "cover", "consent", "guided", "end", "replay",
    "home-after-games",
)  # fmt: skip
ALWAYS_ON_A_DESK: Final = (
    "home", "gathering", "roll", "theft", "end", "television", "television-before", "television-dressing",
)  # fmt: skip
ON_A_PHONE: Final = [name for name in SCREENS if not name.startswith(("television", "worst"))]
CHECKS: Final = Path(__file__).with_name("checks.js").read_text("utf-8")


# Breathing never ends; all else comes to rest. In what is folded away Firefox begins no motion, so none ends there.
# Two pictures in a row without motion: a colour that is inherited follows one picture after the one above it.
AT_REST: Final = """async () => {
  for (let still = 0; still < 2; still++) {
    await new Promise(requestAnimationFrame);
    const ends = (it) => it.playState === "running" && Number.isFinite(it.effect.getComputedTiming().endTime);
    const moving = document.getAnimations().filter((it) => ends(it) && it.effect.target.checkVisibility());
    if (moving.length) still = -1;
    await Promise.allSettled(moving.map(it => it.finished));
  }
}"""


def worst_cases(screens: Iterable[str], on_a_desk: str) -> list[Any]:
    """Each on phones, where room is scarce, and on a desk; there `make test` looks at the fullest of them."""
    return [
        pytest.param(screen, sizes, marks=[] if where == "phones" or screen == on_a_desk else pytest.mark.prove,
                     id=f"{screen}-{where}")
        for where, sizes in (("phones", (NARROW, PHONE)), ("desk", (DESKTOP,)))
        for screen in screens
    ]  # fmt: skip


def faults(player: Player, *checks: str) -> list[str]:
    player.page.evaluate("() => document.fonts.ready.then(() => true)")  # a wider face may stand in until then
    player.page.evaluate(AT_REST)
    found: list[str] = []
    for check in checks:
        found += player.page.evaluate(f"() => {CHECKS}.{check}()")
    return found


def heard_by_axe(player: Player, *themes: str) -> list[str]:
    """What axe finds in these themes, one line each, with the place. A further theme changes nothing but colours."""
    found: list[str] = []
    for n, theme in enumerate(themes):
        player.wear(theme)
        player.page.evaluate(AT_REST)
        axe, options = (Axe(), OPTIONS) if n == 0 else (Axe("0"), {**OPTIONS, "runOnly": COLOURS})
        violations = axe.run(player.page, options=options).response["violations"]
        nodes = [(each["id"], node) for each in violations for node in each["nodes"]]
        found += [f"{theme}: {id}: {node['target']} {' '.join(node['failureSummary'].split())}" for id, node in nodes]
    return found


@pytest.mark.parametrize("screen", shown_by(ON_A_PHONE, ALWAYS_ON_A_PHONE))
def test_a_screen_is_sound_on_a_small_phone(player: NewPlayer, screen: str) -> None:
    lea = player("fr", size=NARROW)
    SCREENS[screen](lea)
    found = lea.strange_words() + faults(lea, "outside", "small")
    if screen in TABLES:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light", "dark")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", shown_by(ON_A_DESK, ALWAYS_ON_A_DESK))
def test_a_screen_is_sound_on_a_desk(player: NewPlayer, screen: str) -> None:
    lea = player("en", size=DESKTOP)
    SCREENS[screen](lea)
    found = lea.strange_words() + faults(lea, "outside")
    if screen in TABLES:
        found += faults(lea, "overfull", "covered")
    found += heard_by_axe(lea, "light")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("screen", "sizes"), worst_cases(("worst", "worst-buy", "worst-modules", "worst-theft"), "worst-modules")
)
def test_the_worst_case_fits(player: NewPlayer, screen: str, sizes: tuple[tuple[int, int], ...]) -> None:
    lea = player("fr", size=sizes[0])
    SCREENS[screen](lea)
    if screen in ("worst", "worst-modules"):
        dice = lea.page.get_by_role("group", name=lea.say("tokyo-dice"), exact=True)
        assert dice.get_by_role("button").count() == 9
    found = lea.strange_words()
    for width, height in sizes:
        lea.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for fault in faults(lea, "outside", "small", "overfull", "covered")]
    found += heard_by_axe(lea, "dark")
    assert not found, "\n".join(found)
