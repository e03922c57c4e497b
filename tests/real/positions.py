"""Positions in which the Autobot is about to play: drawn so that all things happen, and out of whole games."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import baffe
from baffe.games.duel.board import TOKENS
from baffe.games.duel.figures import MONSTERS
from baffe.kernel.refusal import BadScene

COMMON: Final = [token.id for token in TOKENS if not token.id.startswith("king")]


def drawn(count: int) -> Iterator[dict[str, Any]]:
    """So many scenes; tokens on top of each other and the like are drawn again."""
    random = Random(60)
    while count:
        scene = position(random)
        try:
            baffe.scene("duel", scene)
        except BadScene:
            continue
        count -= 1
        yield scene


def from_games(games: int) -> Iterator[dict[str, Any]]:
    """The beginning of every turn of the Autobot in so many games, without what the person holds."""
    for seed in range(games):
        random = Random(seed)
        table = baffe.deal("duel", 2, seed, {"autobot": ("normal", "hard")[seed % 2]})
        seen = 0
        while table.decision is not None:
            view = table.view(None)
            if view["turns"] != seen and view["turn"] == 0:
                seen = view["turns"]
                yield at_its_turn(view, random)
            table.play(random.choice(table.decision.options), table.decision.seat)


def at_its_turn(view: dict[str, Any], random: Random) -> dict[str, Any]:
    seats = [{key: seat[key] for key in ("monster", "hearts")} for seat in view["seats"]]
    seats[1] |= {"cubes": view["seats"][1]["cubes"], "fewer": view["seats"][1]["fewer"]}
    kings = [lying for id, lying in view["buzz"].items() if id.startswith("king")]
    buzz = {id: lying for id, lying in view["buzz"].items() if not id.startswith("king")}
    return {
        "options": view["options"],
        "seed": random.randrange(10**6),
        "seats": seats,
        "turn": 1,
        "step": "start",
        "buzz": buzz | ({"king": kings} if kings else {}),
        "fame": view["fame"],
        "destruction": view["destruction"],
    }


def position(random: Random) -> dict[str, Any]:
    """Somewhere in a game: often with tokens where the markers will walk, and sometimes near the end."""
    mine, bots = random.sample(sorted(MONSTERS), 2)
    near = random.random() < 0.3
    seats = [
        {"monster": mine, "hearts": random.randint(1, 4 if near else MONSTERS[mine].hearts)},
        {"monster": bots, "hearts": random.randint(1, MONSTERS[bots].hearts), "cubes": random.randint(0, 7)},
    ]
    if random.random() < 0.2:
        seats[1]["hearts"] = MONSTERS[bots].hearts
    if random.random() < 0.1:
        seats[1]["fewer"] = random.choice([1, 1, 2, 6])
    markers = {track: random.randint(-6, 6) for track in ("fame", "destruction")}
    if random.random() < 0.25:
        markers["destruction"] = markers["fame"]
    buzz: dict[str, Any] = {}
    for id in random.sample(COMMON, random.choice([0, 1, 2, 3, 4])):
        buzz[id] = spot(random, markers)
        if id in ("phantom", "penguin") and random.random() < 0.2:
            markers[buzz[id]["track"]] = buzz[id]["at"] + 0.5
    if mine == "the_king" and random.random() < 0.8:
        buzz["king"] = [spot(random, markers) for _ in range(random.randint(1, 2))]
    scene = {
        "options": {"autobot": random.choice(["normal", "hard"])},
        "seed": random.randrange(10**6),
        "seats": seats,
        "turn": 1,
        "step": "start",
        "first_turn": random.random() < 0.1,
        "buzz": {id: lying if id == "king" else {**lying, "flipped": flips(random, id)} for id, lying in buzz.items()},
        **markers,
    }
    if random.random() < 0.08:
        scene |= {"row": [], "deck": [], "deck_exact": True}
    return scene


def spot(random: Random, markers: dict[str, Any]) -> dict[str, Any]:
    track = random.choice(["fame", "destruction"])
    return {"track": track, "at": int(markers[track] + random.choice([-2, -1, 0, 1, 1, 2, 2, 3]))}


def flips(random: Random, id: str) -> bool:
    return id in ("lizard", "anubis") and random.random() < 0.5
