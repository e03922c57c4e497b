"""Which form of the engine the tests run on."""

import os

import baffe
from baffe.bots import bot_class, bots_of, make


def test_the_form_is_the_one_that_was_asked_for() -> None:
    assert baffe.compiled == (os.environ.get("BAFFE_FORM") == "compiled")


def test_bots_are_known_by_their_class_in_both_forms() -> None:
    """A compiled class tells only what it declares as its own."""
    for game in baffe.games():
        for name in bots_of(game):
            assert bot_class(game, name).name == make(game, name, 1).name == name
            assert bot_class(game, name).hears is False
