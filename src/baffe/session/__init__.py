"""One game under way. Standard library only, and no clock of its own: it also runs where there is no server."""

from baffe.session.entries import GameSetup, RecordEntry, Snapshot
from baffe.session.pacing import PACES, TIMERS, Clock, is_solo
from baffe.session.session import Diverged, GameSession

__all__ = ["PACES", "TIMERS", "Clock", "Diverged", "GameSession", "RecordEntry", "GameSetup", "Snapshot", "is_solo"]
