"""What may take long says so as it goes on: whoever waits knows that it is at work, and no clock is needed."""

from collections.abc import Callable

Working = Callable[[], None]
"""Called for every piece of work."""


def nobody_waits() -> None:
    """For those who do not want to know."""
