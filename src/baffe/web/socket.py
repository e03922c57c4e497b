"""The socket of a table: text frames of JSON both ways, one writer, a bounded queue."""

import asyncio
from collections import deque
from itertools import count
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket

from baffe.service import wire
from baffe.service.connection import Connection
from baffe.service.errors import ServiceError, StoreFailed
from baffe.service.people import Guest
from baffe.web.context import ServerContext, identify, parse_query
from baffe.web.guards import address_of
from baffe.web.problems import HttpError
from baffe.web.rate_limits import Penalty
from baffe.web.socket_protocol import ON_NONSENSE

BAD_MESSAGES: Final = 4400
NO_IDENTITY: Final = 4401
NO_SEAT: Final = 4403
NO_TABLE: Final = 4404
PUT_AWAY: Final = 4410
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
    "put_away": PUT_AWAY,
    "too_slow": TOO_SLOW,
    "too_many": TOO_MANY,
    "store_failed": TRY_LATER,
    "store_busy": TRY_LATER,
    "store_full": TRY_LATER,
}
CLOSE_SECONDS: Final = 1.0  # that a close frame may take
BURST: Final = 32  # messages read before the writer gets a turn
MOST_WARNINGS: Final = 20  # about too many messages, before we hang up

log = structlog.get_logger("baffe.web")
decode_message: Final = msgspec.json.Decoder(wire.FromClient).decode
encode: Final = msgspec.json.Encoder().encode


class SocketSink:
    """A queue of frames to one socket. A client that reads too slowly is dropped; nobody waits for it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], context: ServerContext) -> None:
        self._socket: Final = socket
        self._most_frames: Final = context.settings.queued_frames
        self._most_bytes: Final = context.settings.queued_bytes
        self._send_seconds: Final = context.settings.send_seconds
        self._sent: Final = context.metrics.messages_out
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
                async with asyncio.timeout(self._send_seconds):
                    while self._frames:
                        data = self._frames.popleft()
                        self._bytes -= len(data)
                        await send({"type": "websocket.send", "bytes": None, "text": data.decode()})
                        self._sent.inc()
        except TimeoutError:
            self.code = TOO_SLOW if self.code is None else self.code


class MessageReader:
    """Incoming messages: counted, limited and decoded before the table sees them."""

    def __init__(self, context: ServerContext, guest: Guest, address: str, sink: SocketSink) -> None:
        self._context: Final = context
        self._guest: Final = guest
        self._address: Final = address
        self._sink: Final = sink
        self.busy = False  # a command is being carried out
        self._bad = 0
        self._warnings = 0

    def read(self, event: Any) -> wire.FromClient | None:
        """A message that may pass; None when it was answered already."""
        self._context.metrics.messages_in.inc()
        passes = self._context.limiter.passes(self._guest.id, self._address)
        message, reason = self._decoded(event.get("text"))
        if not passes:
            self._warnings += 1
            id = getattr(message, "id", None)
            self._sink.put(encode(wire.Failed("too_many", "slow down", id=id)))
            if self._warnings >= MOST_WARNINGS:
                self._sink.close(TOO_MANY)
            return None
        if message is None:
            self._bad += 1
            self._sink.put(encode(wire.Failed("bad_message", reason)))
            if self._bad >= self._context.settings.bad_messages:
                self._sink.close(BAD_MESSAGES)
            return None
        self._warnings = max(0, self._warnings - 1)
        return message

    def _decoded(self, text: str | None) -> tuple[wire.FromClient | None, str]:
        if text is None:
            return None, "frames are text"
        if len(text) > self._context.settings.longest_message:
            return None, f"is longer than {self._context.settings.longest_message} characters"
        try:
            return decode_message(text), ""
        except (msgspec.DecodeError, UnicodeError) as error:
            return None, str(error)[:200]
        except RecursionError:
            return None, "is nested too deeply"


@websocket("/api/v1/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Accepted first, because a browser cannot see why a socket was refused."""
    context: ServerContext = socket.app.state.context
    await socket.accept()
    sink = SocketSink(socket, context)
    try:
        await _converse(context, socket, sink)
    except StoreFailed as failed:
        sink.put(encode(wire.Failed(failed.code, "please try again")))
        sink.close(TRY_LATER)
    except (ServiceError, HttpError) as refused:
        reason = refused.reason if isinstance(refused, ServiceError) else refused.detail
        sink.put(encode(wire.Failed(refused.code, reason, refused.field)))
        sink.close(CLOSE_CODES.get(refused.code, BAD_MESSAGES))
    except Exception:
        log.exception("socket failed", path=socket.scope["path"])
        sink.close(FAULT)
    finally:
        if sink.code is not None:
            context.metrics.count_close(sink.code)
        await _hang_up(socket, sink)


async def _converse(context: ServerContext, socket: WebSocket[Any, Any, Any], sink: SocketSink) -> None:
    """From the welcome to the end. Whoever we have to hang up on cannot come back at once."""
    guest, address = await _identified(context, socket), address_of(socket.scope)
    context.limiter.check_wrong_codes(address)
    if not context.limiter.passes(guest.id, address):
        raise ServiceError("too_many", "", "slow down")
    context.limiter.penalties.check(guest.id, address)
    penalty = Penalty(context.limiter.penalties, guest.id, address)
    socket.scope["state"][ON_NONSENSE] = penalty.give
    with context.limiter.sockets.one_more(guest.id, address):
        connection = await _connected(context, socket, guest, sink)
        try:
            await _listen(socket, connection, MessageReader(context, guest, address, sink), sink)
        finally:
            if sink.code in (BAD_MESSAGES, TOO_MANY):
                penalty.give()
            await connection.close()


async def _identified(context: ServerContext, socket: WebSocket[Any, Any, Any]) -> Guest:
    try:
        guest = await identify(context, socket.scope)
    except ServiceError as refused:
        if refused.code not in ("not_yours", "no_table", "put_away"):
            raise
        context.limiter.count_wrong_code(address_of(socket.scope))
        raise HttpError(401, detail="this key is wrong or was replaced") from refused
    if guest is None:
        raise HttpError(401, detail="a socket needs the cookie of a page, or a seat's key")
    return guest


async def _connected(
    context: ServerContext, socket: WebSocket[Any, Any, Any], guest: Guest, sink: SocketSink
) -> Connection:
    query = parse_query(list(socket.query_params.multi_items()), ("since", "seat", "tv"))
    try:
        return await context.service.connect(guest, socket.path_params["code"], sink, query.since, query.seat, query.tv)
    except ServiceError as refused:
        if refused.code == "no_table":
            context.limiter.count_wrong_code(address_of(socket.scope))
        raise


async def _listen(
    socket: WebSocket[Any, Any, Any], connection: Connection, reader: MessageReader, sink: SocketSink
) -> None:
    """Until either side hangs up. A command that is being carried out is not interrupted: it may be half committed."""
    reading = asyncio.create_task(_read(socket, connection, reader, sink))
    try:
        await asyncio.wait((reading, sink.writer), return_when=asyncio.FIRST_COMPLETED)
        if reader.busy:
            await asyncio.wait((reading,))
        if reading.done():
            reading.result()
    finally:
        await _cancel(reading)


async def _read(
    socket: WebSocket[Any, Any, Any], connection: Connection, reader: MessageReader, sink: SocketSink
) -> None:
    """Until the other side ends it."""
    for n in count(1):
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            if event.get("code") == BAD_MESSAGES:  # what came was no message at all, so that it was closed below us
                sink.close(BAD_MESSAGES)
            return
        if n % BURST == 0:
            await asyncio.sleep(0)  # messages that came together do not keep the writer from its work
        message = reader.read(event)
        if message is not None:
            reader.busy = True
            await connection.receive(message)
            reader.busy = False
        if sink.writer.done():
            return


async def _hang_up(socket: WebSocket[Any, Any, Any], sink: SocketSink) -> None:
    """Send the close code if the other side is still there; never wait long for it."""
    if sink.code is not None:
        await asyncio.wait((sink.writer,), timeout=CLOSE_SECONDS)
    await _cancel(sink.writer)
    if sink.code is not None and socket.connection_state != "disconnect":
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await socket.close(sink.code)
        except Exception:  # gone, or stuck: the server closes it when we return
            return


async def _cancel(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
