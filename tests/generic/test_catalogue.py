"""What a game publishes about itself is complete."""

from typing import Any

import pytest

import baffe
from baffe.kernel.agenda import Step
from baffe.kernel.codec import known_steps
from tests.generic.games import GAMES
from tests.houses import HOUSES

every_game = pytest.mark.parametrize("name", list(GAMES))


def descendants(of: type[Any]) -> set[type[Any]]:
    found: set[type[Any]] = set()
    for child in of.__subclasses__():
        found |= {child} | descendants(child)
    return found


def test_every_game_that_can_be_played_has_a_house() -> None:
    """A game without one would be played without any of these tests."""
    assert set(baffe.games()) <= set(HOUSES)


def test_every_step_can_be_saved() -> None:
    """A step that is missing in its game's list would make saves that cannot be loaded."""
    listed = {step for game in GAMES.values() for step in game.steps()}
    bases = {"Ask", "Window", *[step for house in HOUSES.values() for step in house.step_bases]}
    kernel = set(known_steps(()).values())
    assert {step.__name__ for step in descendants(Step) - kernel} - bases == {step.__name__ for step in listed}


@every_game
def test_steps_have_a_name_each_and_a_sound_shape(name: str) -> None:
    steps = GAMES[name].steps()
    names = [step.name for step in steps]
    assert all(names) and len(set(names)) == len(names)
    assert not set(names) & set(known_steps(()))
    for step in steps:
        for field in step.shape.split():
            assert field.split(":")[1] in ("int", "bool", "str", "seat", "anybody", "ints", "seats", "step", "steps")


@every_game
def test_facts_have_a_name_each(name: str) -> None:
    names = [fact.name for fact in GAMES[name].facts()]
    assert names and all(names) and len(set(names)) == len(names)


@every_game
def test_words_are_published_once_in_a_fixed_order(name: str) -> None:
    words = GAMES[name].words()
    assert len(set(words)) == len(words)
    assert words == GAMES[name].words()
    for word in words:
        assert word and word == word.lower() and " " not in word and "\n" not in word


def test_a_refusal_of_each_kind_has_its_code() -> None:
    codes = {refusal.code for refusal in descendants(baffe.Refused)}
    assert codes == {
        "unknown_game", "bad_option", "bad_scene", "not_an_option", "old_question", "wrong_seat", "not_yours",
        "game_over", "cannot_undo", "broken_record", "broken_save",
    }  # fmt: skip
    assert issubclass(baffe.Refused, ValueError)


@pytest.mark.parametrize("name", baffe.games())
def test_what_a_lobby_offers_can_be_dealt(name: str) -> None:
    game = GAMES[name]
    assert game.rule_driven({}) == {}
    for switch in game.switches():
        for on in (False, True):
            baffe.deal(name, game.fewest, 1, {switch.name: on})
    for rival in game.rivals():
        assert game.rule_driven(rival.options) == {**dict.fromkeys(rival.seats, rival.name)}
        table = baffe.deal(name, game.fewest, 1, rival.options)
        assert game.rule_driven(table.view(None)["options"]) == {**dict.fromkeys(rival.seats, rival.name)}
        while table.decision is not None:
            assert table.decision.seat not in rival.seats, "it follows a rule and is never asked"
            table.play(table.decision.options[-1], table.decision.seat)


@pytest.mark.parametrize("name", baffe.games())
def test_a_lesson_asks_seat_0_first(name: str) -> None:
    game = GAMES[name]
    scenes = [game.lesson(options) for options in ({}, *[rival.options for rival in game.rivals()])]
    for scene in [scene for scene in scenes if scene is not None]:
        decision = baffe.scene(name, scene).decision
        assert decision is not None and decision.seat == 0
