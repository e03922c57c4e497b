"""NumPy, which only learning needs: it comes with the extra `lab`."""

from importlib import import_module
from typing import Any

from baffe.kernel.refusal import BadOption


def numpy() -> Any:
    """The package; without it one sentence says what to install."""
    try:
        return import_module("numpy")
    except ImportError as missing:
        raise BadOption("train", "learning needs NumPy: install baffe with the extra lab") from missing
