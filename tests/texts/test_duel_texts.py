"""Everything that Duel can say or ask has its text in both languages, and the Autobot names its rules."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.cells import cell_len
from rich.text import Text

import baffe
from baffe.cli.asking import ChoiceMenu, Questioner
from baffe.cli.chronicle import lines_of
from baffe.cli.terminal.look import look_of
from baffe.games.duel.board import STOP, TOKENS, TRACKS
from baffe.games.duel.cards import CARDS
from baffe.games.duel.dice import FACES
from baffe.games.duel.facts import FACTS
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.table import DuelTable
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.fact import NUMBER, PARTS, SEAT, WORDS, Fact, event_with
from baffe.kernel.seat import EVERYBODY, NOBODY, Seat
from baffe.texts import LANGUAGES, has_text, text
from baffe.texts.duel import DuelWording
from tests.scenes.duel.support import duel, play

FACT_FILES = Path(__file__).resolve().parents[1] / "facts"
CARD_FACTS: list[dict[str, Any]] = yaml.safe_load((FACT_FILES / "duel_cards.yaml").read_text(encoding="utf-8"))["cards"]
RULE_FACTS: dict[str, dict[str, str]] = yaml.safe_load((FACT_FILES / "duel_rules.yaml").read_text(encoding="utf-8"))
SOURCE = Path(baffe.__file__).parent / "games" / "duel"
KINDS = (
    "spend", "roll", "final", "skip", "batteries", "resolve", "alien", "alien_again", "king", "buy", "place", "lab",
    "dominated", "wake", "zap", "swap", "in_shape", "conduct", "brace", "bonus", "symbol",
)  # fmt: skip
REASONS = ("knock_out", "spotlight", "victory_space", "draw", "stalled")
PHASES = ("start", "roll", "final", "resolve", "buy", "end", "over")
RAW = re.compile(r"[a-z]_[a-z]|\{|\}|\bnone\b|\bself\b|[a-z]:[a-z]|\bduel-")


def cited_rules() -> list[str]:
    """Every rule that the source names as the reason of something."""
    found = [
        rule for path in SOURCE.rglob("*.py") for rule in re.findall(r'"((?:duel|autobot)/[A-Z]\d+)"', path.read_text())
    ]
    return sorted(set(found))


BONUSES = {bonus for token in TOKENS for bonus in (*token.layout, token.inserts) if bonus}
IDS = [
    *[f"duel-event-{fact.name}" for fact in FACTS],
    *[f"duel-ask-{kind}" for kind in KINDS],
    *[f"duel-outcome-{reason}" for reason in REASONS],
    *[f"duel-phase-{phase}" for phase in PHASES],
    *[f"duel-monster-{monster}{part}" for monster in MONSTERS for part in ("", ".skill", ".power")],
    *[f"duel-card-{card.id}{part}" for card in CARDS for part in ("", ".effect")],
    *[f"duel-face-{face}" for face in FACES],
    *[f"duel-track-{track}" for track in TRACKS],
    *[f"duel-token-{token.id}" for token in TOKENS],
    *sorted([f"duel-bonus-{bonus}" for bonus in BONUSES]),
    *["rule-" + rule.replace("/", "-") for rule in cited_rules()],
]


def test_the_source_cites_rules_of_both_spaces() -> None:
    assert {"duel/D35", "autobot/A9"} <= set(cited_rules())
    assert STOP in BONUSES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_word_of_the_engine_has_a_text(id: str, language: str) -> None:
    assert has_text(language, id, "duel")


def test_every_kind_of_question_is_in_our_list() -> None:
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Decision|\.ask)\([^"]*?, "(\w+)"', source))
        found |= set(re.findall(r'^    kind = "(\w+)"', source, re.MULTILINE))  # of windows
    assert found == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_can_ever_be_offered_has_a_label(language: str) -> None:
    """A question is invented for each kind of `no` and `done`, and for each of the tokens that can be placed."""
    wording = DuelWording(language, ["gigazaur", "the_king"])
    for word in baffe.words("duel"):
        verb, _, what = word.partition(":")
        offers = {word: {"card": what, "price": 3}} if verb == "buy" else {}
        kinds: tuple[str, ...] = KINDS if word in ("no", "done") else ("roll",)
        if verb == "special":
            kinds = (
                ("resolve",) if what in ("token", "king") else ("alien",) if what == "heart" else ("alien", "resolve")
            )
        tokens = [token.id for token in TOKENS[:11]] if verb == "place" else ["cat"]
        for kind in kinds:
            for token in tokens:
                question = {"seat": 0, "kind": kind, "offers": offers, "about": {"token": token}}
                label = wording.answer(word, question, {"turn": 0})
                assert label and RAW.search(label) is None, (word, label)


def every_entry(menu: ChoiceMenu) -> tuple[list[str], set[str]]:
    """All labels of a menu and of those below it, and the words that they lead to."""
    labels, words = [menu.title], set[str]()
    for entry in menu.entries:
        labels.append(entry.label)
        if isinstance(entry.leads_to, ChoiceMenu):
            more, below = every_entry(entry.leads_to)
            labels += more
            words |= below
        else:
            words.add(entry.leads_to)
    return labels, words


def check_texts_of(table: DuelTable, chance: Chance) -> set[str]:
    """Play a game to its end at random and tell all of it in both languages; the kinds of questions asked."""
    seen: set[str] = set()
    wordings = [DuelWording(language, [side.monster for side in table.sides]) for language in LANGUAGES]
    while table.decision is not None:
        if table.turns % 2:
            table.sides[table.active].energy += 1  # a rich table buys more
            table.ask_again()
        decision = table.decision
        assert decision is not None
        seen.add(decision.kind)
        for wording in wordings:
            asking = Questioner(table, decision.seat, wording)
            labels, offered = every_entry(asking.menu())
            for label in labels:
                assert RAW.search(label) is None, label
            keeps = {word for word in decision.options if word.startswith("keep:")}
            assert offered - {""} == set(decision.options) - keeps
            for line in look_of("duel").table_lines(asking.view, wording, {0: wording.say("player-you")}):
                if isinstance(line, Text):
                    assert cell_len(line.plain) <= 80 and RAW.search(line.plain) is None, line.plain
        table.play(decision.options[chance.below(len(decision.options))], decision.seat, decision.number)
    for wording in wordings:
        for told in lines_of(table.events(None), wording):
            assert told.words and RAW.search(told.words) is None, told.words
            assert wording.why(told.event)
        assert table.outcome is not None
        assert wording.outcome(table.outcome)
    return seen


@pytest.mark.parametrize("autobot", ["", "normal", "hard"])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_without_a_raw_word(seed: int, autobot: str) -> None:
    """Random play buys and uses everything; each question offers exactly its options."""
    pairs = [
        ["alienoid", "the_king"],
        ["gigazaur", "cyber_kitty"],
        ["meka_dragon", "space_penguin"],
        ["the_king", None],
    ]
    options: dict[str, Any] = {"monsters": pairs[seed], "reshuffle": bool(seed % 2)}
    if autobot:
        options["autobot"] = autobot
    table = baffe.deal("duel", 2, seed, options)
    assert isinstance(table, DuelTable)
    check_texts_of(table, seeded(seed))


def test_every_card_in_somebodys_hands_is_told() -> None:
    """Games that begin with all Keep cards dealt out ask every kind of question but the Autobot's."""
    keeps = [card.id for card in CARDS if card.keep and card.id != "unstoppable"]
    seen: set[str] = set()
    monsters = [("alienoid", "the_king"), ("gigazaur", "meka_dragon"), ("the_king", "cyber_kitty")]
    for seed in range(6):
        mine, theirs = monsters[seed % 3]
        hands = [keeps[seed % 2 :: 2], keeps[1 - seed % 2 :: 2]]
        seats: list[dict[str, Any]] = [
            {"monster": mine, "cards": hands[0], "energy": 9, "tokens": 1, "dominated": 1},
            {"monster": theirs, "cards": hands[1], "energy": 9, "tokens": 2, "dominated": 1},
        ]
        buzz = {id: {"track": TRACKS[seed % 2], "at": at} for id, at in (("fish", -1), ("alien", 1), ("phantom", -3))}
        seen |= check_texts_of(duel(*seats, seed=seed, step="start", buzz=buzz), seeded(seed))
    specials = " ".join(["special"] * 6)
    eager = {"cards": ["antimatter_pellets", "signature_move"]}
    seen |= check_texts_of(duel(eager, {}, dice=specials, step="resolve"), seeded(1))
    royal = duel({"monster": "the_king"}, {}, dice=specials, step="resolve")
    play(royal, "special:king")
    seen |= check_texts_of(royal, seeded(1))
    seen |= check_texts_of(
        duel({}, {}, turn=1, dice="fame destruction smash smash smash smash", options={"autobot": "hard"}), seeded(1)
    )
    assert seen == set(KINDS)


def typed(name: str) -> str:
    """A name as one types it: straight apostrophes, ordinary spaces."""
    return name.replace("\u2019", "'").replace("\u202f", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_their_printed_names_and_those_with_rulings_have_notes(language: str) -> None:
    assert [card["id"] for card in CARD_FACTS] == [card.id for card in CARDS]
    for card in CARD_FACTS:
        assert typed(text(language, f"duel-card-{card['id']}")) == card[f"name_{language}"]
        if card["rulings_count"]:
            assert has_text(language, f"duel-card-{card['id']}.notes"), card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(language: str) -> None:
    """Questions (P) and examples (E) are no reasons for anything."""
    rules = [f"rule-{space}-{number}" for space in RULE_FACTS for number in RULE_FACTS[space]]
    assert len(rules) == 65 + 25 + 23 + 19 + 10
    assert [id for id in rules if not has_text(language, id, "duel")] == []


SAMPLES = {
    "dice": "smash,heart", "cards": "camouflage,scrappy", "card": "frenzy", "face": "fame", "track": "destruction",
    "bonus": "hit_x2", "token": "fish", "reason": "spotlight",
    "parts": "duel/D27:1,acid_attack:1",
}  # fmt: skip
TOLD: dict[str, tuple[Any, ...]] = {"stepped": ("fame", -2.5), "placed": ("lizard", "destruction", -1, "flipped")}


def sample(fact: Fact, other: int) -> tuple[Any, ...]:
    """A value for each field."""
    values: list[Any] = []
    for name, kind in zip(fact.fields, fact.kinds, strict=True):
        if kind in (NUMBER, SEAT):
            values.append(2 if kind == NUMBER else other)
        else:
            values.append(SAMPLES[name].split(",") if kind in (WORDS, PARTS) else SAMPLES[name])
    return tuple(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=[fact.name for fact in FACTS])
def test_every_fact_makes_a_line_whoever_else_took_part(fact: Fact, language: str) -> None:
    """With nobody else, with the rival, with the monster itself; by a rule, a card, a power and the Autobot."""
    wording = DuelWording(language, ["gigazaur", "the_king"])
    for other in (1,) if "with" in fact.fields else (NOBODY, 0, 1):
        values = TOLD.get(fact.name) or sample(fact, other)
        for why in ("duel/D38", "autobot/A9", "camouflage", "alienoid"):
            event = event_with(fact, Seat(0), why, EVERYBODY, values).seen_by(0, None)
            line = wording.event(event)
            assert line and RAW.search(line) is None, line
            if SEAT in fact.kinds and other == 1:
                assert "The King" in line
            assert wording.why(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_named_by_the_side_on_which_they_lie(language: str) -> None:
    wording = DuelWording(language, ["gigazaur", "the_king"])
    expected = {
        "en": ["the centre", "space 3 of Gigazaur", "your space 3", "your space 2.5", "space 7 of The King"],
        "fr": [
            "la case centrale",
            "la case 3 côté Gigazaur",
            "votre case 3",
            "votre case 2,5",
            "la case 7 côté The King",
        ],
    }
    asked = [(0, None), (-3, None), (-3, 0), (2.5, 1), (7, 0)]
    assert [wording.space(at, me) for at, me in asked] == expected[language]


def test_a_token_that_may_lie_both_ways_says_what_lies_where() -> None:
    wording = DuelWording("en", ["gigazaur", "the_king"])
    question = {"seat": 0, "kind": "place", "about": {"token": "lizard"}}
    plain = wording.answer("place:fame:-3", question, {})
    assert plain == "Fame: 1 hit on your space 3 and 1 dice token on your space 2"
    flipped = wording.answer("place:fame:-3:flipped", question, {})
    assert flipped == "Fame: 1 dice token on your space 3 and 1 hit on your space 2"
    question["about"] = {"token": "pumpkin"}
    assert wording.answer("place:fame:1", question, {}) == "Fame: space 1 of The King to space 3 of The King"


def test_the_spaces_for_a_token_are_found_under_their_track() -> None:
    table = duel({"energy": 6}, {}, row=["acid_attack", "frenzy", "camouflage"], step="buy")
    play(table, "buy:acid_attack")
    menu = Questioner(table, 0, DuelWording("fr", [side.monster for side in table.sides])).menu()
    assert [entry.label for entry in menu.entries] == ["Sur la piste Gloire", "Sur la piste Destruction"]
    below = menu.entries[0].leads_to
    assert isinstance(below, ChoiceMenu) and len(below.entries) == 15  # fourteen free spaces, and the way back


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_autobot_says_what_it_does_and_why(language: str) -> None:
    """autobot/A5 A9 A7 A11 A14 A16 A18"""
    table = duel(
        {"monster": "gigazaur"},
        {"monster": "the_king"},
        turn=1,
        dice="fame fame fame smash energy energy heart heart heart heart heart heart",
        options={"autobot": "normal"},
    )
    wording = DuelWording(language, [side.monster for side in table.sides])
    events = table.events(None)
    told = [line.words for line in lines_of(events, wording)]
    expected = {
        "en": [
            "The King rolls smash ⚡ ⚡ Fame Fame Fame",
            "The King settles on Fame for this turn",
            "The King keeps smash Fame Fame Fame, rolls ♥ ♥",
            "The King keeps smash Fame Fame Fame, rolls ♥ ♥",
            "Gigazaur loses 1♥ to The King (smashes)",
            "The King pulls Fame by 1",
            "The King puts 2⚡ on its sheet (dice of no other use)",
        ],
        "fr": [
            "The King lance baffe ⚡ ⚡ Gloire Gloire Gloire",
            "The King choisit Gloire pour ce tour",
            "The King garde baffe Gloire Gloire Gloire, lance ♥ ♥",
            "The King garde baffe Gloire Gloire Gloire, lance ♥ ♥",
            "The King fait perdre 1♥ à Gigazaur (baffes)",
            "The King tire le pion Gloire de 1 case",
            "The King pose 2⚡ sur sa fiche (dés sans autre usage)",
        ],
    }
    assert [line for line in told if line in expected[language]] == expected[language]
    fixed = next(event for event in events if event["type"] == "symbol_fixed")
    assert wording.why(fixed) == "autobot/A9  " + wording.say("rule-autobot-A9")


def test_a_power_is_named_beside_its_line_and_explained() -> None:
    table = duel({"monster": "gigazaur"}, {}, dice="special special heart heart energy fame", step="resolve")
    play(table, "group:energy", "special:fame")
    wording = DuelWording("en", [side.monster for side in table.sides])
    pulled = next(event for event in table.events(None) if event["type"] == "pulled")
    assert wording.event(pulled) == "Gigazaur pulls Fame by 1 (Blockbuster)"
    assert wording.why(pulled) == "Blockbuster  Every two specials pull Fame or Destruction, your choice, by 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_monster_has_stands_beside_it(language: str) -> None:
    wording = DuelWording(language, ["gigazaur", "the_king"])
    seat = {"tokens": 2, "fewer": 1, "dominated": 1, "immune": True}
    expected = {
        "en": ["2 dice tokens", "1 fewer die next turn", "dominated", "takes no more hits this turn"],
        "fr": [
            "2 jetons Dé",
            "1 dé de moins au prochain tour",
            "sous l’effet de Dominer",
            "ne subit plus rien ce tour-ci",
        ],
    }
    assert wording.owned(seat) == expected[language]
    assert wording.owned({"tokens": 0, "fewer": 0, "dominated": 0, "immune": False}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_is_short_only_where_dice_stand_in_columns(language: str) -> None:
    wording = DuelWording(language, ["gigazaur", "the_king"])
    assert (wording.short("destruction"), wording.face("destruction")) == ("Destr.", "Destruction")
    assert [wording.short(face) == wording.face(face) for face in FACES].count(False) == 1
