"""What holds for all tests."""

import sys
from typing import Any, Final, cast

import pytest

# `make test` does without the extra lab. Where it happens to be installed it is hidden, so that no test leans on it.
LAB: Final = ("altair", "gymnasium", "openskill", "pettingzoo", "pygame", "ray", "vl_convert")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.markexpr == "not prove":
        cast("dict[str, Any]", sys.modules).update(dict.fromkeys(LAB))
