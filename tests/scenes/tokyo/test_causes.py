"""Where a number has several causes, the event tells them and the log names them."""

from typing import Any

import pytest

from baffe.texts.wording import wording_of
from tests.scenes.tokyo.support import HALLOWEEN, IN_CITY, ONE_SMASH, facts, in_city, play, result


def lines(table: Any, type_: str, seat: int, language: str = "fr") -> list[str]:
    wording = wording_of(table.view(None), language)
    return [wording.event(event) for event in facts(table, type_, seat)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Space Penguin fait perdre 3♥ à Alienoid (1 baffe, 1\u00a0Souffle de feu, 1\u00a0Diable)"),
        ("en", "Alienoid loses 3♥ to Space Penguin (1 smash, 1\u00a0Fire Breathing, 1\u00a0Devil)"),
    ],
)
def test_smashes_fire_and_the_devil(language: str, line: str) -> None:
    table = result(ONE_SMASH, {"cards": ["fire_breathing", "devil"]}, IN_CITY, {}, options=HALLOWEEN)
    assert lines(table, "hurt", 1, language) == [line]
    assert facts(table, "hurt", 2)[0]["parts"] == ["tokyo/R38:1", "devil:1"]


def test_one_cause_is_told_as_before() -> None:
    table = result(ONE_SMASH, {}, IN_CITY, {})
    assert "parts" not in facts(table, "hurt", 1)[0]
    assert lines(table, "hurt", 1) == ["Space Penguin fait perdre 1♥ à Alienoid"]


def test_fire_alone_is_named() -> None:
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, {}, IN_CITY, {})
    assert lines(table, "hurt", 1) == ["Space Penguin fait perdre 1♥ à Alienoid (Souffle de feu)"]


def test_a_monster_falls_by_what_came_first() -> None:
    """Parts never add up to more than what was lost."""
    table = result(ONE_SMASH, {"cards": ["fire_breathing", "devil"]}, in_city(hearts=2), {}, options=HALLOWEEN)
    assert facts(table, "hurt", 1)[0]["parts"] == ["tokyo/R33:1", "fire_breathing:1"]


def test_cards_that_add_smashes_are_named() -> None:
    table = result(ONE_SMASH, {"cards": ["spiked_tail"]}, IN_CITY, {})
    assert lines(table, "smashes_added", 0) == ["Space Penguin a 1 baffe de plus (Queue à piquants)"]
    table = result(ONE_SMASH, {"cards": ["spiked_tail", "acid_attack"]}, IN_CITY, {})
    assert facts(table, "smashes_added")[0]["parts"] == ["spiked_tail:1", "acid_attack:1"]


def test_hearts_and_energy_with_what_cards_add() -> None:
    rich = {"hearts": 5, "cards": ["regeneration", "friend_of_children"]}
    table = result("heart heart energy 1 1 2", rich, IN_CITY)
    assert lines(table, "healed", 0) == ["Space Penguin gagne 3♥ (2 dés, 1\u00a0Régénération)"]
    assert lines(table, "energy_gained", 0) == ["Space Penguin gagne 2⚡ (1 dé, 1\u00a0L’ami des enfants)"]


def test_wings_that_stop_a_loss_are_named() -> None:
    table = result("smash smash 1 1 2 2", {}, in_city("wings", energy=4), {})
    play(table, "wings")
    assert lines(table, "unhurt", 1)[0].endswith("(Ailes)")
