"""Seats have a type of their own, and who is none of them has a name: nobody, the bank, everybody."""

from typing import Final, NewType

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
BANK: Final = Seat(-2)  # pays and is paid, and is no seat
EVERYBODY: Final = Seat(-3)  # who may know something

MOST_SEATS: Final = 8

# SEATS[n]: the seats of a table of n
SEATS: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    [tuple([Seat(seat) for seat in range(n)]) for n in range(MOST_SEATS + 1)]
)
# AFTER[n][seat]: the other seats of n in turn order, the left neighbour first
AFTER: Final[tuple[tuple[tuple[Seat, ...], ...], ...]] = tuple(
    [tuple([tuple([Seat((s + i) % n) for i in range(1, n)]) for s in range(n)]) for n in range(MOST_SEATS + 1)]
)
# TURNS[n][seat]: all seats of n in turn order, that one first
TURNS: Final[tuple[tuple[tuple[Seat, ...], ...], ...]] = tuple(
    [tuple([(Seat(s), *AFTER[n][s]) for s in range(n)]) for n in range(MOST_SEATS + 1)]
)


def named_seat(seat: Seat) -> int | None:
    """As views and events write it: None for who is no seat."""
    return None if seat < 0 else seat
