"""The kinds of entries. Whatever has an id is named by it in words, scenes, views and texts."""

from typing import Any, Final

from baffe.kernel.state import Value

# Where an entry comes from: a published source, general knowledge, our own completion, or whoever owns the box.
SOURCED: Final = "sourced"
RECALL: Final = "recall"
HOUSE: Final = "house"
OWNER: Final = "owner"

UNSAID: Final = -99  # a number that an effect does not name

UNITS: Final[tuple[str, ...]] = ("hh", "combat", "repair", "recon")  # in the order in which they move (G58)
DB: Final = "diamondback"
KW: Final = "kingwolf"
TH: Final = "thunderhappy"
HS: Final = "hammerstrike"
EACH: Final = "each"  # a card of every faction
PACKS: Final[tuple[str, ...]] = ("core", "extended")
SIDES: Final[tuple[str, ...]] = ("any", "standard", "alternative")

Offset = tuple[int, int]


class Number(Value):
    """A number or a switch of the rules."""

    id: str
    v: Any
    source: str


class Faction(Value):
    id: str
    colour: str
    prefix: str  # with which the ids of its weapons begin
    source: str


class Keyword(Value):
    id: str
    bit: int  # of Weapon.keywords
    decision: bool  # it needs a choice of the attacker, so a solo opponent ignores it
    source: str


class Weapon(Value):
    """Whatever fires: a weapon card, a support unit's weapon, an Orbital Strike."""

    id: str
    faction: str
    set: str  # core or extended
    slot: str  # primary, secondary, support or orbital
    copies: int
    energy: int
    speed: int
    attack: int  # the sum that two dice must reach
    damage: int
    range: tuple[int, int]  # nearest and farthest
    arc: int
    keywords: int  # bits
    source: str

    def has(self, keyword: int) -> bool:
        return self.keywords & keyword != 0


class Effect(Value):
    """What a card, pilot or upgrade does; which numbers belong to it is said by `op`."""

    op: str
    n: int = UNSAID
    range: int = UNSAID
    min_range: int = UNSAID
    max_range: int = UNSAID
    min_damage: int = UNSAID
    self_damage: int = UNSAID
    cost: int = UNSAID
    over_max: int = UNSAID  # 1: yes


class Utility(Value):
    """A Deploy card, maneuver, reaction or Orbital Strike."""

    id: str
    kind: str
    faction: str
    set: str
    copies: int
    energy: int
    window: str
    effect: Effect
    source: str
    weapon: Weapon | None = None  # of an Orbital Strike
    decision: bool = True  # it needs a choice of its owner


class Sponsor(Value):
    id: str
    copies: int
    sponsor_class: str
    window: str
    not_in_solo: bool
    effect: Effect
    source: str


class Pilot(Value):
    id: str
    faction: str
    frequency: str  # round, game or always
    window: str
    ask: str  # the kind of question on which it is offered; "" if it works by itself
    effect: Effect
    source: str


class Upgrade(Value):
    id: str
    tier: int
    path: str
    frequency: str
    window: str
    ask: str
    effect: Effect
    source: str


class Path(Value):
    id: str
    order: tuple[str, ...]
    source: str


class Achievement(Value):
    id: str
    fame: int
    source: str


class SupportUnit(Value):
    id: str
    max_move: int
    hit_points: int
    armor_save: int
    tag_cost: int
    repair_on: int  # the least number on a die with which it repairs; 0: it cannot
    weapon: Weapon
    source: str


class Zone(Value):
    id: str
    deploy: bool
    damage_bonus: int
    reset_damage: int
    source: str


class Start(Value):
    """Where a Heavy Hitter begins."""

    seat: str
    hex: str
    facing: int


class Starts(Value):
    """The start hexes for a number of players."""

    id: str
    seats: tuple[Start, ...]
    source: str


class Scenario(Value):
    id: str
    players: tuple[int, ...]
    side: str
    buildings: tuple[str, ...]
    starts: tuple[Start, ...]  # empty: those for its number of players
    source: str


class Deck(Value):
    """A deck of 25 cards. A built one has no id."""

    id: str
    faction: str
    primary: str
    secondary: tuple[str, ...]
    utility: dict[str, int]
    source: str


class Column(Value):
    """One die column of a letter diagram: where each letter lies, in the frame of a Heavy Hitter that faces north."""

    id: str  # the die
    plan: str  # what it is meant for; of a deployment the unit
    letters: tuple[Offset, ...]
    source: str


class Reveal(Value):
    """How many cards a solo opponent reveals on that die."""

    id: str
    cards: int
    source: str


class Priority(Value):
    """Whom a unit of a solo opponent attacks, the first choice first."""

    id: str
    order: tuple[str, ...]
    source: str


class OpponentDeck(Value):
    id: str  # the faction
    primary: tuple[str, ...]
    secondary: tuple[str, ...]
    orbital: int
    extra_secondary: str
    source: str


class Level(Value):
    id: str
    cards: int
    more_revealed: int
    extra_secondary: bool
    source: str
