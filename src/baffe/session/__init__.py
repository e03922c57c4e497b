"""One game under way. Standard library only, and no clock of its own: it also runs where there is no server."""

from baffe.session.entries import AGREED, GameSetup, RecordEntry, Snapshot
from baffe.session.pacing import PACES, TIMERS, Clock, is_solo
from baffe.session.session import Diverged, GameSession

__all__ = [
    "AGREED", "PACES", "TIMERS", "Clock", "Diverged", "GameSession", "GameSetup", "RecordEntry", "Snapshot", "is_solo",
]  # fmt: skip
