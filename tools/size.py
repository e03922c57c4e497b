"""What the page weighs: scripts and style sheets, compressed. Too much for a table of one game is a failure."""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "src/baffe/web/page"
MANIFEST = PAGE / ".vite/manifest.json"
GAMES = "src/games/"
COMPANION = "src/games/duel/Companion.svelte"  # beside the real box: a screen of its own, with no table
PLAIN = "src/lib/plain/index.ts"  # in the place of a game's own part, where it has none
LIMIT = 150_000

Manifest = dict[str, dict[str, Any]]


def reached(manifest: Manifest, leaving_out: set[str]) -> set[str]:
    """Every file that the page may ever ask for, without these chunks and what only they need."""
    files: set[str] = set()
    seen: set[str] = set(leaving_out)
    waiting = [key for key, chunk in manifest.items() if chunk.get("isEntry")]
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", [])}
        waiting += chunk.get("imports", []) + chunk.get("dynamicImports", [])
    return {file for file in files if file.endswith((".js", ".css"))}


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((PAGE / file).read_bytes(), mtime=0)) for file in files)


def main() -> None:
    if not MANIFEST.exists():
        sys.exit("There is no page to weigh; run: make page")
    manifest: Manifest = json.loads(MANIFEST.read_text())
    games = sorted(key for key in manifest if key == PLAIN or (key.startswith(GAMES) and key.endswith("/index.ts")))
    if len(games) < 2:
        sys.exit("No game has a part in the page.")
    print(f"{weight(reached(manifest, set())) / 1000:.1f} kB, gzipped, for everything with {len(games) - 1} games")
    heavy = 0
    for game in games:
        found = weight(reached(manifest, {*games, COMPANION} - {game}))
        name = "a game without a part of its own" if game == PLAIN else game.split("/")[-2]
        print(f"{found / 1000:.1f} kB of {LIMIT // 1000} kB for tables of {name}, with every screen around them")
        heavy = max(heavy, found)
    if heavy > LIMIT:
        sys.exit(f"The page is {(heavy - LIMIT) / 1000:.1f} kB too heavy.")


if __name__ == "__main__":
    main()
