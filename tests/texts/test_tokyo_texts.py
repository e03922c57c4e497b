"""Everything that King of Tokyo can say, ask or refuse has its text in both languages."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import baffe
from baffe.bots import bots_of
from baffe.cli.asking import ChoiceMenu, Questioner
from baffe.cli.chronicle import lines_of
from baffe.cli.terminal.look import look_of
from baffe.games.tokyo.facts import FACTS
from baffe.games.tokyo.figures import MONSTERS
from baffe.games.tokyo.monster import PLACES
from baffe.games.tokyo.rulebook import MODULES
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.fact import Event, Fact
from baffe.kernel.seat import EVERYBODY, NOBODY, Seat
from baffe.texts import LANGUAGES, MissingText, has_text, text
from baffe.texts.tokyo import TokyoWording
from baffe.texts.wording import taken_apart

KINDS = (
    "roll",
    "change",
    "order",
    "heart",
    "brace",
    "reroll",
    "flee",
    "buy",
    "snatch",
    "sell",
    "copy",
    "probe",
    "again",
    "which",
    "costume",
    "cheer",
    "steal",
)
REASONS = ("stars", "stars-shared", "last_standing", "all_dead", "stalled", "tower", "astronaut", "astronaut-shared")
BETWEEN_TWO = ("stolen", "cheered")  # never without another monster
PHASES = ("start", "roll", "resolve", "buy", "end", "over")
RAW = re.compile(r"[a-z]_[a-z]|\{|\}|\bnone\b|\bself\b|\b(smash|heart|energy):|:(smash|heart|energy)\b")


def refusals() -> list[str]:
    every: list[type[baffe.Refused]] = [baffe.Refused, *baffe.Refused.__subclasses__()]
    return [refused.code for refused in every]


IDS = [
    *[f"tokyo-event-{fact.name}" for fact in FACTS],
    *[f"tokyo-ask-{kind}" for kind in KINDS],
    *[f"tokyo-outcome-{reason}" for reason in REASONS],
    *[f"tokyo-phase-{phase}" for phase in PHASES],
    *[f"tokyo-monster-{monster}" for monster in (*MONSTERS, *MODULES["halloween"].monsters())],
    "tokyo-type-costume",
    *[f"tokyo-place-{place}" for place in PLACES],
    *[f"bot-{bot}" for bot in bots_of("tokyo")],
    *[f"refused-{code}" for code in refusals()],
    *[f"tokyo-module-{module}" for module in MODULES],
    *[f"tokyo-module-{module}.about" for module in MODULES],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_word_of_the_engine_has_a_text(id: str, language: str) -> None:
    assert has_text(language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_can_ever_be_offered_has_a_label(language: str) -> None:
    """A question is invented for each kind of `no` and `done`; prices and cards are invented for what is bought."""
    wording = TokyoWording(language, list(MONSTERS))
    view = {"turn": 0}
    for word in baffe.words("tokyo"):
        verb, what, _, _ = taken_apart(word)
        offers: dict[str, Any] = {}
        if verb in ("buy", "sell", "steal", "costume"):
            offers[word] = {"card": "jets" if what.startswith("top") else what, "price": 3}
        for kind in KINDS if word in ("no", "done") else ("roll",):
            label = wording.answer(word, {"seat": 0, "kind": kind, "offers": offers}, view)
            assert label and RAW.search(label) is None, word


def every_label(menu: ChoiceMenu) -> list[str]:
    labels = [menu.title]
    for entry in menu.entries:
        labels.append(entry.label)
        if isinstance(entry.leads_to, ChoiceMenu):
            labels += every_label(entry.leads_to)
    return labels


def every_word(menu: ChoiceMenu) -> set[str]:
    words: set[str] = set()
    for entry in menu.entries:
        words |= every_word(entry.leads_to) if isinstance(entry.leads_to, ChoiceMenu) else {entry.leads_to}
    return words


@pytest.mark.parametrize("modules", [[], list(MODULES)], ids=["base", "modules"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_without_a_raw_word(seats: int, seed: int, modules: list[str]) -> None:
    """Random play buys and uses everything; each question offers exactly its options."""
    table = baffe.deal("tokyo", seats, seed, {"modules": modules})
    assert isinstance(table, TokyoTable)
    check_texts_of(table, seeded(seed))


SEATS_OF_MODULES: list[dict[str, Any]] = [
    {"hearts": 5, "energy": 8, "place": "city", "cultists": 3, "tower": [1]},
    {"hearts": 5, "energy": 8, "cultists": 3, "tower": [2], "cards": ["regeneration"]},
    {"hearts": 5, "energy": 8, "cultists": 3},
]


def test_every_word_and_event_of_the_modules_is_told() -> None:
    """Scenes with four 1s in Tokyo: levels are free, taken from others, and the last one wins."""
    offered: set[str] = set()
    told: set[tuple[str, Any]] = set()
    reasons: set[str] = set()
    for seed in range(6):
        mine = [[], [1], [1, 2]][seed % 3]
        seats = [{**SEATS_OF_MODULES[0], "tower": mine}, {**SEATS_OF_MODULES[1], "tower": [[1], [2], []][seed % 3]}, {}]
        options = {"modules": list(MODULES)}
        scene = {"seats": seats, "dice": ["1"] * 6 if seed < 3 else [], "seed": seed, "options": options}
        table = baffe.scene("tokyo", scene)
        assert isinstance(table, TokyoTable)
        if seed < 3:
            offered |= set(table.decisions[0].options)
            table.play("stop")
        offered |= check_texts_of(table, seeded(seed))
        told |= {(event["type"], event.get("token", event.get("from"))) for event in table.events(None)}
        assert table.outcome is not None
        reasons.add(table.outcome["reason"])
    assert {word for name in ("cultists", "tower") for word in MODULES[name].words()} <= offered
    assert {("token_given", "cultist"), ("token_removed", "cultist")} <= told
    assert {("level_claimed", None), ("level_claimed", 1)} <= told
    assert "tower" in reasons


def test_every_verb_event_and_end_of_halloween_is_told() -> None:
    """Dealt games begin with the choice of costumes; scenes with all of them use every one."""
    offered: set[str] = set()
    told: set[str] = set()
    reasons: set[str] = set()
    for seed in range(12):
        worn = [card.id for card in MODULES["halloween"].cards()]
        turned = worn[seed:] + worn[:seed]
        seats: list[dict[str, Any]] = [
            {"energy": 9, "stars": 12, "cards": turned[0:4], "place": "city"},
            {"energy": 9, "stars": 12, "cards": turned[4:8]},
            {"energy": 9, "stars": 12, "cards": turned[8:12]},
        ]
        dice = [["1", "2", "3", "heart", "energy", "smash"], ["smash"] * 6][seed % 2]
        options = {"modules": ["halloween"]}
        position = {"seats": seats, "seed": seed, "options": options, "dice": dice, "rolls_left": 0}
        for table in (baffe.deal("tokyo", 3, seed, options), baffe.scene("tokyo", position)):
            assert isinstance(table, TokyoTable)
            offered |= check_texts_of(table, seeded(seed))
            told |= {event["type"] for event in table.events(None)}
            assert table.outcome is not None
            reasons.add(table.outcome["reason"])
    verbs = {taken_apart(word)[0] for word in MODULES["halloween"].words()}
    assert verbs <= {taken_apart(word)[0] for word in offered}
    assert {"costumes_shown", "dressed", "stolen", "cheered", "win_certain"} <= told
    assert "astronaut" in reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_monster_has_of_modules_stands_beside_it(language: str) -> None:
    table = baffe.scene("tokyo", {"seats": SEATS_OF_MODULES, "options": {"modules": list(MODULES)}})
    seats = table.view(None)["seats"]
    wording = TokyoWording(language, [seat["monster"] for seat in seats])
    expected = {"en": ["3 Cultists", "Tower level 1"], "fr": ["3 Cultistes", "Tour\u202f: étage 1"]}
    assert wording.owned(seats[0]) == expected[language]
    both = {**seats[0], "cultists": 1, "tower": [1, 2], "poison": 2}
    landed = {"en": "17★ reached as Astronaut", "fr": "17★ atteints en Astronaute"}
    assert wording.owned({**both, "astronaut": True})[3:] == [landed[language]]
    expected = {
        "en": ["Poison 2", "1 Cultist", "Tower levels 1 and 2"],
        "fr": ["Poison 2", "1 Cultiste", "Tour\u202f: étages 1 et 2"],
    }
    assert wording.owned(both) == expected[language]
    players = {0: wording.say("player-you")}
    view = {**table.view(None), "seats": [both, {**both, "shrink": 1}, seats[2]]}
    shown = [line for line in look_of("tokyo").table_lines(view, wording, players) if isinstance(line, Text)]
    assert all(cell_len(line.plain) <= 80 for line in shown)


def check_texts_of(table: TokyoTable, chance: Chance) -> set[str]:
    """Play a game to its end at random and tell all of it in both languages; the words that were offered."""
    seen: set[str] = set()
    wordings = [TokyoWording(language, [monster.name for monster in table.monsters]) for language in LANGUAGES]
    while (decision := table.decision) is not None:
        for monster in table.monsters:
            monster.energy += 1  # a rich table buys more
        table.ask_again()
        decision = table.decision
        assert decision is not None
        seen |= set(decision.options)
        for wording in wordings:
            asking = Questioner(table, decision.seat, wording)
            menu = asking.menu()
            for label in every_label(menu):
                assert RAW.search(label) is None, label
            offered = every_word(menu) - {""}
            keeps = {word for word in decision.options if word.startswith("keep:")}
            assert offered == set(decision.options) - keeps
            for word in decision.options:
                wording.answer(word, asking.question, asking.view)
        table.play(decision.options[chance.below(len(decision.options))], decision.seat, decision.number)
    for wording in wordings:
        for seat in (None, 0):
            for line in lines_of(table.events(seat), wording):
                assert line.words and RAW.search(line.words) is None, line.words
                wording.why(line.event)
        assert table.outcome is not None
        assert wording.outcome(table.outcome)
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=[fact.name for fact in FACTS])
def test_every_fact_makes_a_line_whoever_else_took_part(fact: Fact, language: str) -> None:
    """With nobody else, with another monster, with the monster itself; by a rule and by a card."""
    wording = TokyoWording(language, list(MONSTERS))
    samples = {"token": "poison", "place": "city", "card": "jets", "reason": "stars"}
    samples |= {"dice": "1,heart", "faces": "1,smash", "cards": "jets,heal"}
    others = {"of": (0, 1), "from": (NOBODY, 1), "to": (NOBODY, 1)}
    second = [name for name in fact.fields if name in ("by", "of", "from", "to")]
    word = "".join([samples[name] for name in fact.fields if name in samples])
    for other in (1,) if fact.name in BETWEEN_TWO else others.get("".join(second), (NOBODY, 0, 1)):
        for why in ("tokyo/R12", "wings"):
            event = Event(fact, Seat(0), why, EVERYBODY, 2, Seat(other), word)
            line = wording.event(event.seen_by(0, None))
            assert line and RAW.search(line) is None
            if second and other == 1:
                assert wording.names[1] in line or fact.name in ("unhurt", "held_back")
            assert wording.why(event.seen_by(0, None))


def test_every_rule_and_card_behind_an_event_can_be_explained() -> None:
    table = baffe.deal("tokyo", 4, 3)
    wording = TokyoWording("fr", [seat["monster"] for seat in table.view(None)["seats"]])
    for event in table.events(None):
        assert event["rule"] is None or wording.why(event).startswith(event["rule"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_modules_are_explained_and_a_traded_cultist_is_one_line(language: str) -> None:
    seats: list[dict[str, Any]] = [{"hearts": 5, "cultists": 1}, {}]
    table = baffe.scene("tokyo", {"seats": seats, "options": {"modules": ["cultists"]}})
    wording = TokyoWording(language, [seat["monster"] for seat in table.view(None)["seats"]])
    since = len(table.events(None))
    table.play("cultist:heart")
    line = lines_of(table.events(None, since), wording)[0]
    expected = {"en": "Space Penguin gains 1♥ (for a Cultist)", "fr": "Space Penguin gagne 1♥ (contre un Cultiste)"}
    assert line.words == expected[language]
    assert wording.why(line.event) == "cultists/C5  " + wording.say("rule-cultists-C5")


def test_a_secret_stays_out_of_the_line() -> None:
    table = baffe.scene(
        "tokyo", {"seats": [{"energy": 2, "cards": ["made_in_a_lab"]}, {}], "deck": ["jets"], "step": "buy"}
    )
    wording = TokyoWording("en", [seat["monster"] for seat in table.view(None)["seats"]])
    mine, theirs = [
        next(wording.event(event) for event in table.events(seat) if event["type"] == "peeked") for seat in (0, 1)
    ]
    assert "Jets" in mine and "Jets" not in theirs


def test_a_missing_text_raises() -> None:
    for id, args in (("nothing", {}), ("tokyo-card-jets.nothing", {}), ("tokyo-event-fled", {"name": "Gigazaur"})):
        with pytest.raises(MissingText):
            text("en", id, **args)
    with pytest.raises(MissingText):
        text("xx", "tokyo-card-jets")
