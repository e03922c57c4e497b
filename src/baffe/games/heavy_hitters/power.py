"""The timing chart: what a card, a pilot or an upgrade may say, and when, with harmless defaults.

`ask` names the kind of question on which it is offered. There the order is always the same:

- `is_held`     its owner has it and has not used it up; of cards this is secret
- `is_ready`    public: it may be used now, and can be paid
- `fits`        public: the moment suits it
- `helps`       it would do something (G212)
- `words`       the words with which it is used
- `spend`       it is used: it leaves the hand and is paid
- `act`         it works; what it needs to ask is a step on the agenda

Numbers that hold all the time are set (`set_numbers`) and then added to (`add_numbers`) when pilot or upgrades change.
All numbers are those of its Effect, so that whoever owns the box can correct them.
"""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.cards import retire
from baffe.games.heavy_hitters.data.entries import Effect
from baffe.games.heavy_hitters.energy import can_pay, pay
from baffe.kernel.seat import Seat

if TYPE_CHECKING:
    from baffe.games.heavy_hitters.squad import Squad
    from baffe.games.heavy_hitters.table import HeavyTable

NO_WORDS: Final[tuple[str, ...]] = ()
NO_EFFECT: Final = Effect("")


class Power:
    """Something that can be used, or that works by itself."""

    id: str = ""
    ask: str = ""  # the kind of question on which it is offered; "" if it works by itself
    verb: str = ""  # with which its words begin, if not with its id
    lingers: bool = False  # a card stays in play until the attack is over

    def __init__(self) -> None:
        self.number = 0  # its place in its own table; of a card the number of the card
        self.index = 0  # its place among all powers
        self.effect = NO_EFFECT
        self.own_words: tuple[str, ...] = (self.id,)

    def take_print(self, number: int, row: Any) -> None:
        """What is printed on it, from the entry of its table."""
        self.number = number
        self.effect = row.effect

    # -- numbers --

    def set_numbers(self, squad: "Squad") -> None:
        """It sets a number of its owner, if no other power sets a better one."""

    def add_numbers(self, squad: "Squad") -> None:
        """It adds to a number of its owner."""

    # -- queries: they look and never touch --

    def is_held(self, table: "HeavyTable", seat: Seat) -> bool:
        return False

    def is_ready(self, table: "HeavyTable", seat: Seat) -> bool:
        return True

    def fits(self, table: "HeavyTable", seat: Seat) -> bool:
        return True

    def helps(self, table: "HeavyTable", seat: Seat) -> bool:
        return True

    def words(self, table: "HeavyTable", seat: Seat) -> tuple[str, ...]:
        return self.own_words

    # -- reactions: they act --

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        """It is used up and paid for."""

    def act(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        """It works."""

    def attack_over(self, table: "HeavyTable", seat: Seat) -> None:
        """G204: a card that lingers answers the attack on its owner."""

    def over(self, table: "HeavyTable", seat: Seat) -> None:
        """What it does is done; a card goes to the discard pile (G43)."""


class HandCard(Power):
    """A faction card that is played from the hand."""

    energy: int = 0

    def take_print(self, number: int, row: Any) -> None:
        super().take_print(number, row)
        self.energy = row.energy

    def price(self, table: "HeavyTable", seat: Seat) -> int:
        return self.energy

    def is_held(self, table: "HeavyTable", seat: Seat) -> bool:
        return table.squads[seat].hand.has(self.number)

    def is_ready(self, table: "HeavyTable", seat: Seat) -> bool:
        return can_pay(table, seat, self.price(table, seat))

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        squad = table.squads[seat]
        squad.hand = squad.hand.without(self.number)
        squad.in_play += (self.number,)
        table.uncover(facts.PLAYED, seat, self.id, self.id)
        pay(table, seat, self.price(table, seat), self.id)

    def over(self, table: "HeavyTable", seat: Seat) -> None:
        retire(table, seat, self.number, "gkr/G43")


class Maneuver(HandCard):
    """G82: at most one in a round."""

    def is_ready(self, table: "HeavyTable", seat: Seat) -> bool:
        return not table.squads[seat].maneuvered and super().is_ready(table, seat)

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        table.squads[seat].maneuvered = True
        super().spend(table, seat, word)


class Reaction(HandCard):
    """G119: at most one in an attack. `hh_only`: only against an attack on the Heavy Hitter."""

    hh_only: bool = True

    def is_ready(self, table: "HeavyTable", seat: Seat) -> bool:
        return not table.attack.reacted and super().is_ready(table, seat)

    def fits(self, table: "HeavyTable", seat: Seat) -> bool:
        return not self.hh_only or table.attack.target_unit == 0

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        table.attack.reacted = True
        super().spend(table, seat, word)


class SponsorCard(Power):
    """A card that a sponsor has given; playing it costs nothing (G155, G157)."""

    def is_held(self, table: "HeavyTable", seat: Seat) -> bool:
        return table.squads[seat].sponsors.has(self.number)

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        squad = table.squads[seat]
        squad.sponsors = squad.sponsors.without(self.number)
        table.sponsor_discard = table.sponsor_discard.add(self.number)
        table.uncover(facts.SPONSOR_PLAYED, seat, self.id, self.id, other=self.victim(table, word))

    def victim(self, table: "HeavyTable", word: str) -> Seat:
        """The seat that it is played against."""
        return Seat(int(word.partition("@")[2])) if "@" in word else Seat(-1)


class Hack(SponsorCard):
    """It harms an opponent, who may counter it; only then it strikes (G155, G156)."""

    def act(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        table.counter_or_strike(self.victim(table, word), seat, self.index, word)

    def strike(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        """Nobody has countered it."""


class Ability(Power):
    """What a pilot or an upgrade can do: always, once a round or once a game (G164, G168)."""

    once_a_game: bool = False
    bit: int = 0  # of Squad.used

    def take_print(self, number: int, row: Any) -> None:
        super().take_print(number, row)
        self.once_a_game = row.frequency == "game"

    def is_held(self, table: "HeavyTable", seat: Seat) -> bool:
        """Abilities are public, so they are not looked for: whoever asks has them."""
        squad = table.squads[seat]
        return not (squad.used & self.bit) and not (self.once_a_game and squad.pilot_spent)

    def spend(self, table: "HeavyTable", seat: Seat, word: str) -> None:
        self.use_up(table, seat)
        if table.loud:
            table.tell_all(facts.USED, seat, self.id, (self.id, "game" if self.once_a_game else "round"))

    def use_up(self, table: "HeavyTable", seat: Seat) -> None:
        squad = table.squads[seat]
        squad.used |= self.bit
        if self.once_a_game:
            squad.pilot_spent = True


class PilotAbility(Ability):
    bit = 1


class UpgradeAbility(Ability):
    def take_print(self, number: int, row: Any) -> None:
        super().take_print(number, row)
        self.bit = 2 << number
