"""How random games end, as one hash for each hundred: 2,000 of King of Tokyo, 200 with all modules, 600 of Duel,
400 of King of Tokyo by the second version of its rules, and 300 of Heavy Hitters in all its modes.

`python -m tests.hashes.regenerate` writes them anew, with a name behind it only that file.

Run it only when the rules have changed on purpose: plain and compiled form, every machine and every version of Python
must give these hashes.
"""

import sys
from hashlib import blake2b
from json import dumps
from pathlib import Path
from typing import Any

import baffe
from baffe import Table
from baffe.kernel.chance import seeded
from tests.generic import games
from tests.houses import HOUSES

HERE = Path(__file__).parent
BLOCK = 100
GAMES = {"tokyo_2000": 2000, "modules_200": 200, "duel_600": 600, "tokyo_rules2_400": 400, "heavy_hitters_300": 300}
RIVALS: list[dict[str, Any]] = [{}, {"autobot": "normal"}, {"autobot": "hard"}]
HEAVY = (*HOUSES["heavy_hitters"].cases(), *HOUSES["heavy_hitters"].special_cases())
BLOCKS = [(name, first) for name in GAMES for first in range(0, GAMES[name], BLOCK)]


def dealt(name: str, n: int) -> Table:
    """Game n: its seats, options and seed come from n."""
    if name == "duel_600":
        return baffe.deal("duel", seats=2, seed=n, options=RIVALS[n % 3], events=False, rules=1)
    if name == "tokyo_rules2_400":  # where the second version of the rules differs: five and six seats
        modules = [module for i, module in enumerate(("cultists", "tower", "halloween")) if n // 2 >> i & 1]
        return baffe.deal("tokyo", 5 + n % 2, seed=n, options={"modules": modules}, events=False, rules=2)
    if name == "heavy_hitters_300":
        case, seats = HEAVY[n % len(HEAVY)]
        return baffe.deal("heavy_hitters", seats, n, games.options_of(case), events=False, rules=1)
    options = {"modules": ["cultists", "tower", "halloween"]} if name == "modules_200" else {}
    return baffe.deal("tokyo", seats=2 + n % 5, seed=n, options=options, events=False, rules=1)


def play(name: str, n: int) -> str:
    """Its choices come from a chance of their own."""
    table = dealt(name, n)
    chance = seeded(2**64 + n)
    decisions = 0
    while table.decisions:
        asked = table.decisions[0]
        table.play(asked.options[chance.below(len(asked.options))], asked.seat)
        decisions += 1
    return f"{table.state_hash()} {dumps(table.outcome, sort_keys=True)} {decisions}"


def block(name: str, first: int) -> str:
    """One hash for the games from that number on."""
    ends = "\n".join([play(name, n) for n in range(first, first + BLOCK)])
    return blake2b(ends.encode(), digest_size=16).hexdigest()


def golden(name: str) -> dict[int, str]:
    """The first game of each block, and the hash of the block."""
    lines = [line.split() for line in (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()]
    return {int(first): digest for first, digest in lines}


def main(wanted: list[str]) -> None:
    for name in wanted or GAMES:
        lines = [f"{first:04} {block(name, first)}\n" for first in range(0, GAMES[name], BLOCK)]
        (HERE / f"{name}.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
