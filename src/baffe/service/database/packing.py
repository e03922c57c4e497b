"""A finished game as one small blob: what is read rarely takes a twentieth of the room.

While a game runs, each entry is a row of its own, so that its number can be taken once. After the end nothing is added,
and the rows, their index and the snapshots would only take room.
"""

import zlib
from base64 import b85decode, b85encode
from typing import Any, Final

from msgspec import Struct, json

from baffe.session import RecordEntry, Snapshot

REMEMBERED: Final = 20
"""Ids of commands that are kept of each player: who did not hear the answer to one of the last sends it again."""

SQUEEZED: Final = "z:"
"""How the text of a squeezed save begins; one that was stored before saves were squeezed begins with a brace."""


class Packed(Struct, array_like=True):
    """The columns of the entries, one after the other: what is alike stands together. Times are in milliseconds."""

    numbers: list[int]
    kinds: list[str]
    seats: list[int]
    words: list[str]
    tos: list[int]
    who: list[int]  # places in `players`
    players: list[str]
    clients: dict[int, str]  # by number, of the last commands only
    ats: list[int]
    snapshots: list[tuple[int, int, str, str]]


def pack(entries: list[RecordEntry], snapshots: list[Snapshot]) -> bytes:
    """Of the snapshots the hashes stay, by which changed rules are noticed, and the save that a game went on from."""
    players = sorted({entry.player for entry in entries})
    needed = {entry.to for entry in entries if entry.kind == "resume"}
    packed = Packed(
        [entry.number for entry in entries],
        [entry.kind for entry in entries],
        [entry.seat for entry in entries],
        [entry.word for entry in entries],
        [entry.to for entry in entries],
        [players.index(entry.player) for entry in entries],
        players,
        _last_commands(entries),
        [round(entry.at * 1000) for entry in entries],
        [(it.number, it.rules, it.hash, it.save if it.number in needed else "") for it in snapshots],
    )
    return zlib.compress(json.encode(packed), 9)


def _last_commands(entries: list[RecordEntry]) -> dict[int, str]:
    kept: dict[int, str] = {}
    counts: dict[str, int] = {}
    for entry in reversed(entries):
        if entry.client and counts.get(entry.player, 0) < REMEMBERED:
            counts[entry.player] = counts.get(entry.player, 0) + 1
            kept[entry.number] = entry.client
    return kept


def unpack(blob: bytes) -> Packed:
    return json.decode(zlib.decompress(blob), type=Packed)


def entry_rows_of(packed: Packed, since: int) -> list[tuple[Any, ...]]:
    """The entries as rows of their table, from that number on."""
    columns: Any = zip(
        packed.numbers, packed.kinds, packed.seats, packed.words, packed.tos, packed.who, packed.ats, strict=True
    )
    return [
        (number, kind, seat, word, to, packed.players[who], packed.clients.get(number, ""), at / 1000)
        for number, kind, seat, word, to, who, at in columns
        if number >= since
    ]


def snapshots_of(packed: Packed) -> list[Snapshot]:
    return [Snapshot(*snapshot) for snapshot in packed.snapshots]


def squeeze(save: str) -> str:
    """A save for a column of text; a tenth of it, where games are large."""
    return SQUEEZED + b85encode(zlib.compress(save.encode())).decode("ascii")


def unsqueeze(stored: str) -> str:
    return zlib.decompress(b85decode(stored[len(SQUEEZED) :])).decode() if stored.startswith(SQUEEZED) else stored
