"""What the log tells of our own mistakes: where they happened, and nothing of what is secret."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from baffe.web.logs import set_up


@pytest.fixture
def own_logging() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def fail() -> None:
    seed = "f00dfeed"  # as it stands in a frame where something breaks
    raise ZeroDivisionError(f"with {len(seed)} letters")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_mistake_is_told_without_the_values_of_its_moment(
    own_logging: None, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    set_up(as_json=as_json)
    try:
        fail()
    except ZeroDivisionError:
        structlog.get_logger("baffe.web").exception("request failed")
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told and "test_logs.py" in told
    assert "seed =" not in told and "'f00dfeed'" not in told
