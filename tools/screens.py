"""Screenshots of the main screens in both languages and sizes, into build/screens: `make screens`, ARGS="roll buy" for some.

Says also how long it takes until a table is in sight.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import scenes  # noqa: E402
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, Server, launched, play_to_the_end  # noqa: E402

PLACE = ROOT / "build/screens"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LONG = "Maximilienne-Charlot"

Walk = Callable[[Player], None]


def table(scene: scenes.Scene, name: str = "Léa") -> Walk:
    def walk(player: Player) -> None:
        player.sit_at(scene, name=name)
        player.await_question()

    return walk


def then(first: Walk, *ids: str) -> Walk:
    """Go somewhere, then press the buttons with these texts."""

    def walk(player: Player) -> None:
        first(player)
        for id in ids:
            player.button(id).first.click()

    return walk


def at(path: str) -> Walk:
    def walk(player: Player) -> None:
        player.go(path)
        expect(player.page.get_by_role("main")).to_be_visible()
        player.page.wait_for_load_state("networkidle")

    return walk


def opened(*seats: str, tv: bool = False, guided: bool = False) -> Walk:
    def walk(player: Player) -> None:
        code = player.open(*seats, guided=guided)
        at(f"/t/{code}/tv" if tv else f"/t/{code}")(player)
        if not tv and "open" not in seats:
            player.await_question()

    return walk


def as_guest(*seats: str, path: str = "/t/{code}") -> Walk:
    """What somebody sees who is not at the table."""

    def walk(player: Player) -> None:
        host = Player(player.context.browser or _none(), player.server, "en", name="Tom")
        code = host.open(*seats)
        host.close()
        at(path.format(code=code))(player)

    return walk


def _none() -> Browser:
    raise RuntimeError("the browser is gone")


def out(player: Player) -> None:
    player.sit_at(scenes.OUT)
    player.sees("out-you")


def end(player: Player) -> None:
    player.sit_at(scenes.END)
    player.await_question()
    player.answer("tokyo-stop")
    expect(player.sheet).to_be_visible()


def log(player: Player) -> None:
    code = player.open("me", "bot", "bot", "bot")
    player.go(f"/t/{code}")
    for _ in range(6):
        player.await_question()
        player.answer()
    player.await_question()
    if player.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        player.page.get_by_role("button", name=player.say("log-open")).click()


def why(player: Player) -> None:
    log(player)
    player.page.get_by_role("button", name=player.say("log-why")).last.click()


def replay(player: Player) -> None:
    code = player.open("me", "bot", "bot", "bot")
    player.go(f"/t/{code}")
    play_to_the_end([player], 300)
    at(f"/r/{code}")(player)
    slider = player.page.get_by_role("slider")
    slider.evaluate("it => { it.value = it.max / 2; it.dispatchEvent(new Event('input', { bubbles: true })) }")


def passed(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'Tom', 'Zoé')}")
    player.wait_until(
        lambda: player.page.get_by_text(player.say("pass-here", name="Tom")).count() or player.answer(), "Tom"
    )
    for _ in range(8):
        if player.page.locator(".pass").count():
            return
        player.answer()


def lost(player: Player) -> None:
    table(scenes.ROLL)(player)
    player.context.set_offline(True)
    player.page.evaluate("() => dispatchEvent(new Event('offline'))")


def wrong(player: Player) -> None:
    at("/")(player)
    player.button("page-join-by-code").click()
    player.page.get_by_label(player.say("page-code"), exact=True).fill("AAAAAAAAAA")
    player.button("page-code-go").click()
    player.sees("page-code-wrong")


SCREENS: dict[str, Walk] = {
    "home": at("/"),
    "home-wrong-code": wrong,
    "settings": then(at("/"), "page-settings"),
    "open": at("/open"),
    "gathering": opened("me", "open", "open", "bot"),
    "join": as_guest("me", "open", "bot"),
    "full": as_guest("me", "Zoé", "bot", "open", path="/t/{code}"),
    "problem": at("/t/AAAAAAAAAA"),
    "unknown": at("/nowhere"),
    "about": at("/about"),
    "scene": lambda player: at(__import__("tests.browser.support", fromlist=["scene_link"]).scene_link(scenes.ROLL))(
        player
    ),
    "roll": table(scenes.ROLL),
    "buy": table(scenes.BUY),
    "flee": table(scenes.FLEE),
    "brace": table(scenes.BRACE),
    "change": table(scenes.CHANGE),
    "worst": table(scenes.worst(), LONG),
    "worst-buy": table(scenes.worst_buy(), LONG),
    "out": out,
    "end": end,
    "log": log,
    "why": why,
    "menu": then(table(scenes.ROLL), "table-menu"),
    "players": then(table(scenes.worst(), LONG), "table-menu", "players-title"),
    "cards": then(table(scenes.ROLL), "table-menu", "look-title"),
    "invite": then(table(scenes.ROLL), "table-menu", "menu-invite"),
    "help": then(table(scenes.ROLL), "table-help-question"),
    "guided": opened("me", "bot", "bot", guided=True),
    "pass": passed,
    "replay": replay,
    "tv": opened("me", "bot", "bot", "bot", tv=True),
    "tv-gathering": opened("me", "open", "bot", tv=True),
}
ONLY_DESKTOP = {"tv", "tv-gathering"}
IN_THE_DARK = {"home", "open", "gathering", "roll", "buy", "flee", "worst", "end", "log", "tv", "join", "out", "replay"}
NARROW_TOO = {"roll", "worst", "home", "buy"}


def shots(wanted: list[str]) -> list[tuple[str, str, str, tuple[int, int], str]]:
    found = []
    for name in wanted:
        for size in SIZES:
            if size == "phone" and name in ONLY_DESKTOP:
                continue
            for language in ("fr", "en"):
                found.append((f"{name}-{size}-{language}", name, language, SIZES[size], "light"))
            if name in IN_THE_DARK:
                found.append((f"{name}-{size}-fr-dark", name, "fr", SIZES[size], "dark"))
        if name in NARROW_TOO:
            found.append((f"{name}-narrow-fr", name, "fr", NARROW, "light"))
    return found


def measured(player: Player) -> float:
    """Seconds from asking for a table's address to its dice, with nothing in the browser's cache."""
    code = player.open_scene(scenes.ROLL)
    began = time.perf_counter()
    player.go(f"/t/{code}")
    player.page.get_by_role("group", name=player.say("tokyo-dice"), exact=True).wait_for()
    return time.perf_counter() - began


def main() -> None:
    wanted = sys.argv[1:] or list(SCREENS)
    PLACE.mkdir(parents=True, exist_ok=True)
    failed = []
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = launched(playwright)
        times = []
        for _ in range(3):
            player = Player(browser, server, "fr", size=PHONE)
            times.append(measured(player))
            player.close()
        for file, name, language, size, theme in shots(wanted):
            player = Player(browser, server, language, size=size, name="Léa", theme=theme, scale=1)
            try:
                SCREENS[name](player)
                player.page.wait_for_timeout(250)
                player.page.screenshot(path=PLACE / f"{file}.png", animations="disabled")
                print(PLACE / f"{file}.png", flush=True)
            except Exception as error:  # the others are still worth looking at
                failed.append(file)
                print(f"{file}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
            player.close()
        browser.close()
    print(f"A table is in sight after {min(times):.2f} s (best of 3, empty cache).")
    if failed:
        sys.exit(f"Not shown: {', '.join(failed)}")


if __name__ == "__main__":
    main()
