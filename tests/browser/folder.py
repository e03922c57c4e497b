"""The site as anybody may publish it: a folder on a plain file server, below another folder, and whoever visits it."""

import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from playwright.sync_api import Browser
from tools.site import PAGE, make

from tests.browser.support import Player

BELOW: Final = "games/baffe"
KNOWN: Final = """game => new Promise((done, failed) => {
  const opening = indexedDB.open("baffe");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("games", "readwrite");
    writing.objectStore("games").put(game);
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = failed;
  };
})"""


class Plain(SimpleHTTPRequestHandler):
    """As it comes with Python: nothing is packed, nothing is rewritten."""

    asked: list[tuple[str, int]]

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        self.asked.append((self.path, int(code)))

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Folder:
    """A web host with the site on it."""

    def __init__(self, place: Path) -> None:
        self._place: Final = place
        self.asked: Final[list[tuple[str, int]]] = []  # every request, with what became of it
        handler = type("Watched", (Plain,), {"asked": self.asked})
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(place)))
        self.address: Final = f"http://localhost:{self._server.server_port}/{BELOW}/"
        make(PAGE, self.site)

    @property
    def site(self) -> Path:
        return self._place / BELOW

    def __enter__(self) -> "Folder":
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def publish_another(self) -> str:
        """A build of which every file has another name, in the place of the one that is there; its number."""
        new, old = self._place / "new", self._place / "old"
        shutil.copytree(self.site, new)
        number = (new / "build.txt").read_text().strip()
        other = number[::-1]
        names = {path.name: f"{path.stem}X{path.suffix}" for path in (new / "assets").iterdir()}
        for path in [*new.glob("*.*"), *(new / "assets").iterdir()]:
            if path.suffix in (".js", ".css", ".html", ".txt"):
                text = path.read_text("utf-8").replace(number, other)
                for before, after in names.items():
                    text = text.replace(before, after)
                path.write_text(text, "utf-8")
        for before, after in names.items():
            (new / "assets" / before).rename(new / "assets" / after)
        self.site.rename(old)
        new.rename(self.site)
        shutil.rmtree(old)
        return other


class Visitor(Player):
    """A person at the site: its screens follow a #."""

    def __init__(self, browser: Browser, folder: Folder, language: str = "en", **more: Any) -> None:
        super().__init__(browser, folder, language, **more)
        self.folder: Final = folder

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.folder.address}#{path}")

    def put(self, code: str, wish: dict[str, Any], seed: str) -> None:
        """A game of this device whose dice are known: it is as long on every machine."""
        self.go("/local/NOTHING")
        self.sees("problem-not_here")
        self.page.evaluate(KNOWN, {"code": code, "wish": wish, "seed": seed, "start": None, "when": 0})

    @property
    def build(self) -> str | None:
        return self.page.locator("meta[name=baffe-build]").get_attribute("content")
