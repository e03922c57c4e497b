"""Many games between bots, counted."""

from collections.abc import Callable
from hashlib import blake2b
from time import perf_counter
from typing import Any

import baffe
from baffe.arena.match import play_out
from baffe.arena.tally import Tally
from baffe.bots import bot_class, make
from baffe.games import GAMES, PLUGS
from baffe.games.plug import resolve
from baffe.kernel.refusal import BadOption, UnknownGame
from baffe.kernel.table import Table


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

    `wins` counts for each entry of `bots`; a shared victory counts for all who share it. No bot sits on a seat that
    follows a written rule, and what it wins is counted for nobody.
    """
    if games < 1:
        raise BadOption("games", f"{games} is not at least 1")
    if game not in GAMES:
        raise UnknownGame("game", f"{game!r} is none of {', '.join(GAMES)}")
    try:
        bots = [bot_class(game, name).name for name in bots]
    except ValueError as error:
        raise BadOption("bots", str(error)) from error
    ruled = GAMES[game].rule_driven(options or {}, seats)
    played = [seat for seat in range(seats) if seat not in ruled]
    if not 1 <= len(bots) <= len(played):
        raise BadOption("bots", f"{len(bots)} bots do not fit {len(played)} seats")
    line_up = [bots[i] if i < len(bots) else bots[-1] for i in range(len(played))]
    wins = [0] * len(line_up)
    reasons: dict[str, int] = {}
    turns = decisions = first = 0
    starter: int | None = None
    tally: Tally = resolve(PLUGS[game].tally)(seats) if PLUGS[game].tally else Tally(seats)
    digest = blake2b(digest_size=16)
    began = perf_counter()
    for n in range(games):
        table = baffe.deal(game, seats, seed + n, options)
        starter = first_player(table)
        table.loud = False  # nobody reads the rest
        # the line-up moves on by one seat from game to game, so that nobody profits from a seat
        entries = {seat: (i - n) % len(played) for i, seat in enumerate(played)}
        players = [make(game, line_up[entries.get(seat, 0)], (seed + n) * 64 + seat) for seat in range(seats)]
        decisions += play_out(table, players)
        outcome = table.outcome
        assert outcome is not None
        for seat in outcome["winners"]:
            if seat in entries:
                wins[entries[seat]] += 1
        first += starter is not None and starter in outcome["winners"]
        reasons[outcome["reason"]] = reasons.get(outcome["reason"], 0) + 1
        turns += table.turns
        tally.count(table)
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
        "first_player_share": None if starter is None else first / games,
        "reasons": reasons,
        "reason_shares": {reason: times / games for reason, times in reasons.items()},
        "turns": turns,
        "decisions": decisions,
        **tally.plain(),
        "seconds": perf_counter() - began,
        "hash": digest.hexdigest(),
        "compiled": baffe.compiled,
    }


def first_player(table: Table) -> int | None:
    """Who began, where the game tells: a seat that nobody is asked for may have had its first turn already."""
    return next((event["seat"] for event in table.events(None) if event["type"] == "first_player"), None)
