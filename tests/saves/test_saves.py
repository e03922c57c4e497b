"""What was saved once loads for ever, is the same position, and goes on to an end."""

from json import loads
from pathlib import Path

import pytest

import baffe
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.chance import seeded
from tests.generic.checks import Sitting, check_past, views
from tests.generic.games import pick
from tests.saves.regenerate import BATTLES, STANDING
from tests.support import tokyo

FOLDER = Path(__file__).parent
HASHES: dict[str, str] = loads((FOLDER / "index.json").read_text(encoding="utf-8"))
SAVES = [name for name in HASHES if name.endswith(".save.json")]
RECORDS = [name for name in HASHES if name.endswith(".record.txt")]


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_every_file_is_listed() -> None:
    found = [path.name for suffix in ("*.save.json", "*.record.txt") for path in FOLDER.glob(suffix)]
    assert sorted(found) == sorted(HASHES)
    assert len(SAVES) >= 6 and len(RECORDS) >= 2


@pytest.mark.parametrize("name", SAVES)
def test_an_old_save_is_the_same_position(name: str) -> None:
    table = baffe.load(read(name))
    assert table.state_hash() == HASHES[name]
    assert table.outcome is None and table.decisions


@pytest.mark.parametrize("name", SAVES)
def test_an_old_save_is_saved_again_as_it_was(name: str) -> None:
    """All but the events: a later version may tell more of them."""
    saves = [loads(text) for text in (read(name), baffe.load(read(name)).save())]
    for data in saves:
        data.pop("events")
    assert saves[0] == saves[1]


@pytest.mark.parametrize("name", SAVES)
def test_an_old_save_goes_on_to_an_end(name: str) -> None:
    table = baffe.load(read(name))
    chance = seeded(1)
    while table.agenda and table.agenda[-1].name == "together":  # some have answered already
        asked, word = pick(table, chance)
        table.play(word, asked.seat)
    sitting = Sitting(table)
    while table.decisions:
        sitting.play(*pick(table, chance))
    assert table.outcome is not None and table.outcome["reason"] != "stalled"
    check_past(table, False)
    if table.origin is not None:  # an old save counts otherwise what has come to light, so saves may differ in that
        again = baffe.replay(table.record(), events=table.loud)
        assert (again.state_hash(), again.outcome, views(again)) == (table.state_hash(), table.outcome, views(table))
        assert again.record() == table.record()


def test_the_saves_stand_in_the_middle_of_these_questions() -> None:
    asked: dict[str, tuple[str, int]] = {}
    for name in SAVES:
        questions = baffe.load(read(name)).decisions
        asked[name] = (questions[0].kind, len(questions))
    assert asked == {
        "two_seats_buy.save.json": ("buy", 1),
        "three_seats_imagined.save.json": ("roll", 1),
        "four_seats_brace.save.json": ("brace", 1),
        "four_seats_quiet.save.json": ("buy", 1),
        "five_seats_scene.save.json": ("change", 1),
        "six_seats_flee_one_answer.save.json": ("flee", 1),
        "four_seats_modules.save.json": ("brace", 1),
        "three_seats_costume.save.json": ("costume", 1),
        "three_seats_halloween.save.json": ("steal", 1),
        "duel_spend.save.json": ("spend", 1),
        "duel_roll.save.json": ("roll", 1),
        "duel_final.save.json": ("final", 1),
        "duel_skip.save.json": ("skip", 1),
        "duel_resolve.save.json": ("resolve", 1),
        "duel_buy.save.json": ("buy", 1),
        "duel_place.save.json": ("place", 1),
        "duel_wake.save.json": ("wake", 1),
        "duel_lab.save.json": ("lab", 1),
        "duel_dominated.save.json": ("dominated", 1),
        "duel_batteries.save.json": ("batteries", 1),
        "duel_alien.save.json": ("alien", 1),
        "duel_alien_again.save.json": ("alien_again", 1),
        "duel_king.save.json": ("king", 1),
        "duel_brace.save.json": ("brace", 1),
        "duel_brace_in_pull.save.json": ("brace", 1),
        "duel_bonus.save.json": ("bonus", 1),
        "duel_bonus_as_turn_ends.save.json": ("bonus", 1),
        "duel_in_shape.save.json": ("in_shape", 1),
        "duel_conduct.save.json": ("conduct", 1),
        "duel_swap.save.json": ("swap", 1),
        "duel_zap.save.json": ("zap", 1),
        "duel_autobot_conduct.save.json": ("conduct", 1),
        "duel_autobot_symbol.save.json": ("symbol", 1),
        "duel_hard_symbol.save.json": ("symbol", 1),
        "duel_imagined.save.json": ("roll", 1),
        "duel_quiet.save.json": ("buy", 1),
        "duel_house_rules.save.json": ("resolve", 1),
        "rules2_order_in_bay.save.json": ("order", 1),
        "rules2_late_hearts.save.json": ("heart", 1),
        "rules2_five_seats.save.json": ("buy", 1),
        **{name: (kind, questions) for name, (_, _, questions, kind) in BATTLES.items()},
        "heavy_hitters_imagined.save.json": ("dodge", 1),
    }


@pytest.mark.parametrize("name", STANDING)
def test_a_save_of_duel_keeps_all_that_is_due(name: str) -> None:
    rival, agenda = STANDING[name]
    table = baffe.load(read(name))
    assert " ".join([due[0] for due in loads(table.save())["agenda"]]) == agenda
    assert table.view(None)["options"].get("autobot", "") == rival


def test_a_pull_of_electrical_aura_waits_for_unchained_before_the_next_turn() -> None:
    data = loads(read("duel_bonus_as_turn_ends.save.json"))
    assert data["agenda"][1][0] == "pull" and data["agenda"][1][-1] == "electrical_aura"
    table = baffe.load(data)
    assert table.decision is not None and table.decision.options == ("unchained", "no")


def test_a_save_of_duel_keeps_the_house_rules() -> None:
    options = baffe.load(read("duel_house_rules.save.json")).view(None)["options"]
    assert options["reshuffle"] and options["first_hit_loses"]
    others = baffe.load(read("duel_imagined.save.json")).view(None)["options"]
    assert not others["reshuffle"] and not others["first_hit_loses"]


def test_a_save_keeps_what_modules_give() -> None:
    view = baffe.load(read("four_seats_modules.save.json")).view(None)
    assert view["options"]["modules"] == ["cultists", "tower"]
    assert sum([seat["cultists"] for seat in view["seats"]]) > 0
    assert sorted([level for seat in view["seats"] for level in seat["tower"]]) == [1, 2]
    old = baffe.load(read("four_seats_brace.save.json")).view(None)
    assert old["options"]["modules"] == [] and not {"cultists", "astronaut"} & set(old["seats"][0])


def test_a_power_without_a_card_may_be_used_up_in_a_save() -> None:
    table = tokyo({"cultists": 1}, {}, options={"modules": ["cultists"]})
    it = table.monsters[0].innate[0]
    table.use_up(it)
    loaded = baffe.load(table.save())
    assert isinstance(loaded, TokyoTable) and loaded.is_used(it)


def test_a_save_keeps_costumes_and_those_that_are_shown() -> None:
    table = baffe.load(read("three_seats_costume.save.json"))
    assert table.decision is not None
    word = table.decision.options[1]
    seat = table.decision.seat
    table.play(word)
    assert table.view(None)["seats"][seat]["cards"] == [word.removeprefix("costume:")]
    thief = baffe.load(read("three_seats_halloween.save.json"))
    assert thief.decision is not None
    card, _, owner = thief.decision.options[0].removeprefix("steal:").partition("@")
    assert card in thief.view(None)["seats"][int(owner)]["cards"]
    thief.play(thief.decision.options[0])
    assert card not in thief.view(None)["seats"][int(owner)]["cards"]


def test_an_answer_that_waits_is_not_lost() -> None:
    table = baffe.load(read("six_seats_flee_one_answer.save.json"))
    waiting = table.decisions[0]
    seats = [question["seat"] for question in table.view(None)["decisions"]]
    assert len(seats) == 2
    told = len(table.events(None))
    table.play("flee", waiting.seat)
    answers = [(event["type"], event["seat"]) for event in table.events(None, since=told)][:2]
    other = [seat for seat in seats if seat != waiting.seat][0]
    assert sorted(answers) == [("fled", waiting.seat), ("stayed", other)]
    assert [seat for _, seat in answers] == sorted(seats)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_ends_as_ever(name: str) -> None:
    table = baffe.replay(read(name))
    assert table.state_hash() == HASHES[name]
    assert table.record() == read(name)
    assert table.outcome is not None
