"""Draw the icons of an installed page from web/public/icon.svg. They are committed: run it when the drawing changes."""

import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.support import launched  # noqa: E402

PUBLIC = ROOT / "web/public"
SIZES = (180, 192, 512)
MASKED = 512
SAFE = 0.8  # whoever cuts an icon into a shape of its own leaves this much of it


def draw(browser: Browser, picture: str, size: int, name: str, ground: str = "transparent") -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f'<body style="background:{ground};display:grid;margin:0;place-items:center">{picture}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    drawn = (PUBLIC / "icon.svg").read_text("utf-8")
    ground = re.findall(r'<rect [^>]*fill="(#\w+)"', drawn)[0]
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for size in SIZES:
            # Phones of one maker put a transparent icon on black: theirs is full to the corners.
            draw(
                browser,
                drawn.replace("<svg ", f'<svg width="{size}" ', 1),
                size,
                f"icon-{size}.png",
                ground if size == 180 else "transparent",
            )
        inner = drawn.replace("<svg ", f'<svg width="{MASKED * SAFE}" ', 1)
        draw(browser, inner, MASKED, "icon-maskable.png", ground)
        browser.close()


if __name__ == "__main__":
    main()
