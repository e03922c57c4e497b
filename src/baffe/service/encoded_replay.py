"""A replay as it crosses the wire (`wire.Replay`), put together from what is kept as bytes and the table of now."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, json

from baffe.service import wire

PIECE: Final = 64 * 1024


class EncodedReplay(Struct):
    """Millions of bytes are neither decoded nor copied on their way from the archive to a socket."""

    table: wire.TableInfo
    past: memoryview  # an object with the steps and the record

    def pieces(self) -> Iterator[bytes]:
        yield b'{"table":%b,' % json.encode(self.table)
        for start in range(1, len(self.past), PIECE):
            yield bytes(self.past[start : start + PIECE])

    def decoded(self) -> wire.Replay:
        return json.decode(b"".join(self.pieces()), type=wire.Replay)
