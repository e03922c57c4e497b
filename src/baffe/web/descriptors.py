"""How many files this process may have open: every connection is one of them."""

import sys
from typing import Final

RESERVED: Final = 192
"""For the database, the bots' pipes, the log, files that are read, and for telling somebody that all is full."""
PLENTY: Final = 65_536
"""Enough for us, where the system sets no limit or one that it does not keep."""


def raise_limit() -> int | None:
    """Raise the limit as far as the system lets us; what it is then. None where there is none, as on Windows."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS promises more than it grants
        return soft
    return wanted


def most_connections(wanted: int, files: int | None) -> int:
    """As many as wanted, as long as files remain for everything else."""
    return wanted if files is None else max(1, min(wanted, files - min(RESERVED, files // 2)))
