"""Saves and records that must load for ever: `python -m tests.saves.regenerate` writes them anew,
with names behind it only those files.

Run it only on purpose, before a version is published: afterwards these files stand for what people have at home. A new
version of the rules gets files of its own and keeps these.
"""

import sys
from collections.abc import Callable
from json import dumps, loads
from pathlib import Path
from typing import Any

import baffe
from baffe.kernel.chance import seeded
from tests.generic.games import options_of, step, wander
from tests.houses.duel import crowded as crowded_duel
from tests.houses.heavy_hitters import crowded as crowded_heavy
from tests.houses.tokyo import crowded

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"
MODULES = {
    "options": {"modules": ["cultists", "tower"]},
    "seats": [{"cultists": 30, "tower": [2]}, {"place": "city", "tower": [1]}, {"cultists": 40}, {"cultists": 9}],
}
IN_BAY = {  # smashes first would close the Bay, and the hearts would heal
    "seats": [{"place": "bay", "hearts": 4, "poison": 1}, {"place": "city"}, {"hearts": 1}, {}, {}],
    "step": "resolve",
    "dice": ["smash", "smash", "heart", "heart", "1", "2"],
}
STANDING = {  # saves of duel: the Autobot that plays, if any, and the steps that are due, the one that asks last
    "duel_spend.save.json": ("", "spend_tokens"),
    "duel_roll.save.json": ("", "throws"),
    "duel_final.save.json": ("", "skip roll_final"),
    "duel_skip.save.json": ("", "skip"),
    "duel_resolve.save.json": ("", "resolved resolve"),
    "duel_buy.save.json": ("", "buy"),
    "duel_place.save.json": ("", "buy effects watch watch watch watch place"),
    "duel_wake.save.json": ("", "wake"),
    "duel_lab.save.json": ("", "count_dice dominated lab"),
    "duel_dominated.save.json": ("", "count_dice dominated"),
    "duel_batteries.save.json": ("", "resolved resolve set_aside"),
    "duel_alien.save.json": ("", "skip roll_final add_face"),
    "duel_alien_again.save.json": ("", "skip roll_final add_face add_again"),
    "duel_king.save.json": ("", "resolved resolve place_king"),
    "duel_brace.save.json": ("", "resolved resolve blow"),
    "duel_brace_in_pull.save.json": ("", "resolved resolve pull blow"),
    "duel_bonus.save.json": ("", "resolved resolve pull bonus"),
    "duel_bonus_as_turn_ends.save.json": ("", "next_turn pull bonus"),
    "duel_in_shape.save.json": ("", "buy pay_for_fame"),
    "duel_conduct.save.json": ("", "resolved resolve conduct"),
    "duel_swap.save.json": ("", "buy swap"),
    "duel_zap.save.json": ("", "buy give zap"),
    "duel_autobot_conduct.save.json": ("normal", "auto_power conduct"),
    "duel_autobot_symbol.save.json": ("normal", "sort"),
    "duel_hard_symbol.save.json": ("hard", "sort"),
}
OFFERED = {"duel_bonus_as_turn_ends.save.json": "unchained"}  # an option that a save must have; else any will do
SUFFIX = {"save": ".save.json", "record": ".record.txt"}


def dealt(seats: int, seed: int, options: dict[str, Any] | None = None, events: bool = True) -> baffe.Table:
    """King of Tokyo by the first version of the rules."""
    return baffe.deal("tokyo", seats, seed, options, events, rules=1)


def set_up(scene: dict[str, Any]) -> baffe.Table:
    return baffe.scene("tokyo", scene, rules=1)


def meet(kind: str, questions: int, begin: Callable[[int], baffe.Table]) -> baffe.Table:
    return _met(kind, questions, begin, 20)


def _met(kind: str, questions: int, begin: Callable[..., baffe.Table], after: int) -> baffe.Table:
    """The first game, and in it the first moment after some words, at which that is asked of so many seats."""
    for seed in range(1000):
        table = begin(seed)
        chance = seeded(seed)
        while table.decisions:
            asked = table.decisions
            if len(asked) == questions and asked[0].kind == kind and asked[0].number > after:
                return table
            step(table, chance, "busy")
    raise LookupError(kind)


def dressed(seed: int) -> baffe.Table:
    return dealt(3, seed, {"modules": ["halloween"]})


def standing() -> dict[str, baffe.Table]:
    """For each of those saves the first crowded scene, and in it the first moment after some words, that fits it."""
    found: dict[str, baffe.Table] = {}
    seed = 0
    while len(found) < len(STANDING):
        scene = crowded_duel(seeded(seed))
        table = baffe.scene("duel", scene)
        chance = seeded(seed)
        while table.decisions:
            now = (scene["options"].get("autobot", ""), " ".join([due[0] for due in loads(table.save())["agenda"]]))
            options = table.decisions[0].options
            for name, wanted in STANDING.items():
                if name not in found and wanted == now and OFFERED.get(name, options[0]) in options:
                    if 4 <= table.count < 150:
                        found[name] = table.copy()
            step(table, chance, "busy")
        seed += 1
    return {name: found[name] for name in STANDING}


def housed(seed: int) -> baffe.Table:
    """Both house rules in a crowded scene."""
    options = {"reshuffle": True, "first_hit_loses": True}
    return baffe.scene("duel", {**crowded_duel(seeded(seed)), "options": options})


BATTLES: dict[str, tuple[str, int, int, str]] = {  # saves of Heavy Hitters: case, seats, questions, kind
    "heavy_hitters_faction.save.json": ("heavy_hitters", 2, 1, "faction"),
    "heavy_hitters_building.save.json": ("heavy_hitters+extended+built", 2, 2, "pack"),
    "heavy_hitters_place.save.json": ("heavy_hitters", 2, 1, "place"),
    "heavy_hitters_move.save.json": ("heavy_hitters", 4, 1, "move"),
    "heavy_hitters_march.save.json": ("heavy_hitters", 2, 1, "march"),
    "heavy_hitters_shift.save.json": ("heavy_hitters", 4, 1, "shift"),
    "heavy_hitters_orders.save.json": ("heavy_hitters", 4, 4, "commit"),
    "heavy_hitters_dodge.save.json": ("heavy_hitters", 3, 1, "dodge"),
    "heavy_hitters_brace.save.json": ("heavy_hitters+alternative+paths", 2, 1, "brace"),
    "heavy_hitters_lose.save.json": ("heavy_hitters+fixed+alternative+paths+extended", 4, 1, "lose"),
    "heavy_hitters_tag.save.json": ("heavy_hitters+owned", 2, 1, "tag"),
    "heavy_hitters_ally.save.json": ("heavy_hitters+shifting+abstain+alternative", 4, 4, "ally"),
    "heavy_hitters_solo.save.json": ("heavy_hitters+brutal+alternative+walk", 2, 1, "shield"),
    "heavy_hitters_three_opponents.save.json": ("heavy_hitters+hard", 4, 1, "attack"),
}


def battles() -> dict[str, baffe.Table]:
    """Heavy Hitters in the middle of its questions, and some whole games."""

    def dealt(case: str, seats: int, seed: int) -> baffe.Table:
        return baffe.deal("heavy_hitters", seats, seed, options_of(case), rules=1)

    found: dict[str, baffe.Table] = {}
    for name, (case, seats, questions, kind) in BATTLES.items():
        early = kind in ("faction", "pack")
        found[name] = _met(kind, questions, lambda seed, c=case, s=seats: dealt(c, s, seed), 0 if early else 20)
    found["heavy_hitters_imagined.save.json"] = found["heavy_hitters_dodge.save.json"].imagine(1, 1)
    for name, (case, seats) in {
        "heavy_hitters.record.txt": ("heavy_hitters", 2),
        "heavy_hitters_teams.record.txt": ("heavy_hitters+fixed", 4),
        "heavy_hitters_solo.record.txt": ("heavy_hitters+armed+extended", 3),
        "heavy_hitters_owned.record.txt": ("heavy_hitters+owned", 2),
    }.items():
        found[name] = wander(dealt(case, seats, 2**255 + seats), seeded(seats), 100_000)
    found["heavy_hitters_scene.record.txt"] = wander(
        baffe.scene("heavy_hitters", crowded_heavy(seeded(55), 3), rules=1), seeded(5), 100_000
    )
    return found


def late_hearts() -> baffe.Table:
    """The smashes came first: where the hearts go is asked after them."""
    table = baffe.scene("tokyo", IN_BAY, rules=2)
    table.play("first:smash")
    return table


def tables() -> dict[str, baffe.Table]:
    """By file name: what is saved in the middle of a decision, and what is recorded to its end."""
    flee = meet("flee", 2, lambda seed: dealt(6, seed))
    flee.play("stay", flee.decisions[1].seat)
    return {
        "two_seats_buy.save.json": meet("buy", 1, lambda seed: dealt(2, seed)),
        "three_seats_imagined.save.json": meet("roll", 1, lambda seed: dealt(3, seed)).imagine(1, 1),
        "four_seats_brace.save.json": meet("brace", 1, lambda seed: dealt(4, seed)),
        "four_seats_quiet.save.json": meet("buy", 1, lambda seed: dealt(4, seed, events=False)),
        "five_seats_scene.save.json": meet("change", 1, lambda seed: set_up(crowded(seeded(seed), 5, modules=False))),
        "six_seats_flee_one_answer.save.json": flee,
        "four_seats_modules.save.json": meet("brace", 1, lambda seed: set_up({**MODULES, "seed": seed})),
        "three_seats_costume.save.json": dealt(3, 31, {"modules": ["halloween"]}),
        "three_seats_halloween.save.json": meet("steal", 1, dressed),
        "four_seats.record.txt": wander(dealt(4, 2**255 + 7), seeded(4), 10_000),
        "five_seats_scene.record.txt": wander(
            set_up(crowded(seeded(55), 5, modules=False)),
            seeded(5),
            10_000,
        ),
        **standing(),
        "duel_imagined.save.json": meet("roll", 1, lambda seed: baffe.deal("duel", seats=2, seed=seed)).imagine(1, 1),
        "duel_quiet.save.json": meet("buy", 1, lambda seed: baffe.deal("duel", seats=2, seed=seed, events=False)),
        "duel_house_rules.save.json": meet("resolve", 1, housed),
        "duel.record.txt": wander(baffe.deal("duel", seats=2, seed=1), seeded(1), 10_000),
        "duel_large_seed.record.txt": wander(baffe.deal("duel", seats=2, seed=2**255 + 9), seeded(2), 10_000),
        "duel_autobot.record.txt": wander(baffe.deal("duel", 2, 3, {"autobot": "normal"}), seeded(3), 10_000),
        "duel_scene.record.txt": wander(baffe.scene("duel", crowded_duel(seeded(55))), seeded(5), 10_000),
        **battles(),
        "rules2_order_in_bay.save.json": baffe.scene("tokyo", IN_BAY, rules=2),
        "rules2_late_hearts.save.json": late_hearts(),
        "rules2_five_seats.save.json": meet("buy", 1, lambda seed: baffe.deal("tokyo", 5, seed, rules=2)),
        "rules2_six_seats.record.txt": wander(baffe.deal("tokyo", 6, 2, rules=2), seeded(6), 10_000),
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
