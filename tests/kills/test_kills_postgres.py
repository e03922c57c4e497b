"""Two servers on one PostgreSQL, killed one after the other: games go on at the one that lives."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.kills.company import Company, friends
from tests.kills.player import Kept, check
from tests.kills.server import PATIENCE, Mortal
from tests.service.postgres import Cluster, cluster

__all__ = ["cluster"]


@contextmanager
def two_servers(data: Path, database: str) -> Iterator[list[Mortal]]:
    both = [Mortal(data, database) for _ in range(2)]
    try:
        for server in both:
            server.begin()
        for server in both:
            server.wait_until_healthy()
        yield both
    finally:
        for server in both:
            server.end()


def stored(cluster: Cluster, database: str) -> list[Kept]:
    rows = cluster.sql("SELECT code, number, word, client FROM entries", database.rpartition("/")[2]).splitlines()
    parts = [row.split("|") for row in rows]
    return [(code, int(number), word, client) for code, number, word, client in parts]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("kills", [4, pytest.param(50, marks=pytest.mark.prove)])
def test_nothing_acknowledged_is_lost_or_doubled(cluster: Cluster, tmp_path: Path, kills: int) -> None:
    chance = random.Random(kills)
    database = cluster.new_database()
    with two_servers(tmp_path, database) as servers:
        hosts = [server.host for server in servers]
        company = Company(*[partial(friends, order) for order in (hosts, hosts[::-1], hosts)])
        with company.playing():
            for _ in range(kills):
                company.wait_for_choices(5)
                time.sleep(chance.uniform(0.0, 0.25))
                victim = chance.choice(servers)
                victim.kill()
                victim.begin()  # and not waited for: the next one may be killed while both are gone
        logs = [line for server in servers for line in server.log]
    assert all([player.over for player in company.players]), "everybody has finished"
    assert check(company.players, stored(cluster, database)) > 10 * kills, "people played between the kills"
    for server in servers:
        assert sum([player.acknowledged_at[server.host] for player in company.players]) > 0
    assert [line for line in logs if "Traceback" in line] == []


def test_a_table_goes_on_at_the_other_server_when_its_own_is_gone_for_good(cluster: Cluster, tmp_path: Path) -> None:
    """Bots included: the one that lives takes over the lease."""
    database = cluster.new_database()
    with two_servers(tmp_path, database) as (doomed, other):
        ada, _ = friends([doomed.host, other.host])
        ada.play_until(time.monotonic() + 0.5)
        doomed.kill()
        told = len(ada.acknowledged)
        assert not ada.over
        ada.play_on_until(time.monotonic() + PATIENCE)
        assert ada.acknowledged_at[other.host] > 0 and len(ada.acknowledged) > told
