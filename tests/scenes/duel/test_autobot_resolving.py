"""The Autobot resolves its dice in a fixed order and spends its cubes on the white ones."""

import pytest

from tests.scenes.duel.support import (
    GIGAZAUR,
    KING,
    asked,
    autobot,
    board,
    cubes_gained,
    duel,
    energy,
    faces,
    facts,
    final_letters,
    hearts,
    hurt,
    on,
    places,
    play,
    row_of,
    tokens,
    won_by,
)

# -- resolving --


def test_dice_are_resolved_in_a_fixed_order() -> None:
    """autobot/A14, autobot/A15, autobot/A16, autobot/A17, autobot/A18"""
    table = autobot("SHFFFP D D", deficit=1)
    told = [event["rule"] for event in table.events(None) if event["rule"] in {f"autobot/A{n}" for n in range(14, 19)}]
    assert told == ["autobot/A14", "autobot/A15", "autobot/A16", "autobot/A18"]


def test_both_tracks_are_pulled() -> None:
    """autobot/A16, autobot/A17: Fame first."""
    table = autobot("FFFDDE DDD DDD")
    assert final_letters(table) == "FFFDDD"
    assert [(event["track"], event["rule"]) for event in facts(table, "pulled")] == [
        ("fame", "autobot/A16"),
        ("destruction", "autobot/A17"),
    ]
    assert cubes_gained(table) == 0


def test_the_humans_prevention_works_against_its_smashes() -> None:
    """autobot/A14"""
    armoured = autobot("SSSSSS", human={"cards": ["armor_plating"]})
    assert hurt(armoured) == [(0, 5)]
    hiding = autobot("SSSSSS HHSSSS", human={"cards": ["camouflage"]})
    assert asked(hiding) == (0, "brace", ("camouflage", "take"))
    play(hiding, "camouflage")
    assert hurt(hiding) == [(0, 4)]


def test_the_autobot_wins_by_a_knock_out() -> None:
    """autobot/A14"""
    table = autobot("SSSSSS", human={"hearts": 5})
    assert table.outcome == won_by(1, "knock_out")


@pytest.mark.parametrize(
    ("fame", "destruction", "reason", "winner"),
    [(6, 0, "victory_space", 1), (2, 3, "spotlight", 1), (-6, -4, "spotlight", 0)],
)
def test_wins_on_the_tracks_are_looked_for(fame: int, destruction: int, reason: str, winner: int) -> None:
    """autobot/A16: also one that a step hands to the human."""
    table = autobot("FFFSSS", fame=fame, destruction=destruction)
    assert table.outcome == won_by(winner, reason)


def test_faces_that_pulled_give_no_cubes_even_when_steps_were_lost() -> None:
    """autobot/R5, autobot/R11, autobot/A18: a King token of the human stops the pull."""
    table = autobot("FFFFFS", buzz={"king": [on("fame", 1)]})
    assert places(table) == (1, 0)
    assert facts(table, "stopped_by_king", 1)[0]["lost"] == 2
    assert cubes_gained(table) == 0


def test_the_deficit_is_that_of_the_beginning() -> None:
    """autobot/R6, autobot/A18: a bonus heart on the way makes no heart die useless."""
    table = autobot("SHHFFF", deficit=2, buzz={"fish": on("fame", 1)})
    assert hearts(table)[1] == 12
    assert cubes_gained(table) == 0


@pytest.mark.parametrize(
    ("token", "human", "bot", "gained"), [("cat", 11, 9, 0), ("fish", 12, 10, 0), ("tiger", 12, 9, 1)]
)
def test_buzz_bonuses_are_the_autobots_too(token: str, human: int, bot: int, gained: int) -> None:
    """autobot/R7"""
    table = autobot("SSSFFF", deficit=3, buzz={token: on("fame", 1)})
    assert hearts(table) == [human, bot]
    assert energy(table)[1] == gained
    assert [event["rule"] for event in facts(table, "bonus")] == ["autobot/R7"]


def test_a_bonus_heart_at_full_hearts_is_nothing() -> None:
    """autobot/R8"""
    table = autobot("SSSFFF", buzz={"fish": on("fame", 1)})
    assert energy(table)[1] == 0 and hearts(table)[1] == 12


@pytest.mark.parametrize(("setting", "gained"), [("nothing", 0), ("cube", 1)])
def test_a_dice_token_bonus_is_nothing_or_a_cube(setting: str, gained: int) -> None:
    """autobot/R9: as the setting says; the Autobot never has dice tokens."""
    table = autobot("SSSFFF", buzz={"panda": on("fame", 1)}, options={"autobot_token_bonus": setting})
    assert (energy(table)[1], tokens(table)[1]) == (gained, 0)
    assert [event["rule"] for event in facts(table, "bonus")] == ["autobot/R9"]
    default = autobot("SSSFFF", buzz={"panda": on("fame", 1)})
    assert energy(default)[1] == 0


def test_an_autobot_king_never_places_his_tokens() -> None:
    """autobot/R10"""
    table = duel(GIGAZAUR, KING, turn=1, options={"autobot": "normal"}, dice=faces("SSPPPP PPPP PPPP EE"))
    assert not facts(table, "placed")
    assert board(table) == {}


def test_two_white_fame_dice_are_one_pull() -> None:
    """autobot/R11, autobot/A22: a King token stops it."""
    free = autobot("SSSSSS FF", cubes=4)
    assert places(free) == (2, 0)
    stopped = autobot("SSSSSS FF", cubes=4, buzz={"king": [on("fame", 1)]})
    assert places(stopped) == (1, 0)
    assert facts(stopped, "stopped_by_king", 1)[0]["lost"] == 1


# -- the power --


@pytest.mark.parametrize(("mode", "held", "left"), [("normal", 3, 3), ("normal", 4, 0), ("hard", 2, 2), ("hard", 3, 0)])
def test_the_threshold_is_four_and_three_in_hard_mode(mode: str, held: int, left: int) -> None:
    """autobot/A19, autobot/A20, autobot/R12"""
    table = autobot("SSSSSS SF", cubes=held, mode=mode)
    assert energy(table)[1] == left
    assert bool(facts(table, "cubes_spent")) is (left == 0)


def test_eight_cubes_are_two_activations() -> None:
    """autobot/R13, autobot/A23"""
    table = autobot("SSSSSS SF SF", cubes=8)
    assert len(facts(table, "cubes_spent")) == 2
    assert energy(table)[1] == 0
    assert places(table) == (2, 0)


@pytest.mark.parametrize("row", [[], ["snack_time"], ["frenzy", "extra_head", "snack_time"]])
def test_without_row_or_deck_nothing_is_discarded_and_the_dice_are_thrown_all_the_same(row: list[str]) -> None:
    """autobot/R14, autobot/A21"""
    table = autobot("SSSSSS SD", cubes=4, row=row, deck=[], deck_exact=True)
    assert facts(table, "removed", 1) == []
    assert places(table) == (0, 1)
    assert row_of(table) == row


def test_the_last_card_of_the_deck_is_enough_to_replace_a_discarded_one() -> None:
    """autobot/R14, autobot/A21"""
    table = autobot(
        "SSSSSS SD", cubes=4, row=["frenzy", "extra_head", "snack_time"], deck=["kaijutsu"], deck_exact=True
    )
    assert [event["card"] for event in facts(table, "removed", 1)] == ["snack_time"]
    assert row_of(table) == ["kaijutsu", "frenzy", "extra_head"]


def test_discards_that_can_be_shuffled_are_a_deck() -> None:
    """autobot/R14, duel/D54"""
    table = autobot(
        "SSSSSS SD", cubes=4, row=["frenzy", "extra_head", "snack_time"], deck=[], deck_exact=True,
        discard=["kaijutsu"], options={"reshuffle": True},
    )  # fmt: skip
    assert [event["card"] for event in facts(table, "removed", 1)] == ["snack_time"]


def test_white_dice_are_resolved_in_order() -> None:
    """autobot/A22, autobot/R18: Fame, Destruction, smashes, hearts, cubes."""
    table = autobot("SSSSSS DF HE", cubes=8, deficit=1)
    told = [event for event in table.events(None) if event["rule"] == "autobot/A22"]
    assert [event["type"] for event in told] == ["threw", "pulled", "pulled", "threw", "healed", "cubes_gained"]
    assert [event["track"] for event in told[1:3]] == ["fame", "destruction"]
    assert energy(table)[1] == 1


def test_two_white_smashes_are_one_event() -> None:
    """autobot/A22"""
    table = autobot("SSSSSS SS", cubes=4)
    assert hurt(table) == [(0, 6), (0, 2)]


def test_a_useless_white_heart_is_a_cube() -> None:
    """autobot/A22: one heart is missing, two are thrown."""
    table = autobot("SSSSSS HH", cubes=4, deficit=1)
    assert hearts(table)[1] == 12
    assert energy(table)[1] == 1


def test_the_power_may_win_the_game() -> None:
    """autobot/A22: before anything else of it."""
    table = autobot("SSSSSS FS", cubes=4, fame=6)
    assert table.outcome == won_by(1, "victory_space")
    assert hearts(table)[0] == 9
