"""The timing chart: every moment at which a card may speak, in the order of a turn, with harmless defaults.

Three kinds of hook, kept apart: numbers that add up (pure), damage on its way (stop or soften it), moments (react).
`it` is the card as it lies in front of its owner, `it.seat`. A hook that needs a question puts a step on the agenda.
"""

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from baffe.games.tokyo.attack import Brace
    from baffe.games.tokyo.table import TokyoTable

NO_WORDS: Final[tuple[str, ...]] = ()


class Held:
    """A card in front of a monster. It never changes: a change is a new Held in its place.

    `power` is what it does: its own card, or the one that it copies (`target` is that card's number).
    """

    def __init__(self, number: int, seat: int, card: "Card", power: "Card", tokens: int, target: int) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.card: Final = card
        self.power: Final = power
        self.tokens: Final = tokens
        self.target: Final = target


class Ware:
    """A card on offer outside the market: the word that buys it, its number, and who is paid (-1: the bank)."""

    def __init__(self, word: str, number: int, seller: int) -> None:
        self.word: Final = word
        self.number: Final = number
        self.seller: Final = seller


class Card:
    """An Energy card. Subclasses override the moments they care about."""

    id: str = ""
    cost: int = 0
    copies: int = 1
    keep: bool = True  # POUVOIR; False for ACTION
    tokens: int = 0  # lying on it when it arrives
    copyable: bool = True
    copies_others: bool = False  # it may have the power of another card
    tradable: bool = True  # may be bought from its owner
    sellable: bool = True  # may be sold by its owner
    haste: int = 0  # of an owner's cards that speak at one moment the one with more of it is first, else the older
    undying: bool = False  # the owner lives on at 0 hearts
    sells_cards: bool = False  # the owner may sell cards after buying
    discards_itself: bool = False  # by being used
    probes: str = ""  # the verb with which the owner rolls a die of others again
    fears_hearts: bool = False  # discarded when such a die shows a heart
    rerolls_threes: str = ""  # the word with which the owner rolls any die that shows a 3 again

    own_words: ClassVar[tuple[str, ...]] = NO_WORDS  # every word of its own that it can ever offer

    # -- numbers that add up: look, never touch --

    def dice(self, table: "TokyoTable", it: Held) -> int:
        """More dice for the owner's turn."""
        return 0

    def rolls(self, table: "TokyoTable", it: Held) -> int:
        """More Rolls for the owner's turn."""
        return 0

    def smashes(self, table: "TokyoTable", it: Held) -> int:
        """Smashes added to the owner's result."""
        return 0

    def more_smashes(self, table: "TokyoTable", it: Held) -> int:
        """Smashes added when the result has at least one."""
        return 0

    def fire(self, table: "TokyoTable", it: Held) -> int:
        """Hearts that both neighbours lose when the result has a smash."""
        return 0

    def smashes_everybody(self, table: "TokyoTable", it: Held) -> bool:
        """The owner's smashes hit all other monsters, wherever they are."""
        return False

    def heals_others(self, table: "TokyoTable", it: Held) -> bool:
        """The owner's heart dice may heal other monsters."""
        return False

    def most_hearts(self, table: "TokyoTable", it: Held) -> int:
        """The owner's maximum; the largest counts."""
        return 10

    def more_hearts(self, table: "TokyoTable", it: Held) -> int:
        """Added to every gain of hearts."""
        return 0

    def more_energy(self, table: "TokyoTable", it: Held) -> int:
        """Added to every gain of energy."""
        return 0

    def discount(self, table: "TokyoTable", it: Held) -> int:
        """Off the price of every card."""
        return 0

    def spare_energy(self, table: "TokyoTable", it: Held) -> int:
        """What the owner could gain at once, by a word that it may use at any time."""
        return 0

    def sharpens(self, table: "TokyoTable", it: Held) -> int:
        """Hearts added to what is left of each loss that the owner causes to others."""
        return 0

    # -- words on the owner's questions, and what they do --

    def any_time(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Offered on each of the owner's questions and before each loss of hearts."""
        return NO_WORDS

    def while_rolling(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        return NO_WORDS

    def after_rolling(self, table: "TokyoTable", it: Held) -> tuple[str, ...]:
        """Offered when the dice may be changed, after others had their say."""
        return NO_WORDS

    def could_change_dice(self, table: "TokyoTable", it: Held) -> bool:
        """The owner is asked then even when it cannot pay now: it may still find the energy."""
        return False

    def use(self, table: "TokyoTable", it: Held, word: str) -> None:
        """The owner chose one of the words above."""

    def bracing(self, table: "TokyoTable", it: Held, hit: "Brace") -> tuple[str, ...]:
        """Offered when the owner is about to lose hearts."""
        return NO_WORDS

    def brace(self, table: "TokyoTable", it: Held, hit: "Brace", word: str) -> None:
        """The owner chose it; what is left of the hit must go on the agenda."""

    def wares(self, table: "TokyoTable", it: Held) -> list[Ware]:
        """Offers of its own in the owner's buy phase."""
        return []

    def keeps_shop_open(self, table: "TokyoTable", it: Held) -> bool:
        """The owner is asked even when it cannot pay now: silence would tell a secret, or it may still find energy."""
        return False

    def snatches(self, table: "TokyoTable", it: Held) -> bool:
        """The owner may buy what is revealed in the turns of others."""
        return False

    def may_probe(self, table: "TokyoTable", it: Held) -> bool:
        """Now that the dice of another monster lie there."""
        return True

    # -- damage on its way to the owner --

    def shrugs_off(self, table: "TokyoTable", it: Held, hearts: int) -> bool:
        """A loss of that many hearts is ignored."""
        return False

    def dodges(self, table: "TokyoTable", it: Held) -> bool:
        """Smash damage waits until the owner has decided whether to flee."""
        return False

    def survives(self, table: "TokyoTable", it: Held) -> bool:
        """At 0 hearts: saves the owner from elimination, and does what saving costs."""
        return False

    # -- moments --

    def arrived(self, table: "TokyoTable", it: Held) -> None:
        """The power came to its owner: bought, taken over, or copied."""

    def scored(self, table: "TokyoTable", it: Held) -> None:
        """The owner has more stars than before."""

    def acquired(self, table: "TokyoTable", seat: int, number: int) -> None:
        """The printed card was bought by that seat; what an ACTION does."""

    def turn_started(self, table: "TokyoTable", it: Held) -> None:
        """Before the reward for starting in Tokyo."""

    def turn_started_in_tokyo(self, table: "TokyoTable", it: Held) -> None:
        """After that reward."""

    def before_rolling(self, table: "TokyoTable", it: Held) -> None:
        """Said by the printed card, not by what it copies."""

    def rival_rolled(self, table: "TokyoTable", it: Held) -> None:
        """Another monster has ended its Rolls; its dice are not yet changed."""

    def dice_set(self, table: "TokyoTable", it: Held) -> None:
        """Another monster's dice are final, and not yet resolved."""

    def resolving(self, table: "TokyoTable", it: Held) -> None:
        """The owner's dice are read, before any face takes effect."""

    def three_ones(self, table: "TokyoTable", it: Held) -> None:
        """The owner has scored three 1s or more."""

    def smashing(self, table: "TokyoTable", it: Held) -> None:
        """The owner's result has a smash; nobody is hurt yet."""

    def drew_blood(self, table: "TokyoTable", it: Held, victim: int) -> None:
        """The owner's smashes made that monster lose hearts."""

    def wounded(self, table: "TokyoTable", it: Held, victim: int, packets: int) -> None:
        """The owner made another monster lose hearts by whatever it did, so many packets of them."""

    def lost_hearts(self, table: "TokyoTable", it: Held, most: int) -> None:
        """The owner lost hearts and is not out; `most` of them in one packet."""

    def eliminated(self, table: "TokyoTable", it: Held) -> None:
        """The owner is out. Said to innate powers; cards are discarded."""

    def somebody_fell(self, table: "TokyoTable", it: Held, victim: int) -> None:
        """A monster dropped to 0 hearts."""

    def bites(self, table: "TokyoTable", it: Held) -> int:
        """Hearts that the monster taking the owner's place loses when the owner has fled."""
        return 0

    def stall_opened(self, table: "TokyoTable", it: Held) -> None:
        """The owner is about to be asked what to buy."""

    def paid_for_card(self, table: "TokyoTable", it: Held) -> None:
        """The owner has paid for a card that is not yet its own."""

    def shop_closed(self, table: "TokyoTable", it: Held) -> None:
        """The owner's buy phase is over."""

    def turn_ending(self, table: "TokyoTable", it: Held) -> None:
        """First of the owner's end-of-turn effects, while stars are still as they were."""

    def turn_ended(self, table: "TokyoTable", it: Held) -> None:
        """The other end-of-turn effects; poison comes after them."""

    def anyones_turn_ended(self, table: "TokyoTable", it: Held) -> None:
        """Somebody's turn is over, poison included."""

    def next_turn_due(self, table: "TokyoTable", it: Held) -> None:
        """Nobody has won; the owner's turn is over and the next is about to begin."""
