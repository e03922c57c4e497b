"""The timing chart: what is printed on a card, and every moment at which it may speak, with harmless defaults.

Printed numbers are attributes. Hooks are of three kinds, and their names keep the promise:

- a QUERY looks and never touches: a number, words, a truth;
- an ANSWER decides what becomes of something that is on its way;
- a REACTION acts, because something has happened or a moment has come.

`it` is the card as it lies in front of its owner, `it.seat`. A hook that needs a question puts a step on the agenda.
A hook that only one card uses says which rule names its moment.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from baffe.kernel.declared import named
from baffe.kernel.pile import NO_CARD
from baffe.kernel.seat import Seat
from baffe.kernel.state import Value

if TYPE_CHECKING:
    from baffe.games.tokyo.damage import Brace, Damage
    from baffe.games.tokyo.table import TokyoTable

NO_WORDS: Final[tuple[str, ...]] = ()

# What a power looks at in its owner's dice beside what faces mean by themselves: bits of `Card.reads`.
SHOWN: Final = 1  # which faces are there at all
TRIPLES: Final = 2  # which numbers are there three times
FOURFOLD: Final = 4  # which faces are there four times
ALL_HEARTS: Final = 8  # hearts that its owner has no use for

QUERIES: Final[tuple[str, ...]] = (
    "smashes", "more_smashes", "any_time", "while_rolling", "probing", "after_rolling", "may_heal", "bracing", "wares",
    "keeps_shop_open",
)  # fmt: skip
ANSWERS: Final[tuple[str, ...]] = ("takes_over_dice", "shrugs_off", "dodges", "brace", "survives")
REACTIONS: Final[tuple[str, ...]] = (
    "used", "arrived", "acquired", "scored", "turn_started", "turn_started_in_tokyo", "before_rolling", "rival_rolled",
    "dice_set", "resolving", "three_ones", "hearts_given", "smashing", "drew_blood", "wounded", "lost_hearts",
    "somebody_fell", "stall_opened", "paid_for_card", "cards_revealed", "shop_closed", "turn_ending", "turn_ended",
    "anyones_turn_ended", "next_turn_due",
)  # fmt: skip


class Held(Value):
    """A card in front of a monster. It never changes: a change is a new Held in its place.

    `power` is what it does: its own card, or the one that it copies (`target` is that card's number).
    """

    number: int
    seat: Seat
    card: "Card"
    power: "Card"
    tokens: int
    target: int

    def with_tokens(self, tokens: int) -> "Held":
        return Held(self.number, self.seat, self.card, self.power, tokens, self.target)

    def copying(self, target: "Held", tokens: int) -> "Held":
        """As a copy of what is printed on another card."""
        return Held(self.number, self.seat, self.card, target.card, tokens, target.number)


class Ware(Value):
    """A card on offer outside the market: the word that buys it, its number, and who is paid."""

    word: str
    number: int
    seller: Seat


class Card:
    """An Energy card. Subclasses override what is printed on them."""

    id: str = ""  # follows from the name of the class if not given
    cost: int = 0
    copies: int = 1
    keep: bool = True  # POUVOIR; False for ACTION
    tokens: int = 0  # lying on it when it arrives
    copyable: bool = True
    copies_others: bool = False  # it may have the power of another card
    tradable: bool = True  # may be bought from its owner
    sellable: bool = True  # may be sold by its owner
    haste: int = 0  # of an owner's cards that speak at one moment the one with more of it is first, else the older
    discards_itself: bool = False  # by being used

    dice: int = 0  # more dice for the owner's turn
    rolls: int = 0  # more Rolls for the owner's turn
    fire: int = 0  # hearts that both neighbours lose when the owner's result has a smash
    smashes_everybody: bool = False  # wherever they are
    sharpens: int = 0  # hearts added to what is left of each loss that the owner causes to others in its turn
    bites: int = 0  # hearts that the monster taking the owner's place loses when the owner has fled
    most_hearts: int = 10  # the owner's maximum; the largest counts
    undying: bool = False  # the owner lives on at 0 hearts
    more_hearts: int = 0  # added to every gain of hearts
    more_energy: int = 0  # added to every gain of energy
    discount: int = 0  # off the price of every card
    change_fee: int = 0  # energy for which it changes a die: the owner is asked even if it must still find that
    reads: int = 0  # of the owner's dice, see SHOWN; whoever thinks ahead tries hands that differ otherwise only once
    energy_for_token: int = 0  # energy that the owner may gain for each of its tokens at any time

    own_words: ClassVar[tuple[str, ...]] = NO_WORDS  # every word of its own that it can ever offer

    def __init__(self) -> None:
        self.id = self.id or named(type(self).__name__)

    # -- queries: they look and never touch --

    def smashes(self, table: "TokyoTable", it: Held) -> int:
        """Smashes added to the owner's result."""
        return 0

    def more_smashes(self, table: "TokyoTable", it: Held) -> int:
        """Smashes added when the result has at least one."""
        return 0

    def any_time(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Words on each of the owner's questions and before each loss of hearts."""
        return NO_WORDS

    def while_rolling(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Words with which the owner may roll on."""
        return NO_WORDS

    def probing(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Words with which the owner may roll a die of the active monster again, now that it has stopped."""
        return NO_WORDS

    def after_rolling(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Words with which the owner may change its dice, after others had their say."""
        return NO_WORDS

    def may_heal(self, table: "TokyoTable", it: Held, given: tuple[int, ...]) -> list[Seat]:
        """tokyo/R27: others to whom the next heart die may go; so many hearts are already meant for each seat."""
        return []

    def bracing(self, table: "TokyoTable", it: Held, damage: "Damage") -> tuple[str, ...]:
        """Words with which the owner may answer damage."""
        return NO_WORDS

    def wares(self, table: "TokyoTable", it: Held) -> list[Ware]:
        """Offers of its own in the owner's buy phase."""
        return []

    def keeps_shop_open(self, table: "TokyoTable", it: Held) -> bool:
        """The owner is asked even when it cannot pay now: silence would tell a secret, or it may still find energy."""
        return False

    # -- answers: they decide what becomes of something on its way --

    def takes_over_dice(self, table: "TokyoTable", it: Held) -> bool:
        """tokyo/R22: hearts, energy and smashes are resolved in the card's own order; it has seen to that."""
        return False

    def shrugs_off(self, table: "TokyoTable", it: Held, hearts: int) -> bool:
        """A loss of that many hearts is ignored."""
        return False

    def dodges(self, table: "TokyoTable", it: Held) -> bool:
        """tokyo/R56: smash damage waits until the owner has decided whether to flee."""
        return False

    def brace(self, table: "TokyoTable", it: Held, hit: "Brace", word: str) -> None:
        """The owner chose a word of `bracing`; what is left of the damage must go on."""

    def survives(self, table: "TokyoTable", it: Held) -> bool:
        """At 0 hearts: saves the owner from elimination, and does what saving costs."""
        return False

    # -- reactions: they act --

    def used(self, table: "TokyoTable", it: Held, word: str) -> None:
        """The owner chose a word of `any_time`, `while_rolling` or `after_rolling`."""

    def arrived(self, table: "TokyoTable", it: Held) -> None:
        """The power came to its owner: bought, taken over, or copied."""

    def acquired(self, table: "TokyoTable", seat: Seat, number: int) -> None:
        """The printed card was bought by that seat; what an ACTION does."""

    def scored(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R102: the owner has more stars than before."""

    def turn_started(self, table: "TokyoTable", it: Held) -> None:
        """Before the reward for starting in Tokyo."""

    def turn_started_in_tokyo(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R13: after that reward."""

    def before_rolling(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/S2: said by the printed card, not by what it copies."""

    def rival_rolled(self, table: "TokyoTable", it: Held) -> None:
        """Another monster has ended its Rolls; its dice are not yet changed."""

    def dice_set(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/S7: another monster's dice are final, and not yet resolved."""

    def resolving(self, table: "TokyoTable", it: Held) -> None:
        """The owner's dice are read, before any face takes effect."""

    def three_ones(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R30: the owner has scored three 1s or more."""

    def hearts_given(self, table: "TokyoTable", it: Held, given: tuple[int, ...]) -> None:
        """tokyo/R27: the owner has shared out its heart dice; so many of them go to each other seat."""

    def smashing(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R32: the owner's result has a smash; nobody is hurt yet."""

    def drew_blood(self, table: "TokyoTable", it: Held, victim: Seat) -> None:
        """The owner's smashes made that monster lose hearts."""

    def wounded(self, table: "TokyoTable", it: Held, victim: Seat, packets: int) -> None:
        """tokyo/R47: the owner made another monster lose hearts by whatever it did, so many packets of them."""

    def lost_hearts(self, table: "TokyoTable", it: Held, most: int) -> None:
        """tokyo/R50: the owner lost hearts and is not out; `most` of them in one packet."""

    def somebody_fell(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R49: a monster dropped to 0 hearts."""

    def stall_opened(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/S14: the owner is about to be asked what to buy."""

    def paid_for_card(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R73: the owner has paid for a card that is not yet its own."""

    def cards_revealed(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/S15: in another monster's turn new cards have come into the market."""

    def shop_closed(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/S17: the owner's buy phase is over."""

    def turn_ending(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R81: first of the owner's end-of-turn effects, while stars are still as they were."""

    def turn_ended(self, table: "TokyoTable", it: Held) -> None:
        """The other end-of-turn effects; poison comes after them."""

    def anyones_turn_ended(self, table: "TokyoTable", it: Held) -> None:
        """Somebody's turn is over, poison included."""

    def next_turn_due(self, table: "TokyoTable", it: Held) -> None:
        """tokyo/R85: nobody has won; the owner's turn is over and the next is about to begin."""


def fresh(number: int, seat: Seat, card: Card) -> Held:
    """The card as it arrives."""
    return Held(number, seat, card, card, card.tokens, NO_CARD)
