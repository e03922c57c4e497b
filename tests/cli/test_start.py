"""The ways to start the program without its script."""

import subprocess
import sys

import pytest

from tests.cli.terminal import PATIENCE, environment, run


@pytest.mark.parametrize("module", ["baffe", "baffe.cli"])
def test_the_package_starts_as_the_command_does(module: str) -> None:
    command = [sys.executable, "-m", module, "--help"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stdout == run("--help").stdout and "Usage: baffe " in done.stdout
