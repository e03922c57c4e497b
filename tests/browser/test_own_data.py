"""Numbers of somebody's own box: a file in the lobby, the list for everybody, the cards at the table."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player

OWN: dict[str, Any] = {"weapons": {"db_p2": {"damage": 6}}, "constants": {"tag_cost": {"v": 3}}}
SEATS = [{"kind": "me", "name": "Lea"}, {"kind": "open"}]
CARD = "heavy_hitters-card-db_p2"


def bring(player: Player, text: str) -> None:
    player.page.locator("input[type=file]").set_input_files(
        {"name": "box.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def listed(player: Player) -> Locator:
    """What differs, line by line."""
    part = player.page.get_by_role("region", name=player.say("page-data"), exact=True)
    return part.get_by_role("listitem")


def test_a_file_is_checked_listed_to_everybody_and_shown_on_cards(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE, name="Lea"), player("en", name="Tom")
    code = str(lea.ask("POST", "/tables", {"game": "heavy_hitters", "seats": SEATS, "pace": "off"})["table"]["code"])
    lea.go(f"/t/{code}")
    tom.go(f"/t/{code}")
    lea.sees("page-data-about")
    bring(lea, json.dumps({"game": "heavy_hitters", "version": 1, "data": OWN}))
    expect(listed(lea)).to_have_count(2)
    expect(listed(lea).filter(has_text=lea.say(CARD))).to_contain_text("6")

    # What is wrong is named in a sentence, and what was chosen stays.
    bring(lea, "{")
    lea.sees("page-data-malformed")
    bring(lea, json.dumps({"version": 2, "data": OWN}))
    lea.sees("page-data-version")
    bring(lea, json.dumps({"weapons": {"db_p2": {"damage": 99}}}))
    lea.sees("page-data-wrong", field="weapons.db_p2.damage")
    bring(lea, " " * 70_000)
    lea.sees("page-data-large", kilobytes=64)
    expect(listed(lea)).to_have_count(2)
    assert not lea.strange_words()

    tom.button("page-join-go").click()
    expect(listed(tom)).to_have_count(2)
    expect(tom.page.locator("input[type=file]")).to_have_count(0)

    # At a table the card has the number of that box, and says so.
    alone = {"game": "heavy_hitters", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": "off", "start": True}
    dealt = {"factions": ["diamondback", "kingwolf"], "pilots": ["p_db3", "p_kw2"], "scenario": "ring_road",
             "decks": ["db_balanced", "kw_balanced"], "data": OWN}  # fmt: skip
    code = str(lea.ask("POST", "/tables", {**alone, "options": dealt})["table"]["code"])
    lea.go(f"/t/{code}")
    lea.await_question()
    lea.button("table-menu").tap()
    lea.button("look-title").tap()
    lea.sheet.get_by_role("searchbox").fill(lea.say(CARD))
    lea.sheet.get_by_role("button", name=lea.named(CARD)).tap()
    card = lea.page.locator("article[data-card=db_p2]")
    expect(card).to_contain_text(lea.say("heavy_hitters-own-mark"))
    expect(card.locator(".own")).to_contain_text("4 → 6")
    assert [error for error in lea.errors if "422" not in error] + tom.errors == []  # refusals are no faults
