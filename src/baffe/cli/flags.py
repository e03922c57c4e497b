"""Flags that a game adds to `play` and `simulate`: they are known as soon as the command names the game."""

from collections.abc import Callable
from typing import Final, NoReturn


class Flag:
    """One of them, without its dashes. One without a metavar is a switch: `--paths`, and `--no-paths` if it is on."""

    def __init__(self, name: str, metavar: str = "", usual: bool = False, hidden: bool = False) -> None:
        self.name: Final = name
        self.metavar: Final = metavar
        self.usual: Final = usual  # of a switch: what it is when nobody says
        self.hidden: Final = hidden  # understood, but not in the help

    @property
    def typed(self) -> str:
        """As it stands in the help."""
        dashes = "--no-" if self.usual and not self.metavar else "--"
        return dashes + self.name.replace("_", "-") + (f" {self.metavar}" if self.metavar else "")


YES: Final = "yes"
NO: Final = "no"


def taken(
    flags: tuple[Flag, ...], arguments: list[str], fail: Callable[[str], NoReturn]
) -> tuple[dict[str, str], list[str]]:
    """What was given for each flag, by its name, and the arguments that are left."""
    known = {flag.name.replace("_", "-"): flag for flag in flags}
    given: dict[str, str] = {}
    left: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.removeprefix("--").partition("=")
        off = name.startswith("no-") and name not in known
        flag = known.get(name.removeprefix("no-") if off else name) if argument.startswith("--") else None
        if flag is None or (off and flag.metavar):
            left.append(argument)
        elif not flag.metavar:
            if equals:
                fail(f"Option '--{name}' does not take a value.")
            given[flag.name] = NO if off else YES
        else:
            if not equals:
                value = next(rest, "")
            if not value or (not equals and value.startswith("--")):
                fail(f"Option '--{name}' requires an argument.")
            given[flag.name] = value
    return given, left
