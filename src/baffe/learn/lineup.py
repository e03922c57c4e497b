"""Who plays the games that a value is learned from: a field, because a value depends on whom one meets."""

from typing import Final

from baffe.bots.bot import Bot
from baffe.games import GAMES
from baffe.kernel.chance import Chance, seeded
from baffe.learn.field import Pupil, Wanderer, bot_named, pupil_of, specialists
from baffe.learn.harvest import Harvest, play_and_see

WANDERS: Final = 12  # a field bot answers at random once in so many times, except for its dice
PUPIL_WANDERS: Final = 24
ONE_IN: Final = 6  # positions of a game of dice that are learned from: all of them have one winner
ONE_PUPIL_IN: Final = 4  # of a game with pupils, which takes much longer
ONE_JUDGED_IN: Final = 4  # positions of a game that judge: those of one game have one winner
GAMES_APART: Final = 10**7  # seeds of one round


def kinds(game: str, chance: Chance, seats: int, thinkers: bool) -> list[str]:
    """A kind of bot for each seat. Often all rivals are of one kind: that is what people meet, and what is hardest."""
    field = ["simple", "simple", "brawler", "brawler", *specialists(game)]
    if not thinkers:
        field.append("random")
    elif chance.below(3) == 0:
        field = [Pupil.name]
    if chance.below(2) == 0:
        field = [field[chance.below(len(field))]]
    found = [field[chance.below(len(field))] for _ in range(seats)]
    if thinkers:
        found[chance.below(seats)] = Pupil.name
    return found


def seated(game: str, kind: str, seed: int) -> Bot:
    if kind == Pupil.name:
        return Wanderer(seed + 1, pupil_of(game, seed), PUPIL_WANDERS)
    return Wanderer(seed + 1, bot_named(game, kind, seed), WANDERS)


def harvest(game: str, mode: str, seed: int, first: int, games: int, thinkers: bool, one_in: int = 0) -> Harvest:
    """One in so many positions of these games, from number `first` on.

    Each game follows from the seed and its number alone.
    """
    search = GAMES[game].search()
    found = Harvest()
    for n in range(first, first + games):
        chance = seeded(seed * GAMES_APART + n)
        seats, options = search.deal_for(mode, chance)
        ruled = GAMES[game].rule_driven(options, seats)
        played = seats - len(ruled)
        line_up = kinds(game, chance, played, thinkers)
        bots = [seated(game, kind, chance.below(1 << 40)) for kind in line_up]
        thinks = [kind == Pupil.name for kind in line_up]
        seen, _ = play_and_see(game, seats, options, chance.below(1 << 40), bots, thinks, chance)
        found.add_some(seen, chance, (one_in or (ONE_PUPIL_IN if thinkers else ONE_IN)) if search.faces else 1)
    return found
