"""Five of the six monsters: what their specials bring, wave by wave."""

import pytest

from baffe import Table
from tests.scenes.duel.support import (
    asked,
    dice_thrown,
    eight,
    energy,
    facts,
    hearts,
    kind,
    on,
    options,
    places,
    play,
    playing,
    question,
    quiet,
    six,
    tokens,
    whose_turn,
    won_by,
)


def added(table: Table) -> list[str]:
    """The faces that Alienoid has added."""
    return [fact["face"] for fact in facts(table, "face_added", 0)]


@pytest.mark.parametrize(
    ("monster", "start"),
    [
        ("alienoid", 14),
        ("cyber_kitty", 13),
        ("gigazaur", 14),
        ("meka_dragon", 12),
        ("space_penguin", 13),
        ("the_king", 15),
    ],
)
def test_each_monster_starts_with_its_own_hearts(monster: str, start: int) -> None:
    """duel/D1"""
    assert hearts(playing(monster))[0] == start


# -- Alienoid --

ALIEN_WORDS = ("special:smash", "special:heart", "special:energy", "special:fame", "special:destruction")


@pytest.mark.parametrize(
    ("specials", "words", "faces"),
    [
        (0, (), []),
        (1, (), []),
        (2, ("special:heart",), ["heart"]),
        (3, ("special:heart", "again"), ["heart", "heart"]),
        (4, ("special:heart", "no", "special:fame"), ["heart", "fame"]),
        (4, ("special:heart", "again"), ["heart", "heart"]),
        (5, ("special:heart", "again", "special:fame"), ["heart", "heart", "fame"]),
        (6, ("special:heart", "again", "special:fame", "again"), ["heart", "heart", "fame", "fame"]),
        (6, ("special:heart", "no", "special:fame", "no", "special:energy"), ["heart", "fame", "energy"]),
        (7, ("special:fame", "again", "special:heart", "no", "special:energy"), ["fame", "fame", "heart", "energy"]),
        (
            8,
            ("special:fame", "again", "special:heart", "again", "special:energy"),
            ["fame"] * 2 + ["heart"] * 2 + ["energy"],
        ),
    ],
)
def test_alienoid_adds_faces_in_waves_of_two_specials_or_three(
    specials: int, words: tuple[str, ...], faces: list[str]
) -> None:
    """duel/monster/alienoid, duel/P8, duel/D31: a third special once in a wave; what is left over does nothing."""
    table = eight("alienoid", specials)
    play(table, *words)
    assert kind(table) not in ("alien", "alien_again")
    assert added(table) == faces


def test_alienoid_may_add_any_face_but_a_special() -> None:
    """duel/monster/alienoid, duel/P8"""
    table = six("alienoid", "special special")
    assert asked(table) == (0, "alien", (*ALIEN_WORDS, "no"))


def test_a_second_smash_costs_alienoid_one_special() -> None:
    """duel/monster/alienoid: six specials are four smashes."""
    table = six("alienoid", "special special special special special special")
    play(table, "special:smash", "again", "special:smash", "again")
    assert hearts(table)[1] == 10


def test_faces_that_alienoid_adds_are_resolved_like_dice() -> None:
    """duel/monster/alienoid, duel/D23: the third Destruction pulls the marker."""
    table = six("alienoid", "special special destruction destruction")
    play(table, "special:destruction")
    assert places(table) == (0, -1)


def test_alienoid_need_not_use_its_power() -> None:
    """duel/monster/alienoid, duel/P8"""
    table = six("alienoid", "special special special special")
    play(table, "no")
    assert added(table) == []
    assert whose_turn(table) == 1


def test_alienoid_need_not_spend_the_third_special() -> None:
    """duel/monster/alienoid, duel/P8"""
    table = six("alienoid", "special special special")
    play(table, "special:energy")
    assert asked(table) == (0, "alien_again", ("again", "no"))
    play(table, "no")
    assert added(table) == ["energy"]


def test_specials_that_alienoid_spent_still_show_in_the_roll() -> None:
    """duel/monster/alienoid, duel/card/signature_move#1"""
    table = six("alienoid", "special special special", {"cards": ["signature_move"]})
    assert places(table)[0] == 0
    play(table, "special:energy", "again")
    assert places(table)[0] == -1


def test_alienoid_adds_its_faces_before_any_card_reads_the_roll() -> None:
    """duel/monster/alienoid, duel/D22: four of a face for Natural Selection."""
    dice = "special special energy energy energy fame fame"
    table = six("alienoid", dice, {"cards": ["natural_selection"]})
    assert hearts(table)[0] == 14
    play(table, "special:energy")
    assert hearts(table)[0] == 4


# -- Cyber Kitty --


@pytest.mark.parametrize(
    ("specials", "energy"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 8), (8, 10)]
)
def test_cyber_kitty_makes_energy_of_specials(specials: int, energy: int) -> None:
    """duel/monster/cyber_kitty, duel/D31, duel/D32"""
    table = eight("cyber_kitty", specials)
    gains = [fact["energy"] for fact in facts(table, "energy_gained", 0) if fact.get("cause") == "cyber_kitty"]
    assert sum(gains) == energy


def test_superconductor_hears_of_each_wave_of_cyber_kitty() -> None:
    """duel/monster/cyber_kitty, duel/P20: 4 energy, then 2."""
    table = six("cyber_kitty", "special special special special special", rival={"cards": ["superconductor"]})
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    play(table, "no")
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    play(table, "superconductor")
    assert energy(table)[1] == 2


def test_cyber_kitty_may_resolve_other_dice_between_two_waves() -> None:
    """duel/monster/cyber_kitty, duel/D26"""
    table = six("cyber_kitty", "special special special special special smash")
    assert options(table) == ("group:smash", "special:energy")
    play(table, "special:energy")
    assert energy(table)[0] == 4
    assert options(table) == ("group:smash", "special:energy")
    play(table, "group:smash")
    assert hearts(table)[1] == 13
    assert energy(table)[0] == 7


# -- Gigazaur --


@pytest.mark.parametrize(("specials", "pulls"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (7, 3), (8, 4)])
def test_gigazaur_pulls_a_marker_for_each_pair_of_specials(specials: int, pulls: int) -> None:
    """duel/monster/gigazaur, duel/P13, duel/D31, duel/D32: an odd special is wasted."""
    table = eight("gigazaur", specials)
    for _ in range(pulls):
        assert asked(table) == (0, "resolve", ("special:fame", "special:destruction", "done"))
        play(table, "special:destruction")
    assert whose_turn(table) == 1
    assert places(table) == (0, -pulls)


def test_gigazaur_chooses_a_marker_for_each_pair() -> None:
    """duel/monster/gigazaur, duel/P13"""
    table = six("gigazaur", "special special special special")
    play(table, "special:fame", "special:destruction")
    assert places(table) == (-1, -1)


def test_gigazaur_may_resolve_other_dice_between_two_pulls() -> None:
    """duel/monster/gigazaur, duel/D26: the bonus of the first pull comes before the smashes."""
    buzz = {"fish": on("fame", -1)}
    table = six("gigazaur", "special special special special smash smash", {"hearts": 5}, buzz=buzz)
    play(table, "special:fame")
    assert hearts(table)[0] == 6
    play(table, "group:smash", "special:fame")
    assert places(table) == (-2, 0)
    assert hearts(table)[1] == 12


def test_gigazaur_wins_in_the_middle_of_its_pulls() -> None:
    """duel/monster/gigazaur, duel/D61"""
    table = six("gigazaur", "special special special special", fame=-4, destruction=-2)
    play(table, "special:destruction")
    assert table.outcome == won_by(0, "spotlight")


def test_destruction_pulled_by_gigazaur_counts_for_its_cards() -> None:
    """duel/monster/gigazaur: a die fewer by Thunder Stomp, a hit by Spiked Tail."""
    table = six("gigazaur", "special special", {"cards": ["thunder_stomp", "spiked_tail"]})
    play(table, "special:destruction")
    assert hearts(table)[1] == 13
    assert dice_thrown(table, 1)[0] == 5


def test_gigazaur_may_decline_but_not_its_other_dice() -> None:
    """duel/monster/gigazaur, duel/P13"""
    table = six("gigazaur", "special special special special smash", fame=-5)
    assert options(table) == ("group:smash", "special:fame", "special:destruction")
    play(table, "group:smash")
    assert options(table) == ("special:fame", "special:destruction", "done")
    play(table, "done")
    assert whose_turn(table) == 1
    assert places(table) == (-5, 0)


# -- Meka Dragon --


@pytest.mark.parametrize(("smashes", "specials", "hits"), [(1, 2, 2), (3, 2, 6), (2, 3, 6), (3, 3, 9), (1, 5, 5)])
def test_meka_dragon_multiplies_smashes_by_specials(smashes: int, specials: int, hits: int) -> None:
    """duel/monster/meka_dragon, duel/P14: in one event."""
    table = six("meka_dragon", "smash " * smashes + "special " * specials)
    assert options(table) == ("group:smash", "special:smash")
    play(table, "special:smash")
    assert [fact["hearts"] for fact in facts(table, "hurt", 1)] == [hits]
    assert whose_turn(table) == 1


@pytest.mark.parametrize("specials", [0, 1])
def test_meka_dragon_multiplies_only_from_two_specials_on(specials: int) -> None:
    """duel/monster/meka_dragon: there is nothing to ask, the smashes count as they are."""
    table = six("meka_dragon", "smash smash smash " + "special " * specials)
    assert facts(table, "multiplied") == []
    assert (whose_turn(table), hearts(table)[1]) == (1, 11)


def test_meka_dragon_has_nothing_to_multiply_without_a_smash() -> None:
    """duel/monster/meka_dragon, duel/D32"""
    table = six("meka_dragon", "special special special special")
    assert (whose_turn(table), hearts(table)[1]) == (1, 14)


def test_meka_dragon_may_resolve_its_smashes_plainly_and_the_power_is_gone() -> None:
    """duel/monster/meka_dragon, duel/P14"""
    table = six("meka_dragon", "smash smash special special special energy")
    play(table, "group:smash")
    assert hearts(table)[1] == 12
    assert whose_turn(table) == 1


def test_meka_dragon_multiplies_added_smashes_as_well() -> None:
    """duel/monster/meka_dragon, duel/D23"""
    table = six("meka_dragon", "special special", {"cards": ["acid_attack", "adrenaline_augment"]}, fame=3)
    play(table, "special:smash")
    assert hearts(table)[1] == 10


def test_multiplied_smashes_are_not_smashed_twice() -> None:
    """duel/monster/meka_dragon, duel/D33"""
    table = six("meka_dragon", "smash smash special special energy heart")
    assert options(table) == ("group:smash", "group:energy", "special:smash")
    play(table, "special:smash")
    assert (whose_turn(table), hearts(table)[1]) == (1, 10)


def test_operation_media_counts_the_smashes_of_meka_dragon_not_the_product() -> None:
    """duel/monster/meka_dragon"""
    table = six("meka_dragon", "smash smash special special special", {"energy": 5}, row=["operation_media"])
    play(table, "special:smash", "buy:operation_media", "place:fame:5")
    assert hearts(table)[1] == 8
    assert places(table)[0] == -2


def test_gentle_giant_looks_at_the_smashes_of_meka_dragon() -> None:
    """duel/monster/meka_dragon, duel/card/gentle_giant"""
    table = six("meka_dragon", "smash special special", {"cards": ["gentle_giant"]})
    play(table, "special:smash")
    assert places(table)[0] == 0


# -- Space Penguin --


@pytest.mark.parametrize(
    ("specials", "held", "after"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (5, 0, 2), (1, 1, 2), (3, 1, 2), (4, 2, 2)]
)
def test_space_penguin_gains_a_token_for_each_special_up_to_two(specials: int, held: int, after: int) -> None:
    """duel/monster/space_penguin, duel/D32: specials beyond them do nothing."""
    table = six("space_penguin", "special " * specials, {"tokens": held})
    assert (whose_turn(table), tokens(table)[0]) == (1, after)
    assert len(facts(table, "tokens_gained", 0)) == after - held


def test_tokens_of_space_penguin_serve_from_the_next_turn_on() -> None:
    """duel/monster/space_penguin, duel/D14"""
    table = playing("space_penguin", step="resolve", dice=f"{quiet('special')} {quiet()}")
    assert question(table) == (1, "roll")
    play(table, "stop")
    assert asked(table) == (0, "spend", ("spend", "throw"))


def test_space_penguin_may_resolve_other_dice_between_two_tokens() -> None:
    """duel/monster/space_penguin, duel/D26"""
    table = six("space_penguin", "special special smash")
    assert options(table) == ("group:smash", "special:token")
    play(table, "special:token")
    assert tokens(table)[0] == 1
    assert options(table) == ("group:smash", "special:token")


def test_space_penguin_with_two_tokens_is_not_offered_its_power() -> None:
    """duel/monster/space_penguin"""
    table = six("space_penguin", "special special smash energy", {"tokens": 2})
    assert options(table) == ("group:smash", "group:energy")
