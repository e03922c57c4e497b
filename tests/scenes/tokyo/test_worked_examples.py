"""The examples of the rulebook, played through."""

import pytest

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    asked,
    eliminated,
    facts,
    hearts,
    kind,
    options,
    places,
    play,
    result,
    shelf,
    shop,
    tokyo,
    whose_turn,
)


def scores(table: baffe.Table, name: str) -> tuple[int, int, int, str]:
    """Hearts, stars, energy and place of the monster of that name."""
    for monster in table.view(None)["seats"]:
        if monster["monster"] == name:
            return (monster["hearts"], monster["stars"], monster["energy"], monster["place"])
    raise KeyError(name)


def test_four_ones_are_worth_two_stars() -> None:
    """tokyo/R23: the example of Gigazaur's points."""
    table = result("1 1 1 1 heart energy", {"monster": "gigazaur"}, IN_CITY, {})
    assert scores(table, "gigazaur")[1] == 2


@pytest.mark.parametrize("answer", ["stay", "flee"])
def test_gigazaur_rolls_four_twos_an_energy_and_a_smash(answer: str) -> None:
    """tokyo/R14, tokyo/R15, tokyo/R23, tokyo/R24, tokyo/R25, tokyo/R33: it keeps two 3s first
    and takes them back later."""
    table = tokyo(
        {"monster": "gigazaur", "hearts": 6}, {"monster": "cyber_kitty", "place": "city"}, {"monster": "the_king"},
        dice="1 3 3 heart energy smash" + " 2 2 2 heart" + " 2 energy smash",
    )  # fmt: skip
    play(table, "keep:3,3", "keep:2,2,2")
    assert [e["dice"] for e in facts(table, "rolled", 0)][-1] == ["2", "energy", "smash"]
    assert scores(table, "gigazaur") == (6, 3, 1, "outside")
    assert scores(table, "cyber_kitty") == (9, 0, 0, "city")
    assert scores(table, "the_king") == (10, 0, 0, "outside")
    play(table, answer)
    assert scores(table, "gigazaur")[3] == ("city" if answer == "flee" else "outside")


def test_from_tokyo_the_same_smash_would_have_hit_everybody_else() -> None:
    """tokyo/R33: the same dice with Gigazaur in Tokyo."""
    table = result(
        "2 2 2 2 energy smash", {"monster": "gigazaur", "place": "city"}, {"monster": "cyber_kitty"},
        {"monster": "the_king"},
    )  # fmt: skip
    assert hearts(table) == [10, 9, 9]


def test_five_monsters_fight_for_city_and_bay() -> None:
    """tokyo/R33, tokyo/R34, tokyo/R57, tokyo/R58, tokyo/R64, tokyo/R65, tokyo/R66, tokyo/R12, tokyo/R93, tokyo/R95: the
    sequence of turns with Tokyo Bay."""
    table = tokyo(
        {"monster": "meka_dragon"},
        {"monster": "gigazaur", "place": "city", "hearts": 8},
        {"monster": "space_penguin", "place": "bay"},
        {"monster": "the_king"},
        {"monster": "cyber_kitty"},
        step="resolve",
        dice=f"smash smash smash smash 1 2 smash {NOTHING[2:]} 1 smash {NOTHING[2:]} 1"
        f" {NOTHING} {NOTHING} smash smash smash 1 1 2",
    )

    # Meka Dragon throws four smashes; both monsters in Tokyo lose 4 hearts and flee.
    assert (scores(table, "gigazaur")[0], scores(table, "space_penguin")[0]) == (4, 6)
    assert [(asked.seat, asked.kind) for asked in table.decisions] == [(1, "flee"), (2, "flee")]
    table.play("flee", seat=1)
    table.play("flee", seat=2)
    assert scores(table, "meka_dragon") == (10, 1, 0, "city")
    assert "bay" not in places(table)

    # Gigazaur throws one smash; Meka Dragon loses a heart and stays, so Gigazaur must take the Bay.
    play(table, "stop")
    assert asked(table) == (0, "flee", ("flee", "stay"))
    play(table, "stay")
    assert scores(table, "meka_dragon")[0] == 9
    assert scores(table, "gigazaur") == (4, 1, 0, "bay")

    # Space Penguin throws one smash; Gigazaur flees from the Bay, Meka Dragon stays, Space Penguin takes the Bay.
    play(table, "stop")
    assert (scores(table, "meka_dragon")[0], scores(table, "gigazaur")[0]) == (8, 3)
    table.play("flee", seat=1)
    table.play("stay", seat=0)
    assert scores(table, "meka_dragon")[3] == "city"
    assert scores(table, "space_penguin") == (6, 1, 0, "bay")

    # The King and Cyber Kitty throw no smash. Meka Dragon starts in Tokyo and gains 2 stars.
    play(table, "stop", "stop")
    assert whose_turn(table) == 0
    assert scores(table, "meka_dragon")[1] == 1 + 2

    # Three smashes hurt everybody outside; Gigazaur falls, the Bay closes and Space Penguin leaves it unhurt.
    play(table, "stop")
    assert eliminated(table)[1]
    assert scores(table, "the_king")[0] == scores(table, "cyber_kitty")[0] == 7
    assert scores(table, "space_penguin") == (6, 1, 0, "outside")
    assert scores(table, "meka_dragon") == (8, 3, 0, "city")
    assert whose_turn(table) == 2


def test_space_penguin_replaces_the_market_and_buys() -> None:
    """tokyo/R70, tokyo/R71: ten energy, two for a new market, three for a card, five left for another turn."""
    table = shop(
        ["jets", "tank", "mimic"], {"monster": "space_penguin", "energy": 10, "place": "city"}, {}, {},
        deck=["heal", "wings", "frenzy", "corner_store"],
    )  # fmt: skip
    play(table, "sweep")
    assert scores(table, "space_penguin")[2] == 8
    assert shelf(table) == ["heal", "wings", "frenzy"]
    play(table, "buy:heal")
    assert shelf(table) == ["corner_store", "wings", "frenzy"]
    assert kind(table) == "buy" and "buy:corner_store" in options(table)
    play(table, "done")
    assert scores(table, "space_penguin")[2] == 5
