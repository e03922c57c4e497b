"""How a game ends: who is destroyed, who wins, and in which order all others come."""

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.squad import RESERVE
from baffe.games.heavy_hitters.table import HUMAN, HeavyTable
from baffe.kernel.pile import Pile
from baffe.kernel.seat import AFTER, NOBODY, SEATS, Seat

# -- destroyed Heavy Hitters --


def check_fallen(table: HeavyTable, by: Seat, why: str) -> None:
    """All damage of one effect is applied: whoever has lost the last card is out, and perhaps somebody has won."""
    fallen = [seat for seat in table.order() if table.squads[seat].life() == 0]
    if not fallen:
        return
    for seat in fallen:
        table.tell(facts.ELIMINATED, seat, "gkr/G15", other=by)
        if by != NOBODY and table.is_enemy(seat, by):
            from baffe.games.heavy_hitters.damage import credit

            credit(table, by, "a_kill")
    # G174, G208: of those that fall together the better one falls last.
    ranked = sorted(fallen, key=lambda seat: _merit_of_fallen(table, seat))
    team_kill = _losing_team(table, fallen)
    for seat in ranked:
        _take_off_board(table, seat)
    if table.squads[table.glory].fell and not table.book.house.is_solo():
        pass_glory_hound(table, "gkr/G172")
    if team_kill:
        _end_for_teams(table, team_kill[0], "team_kill", "gkr/X33")
        return
    standing = table.order()
    if not standing:
        winner = ranked[-1]
        finish(table, (winner,), "solo_won" if table.book.house.is_solo() else "all_destroyed", "gkr/G174")
    elif table.book.house.is_solo():
        if HUMAN in fallen:
            finish(table, tuple(standing), "solo_lost", "gkr/X103")
        elif standing == [HUMAN]:
            finish(table, (HUMAN,), "solo_won", "gkr/X102")
    elif len(standing) == 1:
        finish(table, (standing[0],), "last_standing", "gkr/G13")
    else:
        _after_a_fall(table)


def _merit_of_fallen(table: HeavyTable, seat: Seat) -> tuple[int, int, int]:
    """G174: buildings, tags, then turn order; the larger the better."""
    squad = table.squads[seat]
    return squad.demolished, squad.tag_count(), -table.order().index(seat)


def _take_off_board(table: HeavyTable, seat: Seat) -> None:
    """G126: with its units, its tags and its sponsor cards."""
    squad = table.squads[seat]
    squad.fell = 1 + max([other.fell for other in table.squads])
    squad.at = (RESERVE,) * 4
    squad.hits = (0,) * 4
    squad.tags = (0,) * len(table.hexes)
    for card in (*squad.sponsors.numbers(), *squad.drawn.numbers()):
        table.sponsor_discard = table.sponsor_discard.add(card)
        table.uncover(facts.SPONSOR_DROPPED, seat, "gkr/G126", table.book.data.sponsor_cards[card].id)
    squad.sponsors = squad.drawn = Pile(seat)


def pass_glory_hound(table: HeavyTable, why: str) -> None:
    """To the next player clockwise who still plays."""
    for seat in AFTER[len(table.squads)][table.glory]:
        if not table.squads[seat].fell:
            table.glory = seat
            table.tell(facts.GLORY_HOUND, seat, why)
            return


def _after_a_fall(table: HeavyTable) -> None:
    """X49, X119: with two players left there are no alliances."""
    if table.book.house.alliances == "shifting" and len(table.order()) == 2:
        end_alliances(table, "gkr/X119")


def end_alliances(table: HeavyTable, why: str) -> None:
    """Everybody is on their own side again."""
    if len(set(table.sides)) < len(table.sides):
        table.tell(facts.ALLIANCES_OVER, NOBODY, why)
    table.sides = tuple(range(len(table.squads)))


# -- buildings --


def check_demolitions(table: HeavyTable, seat: Seat) -> bool:
    """G14, X34: whether that seat, or its team, has demolished enough."""
    numbers = table.book.data.constants
    if table.book.house.alliances == "fixed":
        team = table.sides[seat]
        together = sum([table.squads[one].demolished for one in table.seats() if table.sides[one] == team])
        if together < numbers.team_demolitions_to_win:
            return False
        _end_for_teams(table, team, "team_demolition", "gkr/X34")
    elif table.squads[seat].demolished < numbers.demolitions_to_win:
        return False
    elif table.book.house.is_solo():
        finish(table, (seat,), "solo_won", "gkr/X102")
    else:
        finish(table, (seat,), "demolition", "gkr/G14")
    return True


# -- the last round --


def call_time(table: HeavyTable, reason: str, why: str) -> None:
    """G175: buildings, life, tags, turn order decide. In solo it is a loss (X136)."""
    house = table.book.house
    if house.is_solo():
        finish(table, tuple([seat for seat in table.order() if seat != HUMAN]), reason, "gkr/X136")
    elif house.alliances == "fixed":
        _end_for_teams(table, max(set(table.sides), key=lambda team: _merit_of_team(table, team)), reason, why)
    else:
        finish(table, (_by_merit(table)[0],), reason, why)


def _merit(table: HeavyTable, seat: Seat) -> tuple[int, int, int, int]:
    """G175: the larger the better."""
    squad = table.squads[seat]
    return squad.demolished, squad.life(), squad.tag_count(), -table.order().index(seat)


def _by_merit(table: HeavyTable) -> list[Seat]:
    return sorted(table.order(), key=lambda seat: _merit(table, seat), reverse=True)


# -- teams --


def _team(table: HeavyTable, team: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in SEATS[len(table.squads)] if table.sides[seat] == team])


def _merit_of_team(table: HeavyTable, team: int) -> tuple[int, int, int, int]:
    """X133: buildings, life and tags added up, then the team of the first player."""
    merits = [_merit(table, seat) for seat in _team(table, team)]
    added = [sum([merit[i] for merit in merits]) for i in range(3)]
    return added[0], added[1], added[2], int(table.sides[table.order()[0]] == team)


def _losing_team(table: HeavyTable, fallen: list[Seat]) -> list[int]:
    """In fixed alliances the team that wins because of these losses (X33, X38, X117), as a list of one."""
    if table.book.house.alliances != "fixed":
        return []
    losers = {table.sides[seat] for seat in fallen}
    if len(losers) == 1:
        return [team for team in set(table.sides) if team not in losers]

    def merit(team: int) -> tuple[int, int, int]:
        squads = [table.squads[seat] for seat in _team(table, team)]
        buildings, tags = sum([s.demolished for s in squads]), sum([s.tag_count() for s in squads])
        return buildings, tags, int(table.sides[table.order()[0]] == team)

    return [max(losers, key=merit)]


def _end_for_teams(table: HeavyTable, team: int, reason: str, why: str) -> None:
    winners = _team(table, team)
    losers = tuple([seat for seat in table.seats() if seat not in winners])
    table.phase = "over"
    for seat in winners:
        table.tell(facts.GAME_OVER, seat, why, word=reason)
    table.end(winners, (winners, losers), reason, (_team(table, 0), _team(table, 1)))


def finish(table: HeavyTable, winners: tuple[Seat, ...], reason: str, why: str) -> None:
    """The game is over. G208: the winners, the survivors by G175, then the eliminated, the last one first."""
    out = sorted([seat for seat in table.seats() if table.squads[seat].fell], key=lambda seat: -table.squads[seat].fell)
    ranking: list[tuple[Seat, ...]] = [winners] if winners else []
    ranking += [(seat,) for seat in [*_by_merit(table), *out] if seat not in winners]
    if table.book.house.is_solo():  # X138: after a loss the human is last
        groups = [group for group in ranking if group != (HUMAN,)]
        ranking = [(HUMAN,), *groups] if winners == (HUMAN,) else [*groups, (HUMAN,)]
    table.phase = "over"
    for seat in winners or (NOBODY,):
        table.tell(facts.GAME_OVER, seat, why, word=reason)
    table.end(winners, tuple(ranking), reason)
