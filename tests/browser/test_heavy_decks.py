"""A deck of Heavy Hitters is built, kept, sent and played; what is no deck is refused by name, and nothing is lost."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player, asked_of, scene_link, view_of
from tests.browser.test_heavy_hand import word
from tests.browser.test_screens import faults, heard_by_axe

NAME: Final = "Crocs"
WEAPONS: Final = ("kw_p1", "kw_s1", "kw_s3")
DECK: Final[dict[str, Any]] = {
    "baffe": "heavy_hitters deck", "version": 1, "name": "Mordants", "faction": "kingwolf", "pack": "core",
    "cards": {"kw_p1": 5, "kw_s1": 4, "kw_s3": 4, "u_deploy": 3},
}  # fmt: skip
WRONG: Final[list[tuple[str, dict[str, Any] | str]]] = [
    ("malformed", "e30broken"),
    ("malformed", {"cards": {}}),
    ("malformed", {**DECK, "cards": {"kw_p1": -3}}),
    ("other_version", {**DECK, "version": 2}),
    ("too_long", {**DECK, "name": "x" * 5000}),
]


def size_of(lea: Player) -> Locator:
    return lea.page.get_by_role("status").filter(has_text=re.compile(r"\d+/\d+"))


def link_of(deck: dict[str, Any] | str) -> str:
    return f"/decks#{deck if isinstance(deck, str) else scene_link(deck).partition('#')[2]}"


def file_of(text: str) -> FilePayload:
    return {"name": "deck.json", "mimeType": "application/json", "buffer": text.encode()}


def built(lea: Player) -> None:
    """Weapons by their switches, all else one by one, until the rules have nothing more to say."""
    lea.page.get_by_text(lea.say("heavy_hitters-faction-kingwolf"), exact=True).click()
    for card in WEAPONS:
        lea.page.get_by_role("switch", name=lea.say(f"heavy_hitters-card-{card}"), exact=True).tap()
    whole = lea.page.get_by_text(lea.say("heavy_hitters-decks-whole"))
    for more in lea.page.locator(".stepper button:last-child").all():
        while not whole.count() and more.is_enabled():
            before = size_of(lea).inner_text()
            more.tap()
            expect(size_of(lea)).not_to_have_text(before, use_inner_text=True)
    expect(whole).to_be_visible()


def test_a_deck_is_built_and_played_at_a_table(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    lea.go("/decks")
    expect(size_of(lea)).to_contain_text("0/25")
    built(lea)
    expect(size_of(lea)).to_contain_text("25/25")
    lea.page.get_by_label(lea.say("heavy_hitters-decks-name"), exact=True).fill(NAME)
    lea.button("heavy_hitters-decks-keep").tap()
    expect(lea.button("heavy_hitters-decks-kept")).to_be_disabled()
    assert lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark") == []
    [kept] = json.loads(lea.page.evaluate("() => localStorage['baffe.heavy_hitters.decks']"))
    assert sum(kept["cards"].values()) == 25 and kept["name"] == NAME
    options = {"decks": "built", "factions": ["kingwolf", None], "pilots": ["p_kw1", None], "scenario": "ring_road"}
    code = lea.open("me", "bot", game="heavy_hitters", options=options)
    lea.go(f"/t/{code}")
    lea.button("heavy_hitters-decks-use", name=NAME).tap()
    lea.wait_until(lambda: (asked_of(lea, code) or {"kind": ""})["kind"] == "mulligan", "the first hand")
    squad = view_of(lea, code)["seats"][0]
    assert squad["life"] == 25 and {*squad["hand"]} <= {*kept["cards"]}
    expect(word(lea, "keep")).to_be_visible()
    assert not lea.errors


@pytest.mark.parametrize(
    ("code", "deck"),
    # A file is read by the same code as a link, and the test of files takes all of them.
    [pytest.param(*it, marks=pytest.mark.prove if n else [], id=f"{n}-{it[0]}") for n, it in enumerate(WRONG)],
)
def test_a_link_that_is_no_deck_is_refused_by_name(player: NewPlayer, code: str, deck: dict[str, Any] | str) -> None:
    lea = player("fr", size=PHONE)
    lea.go(link_of(DECK))
    expect(size_of(lea)).to_contain_text("16/25")
    lea.button("heavy_hitters-decks-keep").tap()
    lea.page.goto("about:blank")
    lea.go(link_of(deck))
    lea.sees(f"heavy_hitters-decks-refused-{code}", **{"from": "link"})
    expect(size_of(lea)).to_contain_text("16/25")  # the deck of last time lies there, untouched
    assert lea.errors == []


def test_a_file_that_is_no_deck_is_refused_by_name_and_one_of_strangers_is_judged(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.go(link_of(DECK))
    field = lea.page.locator("input[type=file]")
    for code, deck in WRONG:
        data = deck if isinstance(deck, str) else json.dumps(deck)
        field.set_input_files(file_of(data))
        lea.sees(f"heavy_hitters-decks-refused-{code}", **{"from": "file"})
    expect(size_of(lea)).to_contain_text("16/25")
    strange = {**DECK, "cards": {**DECK["cards"], "db_p1": 5, "from_tomorrow": 1}}
    field.set_input_files(file_of(json.dumps(strange)))
    expect(size_of(lea)).to_contain_text("22/25")
    assert lea.strange_words() == [] and lea.errors == []
