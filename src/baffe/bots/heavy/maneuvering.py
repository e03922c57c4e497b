"""The activation of a Heavy Hitter: a walk, or a maneuver that leads to a better place."""

from typing import Final

from baffe.bots.heavy.going import Ground, best_move, worth_here
from baffe.bots.heavy.look import Look
from baffe.games.heavy_hitters.moving import March, Move
from baffe.games.heavy_hitters.squad import HH, RESERVE, SUPPORT
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.words import STEP_WORDS
from baffe.kernel.seat import Seat

CONVOY: Final = "u_m_convoy"
BULLDOZE: Final = "u_m_hs"
FEE: Final = 0.25  # what a maneuver card is worth if it is kept
ONCE: Final = 0.9  # what an ability is worth that works once a game


def prices_of(table: HeavyTable, seat: Seat) -> dict[str, int]:
    """What each end of the move that is asked costs."""
    for asked in table.decisions:
        step = table.step_of(asked)
        if asked.seat == seat and isinstance(step, (Move, March)):
            return step.prices(table)
    return {}


def move(look: Look, words: tuple[str, ...]) -> str:
    """The best end hex, or the maneuver that reaches a better one."""
    best, most = best_move(look, prices_of(look.table, look.seat))
    for word in words:
        if not word.startswith("u_m_"):
            continue
        if word == CONVOY:
            if _strays(look) >= 2:
                return word
        elif word == BULLDOZE:
            if look.squad.energy >= 3 and _prey(look, 2) > 0:
                return word
        else:
            worth = after(look, word) - FEE
            if worth > most:
                best, most = word, worth
    return best


def after(look: Look, word: str) -> float:
    """The best that a maneuver or an ability leads to, played on a copy."""
    twin = look.table.copy()
    life = look.squad.life()
    twin.play(word, look.seat)
    asked = twin.decision
    if asked is None or asked.seat != look.seat or asked.kind != "move":
        return -99.0
    seen = Look(twin, look.seat, look.style, look.kind)
    lost = life - seen.squad.life()
    step = twin.step_of(asked)
    if isinstance(step, Move):
        lost += step.sting
    return best_move(seen, prices_of(twin, look.seat))[1] - lost * look.card_worth()


def _strays(look: Look) -> int:
    """Its support units that are not beside any building."""
    table, found = look.table, 0
    for unit in SUPPORT:
        if look.squad.at[unit] != RESERVE:
            if not any([table.board.distance(look.squad.at[unit], at) <= 1 for at in standing(table)]):
                found += 1
    return found


def standing(table: HeavyTable) -> list[int]:
    return [table.hexes[building] for building in table.standing_buildings()]


def _prey(look: Look, reach: int) -> int:
    """Enemy support units so near to its Heavy Hitter."""
    table, found = look.table, 0
    for enemy in look.enemies:
        for unit in SUPPORT:
            at = table.squads[enemy].at[unit]
            if at != RESERVE and table.board.distance(look.squad.at[HH], at) <= reach:
                found += 1
    return found


def march(look: Look, words: tuple[str, ...]) -> str:
    """Bulldoze: step by step to better hexes, over enemy units if it can."""
    ground, board, here = Ground(look, HH), look.table.board, look.squad.at[HH]
    prices = prices_of(look.table, look.seat)
    best, most = "stop", ground.of_heavy_hitter(here, look.squad.energy)
    for direction, near in enumerate(board.neighbours[here]):
        word = STEP_WORDS[direction]
        if word in words and prices[word] <= look.squad.energy:
            worth = ground.of_heavy_hitter(near, look.squad.energy - prices[word]) + _trampled(look, near)
            if worth > most:
                best, most = word, worth
    return best


def _trampled(look: Look, place: int) -> float:
    worth = 0.0
    for enemy in look.enemies:
        for unit in SUPPORT:
            if look.table.squads[enemy].at[unit] == place:
                left = look.table.most_hits(enemy, unit) - look.table.squads[enemy].hits[unit]
                worth += 0.7 * look.unit_worth(enemy, unit) / left
    return worth


def late(look: Look, word: str) -> bool:
    """Whether a last step, and another facing, are worth a card."""
    return after(look, word) - FEE > worth_here(look, look.squad.facing)


def dash(look: Look, word: str) -> bool:
    """Whether an ability that works once a game is worth it now."""
    return after(look, word) - ONCE > worth_here(look)
