"""One seat of a lobby: who plays there, and with what."""

from typing import Final

from msgspec import Struct, field

from baffe.bots import BOTS
from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.people import Guest

STAND_IN: Final = "simple"
"""The bot that plays for somebody who is away."""

FIGURE: Final = "figure"
"""The choice that almost every game has: whom a seat plays."""


class LobbySeat(Struct):
    """A seat as the service knows it; `guest` is its holder's secret id."""

    kind: wire.Kind
    guest: str = ""
    name: str = ""
    bot: str = ""
    figure: str | None = None
    away: bool = False
    online: bool = False
    locked: bool = False
    rule: str = ""  # of kind rule: the rival that follows it
    choices: dict[str, str] = field(default_factory=dict)  # beside the figure: faction, pilot, deck

    @property
    def player(self) -> str:
        return Guest(self.guest).player if self.guest else ""

    def chosen(self, name: str) -> str | None:
        return self.figure if name == FIGURE else self.choices.get(name)

    def passed_on(self, kind: wire.Kind, guest: str = "", name: str = "", bot: str = "", rule: str = "") -> "LobbySeat":
        """The seat with a new holder; what was chosen for it stays."""
        return LobbySeat(kind, guest, name, bot, self.figure, rule=rule, choices=self.choices)

    def info(self) -> wire.Seat:
        """As everybody may see it."""
        bot = self.bot or (STAND_IN if self.kind in ("person", "program") and self.away else "")
        return wire.Seat(
            kind=self.kind, name=self.name, player=self.player, bot=bot, figure=self.figure, away=self.away,
            online=self.online, locked=self.locked, rule=self.rule, choices=self.choices,
        )  # fmt: skip


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise ServiceError("bad_wish", "bot", f"{name!r} is none of {', '.join(BOTS)}")
    return name
