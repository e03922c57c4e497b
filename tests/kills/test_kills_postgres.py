"""Two servers on one PostgreSQL, killed one after the other: games go on at the one that lives."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.kills.company import Company, friends
from tests.kills.player import check
from tests.kills.server import Mortal
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


@pytest.mark.timeout(900)
@pytest.mark.parametrize("kills", [4, pytest.param(50, marks=pytest.mark.prove)])
def test_nothing_acknowledged_is_lost_or_doubled_and_all_games_end_at_the_last_server(
    cluster: Cluster, tmp_path: Path, kills: int
) -> None:
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
            company.wait_for_choices(5)
            gone, other = chance.sample(servers, 2)
            gone.kill()  # for good: all games go on at the other, which takes over the bots when the lease is over
            before = sum([player.acknowledged_at[other.host] for player in company.players])
        logs = [line for server in servers for line in server.log]
    assert all([player.over for player in company.players]), "everybody has finished"
    assert check(company.players, database) > 10 * kills, "people played between the kills"
    assert sum([player.acknowledged_at[other.host] for player in company.players]) > before
    assert [line for line in logs if "Traceback" in line] == []
