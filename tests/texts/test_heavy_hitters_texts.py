"""Everything that Heavy Hitters can say or ask has its text in both languages, and what is our own says so."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import baffe
from baffe.cli.chronicle import lines_of
from baffe.games import GAMES
from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.pilots import PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.data.solo import (
    COMBAT_MOVE,
    HEAVY_HITTER_MOVE,
    OWN_RULES,
    RECON_MOVE,
    REPAIR_MOVE,
    SOLO_RULES,
)
from baffe.games.heavy_hitters.data.weapons import KEYWORDS, WEAPONS
from baffe.games.heavy_hitters.facts import FACTS
from baffe.games.heavy_hitters.opponents import REASONS as SKIPPED
from baffe.games.heavy_hitters.options import SETTINGS
from baffe.games.heavy_hitters.table import PHASES, HeavyTable
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.fact import NUMBER, SEAT, VALUE, WORDS, Fact, event_with
from baffe.kernel.seat import EVERYBODY, NOBODY, Seat
from baffe.kernel.table import Table
from baffe.texts import LANGUAGES, has_text, text_of
from baffe.texts.heavy_hitters import HeavyWording
from baffe.texts.wording import Wording, wording_of
from tests.houses.heavy_hitters import crowded
from tests.scenes.heavy_hitters.scenes import arena, hh, until

FACT_FILES = Path(__file__).resolve().parents[1] / "facts"
RULES: dict[str, Any] = yaml.safe_load((FACT_FILES / "gkr_rules.yaml").read_text(encoding="utf-8"))
SOURCE = Path(baffe.__file__).parent / "games" / "heavy_hitters"
GAME = GAMES["heavy_hitters"]
KINDS = (
    "faction", "pilot", "path", "scenario", "deck", "primary", "secondary", "pack", "mulligan", "deploy", "place",
    "hack", "counter", "move", "shift", "face", "dash", "march", "late", "move_unit", "commit", "overclock", "order",
    "attack", "dodge", "aim", "reroll", "missed", "shield", "save", "brace", "lose", "push", "advance", "tag", "blast",
    "sift", "upgrade", "mend", "reset", "ally",
)  # fmt: skip
REASONS = (
    "last_standing", "all_destroyed", "demolition", "team_kill", "team_demolition", "solo_won", "solo_lost",
    "round_cap", "stalled",
)  # fmt: skip
RAW = re.compile(r"[a-z]_[a-z]|\{|\}|\bnone\b|\bself\b|[a-z]:[a-z]|\bheavy_hitters-|faction-None")
FACTIONS = ["kingwolf", "diamondback", "hammerstrike", "thunderhappy"]


def cited_rules() -> list[str]:
    """Every rule that the source names as the reason of something."""
    found = [rule for path in SOURCE.rglob("*.py") for rule in re.findall(r'"(gkr/[A-Z]\d+)"', path.read_text())]
    return sorted(set(found))


PLANS = {column.plan for table in (HEAVY_HITTER_MOVE, COMBAT_MOVE, REPAIR_MOVE, RECON_MOVE) for column in table}
RIVAL_PARTS = ("", ".about", ".inside", ".plays", ".figure")
IDS = [
    "name", "help-goal",
    *[f"event-{fact.name}" for fact in FACTS],
    *[f"ask-{kind}" for kind in KINDS],
    *[f"outcome-{reason}{shared}" for reason in REASONS for shared in ("", "-shared")],
    *[f"ended-{reason}" for reason in REASONS if reason != "stalled"],
    *[f"phase-{phase}" for phase in PHASES],
    *[f"option-{switch.name}{part}" for switch in GAME.switches() for part in ("", ".about")],
    *[f"option-{setting.name}{part}" for setting in SETTINGS for part in ("", ".about")],
    *[f"option-{setting.name}-{value}" for setting in SETTINGS for value in setting.values],
    *[f"option-{choice.name}{part}" for choice in GAME.seat_choices() for part in ("", ".about")],
    *[f"rival-{rival.name}{part}" for rival in GAME.rivals() for part in RIVAL_PARTS],
    *sorted([f"plan-{plan}" for plan in PLANS]),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_word_of_the_engine_has_a_text(id: str, language: str) -> None:
    assert has_text(language, f"heavy_hitters-{id}", "heavy_hitters")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_can_be_read(language: str) -> None:
    assert {"gkr/G112", "gkr/X84"} <= set(cited_rules())
    ids = ["rule-" + rule.replace("/", "-") for rule in cited_rules()]
    assert [id for id in ids if not has_text(language, id, "heavy_hitters")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_view_has_a_name(language: str) -> None:
    """Those that only some squads have are named in the source of the view."""
    table = baffe.deal("heavy_hitters", 2, 1, {})
    view = table.view(0)
    said = ("game", "options", "seats", "turns", "turn", "outcome", "decisions", "rules", "version")
    keys = [key for key in view if key not in said] + list(view["seats"][0])
    keys += [
        "sponsors",
        "snared",
        "snared_next",
        "pounced",
        "maneuvered",
        "leg_lock",
        "queasy",
        "dazzled",
        "overclocked",
    ]
    assert [key for key in keys if not has_text(language, f"heavy_hitters-key-{key}", "heavy_hitters")] == []


def test_every_kind_of_question_is_in_our_list() -> None:
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Decision|\.ask)\([^"()]*?, "(\w+)"', source))
        found |= set(re.findall(r'^    kind = "(\w+)"', source, re.MULTILINE))  # of windows
    assert found == set(KINDS)


# -- questions and answers --


def labels_of(wording: Wording, question: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """All that is said when a question is asked: the question, its answers, their headings, and what they are about."""
    said = [wording.question(question, view)]
    for word in question["options"]:
        card = wording.about_card(word, question.get("offers", {}))
        said += [wording.answer(word, question, view), wording.heading(word), wording.effect(card) if card else ""]
    return said


def invented(kind: str, word: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A question of that kind with that word, and a view in which it might be asked."""
    about = {"unit": "hh", "weapon": "kw_p1", "left": 2, "damage": 2, "at": "d3", "part": 2}
    question = {"seat": 0, "kind": kind, "options": [word], "about": about, "offers": {}}
    seats = [{"energy": 3, "units": {"hh": {"at": "g6", "facing": "n"}}}, {"energy": 0, "units": {}}]
    attack = {"seat": 0, "unit": "hh", "weapon": "kw_p1", "on": 1, "target": "recon", "number": 7, "damage": 3,
              "dice": [2, 3], "hit": False, "unsaved": 2}  # fmt: skip
    return question, {"seats": seats, "attack": attack}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_can_ever_be_offered_has_a_label(language: str) -> None:
    wording = HeavyWording(language, FACTIONS)
    labels: dict[str, str] = {}
    for word in baffe.words("heavy_hitters"):
        for kind in KINDS if word in ("no", "done", "pass", "stay", "hold") else ("move",):
            label = wording.answer(word, *invented(kind, word))
            assert label and RAW.search(label) is None, (word, label)
            labels[word] = label
        card = wording.about_card(word, {})
        assert not card or RAW.search(wording.effect(card)) is None, card
    assert (
        labels["fire:recon@1"]
        == {
            "en": "DiamondBack’s Recon unit",
            "fr": "L’Unité de Reconnaissance de DiamondBack",
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_asked(kind: str, language: str) -> None:
    wording = HeavyWording(language, FACTIONS)
    asked = wording.question(*invented(kind, "take:u_deploy>2"))
    assert asked.endswith(("?", ".")) and RAW.search(asked) is None, asked


def check_texts_of(table: Table, chance: Chance, seen: set[str]) -> None:
    """Play a game to its end at random and tell all of it in both languages; it notes the kinds of questions asked."""
    wordings = [wording_of(table.view(None), language) for language in LANGUAGES]
    told = 0
    while True:
        for wording in wordings:
            for line in lines_of(table.events(0, told), wording):
                assert line.words and RAW.search(line.words) is None, line.words
                assert line.event["type"] == "data" or wording.why(line.event)
        told = table.told
        decision = table.decision
        if decision is None:
            break
        if decision.kind not in seen or chance.below(20) == 0:
            seen.add(decision.kind)
            for wording in wordings:
                view = table.view(decision.seat)
                question = next(one for one in view["decisions"] if one["seat"] == decision.seat)
                assert [label for label in labels_of(wording, question, view) if RAW.search(label)] == []
        table.play(decision.options[chance.below(len(decision.options))], decision.seat, decision.number)
    for wording in wordings:
        assert RAW.search(wording.outcome(table.outcome or {})) is None
        for seat in table.view(0)["seats"]:
            assert RAW.search(" ".join(wording.owned(seat))) is None


MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"alliances": "shifting", "allow_abstain": True}),
    (4, {"alliances": "fixed", "board": "alternative", "pack": "extended"}),
    (2, {"decks": "built", "paths": True, "pack": "extended"}),
    (2, {"solo": "normal", "round_cap": 3}),
    (3, {"solo": "armed", "solo_catch_up": "walk"}),
    (4, {"solo": "brutal", "board": "alternative"}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_are_told_without_a_raw_word(seats: int, options: dict[str, Any], seed: int) -> None:
    check_texts_of(baffe.deal("heavy_hitters", seats, seed, options), seeded(seed), set())


def test_crowded_scenes_ask_most_kinds_of_questions() -> None:
    """But for those of the set-up, and those that need a pilot or a card at the right moment."""
    seen: set[str] = set()
    chance = seeded(7)
    for _ in range(25):
        scene = crowded(chance, 2 + chance.below(3))
        scene["options"]["round_cap"] = scene["round"] + 1
        check_texts_of(baffe.scene("heavy_hitters", scene), chance, seen)
    assert len(seen) > 20, sorted(seen)


# -- what happens --

SAMPLES: dict[str, Any] = {
    "dice": ("2", "5"), "cards": ("kw_p1", "kw_p1", "u_deploy"), "card": "u_r_chaff", "faction": "kingwolf",
    "pilot": "p_kw1", "path": "blitz", "scenario": "ring_road", "buildings": ("d3", "d8"), "unit": "recon", "at": "g6",
    "facing": "ne", "deck": "kw_brawler", "power": "p_kw3", "for": "game", "from": "hand", "phase": "tag", "to": "g7",
    "weapon": "kw_p1", "target": "combat", "sight": "cover", "die": "4", "upgrade": "g_scope", "table": "hh",
    "letter": "C", "reason": "demolition", "chosen": "g6", "among": ("g6", "g7", "h6"), "entries": {},
}  # fmt: skip


def sample(fact: Fact, other: int) -> tuple[Any, ...]:
    """A value for each field."""
    values: list[Any] = []
    for name, kind in zip(fact.fields, fact.kinds, strict=True):
        values.append(2 if kind == NUMBER else other if kind == SEAT else SAMPLES[name])
        assert kind not in (WORDS, VALUE) or not isinstance(values[-1], str)
    return tuple(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=[fact.name for fact in FACTS])
def test_every_fact_makes_a_line_whoever_else_took_part(fact: Fact, language: str) -> None:
    """With another seat, with the seat itself or nobody where that can be; by rules, a card, a pilot, a keyword."""
    wording = HeavyWording(language, FACTIONS)
    alone = {"fired", "hit", "missed", "allied", "countered", "tag_removed"}
    never_itself = {"sponsor_played", "ally_picked"}
    for other in (1,) if fact.name in alone else (1, 0, NOBODY):
        if (other == 0 and fact.name in never_itself) or (other == NOBODY and fact.name == "repair_tried"):
            continue
        for why in ("gkr/G108", "gkr/X84", "u_r_kw", "p_kw2", "reel"):
            event = event_with(fact, Seat(0), why, EVERYBODY, sample(fact, other)).seen_by(0, None)
            line = wording.event(event)
            assert line and RAW.search(line) is None, line
            if SEAT in fact.kinds and other == 1:
                assert "DiamondBack" in line
            assert wording.why(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_letter_is_skipped_is_said_in_words(language: str) -> None:
    wording = HeavyWording(language, FACTIONS)
    fact = next(fact for fact in FACTS if fact.name == "letter_skipped")
    lines = {
        wording.event(event_with(fact, Seat(1), rule, EVERYBODY, ("B", "g6", reason)).seen_by(0, None))
        for reason, rule in SKIPPED.items()
    }
    assert len(lines) == len(SKIPPED)
    assert all([re.search(r"X\d+\)$", line) for line in lines])


def test_the_rules_of_solo_opponents_that_are_our_own_are_known_without_their_texts() -> None:
    """The page tells a line before anybody has fetched the rules."""
    sources = {n: text_of("heavy_hitters", "en", f"rule-gkr-X{n}.source") for n in SOLO_RULES}
    assert {n for n, source in sources.items() if source == "house"} == {*OWN_RULES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_told_with_its_numbers_and_its_dice(language: str) -> None:
    table = arena(
        {"faction": "thunderhappy", "hand": ["th_p2"], "units": hh("g6", "n")},
        {"faction": "hammerstrike", "units": hh("g4", "s")},
        phase="combat", dice="4 5 6 2 1 3", buildings=["a1"],
    )  # fmt: skip
    wording = wording_of(table.view(None), language)
    table.play("commit:th_p2", seat=0)
    table.play("commit:none", seat=1)
    until(table, "attack")
    table.play("fire:hh@1")
    until(table, "tag")
    told = [line.words for line in lines_of(table.events(None), wording)]
    expected = {
        "en": [
            "Thunder Happy commits Needle Storm",
            "HammerStrike commits no weapon",
            "Thunder Happy fires Needle Storm at HammerStrike’s Heavy Hitter: distance 2, clear sight, "
            "needs 7, 4 damage",
            "Thunder Happy rolls 4 + 5 = 9 and needs 7",
            "Thunder Happy hits HammerStrike’s Heavy Hitter",
            "HammerStrike’s Heavy Hitter rolls 6 2 1 3 for armor 5+ and saves 1 of 4",
        ],
        "fr": [
            "Thunder Happy engage Tempête d’aiguilles",
            "HammerStrike n’engage aucune arme",
            "Thunder Happy tire sur le Heavy Hitter de HammerStrike avec Tempête d’aiguilles\u202f: distance 2, "
            "vue dégagée, il faut 7, 4 Dégâts",
            "Thunder Happy lance 4 + 5 = 9, il faut 7",
            "Thunder Happy touche le Heavy Hitter de HammerStrike",
            "Le Heavy Hitter de HammerStrike lance 6 2 1 3 pour une armure 5+\u202f: 1 Dégât sauvé sur 4",
        ],
    }
    assert [line for line in told if line in expected[language]] == expected[language]
    lost = [line for line in told if line.endswith({"en": "cards are left", "fr": "cartes"}[language])]
    assert len(lost) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_opponent_says_its_die_its_plan_its_letter_and_its_rules(language: str) -> None:
    """gkr/X74 X75 X89: the die says where it goes; a letter on a building does not count."""
    table = arena(
        {"faction": "kingwolf", "units": hh("g10", "n")},
        {"faction": "diamondback", "units": hh("g4", "s")},
        phase="movement", dice="2", buildings=["g6"], options={"solo": "normal"},
    )  # fmt: skip
    wording = wording_of(table.view(None), language)
    until(table, "commit")
    told = [line.words for line in lines_of(table.events(None), wording)]
    expected = {
        "en": [
            "DiamondBack rolls 2 for its Heavy Hitter: it advances (rule X74)",
            "Not letter A, on g6: a building stands there (our own rule X89)",
            "Letter B, on f5, is the first that is free (rule X75)",
            "DiamondBack moves its Heavy Hitter to f5 (rule X75)",
        ],
        "fr": [
            "DiamondBack lance 2 pour son Heavy Hitter, qui avance (règle X74)",
            "Pas la lettre A, en g6\u202f: un Immeuble s’y trouve (règle maison X89)",
            "La lettre B, en f5, est la première qui soit libre (règle X75)",
            "DiamondBack déplace son Heavy Hitter en f5 (règle X75)",
        ],
    }
    assert [line for line in told if line in expected[language]] == expected[language]


# -- what is our own, and what is the owner's --


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_our_own_says_so(language: str) -> None:
    wording = HeavyWording(language, FACTIONS)
    mark = " *"
    rows: list[Any] = [*WEAPONS, *UTILITY_CARDS, *SPONSOR_CARDS, *PILOTS, *UPGRADE_TILES, *KEYWORDS]
    for row in rows:
        assert wording.explained(row.id).endswith(mark) == (row.source == "house"), row.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_our_own_says_so(language: str) -> None:
    wording = HeavyWording(language, FACTIONS)
    mark = {"en": "(our own rule)", "fr": "(règle maison)"}[language]
    ours = 0
    for rule in cited_rules():
        why = wording.why({"type": "hit", "rule": rule, "seat": 0})
        source = wording.say("rule-" + rule.replace("/", "-") + ".source")
        assert why.endswith(mark) == (source == "house"), rule
        ours += source == "house"
    assert ours > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_of_an_owner_take_the_place_of_ours(language: str) -> None:
    data = {
        "weapons": {"kw_p1": {"damage": 5, "name": "Jawbreaker"}},
        "pilots": {"p_kw1": {"name": "Ada Stone", "text": "Bites harder."}, "p_th3": {"effect": {"n": 8}}},
        "factions": {"kingwolf": {"name": "The Pack"}},
        "support_units": {"recon": {"name": "Hound"}},
    }
    table = baffe.deal("heavy_hitters", 2, 1, {"data": data, "factions": ["kingwolf", "thunderhappy"]})
    wording = wording_of(table.view(None), language)
    assert isinstance(wording, HeavyWording) and wording.names == ["King Wolf", "Thunder Happy"]
    for event in table.events(None):
        wording.event(event)
    assert wording.names == ["The Pack", "Thunder Happy"]
    assert wording.card("kw_p1") == "Jawbreaker"
    assert wording.explained("kw_p1").endswith(
        {"en": "(values from the owner’s box)", "fr": "(valeurs de la boîte)"}[language]
    )
    assert wording.explained("p_kw1").startswith("Bites harder.")
    assert "8" in wording.explained("p_th3")
    assert "Hound" in wording.unit_of(0, "recon") and "The Pack" in wording.unit_of(0, "recon")


def test_names_are_learned_when_factions_are_chosen() -> None:
    table = baffe.deal("heavy_hitters", 2, 1, {})
    wording = wording_of(table.view(None), "en")
    assert wording.names == ["Player 1", "Player 2"]
    first = table.decision
    assert first is not None
    table.play("faction:kingwolf")
    lines = [wording.event(event) for event in table.events(None)]
    assert lines[-1] == f"Player {first.seat + 1} plays King Wolf"
    assert wording.names[first.seat] == "King Wolf"


def test_whoever_runs_out_of_rounds_has_lost_to_the_opponents() -> None:
    """gkr/X136"""
    table = arena({"faction": "kingwolf"}, {"faction": "diamondback"}, options={"solo": "normal", "round_cap": 1})
    assert isinstance(table, HeavyTable)
    while table.decision is not None:
        decision = table.decision
        word = next((word for word in ("done", "pass", "stay", "commit:none", "hold") if word in decision.options), "")
        table.play(word or decision.options[0], decision.seat, decision.number)
    wording = wording_of(table.view(None), "en")
    lines = [line.words for line in lines_of(table.events(None), wording)]
    assert lines[-1] == "The game is over: no round is left, and DiamondBack wins (our own rule X136)"
    assert wording.outcome(table.outcome or {}) == "No round is left: DiamondBack wins."
