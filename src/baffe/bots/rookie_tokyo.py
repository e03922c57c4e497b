"""King of Tokyo as somebody plays it in a first week: as `simple` does, with errors that people make.

No error is random. Each has a name and a switch, so that a coach can tell it and a test can show it.
"""

from typing import Any, ClassVar, Final

from baffe.bots.simple_tokyo import HURTS_ITS_BUYER, SimpleTokyo

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "heart", "energy", "smash")


class Errors:
    """The errors, all of them made unless they are switched off."""

    def __init__(
        self,
        one_heart_too_many: bool = True,
        dreams_of_threes: bool = True,
        stays_too_long: bool = True,
        buys_the_first: bool = True,
        forgets_to_change_dice: bool = True,
    ) -> None:
        self.one_heart_too_many: Final = one_heart_too_many  # keeps a heart at full health
        self.dreams_of_threes: Final = dreams_of_threes  # keeps every 3, also a single one, whatever else there is
        self.stays_too_long: Final = stays_too_long  # never flees before three hearts
        self.buys_the_first: Final = (
            buys_the_first  # buys the first card of the market that it can pay, unless it would fall
        )
        self.forgets_to_change_dice: Final = forgets_to_change_dice  # cards that change dice lie there unused


class RookieTokyo(SimpleTokyo):
    """Beaten by people who have played a few times."""

    name: ClassVar[str] = "rookie"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.errors: Errors = Errors()

    def _kept(self, dice: list[str], view: dict[str, Any], me: dict[str, Any]) -> list[str]:
        kept = super()._kept(dice, view, me)
        counts = [kept.count(face) for face in FACES]
        hearts, threes = dice.count("heart"), dice.count("3")
        if self.errors.one_heart_too_many and counts[3] < hearts and me["hearts"] >= 10:
            counts[3] += 1
        if self.errors.dreams_of_threes and threes > counts[2] and max(counts[0], counts[1]) < 3:
            counts[0] = counts[1] = 0
            counts[2] = threes
        return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]

    def _should_flee(self, view: dict[str, Any], me: dict[str, Any]) -> bool:
        if self.errors.stays_too_long:
            return bool(me["hearts"] <= 3)
        return super()._should_flee(view, me)

    def _buy(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        if self.errors.buys_the_first:
            for card in view["market"]:
                word: str = "buy:" + card
                if word in options and HURTS_ITS_BUYER.get(card, 0) < me["hearts"]:
                    return word
        return super()._buy(options, view, me)

    def _change(self, options: tuple[str, ...], view: dict[str, Any], me: dict[str, Any]) -> str:
        if self.errors.forgets_to_change_dice and "done" in options:
            return "done"
        return super()._change(options, view, me)
