"""Firefox by its own protocol (Marionette), which every release speaks: Playwright wants a newer one."""

import json
import shutil
import socket
import subprocess
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

from tests.browser.support import PATIENCE, free_port
from tests.engines.webdriver import ELEMENT, wait_until

NAMES: Final = ("firefox-esr", "firefox")
NARROWEST: Final = 500  # its window has no less
QUIET: Final = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "app.update.disabledForTesting": True,
}


class Firefox:
    """A window that nobody sees."""

    def __init__(self, place: Path) -> None:
        """`place`: a folder for what the browser keeps."""
        path = next(filter(None, map(shutil.which, NAMES)), None)
        if path is None:
            raise RuntimeError("The tests in Firefox need it: install the Debian package firefox-esr.")
        place.mkdir(parents=True)
        port = free_port()
        wishes = {**QUIET, "marionette.port": port}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wishes.items()]
        (place / "user.js").write_text("\n".join(lines), "utf-8")
        command = [path, "--headless", "--marionette", "--no-remote", "--profile", str(place)]
        self._process: Final = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._line: Final = self._connected(port)
        self._bytes = b""
        self._count = 0
        self._read()  # who it is
        self._ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(self, *_: object) -> None:
        self._ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._line.close()
        self._process.wait(PATIENCE)

    def _connected(self, port: int) -> socket.socket:
        found: list[socket.socket] = []

        def comes() -> bool:
            try:
                found.append(socket.create_connection(("127.0.0.1", port), PATIENCE))
            except OSError:
                return False
            return True

        wait_until(comes, "Firefox")
        return found[0]

    def _read(self) -> Any:
        """A message: how long it is, a colon, and JSON."""
        while b":" not in self._bytes:
            self._bytes += self._line.recv(1 << 16)
        length, _, self._bytes = self._bytes.partition(b":")
        while len(self._bytes) < int(length):
            self._bytes += self._line.recv(1 << 16)
        message, self._bytes = self._bytes[: int(length)], self._bytes[int(length) :]
        return json.loads(message)

    def _ask(self, command: str, wish: Any = None) -> Any:
        self._count += 1
        message = json.dumps([0, self._count, command, wish or {}]).encode()
        self._line.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._read()
        assert number == self._count and error is None, f"{command}: {error}"
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def go(self, address: str) -> None:
        self._ask("WebDriver:Navigate", {"url": address})

    def size(self, width: int, height: int) -> None:
        """Of what the page sees: the window around it is larger."""
        width = max(width, NARROWEST)

        def fits() -> bool:
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return True
            frame = self._ask("WebDriver:GetWindowRect")
            wished = {"width": width + frame["width"] - inner[0], "height": height + frame["height"] - inner[1]}
            self._ask("WebDriver:SetWindowRect", wished)
            return False

        wait_until(fits, f"a window of {width} px")

    def run(self, script: str, *args: Any) -> Any:
        """The body of a function, with `arguments`."""
        return self._ask("WebDriver:ExecuteScript", {"script": script, "args": list(args)})

    def wait(self, script: str, *args: Any) -> Any:
        """The same, for a script that calls its last argument when it is done."""
        return self._ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": list(args)})

    def click(self, element: dict[str, str]) -> None:
        """As by a mouse: refused where something lies above it."""
        self._ask("WebDriver:ElementClick", {"id": element[ELEMENT]})

    def type(self, keys: str) -> None:
        """As by the keyboard, into what has the focus."""
        focused = self.run("return document.activeElement")
        self._ask("WebDriver:ElementSendKeys", {"id": focused[ELEMENT], "text": keys})

    def shot(self, path: Path) -> None:
        path.write_bytes(b64decode(self._ask("WebDriver:TakeScreenshot", {"full": False})))
