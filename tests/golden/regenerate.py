"""300 games of all kinds, with what every seat sees at each decision: `python -m tests.golden.regenerate` writes them
anew, with names behind it only those files; `scenes.jsonl` only when it is named.

Run it only when the rules or the views have changed on purpose. A file such as `030.txt` holds thirty games, one line
for each decision:

    031 007 1:keep:smash Zm9vYg YmFyYQ YmF6eg cXV4eA

is game 31 after its seventh word, "keep:smash" of seat 1; then come digests of the position, of the view of each seat
and of a spectator's. The test plays these words as they stand and sets up the scenes of `scenes.jsonl`: how
they were chosen and made may change. `full` holds ten of the games with all that is seen.
"""

import sys
from base64 import b64encode
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

import baffe
from baffe import Table
from baffe.games import GAMES
from baffe.kernel.agenda import Step
from baffe.kernel.chance import seeded
from baffe.kernel.codec import known_steps
from tests.generic.games import MOODS, crowded, crowded_duel, pick
from tests.houses.tokyo import MODULES

HERE: Final = Path(__file__).parent
COUNT: Final = 330
SECOND_RULES: Final = 300  # games from this number on are King of Tokyo by version 2, at five and six seats
IN_FILE: Final = 30
BLOCK: Final = 10
LONGEST: Final = 400  # a game that takes longer stops there
FIRST: Final = "-"  # stands for a word where none was played yet
KINDS: Final = (  # by the last digit of a game's number, so that a block has one of each
    "tokyo",
    "tokyo",
    "modules",
    "modules",
    "modules",
    "crowded",
    "crowded_modules",
    "duel",
    "autobot",
    "crowded_duel",
)
CROWDED: Final = ("crowded", "crowded_modules", "crowded_duel")
FULL: Final = (13, 28, 38, 109, 150, 174, 195, 252, 256, 267)  # short ones, of each kind and with each module


# -- how a game begins --


def kind_of(n: int) -> str:
    return KINDS[n % len(KINDS)] if n < SECOND_RULES else "modules"


def seats_of(n: int) -> int:
    return 2 + n // 10 % 5 if n < SECOND_RULES else 5 + n % 2


def mood_of(n: int) -> str:
    return MOODS[(n // 10 + n // 50 + n) % len(MOODS)]


def options_of(n: int) -> dict[str, Any]:
    """Every set of modules comes in turn, and every option of a deal."""
    kind, turn = kind_of(n), n // 10
    if kind == "modules":
        switched_on = (turn * 3 + n % 10 - 2) % 8 if n < SECOND_RULES else n // 2 % 8
        return {"modules": [module for i, module in enumerate(MODULES) if switched_on >> i & 1]}
    if kind == "tokyo":
        return {"two_player_variant": False} if seats_of(n) == 2 and turn % 2 else {}
    if kind == "autobot":
        options: dict[str, Any] = {"autobot": ("normal", "hard")[turn % 2]}
        if turn % 3 == 2:
            options |= {"autobot_first_turn_dice": 5, "autobot_token_bonus": "cube"}
        return options
    return {"reshuffle": turn % 3 == 1, "first_hit_loses": turn % 3 == 2}


def scene_of(n: int) -> dict[str, Any]:
    """A scene made anew; those of the games are in the file. Some are over at once: there is nothing to see in them."""
    chance = seeded(n)
    kind = kind_of(n)
    while True:
        if kind == "crowded_duel":
            scene = crowded_duel(chance)
        else:
            scene = crowded(chance, seats_of(n), modules=kind == "crowded_modules")
            if kind == "crowded_modules" and "options" not in scene:
                continue
        if begun(n, scene).decisions:
            return scene


def scenes() -> dict[int, dict[str, Any]]:
    lines = (HERE / "scenes.jsonl").read_text(encoding="utf-8").splitlines()
    return {line["game"]: line["scene"] for line in map(loads, lines)}


def begun(n: int, scene: dict[str, Any] | None) -> Table:
    """Game n at its start. Half of them tell events: nobody may see a difference."""
    loud = n // 20 % 2 == 0
    name = "duel" if "duel" in kind_of(n) or kind_of(n) == "autobot" else "tokyo"
    if scene is not None:
        return baffe.scene(name, scene, events=loud, rules=1)
    rules = 1 if n < SECOND_RULES else 2
    return baffe.deal(name, 2 if name == "duel" else seats_of(n), n, options_of(n), events=loud, rules=rules)


# -- what is kept of it --


def digest(text: str) -> str:
    return b64encode(blake2b(text.encode(), digest_size=4).digest()).decode().rstrip("=")


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seat_count()), None]


def digests(table: Table) -> list[str]:
    """Of the position, of the view of each seat, and of a spectator's."""
    views = [dumps(table.view(seat), sort_keys=True, separators=(",", ":")) for seat in viewers(table)]
    return [digest(table.state_hash()), *map(digest, views)]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys of a view that are new or say something else; of seats, theirs. A key that is gone has no value."""
    changed: dict[str, Any] = {}
    for key in [*before, *[key for key in after if key not in before]]:
        if key in before and key in after and before[key] == after[key]:
            continue
        changed[key] = after.get(key)
        if key == "seats" and key in before:
            seats = zip(before[key], after[key], strict=True)
            changed[key] = {str(i): changes(*pair) for i, pair in enumerate(seats) if pair[0] != pair[1]}
    return changed


class Chronicle:
    """A game told in full: at each decision, what is new in the view of each seat."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, Any]] = {}

    def line(self, table: Table, number: int, played: str) -> str:
        views: dict[str, Any] = {}
        for seat in viewers(table):
            viewer = "spectator" if seat is None else str(seat)
            view = table.view(seat)
            views[viewer] = changes(self.seen.get(viewer, {}), view)
            self.seen[viewer] = view
        told = {"decision": number, "played": played, "hash": table.state_hash(), "views": views}
        return dumps(told, separators=(",", ":"), sort_keys=True)


# -- the files --


def chosen(n: int, table: Table) -> list[str]:
    """A game's words with their seats. They come from a chance of their own, and from one of the moods."""
    chance = seeded(2**64 + n)
    words: list[str] = []
    while table.decisions and len(words) < LONGEST:
        asked, word = pick(table, chance, mood_of(n))
        table.play(word, asked.seat)
        words.append(f"{asked.seat}:{word}")
    return words


def play(table: Table, played: str) -> None:
    """A word as it stands in a file."""
    seat, _, word = played.partition(":")
    table.play(word, int(seat))


def golden(first: int) -> dict[int, list[list[str]]]:
    """The games of a file by their numbers; of each, the lines without that number, in words."""
    games: dict[int, list[list[str]]] = {}
    for line in (HERE / f"{first:03}.txt").read_text(encoding="utf-8").splitlines():
        game, *rest = line.split(" ")
        games.setdefault(int(game), []).append(rest)
    return games


def full(n: int) -> list[str]:
    return (HERE / "full" / f"{n:03}.jsonl").read_text(encoding="utf-8").splitlines()


def shapes(game: str) -> dict[str, str]:
    """The steps of a game by the names that they have in saves, and the saved fields of each."""
    return {name: saved_shape(step) for name, step in sorted(known_steps(GAMES[game].steps()).items())}


def saved_shape(step: type[Step[Any]]) -> str:
    """Its fields, without the names of the values that hold them."""
    return " ".join([field.rpartition(".")[2] for field in step.shape.split()])


def write(path: Path, lines: list[str]) -> None:
    path.write_text("".join([line + "\n" for line in lines]), encoding="utf-8")


def write_games(first: int) -> None:
    known = scenes()
    lines: list[str] = []
    for n in range(first, first + IN_FILE):
        words = chosen(n, begun(n, known.get(n)))
        table = begun(n, known.get(n))
        for number, played in enumerate([FIRST, *words]):
            if played != FIRST:
                play(table, played)
            lines.append(" ".join([f"{n:03}", f"{number:03}", played, *digests(table)]))
    write(HERE / f"{first:03}.txt", lines)


def write_full(n: int) -> None:
    table = begun(n, scenes().get(n))
    chronicle = Chronicle()
    lines: list[str] = []
    for number, played, *_ in golden(n - n % IN_FILE)[n]:
        if played != FIRST:
            play(table, played)
        lines.append(chronicle.line(table, int(number), played))
    (HERE / "full").mkdir(exist_ok=True)
    write(HERE / "full" / f"{n:03}.jsonl", lines)


def main(wanted: list[str]) -> None:
    """Write the files that are named ("030", "full", "steps", "scenes"), or all but the scenes."""
    files = [f"{first:03}" for first in range(0, COUNT, IN_FILE)]
    wanted = wanted or [*files, "full", "steps"]
    if "scenes" in wanted:
        made = [{"game": n, "scene": scene_of(n)} for n in range(COUNT) if kind_of(n) in CROWDED]
        write(HERE / "scenes.jsonl", [dumps(line, separators=(",", ":"), sort_keys=True) for line in made])
    for name in files:
        if name in wanted:
            write_games(int(name))
    if "full" in wanted:
        for n in FULL:
            write_full(n)
    if "steps" in wanted:
        steps = [f"{game} {name} {shape}".rstrip() for game in baffe.games() for name, shape in shapes(game).items()]
        write(HERE / "steps.txt", steps)


if __name__ == "__main__":
    main(sys.argv[1:])
