"""One game under way. Standard library only, and no clock of its own: it also runs where there is no server."""

from baffe.session.entries import AGREED, GameSetup, RecordEntry, Snapshot
from baffe.session.pacing import PACES, TIMERS, WINDOWS, Clock, is_solo
from baffe.session.play import Bounds, Play, Seating, Shown, unasked
from baffe.session.session import Diverged, GameSession

__all__ = [
    "AGREED", "PACES", "TIMERS", "WINDOWS", "Bounds", "Clock", "Diverged", "GameSession", "GameSetup", "Play",
    "RecordEntry", "Seating", "Shown", "Snapshot", "is_solo", "unasked",
]  # fmt: skip
