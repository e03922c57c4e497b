"""Without the extra the environments say in one sentence what to install, and nothing else needs it."""

import subprocess
import sys

import pytest

MISSING = """
import sys
sys.modules[{package!r}] = None  # as if it were not installed
import baffe.cli
import {module}
"""


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
@pytest.mark.parametrize("module", ["baffe.lab.tokyo_v0", "baffe.lab.seat"])
def test_one_sentence_says_what_to_install(package: str, module: str) -> None:
    script = MISSING.format(package=package, module=module)
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    last = answer.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: The environments need") and last.endswith("install baffe with the extra lab.")
