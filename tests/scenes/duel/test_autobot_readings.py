"""Where the Autobot's rules leave a choice: how they are read, and what the settings change."""

from typing import Any

import pytest

import baffe
from baffe import Table
from tests.scenes.duel.support import (
    GIGAZAUR,
    KING,
    about,
    asked,
    autobot,
    buying,
    cards,
    cubes_gained,
    dice_of,
    dice_thrown,
    energy,
    facts,
    hearts,
    kind,
    on,
    options,
    play,
)

# -- readings --


@pytest.mark.parametrize(("settings", "dice"), [({}, 6), ({"autobot_first_turn_dice": 5}, 5)])
def test_the_autobots_first_turn(settings: dict[str, Any], dice: int) -> None:
    """autobot/R1: six dice unless the setting says five."""
    chosen = {"autobot": "normal", "monsters": ["the_king", "meka_dragon"], **settings}
    table = baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert dice_thrown(table, 1)[0] == dice
    human_first = baffe.deal("duel", seats=2, seed=1, options={**chosen, "monsters": ["meka_dragon", "the_king"]})
    assert len(dice_of(human_first)) == 5
    while not facts(human_first, "turn_started", 1):
        play(human_first, options(human_first)[0])
    assert len(facts(human_first, "rolled", 1)[0]["dice"]) == 6


def test_playing_second_is_a_cube() -> None:
    """autobot/R2"""
    chosen = {"autobot": "normal", "monsters": ["meka_dragon", "the_king"]}
    assert energy(baffe_duel(chosen)) == [0, 1]


def baffe_duel(chosen: dict[str, Any]) -> Table:
    table = baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert isinstance(table, Table)
    return table


def test_thunder_stomp_takes_a_die_and_dominate_does_nothing() -> None:
    """autobot/R15"""
    table = autobot("SSSSS", bot={"fewer": 1, "dominated": 1})
    assert dice_thrown(table, 1)[0] == 5
    assert facts(table, "dice_fewer", 1)[0]["rule"] == "autobot/R15"
    seen = table.view(None)["seats"][1]
    assert (seen["fewer"], seen["dominated"]) == (0, 0)
    assert len(facts(autobot("SSSSSS", bot={"dominated": 1}), "rolled", 1)[0]["dice"]) == 6


def test_superconductor_copies_the_cubes_of_the_dice_once() -> None:
    """autobot/R16: not those of the white dice."""
    table = autobot("SSSSEE EE EE EE", cubes=2, human={"cards": ["superconductor"]})
    assert asked(table) == (0, "conduct", ("superconductor", "no"))
    assert about(table) == {"energy": 2}
    kept_card = table.copy()
    play(table, "superconductor")
    assert energy(table)[0] == 2
    play(kept_card, "no")
    assert facts(kept_card, "cubes_gained", 1)[-1]["rule"] == "autobot/A22"
    assert kind(kept_card) == "roll"


def test_superconductor_does_not_hear_of_bonuses_of_the_white_dice() -> None:
    """autobot/R16: Buzz energy counts while dice are resolved, and the power comes after them."""
    buzz = {"tiger": on("fame", 1)}
    table = autobot("SSSSSS FS", cubes=4, human={"cards": ["superconductor"]}, buzz=buzz)
    assert facts(table, "bonus", 1)[0]["bonus"] == "energy"
    assert kind(table) == "roll"
    of_dice = autobot("SSSFFF", human={"cards": ["superconductor"]}, buzz=buzz)
    assert kind(of_dice) == "conduct"


def test_cards_that_need_the_rivals_cards_find_none() -> None:
    """autobot/R17"""
    table = buying("tesla_impulse", GIGAZAUR, KING, options={"autobot": "normal"})
    play(table, "place:fame:-4")
    assert energy(table)[0] == 2
    dna = autobot("SSSSSS", human={"cards": ["unstable_dna"]})
    assert kind(dna) == "roll" and cards(dna, 0) == ["unstable_dna"]


# -- what is told --


def test_every_action_carries_the_number_of_its_rule() -> None:
    """autobot/A5, autobot/A7, autobot/A9, autobot/A11, autobot/A14, autobot/A16, autobot/A18, autobot/A20,
    autobot/A21, autobot/A22
    """
    table = autobot("FFDSEE FDH DP EP", cubes=2, deficit=0)
    told = [
        (event["type"], event["rule"]) for event in table.events(None) if event["seat"] == 1 or event["type"] == "hurt"
    ]
    assert told[: told.index(("cubes_gained", "autobot/A22")) + 1] == [
        ("dice_counted", "autobot/A5"),
        ("rolled", "autobot/A5"),
        ("symbol_fixed", "autobot/A9"),
        ("kept", "autobot/A7"),
        ("rolled", "autobot/A11"),
        ("kept", "autobot/A7"),
        ("rolled", "autobot/A11"),
        ("stopped", "autobot/A13"),
        ("hurt", "autobot/A14"),
        ("pulled", "autobot/A16"),
        ("stepped", "duel/D35"),
        ("cubes_gained", "autobot/A18"),
        ("cubes_spent", "autobot/A20"),
        ("removed", "autobot/A21"),
        ("threw", "autobot/A22"),
        ("cubes_gained", "autobot/A22"),
    ]


@pytest.mark.parametrize(
    ("chosen", "field"),
    [
        ({"autobot": "easy"}, "autobot"),
        ({"autobot": "hard", "autobot_first_turn_dice": 4}, "autobot_first_turn_dice"),
        ({"autobot": "hard", "autobot_token_bonus": "heart"}, "autobot_token_bonus"),
        ({"autobots": "hard"}, "autobots"),
    ],
)
def test_settings_that_make_no_sense_are_refused(chosen: dict[str, Any], field: str) -> None:
    """autobot/R1, autobot/R9"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ({"step": "buy"}, "step"),
        ({"throws_left": 1}, "throws_left"),
        ({"bot": {"tokens": 1}}, "seats[1].tokens"),
        ({"bot": {"cards": ["giant_brain"]}}, "seats[1].cards"),
    ],
)
def test_scenes_in_which_the_autobot_does_what_it_never_does_are_refused(scene: dict[str, Any], field: str) -> None:
    """autobot/A4, autobot/R9"""
    with pytest.raises(baffe.BadScene) as refused:
        autobot("", **scene)
    assert refused.value.field == field


def test_a_scene_may_begin_with_its_final_dice() -> None:
    """autobot/A14, autobot/A18"""
    table = autobot("SSEEPP", step="resolve")
    assert not facts(table, "rolled", 1)
    assert (hearts(table)[0], cubes_gained(table)) == (13, 4)
