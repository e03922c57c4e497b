"""How strong the bots are, and that they play by the rules of eyes."""

from typing import Any

import pytest

import baffe
from baffe.arena.match import bot_answers, play_out
from baffe.arena.simulate import simulate
from baffe.bots import Eyes, bot_class, bots_of, make
from baffe.bots.search.thinker import Thinker
from baffe.bots.simple_tokyo import WORTH
from baffe.games.tokyo.rulebook import MODULES


def games_for(game: str, name: str) -> int:
    """Those that think ahead play fewer."""
    return 1 if issubclass(bot_class(game, name), Thinker) else 5


def test_simple_wins_at_least_85_percent_against_random() -> None:
    """tokyo/R118"""
    result = simulate("tokyo", 2, 400, 1, ["simple", "random"])
    assert result["wins"][0] / result["games"] >= 0.85


def test_simple_wins_at_least_60_percent_against_three_randoms() -> None:
    result = simulate("tokyo", 4, 300, 1, ["simple", "random", "random", "random"])
    assert result["wins"][0] / result["games"] >= 0.6


def test_simple_wins_at_least_85_percent_against_random_with_modules() -> None:
    result = simulate("tokyo", 2, 300, 1, ["simple", "random"], options={"modules": list(MODULES)})
    assert result["wins"][0] / result["games"] >= 0.85


def test_simple_wins_at_least_85_percent_of_duels_against_random() -> None:
    result = simulate("duel", 2, 200, 1, ["simple", "random"])
    assert result["wins"][0] / result["games"] >= 0.85


@pytest.mark.prove
def test_simple_wins_at_least_90_percent_of_heavy_hitters_against_random() -> None:
    result = simulate("heavy_hitters", 2, 30, 1, ["simple", "random"])
    assert result["wins"][0] / result["games"] >= 0.9


@pytest.mark.prove
def test_simple_wins_at_least_60_percent_of_heavy_hitters_against_three_randoms() -> None:
    result = simulate("heavy_hitters", 4, 12, 1, ["simple", "random", "random", "random"])
    assert result["wins"][0] / result["games"] >= 0.6


# Every mode of Heavy Hitters at least once, and some together.
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {}), (4, {}), (2, {"pack": "extended"}), (2, {"decks": "built"}), (2, {"round_cap": 0}),
    (2, {"board": "alternative"}), (4, {"board": "alternative", "zone_bonus_orbital": False}), (3, {"paths": True}),
    (4, {"alliances": "fixed"}), (4, {"alliances": "fixed", "board": "alternative", "paths": True}),
    (3, {"alliances": "shifting"}), (4, {"alliances": "shifting", "allow_abstain": True, "board": "alternative"}),
    (4, {"pack": "extended", "decks": "built", "alliances": "fixed"}),
    (2, {"data": {"weapons": {"db_p2": {"damage": 9}}, "constants": {"tag_cost": {"v": 3}, "hand_size": {"v": 8}}}}),
    (2, {"solo": "normal"}), (3, {"solo": "armed"}), (4, {"solo": "hard", "board": "alternative"}),
    (2, {"solo": "brutal", "pack": "extended", "solo_catch_up": "walk"}),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_simple_plays_heavy_hitters_in_every_mode(seats: int, options: dict[str, Any]) -> None:
    table = baffe.deal("heavy_hitters", seats, 3, options, events=False)
    play_out(table, [make("heavy_hitters", "simple", seat) for seat in range(seats)])
    assert table.outcome is not None and table.outcome["reason"] != "stalled"


def answer_in_duel(*seats: dict[str, Any], **scene: Any) -> str:
    """What the simple bot answers to the first question of a scene of Duel."""
    table = baffe.scene("duel", {"seats": list(seats), **scene})
    decision = table.decision
    assert decision is not None
    return make(table.game.name, "simple", 1).choose(decision, Eyes(table, decision.seat))


def test_simple_keeps_smashes_and_the_track_it_has_more_of() -> None:
    dice = ["smash", "fame", "fame", "destruction", "heart", "special"]
    assert answer_in_duel({"monster": "the_king", "energy": 9}, {}, dice=dice) == "keep:smash,fame,fame"


def test_simple_keeps_hearts_only_when_it_is_hurt() -> None:
    dice = ["heart", "heart", "smash", "smash", "smash", "smash"]
    for hearts, wanted in ((3, "stop"), (12, "keep:smash,smash,smash,smash")):
        assert answer_in_duel({"hearts": hearts}, {"hearts": 5}, dice=dice) == wanted


def test_simple_buys_the_card_that_wins() -> None:
    row = ["extra_head", "photoshoot", "acid_attack"]
    seats: list[dict[str, Any]] = [{"energy": 9}, {}]
    assert answer_in_duel(*seats, row=row, step="buy", fame=-6) == "buy:photoshoot"
    assert answer_in_duel(*seats, row=row, step="buy") != "buy:photoshoot"


def test_simple_does_not_buy_what_would_knock_it_out() -> None:
    row = ["hors_d_oeuvres", "jets_scrambled", "natural_selection"]
    assert answer_in_duel({"energy": 5, "hearts": 3}, {}, row=row, step="buy") == "done"


def test_simple_pays_for_another_row_when_it_is_rich_and_wants_none_of_it() -> None:
    row = ["rebooting", "in_the_shadows", "gentle_giant"]
    for energy, deck, wanted in ((6, 3, "refresh"), (5, 3, "done"), (6, 2, "done")):
        fresh = ["photoshoot", "too_cute", "frenzy"][:deck]
        assert answer_in_duel({"energy": energy}, {}, row=row, deck=fresh, deck_exact=True, step="buy") == wanted
    row = ["rebooting", "in_the_shadows", "extra_head"]  # worth waiting for
    assert answer_in_duel({"monster": "the_king", "energy": 5}, {}, row=row, step="buy") == "done"


def test_simple_keeps_two_of_many_energy_dice_while_it_has_throws() -> None:
    dice = ["heart", "heart", "heart", "energy", "energy", "energy"]
    assert answer_in_duel({}, {}, dice=dice) == "keep:energy,energy"
    assert answer_in_duel({}, {}, dice=dice, throws_left=1) == "keep:energy,energy,energy"


def test_simple_does_not_stop_for_track_dice_that_pull_nothing() -> None:
    """Alienoid does: its specials may still make three of them."""
    dice = ["smash", "smash", "smash", "energy", "fame", "fame"]
    assert answer_in_duel({"monster": "the_king"}, {}, dice=dice, throws_left=1) == "keep:smash,smash,smash,energy"
    dice = ["smash", "smash", "special", "special", "fame", "fame"]
    assert answer_in_duel({"monster": "alienoid"}, {}, dice=dice, throws_left=1) == "stop"


def test_simple_adds_the_face_that_wins_or_completes_a_track() -> None:
    dice = ["smash", "smash", "special", "special", "fame", "fame"]
    for hearts, fame, wanted in ((4, 0, "special:fame"), (3, 0, "special:smash"), (4, 6, "special:smash")):
        scene = {"dice": dice, "fame": fame, "destruction": 4, "step": "resolve"}
        assert answer_in_duel({"monster": "alienoid"}, {"hearts": hearts}, **scene) == wanted


def test_simple_keeps_specials_of_meka_dragon_only_with_a_smash() -> None:
    for third, wanted in (("smash", "keep:smash,special,special"), ("heart", "keep:none")):
        dice = ["special", "special", third, "heart", "heart", "heart"]
        assert answer_in_duel({"monster": "meka_dragon"}, {}, dice=dice) == wanted


def test_simple_does_not_pull_a_marker_into_the_spotlight_of_its_rival() -> None:
    dice = ["fame", "fame", "smash", "heart", "heart", "heart"]
    row = ["rebooting", "in_the_shadows", "photoshoot"]
    seats: list[dict[str, Any]] = [{"energy": 5}, {}]
    for destruction, kept, bought in ((4, "keep:smash", "done"), (2, "keep:smash,fame,fame", "buy:photoshoot")):
        assert answer_in_duel(*seats, dice=dice, fame=6, destruction=destruction) == kept
        assert answer_in_duel(*seats, row=row, step="buy", fame=6, destruction=destruction) == bought


def test_simple_strikes_with_the_party_only_a_rival_in_the_spotlight() -> None:
    row = ["rebooting", "in_the_shadows", "the_partys_over"]
    for fame, destruction, wanted in ((3, 0, "buy:the_partys_over"), (3, -3, "done"), (-3, 0, "done")):
        seats: list[dict[str, Any]] = [{"energy": 4}, {}]
        assert answer_in_duel(*seats, row=row, step="buy", fame=fame, destruction=destruction) == wanted


def answer_after(word: str, *seats: dict[str, Any], **scene: Any) -> str:
    """What the simple bot answers after a word of a scene of Duel."""
    table = baffe.scene("duel", {"seats": list(seats), **scene})
    table.play(word)
    decision = table.decision
    assert decision is not None
    return make(table.game.name, "simple", 1).choose(decision, Eyes(table, decision.seat))


def test_simple_puts_a_token_where_the_card_pulls_a_marker_onto_it() -> None:
    row = ["rebooting", "photoshoot", "kaijutsu"]
    for card, wanted in (("kaijutsu", "place:destruction:-3"), ("photoshoot", "place:fame:-1")):
        assert answer_after("buy:" + card, {"energy": 5}, {}, row=row, step="buy") == wanted


def test_simple_takes_the_best_card_from_its_rival() -> None:
    theirs = {"cards": ["scrappy", "acid_attack", "unchained"]}
    row = ["tesla_impulse", "rebooting"]
    buzz = {"penguin": {"track": "fame", "at": 0}}  # under a marker, so nothing is asked about it
    zap = answer_after("buy:tesla_impulse", {"energy": 6}, theirs, row=row, buzz=buzz, step="buy")
    assert zap == "discard:acid_attack"


@pytest.mark.parametrize("name", bots_of("duel"))
@pytest.mark.parametrize("autobot", ["", "normal", "hard"])
def test_every_bot_plays_duel(name: str, autobot: str) -> None:
    for seed in range(games_for("duel", name)):
        table = baffe.deal("duel", 2, seed, {"autobot": autobot}, events=False)
        play_out(table, [make("duel", name, seat) for seat in range(2)])
        assert table.outcome is not None and table.outcome["reason"] != "stalled"


def answer_of_simple(seats: list[dict[str, Any]], *words: str, **scene: Any) -> str:
    """What the simple bot answers after those words."""
    table = baffe.scene("tokyo", {"seats": seats, "options": {"modules": list(MODULES)}, **scene})
    for word in words:
        table.play(word)
    decision = table.decision
    assert decision is not None
    return make(table.game.name, "simple", 1).choose(decision, Eyes(table, decision.seat))


def test_simple_takes_the_heart_of_a_cultist_when_it_is_weak() -> None:
    for hearts, wanted in ((4, True), (5, False)):
        answer = answer_of_simple([{"hearts": hearts, "cultists": 1}, {}], dice=["1", "2", "3", "1", "2", "3"])
        assert (answer == "cultist:heart") is wanted


def test_simple_saves_its_life_with_a_cultist_and_not_its_hearts() -> None:
    for hearts, wanted in ((3, "cultist:heart"), (4, "take")):
        seats: list[dict[str, Any]] = [{}, {"place": "city", "hearts": hearts, "cultists": 1}]
        assert answer_of_simple(seats, dice=["smash"] * 3 + ["1", "2", "3"], rolls_left=0) == wanted


def test_simple_pays_what_is_missing_for_a_good_card_with_cultists() -> None:
    market = ["skyscraper", "mimic", "heal"]
    for tiles, wanted in ((2, "cultist:energy"), (1, "done")):
        seats: list[dict[str, Any]] = [{"energy": 4, "cultists": tiles}, {}]
        assert answer_of_simple(seats, market=market, step="buy") == wanted


def test_simple_rolls_once_more_for_a_cultist_to_spare() -> None:
    useless = ["1", "1", "2", "2", "3", "3"]
    assert answer_of_simple([{"cultists": 2}, {}], rolls_left=0, dice=useless) == "cultist:roll"
    assert answer_of_simple([{"cultists": 1}, {}], rolls_left=0, dice=useless) == "stop"


def test_simple_goes_for_the_fourth_1_in_tokyo() -> None:
    dice = ["1", "1", "1", "energy", "energy", "smash"]
    assert answer_of_simple([{"place": "city"}, {}], dice=dice) == "keep:1,1,1"
    assert answer_of_simple([{}, {"place": "city"}], dice=dice) == "stop"
    pair = ["1", "1", "energy", "energy", "smash", "smash"]
    assert answer_of_simple([{"place": "city", "tower": [1, 2]}, {}], dice=pair) == "keep:1,1"


def test_simple_changes_a_die_where_it_is_worth_it() -> None:
    """The Herd Culler is free; what Stretchy costs is more than an energy brings."""
    for card, dice, wanted in (
        ("herd_culler", "1 1 2 3 energy energy", "herd_culler:2"),
        ("herd_culler", "1 2 2 2 energy energy", "done"),
        ("stretchy", "1 2 3 3 energy energy", "stretchy:1>3"),
        ("stretchy", "1 1 2 3 heart energy", "done"),
    ):
        me = {"energy": 3, "cards": [card]}
        assert answer_of_simple([me, {"place": "city"}], "stop", dice=dice.split()) == wanted


def test_simple_chooses_the_better_costume() -> None:
    for seed in range(10):
        table = baffe.deal("tokyo", 2, seed, {"modules": ["halloween"]}, events=False)
        decision = table.decision
        assert decision is not None and decision.kind == "costume"
        shown = [word.removeprefix("costume:") for word in decision.options]
        chosen = (
            make(table.game.name, "simple", 1).choose(decision, Eyes(table, decision.seat)).removeprefix("costume:")
        )
        assert WORTH[chosen] == max([WORTH[card] for card in shown])


def test_simple_steals_what_is_worth_it() -> None:
    for worn, stars, wanted in (
        (["ghost", "princess"], 0, "steal:princess@1"),
        (["cheerleader"], 0, "done"),
        (["princess", "astronaut"], 17, "steal:astronaut@1"),
    ):
        seats: list[dict[str, Any]] = [{"energy": 9, "stars": stars}, {"place": "city", "cards": worn}]
        dice = ["smash", "smash", "smash", "1", "2", "3"]
        assert answer_of_simple(seats, "stay", step="resolve", dice=dice) == wanted


def test_simple_kills_a_zombie_by_stealing_its_costume() -> None:
    seats: list[dict[str, Any]] = [{"energy": 9}, {"place": "city", "hearts": 1, "cards": ["princess", "zombie"]}]
    answer = answer_of_simple(seats, "stay", step="resolve", dice=["smash", "smash", "smash", "1", "2", "3"])
    assert answer == "steal:zombie@1"


def test_simple_pays_as_robot_when_it_would_fall_or_is_rich() -> None:
    for energy, hearts, wanted in ((3, 3, "robot:3"), (3, 9, "take"), (9, 9, "robot:3")):
        seats: list[dict[str, Any]] = [
            {}, {"place": "city", "energy": energy, "hearts": hearts, "cards": ["robot"]}
        ]  # fmt: skip
        dice = ["smash", "smash", "smash", "1", "2", "3"]
        assert answer_of_simple(seats, step="resolve", dice=dice) == wanted


def test_simple_rolls_a_smash_again_as_witch() -> None:
    seats: list[dict[str, Any]] = [{}, {"place": "city", "cards": ["witch"]}]
    assert answer_of_simple(seats, rolls_left=0, dice=["smash", "smash", "1", "1", "2", "3"]) == "witch:smash"


@pytest.mark.parametrize("name", bots_of("tokyo"))
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_bot_plays_at_every_number_of_seats(name: str, seats: int) -> None:
    for seed in range(games_for("tokyo", name)):
        table = baffe.deal("tokyo", seats, seed, events=False)
        play_out(table, [make("tokyo", name, seat) for seat in range(seats)])
        assert table.outcome is not None and table.outcome["reason"] != "stalled"


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        (game, seats, name)
        for game, seats in (("tokyo", 4), ("duel", 2), ("heavy_hitters", 3))
        for name in bots_of(game)
    ],
)
def test_a_bot_answers_the_same_at_a_table_that_differs_only_in_secrets(game: str, seats: int, name: str) -> None:
    table = baffe.deal(game, seats, 11, events=False)
    drivers = [make(game, "random", seat) for seat in range(seats)]
    for number in range(80):
        decision = table.decision
        if decision is None:
            break
        seat = decision.seat
        true_word = make(game, name, 5).choose(decision, Eyes(table, seat))
        dreamt = table.imagine(seat, number)
        other = [asked for asked in dreamt.decisions if asked.seat == seat][0]
        assert make(game, name, 5).choose(other, Eyes(dreamt, seat)) == true_word
        table.play(bot_answers(table, decision, drivers[seat]), seat)


def test_simulations_are_the_same_every_time() -> None:
    first, second = (simulate("tokyo", 3, 10, 7, ["simple", "random", "random"]) for _ in range(2))
    assert {key: first[key] for key in ("wins", "turns", "decisions", "hash")} == {
        key: second[key] for key in ("wins", "turns", "decisions", "hash")
    }


def test_first_players_are_counted_in_solo_games_too() -> None:
    """The Autobot may have had its first turn before anybody is asked: it is the first player all the same."""
    first = 0
    for seed in range(7, 37):
        result = simulate("duel", 2, 1, seed, ["random"], options={"autobot": "hard"})
        (event,) = [
            it for it in baffe.deal("duel", 2, seed, {"autobot": "hard"}).events(None) if it["type"] == "first_player"
        ]
        human_won = result["wins"] == [1]
        assert result["first_player_share"] == float((event["seat"] == 0) == human_won)
        first += event["seat"]
    assert 0 < first < 30


def test_simple_lets_smashes_close_the_bay_before_its_hearts_count() -> None:
    seats: list[dict[str, Any]] = [{"place": "bay", "hearts": 4}, {"place": "city"}, {"hearts": 1}, {}, {}]
    dice = ["smash", "smash", "heart", "heart", "1", "2"]
    table = baffe.scene("tokyo", {"seats": seats, "step": "resolve", "dice": dice})
    assert table.decision is not None and table.decision.kind == "order"
    assert bot_answers(table, table.decision, make("tokyo", "simple", 1)) == "first:smash"
