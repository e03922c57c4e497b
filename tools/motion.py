"""How long the page's thread is busy at a stretch while things move, on a processor four times as slow as this one.

Whole turns are played at normal speed before a browser that traces itself. What counts is the thread's own time, four
times: the browser's own brake counts some of the waiting too, and a busy machine would spoil the figures. A task of
more than 50 ms is a picture that comes late: the longest of each turn is told, and their 95th percentile must be less.
With --told the ten longest of all are taken apart: what was within what, how many elements, which script.
With --taps it is told instead how long each tap at a table of Heavy Hitters takes: tools/taps.py.
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

from tests.browser.support import PHONE, Player, Server, launched, view_of

SLOWED: Final = 4
LIMIT: Final = 50.0  # ms
TASK: Final = "ThreadControllerImpl::RunTask"
CATEGORIES: Final = ("toplevel", "blink.user_timing", "devtools.timeline", "__metadata")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "tokyo": {"game": "tokyo", "seats": ("me", "bot", "bot", "bot")},
    "duel": {"game": "duel", "seats": ("me", "bot")},
}

TOLD: Final = 10
LEAST: Final = 1.0  # ms: what is shorter is not told

Event = dict[str, Any]
Trace = list[Event]


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


def ms_of(event: Event) -> float:
    """The thread's own time, on a processor that is so much slower."""
    return SLOWED * float(event["tdur"]) / 1000


def page_events(trace: Trace) -> Trace:
    """All that the page's thread did."""
    threads = {
        (e["pid"], e["tid"]) for e in trace if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    return [e for e in trace if (e["pid"], e["tid"]) in threads and e.get("ph") == "X" and "tdur" in e]


def tasks_of(events: Trace) -> Trace:
    return [e for e in events if e["name"] == TASK]


def turns_of(trace: Trace) -> tuple[list[Trace], Trace]:
    """The tasks of each turn, and all that the page's thread did."""
    marks, ends = [
        sorted([e["ts"] for e in trace if e["name"] == name and "user_timing" in e["cat"]])
        for name in ("turn", "settled")  # between turns a new table may be opened, and nothing moves then
    ]
    ours = page_events(trace)
    tasks = tasks_of(ours)
    turns = [[e for e in tasks if begins <= e["ts"] < end] for begins, end in zip(marks, ends, strict=True)]
    return [turn for turn in turns if turn], ours


def parts_of(task: Event, events: Trace) -> list[str]:
    """What a task did, one line for each part, and what was within it further to the right."""
    ends = task["ts"] + task["dur"]
    thread = (task["pid"], task["tid"])
    inside = [e for e in events if e is not task and (e["pid"], e["tid"]) == thread and task["ts"] <= e["ts"] < ends]
    around: list[float] = []  # when the parts end that are still open
    lines: list[str] = []
    for part in sorted(inside, key=lambda e: (e["ts"], -e["dur"])):
        around = [end for end in around if end > part["ts"]]
        if ms_of(part) >= LEAST:
            lines.append(f"{'  ' * len(around)}{part['name']} {ms_of(part):.1f}{counted(part)}")
            around.append(part["ts"] + part["dur"])
    return lines


def counted(part: Event) -> str:
    """How many elements got their styles, how many boxes were laid out, which script ran."""
    said = part.get("args", {})
    data = said.get("data") or said.get("beginData") or {}
    script = f"{str(data['url']).rsplit('/', 1)[-1]}:{data.get('columnNumber')}" if data.get("url") else None
    numbers = (said.get("elementCount"), data.get("dirtyObjects"), script)
    return "".join([f" ({each})" for each in numbers if each is not None])


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, math.ceil(part * len(values)) - 1)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=list(GAMES), action="append")
    asked.add_argument("--turns", type=int, default=20, help="turns, or taps of each kind")
    asked.add_argument("--told", action="store_true", help="what the longest tasks did")
    asked.add_argument("--taps", action="store_true", help="how long so many taps take in Heavy Hitters")
    wish = asked.parse_args()
    late = []
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as playwright:
        if wish.taps:
            from tools.taps import measure  # it needs what is above

            late = measure(playwright, server, wish.turns)
        for game in [] if wish.taps else wish.game or GAMES:
            browser = launched(playwright)
            lea = Player(browser, server, "en", size=PHONE, speed="normal")
            browser.start_tracing(page=lea.page, categories=list(CATEGORIES))
            for _ in played(lea, game, wish.turns):
                pass
            trace = json.loads(browser.stop_tracing())["traceEvents"]
            browser.close()
            turns, ours = turns_of(trace)
            found = [max([ms_of(task) for task in turn]) for turn in turns]
            p95 = percentile(found, 0.95)
            print(f"{game}: longest task of {len(found)} turns: p50 {percentile(found, 0.5):.0f} ms, "
                  f"p95 {p95:.0f} ms, most {max(found):.0f} ms of {LIMIT:.0f}")  # fmt: skip
            if wish.told:
                for task in sorted([task for turn in turns for task in turn], key=ms_of)[: -TOLD - 1 : -1]:
                    print(f"  {ms_of(task):.1f} ms", *parts_of(task, ours), sep="\n    ")
            late += [game] if p95 > LIMIT else []
    if late:
        sys.exit(f"The page's thread is busy for too long in: {', '.join(late)}.")


if __name__ == "__main__":
    main()
