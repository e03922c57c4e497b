"""Every error that the service answers with, beside the engine's own refusals."""

from typing import Final

STATUS: Final[dict[str, int]] = {
    "no_table": 404,  # no table has this code, or this guest may not know of it
    "no_seat": 404,
    "table_full": 409,
    "seat_taken": 409,
    "seat_locked": 409,
    "seat_held": 409,  # its person is here, or not gone for long enough
    "name_taken": 409,
    "bad_name": 422,
    "bad_wish": 422,  # a seat, bot, figure or option that makes no sense
    "not_host": 403,
    "not_yours": 403,  # another guest's seat
    "not_started": 409,
    "already_started": 409,
    "not_over": 409,  # records and seeds are shown after the end
    "open_seats": 409,
    "chat_off": 403,
    "watching_off": 403,
    "put_away": 410,  # nobody has used the table for long; who had a seat there may bring it back
    "too_many": 429,
    "too_many_tables": 409,  # this address has as many as it may
    "no_room": 507,  # the database is as large as it may become: no new tables, games that run go on
    "too_slow": 408,
    "bad_message": 400,
    "cannot_bet": 409,
    "no_scene": 409,
    "record_full": 409,  # as many entries as a table may have: it cannot go on
    "stopped": 409,  # neither its record nor a snapshot can be read any more
    "store_failed": 503,
    "store_busy": 503,
    "store_full": 503,
    # the engine's
    "unknown_game": 422,
    "bad_option": 422,
    "bad_scene": 422,
    "not_an_option": 422,
    "old_question": 409,
    "wrong_seat": 409,
    "game_over": 409,
    "cannot_undo": 409,
}


class ServiceError(Exception):
    """Refused; nothing has changed."""

    def __init__(self, code: str, field: str = "", reason: str = "") -> None:
        super().__init__(f"{code}: {reason}" if reason else code)
        self.code: Final = code
        self.field: Final = field
        self.reason: Final = reason


class StoreFailed(Exception):
    """The database did not take it: nothing was changed, nothing may be acknowledged."""

    code = "store_failed"


class StoreGone(StoreFailed):
    """The database does not answer at all. The store tells the log once; those who meet it need not."""


class StoreBusy(StoreFailed):
    """Locked by somebody else for too long."""

    code = "store_busy"


class StoreFull(StoreFailed):
    """No room left on the disk."""

    code = "store_full"


class NumberTaken(Exception):
    """Somebody else's entry has this number: read what is new and look again."""


class CodeTaken(Exception):
    """There is a table of this code."""
