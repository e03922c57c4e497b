"""Duel: only cards that say so read dice, and only specials of a monster that says so add faces."""

from typing import Any

import pytest

import baffe
from baffe.games.duel.cards import CARDS
from baffe.games.duel.figures import MONSTERS
from baffe.kernel.dice import size
from baffe.kernel.policy import keeps_of
from baffe.kernel.search import Budget
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

KEPT = sorted([card.id for card in CARDS if card.keep])
DICE = ["smash", "heart", "energy", "fame", "destruction", "special"]


def merged(table: Table) -> int:
    """How many hands need not be tried; those that look alike must lead to equal positions."""
    search = table.game.search()
    known: dict[int, Any] = {}
    hands = keeps_of(size(search.hand(table))).hands()
    for hand in hands:
        twin = search.stopped_with(table, hand)
        search.run(twin, table.turns, Budget(1000))
        found = [twin.outcome, [search.features(twin, Seat(seat)) for seat in twin.seats()]]
        key = search.alike(table, hand)
        assert known.setdefault(key, found) == found, (hand, key)
    return len(hands) - len(known)


def rolled(*seats: dict[str, Any]) -> Table:
    return baffe.scene("duel", {"seats": [{"hearts": 9, **it} for it in seats], "dice": DICE})


@pytest.mark.parametrize("card", KEPT)
def test_a_card_does_not_read_dice_unless_it_says_so(card: str) -> None:
    mine = rolled({"monster": "gigazaur", "cards": [card]}, {"monster": "meka_dragon"})
    theirs = rolled({"monster": "gigazaur"}, {"monster": "meka_dragon", "cards": [card]})
    if not mine.game.search().reads_dice(mine):
        assert merged(mine) > 30
    assert not theirs.game.search().reads_dice(theirs)
    assert merged(theirs) > 30


@pytest.mark.parametrize("monster", MONSTERS)
def test_specials_of_a_monster_are_counted_once(monster: str) -> None:
    assert merged(rolled({"monster": monster}, {"monster": "gigazaur" if monster != "gigazaur" else "alienoid"})) > 30
