"""The log says once that the database is gone and once that it is back, however many ask meanwhile."""

from structlog.testing import capture_logs

from baffe.service.database.outage import Outage
from baffe.service.errors import StoreGone

GONE = StoreGone("connection refused")
SOON = 1e12  # later than every moment of this test


def test_an_outage_is_told_twice() -> None:
    outage = Outage()
    with capture_logs() as told:
        for _ in range(1000):
            outage.goes_on(GONE, SOON)
        outage.is_over(SOON)
        outage.is_over(SOON)
    assert [line["log_level"] for line in told] == ["error", "warning"]
    assert told[0]["reason"] == "connection refused" and told[1]["refused"] == 1000


def test_an_answer_from_before_the_outage_does_not_end_it() -> None:
    outage = Outage()
    with capture_logs() as told:
        outage.goes_on(GONE, SOON)
        outage.is_over(0.0)
        outage.goes_on(GONE, SOON)
    assert len(told) == 1


def test_a_failure_from_before_the_answer_begins_no_outage() -> None:
    outage = Outage()
    with capture_logs() as told:
        outage.is_over(SOON)
        outage.goes_on(GONE, 0.0)
    assert told == []
