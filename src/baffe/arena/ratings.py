"""Ratings of a meet (openskill: Plackett and Luce). A rating tells more than shares where not all have met."""

from importlib import import_module
from typing import Any, Final

from baffe.arena.contest import Match, Played

ROUNDS: Final = 3  # the games are told several times over, so that the first ones weigh no more than the last


def ratings(matches: list[Match], results: list[list[Played]]) -> dict[str, dict[str, float]]:
    """By entrant; raises ImportError where openskill is not installed."""
    model: Any = import_module("openskill.models").PlackettLuce()
    found: dict[str, Any] = {}
    for match in matches:
        for side in (match.one, match.many):
            found.setdefault(side.name, model.rating(name=side.name))
    for _ in range(ROUNDS):
        for number in range(max([len(played) for played in results])):
            for match, played in zip(matches, results, strict=True):
                game = played[number]
                ranks = [1, 1] if game.won == game.lost else [1, 2] if game.won else [2, 1]
                pair = (match.one.name, match.many.name)
                rated = model.rate([[found[pair[0]]], [found[pair[1]]]], ranks=ranks)
                for name, team in zip(pair, rated, strict=True):
                    found[name] = team[0]
    return {
        name: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()} for name, rating in found.items()
    }
