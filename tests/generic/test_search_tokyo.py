"""King of Tokyo: of the dice, powers look only at what they say that they read (`Card.reads`)."""

from typing import Any

import pytest

import baffe
from baffe.games.tokyo.rulebook import MODULES, rulebook
from baffe.kernel.dice import size
from baffe.kernel.policy import keeps_of
from baffe.kernel.search import Budget
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

CARDS = sorted({card.id for card in rulebook(False, list(MODULES), 2).cards if card.keep})
HURT = {"hearts": 6, "stars": 3, "energy": 0}


def merged(table: Table) -> int:
    """How many hands need not be tried; those that look alike must lead to equal positions."""
    search = table.game.search()
    known: dict[int, Any] = {}
    tried = 0
    assert not search.reads_dice(table)
    for hand in keeps_of(size(search.hand(table))).hands():
        twin = search.stopped_with(table, hand)
        search.run(twin, table.turns, Budget(1000))
        found = [twin.outcome, twin.active, [search.features(twin, Seat(seat)) for seat in twin.seats()]]
        key = search.alike(table, hand)
        assert known.setdefault(key, found) == found, (hand, key)
        tried += 1
    return tried - len(known)


def rolled(modules: list[str], *seats: dict[str, Any]) -> Table:
    scene = {"seats": [{**HURT, **it} for it in seats], "dice": ["1", "1", "2", "3", "heart", "smash"]}
    return baffe.scene("tokyo", {**scene, "options": {"modules": modules}} if modules else scene)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_reads_no_more_of_the_dice_than_it_says(card: str) -> None:
    for place in ({}, {"place": "city"}):
        table = rolled(["halloween"], {"cards": [card], **place}, {} if place else {"place": "city"}, {})
        assert merged(table) > 30
        assert merged(rolled(["halloween"], place, {"cards": [card], **({} if place else {"place": "city"})}, {})) > 30


@pytest.mark.parametrize("module", MODULES)
def test_so_do_modules(module: str) -> None:
    assert merged(rolled([module], {"place": "city"}, {})) > 30
