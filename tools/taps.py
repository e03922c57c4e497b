"""For how long a tap at a table of Heavy Hitters keeps the page's thread busy, on a processor four times as slow.

Somebody plays on a phone before a browser that traces itself: in the fullest positions that there are, and on in a game
against three opponents. Nothing moves there: all that an answer brings is drawn at once, which takes longest. What
counts is the longest task between a tap and the next one, within a second, in the thread's own time, four times. The
median of each kind of tap must be less than 200 ms; opening a list or a weapon is another kind than putting it away.
"""

import json
from collections import defaultdict
from statistics import median
from typing import Any, Final

from playwright.sync_api import Playwright
from tools.motion import CATEGORIES, Trace, ms_of, page_events, tasks_of

from tests.browser.scenes_heavy import FAR, FULL
from tests.browser.scenes_heavy_hand import CROWDED
from tests.browser.support import PHONE, Player, Server, launched
from tests.browser.walks_heavy import HeavyPlayer

LIMIT: Final = 200.0  # ms
WITHIN: Final = 1_000_000.0  # µs after a tap
GAME: Final = "heavy_hitters"
MARKED: Final = """addEventListener("pointerdown", ({ target }) => {
  const parts = { weapon: "[data-weapon]", answer: "[data-word]", facing: "[data-way]", squad: ".squad" };
  const kinds = { ...parts, list: ".toggle", place: ".frame" };
  const kind = Object.keys(kinds).find((each) => target.closest(kinds[each])) ?? "other";
  const away = target.closest("[aria-expanded=true], [data-weapon][aria-pressed=true]") ? " put away" : "";
  performance.mark(`tap ${document.documentElement.dataset.scene ?? "game"} ${kind}${away}`);
}, true)"""


def rest(lea: Player) -> None:
    """Until what the tap began is drawn."""
    lea.page.wait_for_timeout(400)


def at(lea: Player, scene: dict[str, Any], name: str) -> None:
    lea.sit_at(scene, game=GAME)
    lea.page.locator("[data-question]").first.wait_for()
    lea.page.evaluate("name => { document.documentElement.dataset.scene = name }", name)
    rest(lea)


def in_full_positions(lea: Player, taps: int) -> None:
    """Places with 60 tags around them, places of 137, six weapons against three squads, squads that are looked at."""
    for scene, name in ((FULL, "full"), (FAR, "far")):
        at(lea, scene, name)
        boxes = [box for spot in lea.page.locator("[data-spot]").all()[:taps] if (box := spot.bounding_box())]
        for n in range(taps):
            box = boxes[n % len(boxes)]
            lea.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            rest(lea)
        for _ in range(2 * taps):  # every second one puts it away
            lea.page.locator(".answer .toggle").tap()
            rest(lea)
    at(lea, CROWDED, "crowded")
    for n in range(2 * taps):  # some put one away
        weapons = lea.page.locator(".answer [data-weapon]:enabled")
        weapons.nth(n % weapons.count()).tap()
        rest(lea)
    for n in range(taps):
        lea.page.locator(".squad").nth(n % 3).tap()
        lea.sheet.wait_for()
        rest(lea)
        lea.page.keyboard.press("Escape")
        rest(lea)


def in_a_game(lea: Player, taps: int) -> None:
    """Until every kind of tap was made often enough; new tables where a game ends earlier."""
    walk = HeavyPlayer(lea)
    while walk.given.total() < 5 * taps:
        code = lea.open("me", "bot", "bot", "bot", game=GAME, options={"solo": "normal"}, pace="off")
        lea.go(f"/t/{code}")
        lea.await_question()
        while walk.given.total() < 5 * taps and not lea.over:
            if walk.answers():
                rest(lea)
            else:
                lea.page.wait_for_timeout(100)


def longest(trace: Trace) -> dict[str, list[float]]:
    """The longest task after each tap, by the position and the kind of tap."""
    ours = page_events(trace)
    tasks = sorted(tasks_of(ours), key=lambda task: float(task["ts"]))
    marks = [e for e in trace if str(e["name"]).startswith("tap ") and "user_timing" in e["cat"]]
    made = sorted({(float(e["ts"]), str(e["name"]).removeprefix("tap ")) for e in marks})
    found: dict[str, list[float]] = defaultdict(list)
    for n, (at, kind) in enumerate(made):
        end = min([at + WITHIN, *[it[0] for it in made[n + 1 : n + 2]]])
        busy = [ms_of(task) for task in tasks if task["ts"] < end and task["ts"] + task["dur"] > at]
        found[kind].append(max(busy, default=0.0))
    return found


def measure(playwright: Playwright, server: Server, taps: int) -> list[str]:
    """Make so many taps of each kind, and tell how long they took; those that are too slow."""
    browser = launched(playwright)
    lea = Player(browser, server, "fr", size=PHONE, speed="off", name="Léa")
    lea.context.add_init_script(MARKED)
    browser.start_tracing(page=lea.page, categories=list(CATEGORIES))
    in_full_positions(lea, taps)
    in_a_game(lea, taps)
    found = longest(json.loads(browser.stop_tracing())["traceEvents"])
    browser.close()
    late = []
    for kind, times in sorted(found.items()):
        told = f"{len(times)} taps, median {median(times):.0f} ms, most {max(times):.0f} ms of {LIMIT:.0f}"
        print(f"{GAME}, {kind}: {told}")
        late += [f"{GAME}, {kind}"] if median(times) > LIMIT else []
    return late
