"""The chat of a table."""

import time
from typing import Final

from msgspec import convert

from baffe.service import wire
from baffe.service.connection import ENCODER
from baffe.service.errors import ServiceError
from baffe.service.people import Guest, clean_text
from baffe.service.presence import Presence
from baffe.service.store import ChatRow, Store
from baffe.service.stored_table import StoredTable

LINES: Final = 100  # in a welcome
LONGEST: Final = 300


class ChatLog:
    """The last lines, and how new ones reach everybody."""

    def __init__(self, store: Store, stored: StoredTable, presence: Presence) -> None:
        self._store: Final = store
        self._stored: Final = stored
        self._presence: Final = presence
        self._last = 0  # id of the last line
        self.lines: list[wire.Chat] = []

    async def load(self) -> None:
        for line in await self._store.said(self._stored.code, self._last):
            self._remember(line)

    async def read(self) -> None:
        """Another process has written lines."""
        for line in await self._store.said(self._stored.code, self._last):
            self._send(line)

    async def say(self, guest: Guest, text: str, emote: wire.Emote | None) -> None:
        lobby = self._stored.lobby
        if not lobby.chat and emote is None:
            raise ServiceError("chat_off", "", "the host has switched the chat off")
        held = lobby.held_by(guest)
        seat = held[0] if held else None
        name = "" if seat is None else lobby.seats[seat].name
        cleaned = clean_text(text, LONGEST)
        if not cleaned and emote is None:
            raise ServiceError("bad_message", "text", "has no visible letter")
        line = ChatRow(0, guest.player, name, seat, cleaned, emote, time.time())
        line.id = await self._store.say(self._stored.code, line)
        if line.id > self._last + 1:  # lines from other processes came first
            await self.read()
        else:
            self._send(line)

    def _send(self, line: ChatRow) -> None:
        if line.id > self._last:
            data = ENCODER.encode(wire.Said(self._remember(line)))
            for connection in self._presence:
                connection.sink.put(data)

    def _remember(self, line: ChatRow) -> wire.Chat:
        self._last = line.id
        emote = convert(line.emote, wire.Emote | None)
        chat = wire.Chat(line.id, line.player, line.name, line.seat, line.text, emote)
        self.lines = [*self.lines, chat][-LINES:]
        return chat
