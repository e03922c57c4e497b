"""The options of a deal, checked."""

from typing import Any, Final

from baffe.kernel.game import Setting, Switch, checked_setting, checked_switch
from baffe.kernel.refusal import BadOption
from baffe.kernel.state import Value

RESHUFFLE: Final = Switch("reshuffle")
FIRST_HIT_LOSES: Final = Switch("first_hit_loses")
AUTOBOT_LEVEL: Final = Setting("autobot", ("normal", "hard"), "")
TOKEN_BONUS: Final = Setting("autobot_token_bonus", ("nothing", "cube"), "nothing", solo=True)
FIRST_TURN_DICE: Final = "autobot_first_turn_dice"
FIRST_DICE: Final = (6, 5)  # what it can be, the usual one first: R1
HOUSE_KEYS: Final = (RESHUFFLE.name, FIRST_HIT_LOSES.name, AUTOBOT_LEVEL.name, FIRST_TURN_DICE, TOKEN_BONUS.name)


class House(Value):
    """The options, as they are played."""

    reshuffle: bool
    first_hit_loses: bool
    autobot: str  # "", "normal" or "hard"
    autobot_first_turn_dice: int
    autobot_token_bonus: str  # "nothing" or "cube"

    def plain(self) -> dict[str, Any]:
        told: dict[str, Any] = {"reshuffle": self.reshuffle, "first_hit_loses": self.first_hit_loses}
        if self.autobot:
            told["autobot"] = self.autobot
            told["autobot_first_turn_dice"] = self.autobot_first_turn_dice
            told["autobot_token_bonus"] = self.autobot_token_bonus
        return told


def house_of(options: dict[str, Any]) -> House:
    """The house rules; unknown keys are refused."""
    for key in options:
        if key not in HOUSE_KEYS:
            raise BadOption(str(key), "is not an option of duel")
    dice = options.get(FIRST_TURN_DICE, FIRST_DICE[0])
    if isinstance(dice, bool) or dice not in FIRST_DICE:
        raise BadOption(FIRST_TURN_DICE, f"{dice!r} is neither 5 nor 6")
    return House(
        reshuffle=checked_switch(options, RESHUFFLE),
        first_hit_loses=checked_switch(options, FIRST_HIT_LOSES),
        autobot="" if options.get(AUTOBOT_LEVEL.name) == "" else checked_setting(options, AUTOBOT_LEVEL),
        autobot_first_turn_dice=int(dice),
        autobot_token_bonus=checked_setting(options, TOKEN_BONUS),
    )
