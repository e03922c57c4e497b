"""What the numbers of somebody's own box change: entry, field, our value and theirs; and how it is printed."""

from typing import Any, Final

from baffe.games.heavy_hitters.components import printed_by
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import plain_deck
from baffe.games.heavy_hitters.kinds import fields
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.scenarios import plain_scenario, plain_starts
from baffe.games.heavy_hitters.tables import TABLES
from baffe.kernel.refusal import BadOption

GAME: Final = "heavy_hitters"
VERSION: Final = 1  # of data files


def about_data(asked: dict[str, Any]) -> dict[str, Any]:
    """Of a file or of the data of a table: the data, what they change, what is printed otherwise; raises BadOption."""
    fields(asked, "asked", ("file", "data"))
    overlay = _opened(asked["file"]) if "file" in asked else asked.get("data")
    data = data_of(overlay)
    return {"data": data.overlay, "differs": differences(data), "printed": _printed_otherwise(data)}


def _opened(file: Any) -> Any:
    """The numbers alone, or with the game and the version that they are for."""
    held = fields(file, "file")
    if not any([key in held for key in ("game", "version", "data")]):
        return held
    fields(held, "file", ("game", "version", "data"))
    if held.get("game", GAME) != GAME:
        raise BadOption("file.game", f"{held['game']!r} is another game")
    version = held.get("version")
    if isinstance(version, bool) or version != VERSION:
        raise BadOption("file.version", f"{version!r} is not {VERSION}")
    return held.get("data")


def differences(data: Data) -> list[dict[str, Any]]:
    """Entry by entry, in the order of the tables. A board of one's own is one difference."""
    ours, found = data_of(), []
    for table in TABLES:
        old, new = ours.rows[table.name], data.rows[table.name]
        if [row.id for row in old] != [row.id for row in new]:
            found.append(_difference(table.name, "", "", len(old), len(new)))
            continue
        for one, other in zip(old, new, strict=True):
            found += _compared(table.name, one.id, table.plain(one), table.plain(other))
    for one, other in zip(ours.starts, data.starts, strict=True):
        found += _compared("starts", one.id, {"seats": plain_starts(one.seats)}, {"seats": plain_starts(other.seats)})
    for one, other in zip(ours.scenarios, data.scenarios, strict=True):
        found += _compared("scenarios", one.id, plain_scenario(one), plain_scenario(other))
    for one, other in zip(ours.decks, data.decks, strict=True):
        found += _compared("decks", one.id, plain_deck(one), plain_deck(other))
    for table in TABLES:
        for id in data.overlay.get(table.name, {}) if table.texts else ():
            name, text = data.names.get(id, ("", ""))
            found += [
                _difference(table.name, id, key, "", said) for key, said in (("name", name), ("text", text)) if said
            ]
    return found


def _compared(
    table: str, entry: str, ours: dict[str, Any], theirs: dict[str, Any], path: str = ""
) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for field in {**ours, **theirs}:
        old, new = ours.get(field), theirs.get(field)
        if isinstance(old, dict) and isinstance(new, dict):
            found += _compared(table, entry, old, new, f"{path}{field}.")
        elif old != new:
            found.append(_difference(table, entry, f"{path}{field}", old, new))
    return found


def _difference(table: str, entry: str, field: str, ours: Any, theirs: Any) -> dict[str, Any]:
    return {"table": table, "entry": entry, "field": field, "ours": ours, "theirs": theirs}


def _printed_otherwise(data: Data) -> dict[str, Any]:
    """Of what `printed_by` says only that which differs, entry by entry."""
    ours, theirs = printed_by(data_of()), printed_by(data)
    found: dict[str, Any] = {}
    for key, old in ours.items():
        new = theirs[key]
        if isinstance(old, dict) and key != "hexes":
            changed = {id: entry for id, entry in new.items() if old.get(id) != entry}
            if changed:
                found[key] = changed
        elif old != new:
            found[key] = new
    return found
