"""How 2,000 random games end, as one hash for each hundred: `python -m tests.hashes.regenerate` writes them anew.

Run it only when the rules have changed on purpose: plain and compiled form, every machine and every version of Python
must give these hashes.
"""

from hashlib import blake2b
from json import dumps
from pathlib import Path

import baffe
from baffe.kernel.chance import seeded

FILE = Path(__file__).with_name("tokyo_2000.txt")
GAMES = 2000
BLOCK = 100


def play(n: int) -> str:
    """Game n: its seats and its seed come from n, its choices from a chance of their own."""
    table = baffe.deal("tokyo", seats=2 + n % 5, seed=n, events=False)
    chance = seeded(2**64 + n)
    decisions = 0
    while table.decisions:
        asked = table.decisions[0]
        table.play(asked.options[chance.below(len(asked.options))], asked.seat)
        decisions += 1
    return f"{table.state_hash()} {dumps(table.outcome, sort_keys=True)} {decisions}"


def block(first: int) -> str:
    """One hash for the games from that number on."""
    ends = "\n".join([play(n) for n in range(first, first + BLOCK)])
    return blake2b(ends.encode(), digest_size=16).hexdigest()


def golden() -> dict[int, str]:
    """The first game of each block, and the hash of the block."""
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {int(first): digest for first, digest in lines}


def main() -> None:
    lines = [f"{first:04} {block(first)}\n" for first in range(0, GAMES, BLOCK)]
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
