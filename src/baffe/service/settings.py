"""What can be set about the service."""

from msgspec import Struct


class ServiceSettings(Struct, kw_only=True):
    bot_seconds: float = 5.0  # a bot's time for one answer
    bot_workers: int = 2  # processes in which bots think
    absence: float = 60.0  # seconds without a connection after which a bot stands in for somebody who is awaited
    keep_days: float = 30.0  # tables that nobody has touched for longer are removed; 0: never
    snapshot_every: int = 20  # choices
    forget_after: float = 600.0  # seconds without a connection after which a table leaves the memory, not the database
    only_answer: tuple[float, float] = (2.0, 5.0)  # seconds after which a question with one answer is answered
    several: bool = False  # other processes work on the same database
    lease_seconds: float = 6.0  # how long one process drives a table's bots before another may take over
