"""What dice bring is told by the rules themselves: it comes true, and telling it changes nothing."""

from typing import Any, Final

import pytest

from baffe.kernel.chance import Chance, seeded
from baffe.kernel.forecast import forecast_of
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table
from tests.generic.games import crowd, deal

FORETOLD: Final = ("tokyo", "duel")
OTHERWISE: Final = {
    "die_changed",
    "die_rerolled",
    "face_added",
    "set_aside",
    "skipped",
    "cheered",
    "removed",
}  # not as they are
LOSSES: Final = ("smash", "loss", "hit", "fall")


@pytest.mark.parametrize("name", FORETOLD)
def test_what_is_certain_comes_true_whatever_everybody_answers(name: str) -> None:
    checked = 0
    for seed in range(60):
        chance = seeded(seed)
        table = crowd(name, chance, 2 + seed % 4)
        for _ in range(30):
            if table.decision is None:
                break
            seat = table.decision.seat
            forecast = forecast_of(table, seat)
            if forecast is not None:
                for _ in range(2):
                    found = brought(table, seat, chance)
                    if found is None:
                        continue
                    checked += 1
                    for amount, (least, _) in forecast.items():
                        assert found.get(key_of(amount), 0) >= least, f"{name} {seed}: {forecast}, but {found}"
            table.play(any_word(table, chance), seat, table.decision.number)
    assert checked > 200, "hardly anything was compared"


def key_of(amount: str) -> str:
    """A loss is a loss, whatever it is called: a card may make it larger, and whoever falls has lost everything."""
    verb, at, seat = amount.partition("@")
    return f"loss@{seat}" if at and verb in LOSSES else amount


def brought(table: Table, seat: Seat, chance: Chance) -> dict[str, int] | None:
    """What "stop" really brings, with any answers; None where the dice were changed after all."""
    forecast = table.game.forecast()
    assert forecast is not None
    ahead = table.copy()
    ahead.leave_out_from(forecast.until)
    before = ahead.told
    ahead.play(forecast.word, seat, table.decisions[0].number)
    while ahead.decision is not None:
        ahead.play(any_word(ahead, chance), ahead.decision.seat, ahead.decision.number)
    events = ahead.events(seat, before)
    if OTHERWISE & {event["type"] for event in events}:
        return None
    found: dict[str, int] = {}
    for amount, number in forecast.amounts(ahead, seat, events).items():
        found[key_of(amount)] = found.get(key_of(amount), 0) + (99 if amount.startswith("fall") else number)
    return found


def any_word(table: Table, chance: Chance) -> str:
    assert table.decision is not None
    options = table.decision.options
    return options[chance.below(len(options))]


@pytest.mark.parametrize("name", FORETOLD)
def test_looking_ahead_leaves_no_trace(name: str) -> None:
    table = deal(name, 2, 5)
    for _ in range(60):
        if table.decision is None:
            break
        before = whole(table)
        forecast_of(table, table.decision.seat)
        assert whole(table) == before
        table.play(any_word(table, seeded(table.count)))


def whole(table: Table) -> tuple[Any, ...]:
    return table.state_hash(), table.record(), table.save(), table.told, table.chance.mark(), table.decisions


@pytest.mark.parametrize("name", FORETOLD)
def test_nobody_learns_what_will_fall(name: str) -> None:
    """Two tables that look alike to a seat are foretold alike, whatever their secrets are."""
    table = deal(name, 2, 9)
    for _ in range(40):
        if table.decision is None:
            break
        seat = table.decision.seat
        told = forecast_of(table, seat)
        assert [forecast_of(table.imagine(seat, seed), seat) for seed in (1, 2)] == [told, told]
        table.play(any_word(table, seeded(table.count)))


def test_it_is_told_to_whoever_is_asked_and_only_at_dice() -> None:
    table = deal("tokyo", 3, 1)
    assert table.decision is not None and table.decision.kind == "roll"
    seat = table.decision.seat
    assert forecast_of(table, seat) is not None
    assert forecast_of(table, (seat + 1) % 3) is None and forecast_of(table, None) is None
    table.play("stop")
    assert table.decision is None or table.decision.kind != "roll" or table.decision.seat != seat
    assert forecast_of(table, seat) is None
