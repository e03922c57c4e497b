"""A seat at a table, played over a socket that is opened again whenever it breaks."""

import asyncio
import time
from typing import Any, Final

from baffe.client.conversation import Choose, Conversation, Hear, Plain

LARGEST: Final = 2**24  # bytes of one frame: whoever comes late gets the whole game at once


class Table:
    """Known by its code; who we are there is said by a key or a cookie."""

    def __init__(self, address: str, code: str, key: str = "", cookie: str = "") -> None:
        self.code: Final = code
        self._line: Final = f"{address.rstrip('/').replace('http', 'ws', 1)}/api/v1/tables/{code}/socket"
        named = {"Authorization": f"Bearer {key}"} if key else {"Cookie": cookie}
        self._how: Final[dict[str, Any]] = {"additional_headers": named, "max_size": LARGEST, "proxy": None}

    def play(self, choose: Choose, hear: Hear | None = None) -> Plain:
        """Answer all that we are asked until the game is over; its outcome."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect

        said = Conversation(choose, hear)
        while said.outcome is None:
            try:
                with connect(f"{self._line}?{said.query()}", **self._how) as line:
                    while said.outcome is None:
                        frames, pause = said.heard(str(line.recv()))
                        time.sleep(pause)
                        for frame in frames:
                            line.send(frame)
            except ConnectionClosed as closed:
                time.sleep(said.broken(_code(closed)))
            except (OSError, InvalidHandshake):  # no server there, or only a proxy
                time.sleep(said.broken(None))
        return said.outcome

    async def play_async(self, choose: Choose, hear: Hear | None = None) -> Plain:
        """The same in an event loop."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        said = Conversation(choose, hear)
        while said.outcome is None:
            try:
                async with connect(f"{self._line}?{said.query()}", **self._how) as line:
                    while said.outcome is None:
                        frames, pause = said.heard(str(await line.recv()))
                        await asyncio.sleep(pause)
                        for frame in frames:
                            await line.send(frame)
            except ConnectionClosed as closed:
                await asyncio.sleep(said.broken(_code(closed)))
            except (OSError, InvalidHandshake):  # no server there, or only a proxy
                await asyncio.sleep(said.broken(None))
        return said.outcome


def _code(closed: Any) -> int | None:
    return None if closed.rcvd is None else closed.rcvd.code
