"""Fold what the seats of a table are told over what they saw at first."""

from baffe.kernel.chance import seeded
from baffe.kernel.table import Table
from tests.generic.games import house_of, step


def check_folds(table: Table, seed: int, mood: str, steps: int) -> None:
    """Every seat and a spectator fold what they are told."""
    house, chance = house_of(table), seeded(seed)
    watchers = [None, *table.seats()]
    seen = [house.public(table.view(seat)) for seat in watchers]
    told = len(table.events(None))
    for _ in range(steps):
        if not table.decisions:
            return
        step(table, chance, mood)
        for seat, folded in zip(watchers, seen, strict=True):
            events = table.events(seat, told)
            for event in events:
                house.fold(folded, event)
            shown = house.public(table.view(seat))
            wrong = {key: (folded.get(key), shown[key]) for key in shown if folded.get(key) != shown[key]}
            assert not wrong, f"told to seat {seat} as {[event['type'] for event in events]}: {wrong}"
        told = len(table.events(None))
