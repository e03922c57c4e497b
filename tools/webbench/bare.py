"""The least that a server of tables can do on the same libraries: commit a message, then deliver given bytes to all.

Arguments: folder, port, file with frames. No rules, no views, no rights: the frames were recorded from our server.
"""

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, websocket

from baffe.service.database import open_store
from baffe.service.rows import TableRow
from baffe.session import RecordEntry


class Message(msgspec.Struct):
    id: str
    number: int
    word: str


class Bare:
    def __init__(self, data: Path, frames: list[str]) -> None:
        self.store = open_store(f"sqlite:///{data / 'bare.db'}")
        self.frames = frames
        self.rooms: dict[str, list[WebSocket[Any, Any, Any]]] = {}
        self.counts: dict[str, int] = {}

    async def start(self, _: Litestar) -> None:
        await self.store.start()

    async def stop(self, _: Litestar) -> None:
        await self.store.stop()


def make_app(bare: Bare) -> Litestar:
    decoder = msgspec.json.Decoder(Message)

    @get("/healthz", sync_to_thread=False)
    def healthz() -> str:
        return "ok"

    @websocket("/room/{code:str}")
    async def room(socket: WebSocket[Any, Any, Any], code: str) -> None:
        await socket.accept()
        sockets = bare.rooms.setdefault(code, [])
        if not sockets:
            sockets.append(socket)
            await bare.store.create(TableRow(code, "bare", 1, "{}", "{}", 0, "playing", 0.0, 0.0))
        else:
            sockets.append(socket)
        try:
            while True:
                event = await socket.receive()
                if event["type"] != "websocket.receive":
                    return
                message = decoder.decode(event["text"] or "")
                number = bare.counts[code] = bare.counts.get(code, -1) + 1
                await bare.store.append(code, RecordEntry(number, "choice", 0, message.word, 0, "", "", 0.0))
                frames = bare.frames
                for i, other in enumerate(sockets):
                    await other.send_text(frames[(4 * number + i) % len(frames)])
                await socket.send_text(f'{{"type":"done","id":"{message.id}","number":{number}}}')
        finally:
            sockets.remove(socket)

    return Litestar(
        [healthz, room], on_startup=[bare.start], on_shutdown=[bare.stop], openapi_config=None, logging_config=None
    )


def main() -> None:
    data, port, frames = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    app = make_app(Bare(data, msgspec.json.decode(frames.read_bytes(), type=list[str])))
    config = uvicorn.Config(
        app, loop="auto", http="httptools", ws="websockets-sansio", ws_per_message_deflate=False, log_config=None,
        access_log=False, lifespan="on", log_level="warning",
    )  # fmt: skip
    asyncio.run(uvicorn.Server(config).serve([socket.create_server(("127.0.0.1", port), backlog=4096)]))


if __name__ == "__main__":
    main()
