"""One open connection of somebody to a table."""

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import json

from baffe import Refused
from baffe.service import wire
from baffe.service.errors import ServiceError, StoreFailed
from baffe.service.people import Guest

if TYPE_CHECKING:
    from baffe.service.room import Room

ENCODER: Final = json.Encoder()


class FrameSink(Protocol):
    """Carries frames to a client. Neither call may wait."""

    def put(self, data: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Connection:
    """Whose it is, and through which seat they see; None is a spectator's view."""

    def __init__(self, room: "Room", guest: Guest, sink: FrameSink, seat: int | None, watch: bool) -> None:
        self._room: Final = room
        self.guest: Final = guest
        self.sink: Final = sink
        self.seat = seat
        self.seq = -1  # of the last event sent
        self.watch: Final = watch  # a television: nobody's presence

    def send(self, message: wire.FromServer) -> None:
        self.sink.put(ENCODER.encode(message))

    async def receive(self, message: wire.FromClient) -> None:
        """Carry out a command; refusals are answers, not exceptions."""
        id = getattr(message, "id", None)
        try:
            done = await self._carry_out(message)
            if done is not None:
                self.send(done)
        except (ServiceError, Refused) as error:
            self.send(wire.Failed(error.code, error.reason, error.field, id))
        except StoreFailed as error:
            self.send(wire.Failed(error.code, "nothing was changed, please try again", "", id))

    async def _carry_out(self, message: wire.FromClient) -> wire.FromServer | None:
        room = self._room
        match message:
            case wire.Choose():
                return await room.choose(self.guest, message)
            case wire.Undo():
                return await room.undo(self.guest, message)
            case wire.AskUndo():
                return await room.ask_undo(self.guest, message)
            case wire.Consent():
                return await room.consent(self.guest, message)
            case wire.Substitute():
                return await room.substitute(self.guest, message)
            case wire.Say():
                await room.say(self.guest, message.text, None)
            case wire.SendEmote():
                await room.say(self.guest, "", message.emote)
            case wire.Bet():
                await room.bet(self.guest, message.seat)
            case wire.Sit():
                await room.sit(self, message.seat, message.since)
            case wire.Leave():
                await room.leave(self.guest)
            case wire.Ping():
                return wire.Pong()
        return None

    async def close(self) -> None:
        await self._room.disconnect(self)
