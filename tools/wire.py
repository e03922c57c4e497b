"""Write what clients take from the server's code: the page's types, the AsyncAPI file, and what is printed on cards.

`--check` only compares.
"""

import argparse
import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.catalogue import all_games
from baffe.web.asyncapi import document

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web/src/wire.ts"
SOCKET = ROOT / "docs/asyncapi.json"
PAGES = ROOT / "web/src/games"  # of games that the page draws by itself
OFFERED = PAGES / "offered.json"  # what a lobby offers, for pages without a server
HEAD = "/* Made by tools/wire.py from the server's structs: do not edit. */\n"
NAMED = (
    wire.FromServer, wire.FromClient, wire.Server, wire.Open, wire.OpenScene, wire.Found, wire.Join, wire.Joined,
    wire.SeatChange, wire.Settings, wire.SeatKey, wire.Replay, wire.Position, wire.ScenePreview, wire.Problem,
    wire.Consult, wire.Consulted,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One JSON schema whose properties name every struct, so that each gets a type of its own."""
    _, parts = msgspec.json.schema_components(NAMED, ref_template="#/definitions/{name}")
    for part in parts.values():
        if part.get("type") == "object" and "properties" in part:
            part["additionalProperties"] = False
            part["required"] = list(part["properties"])
            part["properties"].update({name: closed(value) for name, value in part["properties"].items()})
    sent = [tag for tag in parts if issubclass(getattr(wire, tag, object), wire.Closed)]
    for name in sent:  # what has a default may be left out by who sends it
        known = {field.encode_name for field in msgspec.structs.fields(getattr(wire, name)) if field.required}
        parts[name]["required"] = [key for key in parts[name]["properties"] if key in known or key == "type"]
    properties = {name: {"$ref": f"#/definitions/{name}"} for name in sorted(parts)}
    whole = {"title": "Wire", "type": "object", "additionalProperties": False}
    return {**whole, "properties": properties, "definitions": parts}


def closed(value: dict[str, Any]) -> dict[str, Any]:
    """Limits of length and size are the server's business; types have no room for them."""
    return {key: item for key, item in value.items() if not key.startswith(("min", "max", "default"))}


def types() -> str:
    done = subprocess.run(
        ["npx", "--no-install", "json2ts", "--bannerComment", HEAD.strip()],
        cwd=ROOT / "web", input=json.dumps(schema()), capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"The types of the page cannot be made: {done.stderr.strip()}")
    return done.stdout


def printed() -> dict[Path, str]:
    """Prices and the like, by game: the page has no list of its own."""
    made: dict[Path, str] = {}
    for name, game in GAMES.items():
        if (PAGES / name).is_dir():
            package = type(game).__module__.rpartition(".")[0]
            facts = importlib.import_module(f"{package}.printed").printed()
            made[PAGES / name / "printed.json"] = json.dumps(facts, indent=1) + "\n"
    return made


def offered() -> str:
    """The same games and levels as a server's."""
    return json.dumps(msgspec.to_builtins(all_games()), indent=1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a file is not up to date")
    socket = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    made = {TYPES: types(), SOCKET: socket, OFFERED: offered(), **printed()}
    if parser.parse_args().check:
        stale = [
            str(path.relative_to(ROOT))
            for path, text in made.items()
            if not path.exists() or path.read_text("utf-8") != text
        ]
        if stale:
            sys.exit(f"Not up to date: {', '.join(stale)}; run: make wire")
        return
    for path, text in made.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
