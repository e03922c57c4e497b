"""Two versions of the rules: old tables go on under theirs, new ones are dealt by the newest."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import eliminated, hearts, places, poison
from tests.support import asked, options, play

ORDER = ("first:heart", "first:smash")


def in_bay(
    *others: dict[str, Any], rules: int | None = None, dice: str = "smash smash heart heart 1 2", **me: Any
) -> Any:
    """Seat 0 stands in the Bay with 4 hearts, seat 1 in the City; its dice are about to be resolved."""
    seats = [{"place": "bay", "hearts": 4, **me}, {"place": "city"}, *others]
    return baffe.scene("tokyo", {"seats": seats, "step": "resolve", "dice": dice.split()}, rules=rules)


def test_smashes_first_close_the_bay_and_the_hearts_heal() -> None:
    """tokyo/R22, tokyo/R95"""
    table = in_bay({"hearts": 1}, {}, {})
    assert asked(table) == (0, "order", ORDER)
    play(table, "first:smash")
    assert (eliminated(table)[2], places(table)[0], hearts(table)[0]) == (True, "outside", 6)


def test_hearts_first_do_nothing_in_the_bay() -> None:
    """tokyo/R22, tokyo/R25"""
    table = in_bay({"hearts": 1}, {}, {})
    play(table, "first:heart")
    assert (eliminated(table)[2], places(table)[0], hearts(table)[0]) == (True, "outside", 4)


def test_hearts_that_come_late_remove_tokens_too() -> None:
    """tokyo/R22, tokyo/R26"""
    table = in_bay({"hearts": 2}, {}, {}, poison=1)
    play(table, "first:smash")
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison"))
    play(table, "heart:poison")
    assert (poison(table)[0], hearts(table)[0]) == (0, 5)


@pytest.mark.parametrize(
    ("others", "more"),
    [
        ([{"hearts": 3}, {}, {}], {}),  # nobody can fall
        ([{"hearts": 1}, {}, {}, {}], {}),  # five monsters are left, and the Bay stays open
        ([{"hearts": 1}, {}, {}], {"hearts": 10}),  # there is nothing to heal
        ([{"hearts": 1}, {}, {}], {"dice": "smash smash 3 1 1 2"}),  # no hearts
        ([{"hearts": 1}, {}, {}], {"dice": "3 3 heart heart 1 2"}),  # no smashes
    ],
)
def test_the_order_is_not_asked_where_it_changes_nothing(others: list[dict[str, Any]], more: dict[str, Any]) -> None:
    """tokyo/R22"""
    assert "first:smash" not in options(in_bay(*others, **more))


def test_with_six_monsters_two_must_be_able_to_fall() -> None:
    """tokyo/R22, tokyo/R95"""
    assert options(in_bay({"hearts": 1}, {"hearts": 2}, {}, {})) == ORDER


def test_in_the_city_and_with_the_city_empty_hearts_never_heal() -> None:
    """tokyo/R22, tokyo/R95: the Bay's monster moves to an empty City."""
    seats: list[dict[str, Any]] = [{"place": "bay", "hearts": 4}, {"hearts": 1}, {}, {}, {}]
    scene = {"seats": seats, "step": "resolve", "dice": ["smash", "smash", "heart", "heart", "1", "2"]}
    assert "first:smash" not in options(baffe.scene("tokyo", scene))
    seats[0]["place"] = "city"
    assert "first:smash" not in options(baffe.scene("tokyo", scene))


def test_the_first_version_never_asks_it() -> None:
    """tokyo/R22: a table of old goes on as it began."""
    table = in_bay({"hearts": 1}, {}, {}, rules=1)
    assert "first:smash" not in options(table) and hearts(table)[0] == 4
    for again in (baffe.load(table.save()), baffe.replay(table.record()), table.copy(), table.imagine(0, 1)):
        assert again.rules == 1
    assert "\nrules 1\n" in table.record() and "\nrules 2\n" in in_bay({}, {}, {}).record()


def test_a_scene_after_the_shop_shows_the_phase_that_play_shows() -> None:
    """tokyo/S17: Metamorph asks while the phase is still that of buying; the first version said "start"."""
    scene = {"seats": [{"cards": ["metamorph", "jets"]}, {}], "step": "end"}
    phases = [baffe.scene("tokyo", scene, rules=rules).view(None)["phase"] for rules in (1, 2, None)]
    assert phases == ["start", "buy", "buy"]
    table = baffe.scene("tokyo", {**scene, "step": "buy", "market": ["heal", "mimic", "wings"]})
    assert (table.view(None)["phase"], asked(table)) == ("buy", (0, "sell", ("sell:metamorph", "sell:jets", "done")))


@pytest.mark.parametrize("rules", [0, 3, -1, "1", True, 1.0])
def test_a_version_that_nobody_plays_is_refused(rules: Any) -> None:
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", 2, 1, rules=rules)
    assert refused.value.field == "rules"
    with pytest.raises(baffe.BadOption):
        baffe.scene("duel", {"seats": [{}, {}]}, rules=2)
