"""Screenshots of all main screens in both languages and sizes, into build/screens; names after it choose some.

With `readme` it makes the pictures of the README anew. Says also how long it takes until a table is in sight.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import scenes, walks, walks_duel  # noqa: E402
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, Server, launched  # noqa: E402

PLACE = ROOT / "build/screens"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCREENS = {
    **walks.SCREENS,
    "whole-log": walks.whole_log,
    "whole-replay": walks.whole_replay,
    **{f"duel-{name}": walk for name, walk in walks_duel.SCREENS.items()},
}
IN_THE_DARK = {
    "home", "open", "gathering", "join", "roll", "buy", "flee", "worst", "out", "log", "end", "replay", "television",
}  # fmt: skip
NARROW_TOO = {"home", "roll", "buy", "worst", "worst-buy"}

Shot = tuple[str, str, str, tuple[int, int], str]  # file, screen, language, size, theme
README: dict[str, Shot] = {
    "phone-fr": ("roll-phone-fr", "roll", "fr", PHONE, "light"),
    "duel-fr": ("duel-place-phone-fr", "duel-place", "fr", PHONE, "light"),
    "desktop-en": ("flee-desktop-en", "flee", "en", DESKTOP, "light"),
}


def shots(wanted: list[str]) -> list[Shot]:
    found: list[Shot] = []
    for name in wanted:
        for size, pixels in SIZES.items():
            if size == "phone" and "television" in name:
                continue
            for language in ("fr", "en"):
                found.append((f"{name}-{size}-{language}", name, language, pixels, "light"))
            if name in IN_THE_DARK:
                found.append((f"{name}-{size}-fr-dark", name, "fr", pixels, "dark"))
        if name in NARROW_TOO:
            found.append((f"{name}-narrow-fr", name, "fr", NARROW, "light"))
    return found


def take(browser: Browser, server: Server, shot: Shot) -> Path:
    file, name, language, size, theme = shot
    player = Player(browser, server, language, size=size, name="Léa", theme=theme)
    try:
        SCREENS[name](player)
        player.page.wait_for_timeout(250)
        path = PLACE / f"{file}.png"
        player.page.screenshot(path=path, animations="disabled")
        return path
    finally:
        player.close()


def take_for_readme(browser: Browser, server: Server) -> None:
    for name, shot in README.items():
        path = take(browser, server, shot)
        shutil.copy(path, ROOT / f"docs/screens/{name}.png")
        print(f"docs/screens/{name}.png", flush=True)


def seconds_to_a_table(browser: Browser, server: Server) -> float:
    """From asking for a table's address to its dice, with nothing in the browser's cache."""
    player = Player(browser, server, "fr", size=PHONE)
    code = player.open_scene(scenes.ROLL)
    began = time.perf_counter()
    player.go(f"/t/{code}")
    player.page.get_by_role("group", name=player.say("tokyo-dice"), exact=True).wait_for()
    took = time.perf_counter() - began
    player.close()
    return took


def main() -> None:
    wanted = sys.argv[1:] or list(SCREENS)
    readme = "readme" in wanted
    wanted = [name for name in wanted if name != "readme"]
    strange = [name for name in wanted if name not in SCREENS]
    if strange:
        sys.exit(f"No such screen: {', '.join(strange)}. There are {', '.join(SCREENS)}.")
    PLACE.mkdir(parents=True, exist_ok=True)
    failed = []
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = launched(playwright)
        quickest = min([seconds_to_a_table(browser, server) for _ in range(3)])
        for shot in shots(wanted):
            try:
                print(take(browser, server, shot).relative_to(ROOT), flush=True)
            except (AssertionError, Error) as error:  # the others are still worth looking at
                failed.append(shot[0])
                print(f"{shot[0]}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
        if readme:
            take_for_readme(browser, server)
        browser.close()
    print(f"A table is in sight after {quickest:.2f} s (best of 3, empty cache).")
    if failed:
        sys.exit(f"Not shown: {', '.join(failed)}")


if __name__ == "__main__":
    main()
