"""Keep cards about the row and what is bought from it."""

from typing import Any

from baffe import Table
from tests.scenes.duel.support import (
    ALIENOID,
    AWAY,
    GIGAZAUR,
    KITTY,
    ONE_SMASH,
    ROW,
    asked,
    buying,
    cards,
    dice_thrown,
    discards,
    duel,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    kind,
    options,
    owning,
    places,
    play,
    question,
    row_of,
    stepped,
    whose_turn,
    won_by,
)

# -- Alien Metabolism --

METABOLISM = ("alien_metabolism:acid_attack", "alien_metabolism:extra_head", "alien_metabolism:cannonball")


def test_alien_metabolism_throws_a_card_of_the_row_away() -> None:
    """duel/card/alien_metabolism, duel/card/alien_metabolism#2, duel/P22: free; the row slides and fills at once."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW, deck=["scrappy"])
    play(table, "alien_metabolism:extra_head")
    assert row_of(table) == ["scrappy", "acid_attack", "cannonball"]
    assert discards(table) == ["extra_head"]
    assert facts(table, "energy_paid") == []


def test_alien_metabolism_works_while_dice_tokens_are_spent() -> None:
    """duel/card/alien_metabolism#1, duel/card/alien_metabolism#3"""
    table = duel({"cards": ["alien_metabolism"], "tokens": 1}, {}, step="roll", row=ROW)
    assert asked(table) == (0, "spend", ("spend", "throw", *METABOLISM))


def test_alien_metabolism_works_between_throws() -> None:
    """duel/card/alien_metabolism#1, duel/card/alien_metabolism#3: the dice stay as they lie, the question comes
    again."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="roll", row=ROW, dice=ONE_SMASH)
    assert kind(table) == "roll" and set(METABOLISM) < set(options(table))
    before = [word for word in options(table) if word not in METABOLISM]
    play(table, "alien_metabolism:cannonball")
    assert (kind(table), list(options(table))) == ("roll", before)


def test_alien_metabolism_works_while_dice_are_resolved() -> None:
    """duel/card/alien_metabolism#1, duel/card/alien_metabolism#3"""
    me = owning("alien_metabolism")
    table = duel(me, KITTY, step="resolve", row=ROW, dice="smash energy fame fame destruction special")
    assert asked(table) == (0, "resolve", ("group:smash", "group:energy", *METABOLISM))
    play(table, "alien_metabolism:cannonball")
    assert asked(table) == (0, "resolve", ("group:smash", "group:energy"))


def test_alien_metabolism_is_asked_about_in_the_shop_even_without_energy() -> None:
    """duel/card/alien_metabolism#1, duel/card/alien_metabolism#3"""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW)
    assert asked(table) == (0, "buy", ("done", *METABOLISM))


def test_alien_metabolism_may_turn_up_a_card_to_buy() -> None:
    """duel/card/alien_metabolism#3, duel/D49: what slides to the last slot is cheaper."""
    me = {"cards": ["alien_metabolism"], "energy": 5}
    table = duel(me, {}, step="buy", row=["frenzy", "acid_attack", "cannonball"])
    assert "buy:acid_attack" not in options(table)
    play(table, "alien_metabolism:cannonball")
    assert "buy:acid_attack" in options(table)


def test_alien_metabolism_works_once_in_a_turn() -> None:
    """duel/card/alien_metabolism: used between throws, it is gone for the shop, and back in the next turn."""
    me = owning("alien_metabolism")
    table = duel(me, KITTY, step="roll", row=ROW, deck=["frenzy"], dice=" ".join([ONE_SMASH] * 3))
    play(table, "alien_metabolism:cannonball", "stop")
    assert question(table) == (1, "roll")
    play(table, "stop")
    assert question(table) == (0, "roll")
    assert "alien_metabolism:frenzy" in options(table)


def test_alien_metabolism_is_not_for_the_rivals_turn() -> None:
    """duel/card/alien_metabolism"""
    table = duel(GIGAZAUR, {**KITTY, "cards": ["alien_metabolism"]}, step="roll", row=ROW)
    assert not set(METABOLISM) & set(options(table))


def test_a_refresh_does_not_use_alien_metabolism_up() -> None:
    """duel/card/alien_metabolism#2"""
    me = {"cards": ["alien_metabolism"], "energy": 2}
    table = duel(me, {}, step="buy", row=ROW, deck=["frenzy", "scrappy", "energize"])
    play(table, "refresh")
    fresh = ("alien_metabolism:energize", "alien_metabolism:scrappy", "alien_metabolism:frenzy")
    assert asked(table) == (0, "buy", ("done", *fresh))


def test_throwing_a_card_away_is_no_purchase() -> None:
    """duel/card/alien_metabolism#2, duel/D51: 1 energy for who bought nothing."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=ROW)
    play(table, "alien_metabolism:cannonball")
    assert (whose_turn(table), energy(table)) == (1, [1, 0])


def test_alien_metabolism_is_not_offered_within_a_monsters_power() -> None:
    """duel/card/alien_metabolism#1: Alienoid chooses a face."""
    me = {**ALIENOID, "cards": ["alien_metabolism"]}
    table = duel(me, KITTY, step="resolve", row=ROW, dice="special special fame fame smash heart")
    assert kind(table) == "alien" and not set(METABOLISM) & set(options(table))


def test_alien_metabolism_works_as_soon_as_it_is_bought() -> None:
    """duel/card/alien_metabolism, duel/D53"""
    table = buying("alien_metabolism", {}, {}, deck=["frenzy"])
    play(table, AWAY)
    assert "alien_metabolism:frenzy" in options(table)


def test_alien_metabolism_cannot_name_a_card_of_an_empty_row() -> None:
    """duel/card/alien_metabolism, duel/D54: the turn is over without a question."""
    table = duel({"cards": ["alien_metabolism"]}, {}, step="buy", row=[], deck_exact=True)
    assert whose_turn(table) == 1


# -- Breaking News --


def test_breaking_news_pull_fame_with_every_card_bought() -> None:
    """duel/card/breaking_news: two cards, two steps."""
    me = {"energy": 9, "cards": ["breaking_news"]}
    table = duel(me, {}, step="buy", row=["snack_time", "giant_brain", "regeneration"])
    play(table, "buy:giant_brain", "buy:regeneration")
    assert stepped(table) == [("fame", -1), ("fame", -2)]


def test_breaking_news_do_not_look_at_their_own_purchase() -> None:
    """duel/card/breaking_news#1"""
    table = buying("breaking_news")
    play(table, AWAY)
    assert cards(table, 0) == ["breaking_news"]
    assert stepped(table) == []


def test_breaking_news_look_at_the_next_purchase_of_the_same_turn() -> None:
    """duel/card/breaking_news, duel/D53"""
    table = buying("breaking_news", {"energy": 9}, {})
    play(table, AWAY, "buy:regeneration")
    assert stepped(table) == [("fame", -1)]


def test_breaking_news_look_at_a_purchase_in_the_lab() -> None:
    """duel/card/breaking_news#1"""
    me = {"energy": 3, "cards": ["made_in_a_lab", "breaking_news"]}
    table = duel(me, {}, step="start", row=["giant_brain", "extra_head", "cannonball"])
    play(table, "buy:giant_brain")
    assert kind(table) == "roll" and stepped(table) == [("fame", -1)]


def test_breaking_news_do_not_look_at_the_rivals_purchases() -> None:
    """duel/card/breaking_news"""
    table = buying("snack_time", {}, {"cards": ["breaking_news"]})
    assert stepped(table) == []


def test_breaking_news_come_after_the_token_and_before_the_card() -> None:
    """duel/card/breaking_news#2, duel/D52: pay, token, this pull, then the pulls of the card."""
    table = buying("monumental", {"cards": ["breaking_news"]}, {})
    assert (kind(table), energy(table), stepped(table)) == ("place", [0, 0], [])
    play(table, AWAY)
    assert stepped(table) == [("fame", -1), ("destruction", -1), ("fame", -2)]


def test_breaking_news_land_on_the_token_just_placed() -> None:
    """duel/card/breaking_news#2, duel/D37: the fish brings its heart before Too Cute hits."""
    me = {**GIGAZAUR, "hearts": 10, "cards": ["breaking_news"]}
    table = buying("too_cute", me, KITTY)
    play(table, "place:fame:-1")
    told = event_types(table)
    assert told.index("placed") < told.index("healed") < told.index("hurt")
    assert hearts(table) == [11, 11]


def test_breaking_news_may_win_before_the_card_acts() -> None:
    """duel/card/breaking_news#2, duel/D59, duel/D61: the buyer would have died of the card."""
    table = buying("hors_d_oeuvres", {"hearts": 3, "cards": ["breaking_news"]}, {}, fame=-6)
    play(table, AWAY)
    assert table.outcome == won_by(0, "victory_space")
    assert hurt(table) == []


def test_breaking_news_do_not_look_at_a_refresh() -> None:
    """duel/card/breaking_news, duel/D50"""
    table = duel({"energy": 2, "cards": ["breaking_news"]}, {}, step="buy", row=ROW)
    play(table, "refresh")
    assert stepped(table) == []


# -- Made in a Lab --


def lab(energy: int, **scene: Any) -> Table:
    """Seat 0 owns the card and begins its turn."""
    me = {**GIGAZAUR, "energy": energy, "cards": ["made_in_a_lab"]}
    return duel(me, KITTY, **{"step": "start", "row": ROW, "dice": ONE_SMASH, **scene})


def test_made_in_a_lab_offers_a_card_at_the_start_of_the_turn() -> None:
    """duel/card/made_in_a_lab, duel/P3: Acid Attack for 5 instead of 6, Cannonball for 5 on the last slot."""
    table = lab(5)
    assert asked(table) == (0, "lab", ("buy:acid_attack", "buy:cannonball", "no"))
    play(table, "buy:acid_attack", AWAY)
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [("acid_attack", 5)]
    assert (kind(table), energy(table)) == ("roll", [0, 0])


def test_made_in_a_lab_adds_to_the_discount_of_the_last_slot() -> None:
    """duel/card/made_in_a_lab#1: Extra Head costs 6, Cannonball 5, and the view says so."""
    table = lab(9)
    prices = {word: offer["price"] for word, offer in table.view(0)["decisions"][0]["offers"].items()}
    assert prices == {"buy:acid_attack": 5, "buy:extra_head": 6, "buy:cannonball": 5}
    play(table, "buy:cannonball", AWAY)
    assert energy(table) == [8, 0]


def test_made_in_a_lab_is_never_cheaper_than_1() -> None:
    """duel/card/made_in_a_lab#1: Photoshoot costs 2, and 1 on the last slot."""
    table = lab(1, row=["acid_attack", "extra_head", "photoshoot"])
    assert options(table) == ("buy:photoshoot", "no")
    play(table, "buy:photoshoot", AWAY)
    assert [event["price"] for event in facts(table, "bought")] == [1]


def test_made_in_a_lab_costs_something_to_who_has_nothing() -> None:
    """duel/card/made_in_a_lab#1"""
    table = lab(0, row=["acid_attack", "extra_head", "photoshoot"])
    assert kind(table) == "roll"


def test_made_in_a_lab_asks_only_when_something_is_affordable() -> None:
    """duel/card/made_in_a_lab#1"""
    assert kind(lab(4)) == "roll"
    assert kind(lab(5)) == "lab"


def test_made_in_a_lab_sells_one_card_at_most() -> None:
    """duel/card/made_in_a_lab#1"""
    table = lab(30)
    play(table, "buy:extra_head")
    assert kind(table) == "roll"


def test_made_in_a_lab_may_be_declined() -> None:
    """duel/card/made_in_a_lab, duel/P3: prices in the shop are the usual ones."""
    table = lab(5)
    play(table, "no", "stop")
    assert asked(table) == (0, "buy", ("refresh", "done"))


def test_a_purchase_in_the_lab_is_a_purchase_of_the_turn() -> None:
    """duel/card/made_in_a_lab#2, duel/D51: no energy for buying nothing; 1 energy after declining."""
    table = lab(6, dice=f"{ONE_SMASH} smash")
    play(table, "buy:extra_head", "stop")
    assert (whose_turn(table), energy(table)) == (1, [0, 0])
    table = lab(6)
    play(table, "no", "stop", "done")
    assert (whose_turn(table), energy(table)) == (1, [7, 0])


def test_made_in_a_lab_offers_no_refresh() -> None:
    """duel/card/made_in_a_lab#3"""
    assert options(lab(30)) == ("buy:acid_attack", "buy:extra_head", "buy:cannonball", "no")


def test_a_card_of_the_lab_acts_before_the_throw() -> None:
    """duel/card/made_in_a_lab#3: Cannonball does all it does, then the dice are thrown."""
    table = lab(5)
    play(table, "buy:cannonball", AWAY)
    told = event_types(table)
    assert told.index("placed") < told.index("pulled") < told.index("hurt") < told.index("rolled")
    assert (places(table), energy(table)) == ((-1, 0), [4, 0])


def test_a_head_of_the_lab_throws_at_once() -> None:
    """duel/card/made_in_a_lab#3, duel/D15, duel/D53"""
    table = lab(6, dice=f"{ONE_SMASH} smash")
    play(table, "buy:extra_head")
    assert dice_thrown(table)[0] == 7


def test_made_in_a_lab_may_win_before_the_throw() -> None:
    """duel/card/made_in_a_lab#3, duel/D61"""
    table = lab(5, fame=-6)
    play(table, "buy:cannonball", AWAY)
    assert table.outcome == won_by(0, "victory_space")
    assert facts(table, "rolled") == []


def test_made_in_a_lab_opens_in_the_extra_turn_too() -> None:
    """duel/card/made_in_a_lab, duel/D11, duel/D12"""
    table = lab(10, row=["acid_attack", "extra_head", "frenzy"], dice=f"{ONE_SMASH} {ONE_SMASH}")
    play(table, "buy:frenzy", "stop", "done")
    assert question(table) == (0, "lab")
