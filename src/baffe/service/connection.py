"""One open line to somebody at a table."""

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import json

from baffe import Refused
from baffe.service import wire
from baffe.service.denied import Denied
from baffe.service.people import Guest
from baffe.service.store import StoreFailed

if TYPE_CHECKING:
    from baffe.service.room import Room

ENCODER: Final = json.Encoder()


class Outlet(Protocol):
    """What carries frames to a client. Neither call may wait."""

    def put(self, data: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Connection:
    """Knows who listens and through which seat's eyes; None is a spectator's."""

    def __init__(self, room: "Room", guest: Guest, outlet: Outlet, seat: int | None, watch: bool) -> None:
        self.room: Final = room
        self.guest: Final = guest
        self.outlet: Final = outlet
        self.seat = seat
        self.watch: Final = watch  # a television: nobody's presence

    def tell(self, message: wire.FromServer) -> None:
        self.outlet.put(ENCODER.encode(message))

    async def receive(self, message: wire.FromClient) -> None:
        """Carry out a command; refusals are answers, not exceptions."""
        id = getattr(message, "id", None)
        try:
            await self._carry_out(message)
        except Denied as denied:
            self.tell(wire.Failed(denied.code, denied.reason, denied.field, id))
        except Refused as refused:
            self.tell(wire.Failed(refused.code, refused.reason, refused.field, id))
        except StoreFailed as failed:
            self.tell(wire.Failed(failed.code, "nothing was changed, please try again", "", id))

    async def _carry_out(self, message: wire.FromClient) -> None:
        room = self.room
        match message:
            case wire.Choose():
                self.tell(await room.choose(self.guest, message))
            case wire.Undo():
                self.tell(await room.undo(self.guest, message))
            case wire.Substitute():
                self.tell(await room.substitute(self.guest, message))
            case wire.Say():
                await room.say(self.guest, message.text, None)
            case wire.Cheer():
                await room.say(self.guest, "", message.emote)
            case wire.Bet():
                await room.bet(self.guest, message.seat)
            case wire.Sit():
                await room.sit(self, message.seat, message.since)
            case wire.Leave():
                await room.leave(self.guest)
            case wire.Ping():
                self.tell(wire.Pong())

    async def close(self) -> None:
        await self.room.disconnected(self)
