"""What the page weighs: scripts and style sheets, compressed.

Up to the first answer at a table that was opened by a link, each screen that is loaded when it is opened, and all
together; too much of any of them is a failure. The site is weighed as a host sends it that packs nothing.
"""

import gzip
import json
import re
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "src/baffe/web/page"
MANIFEST = PAGE / ".vite/manifest.json"
GAMES = "src/games/"
WAY = ("src/screens/AtTable.svelte", "src/screens/Table.svelte")  # from a link to a table
PLAIN = "src/lib/plain/index.ts"  # in the place of a game's own part, where it has none
TABLE_LIMIT = 150_000
SCREEN_LIMIT = 40_000
LIMIT = 480_000
INSIDE = re.compile(r"assets/(python|library|rules)-")  # Python for tables without a server: fetched by who plays there
INSIDE_LIMIT = 7_000_000
WEIGHTS = re.compile(r"assets/weights-")  # of levels that think ahead: one of them for a table that wants it
WEIGHTS_LIMIT = 2_000_000
FETCHED = re.compile(r"assets/|(index\.html|gate\.js|offline\.js|icon\.svg|manifest\.webmanifest)$")
TEXTS = re.compile(r"assets/(?:\w+\.)?(en|fr)-")  # of one language; nobody needs two
SITE_LIMIT = 8_000_000

Manifest = dict[str, dict[str, Any]]


def needed(manifest: Manifest, *chunks: str) -> set[str]:
    """The files of these chunks and of all that they cannot do without."""
    files: set[str] = set()
    seen: set[str] = set()
    waiting = list(chunks)
    while waiting:
        key = waiting.pop()
        if key not in seen:
            seen.add(key)
            files |= {manifest[key]["file"], *manifest[key].get("css", [])}
            waiting += manifest[key].get("imports", [])
    return {file for file in files if file.endswith((".js", ".css")) and not INSIDE.match(file)}


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((PAGE / file).read_bytes(), mtime=0)) for file in files)


def site(language: str) -> int:
    """All that somebody fetches who plays everything in one language, as it is stored; weights of bots apart."""
    names = {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}
    spoken = {name: found[1] for name in names if (found := TEXTS.match(name))}
    everything = [name for name in names if FETCHED.match(name) and not WEIGHTS.match(name)]
    fetched = [name for name in everything if spoken.get(name, language) == language]
    return sum([names[name].stat().st_size for name in fetched])


def main() -> None:
    if not MANIFEST.exists():
        sys.exit("There is no page to weigh; run: make page")
    manifest: Manifest = json.loads(MANIFEST.read_text())
    entries = [key for key, chunk in manifest.items() if chunk.get("isEntry")]
    games = sorted(key for key in manifest if key == PLAIN or (key.startswith(GAMES) and key.endswith("/index.ts")))
    if len(games) < 2:
        sys.exit("No game has a part in the page.")
    table = needed(manifest, *entries, *WAY)
    weighed: list[tuple[str, int, int]] = []
    for game in games:
        name = "a game without a part of its own" if game == PLAIN else game.split("/")[-2]
        weighed.append(
            (f"from a link to the first answer, {name}", weight(table | needed(manifest, game)), TABLE_LIMIT)
        )
    known = table.union(*[needed(manifest, game) for game in games])
    for key in sorted(key for key, chunk in manifest.items() if chunk.get("isDynamicEntry")):
        if key not in (*WAY, *games):
            weighed.append((f"more for {Path(key).stem}", weight(needed(manifest, key) - known), SCREEN_LIMIT))
    inside = {chunk["file"] for chunk in manifest.values() if INSIDE.match(chunk["file"])}
    weighed.append(("Python, for tables without a server", weight(inside), INSIDE_LIMIT))
    learned = [path.stat().st_size for path in PAGE.glob("assets/weights-*")]
    weighed.append((f"weights of bots, {max(learned) / 1000:.1f} kB at most for one", sum(learned), WEIGHTS_LIMIT))
    weighed.append(("all together", weight(needed(manifest, *manifest)), LIMIT))
    weighed += [(f"the site without a server, unpacked, in {it}", site(it), SITE_LIMIT) for it in ("en", "fr")]
    for name, found, limit in weighed:
        print(f"{found / 1000:6.1f} kB of {limit // 1000}: {name}")
    heavy = [name for name, found, limit in weighed if found > limit]
    if heavy:
        sys.exit(f"The page is too heavy: {', '.join(heavy)}.")


if __name__ == "__main__":
    main()
