"""Answers as bytes, as many as fit into a given room; what was not asked for the longest goes first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final


class ByteCache:
    def __init__(self, most_bytes: int) -> None:
        self._most: Final = most_bytes
        self._kept: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, value: bytes) -> None:
        """One that would take more than half of the room is not kept: it would cost everybody else theirs."""
        self.bytes -= len(self._kept.pop(key, b""))
        if len(value) > self._most // 2:
            return
        self._kept[key] = value
        self.bytes += len(value)
        while self.bytes > self._most:
            self.bytes -= len(self._kept.popitem(last=False)[1])
