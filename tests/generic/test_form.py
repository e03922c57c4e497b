"""Which form of the engine the tests run on."""

import os

import baffe


def test_the_form_is_the_one_that_was_asked_for() -> None:
    assert baffe.compiled == (os.environ.get("BAFFE_FORM") == "compiled")
