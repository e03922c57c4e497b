"""Heavy Hitters between bots of several styles: who wins, how, after how many rounds, and how much is asked.

    PYTHONPATH=build/compiled python tools/balance.py --seats 2 --games 400
    python tools/balance.py --styles demolition_only --options '{"data": {"constants": {"tag_cost": {"v": 2}}}}'

Game n is dealt from seed + n; styles change seats from game to game.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

import baffe
from baffe.arena.entrants import Player, entrant, known, seat_player
from baffe.bots import Eyes
from baffe.games.heavy_hitters.table import HeavyTable

GAME = "heavy_hitters"
QUIET = ("pass", "pass:round", "stay", "hold", "no", "done")  # words with which one does nothing

Job = tuple[int, int, tuple[str, ...], dict[str, Any]]


def player(name: str, seed: int) -> Player:
    return seat_player(GAME, entrant(GAME, name), seed)


def played(job: Job) -> dict[str, Any]:
    """One game, and what is counted of it."""
    seed, seats, line_up, options = job
    table = baffe.deal(GAME, seats, seed, options, events=False)
    assert isinstance(table, HeavyTable)
    bots = [player(style, seed * 64 + seat) for seat, style in enumerate(line_up)]
    asked = thin = 0
    seconds = 0.0
    overspent: dict[tuple[int, int], int] = {}
    decks: dict[int, str] = {}
    while True:
        decision = table.decision
        if decision is None:
            break
        began = perf_counter()
        word = bots[decision.seat].choose(decision, Eyes(table, decision.seat))
        seconds += perf_counter() - began
        asked += 1
        thin += table.round > 0 and len([one for one in decision.options if one not in QUIET]) == 1
        if decision.kind == "deck":
            decks[decision.seat] = word.partition(":")[2]
        table.play(word, decision.seat, decision.number)
        for seat, squad in enumerate(table.squads):
            overspent[table.round, seat] = max(overspent.get((table.round, seat), 0), squad.overspent)
    outcome = table.outcome
    assert outcome is not None
    data = table.book.data
    return {
        "seats": [
            {
                "seat": seat,
                "won": seat in outcome["winners"],
                "style": line_up[seat] if seat < len(line_up) else "",
                "faction": data.factions[squad.faction].id,
                "deck": decks.get(seat, ""),
                "pilot": data.pilots[squad.pilot].id if squad.pilot >= 0 else "",
                "life": squad.life(),
            }
            for seat, squad in enumerate(table.squads)
        ],
        "map": table.view(None)["scenario"],
        "reason": outcome["reason"],
        "rounds": table.round,
        "asked": asked,
        "thin": thin,
        "seconds": seconds,
        "overspent": sum(overspent.values()),
    }


def shares(games: list[dict[str, Any]], key: str) -> dict[str, str]:
    """For each value of a seat's key how often it has won, of how many."""
    there: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for seat in game["seats"]:
            if seat[key] != "":
                there[str(seat[key])] += 1
                won[str(seat[key])] += seat["won"]
    return {value: f"{100 * won[value] / there[value]:.0f} % of {there[value]}" for value in sorted(there)}


def summary(games: list[dict[str, Any]], people: int) -> dict[str, Any]:
    """`people`: seats that are asked."""
    rounds = sum([game["rounds"] for game in games])
    lengths = sorted([game["rounds"] for game in games])
    reasons = Counter([game["reason"] for game in games])
    asked = sum([game["asked"] for game in games])
    return {
        "games": len(games),
        "reasons": {reason: f"{100 * times / len(games):.1f} %" for reason, times in reasons.most_common()},
        "rounds": round(rounds / len(games), 2),
        "rounds_from_to": [lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]],  # nine tenths of all games
        **{key: shares(games, key) for key in ("style", "seat", "faction", "deck", "pilot")},
        "maps": dict(Counter([game["map"] for game in games])),
        "questions_a_round": round(asked / rounds / people, 2),
        "thin_questions_a_round": round(sum([game["thin"] for game in games]) / rounds / people, 2),
        "overspent_a_round": round(sum([game["overspent"] for game in games]) / rounds / people, 2),
        "ms_a_decision": round(1000 * sum([game["seconds"] for game in games]) / asked, 3),
        "compiled": baffe.compiled,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--styles", default="simple", help=f"{', '.join(known(GAME))}; the last one fills up")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the deal, as JSON")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    people = 1 if wanted.options.get("solo", "none") != "none" else wanted.seats
    styles = wanted.styles.split(",")
    line_up = [styles[min(i, len(styles) - 1)] for i in range(people)]
    jobs: list[Job] = [
        (wanted.seed + n, wanted.seats, tuple([line_up[(i - n) % people] for i in range(people)]), wanted.options)
        for n in range(wanted.games)
    ]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        games = list(pool.map(played, jobs, chunksize=4))
    print(json.dumps(summary(games, people), indent=2))


if __name__ == "__main__":
    main()
