"""What the processes that show pages hold, as the operating system counts it."""

from pathlib import Path

from playwright.sync_api import Browser

KILOBYTE = 1024


def private_bytes(browser: Browser) -> int:
    """Of all processes that show pages, and of nobody else. A worker lives in that of its page."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum([_private(int(it["id"])) for it in processes if it["type"] == "renderer"])


def _private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum([int(line.split()[1]) * KILOBYTE for line in lines if line.startswith("Private_")])
