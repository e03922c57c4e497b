"""A meet: everybody against everybody, games spread over a crew, counted the same whoever plays them."""

import os
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import baffe
from baffe.arena.contest import Fault, Match, Played, contest
from baffe.arena.crew import Crew, crew_on
from baffe.arena.entrants import SOLO, Entrant, entrant, rivals_of
from baffe.arena.intervals import wilson
from baffe.games import GAMES
from baffe.kernel.refusal import BadOption, UnknownGame

BATCH: Final = 20  # games that a worker plays before it reports
TRIES: Final = 2  # of a game that is played by itself
LIMIT: Final = 10.0  # seconds for one answer of a bot of somebody else
FAULTS_TOLD: Final = 3  # of each entrant


class Batch(NamedTuple):
    """Some games of one match."""

    match: int
    first: int
    last: int  # the one after


def matches_of(
    game: str, entrants: list[Entrant], seats: int, options: dict[str, Any], gauntlet: bool = False
) -> list[Match]:
    """Each pair once; at more than two seats one against a table of the other, and the other way round.

    In a gauntlet the first one meets the others, and these do not meet.
    """
    found: list[Match] = []
    for i, one in enumerate(entrants):
        for many in entrants[i + 1 :]:
            if gauntlet and i > 0 or one.kind == many.kind == "solo":
                continue
            if one.kind == "solo":
                one, many = many, one
            found.append(Match(game, one, many, seats, options))
            if seats > 2 and many.kind != "solo" and not gauntlet:
                found.append(Match(game, many, one, seats, options))
    return found


def entered(game: str, names: list[str], seats: int, games: int, options: dict[str, Any]) -> list[Entrant]:
    """Those who were named, checked before anything is played."""
    if game not in GAMES:
        raise UnknownGame("game", f"{game!r} is none of {', '.join(GAMES)}")
    if games < 1:
        raise BadOption("games", f"{games} is not at least 1")
    if len(names) < 2:
        raise BadOption("bots", "a meet needs two or more")
    if len(set(names)) < len(names):
        raise BadOption("bots", "nobody can enter twice")
    found = [entrant(game, name) for name in names]
    for one in found:
        more = rivals_of(game)[one.name.removeprefix(SOLO)] if one.kind == "solo" else {}
        baffe.deal(game, seats, 0, {**options, **more}, events=False)  # refuses what cannot be played
    if all([one.kind == "solo" for one in found]):
        raise BadOption("bots", "somebody must play against those who follow a rule")
    return found


def batches_of(matches: list[Match], games: int) -> list[Batch]:
    """All games in pieces, the matches in turn."""
    return [
        Batch(number, first, min(first + BATCH, games))
        for first in range(0, games, BATCH)
        for number in range(len(matches))
    ]


def play_batch(match: Match, first: int, last: int, seed: int, limit: float) -> list[Played]:
    """The work of one worker."""
    return [contest(match, number, seed, limit) for number in range(first, last)]


def play_all(
    matches: list[Match],
    games: int,
    seed: int,
    workers: int = 0,
    limit: float = LIMIT,
    progress: Callable[[int, int], None] | None = None,
    on: str = "",
) -> list[list[Played]]:
    """The games of each match in their order. A batch whose worker dies is played again, game by game."""
    batches = batches_of(matches, games)
    results: dict[Batch, list[Played]] = {}
    lost: list[Batch] = []

    def done(number: int, played: list[Played] | None) -> None:
        batch = batches[number]
        if played is None:
            lost.append(batch)
        else:
            results[batch] = played
        tell()

    def done_alone(number: int, played: list[Played] | None) -> None:
        batch = alone[number]
        results[batch] = played or [_crashed(matches[batch.match], batch.first)]
        tell()

    def tell() -> None:
        if progress is not None:
            progress(sum([len(found) for found in results.values()]), games * len(matches))

    with _crew_for(matches, workers, on) as crew:
        crew.work(play_batch, [(matches[b.match], b.first, b.last, seed, limit) for b in batches], done)
        alone = [Batch(b.match, number, number + 1) for b in sorted(lost) for number in range(b.first, b.last)]
        crew.work(play_batch, [(matches[b.match], b.first, b.last, seed, limit) for b in alone], done_alone, TRIES)
    return [
        [game for batch in sorted(results) if batch.match == number for game in results[batch]]
        for number in range(len(matches))
    ]


def _crew_for(matches: list[Match], workers: int, on: str) -> Crew:
    """One worker on this machine is this process, unless code of somebody else may take it along."""
    strange = any(["class" in (match.one.kind, match.many.kind) for match in matches])
    return Crew() if not on and (workers or os.cpu_count()) == 1 and not strange else crew_on(on, workers)


def _crashed(match: Match, number: int) -> Played:
    """A game at which a process of its own has died each time: a bot of somebody else is at fault."""
    guilty = match.one if match.one.kind == "class" or match.many.kind != "class" else match.many
    played = match.played()
    fault = Fault(guilty.name, "crash", "its process has died")
    won = guilty is not match.one
    nothing = {match.one.name: 0, match.many.name: 0}
    seconds = dict.fromkeys(nothing, 0.0)
    return Played(played[number % len(played)], won, not won, 0, "crash", "", fault, nothing, seconds)


# -- counting --


def summary(
    game: str, entrants: list[Entrant], matches: list[Match], results: list[list[Played]], seed: int
) -> dict[str, Any]:
    """What is told of a meet. All but `seconds` and `times` follows from the seed."""
    rows = [_row(match, played) for match, played in zip(matches, results, strict=True)]
    digest = blake2b(digest_size=16)
    for played in results:
        for one in played:
            digest.update(f"{one.seat} {one.won} {one.lost} {one.turns} {one.reason} {one.hash}\n".encode())
    return {
        "game": game,
        "seats": matches[0].seats,
        "options": matches[0].options,
        "games": len(results[0]),
        "seed": seed,
        "entrants": [one.name for one in entrants],
        "matches": rows,
        "faults": _faults(results),
        "times": _times(results),
        "hash": digest.hexdigest(),
        "compiled": baffe.compiled,
    }


def _row(match: Match, played: list[Played]) -> dict[str, Any]:
    games, wins, losses = len(played), sum([one.won for one in played]), sum([one.lost for one in played])
    low, high = wilson(wins, games)
    seats = sorted({one.seat for one in played})
    return {
        "one": match.one.name,
        "against": match.many.name,
        "times": 1 if match.many.kind == "solo" else len(match.played()) - 1,
        "games": games,
        "wins": wins,
        "losses": losses,
        "share": wins / games,
        "low": low,
        "high": high,
        "fair": 1 / match.seats if match.many.kind != "solo" else 0.5,
        "by_seat": {str(seat): sum([one.won for one in played if one.seat == seat]) for seat in seats},
        "turns": sum([one.turns for one in played]) / games,
        "reasons": _counted([one.reason for one in played]),
    }


def _counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


def _faults(results: list[list[Played]]) -> dict[str, dict[str, Any]]:
    """By entrant: how often each kind of fault happened, and the first reasons."""
    found: dict[str, dict[str, Any]] = {}
    for played in results:
        for one in played:
            if one.fault is not None:
                row = found.setdefault(one.fault.entrant, {"count": 0, "kinds": {}, "reasons": []})
                row["count"] += 1
                row["kinds"][one.fault.what] = row["kinds"].get(one.fault.what, 0) + 1
                if len(row["reasons"]) < FAULTS_TOLD and one.fault.reason not in row["reasons"]:
                    row["reasons"].append(one.fault.reason)
    return found


def _times(results: list[list[Played]]) -> dict[str, dict[str, float]]:
    """By entrant: answers, and milliseconds for each."""
    answers: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for played in results:
        for one in played:
            for name, count in one.answers.items():
                answers[name] = answers.get(name, 0) + count
                seconds[name] = seconds.get(name, 0.0) + one.seconds[name]
    return {
        name: {"answers": count, "milliseconds": 1000 * seconds[name] / count}
        for name, count in answers.items()
        if count
    }
