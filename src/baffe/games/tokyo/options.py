"""The options of a deal, checked."""

from typing import Any, Final

from baffe.games.tokyo.rulebook import MODULES, Rulebook, rulebook
from baffe.kernel.game import Switch, checked_switch
from baffe.kernel.refusal import BadOption

VARIANT: Final = Switch("two_player_variant", True)
VARIANT_SEATS: Final = 2
OPTIONS: Final[tuple[str, ...]] = ("monsters", VARIANT.name, "modules", "first")


def checked_rulebook(seats: int, options: dict[str, Any], rules: int) -> Rulebook:
    """The rulebook that the options ask for; unknown options are refused."""
    for key in options:
        if key not in OPTIONS:
            raise BadOption(key, "is not an option of tokyo")
    modules = checked_modules(options)
    variant = checked_switch(options, VARIANT) and (seats == VARIANT_SEATS or VARIANT.name in options)
    if variant and seats != VARIANT_SEATS:
        raise BadOption(VARIANT.name, f"is for {VARIANT_SEATS} seats, not {seats}")
    return rulebook(variant, modules, rules)


def checked_modules(options: dict[str, Any]) -> list[str]:
    modules = options.get("modules", [])
    if not isinstance(modules, (list, tuple)):
        raise BadOption("modules", "is not a list")
    for module in modules:
        if not isinstance(module, str) or module not in MODULES:
            raise BadOption("modules", f"{module!r} is none of {', '.join(MODULES)}")
    if len(set(modules)) != len(modules):
        raise BadOption("modules", "names one twice")
    return list(modules)
