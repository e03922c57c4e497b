"""Where a unit can go and what it costs (G69 to G81, G187, G199 to G201).

The ground is a list with one number for each hex, made for the unit that moves. CLOSED: it cannot be entered (a
standing building; for a Heavy Hitter another one; for a support unit an enemy). TAKEN: one may pass but not end there
(for a support unit its own side). For a Heavy Hitter a hex with a support unit is neither: it may end on it.
"""

from typing import Final

from baffe.games.heavy_hitters.hexes import ANY_WAY, DIRECTIONS_IN, NOWHERE, Board

OPEN: Final = 0
RUBBLE: Final = 1
TAKEN: Final = 2
CLOSED: Final = 4

NO_WAY: Final = 1000  # dearer than any way
BARRED: Final = 1001  # so is this


def walks(
    board: Board, ground: list[int], start: int, most: int, rubble_costs: int = 1, barred: list[int] | None = None
) -> list[int]:
    """For each hex the movement that the cheapest way there takes; NO_WAY or BARRED where there is none for `most`.

    Rubble costs 1 more (G72); moves with a number of hexes of their own count hexes only: rubble_costs=0 (G200).
    Barred hexes are closed beside those of the ground.
    """
    found = [NO_WAY] * board.size
    if barred is not None:
        for place in barred:
            found[place] = BARRED
    found[start] = 0
    now: list[int] = [8 * start + ANY_WAY]  # hexes whose price is the present one, and how they were entered
    soon: list[int] = []  # 1 more
    later: list[int] = []  # 2 more
    ahead = board.ahead
    price = 0
    while price < most and (now or soon):
        price += 1
        goes_on = price < most
        for entered in now:
            for onward in ahead[entered]:
                near = onward >> 3
                if found[near] == NO_WAY:  # else a way at least as cheap was found before
                    kind = ground[near]
                    if not kind & (RUBBLE | CLOSED):
                        found[near] = price
                        if goes_on:
                            soon.append(onward)
                    elif kind < CLOSED and price + rubble_costs <= most:
                        found[near] = price + rubble_costs
                        (later if rubble_costs else soon).append(onward)
        now, soon, later = soon, later, []
    return found


def fares(
    board: Board, ground: list[int], start: int, most: int, fare: int = 1, free: int = 0, first_free: bool = False
) -> list[int]:
    """For each hex the Energy that a Heavy Hitter with that maximum move pays for the cheapest way, or NO_WAY.

    A hex costs `fare`, rubble 1 more. Of a way `free` hexes cost nothing, rubble included, where they save most; with
    `first_free` its first hex costs nothing beside them (G199). The maximum move counts free hexes too.
    """
    found = [NO_WAY] * board.size
    found[start] = 0
    if not first_free:
        _spread(board, ground, [start], most, fare, free, found)
        return found
    plain: list[int] = []
    rubble: list[int] = []
    for near in board.around[start]:
        if ground[near] < CLOSED:
            (rubble if ground[near] & RUBBLE else plain).append(near)
    if most >= 1:
        _spread(board, ground, plain, most - 1, fare, free, found)
    if most >= 2:
        _spread(board, ground, rubble, most - 2, fare, free, found)
    return found


def _spread(
    board: Board, ground: list[int], starts: list[int], most: int, fare: int, free: int, found: list[int]
) -> None:
    """Ways hex by hex: a longer one is worth going on with only if it meets less rubble than all before it."""
    layer = dict.fromkeys(starts, 0)  # the rubble on the way to each hex to which so many hexes lead
    least = [most + 1] * board.size  # of all ways so far
    for at in starts:
        found[at] = 0
        least[at] = 0
    for hexes in range(1, most + 1):
        further: dict[int, int] = {}
        for at, rubble in layer.items():
            for near in board.around[at]:
                if ground[near] < CLOSED:
                    met = rubble + (1 if ground[near] & RUBBLE else 0)
                    if hexes + met <= most and met < least[near]:
                        further[near] = least[near] = met
        for near, met in further.items():
            # Free hexes go to rubble first, so they save a fare each and a rubble each as far as there are any.
            price = fare * max(0, hexes - free) + max(0, met - free)
            if price < found[near]:
                found[near] = price
        layer = further


def way(board: Board, ground: list[int], start: int, end: int, most: int, rubble_costs: int = 1) -> list[int]:
    """The hexes of a cheapest way, the end included, empty where there is none.

    Of several it is the one whose first step that differs has the lower direction index (X88).
    """
    left = _walks_to(board, ground, end, most, rubble_costs)
    if start == end or left[start] == NO_WAY:
        return []
    passed: list[int] = []
    at = start
    while at != end:
        for near in board.around[at]:
            if ground[near] < CLOSED and left[near] != NO_WAY:
                if left[at] == left[near] + 1 + (rubble_costs if ground[near] & RUBBLE else 0):
                    at = near
                    break
        passed.append(at)
    return passed


def ways(board: Board, ground: list[int], start: int, prices: list[int], rubble_costs: int = 1) -> dict[int, list[int]]:
    """What `way` finds for every hex that `walks` has given these prices, in one go, the ends included."""
    found: dict[int, list[int]] = {start: []}
    turns: dict[int, list[int]] = {start: []}  # the directions of each way: the lower ones come first (X88)
    for end in sorted([h for h in range(board.size) if 0 < prices[h] < NO_WAY], key=prices.__getitem__):
        before = prices[end] - 1 - (rubble_costs if ground[end] & RUBBLE else 0)
        for at in board.around[end]:
            if at in turns and prices[at] == before:
                turning = [*turns[at], board.neighbours[at].index(end)]
                if end not in turns or turning < turns[end]:
                    turns[end], found[end] = turning, [*found[at], end]
    return found


def _walks_to(board: Board, ground: list[int], end: int, most: int, rubble_costs: int) -> list[int]:
    """For each hex the movement from there to the end."""
    found = [NO_WAY] * board.size
    if ground[end] >= CLOSED:
        return found
    found[end] = 0
    buckets: list[list[int]] = [[] for _ in range(most + 3)]
    buckets[0].append(end)
    for price in range(most):
        for at in buckets[price]:
            if found[at] == price and ground[at] < CLOSED:
                cost = price + 1 + (rubble_costs if ground[at] & RUBBLE else 0)
                for near in board.around[at]:
                    if cost <= most and cost < found[near]:
                        found[near] = cost
                        buckets[cost].append(near)
    return found


# -- moves of cards, keywords and displacement --


def leaps(board: Board, ground: list[int], start: int, most: int) -> list[int]:
    """Ends of a straight line over anything; only the end hex must not be closed (G189, G200)."""
    found: list[int] = []
    for d in range(6):
        at = start
        for _ in range(most):
            at = board.neighbours[at][d]
            if at == NOWHERE:
                break
            if ground[at] < CLOSED:
                found.append(at)
    return sorted(found)


def pounces(board: Board, ground: list[int], start: int, most: int, prey: tuple[int, ...]) -> list[int]:
    """Ends of ways whose every step comes nearer to one and the same of these hexes (G201)."""
    found: set[int] = set()
    for target in prey:
        layer = {start}
        for _ in range(most):
            layer = {
                near
                for at in layer
                for near in board.around[at]
                if ground[near] < CLOSED and board.distance(near, target) < board.distance(at, target)
            }
            found |= layer
    return sorted(found)


def is_empty(ground: list[int], at: int) -> bool:
    """No unit, no standing building; rubble is allowed (G65)."""
    return ground[at] < TAKEN


def empty_within(board: Board, ground: list[int], at: int, most: int) -> list[int]:
    """Where a unit can be deployed, in the order of the board (G62)."""
    return [h for h in board.within(at, most) if is_empty(ground, h)]


def empty_around(board: Board, ground: list[int], at: int) -> list[int]:
    """The empty hexes next to one, in the order of directions."""
    return [near for near in board.around[at] if is_empty(ground, near)]


def nearest_empty(board: Board, ground: list[int], at: int) -> list[int]:
    """All empty hexes as near as any, in the order of the board (G77)."""
    empty = [h for h in range(board.size) if h != at and is_empty(ground, h)]
    least = min([board.distance(at, h) for h in empty], default=0)
    return [h for h in empty if board.distance(at, h) == least]


def away_from(board: Board, at: int, target: int) -> tuple[int, ...]:
    """The directions straight away from there, in which shove moves the target: two on a border (G186)."""
    return DIRECTIONS_IN[board.sextants(at, target)]


def toward(board: Board, at: int, target: int) -> tuple[int, ...]:
    """The directions straight toward there, in which reel moves the target: two on a border (G186)."""
    return DIRECTIONS_IN[board.sextants(target, at)]
