"""A PostgreSQL for whoever asks."""

from tests.service.postgres import cluster

__all__ = ["cluster"]
