"""An Energy card of Duel, and the timing chart: every moment at which a card may speak, with harmless defaults."""

from typing import TYPE_CHECKING, ClassVar, Final

from baffe.games.duel.moments import METHODS

if TYPE_CHECKING:
    from baffe.games.duel.table import DuelTable

NO_WORDS: Final[tuple[str, ...]] = ()


class Card:
    """Subclasses override the moments they care about. There is one copy of each; `me` is its owner."""

    id: str = ""
    number: int = -1  # its place in the list of cards
    cost: int = 0
    keep: bool = True  # POUVOIR; False for ACTION
    buzz: str = ""  # the token that comes with it
    comes_first: bool = False  # among cards that read the final Roll: its order changes nothing
    moments: int = 0  # bits of those at which it speaks
    own_words: ClassVar[tuple[str, ...]] = NO_WORDS  # every word of its own that it can ever offer

    # -- numbers that add up --

    def white_dice(self, table: "DuelTable", me: int) -> int:
        return 0

    def throws(self, table: "DuelTable", me: int) -> int:
        """Beyond three."""
        return 0

    def smashes(self, table: "DuelTable", me: int) -> int:
        """Faces that the owner's Roll has without dice."""
        return 0

    def more_hearts(self, table: "DuelTable", me: int) -> int:
        """On top of a gain of hearts that has an effect."""
        return 0

    # -- words --

    def any_time(self, table: "DuelTable", me: int) -> tuple[str, ...]:
        """Offered beside the questions of the owner's own turn."""
        return NO_WORDS

    def use(self, table: "DuelTable", me: int, word: str) -> None:
        """Acts on a word of its own."""

    # -- moments of the owner's turn --

    def wakes(self, table: "DuelTable", me: int) -> bool:
        """Before anything else of the turn: asks by itself, and says so."""
        return False

    def turn_started(self, table: "DuelTable", me: int) -> None:
        """The start-of-turn window."""

    def rerolls_fame(self, table: "DuelTable", me: int) -> bool:
        """Fame dice may be thrown again without limit."""
        return False

    def fits_roll(self, table: "DuelTable", me: int) -> bool:
        """Whether the final Roll sets it off."""
        return False

    def roll_final(self, table: "DuelTable", me: int) -> None:
        """The Roll has set it off."""

    def skips_dice(self, table: "DuelTable", me: int) -> bool:
        """May skip the resolution of dice."""
        return False

    def punishes_roll(self, table: "DuelTable", me: int) -> bool:
        """The final Roll may cost the owner something before its dice are resolved; whether it does."""
        return False

    def dice_start(self, table: "DuelTable", me: int) -> None:
        """The dice are about to be resolved."""

    def dice_resolved(self, table: "DuelTable", me: int) -> None:
        """All dice are resolved."""

    def turn_over(self, table: "DuelTable", me: int) -> None:
        """The end-of-turn phase."""

    # -- buying --

    def bought(self, table: "DuelTable", me: int) -> None:
        """Its own effects, after the token was placed."""

    def other_bought(self, table: "DuelTable", me: int) -> None:
        """The owner buys another card."""

    # -- pulling --

    def stepped(self, table: "DuelTable", me: int, track: int, before: int, after: int) -> None:
        """The owner pulled a marker by one space."""

    def pulled(self, table: "DuelTable", me: int, track: int, steps: int) -> None:
        """A pull of the owner is over."""

    def swaps_bonus(self, table: "DuelTable", me: int) -> bool:
        """Bonuses may be taken as hits."""
        return False

    def fills_blanks(self, table: "DuelTable", me: int) -> bool:
        """Blank spaces may be taken as hits."""
        return False

    # -- hits --

    def is_immune(self, table: "DuelTable", me: int) -> bool:
        return False

    def hides(self, table: "DuelTable", me: int) -> bool:
        """May throw dice against hits."""
        return False

    def stops_first_hit(self, table: "DuelTable", me: int) -> bool:
        """Stops one hit that would be taken now."""
        return False

    def hit_taken(self, table: "DuelTable", me: int, hearts: int) -> None:
        """The owner lost hearts in one event."""

    def rival_hit(self, table: "DuelTable", me: int, before: int, hearts: int) -> None:
        """The rival lost hearts; so many before in this turn."""

    def survives(self, table: "DuelTable", me: int) -> bool:
        """The owner would drop to 0 hearts, and does not."""
        return False

    # -- the rival --

    def rival_resolved_energy(self, table: "DuelTable", me: int, energy: int) -> None:
        """The resolution of dice brought the rival energy."""


def moments_of(card: Card) -> int:
    """A card speaks at the moments that it overrides."""
    found = 0
    for n, method in enumerate(METHODS):
        if getattr(type(card), method) is not getattr(Card, method):
            found |= 1 << n
    return found
