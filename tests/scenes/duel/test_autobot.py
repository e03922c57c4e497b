"""The Autobot: its turn follows from the dice alone. Every example with loaded dice."""

from typing import Any

import pytest

import baffe
from baffe.games.duel.monsters import MONSTERS
from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import (
    asked,
    cards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    options,
    places,
    play,
    tokens,
)

FACES = {"S": "smash", "H": "heart", "E": "energy", "F": "fame", "D": "destruction", "P": "special"}
ROW = ["extra_head", "seismic_test", "snack_time"]


def faces(text: str) -> list[str]:
    return [FACES[letter] for letter in text if letter in FACES]


def autobot(dice: str, deficit: int = 0, mode: str = "normal", **scene: Any) -> DuelTable:
    """The Autobot throws these dice, one letter each. It plays Meka Dragon (12), the human The King (15)."""
    settings = scene.pop("options", {})
    human = scene.pop("human", {})
    cubes = scene.pop("cubes", 0)
    bot = {"monster": "meka_dragon", "hearts": 12 - deficit, "cubes": cubes, **scene.pop("bot", {})}
    return duel(
        {"monster": "the_king", **human}, bot, turn=1, dice=faces(dice), options={"autobot": mode, **settings},
        **{"row": ROW, "deck": ["frenzy", "regeneration", "spiked_tail"], **scene},
    )  # fmt: skip


def thrown(table: DuelTable) -> list[str]:
    """Each throw of the Autobot's red dice, as letters in the order of the faces."""
    return [letters(event["dice"]) for event in facts(table, "rolled", 1)]


def letters(dice: list[str]) -> str:
    names = {name: letter for letter, name in FACES.items()}
    return "".join([names[die] for die in dice])


def kept(table: DuelTable) -> list[str]:
    return [letters(event["dice"]) for event in facts(table, "kept", 1)]


def final(table: DuelTable) -> str:
    return letters(facts(table, "stopped", 1)[0]["dice"])


def cubes(table: DuelTable) -> int:
    """What the Autobot has gained by A18."""
    return sum(event["cubes"] for event in facts(table, "cubes_gained") if event["rule"] == "autobot/A18")


# -- worked examples --


def test_hearts_are_kept_up_to_the_deficit() -> None:
    """autobot/E1, autobot/A5, autobot/A6, autobot/A7, autobot/A8, autobot/A11, autobot/A13, autobot/A14, autobot/A15"""
    table = autobot("HHHSEP SEP PP", deficit=2)
    assert kept(table) == ["SHH", "SSHH"]
    assert [len(dice) for dice in thrown(table)] == [6, 3, 2]
    assert final(table) == "SSHHPP"
    assert hearts(table) == [13, 12]
    assert cubes(table) == 2


def test_the_symbol_with_most_faces_is_kept() -> None:
    """autobot/E2, autobot/A9, autobot/A10, autobot/A16, autobot/A18"""
    table = autobot("FFDSEE FDH DP")
    assert kept(table) == ["SFF", "SFFF"]
    assert final(table) == "SFFFDP"
    assert hearts(table)[0] == 14
    assert places(table) == (1, 0)
    assert cubes(table) == 2


def test_on_a_tie_the_nearer_marker_counts() -> None:
    """autobot/E3, autobot/A9, autobot/R3, autobot/R5, autobot/A18"""
    table = autobot("FDSEPH EEPF DDP", fame=1, destruction=-2)
    assert kept(table) == ["SF", "SFF"]
    assert final(table) == "SFFDDP"
    assert hearts(table)[0] == 14
    assert not [event for event in facts(table, "pulled") if event["rule"] in ("autobot/A16", "autobot/A17")]
    assert cubes(table) == 5


@pytest.mark.parametrize(("word", "keeps"), [("destruction", "SDD"), ("fame", "SFF")])
def test_markers_in_line_are_the_humans_choice(word: str, keeps: str) -> None:
    """autobot/E4, autobot/A9, autobot/R3, autobot/R19"""
    table = autobot("FFDDSE")
    assert asked(table) == (0, "symbol", ("fame", "destruction"))
    play(table, word)
    assert kept(table)[0] == keeps
    assert len(thrown(table)[1]) == 3
    assert kind(table) != "symbol"


def test_without_a_track_symbol_the_second_throw_fixes_it() -> None:
    """autobot/E5, autobot/A9, autobot/R4, autobot/A17"""
    table = autobot("SEEPPH DDFE DF", deficit=3)
    assert kept(table) == ["SH", "SHDD"]
    assert final(table) == "SHFDDD"
    assert hearts(table) == [14, 10]
    assert places(table) == (0, 1)
    assert cubes(table) == 1


def test_nothing_left_to_throw_again_ends_the_throws() -> None:
    """autobot/E6, autobot/A12"""
    table = autobot("SSSFFF")
    assert thrown(table) == ["SSSFFF"]
    assert hearts(table)[0] == 12
    assert places(table) == (1, 0)
    assert cubes(table) == 0
    assert facts(table, "stopped", 1)[0]["rule"] == "autobot/A12"


def test_it_may_also_end_after_two_throws() -> None:
    """autobot/E7, autobot/A12, autobot/A8"""
    table = autobot("SSHHFF S", deficit=1)
    assert thrown(table) == ["SSHHFF", "S"]
    assert final(table) == "SSSHFF"
    assert hearts(table) == [12, 12]
    assert places(table) == (0, 0)
    assert cubes(table) == 2


def test_three_of_the_other_symbol_are_thrown_again() -> None:
    """autobot/E8, autobot/A11, autobot/A13, autobot/A17"""
    table = autobot("FSSEEE DDD DDD")
    assert kept(table) == ["SSF", "SSF"]
    assert final(table) == "SSFDDD"
    assert hearts(table)[0] == 13
    assert places(table) == (0, 1)
    assert cubes(table) == 1


def test_the_power_in_normal_mode() -> None:
    """autobot/E9, autobot/A19, autobot/A20, autobot/A21, autobot/A22, autobot/A23"""
    table = autobot("SSSSEP EP EP EP", cubes=3)
    assert cubes(table) == 2
    assert energy(table)[1] == 3
    assert table.view(None)["row"] == ["frenzy", "extra_head", "seismic_test"]
    assert table.view(None)["discard"] == ["snack_time"]


def test_the_power_in_hard_mode() -> None:
    """autobot/E9, autobot/A19, autobot/R12, autobot/R18"""
    table = autobot("SSSSEP EP EP EP SF", mode="hard", cubes=3)
    assert energy(table)[1] == 1
    assert table.view(None)["discard"] == ["snack_time", "seismic_test"]
    assert (places(table), hearts(table)[0]) == ((1, 0), 15 - 4 - 1)
    told = [event["type"] for event in table.events(None) if event["rule"] == "autobot/A22"]
    assert told[-2:] == ["pulled", "hurt"]


def test_the_power_twice_in_normal_mode() -> None:
    """autobot/E10, autobot/A23, autobot/A22: a heart that heals nothing is a cube."""
    table = autobot("SSSFFF EH FS", cubes=6)
    assert energy(table)[1] == 0
    assert table.view(None)["discard"] == ["snack_time", "seismic_test"]
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
    table = duel(
        {"monster": "gigazaur", "tokens": 1, "energy": 9}, {"monster": "the_king"}, options={"autobot": "normal"},
        dice=faces("SSEEFDH"), row=ROW,
    )  # fmt: skip
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
    assert cubes(table) == 4


# -- rolling --


def test_the_first_throw_takes_six_red_dice() -> None:
    """autobot/A5"""
    table = autobot("SSSSSS")
    (event,) = facts(table, "rolled", 1)
    assert (len(event["dice"]), event["rule"], event["throws_left"]) == (6, "autobot/A5", 2)


def test_dice_kept_earlier_stay_kept() -> None:
    """autobot/A6, autobot/A8: hearts kept before count towards the deficit."""
    table = autobot("HSEEEE HHHH PPP", deficit=2)
    assert kept(table) == ["SH", "SHH"]
    assert final(table) == "SHHPPP"


def test_a_symbol_once_fixed_does_not_change() -> None:
    """autobot/A9, autobot/A10: more of the other one later."""
    table = autobot("FSSSEE DD DD")
    assert [event["face"] for event in facts(table, "symbol_fixed")] == ["fame"]
    assert final(table) == "SSSFDD"


def test_no_symbol_is_fixed_when_two_throws_show_none() -> None:
    """autobot/A9, autobot/R4, autobot/A13: three equal faces of the last throw still pull."""
    table = autobot("SSSEEE EEE DDD")
    assert not facts(table, "symbol_fixed")
    assert final(table) == "SSSDDD"
    assert places(table) == (0, 1)
    assert facts(table, "stopped", 1)[0]["rule"] == "autobot/A13"


def test_a_tie_after_the_last_throw_is_not_asked() -> None:
    """autobot/A13, autobot/A9"""
    table = autobot("SSSSEE EE FD")
    assert final(table) == "SSSSFD"
    assert not facts(table, "symbol_fixed")


@pytest.mark.parametrize(
    ("fame", "destruction", "symbol"), [(-3, -2, "destruction"), (1.5, 1, "fame"), (-1, -6, "fame")]
)
def test_nearer_means_the_column_on_the_board(fame: float, destruction: float, symbol: str) -> None:
    """autobot/R3, autobot/A9: halves count."""
    buzz = {"phantom": {"track": "fame", "at": 1}}
    table = autobot("FDSSSS", fame=fame, destruction=destruction, buzz=buzz)
    (event,) = facts(table, "symbol_fixed")
    assert (event["face"], event["rule"]) == (symbol, "autobot/A9")


# -- resolving --


def test_dice_are_resolved_in_a_fixed_order() -> None:
    """autobot/A14, autobot/A15, autobot/A16, autobot/A17, autobot/A18"""
    table = autobot("SHFFFP D D", deficit=1)
    told = [event["rule"] for event in table.events(None) if event["rule"] in {f"autobot/A{n}" for n in range(14, 19)}]
    assert told == ["autobot/A14", "autobot/A15", "autobot/A16", "autobot/A18"]


def test_both_tracks_are_pulled() -> None:
    """autobot/A16, autobot/A17: Fame first."""
    table = autobot("FFFDDE DDD DDD")
    assert final(table) == "FFFDDD"
    assert [(event["track"], event["rule"]) for event in facts(table, "pulled")] == [
        ("fame", "autobot/A16"),
        ("destruction", "autobot/A17"),
    ]
    assert cubes(table) == 0


def test_the_humans_prevention_works_against_its_smashes() -> None:
    """autobot/A14"""
    armoured = autobot("SSSSSS", human={"cards": ["armor_plating"]})
    assert hurt(armoured) == [(0, 5)]
    hiding = autobot("SSSSSS HHSSSS", human={"cards": ["camouflage"]})
    assert asked(hiding) == (0, "brace", ("camouflage", "take"))
    play(hiding, "camouflage")
    assert hurt(hiding) == [(0, 4)]


def test_the_autobot_wins_by_a_knock_out() -> None:
    """autobot/A14"""
    table = autobot("SSSSSS", human={"hearts": 5})
    assert table.outcome is not None
    assert (table.outcome["winners"], table.outcome["reason"]) == ([1], "knock_out")


@pytest.mark.parametrize(
    ("fame", "destruction", "reason", "winner"),
    [(6, 0, "victory_space", 1), (2, 3, "spotlight", 1), (-6, -4, "spotlight", 0)],
)
def test_wins_on_the_tracks_are_looked_for(fame: int, destruction: int, reason: str, winner: int) -> None:
    """autobot/A16: also one that a step hands to the human."""
    table = autobot("FFFSSS", fame=fame, destruction=destruction)
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == (reason, [winner])


def test_faces_that_pulled_give_no_cubes_even_when_steps_were_lost() -> None:
    """autobot/R5, autobot/R11, autobot/A18: a King token of the human stops the pull."""
    table = autobot("FFFFFS", buzz={"king": [{"track": "fame", "at": 1}]})
    assert places(table) == (1, 0)
    assert facts(table, "stopped_by_king", 1)[0]["lost"] == 2
    assert cubes(table) == 0


def test_the_deficit_is_that_of_the_beginning() -> None:
    """autobot/R6, autobot/A18: a bonus heart on the way makes no heart die useless."""
    table = autobot("SHHFFF", deficit=2, buzz={"fish": {"track": "fame", "at": 1}})
    assert hearts(table)[1] == 12
    assert cubes(table) == 0


@pytest.mark.parametrize(
    ("token", "human", "bot", "gained"), [("cat", 11, 9, 0), ("fish", 12, 10, 0), ("tiger", 12, 9, 1)]
)
def test_buzz_bonuses_are_the_autobots_too(token: str, human: int, bot: int, gained: int) -> None:
    """autobot/R7"""
    table = autobot("SSSFFF", deficit=3, buzz={token: {"track": "fame", "at": 1}})
    assert hearts(table) == [human, bot]
    assert energy(table)[1] == gained
    assert [event["rule"] for event in facts(table, "bonus")] == ["autobot/R7"]


def test_a_bonus_heart_at_full_hearts_is_nothing() -> None:
    """autobot/R8"""
    table = autobot("SSSFFF", buzz={"fish": {"track": "fame", "at": 1}})
    assert energy(table)[1] == 0 and hearts(table)[1] == 12


@pytest.mark.parametrize(("setting", "gained"), [("nothing", 0), ("cube", 1)])
def test_a_dice_token_bonus_is_nothing_or_a_cube(setting: str, gained: int) -> None:
    """autobot/R9: as the setting says; the Autobot never has dice tokens."""
    table = autobot("SSSFFF", buzz={"panda": {"track": "fame", "at": 1}}, options={"autobot_token_bonus": setting})
    assert (energy(table)[1], tokens(table)[1]) == (gained, 0)
    assert [event["rule"] for event in facts(table, "bonus")] == ["autobot/R9"]
    default = autobot("SSSFFF", buzz={"panda": {"track": "fame", "at": 1}})
    assert energy(default)[1] == 0


def test_an_autobot_king_never_places_his_tokens() -> None:
    """autobot/R10"""
    table = duel(
        {"monster": "gigazaur"}, {"monster": "the_king"}, turn=1, options={"autobot": "normal"},
        dice=faces("SSPPPP PPPP PPPP EE"),
    )  # fmt: skip
    assert not facts(table, "placed")
    assert table.view(None)["buzz"] == {}


def test_two_white_fame_dice_are_one_pull() -> None:
    """autobot/R11, autobot/A22: a King token stops it."""
    free = autobot("SSSSSS FF", cubes=4)
    assert places(free) == (2, 0)
    stopped = autobot("SSSSSS FF", cubes=4, buzz={"king": [{"track": "fame", "at": 1}]})
    assert places(stopped) == (1, 0)
    assert facts(stopped, "stopped_by_king", 1)[0]["lost"] == 1


# -- the power --


@pytest.mark.parametrize(("mode", "held", "left"), [("normal", 3, 3), ("normal", 4, 0), ("hard", 2, 2), ("hard", 3, 0)])
def test_the_threshold_is_four_and_three_in_hard_mode(mode: str, held: int, left: int) -> None:
    """autobot/A19, autobot/A20, autobot/R12"""
    table = autobot("SSSSSS SF", cubes=held, mode=mode)
    assert energy(table)[1] == left
    assert bool(facts(table, "cubes_spent")) is (left == 0)


def test_eight_cubes_are_two_activations() -> None:
    """autobot/R13, autobot/A23"""
    table = autobot("SSSSSS SF SF", cubes=8)
    assert len(facts(table, "cubes_spent")) == 2
    assert energy(table)[1] == 0
    assert places(table) == (2, 0)


@pytest.mark.parametrize("row", [[], ["snack_time"], ["frenzy", "extra_head", "snack_time"]])
def test_without_row_or_deck_nothing_is_discarded_and_the_dice_are_thrown_all_the_same(row: list[str]) -> None:
    """autobot/R14, autobot/A21"""
    table = autobot("SSSSSS SD", cubes=4, row=row, deck=[], deck_exact=True)
    assert facts(table, "removed", 1) == []
    assert places(table) == (0, 1)
    assert table.view(None)["row"] == row


def test_the_last_card_of_the_deck_is_enough_to_replace_a_discarded_one() -> None:
    """autobot/R14, autobot/A21"""
    table = autobot(
        "SSSSSS SD", cubes=4, row=["frenzy", "extra_head", "snack_time"], deck=["kaijutsu"], deck_exact=True
    )
    assert [event["card"] for event in facts(table, "removed", 1)] == ["snack_time"]
    assert table.view(None)["row"] == ["kaijutsu", "frenzy", "extra_head"]


def test_discards_that_can_be_shuffled_are_a_deck() -> None:
    """autobot/R14, duel/D54"""
    table = autobot(
        "SSSSSS SD", cubes=4, row=["frenzy", "extra_head", "snack_time"], deck=[], deck_exact=True,
        discard=["kaijutsu"], options={"reshuffle": True},
    )  # fmt: skip
    assert [event["card"] for event in facts(table, "removed", 1)] == ["snack_time"]


def test_white_dice_are_resolved_in_order() -> None:
    """autobot/A22, autobot/R18: Fame, Destruction, smashes, hearts, cubes."""
    table = autobot("SSSSSS DF HE", cubes=8, deficit=1)
    told = [event for event in table.events(None) if event["rule"] == "autobot/A22"]
    assert [event["type"] for event in told] == ["threw", "pulled", "pulled", "threw", "healed", "cubes_gained"]
    assert [event["track"] for event in told[1:3]] == ["fame", "destruction"]
    assert energy(table)[1] == 1


def test_two_white_smashes_are_one_event() -> None:
    """autobot/A22"""
    table = autobot("SSSSSS SS", cubes=4)
    assert hurt(table) == [(0, 6), (0, 2)]


def test_a_useless_white_heart_is_a_cube() -> None:
    """autobot/A22: one heart is missing, two are thrown."""
    table = autobot("SSSSSS HH", cubes=4, deficit=1)
    assert hearts(table)[1] == 12
    assert energy(table)[1] == 1


def test_the_power_may_win_the_game() -> None:
    """autobot/A22: before anything else of it."""
    table = autobot("SSSSSS FS", cubes=4, fame=6)
    assert table.outcome is not None and table.outcome["reason"] == "victory_space"
    assert hearts(table)[0] == 9


# -- readings --


@pytest.mark.parametrize(("settings", "dice"), [({}, 6), ({"autobot_first_turn_dice": 5}, 5)])
def test_the_autobots_first_turn(settings: dict[str, Any], dice: int) -> None:
    """autobot/R1: six dice unless the setting says five."""
    chosen = {"autobot": "normal", "monsters": ["the_king", "meka_dragon"], **settings}
    table = baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert len(facts(table, "rolled", 1)[0]["dice"]) == dice
    human_first = baffe.deal("duel", seats=2, seed=1, options={**chosen, "monsters": ["meka_dragon", "the_king"]})
    assert len(human_first.view(None)["dice"]) == 5
    while not facts(human_first, "turn_started", 1):
        play(human_first, options(human_first)[0])
    assert len(facts(human_first, "rolled", 1)[0]["dice"]) == 6


def test_playing_second_is_a_cube() -> None:
    """autobot/R2"""
    chosen = {"autobot": "normal", "monsters": ["meka_dragon", "the_king"]}
    assert energy(baffe_duel(chosen)) == [0, 1]


def baffe_duel(chosen: dict[str, Any]) -> DuelTable:
    table = baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert isinstance(table, DuelTable)
    return table


def test_thunder_stomp_takes_a_die_and_dominate_does_nothing() -> None:
    """autobot/R15"""
    table = autobot("SSSSS", bot={"fewer": 1, "dominated": 1})
    assert len(facts(table, "rolled", 1)[0]["dice"]) == 5
    assert facts(table, "dice_fewer", 1)[0]["rule"] == "autobot/R15"
    seen = table.view(None)["seats"][1]
    assert (seen["fewer"], seen["dominated"]) == (0, 0)
    assert len(facts(autobot("SSSSSS", bot={"dominated": 1}), "rolled", 1)[0]["dice"]) == 6


def test_superconductor_copies_the_cubes_of_the_dice_once() -> None:
    """autobot/R16: not those of the white dice."""
    table = autobot("SSSSEE EE EE EE", cubes=2, human={"cards": ["superconductor"]})
    assert asked(table) == (0, "conduct", ("superconductor", "no"))
    assert table.view(0)["decisions"][0]["about"] == {"energy": 2}
    kept_card = table.copy()
    play(table, "superconductor")
    assert energy(table)[0] == 2
    play(kept_card, "no")
    assert facts(kept_card, "cubes_gained", 1)[-1]["rule"] == "autobot/A22"
    assert kind(kept_card) == "roll"


def test_superconductor_does_not_hear_of_bonuses_of_the_white_dice() -> None:
    """autobot/R16: Buzz energy counts while dice are resolved, and the power comes after them."""
    buzz = {"tiger": {"track": "fame", "at": 1}}
    table = autobot("SSSSSS FS", cubes=4, human={"cards": ["superconductor"]}, buzz=buzz)
    assert facts(table, "bonus", 1)[0]["bonus"] == "energy"
    assert kind(table) == "roll"
    of_dice = autobot("SSSFFF", human={"cards": ["superconductor"]}, buzz=buzz)
    assert kind(of_dice) == "conduct"


def test_cards_that_need_the_rivals_cards_find_none() -> None:
    """autobot/R17"""
    table = duel(
        {"monster": "gigazaur", "energy": 6}, {"monster": "the_king"}, options={"autobot": "normal"}, step="buy",
        row=["tesla_impulse", "extra_head", "frenzy"],
    )  # fmt: skip
    play(table, "buy:tesla_impulse", "place:fame:-4")
    assert energy(table)[0] == 2
    dna = autobot("SSSSSS", human={"cards": ["unstable_dna"]})
    assert kind(dna) == "roll" and cards(dna, 0) == ["unstable_dna"]


# -- what is told --


def test_every_action_carries_the_number_of_its_rule() -> None:
    """autobot/A5, autobot/A7, autobot/A9, autobot/A11, autobot/A14, autobot/A16, autobot/A18, autobot/A20,
    autobot/A21, autobot/A22
    """
    table = autobot("FFDSEE FDH DP EP", cubes=2, deficit=0)
    told = [
        (event["type"], event["rule"]) for event in table.events(None) if event["seat"] == 1 or event["type"] == "hurt"
    ]
    assert told[: told.index(("cubes_gained", "autobot/A22")) + 1] == [
        ("rolled", "autobot/A5"),
        ("symbol_fixed", "autobot/A9"),
        ("kept", "autobot/A7"),
        ("rolled", "autobot/A11"),
        ("kept", "autobot/A7"),
        ("rolled", "autobot/A11"),
        ("stopped", "autobot/A13"),
        ("hurt", "autobot/A14"),
        ("pulled", "autobot/A16"),
        ("stepped", "duel/D35"),
        ("cubes_gained", "autobot/A18"),
        ("cubes_spent", "autobot/A20"),
        ("removed", "autobot/A21"),
        ("threw", "autobot/A22"),
        ("cubes_gained", "autobot/A22"),
    ]


@pytest.mark.parametrize(
    ("chosen", "field"),
    [
        ({"autobot": "easy"}, "autobot"),
        ({"autobot": "hard", "autobot_first_turn_dice": 4}, "autobot_first_turn_dice"),
        ({"autobot": "hard", "autobot_token_bonus": "heart"}, "autobot_token_bonus"),
        ({"autobots": "hard"}, "autobots"),
    ],
)
def test_settings_that_make_no_sense_are_refused(chosen: dict[str, Any], field: str) -> None:
    """autobot/R1, autobot/R9"""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("duel", seats=2, seed=1, options=chosen)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ({"step": "buy"}, "step"),
        ({"throws_left": 1}, "throws_left"),
        ({"bot": {"tokens": 1}}, "seats[1].tokens"),
        ({"bot": {"cards": ["giant_brain"]}}, "seats[1].cards"),
    ],
)
def test_scenes_in_which_the_autobot_does_what_it_never_does_are_refused(scene: dict[str, Any], field: str) -> None:
    """autobot/A4, autobot/R9"""
    with pytest.raises(baffe.BadScene) as refused:
        autobot("", **scene)
    assert refused.value.field == field


def test_a_scene_may_begin_with_its_final_dice() -> None:
    """autobot/A14, autobot/A18"""
    table = autobot("SSEEPP", step="resolve")
    assert not facts(table, "rolled", 1)
    assert (hearts(table)[0], cubes(table)) == (13, 4)
