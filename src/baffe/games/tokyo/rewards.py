"""What Tokyo pays to the monster that takes it or starts a turn in it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baffe.games.tokyo.table import TokyoTable


class Rewards:
    """Stars."""

    def entered(self, table: "TokyoTable", seat: int) -> None:
        table.score(seat, 1, "tokyo/R65")

    def started(self, table: "TokyoTable", seat: int) -> None:
        table.score(seat, 2, "tokyo/R12")


class TwoPlayerRewards(Rewards):
    """Energy: the variant for games that start with two monsters."""

    def entered(self, table: "TokyoTable", seat: int) -> None:
        table.gain_energy(seat, 1, "two/V2")

    def started(self, table: "TokyoTable", seat: int) -> None:
        table.gain_energy(seat, 1, "two/V3")
