"""An Energy card of Duel, and the timing chart: every moment at which a card may speak, with harmless defaults."""

from typing import TYPE_CHECKING, ClassVar, Final

from baffe.kernel.declared import named
from baffe.kernel.pile import NO_CARD
from baffe.kernel.seat import Seat

if TYPE_CHECKING:
    from baffe.games.duel.table import DuelTable

NO_WORDS: Final[tuple[str, ...]] = ()


class Card:
    """Subclasses override the moments they care about. There is one copy of each; `me` is its owner."""

    id: str = ""  # follows from the name of the class if not given
    number: int = NO_CARD  # its place in the list of cards
    cost: int = 0
    keep: bool = True  # POUVOIR; False for ACTION
    buzz: str = ""  # the token that comes with it
    comes_first: bool = False  # of cards that speak at the same moment (D9, D22, D43)
    reads_dice: bool = False  # it looks at faces beside what they mean by themselves
    moments: int = 0  # bits of those at which it speaks
    own_words: ClassVar[tuple[str, ...]] = NO_WORDS  # all words of its own; `id:*` stands for one for each card

    # What is printed and needs no telling.

    white_dice: int = 0  # D15
    throws: int = 0  # D18: beyond three
    rerolls_fame: bool = False  # D20: Fame dice may be thrown again without limit
    is_immune: bool = False  # D43: its owner takes no hits

    def __init__(self) -> None:
        self.id = self.id or named(type(self).__name__)

    # -- queries: they look and never touch --

    def smashes(self, table: "DuelTable", me: Seat) -> int:
        """D23: faces that the owner's Roll has without dice."""
        return 0

    def any_time(self, table: "DuelTable", me: Seat) -> tuple[str, ...]:
        """duel/P22: words offered beside the questions of the owner's own rolling, resolving and buying."""
        return NO_WORDS

    def fits_roll(self, table: "DuelTable", me: Seat) -> bool:
        """D22 (b): whether the final Roll sets it off."""
        return False

    def makes_hit_of(self, table: "DuelTable", me: Seat, bonus: str) -> bool:
        """D39: whether its owner may take what lies on a space, or a blank, as a hit."""
        return False

    # -- answers: they decide what becomes of something on its way --

    def stops_first_hit(self, table: "DuelTable", me: Seat) -> bool:
        """D44: in the rival's turn, one of the hits that would be taken now is stopped."""
        return False

    def brace(self, table: "DuelTable", me: Seat, hits: int) -> int:
        """duel/P17: the owner uses the card against hits; how many are left."""
        return hits

    def survives(self, table: "DuelTable", me: Seat) -> bool:
        """duel/D46: the owner would drop to 0 hearts, and stays at 1."""
        return False

    def more_hearts(self, table: "DuelTable", me: Seat) -> int:
        """duel/D47: hearts that come with a gain which leaves room for them."""
        return 0

    # -- reactions: something happened, and the card acts --

    def use(self, table: "DuelTable", me: Seat, word: str) -> None:
        """duel/P22: the owner has used one of the words of `any_time`."""

    def turn_started(self, table: "DuelTable", me: Seat) -> None:
        """D9: the start-of-turn window. Who comes first is done before the others speak."""

    def roll_final(self, table: "DuelTable", me: Seat) -> None:
        """D22 (b): the final Roll has set it off."""

    def dice_skipped(self, table: "DuelTable", me: Seat) -> None:
        """duel/D22 (c), duel/D24: the owner uses the card to leave the dice alone."""

    def dice_start(self, table: "DuelTable", me: Seat) -> None:
        """D22 (d), (e): dice are about to be resolved. Who comes first is done before the others speak."""

    def dice_resolved(self, table: "DuelTable", me: Seat) -> None:
        """duel/D34: nothing is left to resolve."""

    def rival_resolved_energy(self, table: "DuelTable", me: Seat, energy: int) -> None:
        """duel/P20: the resolution of dice brought the rival energy."""

    def stepped(self, table: "DuelTable", me: Seat, track: int, before: int, after: int) -> None:
        """duel/D36, duel/D42: the owner pulled a marker by one space."""

    def pulled(self, table: "DuelTable", me: Seat, track: int, steps: int) -> None:
        """D42: a pull of the owner is over."""

    def hearts_lost(self, table: "DuelTable", me: Seat, loser: Seat, hearts: int) -> None:
        """D45: the owner or the rival lost hearts in one event."""

    def bought(self, table: "DuelTable", me: Seat) -> None:
        """D52: its own effects, after the token was placed."""

    def other_bought(self, table: "DuelTable", me: Seat) -> None:
        """duel/D52: the owner buys another card."""

    def turn_over(self, table: "DuelTable", me: Seat) -> None:
        """duel/D64: the end-of-turn phase."""


PRINTED: Final[tuple[str, ...]] = ("white_dice", "throws", "rerolls_fame", "is_immune")
QUERIES: Final[tuple[str, ...]] = ("smashes", "any_time", "fits_roll", "makes_hit_of")
ANSWERS: Final[tuple[str, ...]] = ("stops_first_hit", "brace", "survives", "more_hearts")
REACTIONS: Final[tuple[str, ...]] = (
    "use", "turn_started", "roll_final", "dice_skipped", "dice_start", "dice_resolved", "rival_resolved_energy",
    "stepped", "pulled", "hearts_lost", "bought", "other_bought", "turn_over",
)  # fmt: skip
MOMENTS: Final[tuple[str, ...]] = PRINTED + QUERIES + ANSWERS + REACTIONS


def moments_of(card: Card) -> int:
    """The bits of moments.py: a card speaks where it says something else than the timing chart."""
    chart = Card()
    found = 0
    for n, name in enumerate(MOMENTS):
        if name in PRINTED:
            speaks = getattr(card, name) != getattr(chart, name)
        else:
            speaks = getattr(type(card), name) is not getattr(Card, name)
        if speaks:
            found |= 1 << n
    return found


def in_order(cards: tuple[Card, ...]) -> list[Card]:
    """Who comes first, then the others as they came."""
    return [card for card in cards if card.comes_first] + [card for card in cards if not card.comes_first]
