"""How long the page's thread is busy at a stretch while things move, on a processor four times as slow as this one.

Whole turns are played at normal speed before a browser that traces itself. What counts is the thread's own time, four
times: the browser's own brake counts some of the waiting too, and a busy machine would spoil the figures. A task of
more than 50 ms is a picture that comes late: the longest of each turn is told, and their 95th percentile must be less.
"""

import argparse
import json
import math
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.support import PHONE, Player, Server, launched

SLOWED: Final = 4
LIMIT: Final = 50.0  # ms
TASK: Final = "ThreadControllerImpl::RunTask"
CATEGORIES: Final = ("toplevel", "blink.user_timing", "devtools.timeline", "__metadata")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "tokyo": {"game": "tokyo", "seats": ("me", "bot", "bot", "bot")},
    "duel": {"game": "duel", "seats": ("me", "bot")},
}

Trace = list[dict[str, Any]]


def played(lea: Player, game: str, turns: int) -> Iterator[int]:
    """Round after round of a game, each shown to its end; new tables where a game ends earlier."""
    shown = 0
    while shown < turns:
        wish = dict(GAMES[game])
        code = lea.open(*wish.pop("seats"), **wish, pace="off")
        lea.go(f"/t/{code}")
        lea.await_question()
        while shown < turns and lea.page.title() == lea.say("table-title-yours"):
            lea.page.evaluate("() => { performance.mark('turn') }")
            turn = view_of(lea, code)["turn"]
            while view_of(lea, code)["turn"] == turn and lea.answer_beside(code):
                pass
            lea.wait_until(partial(settled, lea, code), "my next turn", 120)
            lea.page.evaluate("() => { performance.mark('settled') }")
            shown += 1
            yield shown


def settled(lea: Player, code: str) -> bool:
    """I am asked, or see the end. As little as possible is asked of the page: that keeps its thread busy too."""
    lea.page.wait_for_timeout(250)
    if lea.page.title() == lea.say("table-title-yours"):
        return True
    return bool(view_of(lea, code)["outcome"]) and lea.page.locator("dialog").count() > 0


def view_of(lea: Player, code: str) -> dict[str, Any]:
    view: dict[str, Any] = lea.ask("GET", f"/tables/{code}/state")["view"]
    return view


def longest(trace: Trace) -> list[tuple[float, str]]:
    """For each turn its longest task, in ms of the thread's own time, with what it did most."""
    threads = {
        (e["pid"], e["tid"]) for e in trace if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    marks, ends = [
        sorted([e["ts"] for e in trace if e["name"] == name and "user_timing" in e["cat"]])
        for name in ("turn", "settled")  # between turns a new table may be opened, and nothing moves then
    ]
    ours = [e for e in trace if (e["pid"], e["tid"]) in threads and e.get("ph") == "X"]
    tasks = [e for e in ours if e["name"] == TASK]
    found: list[tuple[float, str]] = []
    for begins, end in zip(marks, ends, strict=True):
        within = [e for e in tasks if begins <= e["ts"] < end and "tdur" in e]
        if within:
            worst = max(within, key=lambda e: e["tdur"])
            found.append((SLOWED * worst["tdur"] / 1000, parts_of(worst, ours)))
    return found


def parts_of(task: dict[str, Any], events: Trace) -> str:
    inside = [
        e for e in events
        if e is not task and (e["pid"], e["tid"]) == (task["pid"], task["tid"])
        and task["ts"] <= e["ts"] and e["ts"] + e.get("dur", 0) <= task["ts"] + task["dur"] and "tdur" in e
    ]  # fmt: skip
    long = sorted(inside, key=lambda e: -e["tdur"])[:6]
    return ", ".join(f"{e['name']} {SLOWED * e['tdur'] / 1000:.0f}" for e in long)


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, math.ceil(part * len(values)) - 1)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=list(GAMES), action="append")
    asked.add_argument("--turns", type=int, default=20)
    asked.add_argument("--told", action="store_true", help="what each longest task did")
    wish = asked.parse_args()
    late = []
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as playwright:
        for game in wish.game or GAMES:
            browser = launched(playwright)
            lea = Player(browser, server, "en", size=PHONE, speed="normal")
            browser.start_tracing(page=lea.page, categories=list(CATEGORIES))
            for _ in played(lea, game, wish.turns):
                pass
            trace = json.loads(browser.stop_tracing())["traceEvents"]
            browser.close()
            found = longest(trace)
            p95 = percentile([ms for ms, _ in found], 0.95)
            print(f"{game}: longest task of {len(found)} turns: p50 {percentile([ms for ms, _ in found], 0.5):.0f} ms, "
                  f"p95 {p95:.0f} ms, most {max(found)[0]:.0f} ms of {LIMIT:.0f}")  # fmt: skip
            if wish.told:
                for ms, parts in sorted(found, reverse=True):
                    print(f"  {ms:6.1f} ms: {parts}")
            late += [game] if p95 > LIMIT else []
    if late:
        sys.exit(f"The page's thread is busy for too long in: {', '.join(late)}.")


if __name__ == "__main__":
    main()
