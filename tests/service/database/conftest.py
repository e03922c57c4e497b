"""Each test that asks for `url` runs with SQLite and with PostgreSQL."""

from pathlib import Path

import pytest

from tests.service.postgres import Cluster, cluster

__all__ = ["cluster", "postgres_url", "sqlite_url", "url"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'baffe.db'}"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))
