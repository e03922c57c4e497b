"""Who is at a table: open connections, absences, and the seat through which each of them sees."""

from collections.abc import Iterator
from typing import Final

from baffe.service.connection import Connection
from baffe.service.errors import ServiceError
from baffe.service.people import Guest
from baffe.service.running_game import RunningGame, now
from baffe.service.stored_table import StoredTable


class Presence:
    def __init__(self, stored: StoredTable, game: RunningGame, several: bool) -> None:
        self._stored: Final = stored
        self._game: Final = game
        self._several: Final = several  # other processes have connections too
        self._connections: Final[set[Connection]] = set()
        self._left_at: Final[dict[str, float]] = {}  # when somebody's last connection closed, by guest
        self._loaded_at: Final = now()

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)

    # -- who is here --

    @property
    def guests(self) -> set[str]:
        """The ids of those who are connected to this process; a television is nobody's presence."""
        return {it.guest.id for it in self._connections if not it.watch}

    def is_here(self, seat: int) -> bool:
        return self._stored.lobby.seats[seat].guest in self.guests or self.is_elsewhere(seat)

    def is_elsewhere(self, seat: int) -> bool:
        """Connected to another process, as that process says."""
        place = self._stored.lobby.seats[seat]
        return self._several and place.online and place.guest not in self.guests

    @property
    def has_company(self) -> bool:
        """Somebody is at the table. As long as nobody is, it waits: nobody would see what bots make of the game."""
        return bool(self.guests) or any([self.is_elsewhere(n) for n in range(len(self._stored.lobby.seats))])

    def note_absence(self, guest: str) -> None:
        """From now on a bot's time to stand in is counted."""
        self._left_at[guest] = now()

    def absent_since(self, seat: int) -> float | None:
        """Since when the holder of a seat is not seen by this process; None: connected here."""
        guest = self._stored.lobby.seats[seat].guest
        return None if guest in self.guests else self._left_at.get(guest, self._loaded_at)

    @property
    def idle_seconds(self) -> float:
        """For how long nobody has been connected here."""
        return 0.0 if self._connections else now() - max([self._loaded_at, *self._left_at.values()])

    # -- who sees what --

    def may_watch(self, guest: Guest) -> bool:
        lobby = self._stored.lobby
        return lobby.watching or lobby.is_host(guest) or bool(lobby.held_by(guest))

    def viewpoint(self, guest: Guest, wanted: int | None = None) -> int | None:
        """The seat through which somebody sees: the one wanted, one that is asked, or the first that they hold."""
        held = self._stored.lobby.held_by(guest)
        if wanted is not None:
            if wanted not in held:
                raise ServiceError("not_yours", "seat", f"seat {wanted} is not yours")
            return wanted
        asked = [it.seat for it in self._game.decisions if it.seat in held]
        return asked[0] if asked else held[0] if held else None
