"""Measure the engine in the page, in ratios of one run: how long it takes to come beside bare Pyodide from the same
files, what a choice costs beside native plain Python, how much memory it takes, how busy the page's own thread is, and
what is fetched from a host that packs nothing; and, in seconds, how long the titan thinks."""

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import motion, size  # noqa: E402
from tools.pagebench import bare  # noqa: E402
from tools.pagebench.memory import private_bytes  # noqa: E402

from tests.browser.folder import BELOW, Folder, Visitor  # noqa: E402
from tests.browser.support import DESKTOP, PHONE, launched  # noqa: E402

PARTS: Final = ("load", "choice", "titan", "memory", "thread", "fetched")
# Each figure and the most that it may be.
LIMITS: Final = {
    "load_vs_bare": 1.6, "load_cached_vs_bare": 1.2, "choice_vs_native": 6.0, "worker_megabytes": 150.0,
    "titan_median_seconds": 2.0, "titan_longest_seconds": 8.0, "titan_silent_seconds": 1.0,
    "heap_20_vs_5": 1.0, "thread_p95_ms": 50.0, "first_screen_kilobytes": 150.0, "fetched_megabytes": 8.0,
}  # fmt: skip
ME: Final = {"kind": "me", "name": "A"}
DUEL: Final = {"game": "duel", "seats": [ME], "options": {"autobot": "normal"}, "pace": "off"}
TOKYO: Final = {"game": "tokyo", "seats": [ME, *[{"kind": "bot"}] * 3], "pace": "off"}
# From the next tap to the first question that can be answered.
WATCH: Final = """() => { window.waited = new Promise((done, failed) => addEventListener("click", () => {
  setTimeout(() => failed(new Error("no question came")), 120_000);
  const from = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".answer:not([aria-busy=true]) button:enabled")) return;
    watch.disconnect();
    done(performance.now() - from);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}, { capture: true, once: true })); }"""
ANSWER: Final = """() => {
  const found = [...document.querySelectorAll(".answer:not([aria-busy=true]) button:enabled")];
  found.at(-1)?.click();
  performance.mark("turn");
}"""
HAS_IMAGE: Final = "async () => (await (await caches.open('baffe-image')).keys()).length > 0"
CHOICES: Final = 300  # in a measure
THOUGHTS: Final = 200  # decisions of titans in a game

Found = dict[str, Any]


class Bench:
    def __init__(self, browser: Browser, folder: Folder, rounds: int, turns: int, silent: bool) -> None:
        self.browser: Final = browser
        self.folder: Final = folder
        self.host: Final = folder.address.removesuffix(f"/{BELOW}/")
        self.rounds: Final = rounds
        self.turns: Final = turns
        self.silent: Final = silent

    def tell(self, line: str) -> None:
        if not self.silent:
            print(line, flush=True)

    def visitor(self, **more: Any) -> Visitor:
        return Visitor(self.browser, self.folder, **more)

    # -- loading --

    def load(self) -> Found:
        """Rounds in turns, each in a browser that knows nothing; then again in one that has kept everything.

        That is half a minute later: then it has an image of the engine too, see web/src/inside/image.ts.
        """
        rows: list[Found] = []
        for number in range(self.rounds):
            order = (self._ours, self._bare) if number % 2 else (self._bare, self._ours)
            told: Found = {}
            for measure in order:
                told |= measure()
            rows.append(told)
            self.tell("load: " + ", ".join([f"{name} {ms:.0f} ms" for name, ms in sorted(told.items())]))
        first = statistics.median([row["ours"] / row["bare"] for row in rows])
        cached = statistics.median([row["ours_cached"] / row["bare_cached"] for row in rows])
        return {"load": rows, "figures": {"load_vs_bare": first, "load_cached_vs_bare": cached}}

    def _ours(self) -> dict[str, float]:
        lea = self.visitor(size=PHONE, keeps=True)
        lea.put("HERE", DUEL, "7")
        first = self._tapped(lea, lea.page)
        lea.wait_until(lambda: lea.page.evaluate(HAS_IMAGE), "the image", 120)
        lea.go("/about")
        lea.sees("page-about-offline", kept="all")
        cached = self._tapped(lea, lea.tab())
        lea.close()
        return {"ours": first, "ours_cached": cached}

    def _tapped(self, lea: Visitor, page: Page) -> float:
        page.goto("about:blank")
        page.goto(lea.folder.address)
        resume = page.get_by_role("link", name=lea.named("page-resume"))
        resume.wait_for()
        page.evaluate(WATCH)
        resume.click()
        return float(page.evaluate("() => waited"))

    def _bare(self) -> dict[str, float]:
        context = self.browser.new_context()
        first, cached = [bare.Bare(context, self.host).load() for _ in range(2)]
        context.close()
        return {"bare": first, "bare_cached": cached}

    # -- playing --

    def choice(self) -> Found:
        """The same choices in turns by the page's Python and by ours."""
        inside = self._inside()
        rows: list[Found] = []
        for number in range(self.rounds):
            asked = f"choices({CHOICES}, {number * 100 + 1})"
            there = json.loads(inside.run(asked))
            here = native(asked)
            if there["digest"] != here["digest"]:
                sys.exit("The page has told something else than native Python.")
            rows.append({"page": there["seconds"], "native": here["seconds"], "choices": here["choices"]})
            self.tell(f"choice: {1000 * there['seconds'] / CHOICES:.2f} ms in the page, "
                      f"{1000 * here['seconds'] / CHOICES:.2f} ms in native Python")  # fmt: skip
        inside.page.context.close()
        ratio = statistics.median([row["page"] / row["native"] for row in rows])
        return {"choice": rows, "figures": {"choice_vs_native": ratio}}

    def titan(self) -> Found:
        """Its decisions in the page, four seats with every module and Duel; native Python must decide the same."""
        inside = self._inside()
        rows: Found = {}
        for game in ("tokyo", "duel"):
            asked = f"thoughts({game!r}, {THOUGHTS})"
            there, here = json.loads(inside.run(asked)), native(asked)
            if there["digest"] != here["digest"]:
                sys.exit("The titan of the page has decided something else than that of native Python.")
            rows[game] = there
            ours, theirs = [f"{statistics.median(it):.3f} s in the median and {max(it):.2f} s at most"
                            for it in (there["seconds"], here["seconds"])]  # fmt: skip
            self.tell(f"titan, {game}: {ours}, silent for {there['silence']:.2f} s; in native Python {theirs}")
        inside.page.context.close()
        figures = {
            "titan_median_seconds": max([statistics.median(row["seconds"]) for row in rows.values()]),
            "titan_longest_seconds": max([max(row["seconds"]) for row in rows.values()]),
            "titan_silent_seconds": max([row["silence"] for row in rows.values()]),
        }
        return {"titan": rows, "figures": figures}

    def _inside(self) -> bare.Bare:
        inside = bare.Bare(self.browser.new_context(), self.host)
        inside.load()
        inside.add_our_modules()
        return inside

    # -- memory, and the page's own thread --

    def memory(self) -> Found:
        """Whole games one after another, and what the interpreter's memory has grown to after each.

        The worker's own memory is what the processes of the page hold more than before the tap: with the interpreter's
        code, and with what the page itself needs for the table.
        """
        inside = self._inside()
        heaps: list[int] = []
        for number in range(1, 21):
            inside.run(f"whole_game({number})")
            heaps.append(inside.heap())
        inside.page.context.close()
        worker = self._held_more() / 1e6
        self.tell(f"memory: {heaps[4] / 1e6:.1f} MB after game 5, {heaps[19] / 1e6:.1f} MB after game 20; "
                  f"the page holds {worker:.0f} MB more than before the tap")  # fmt: skip
        return {"heaps": heaps, "figures": {"heap_20_vs_5": heaps[19] / heaps[4], "worker_megabytes": worker}}

    def _held_more(self) -> int:
        lea = self.visitor(size=PHONE)
        lea.put("HERE", TOKYO, "14")
        lea.go()
        lea.page.get_by_role("link", name=lea.named("page-resume")).wait_for()
        before = private_bytes(self.browser)
        lea.page.get_by_role("link", name=lea.named("page-resume")).click()
        for _ in range(10):
            lea.await_question(120)
            lea.answer()
        after = private_bytes(self.browser)
        lea.close()
        return after - before

    def thread(self) -> Found:
        """Turns at normal speed; the thread's own time, on this processor (motion.py tells it for a slower one)."""
        lea = self.visitor(size=PHONE, speed="normal")
        lea.put("HERE", TOKYO, "14")
        self._tapped(lea, lea.page)
        self.browser.start_tracing(page=lea.page, categories=list(motion.CATEGORIES))
        for _ in self._turns(lea):
            pass
        trace = json.loads(self.browser.stop_tracing())["traceEvents"]
        lea.close()
        turns, _ = motion.turns_of(trace)
        longest = [max([motion.ms_of(task) for task in turn]) / motion.SLOWED for turn in turns]
        p95 = motion.percentile(longest, 0.95)
        self.tell(f"thread: longest task of {len(longest)} turns: p50 {motion.percentile(longest, 0.5):.0f} ms, "
                  f"p95 {p95:.0f} ms")  # fmt: skip
        return {"longest": longest, "figures": {"thread_p95_ms": p95}}

    def _turns(self, lea: Visitor) -> Iterator[int]:
        """My answers, each with all that is shown until I am asked again; a new game where one ends."""
        mine, made, seed = lea.say("table-title-yours"), 0, 14
        while made < self.turns:
            lea.page.evaluate(ANSWER)
            lea.page.wait_for_timeout(250)
            lea.wait_until(lambda: lea.page.title() == mine or lea.over, "my next question", 120)
            lea.page.evaluate("() => { performance.mark('settled') }")
            made += 1
            yield made
            if lea.over:
                seed += 1
                lea.put(f"HERE{seed}", TOKYO, str(seed))
                lea.go(f"/local/HERE{seed}")
                lea.await_question()

    # -- what is fetched --

    def fetched(self) -> Found:
        """What a browser that knows nothing asks for: scripts and styles of the first screen, packed; all, as it is."""
        lea = self.visitor(size=DESKTOP)
        lea.go()
        lea.sees("page-play-now")
        lea.page.wait_for_load_state("networkidle")
        names = {url.partition("/assets/")[2] for url in lea.requests if url.endswith((".js", ".css"))} - {""}
        lea.close()
        first = sum([len(gzip.compress((size.PAGE / "assets" / name).read_bytes(), mtime=0)) for name in names])
        whole = max([size.site(language) for language in ("en", "fr")])
        self.tell(f"fetched: {first / 1000:.1f} kB for the first screen, {whole / 1e6:.2f} MB in all")
        return {"figures": {"first_screen_kilobytes": first / 1000, "fetched_megabytes": whole / 1e6}}


def native(asked: str) -> Found:
    """What the same helper says in plain Python, in a process of its own."""
    code = f"from tools.pagebench.door import choices, thoughts; print({asked})"
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": paths, "BAFFE_FORM": "plain"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True)
    told: Found = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    parser.add_argument("--turns", type=int, default=20, help="in which the page's thread is watched")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part instead of all; may be repeated")
    parser.add_argument("--strict", action="store_true", help="fail when a limit is missed")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if os.getloadavg()[0] > (os.cpu_count() or 1):
        print("The machine is busy with something else: these figures will say little.", file=sys.stderr)
    found: Found = {"figures": {}}
    with tempfile.TemporaryDirectory() as place, Folder(Path(place)) as folder, sync_playwright() as playwright:
        bare.publish(Path(place))
        browser = launched(playwright)
        bench = Bench(browser, folder, wish.rounds, wish.turns, wish.json)
        for name in wish.only or PARTS:
            part = getattr(bench, name)()
            figures = {**found["figures"], **part.pop("figures")}
            found = {**found, **part, "figures": figures}
        browser.close()
    missed = [name for name, figure in found["figures"].items() if figure > LIMITS[name]]
    if wish.json:
        print(json.dumps({**found, "missed": missed}))
    else:
        for name, figure in found["figures"].items():
            print(f"{name.replace('_', ' ')}: {figure:.2f} (at most {LIMITS[name]:g}){' MISSED' * (name in missed)}")
    if wish.strict and missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
