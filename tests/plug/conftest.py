"""An environment with a game from outside, made once."""

from pathlib import Path

import pytest

from tests.plug.outside import environment_with, project, wheel_of


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment with the wheel of Ambush."""
    sources = project(tmp_path_factory.mktemp("ambush"))
    return environment_with(wheel_of(sources), tmp_path_factory.mktemp("fresh"))
