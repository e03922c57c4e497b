"""What can be set about the service."""

from typing import Final

from msgspec import Struct

TIMERS: Final[dict[str, float]] = {"none": 0.0, "relaxed": 120.0, "normal": 45.0, "fast": 15.0}
"""Seconds to answer one question; 0: as long as one likes."""

PACES: Final[dict[str, float]] = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "off": 0.0}
"""Seconds that a bot waits before it answers, so that people can watch."""


class ServiceSettings(Struct, kw_only=True):
    think_seconds: float = 5.0  # a bot's budget for one answer
    thinkers: int = 2  # processes in which bots think
    absence: float = 60.0  # seconds without a connection after which a bot stands in for somebody who is awaited
    keep_days: float = 30.0  # tables that nobody has touched for longer are removed; 0: never
    snapshot_every: int = 20  # choices
    forget_after: float = 600.0  # seconds without a connection after which a table leaves the memory, not the database
    several: bool = False  # other processes work on the same database
    lease_seconds: float = 6.0  # how long one process drives a table's bots before another may take over
