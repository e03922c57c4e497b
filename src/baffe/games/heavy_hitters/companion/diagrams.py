"""What an owner has read off the box, as a text to keep and to send: letter diagrams, numbers of weapons and units."""

import json
from typing import Any, Final

from baffe.games.heavy_hitters.kinds import ALPHABET, fields
from baffe.games.heavy_hitters.overlay import LARGEST, data_of
from baffe.kernel.refusal import BadOption

Plain = dict[str, Any]

FORMAT: Final = "baffe heavy_hitters box"
VERSION: Final = 1
DIAGRAMS: Final = ("deploy", "heavy_hitter_move", "combat_move", "repair_move", "recon_move")
TABLES: Final = (*DIAGRAMS, "weapons", "support_units", "utility_cards", "combat_cards")


def about_box(asked: Plain) -> Plain:
    """All diagrams with what the owner has told of them, and the text that holds it; raises BadOption."""
    fields(asked, "asked", ("data", "text"))
    told = read_text(asked["text"]) if "text" in asked else asked.get("data", {})
    fields(told, "data", TABLES)
    data = data_of(told)
    diagrams = {
        name: {
            row.id: {
                "plan": row.plan,
                "letters": {ALPHABET[n]: list(place) for n, place in enumerate(row.letters)},
                "ours": row.id not in told.get(name, {}),
            }
            for row in data.rows[name]
        }
        for name in DIAGRAMS
    }
    return {"data": told, "diagrams": diagrams, "text": written(told)}


def written(data: Plain) -> str:
    return json.dumps({"format": FORMAT, "version": VERSION, "data": data}, sort_keys=True, ensure_ascii=False)


def read_text(text: Any) -> Plain:
    """Refused by name: what is too large, what is no such text, what another version has written."""
    if not isinstance(text, str):
        raise BadOption("text", "is not a text")
    if len(text.encode()) > LARGEST + 1000:
        raise BadOption("text", f"is of {len(text.encode())} bytes, at most {LARGEST}")
    try:
        held = json.loads(text)
    except (ValueError, RecursionError):
        raise BadOption("text", "is not what an owner's numbers are written in") from None
    if not isinstance(held, dict) or held.get("format") != FORMAT:
        raise BadOption("text", "does not hold an owner's numbers")
    if held.get("version") != VERSION:
        raise BadOption("version", f"is {held.get('version')!r}, not {VERSION}")
    return fields(held.get("data"), "data", TABLES)
