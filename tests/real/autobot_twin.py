"""Writes what the page's own Autobot is compared with: `python tests/real/autobot_twin.py`.

The Autobot of the engine plays single turns from random positions. Each is kept in a few short words: the position,
every throw and everything that happened with its rule, and the score afterwards.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import baffe
from baffe.games.duel.board import TOKENS
from baffe.games.duel.figures import MONSTERS
from baffe.kernel.refusal import BadScene

PATH: Final = Path(__file__).parents[2] / "web/src/games/duel/testdata/autobot.json"
TURNS: Final = 210
LETTERS: Final = {"smash": "S", "heart": "H", "energy": "E", "fame": "F", "destruction": "D", "special": "P"}
SHORT: Final = {
    "rolled": "roll", "kept": "keep", "stopped": "stop", "symbol_fixed": "fix", "pulled": "pull", "stepped": "step",
    "cubes_gained": "cubes", "cubes_spent": "pay", "removed": "row", "threw": "white", "fame": "f", "destruction": "d",
}  # fmt: skip
UNTOLD: Final = ("turn_started", "revealed", "dice_counted", "no_dice")  # beside a real box one sees it
COMMON: Final = [token.id for token in TOKENS if not token.id.startswith("king")]


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


def told(event: dict[str, Any]) -> str:
    """An event in a few letters, the rule first: `A5 roll SSHEFD`, `D35 step f 1.5`."""
    words = [str(event["rule"]).partition("/")[2], SHORT.get(event["type"], event["type"])]
    for key, value in event.items():
        if isinstance(value, list):
            words.append("".join([LETTERS[face] for face in value]))
        elif key not in ("n", "type", "seat", "rule", "throws_left", "by", "card"):
            words.append(SHORT.get(value, str(value)))
    return " ".join(words)


def played(scene: dict[str, Any], random: Random) -> list[str]:
    """The Autobot's turn, up to the next one."""
    table = baffe.scene("duel", scene)
    lines: list[str] = []
    seen = 0
    while True:
        events = table.events(None)
        for event in events[seen:]:
            if event["type"] == "turn_started" and event["seat"] == 0:
                return example(scene, lines, events[: event["n"]])
            if event["type"] not in UNTOLD:
                lines.append(told(event))
        seen = len(events)
        question = table.decision
        if question is None:
            return example(scene, lines, events)
        assert question.kind == "symbol", question
        lines.append("ask")
        table.play(random.choice(question.options), 0)


def example(scene: dict[str, Any], lines: list[str], events: list[dict[str, Any]]) -> list[str]:
    """Position, what happened, and the score afterwards: hearts of both, cubes, markers."""
    me, bot = scene["seats"]
    score = {"me": me["hearts"], "bot": bot["hearts"], "cubes": bot["cubes"]}
    score |= {"fame": scene["fame"], "destruction": scene["destruction"]}
    for event in events:
        match event["type"]:
            case "hurt":
                score["me"] -= event["hearts"]
            case "healed":
                score["bot"] += event["hearts"]
            case "cubes_gained" | "cubes_spent":
                score["cubes"] += event["cubes"] * (1 if event["type"] == "cubes_gained" else -1)
            case "energy_gained":
                score["cubes"] += event["energy"]
            case "stepped":
                score[event["track"]] = event["at"]
    buzz = {id: lying for id, lying in scene["buzz"].items() if id != "king"}
    buzz |= {f"king{i + 1}": lying for i, lying in enumerate(scene["buzz"].get("king", []))}
    start = [scene["options"]["autobot"], me["monster"], me["hearts"], bot["monster"], bot["hearts"], bot["cubes"]]
    start += [bot.get("fewer", 0), scene["fame"], scene["destruction"]]
    lie = [[id, SHORT[at["track"]], at["at"]] + ["flipped"] * at.get("flipped", False) for id, at in buzz.items()]
    parts = [start, *lie]
    return [";".join([" ".join(map(str, part)) for part in parts]), "|".join(lines), " ".join(map(str, score.values()))]


def twin() -> str:
    random = Random(60)
    found: list[str] = []
    while len(found) < TURNS:
        scene = position(random)
        try:
            baffe.scene("duel", scene)
        except BadScene:
            continue  # tokens on top of each other and the like
        found.append(json.dumps(played(scene, random), separators=(",", ":")))
    return "[\n" + ",\n".join(found) + "\n]\n"


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(twin(), encoding="utf-8")
