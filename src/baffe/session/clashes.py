"""Which wishes for a table do not go together. The game itself is asked, so that no lobby has to know a rule."""

from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from baffe.kernel.game import Game
from baffe.kernel.refusal import BadOption

SEATS: Final = "seats"


class Wish(NamedTuple):
    option: str  # or SEATS
    value: Any


class Clash(NamedTuple):
    """Whoever has one of them cannot have the other, whatever else is chosen."""

    one: Wish
    other: Wish


def wishes_of(game: Game) -> list[Wish]:
    """Everything that a lobby offers, also what is usual: something else may need it to be otherwise."""
    found = [Wish(SEATS, size) for size in range(game.fewest, game.most + 1)]
    found += [Wish(it.name, value) for it in game.switches() for value in (False, True)]
    found += [Wish(it.name, value) for it in game.lobby_settings() for value in it.values]
    return found + [Wish(*option) for rival in game.rivals() for option in rival.options.items()]


@cache
def clashes_of(game: Game) -> tuple[Clash, ...]:
    """Pairs that are refused with every number of seats and every third wish."""
    wishes = wishes_of(game)
    pairs = [pair for pair in combinations(wishes, 2) if pair[0].option != pair[1].option]
    return tuple([Clash(*pair) for pair in pairs if not _can_be_had(game, wishes, *pair)])


def _can_be_had(game: Game, wishes: list[Wish], one: Wish, other: Wish) -> bool:
    sizes = [it for it in wishes if it.option == SEATS and it.option not in (one.option, other.option)]
    for size in sizes or [one]:
        if _is_dealt(game, size, one, other):
            return True
    third = [it for it in wishes if it.option not in (SEATS, one.option, other.option)]
    return any([_is_dealt(game, size, one, other, more) for size in sizes or [one] for more in third])


def _is_dealt(game: Game, *wishes: Wish) -> bool:
    options = {wish.option: wish.value for wish in wishes}
    try:
        game.check(options, options.pop(SEATS))
    except BadOption:
        return False
    return True
