"""The record: game, options, seed and choices as a readable text. Replaying it gives the same table.

baffe record 1
game tokyo
rules 1
seats 4
seed 7
options {}
choices
0 2 keep:1,1,heart
1 2 stop
"""

from collections.abc import Mapping
from json import dumps, loads
from typing import Any, Final, NamedTuple

from baffe.kernel.chance import RealChance, Wanted
from baffe.kernel.game import Game, Start, begin
from baffe.kernel.refusal import BrokenRecord, Refused
from baffe.kernel.table import Table

FORMAT: Final = 1
TITLE: Final = "baffe record "
LONGEST_LINE: Final = 200  # characters of a wrong line that a refusal cites


class Written(NamedTuple):
    """What a record says, before anything is played."""

    game: Game
    start: Start
    results: tuple[int, ...] | None  # of real dice and cards
    choices: list[str]  # lines


def record_of(table: Table) -> str:
    if table.origin is None:
        raise BrokenRecord("record", "an imagined table has none")
    choices = [(int(table._speakers[n]), table._words[n]) for n in range(table._count)]
    return written(table.game.name, table.rules, table.origin, choices, fallen(table))


def written(
    game: str, rules: int, start: Start, choices: list[tuple[int, str]], fell: tuple[int, ...] | None = None
) -> str:
    """The text for a game that began so and in which these seats have chosen these words."""
    lines = [f"{TITLE}{FORMAT}", f"game {game}", f"rules {rules}"]
    if start.scene is not None:
        lines.append("scene " + _compact(start.scene))
    else:
        lines += [f"seats {start.seats}", f"seed {start.seed}", "options " + _compact(start.options)]
    if fell is not None:
        lines.append(" ".join(["real", *[str(result) for result in fell]]))
    lines.append("choices")
    lines += [f"{n} {seat} {word}" for n, (seat, word) in enumerate(choices)]
    return "\n".join(lines) + "\n"


def _compact(value: Any) -> str:
    return dumps(value, sort_keys=True, ensure_ascii=False)


def fallen(table: Table) -> tuple[int, ...] | None:
    """What people have told of their dice and cards; None where chance has a seed."""
    chance = table.chance
    return chance.fallen() if isinstance(chance, RealChance) else None


def restart(table: Table, count: int) -> Table:
    """The table as it was after its first choices."""
    assert table.origin is not None
    again = begin(table.game, table.origin, table.loud, fallen(table))
    for n in range(count):
        again.play(table._words[n], table._speakers[n])
    if isinstance(again.chance, RealChance):
        again.chance.forget()
    return again


def read(text: Any, games: Mapping[str, Game]) -> Written:
    """What the lines of a record say. Whether the choices make sense is for whoever plays them."""
    if not isinstance(text, str):
        raise BrokenRecord("record", "is not a text")
    lines = [line.rstrip() for line in text.splitlines()]
    if "choices" not in lines:
        raise BrokenRecord("choices", "the line is missing")
    at = lines.index("choices")
    game, start, results = _header(lines[:at], games)
    return Written(game, start, results, [line for line in lines[at + 1 :] if line and not line.startswith("#")])


def replay(text: Any, games: Mapping[str, Game], loud: bool = True, count: Any = None) -> Table:
    """The table that a record tells of, after its first `count` choices (all when left out)."""
    game, start, results, choices = read(text, games)
    try:
        table = begin(game, start, loud, results)
    except Refused as refused:
        raise BrokenRecord(refused.field, refused.reason) from refused
    except Wanted as wanted:
        raise BrokenRecord("real", f"the deal wants {wanted}") from wanted
    if count is None:
        count = len(choices)
    if not isinstance(count, int) or not 0 <= count <= len(choices):
        raise BrokenRecord("count", f"the record has {len(choices)} choices, not {count!r}")
    for n, line in enumerate(choices[:count]):
        _play(table, n, line)
    if isinstance(table.chance, RealChance):
        table.chance.forget()
    return table


def _header(lines: list[str], games: Mapping[str, Game]) -> tuple[Game, Start, tuple[int, ...] | None]:
    if not lines or not lines[0].startswith(TITLE):
        raise BrokenRecord("title", f"the first line must be {TITLE}{FORMAT}")
    if lines[0] != f"{TITLE}{FORMAT}":
        raise BrokenRecord("format", f"{lines[0][len(TITLE) :]!r} is not a format we can read")
    fields: dict[str, str] = {}
    for line in lines[1:]:
        if line and not line.startswith("#"):
            name, _, value = line.partition(" ")
            fields[name] = value
    name = fields.get("game", "")
    if name not in games:
        raise BrokenRecord("game", f"{name!r} is not a game we know")
    game = games[name]
    rules = fields.get("rules", "")
    if rules not in [str(version) for version in range(game.oldest_rules, game.rules + 1)]:
        raise BrokenRecord("rules", f"version {fields.get('rules')!r} of the rules is not ours ({game.rules})")
    if "scene" in fields:
        if "real" in fields:
            raise BrokenRecord("real", "a scene has dice of its own")
        scene = _object(fields["scene"], "scene")
        return game, Start(0, 0, {}, scene, int(rules)), None
    options = _object(fields.get("options", ""), "options")
    start = Start(_whole(fields, "seats"), _whole(fields, "seed"), options, None, int(rules))
    results: tuple[int, ...] | None = None
    if "real" in fields:
        results = tuple([_number(word, "real") for word in fields["real"].split()])
    return game, start, results


def _whole(fields: dict[str, str], name: str) -> int:
    return _number(fields.get(name, ""), name)


def _number(value: str, name: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 99:
        raise BrokenRecord(name, f"{value!r} is not a whole number")
    return int(value)


def _object(text: str, name: str) -> dict[str, Any]:
    try:
        value = loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise BrokenRecord(name, "is not a JSON object")
    return value


def choice_of(n: int, line: str) -> tuple[int, str]:
    """Seat and word of the choice in this line."""
    parts = line.split(" ")
    if len(parts) != 3 or parts[0] != str(n):
        raise BrokenRecord(f"choice {n}", f"{line[:LONGEST_LINE]!r} is not '{n} SEAT WORD'")
    return _number(parts[1], f"choice {n}"), parts[2]


def _play(table: Table, n: int, line: str) -> None:
    seat, word = choice_of(n, line)
    try:
        table.play(word, seat, n)
    except Refused as refused:
        raise BrokenRecord(f"choice {n}", str(refused)) from refused
    except Wanted as wanted:
        raise BrokenRecord("real", f"choice {n} wants {wanted}") from wanted
