"""The socket of a table: text frames of JSON both ways, one writer, a queue with an end."""

import asyncio
from collections import deque
from itertools import count
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket

from baffe.service import wire
from baffe.service.connection import Connection
from baffe.service.denied import Denied
from baffe.service.people import Guest
from baffe.service.store import StoreFailed
from baffe.web.front import Front, query_of, who
from baffe.web.guards import address_of
from baffe.web.problems import Improper

BAD_MESSAGES: Final = 4400
NO_IDENTITY: Final = 4401
NO_SEAT: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
TRY_LATER: Final = 1013
FAULT: Final = 1011
CLOSE_CODES: Final = {
    "bad_message": BAD_MESSAGES,
    "no_identity": NO_IDENTITY,
    "not_yours": NO_SEAT,
    "watching_off": NO_SEAT,
    "no_seat": NO_SEAT,
    "wrong_seat": NO_SEAT,
    "no_table": NO_TABLE,
    "too_slow": TOO_SLOW,
    "too_many": TOO_MANY,
    "store_failed": TRY_LATER,
    "store_busy": TRY_LATER,
    "store_full": TRY_LATER,
}
FAREWELL: Final = 1.0  # seconds that a close frame may take
TURN: Final = 32  # messages read before the writer gets a turn
WARNINGS: Final = 20  # refusals for haste before we hang up

log = structlog.get_logger("baffe.web")
read_message: Final = msgspec.json.Decoder(wire.FromClient).decode
written: Final = msgspec.json.Encoder().encode


class Outlet:
    """Frames on their way to one socket. Whoever reads too slowly is dropped; nobody waits for it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], front: Front) -> None:
        self._socket: Final = socket
        self._most_frames: Final = front.settings.queued_frames
        self._most_bytes: Final = front.settings.queued_bytes
        self._patience: Final = front.settings.send_seconds
        self._counted: Final = front.meters.messages_out
        self._frames: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self.code: int | None = None  # set: we hang up with it
        self.writer: Final = asyncio.create_task(self._write())

    def put(self, data: bytes) -> None:
        """Queue one frame; never blocks."""
        if self.code is not None:
            return
        if self._frames and (len(self._frames) >= self._most_frames or self._bytes + len(data) > self._most_bytes):
            self._frames.clear()
            self.close(TOO_SLOW)
            return
        self._frames.append(data)
        self._bytes += len(data)
        self._wake.set()

    def close(self, code: int) -> None:
        """Hang up, after what is queued was sent."""
        if self.code is None:
            self.code = code
            self._wake.set()
            if code == TOO_SLOW:
                self.writer.cancel()  # it is stuck: nobody waits for it

    async def _write(self) -> None:
        """Runs until the socket ends or we hang up."""
        send = self._socket.send
        try:
            while True:
                if not self._frames:
                    if self.code is not None:
                        return
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                async with asyncio.timeout(self._patience):
                    while self._frames:
                        data = self._frames.popleft()
                        self._bytes -= len(data)
                        await send({"type": "websocket.send", "bytes": None, "text": data.decode()})
                        self._counted.inc()
        except TimeoutError:
            self.code = TOO_SLOW if self.code is None else self.code


class Reader:
    """What comes in: counted, measured and understood before the table sees it."""

    def __init__(self, front: Front, guest: Guest, address: str, outlet: Outlet) -> None:
        self._front: Final = front
        self._guest: Final = guest
        self._address: Final = address
        self._outlet: Final = outlet
        self.busy = False  # a command is being carried out
        self._bad = 0
        self._hasty = 0

    def read(self, event: Any) -> wire.FromClient | None:
        """A message that may pass; None when it was answered already."""
        self._front.meters.messages_in.inc()
        passes = self._front.limiter.passes(self._guest.id, self._address)
        message, reason = self._understood(event.get("text"))
        if not passes:
            self._hasty += 1
            id = getattr(message, "id", None)
            self._outlet.put(written(wire.Failed("too_many", "slow down", id=id)))
            if self._hasty >= WARNINGS:
                self._outlet.close(TOO_MANY)
            return None
        if message is None:
            self._bad += 1
            self._outlet.put(written(wire.Failed("bad_message", reason)))
            if self._bad >= self._front.settings.bad_messages:
                self._outlet.close(BAD_MESSAGES)
            return None
        self._hasty = max(0, self._hasty - 1)
        return message

    def _understood(self, text: str | None) -> tuple[wire.FromClient | None, str]:
        if text is None:
            return None, "frames are text"
        if len(text) > self._front.settings.longest_message:
            return None, f"is longer than {self._front.settings.longest_message} characters"
        try:
            return read_message(text), ""
        except (msgspec.DecodeError, UnicodeError) as error:
            return None, str(error)[:200]
        except RecursionError:
            return None, "is nested too deeply"


@websocket("/api/v1/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Accepted first, because a browser learns nothing of a socket that was refused."""
    front: Front = socket.app.state.front
    await socket.accept()
    outlet = Outlet(socket, front)
    connection: Connection | None = None
    try:
        guest = await _identified(front, socket)
        connection = await _connected(front, socket, guest, outlet)
        await _listen(socket, connection, Reader(front, guest, address_of(socket.scope), outlet), outlet)
    except StoreFailed as failed:
        outlet.put(written(wire.Failed(failed.code, "please try again")))
        outlet.close(TRY_LATER)
    except (Denied, Improper) as refused:
        reason = refused.reason if isinstance(refused, Denied) else refused.detail
        outlet.put(written(wire.Failed(refused.code, reason, refused.field)))
        outlet.close(CLOSE_CODES.get(refused.code, BAD_MESSAGES))
    except Exception:
        log.exception("socket failed", path=socket.scope["path"])
        outlet.close(FAULT)
    finally:
        if outlet.code is not None:
            front.meters.hung_up(outlet.code)
        if connection is not None:
            await connection.close()
        await _farewell(socket, outlet)


async def _identified(front: Front, socket: WebSocket[Any, Any, Any]) -> Guest:
    try:
        guest = await who(front, socket.scope)
    except Denied as refused:
        if refused.code not in ("not_yours", "no_table"):
            raise
        front.limiter.wrong_code(address_of(socket.scope))
        raise Improper(401, detail="this key is wrong or was replaced") from refused
    if guest is None:
        raise Improper(401, detail="a socket needs the cookie of a page, or a seat's key")
    return guest


async def _connected(front: Front, socket: WebSocket[Any, Any, Any], guest: Guest, outlet: Outlet) -> Connection:
    address = address_of(socket.scope)
    query = query_of(list(socket.query_params.multi_items()), ("since", "seat", "tv"))
    front.limiter.check_codes(address)
    if not front.limiter.passes(guest.id, address):
        raise Denied("too_many", "", "slow down")
    try:
        return await front.service.connect(guest, socket.path_params["code"], outlet, query.since, query.seat, query.tv)
    except Denied as refused:
        if refused.code == "no_table":
            front.limiter.wrong_code(address)
        raise


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, reader: Reader, outlet: Outlet) -> None:
    """Until either side hangs up. A command that is being carried out is not interrupted: it may be half committed."""
    reading = asyncio.create_task(_read(socket, connection, reader, outlet))
    try:
        await asyncio.wait((reading, outlet.writer), return_when=asyncio.FIRST_COMPLETED)
        if reader.busy:
            await asyncio.wait((reading,))
        if reading.done():
            reading.result()
    finally:
        await _ended(reading)


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, reader: Reader, outlet: Outlet) -> None:
    """Until the other side ends it."""
    for n in count(1):
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if n % TURN == 0:
            await asyncio.sleep(0)  # messages that came together do not keep the writer from its work
        message = reader.read(event)
        if message is not None:
            reader.busy = True
            await connection.receive(message)
            reader.busy = False
        if outlet.writer.done():
            return


async def _farewell(socket: WebSocket[Any, Any, Any], outlet: Outlet) -> None:
    """Tell the code if the other side still listens; never wait long for it."""
    if outlet.code is not None:
        await asyncio.wait((outlet.writer,), timeout=FAREWELL)
    await _ended(outlet.writer)
    if outlet.code is not None and socket.connection_state != "disconnect":
        try:
            async with asyncio.timeout(FAREWELL):
                await socket.close(outlet.code)
        except Exception:  # gone, or stuck: the server closes it when we return
            return


async def _ended(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
