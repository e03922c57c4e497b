"""An outage of the database in the log: one line when it begins and one when it is over."""

import time

import structlog

from baffe.service.errors import StoreGone

log = structlog.get_logger("store")


class Outage:
    """Whether the database answers. Calls end in another order than they began: late news is no news."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._answered_at = 0.0
        self._refused = 0

    def goes_on(self, error: StoreGone, asked_at: float) -> None:
        """The database has not answered."""
        if self._since is None and asked_at >= self._answered_at:
            self._since, self._refused = time.monotonic(), 0
            log.error("the database does not answer; nothing is lost, people are asked to try again", reason=str(error))
        self._refused += 1

    def is_over(self, asked_at: float) -> None:
        """The database has answered."""
        if self._since is None:
            self._answered_at = time.monotonic()
        elif asked_at >= self._since:
            self._answered_at = time.monotonic()
            seconds, self._since = round(self._answered_at - self._since, 1), None
            log.warning("the database answers again", seconds=seconds, refused=self._refused)
