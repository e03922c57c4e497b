"""Saves and records that must load for ever: `python -m tests.saves.regenerate` writes them anew,
with names behind it only those files.

Run it only on purpose, before a version is published: afterwards these files stand for what people have at home. A new
version of the rules gets files of its own and keeps these.
"""

import sys
from collections.abc import Callable
from json import dumps, loads
from pathlib import Path

import baffe
from baffe.kernel.chance import seeded
from tests.generic.games import crowded, step, wander

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"
MODULES = {
    "options": {"modules": ["cultists", "tower"]},
    "seats": [{"cultists": 30, "tower": [2]}, {"place": "city", "tower": [1]}, {"cultists": 40}, {"cultists": 9}],
}
SUFFIX = {"save": ".save.json", "record": ".record.txt"}


def meet(kind: str, questions: int, begin: Callable[[int], baffe.Table]) -> baffe.Table:
    """The first game, and in it the first moment after some turns, at which that is asked of so many seats."""
    for seed in range(1000):
        table = begin(seed)
        chance = seeded(seed)
        while table.decisions:
            asked = table.decisions
            if len(asked) == questions and asked[0].kind == kind and asked[0].number > 20:
                return table
            step(table, chance, "busy")
    raise LookupError(kind)


def dressed(seed: int) -> baffe.Table:
    return baffe.deal("tokyo", 3, seed, {"modules": ["halloween"]})


def tables() -> dict[str, baffe.Table]:
    """By file name: what is saved in the middle of a decision, and what is recorded to its end."""
    flee = meet("flee", 2, lambda seed: baffe.deal("tokyo", seats=6, seed=seed))
    flee.play("stay", flee.decisions[1].seat)
    return {
        "two_seats_buy.save.json": meet("buy", 1, lambda seed: baffe.deal("tokyo", seats=2, seed=seed)),
        "three_seats_imagined.save.json": meet("roll", 1, lambda seed: baffe.deal("tokyo", seats=3, seed=seed)).imagine(
            1, 1
        ),
        "four_seats_brace.save.json": meet("brace", 1, lambda seed: baffe.deal("tokyo", seats=4, seed=seed)),
        "four_seats_quiet.save.json": meet(
            "buy", 1, lambda seed: baffe.deal("tokyo", seats=4, seed=seed, events=False)
        ),
        "five_seats_scene.save.json": meet(
            "change", 1, lambda seed: baffe.scene("tokyo", crowded(seeded(seed), 5, modules=False))
        ),
        "six_seats_flee_one_answer.save.json": flee,
        "four_seats_modules.save.json": meet("brace", 1, lambda seed: baffe.scene("tokyo", {**MODULES, "seed": seed})),
        "three_seats_costume.save.json": baffe.deal("tokyo", 3, 31, {"modules": ["halloween"]}),
        "three_seats_halloween.save.json": meet("steal", 1, dressed),
        "four_seats.record.txt": wander(baffe.deal("tokyo", seats=4, seed=2**255 + 7), seeded(4), 10_000),
        "five_seats_scene.record.txt": wander(
            baffe.scene("tokyo", crowded(seeded(55), 5, modules=False)),
            seeded(5),
            10_000,
        ),
    }


def main(wanted: list[str]) -> None:
    """Write all files anew, or only those that are named."""
    hashes: dict[str, str] = loads(INDEX.read_text(encoding="utf-8")) if wanted else {}
    for old in [] if wanted else [*FOLDER.glob("*.save.json"), *FOLDER.glob("*.record.txt")]:
        old.unlink()
    for name, table in tables().items():
        if wanted and name not in wanted:
            continue
        hashes[name] = table.state_hash()
        text = table.save() + "\n" if name.endswith(SUFFIX["save"]) else table.record()
        (FOLDER / name).write_text(text, encoding="utf-8")
    INDEX.write_text(dumps(hashes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
