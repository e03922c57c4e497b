"""The options of a deal, checked."""

from typing import Any, Final

from baffe.games.duel.rulebook import House
from baffe.kernel.refusal import BadOption

HOUSE_KEYS: Final = ("reshuffle", "first_hit_loses", "autobot", "autobot_first_turn_dice", "autobot_token_bonus")


def house_of(options: dict[str, Any]) -> House:
    """The house rules; unknown keys are refused."""
    for key in options:
        if key not in HOUSE_KEYS:
            raise BadOption(str(key), "is not an option of duel")
    autobot = options.get("autobot", "")
    if autobot is None:
        autobot = ""
    if autobot not in ("", "normal", "hard"):
        raise BadOption("autobot", f"{autobot!r} is none of normal, hard")
    dice = options.get("autobot_first_turn_dice", 6)
    if isinstance(dice, bool) or dice not in (5, 6):
        raise BadOption("autobot_first_turn_dice", f"{dice!r} is neither 5 nor 6")
    bonus = options.get("autobot_token_bonus", "nothing")
    if bonus not in ("nothing", "cube"):
        raise BadOption("autobot_token_bonus", f"{bonus!r} is none of nothing, cube")
    return House(_flag(options, "reshuffle"), _flag(options, "first_hit_loses"), autobot, int(dice), bonus)


def _flag(options: dict[str, Any], key: str) -> bool:
    value = options.get(key, False)
    if not isinstance(value, bool):
        raise BadOption(key, f"{value!r} is neither true nor false")
    return value
