"""Games that are put into the database as if they had been played."""

import asyncio
from dataclasses import replace

from msgspec import json

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.people import new_guest
from baffe.service.service import Service
from baffe.session import GameSession, GameSetup, RecordEntry
from tests.service.support import ME, bots

TURNING_POINT = 8  # choices before somebody cannot make up their mind


class PlayedGame:
    """Everybody takes the last option always; after some of them one is taken back and made again, and again."""

    def __init__(self, pairs: int = 0, game: str = "tokyo", seats: int = 2) -> None:
        self.game = GAMES[game]
        self.setup = GameSetup(seats, "7", {})
        self.session = GameSession(self.game, self.setup, self.game.rules)
        self.entries: list[RecordEntry] = []
        while not self.session.is_over:
            if self.session.table.count == TURNING_POINT and pairs:
                for _ in range(pairs):
                    self._choose()
                    self._add("undo", 0, "", TURNING_POINT, self.session.number)
                pairs = 0
            self._choose()

    def _choose(self) -> None:
        asked = self.session.decisions[0]
        self._add("choice", asked.seat, asked.options[-1], 0, asked.number)

    def _add(self, kind: str, seat: int, word: str, to: int, number: int) -> None:
        entry = RecordEntry(number, kind, seat, word, to, "somebody", "", 0.0)  # type: ignore[arg-type]
        self.session.apply(entry)
        self.entries.append(entry)

    def fold(self) -> GameSession:
        return GameSession.from_record(self.game, self.setup, self.game.rules, self.entries, [])

    async def store(self, service: Service) -> str:
        """The code of a table at which it was played; nobody has it in memory."""
        wish = wire.Open(self.game.name, [ME, *bots(self.setup.seats - 1)], pace="off")
        code = (await service.open(new_guest(), wish)).table.code
        await service.rooms._forget(await service.room(code))
        row = await service.store.table(code)
        assert row is not None
        start = json.encode(self.setup).decode()
        # The end last: what is over may be packed at any moment, and a packed game takes no more entries.
        await asyncio.gather(*[service.store.append(code, entry) for entry in self.entries])
        assert await service.store.save_table(replace(row, start=start, state="over", version=row.version + 1))
        return code
