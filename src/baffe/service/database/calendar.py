"""The calendar of the house, by which it is counted for how long nobody has used a table.

A clock can be wrong by years and be put right again; whoever removed by it what is "older than thirty days" would
remove everything. So a day passes here only in two ways:

- while a server runs, by its monotonic clock, which nobody sets;
- while none runs, by the clock on the wall: one pause counts for at most one day, and for at most 24 times as long as
  servers have run since the pause before. A clock that was put back counts for nothing.

Whatever the clock does, it takes at least 30 hours of running until a table of today counts as unused for 30 days. A
house that opens for an hour every evening has days as long as everybody's; one that was closed for a year has aged by
a day.

Of several processes one keeps the calendar. Another takes over when nothing was noted for a while.
"""

from dataclasses import dataclass
from typing import Final

DAY: Final = 86_400.0
NOTED_EVERY: Final = 600.0  # seconds
SILENCE: Final = 2.5 * NOTED_EVERY  # after which whoever kept the calendar is gone


@dataclass(slots=True, frozen=True)
class Calendar:
    """What was noted last."""

    days: float  # that have passed
    ran: float  # seconds for which servers have run since the last pause
    wall: float  # the clock on the wall when this was noted
    holder: str  # the process that noted it


def after(before: Calendar, process: str, ran: float, wall: float) -> Calendar | None:
    """The calendar after this process has run for some seconds since it noted something; None: another keeps it."""
    if before.holder == process:
        return Calendar(before.days + ran / DAY, before.ran + ran, wall, process)
    pause = wall - before.wall
    if before.holder and abs(pause) < SILENCE:
        return None
    counted = max(0.0, min(pause, DAY, 24 * before.ran))
    return Calendar(before.days + counted / DAY, 0.0, wall, process)
