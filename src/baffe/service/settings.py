"""What can be set about the service."""

from msgspec import Struct, field

from baffe.session import WINDOWS


class ServiceSettings(Struct, kw_only=True):
    bot_seconds: float = 5.0  # a bot's time for one answer
    bot_workers: int = 2  # processes in which bots think
    absence: float = 60.0  # seconds without a connection after which a bot stands in for somebody who is awaited
    pause_after: float = 60.0  # seconds without anybody looking after which a table's bots stop until somebody comes
    keep_days: float = 30.0  # tables that nobody has used for longer go into the bin; 0: never
    bin_days: float = 7.0  # after which they are removed, unless somebody who played there has come back
    tables_kept: int = 1000  # of one address, those in the bin too; then it may open no more; 0: as many as they like
    megabytes: int = 2000  # of the database; when it is larger nobody may open a table; 0: as large as it likes
    snapshot_every: int = 20  # choices
    forget_after: float = 600.0  # seconds without a connection after which a table leaves the memory, not the database
    windows: dict[str, float] = field(default_factory=WINDOWS.copy)  # seconds for which they are open, by timer
    only_answer: tuple[float, float] = (2.0, 5.0)  # seconds after which a question with one answer is answered
    most_entries: int = 20_000  # of one table's record: choices and undos; what is more is refused
    most_undos: int = 2_000  # of these; without them the game can still be finished
    replay_workers: int = 1  # processes that work out replays, records and positions, when the machine is free
    replay_seconds: float = 60.0  # for one of them
    replay_bytes: int = 32 * 2**20  # room for those that may be asked for again
    replays_a_guest: int = 4  # one at work, the others waiting
    replays_in_all: int = 64
    several: bool = False  # other processes work on the same database
    lease_seconds: float = 6.0  # how long one process drives a table's bots before another may take over
