"""The built page: read once, compressed once, served from memory."""

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from baffe.games import PLUGS
from baffe.games.plug import texts_in
from baffe.texts import LANGUAGES
from baffe.web.guards import header

SCREENS: Final = re.compile(
    r"/(open|scene|watch|cards|about|real|decks|t/[^/]+(/tv)?|r/[^/]+|local/[^/]+(/replay)?)?/?",
)
GZIPPED_TYPES: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
MISSING: Final = (
    "<!doctype html><meta charset=utf-8><title>Baffe</title>"
    "<p>The page is not built yet: run <code>make page</code>.</p>"
)
IMMUTABLE: Final = b"public, max-age=31536000, immutable"
REVALIDATE: Final = b"no-cache"
TERMINAL: Final = "terminal.ftl"  # what only the terminal says of a game


class File(Struct, frozen=True):
    media: bytes
    cache: bytes
    plain: bytes
    gzipped: bytes | None


class Page:
    """Every file of the build. All screens share one index.html, which routes by the path."""

    def __init__(self, folder: Path) -> None:
        built = {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in _paths(folder)}
        self.files: Final = {**built, **_texts()}
        self.build: Final = self.files["/build.txt"].plain.decode().strip() if "/build.txt" in self.files else "dev"
        self._index: Final = self.files.get("/index.html")

    def find(self, path: str) -> tuple[int, File]:
        if self._index is None:
            return 503, File(b"text/html; charset=utf-8", REVALIDATE, MISSING.encode(), None)
        file = self.files.get(path)
        if file is not None:
            return 200, file
        return (200 if SCREENS.fullmatch(path) else 404), self._index

    def is_screen(self, path: str) -> bool:
        return path not in self.files or path == "/index.html"


async def serve_page(page: Page, scope: Any, send: Any) -> None:
    """One file, compressed if the browser accepts that."""
    status, file = page.find(scope["path"])
    if scope["method"] not in ("GET", "HEAD"):
        status, file = 405, File(b"text/plain; charset=utf-8", REVALIDATE, b"Only GET.\n", None)
    gzipped = file.gzipped is not None and "gzip" in (header(scope, b"accept-encoding") or "")
    body = file.gzipped if gzipped and file.gzipped is not None else file.plain
    headers = [(b"content-type", file.media), (b"cache-control", file.cache), (b"content-length", b"%d" % len(body))]
    if file.gzipped is not None:
        headers.append((b"vary", b"Accept-Encoding"))
    if gzipped:
        headers.append((b"content-encoding", b"gzip"))
    if status == 405:
        headers.append((b"allow", b"GET, HEAD"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def _paths(folder: Path) -> list[Path]:
    return sorted([path for path in folder.rglob("*") if path.is_file()]) if folder.is_dir() else []


def _texts() -> dict[str, File]:
    """The texts of every game, so that the page can speak of games that came after it was built."""
    found: dict[str, File] = {}
    for name, plug in PLUGS.items():
        for language in LANGUAGES:
            texts = [text for file, text in texts_in(plug.texts, language).items() if file != TERMINAL]
            plain = "\n".join(texts).encode()
            found[f"/texts/{name}.{language}.ftl"] = _file(plain, "text/plain; charset=utf-8", REVALIDATE)
    return found


def _read(path: Path, folder: Path) -> File:
    hashed = path.parent.name == "assets" and path.parent.parent == folder
    return _file(path.read_bytes(), _media(path), IMMUTABLE if hashed else REVALIDATE)


def _file(plain: bytes, media: str, cache: bytes) -> File:
    gzipped = gzip.compress(plain, 9, mtime=0) if media.startswith(GZIPPED_TYPES) else None
    if gzipped is not None and len(gzipped) >= len(plain):
        gzipped = None
    return File(media.encode(), cache, plain, gzipped)


def _media(path: Path) -> str:
    """Our own table where it matters: some machines register scripts as plain text."""
    known = {
        ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml",
        ".ftl": "text/plain", ".txt": "text/plain", ".json": "application/json", ".woff2": "font/woff2",
        ".webmanifest": "application/manifest+json",
    }  # fmt: skip
    media = known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{media}; charset=utf-8" if media.startswith("text/") else media
