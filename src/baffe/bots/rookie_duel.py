"""Duel as somebody plays it in a first week: as `simple` does, with errors that people make.

No error is random. Each has a name and a switch, so that a coach can tell it and a test can show it.
"""

from typing import Any, ClassVar, Final

from baffe.bots.bot import Eyes
from baffe.bots.simple_duel import SELF_HITS, TRACKS, SimpleDuel, kept_dice, said, without_idle
from baffe.games.duel.figures import MONSTERS
from baffe.kernel.agenda import Decision

FACES: Final[tuple[str, ...]] = ("smash", "heart", "energy", "fame", "destruction", "special")
DEAR: Final = 5  # energy


class Errors:
    """The errors, all of them made unless they are switched off."""

    def __init__(
        self,
        one_heart_too_many: bool = True,
        pulls_both_ways: bool = True,
        buys_the_dearest: bool = True,
        forgets_its_power: bool = True,
    ) -> None:
        self.one_heart_too_many: Final = one_heart_too_many  # keeps a heart at full health
        self.pulls_both_ways: Final = pulls_both_ways  # with a pair of each track keeps both, and completes neither
        self.buys_the_dearest: Final = buys_the_dearest  # a card that costs so much must be good
        self.forgets_its_power: Final = forgets_its_power  # rolls specials again as if they were nothing


class RookieDuel(SimpleDuel):
    """Beaten by people who have played a few times."""

    name: ClassVar[str] = "rookie"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.errors: Errors = Errors()

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if decision.kind == "roll":
            return self._roll(decision.options, eyes.view(), decision.seat)
        if decision.kind == "buy" and self.errors.buys_the_dearest:
            word = self._dearest(decision.options, eyes.view(), decision.seat)
            if word:
                return word
        return super().choose(decision, eyes)

    def _roll(self, options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
        dice: list[str] = view["dice"]
        kept = without_idle(kept_dice(dice, view, seat), view, seat)
        counts = [kept.count(face) for face in FACES]
        if self.errors.one_heart_too_many and counts[1] < dice.count("heart") and full(view, seat):
            counts[1] += 1
        if self.errors.pulls_both_ways and min([dice.count(track) for track in TRACKS]) >= 2:
            counts[3], counts[4] = dice.count("fame"), dice.count("destruction")
        if self.errors.forgets_its_power:
            counts[5] = 0
        return said(options, dice, [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)])

    def _dearest(self, options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
        best, most = "", DEAR - 1
        for card, price in zip(view["row"], view["prices"], strict=True):
            if "buy:" + card in options and price > most and SELF_HITS.get(card, 0) < view["seats"][seat]["hearts"]:
                best, most = "buy:" + card, price
        return best


def full(view: dict[str, Any], seat: int) -> bool:
    """Whether a monster has all its hearts."""
    me = view["seats"][seat]
    return bool(me["hearts"] >= MONSTERS[me["monster"]].hearts)
