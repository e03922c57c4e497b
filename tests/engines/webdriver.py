"""WebKitGTK by the WebDriver protocol, as much of it as the tests here need: Playwright's own WebKit is not to be had
everywhere, and this engine is the one of every browser on an iPhone."""

import json
import os
import shutil
import signal
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.browser.support import PATIENCE, free_port

MINI: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"  # the protocol's name for "this is an element"
ESCAPE: Final = "\ue00c"
SCREEN: Final = "1400x1000x24"
# The browser's own buttons make the window wider than a phone.
SMALL_TOOLBAR: Final = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n"


def needed(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise RuntimeError(f"The tests in WebKit need {name}: install the Debian packages webkit2gtk-driver and xvfb.")
    return path


class WebKit:
    """A window of MiniBrowser on a screen that nobody sees."""

    def __init__(self, place: Path) -> None:
        """`place`: a folder for what the browser keeps."""
        (place / "gtk-3.0").mkdir(parents=True)
        (place / "gtk-3.0/gtk.css").write_text(SMALL_TOOLBAR, "utf-8")
        self._began: Final[list[subprocess.Popen[str]]] = []
        screen = self._begin([needed("Xvfb"), "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"])
        assert screen.stdout is not None
        number = screen.stdout.readline().strip()
        # Its window has no content where a sandbox or the graphics card is missing.
        more = {"DISPLAY": f":{number}", "XDG_CONFIG_HOME": str(place), "XDG_DATA_HOME": str(place), "HOME": str(place)}
        more |= {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        port = free_port()
        self._begin([needed("WebKitWebDriver"), f"--port={port}"], {**os.environ, **more})
        self._address = f"http://127.0.0.1:{port}"
        wait_until(self._ready, "the WebKit driver")
        browsers = sorted(Path("/").glob(MINI[1:]))
        if not browsers:
            raise RuntimeError(
                "The tests in WebKit need its MiniBrowser: install the Debian package libwebkit2gtk-4.1-0."
            )
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._address += f"/session/{self._ask('POST', '/session', wish)['sessionId']}"

    def __enter__(self) -> "WebKit":
        return self

    def __exit__(self, *_: object) -> None:
        self._ask("DELETE", "")
        for process in reversed(self._began):
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
            if process.stdout is not None:
                process.stdout.close()

    def _begin(self, command: list[str], environment: dict[str, str] | None = None) -> subprocess.Popen[str]:
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True, env=environment)
        self._began.append(process)
        return process

    def _ready(self) -> bool:
        try:
            return bool(self._ask("GET", "/status")["ready"])
        except OSError:
            return False

    def _ask(self, method: str, path: str, wish: Any = None) -> Any:
        body = None if method != "POST" else json.dumps(wish or {}).encode()
        request = Request(self._address + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()[:500]}") from error

    def go(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def size(self, width: int, height: int) -> None:
        """Of what the page sees: the window around it is larger. It follows when it likes, so it is told again."""

        def fits() -> bool:
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return True
            frame = self._ask("GET", "/window/rect")
            wished = {"width": width + frame["width"] - inner[0], "height": height + frame["height"] - inner[1]}
            self._ask("POST", "/window/rect", wished)
            return False

        wait_until(fits, f"a window of {width} px")

    def run(self, script: str, *args: Any) -> Any:
        """The body of a function, with `arguments`."""
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(args)})

    def wait(self, script: str, *args: Any) -> Any:
        """The same, for a script that calls its last argument when it is done."""
        return self._ask("POST", "/execute/async", {"script": script, "args": list(args)})

    def click(self, element: dict[str, str]) -> None:
        """As by a mouse: refused where something lies above it."""
        self._ask("POST", f"/element/{element[ELEMENT]}/click")

    def type(self, keys: str) -> None:
        """As by the keyboard, into what has the focus."""
        self._ask("POST", f"/element/{self.run('return document.activeElement')[ELEMENT]}/value", {"text": keys})

    def shot(self, path: Path) -> None:
        path.write_bytes(b64decode(self._ask("GET", "/screenshot")))


def wait_until(true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"{what} did not come in {seconds:g} s"
        time.sleep(0.05)
