"""What the tests in other engines than Chromium need: print the path of a Firefox, and see that WebKit is there.

The machine's own, else Debian's; where neither is to be had, one sentence says what to install.
With --playwright: a Firefox that is new enough for Playwright, and nothing else.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIREFOX = ("firefox-esr", "firefox")
OLDEST = 143  # older ones do not understand all that Playwright tells them
WEBKIT = ("WebKitWebDriver", "Xvfb")
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth")


def firefox(oldest: int = 0) -> str | None:
    """The first that is new enough."""
    for path in filter(None, map(shutil.which, FIREFOX)):
        told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.search(r"Firefox (\d+)", told)
        if version is not None and int(version.group(1)) >= oldest:
            return path
    return None


def complete() -> bool:
    return firefox() is not None and all(map(shutil.which, WEBKIT))


def main() -> None:
    if not complete():
        subprocess.run([ROOT / "tools/apt.sh", *PACKAGES], check=False)
    oldest = OLDEST if "--playwright" in sys.argv else 0
    path = firefox(oldest)
    if path is None:
        wanted = f"Firefox {oldest} or newer" if oldest else "Firefox"
        sys.exit(f"These tests need {wanted}: please install it (Debian: firefox-esr).")
    if not oldest and not complete():
        sys.exit(
            "The tests in other engines need WebKitGTK: please install webkit2gtk-driver, xvfb and xauth (Debian)."
        )
    print(path)


if __name__ == "__main__":
    main()
