"""Structured logs on stderr, of ourselves and of the libraries."""

import logging
import sys
import threading
from time import monotonic
from typing import Any, Final

import structlog

SHARED: Final[list[Any]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

# Where it happened and not what was there: values may be seeds, keys and cookies.
WITHOUT_VALUES: Final = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


SECOND: Final = 1.0
MOST_KINDS: Final = 1000


class OneASecond(logging.Filter):
    """One line a second of each kind: whoever floods the server does not fill its disk with lines about it.

    What was left out is counted, and the count told a second later.
    """

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__()
        self._handler: Final = handler
        self._lock: Final = threading.Lock()
        self._last: Final[dict[tuple[str, ...], float]] = {}  # when the last line of a kind was written
        self._left_out: Final[dict[tuple[str, ...], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = _kind(record)
        now = monotonic()
        with self._lock:
            if now - self._last.get(kind, 0.0) >= SECOND and kind not in self._left_out:
                if len(self._last) >= MOST_KINDS:
                    self._last.clear()
                self._last[kind] = now
                return True
            if kind not in self._left_out:
                timer = threading.Timer(SECOND, self._tell, (kind, record))
                timer.daemon = True
                timer.start()
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False

    def _tell(self, kind: tuple[str, ...], record: logging.LogRecord) -> None:
        with self._lock:
            count = self._left_out.pop(kind)
            self._last[kind] = monotonic()
        if self._handler not in logging.getLogger().handlers:  # the log was set up anew meanwhile
            return
        said = {"name": record.name, "levelno": record.levelno, "levelname": record.levelname}
        self._handler.acquire()
        try:
            self._handler.emit(logging.makeLogRecord({**said, "msg": f"{kind[-1]}: {count} more like it"}))
        finally:
            self._handler.release()


def _kind(record: logging.LogRecord) -> tuple[str, ...]:
    """Lines of the same words, whatever values they carry."""
    said = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
    error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    return record.name, record.levelname, error, str(said)[:200]


def set_up(level: int = logging.WARNING, as_json: bool = False) -> None:
    """As lines for people, or as one JSON object a line for programs."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    drawn: list[Any] = (
        [structlog.processors.ExceptionRenderer(WITHOUT_VALUES), structlog.processors.JSONRenderer()]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *drawn],
        )
    )
    handler.addFilter(OneASecond(handler))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("baffe.house").setLevel(min(level, logging.INFO))  # what was removed, and why, is always told
