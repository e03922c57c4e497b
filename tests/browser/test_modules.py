"""Halloween, Cultists and Tokyo Tower through the page: switched on, chosen, worn, stolen."""

import re

from playwright.sync_api import expect

from baffe.texts import text_of
from tests.browser import scenes
from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Player
from tests.browser.walks import steal_first

FIGURES = ("pumpkin_jack", "boogie_woogie")


def switch(player: Player, module: str) -> None:
    """As a thumb does it: on the words beside the switch."""
    player.page.get_by_text(player.say(f"tokyo-module-{module}"), exact=True).click()


def figures_offered(player: Player) -> list[bool]:
    """Whether the two monsters of Halloween can be chosen for the first seat."""
    player.page.locator(".seats button").first.click()
    expect(player.sheet).to_be_visible()
    names = player.sheet.get_by_role("button").all_inner_texts()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    return [any(player.say(f"tokyo-monster-{figure}") in name for name in names) for figure in FIGURES]


def choose_figure(player: Player, figure: str) -> None:
    player.page.locator(".seats button").first.click()
    player.sheet.get_by_role("button", name=player.say(f"tokyo-monster-{figure}")).click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_table_with_all_modules_is_opened_and_a_costume_worn(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    lea.go("/open")
    lea.sees("page-open-seats")
    lea.sees("tokyo-module-halloween.about")
    for module in scenes.MODULES:
        switch(lea, module)
    choose_figure(lea, "pumpkin_jack")
    for seat in lea.page.get_by_role("combobox").all():
        seat.select_option("bot:brawler")
    lea.button("page-open-start").click()

    cards = lea.page.locator(".wardrobe article")
    expect(cards).to_have_count(2)
    expect(lea.page.get_by_role("heading", name=lea.say("tokyo-ask-costume"))).to_be_visible()
    costume = cards.first.get_by_role("heading").inner_text()
    cards.first.get_by_role("button", name=lea.say("tokyo-word-costume", card=costume), exact=True).click()

    mine = lea.page.get_by_role("region", name=lea.say("tokyo-mine"))
    expect(mine.get_by_role("button", name=costume, exact=True)).to_be_visible()
    expect(lea.page.locator(".wardrobe")).to_have_count(0)
    assert lea.page.get_by_role("img", name=lea.say("tokyo-module-tower")).count() == 1
    assert not lea.errors


def test_halloween_brings_two_monsters_and_takes_them_away_again(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    lea.go("/open")
    lea.sees("page-open-seats")
    assert figures_offered(lea) == [False, False]
    switch(lea, "halloween")
    assert figures_offered(lea) == [True, True]
    choose_figure(lea, "boogie_woogie")
    first = lea.page.locator(".seats button").first
    expect(first).to_have_accessible_name(
        lea.say("page-figure.chosen", name=lea.say("page-seat-me"), figure=lea.say("tokyo-monster-boogie_woogie"))
    )
    switch(lea, "halloween")
    expect(first).to_have_accessible_name(
        lea.say("page-figure.chosen", name=lea.say("page-seat-me"), figure=lea.say("page-figure.any"))
    )
    assert figures_offered(lea) == [False, False]


def test_those_who_gather_may_choose_them_too(player: NewPlayer) -> None:
    lea = player("en")
    lea.go(f"/t/{lea.open('me', 'open', 'bot')}")
    lea.sees("page-table-settings")
    switch(lea, "halloween")
    expect(lea.page.get_by_role("switch", name=lea.say("tokyo-module-halloween"))).to_be_checked()
    lea.page.locator(".seats li button").first.click()
    lea.sheet.get_by_role("button", name=lea.say("page-figure.any")).click()
    lea.sheet.get_by_role("button", name=lea.say("tokyo-monster-pumpkin_jack")).click()
    expect(lea.sheet.get_by_text(lea.say("tokyo-monster-pumpkin_jack"))).to_be_visible()
    lea.page.keyboard.press("Escape")
    switch(lea, "halloween")
    lea.page.locator(".seats li button").first.click()
    expect(lea.sheet.get_by_text(lea.say("page-figure.any"))).to_be_visible()


def test_others_see_who_chooses_and_between_what(player: NewPlayer) -> None:
    lea, screen = player("en"), player("en")
    code = lea.open("me", "Tom", options={"modules": ["halloween"]})
    screen.go(f"/t/{code}/tv")
    shown = screen.page.locator(".dressing")
    expect(shown.get_by_role("article")).to_have_count(2)
    question = screen.ask("GET", f"/tables/{code}/state")["view"]["decisions"][0]
    for card in question["about"]["cards"]:
        expect(shown.get_by_text(screen.say(f"tokyo-card-{card}"), exact=True)).to_be_visible()
    expect(shown).to_contain_text(screen.say("tokyo-dressing", name=("Léa", "Tom")[question["seat"]]))


def test_costumes_are_stolen_and_paid_to_their_owner(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.sit_at(scenes.THEFT)
    lea.await_question()
    loot = lea.page.locator(".loot article")
    mine = lea.page.get_by_role("region", name=lea.say("tokyo-mine"))
    owner = lea.page.locator("button[data-seat='1']")
    expect(loot).to_have_count(4)
    for left, costume, energy in ((8, "witch", 6), (4, "statue_of_liberty", 10)):
        steal_first(lea)
        expect(mine.get_by_role("button", name=lea.say(f"tokyo-card-{costume}"), exact=True)).to_be_visible()
        expect(mine.locator(".counts")).to_contain_text(f"{lea.say('tokyo-count-energy')} {left}")  # blanks as one
        expect(owner).to_have_accessible_name(re.compile(rf"\b{energy} {lea.say('rich-energy', count=energy)}"))
    expect(loot).to_have_count(2)
    expect(loot.first).to_contain_text(lea.say("tokyo-card-ghost"))
    lea.button("tokyo-word-done-steal").click()
    expect(loot).to_have_count(0)
    assert not lea.errors


def test_why_on_a_theft_opens_its_rule(player: NewPlayer) -> None:
    lea = player("en")
    lea.sit_at(scenes.THEFT)
    lea.await_question()
    lea.button("table-help-question").click()
    expect(lea.sheet).to_contain_text(lea.say("tokyo-help-steal"))
    lea.page.keyboard.press("Escape")
    steal_first(lea)
    line = lea.page.locator("li").filter(has_text=re.compile("steals Witch"))
    line.get_by_role("button", name=lea.say("log-why")).click()
    expect(lea.sheet).to_contain_text(text_of("tokyo", lea.language, "rule-halloween-H9"))
    expect(lea.sheet.get_by_role("heading", name=lea.say("tokyo-card-witch"))).to_be_visible()
