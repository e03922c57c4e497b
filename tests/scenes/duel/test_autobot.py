"""The Autobot: its turn follows from the dice alone. Every example with loaded dice."""

import pytest

import baffe
from tests.scenes.duel.support import (
    GIGAZAUR,
    KING,
    MONSTERS,
    asked,
    autobot,
    cards,
    cubes_gained,
    discards,
    duel,
    energy,
    faces,
    facts,
    final_letters,
    hearts,
    hurt,
    kind,
    letters_kept,
    letters_thrown,
    on,
    places,
    play,
    row_of,
)

# -- worked examples --


def test_hearts_are_kept_up_to_the_deficit() -> None:
    """autobot/E1, autobot/A5, autobot/A6, autobot/A7, autobot/A8, autobot/A11, autobot/A13, autobot/A14, autobot/A15"""
    table = autobot("HHHSEP SEP PP", deficit=2)
    assert letters_kept(table) == ["SHH", "SSHH"]
    assert [len(dice) for dice in letters_thrown(table)] == [6, 3, 2]
    assert final_letters(table) == "SSHHPP"
    assert hearts(table) == [13, 12]
    assert cubes_gained(table) == 2


def test_the_symbol_with_most_faces_is_kept() -> None:
    """autobot/E2, autobot/A9, autobot/A10, autobot/A16, autobot/A18"""
    table = autobot("FFDSEE FDH DP")
    assert letters_kept(table) == ["SFF", "SFFF"]
    assert final_letters(table) == "SFFFDP"
    assert hearts(table)[0] == 14
    assert places(table) == (1, 0)
    assert cubes_gained(table) == 2


def test_on_a_tie_the_nearer_marker_counts() -> None:
    """autobot/E3, autobot/A9, autobot/R3, autobot/R5, autobot/A18"""
    table = autobot("FDSEPH EEPF DDP", fame=1, destruction=-2)
    assert letters_kept(table) == ["SF", "SFF"]
    assert final_letters(table) == "SFFDDP"
    assert hearts(table)[0] == 14
    assert not [event for event in facts(table, "pulled") if event["rule"] in ("autobot/A16", "autobot/A17")]
    assert cubes_gained(table) == 5


@pytest.mark.parametrize(("word", "keeps"), [("destruction", "SDD"), ("fame", "SFF")])
def test_markers_in_line_are_the_humans_choice(word: str, keeps: str) -> None:
    """autobot/E4, autobot/A9, autobot/R3, autobot/R19"""
    table = autobot("FFDDSE")
    assert asked(table) == (0, "symbol", ("fame", "destruction"))
    play(table, word)
    assert letters_kept(table)[0] == keeps
    assert len(letters_thrown(table)[1]) == 3
    assert kind(table) != "symbol"


def test_without_a_track_symbol_the_second_throw_fixes_it() -> None:
    """autobot/E5, autobot/A9, autobot/R4, autobot/A17"""
    table = autobot("SEEPPH DDFE DF", deficit=3)
    assert letters_kept(table) == ["SH", "SHDD"]
    assert final_letters(table) == "SHFDDD"
    assert hearts(table) == [14, 10]
    assert places(table) == (0, 1)
    assert cubes_gained(table) == 1


def test_nothing_left_to_throw_again_ends_the_throws() -> None:
    """autobot/E6, autobot/A12"""
    table = autobot("SSSFFF")
    assert letters_thrown(table) == ["SSSFFF"]
    assert hearts(table)[0] == 12
    assert places(table) == (1, 0)
    assert cubes_gained(table) == 0
    assert facts(table, "stopped", 1)[0]["rule"] == "autobot/A12"


def test_it_may_also_end_after_two_throws() -> None:
    """autobot/E7, autobot/A12, autobot/A8"""
    table = autobot("SSHHFF S", deficit=1)
    assert letters_thrown(table) == ["SSHHFF", "S"]
    assert final_letters(table) == "SSSHFF"
    assert hearts(table) == [12, 12]
    assert places(table) == (0, 0)
    assert cubes_gained(table) == 2


def test_three_of_the_other_symbol_are_thrown_again() -> None:
    """autobot/E8, autobot/A11, autobot/A13, autobot/A17"""
    table = autobot("FSSEEE DDD DDD")
    assert letters_kept(table) == ["SSF", "SSF"]
    assert final_letters(table) == "SSFDDD"
    assert hearts(table)[0] == 13
    assert places(table) == (0, 1)
    assert cubes_gained(table) == 1


def test_the_power_in_normal_mode() -> None:
    """autobot/E9, autobot/A19, autobot/A20, autobot/A21, autobot/A22, autobot/A23"""
    table = autobot("SSSSEP EP EP EP", cubes=3)
    assert cubes_gained(table) == 2
    assert energy(table)[1] == 3
    assert row_of(table) == ["frenzy", "extra_head", "seismic_test"]
    assert discards(table) == ["snack_time"]


def test_the_power_in_hard_mode() -> None:
    """autobot/E9, autobot/A19, autobot/R12, autobot/R18"""
    table = autobot("SSSSEP EP EP EP SF", mode="hard", cubes=3)
    assert energy(table)[1] == 1
    assert discards(table) == ["snack_time", "seismic_test"]
    assert (places(table), hearts(table)[0]) == ((1, 0), 15 - 4 - 1)
    told = [event["type"] for event in table.events(None) if event["rule"] == "autobot/A22"]
    assert told[-2:] == ["pulled", "hurt"]


def test_the_power_twice_in_normal_mode() -> None:
    """autobot/E10, autobot/A23, autobot/A22: a heart that heals nothing is a cube."""
    table = autobot("SSSFFF EH FS", cubes=6)
    assert energy(table)[1] == 0
    assert discards(table) == ["snack_time", "seismic_test"]
    assert places(table) == (2, 0)
    assert hearts(table)[0] == 15 - 3 - 1
    assert [event["cubes"] for event in facts(table, "cubes_spent")] == [4, 4]


# -- the start --


def test_two_monsters_are_dealt_at_random() -> None:
    """autobot/A1"""
    pairs = {
        tuple(side["monster"] for side in baffe.deal("duel", 2, seed, {"autobot": "normal"}).view(None)["seats"])
        for seed in range(60)
    }
    assert len(pairs) > 20 and all(one != other for one, other in pairs)


@pytest.mark.parametrize("human", list(MONSTERS))
@pytest.mark.parametrize("bot", list(MONSTERS))
def test_fewer_hearts_begin_and_the_autobot_on_a_tie(human: str, bot: str) -> None:
    """autobot/A2: there is no throw for it."""
    if human == bot:
        return
    table = baffe.deal("duel", seats=2, seed=1, options={"autobot": "normal", "monsters": [human, bot]})
    first = 0 if MONSTERS[human].hearts < MONSTERS[bot].hearts else 1
    (event,) = facts(table, "first_player")
    assert (event["seat"], event["rule"]) == (first, "autobot/A2")
    assert not facts(table, "dice_off")
    assert facts(table, "turn_started")[0]["seat"] == first


def test_the_human_plays_as_ever() -> None:
    """autobot/A3: tokens, throws, groups, purchases."""
    me = {**GIGAZAUR, "tokens": 1, "energy": 9}
    table = duel(me, KING, options={"autobot": "normal"}, dice=faces("SSEEFDH"), row=["extra_head", "seismic_test"])
    play(table, "spend", "stop", "group:smash", "buy:extra_head", "done")
    assert hurt(table)[0] == (1, 2)
    assert cards(table, 0) == ["extra_head"]
    assert facts(table, "turn_started", 1)


def test_the_autobot_is_never_asked_and_buys_nothing() -> None:
    """autobot/A4, autobot/R19: no purchase, no refresh, no free energy, no power of its monster."""
    for seed in range(6):
        table = baffe.deal("duel", seats=2, seed=seed, options={"autobot": "hard"})
        while table.decision is not None:
            assert table.decision.seat == 0
            table.play(table.decision.options[0])
        for kind_of_event in ("bought", "refreshed", "placed", "tokens_gained", "multiplied", "energy_paid"):
            assert not facts(table, kind_of_event, 1)
        gained = {event["rule"] for event in facts(table, "energy_gained", 1)}
        assert gained <= {"duel/D7", "duel/D38"}


def test_specials_of_its_monster_are_cubes_only() -> None:
    """autobot/A4, autobot/A18: Meka Dragon's smashes are not multiplied."""
    table = autobot("SSPPPP PPPP PPPP", cubes=0, mode="normal", deck_exact=True, row=[])
    assert facts(table, "hurt", 0)[0]["hearts"] == 2
    assert cubes_gained(table) == 4


# -- rolling --


def test_the_first_throw_takes_six_red_dice() -> None:
    """autobot/A5"""
    table = autobot("SSSSSS")
    (event,) = facts(table, "rolled", 1)
    assert (len(event["dice"]), event["rule"], event["throws_left"]) == (6, "autobot/A5", 2)


def test_dice_kept_earlier_stay_kept() -> None:
    """autobot/A6, autobot/A8: hearts kept before count towards the deficit."""
    table = autobot("HSEEEE HHHH PPP", deficit=2)
    assert letters_kept(table) == ["SH", "SHH"]
    assert final_letters(table) == "SHHPPP"


def test_a_symbol_once_fixed_does_not_change() -> None:
    """autobot/A9, autobot/A10: more of the other one later."""
    table = autobot("FSSSEE DD DD")
    assert [event["face"] for event in facts(table, "symbol_fixed")] == ["fame"]
    assert final_letters(table) == "SSSFDD"


def test_no_symbol_is_fixed_when_two_throws_show_none() -> None:
    """autobot/A9, autobot/R4, autobot/A13: three equal faces of the last throw still pull."""
    table = autobot("SSSEEE EEE DDD")
    assert not facts(table, "symbol_fixed")
    assert final_letters(table) == "SSSDDD"
    assert places(table) == (0, 1)
    assert facts(table, "stopped", 1)[0]["rule"] == "autobot/A13"


def test_a_tie_after_the_last_throw_is_not_asked() -> None:
    """autobot/A13, autobot/A9"""
    table = autobot("SSSSEE EE FD")
    assert final_letters(table) == "SSSSFD"
    assert not facts(table, "symbol_fixed")


@pytest.mark.parametrize(
    ("fame", "destruction", "symbol"), [(-3, -2, "destruction"), (1.5, 1, "fame"), (-1, -6, "fame")]
)
def test_nearer_means_the_column_on_the_board(fame: float, destruction: float, symbol: str) -> None:
    """autobot/R3, autobot/A9: halves count."""
    buzz = {"phantom": on("fame", 1)}
    table = autobot("FDSSSS", fame=fame, destruction=destruction, buzz=buzz)
    (event,) = facts(table, "symbol_fixed")
    assert (event["face"], event["rule"]) == (symbol, "autobot/A9")
