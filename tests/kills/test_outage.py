"""PostgreSQL goes away and comes back: both servers say so and go on by themselves."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.kills.company import Company, friends, household, wait_until
from tests.kills.player import check
from tests.kills.server import Mortal
from tests.kills.test_kills_postgres import two_servers
from tests.service.postgres import SAFE, Cluster, start_cluster, stop_cluster

OUTAGE: Final = 2.0  # seconds, and what stopping takes
THOUGHT: Final = 0.03  # seconds before an answer: nobody's game may be over before the outage


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """Nobody else's, because it is stopped; what it has committed survives that."""
    cluster = start_cluster(SAFE)
    try:
        yield cluster
    finally:
        stop_cluster(cluster)


def refusal(server: Mortal) -> str:
    """What somebody is told who wants to open a table."""
    with pytest.raises(httpx.HTTPStatusError) as refused:
        household(server.host)
    return str(refused.value.response.json()["code"])


@pytest.mark.timeout(300)
def test_an_outage_of_the_database_is_named_and_survived(own_cluster: Cluster, tmp_path: Path) -> None:
    database = own_cluster.new_database()
    with two_servers(tmp_path, database) as servers:
        lives, hosts = [server.life for server in servers], [server.host for server in servers]
        company = Company(*[partial(household, host, THOUGHT) for host in hosts], partial(friends, hosts, THOUGHT))
        with company.playing():
            wait_until("all sit", lambda: len(company.players) == 4)
            company.wait_for_choices(10)
            asked = [player for player in company.players if len(player.hosts) == 1]
            own_cluster.stop()
            wait_until("both households are told", lambda: all([player.troubles["store_failed"] for player in asked]))
            assert [refusal(server) for server in servers] == ["store_failed", "store_failed"]
            wait_until("both say that they are unwell", lambda: [it.health() for it in servers] == [503, 503])
            time.sleep(OUTAGE)
            own_cluster.start()
            company.wait_for_choices(20)
        assert [server.life for server in servers] == lives, "nobody had to start them again"
        wait_until("both are well again", lambda: [it.health() for it in servers] == [200, 200])
        logs = [server.log for server in servers]
    assert all([player.over for player in company.players]), "everybody has finished"
    check(company.players, database)
    for log in logs:
        told = [len([line for line in log if words in line]) for words in ("does not answer", "answers again")]
        assert told == [1, 1], log
        # A bot may be too slow for a busy machine; else only whether other processes are heard.
        assert len([line for line in log if "bot gave up" not in line]) <= 4, log
