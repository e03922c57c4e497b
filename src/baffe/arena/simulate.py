"""Many games between bots, counted."""

from collections.abc import Callable
from hashlib import blake2b
from time import perf_counter
from typing import Any

import baffe
from baffe.arena.match import play_out
from baffe.bots import BOTS, make
from baffe.kernel.refusal import BadOption


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    progress: Callable[[int], None] | None = None,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Play that many games; game n is dealt from seed + n, and bots change seats from game to game.

    `wins` counts for each entry of `bots`; a shared victory counts for all who share it.
    """
    if games < 1:
        raise BadOption("games", f"{games} is not at least 1")
    for name in bots:
        if name not in BOTS:
            raise BadOption("bots", f"{name!r} is none of {', '.join(BOTS)}")
    if not 1 <= len(bots) <= seats:
        raise BadOption("bots", f"{len(bots)} bots do not fit {seats} seats")
    line_up = [bots[i] if i < len(bots) else bots[-1] for i in range(seats)]
    wins = [0] * len(line_up)
    reasons: dict[str, int] = {}
    turns = decisions = first = 0
    digest = blake2b(digest_size=16)
    began = perf_counter()
    for n in range(games):
        table = baffe.deal(game, seats, seed + n, options, events=False)
        # entry i of the line-up sits on seat (i + n) % seats, so that nobody profits from a seat
        players = [make(line_up[(seat - n) % seats], (seed + n) * 64 + seat) for seat in range(seats)]
        starter = table.view(None)["turn"]
        decisions += play_out(table, players)
        outcome = table.outcome
        assert outcome is not None
        for seat in outcome["winners"]:
            wins[(seat - n) % seats] += 1
        first += starter in outcome["winners"]
        reasons[outcome["reason"]] = reasons.get(outcome["reason"], 0) + 1
        turns += table.turns
        digest.update(f"{table.state_hash()} {outcome}\n".encode())
        if progress is not None:
            progress(n + 1)
    by_bot: dict[str, int] = {}
    for name, won in zip(line_up, wins, strict=True):
        by_bot[name] = by_bot.get(name, 0) + won
    return {
        "game": game,
        "seats": seats,
        "games": games,
        "seed": seed,
        "bots": line_up,
        "wins": wins,
        "wins_by_bot": by_bot,
        "turns_per_game": turns / games,
        "first_player_share": first / games,
        "reasons": reasons,
        "turns": turns,
        "decisions": decisions,
        "seconds": perf_counter() - began,
        "hash": digest.hexdigest(),
        "compiled": baffe.compiled,
    }
