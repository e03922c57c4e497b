"""The guided first games: a light on what is spoken of, a way for keys and ears, an end for whoever goes astray."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, PHONE, Player, shown_by
from tests.browser.test_duel_home import choose_duel
from tests.browser.test_screens import heard_by_axe

GAMES: Final[dict[str, dict[str, Any]]] = {
    "tokyo": {"game": "tokyo"},
    "duel": {"game": "duel"},
    "autobot": {"game": "duel", "options": {"autobot": "normal"}},
    "heavy_hitters": {"game": "heavy_hitters"},
}
MOST_TAPS: Final = 40

# The moment, and what is lit: it changes with every tap of somebody who follows.
MARK: Final = """() => !document.querySelector('[data-guide]') ? '' :
  [...document.querySelectorAll('[data-guide], [data-lit]')]
    .map(it => it.dataset.guide ?? it.getAttribute('aria-label') ?? it.innerText).join('|')"""
# What the bubble covers of that which it speaks of.
COVERED: Final = """() => {
  const bubble = document.querySelector('[data-guide]')?.getBoundingClientRect();
  if (!bubble) return ['nobody speaks'];
  return [...document.querySelectorAll('[data-lit]')].filter(it => {
    const box = it.getBoundingClientRect();
    return box.left < bubble.right && box.right > bubble.left && box.top < bubble.bottom && box.bottom > bubble.top;
  }).map(it => it.outerHTML.slice(0, 120));
}"""
# Whether the focus is where the light is, or on the bubble's own button, and says what the bubble says.
HEARD: Final = """() => {
  const it = document.activeElement;
  return it.matches('[data-lit], [data-guide] .ok') && it.getAttribute('aria-describedby') === 'guide-text';
}"""
# Everything that can be pressed where one answers, in any order; sheets that open meanwhile are closed.
AT_RANDOM: Final = """async () => {
  while (!document.querySelector('.answer > .end')) {
    const close = document.querySelector('dialog[open] .close');
    const answers = '.answer button:enabled, .spots button, [data-hex], [data-guide] .ok';
    const all = close ? [close] : [...document.querySelectorAll(answers)];
    all[Math.floor(Math.random() * all.length)]?.click();
    await new Promise(resolve => setTimeout(resolve, 4));
  }
}"""


def begin(player: Player, name: str) -> str:
    wish = {**GAMES[name], "seats": [{"kind": "me"}], "guided": True, "pace": "off"}
    code = str(player.ask("POST", "/tables", wish)["table"]["code"])
    player.go(f"/t/{code}")
    return code


def bubble(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("guide-title"), exact=True)


def is_over(player: Player) -> bool:
    return player.button("guide-really").count() > 0


def await_moment(player: Player, before: str = "") -> str:
    """What is lit now, if it is not the same as before; "" at the end."""
    found = ""

    def has_come() -> bool:
        """It stays for two looks: between an answer and the next question the light passes over other things."""
        nonlocal found
        last, found = found, player.page.evaluate(MARK)
        return (last == found and found not in ("", before)) or is_over(player)

    player.wait_until(has_come, "a moment")
    return "" if is_over(player) else found


@pytest.mark.parametrize("name", GAMES)
def test_whoever_taps_only_what_is_lit_wins(player: NewPlayer, name: str) -> None:
    lea = player("fr", size=PHONE)
    code = begin(lea, name)
    moment, taps = await_moment(lea), 0
    while moment:
        taps += 1
        assert taps < MOST_TAPS
        lea.wait_until(lambda: lea.page.evaluate(COVERED) == [], f"a bubble beside {moment}", 5)
        lea.page.wait_for_function(HEARD)
        understood = bubble(lea).get_by_role("button", name=lea.say("guide-ok"))
        (understood if understood.count() else lea.page.locator("[data-lit]").first).tap()
        moment = await_moment(lea, moment)
    outcome = lea.ask("GET", f"/tables/{code}/state")["view"]["outcome"]
    assert outcome["winners"] == [0]
    lea.sees("guide-won")
    expect(lea.sheet.get_by_role("listitem")).to_have_count(3)
    assert not lea.strange_words()
    lea.button("guide-really").tap()
    lea.page.wait_for_url(lambda url: code not in url)
    lea.await_question()
    table = lea.ask("GET", f"/tables/{lea.code}")["table"]
    assert (table["guided"], table["game"]) == (False, GAMES[name]["game"])
    assert (table["seats"][1]["kind"] == "rule") == (name == "autobot")
    expect(bubble(lea)).to_have_count(0)
    assert lea.errors == []


def test_enter_alone_follows_the_light_and_a_reload_does_not_lose_it(player: NewPlayer) -> None:
    lea = player("en", size=DESKTOP)
    begin(lea, "tokyo")
    moment, taps = await_moment(lea), 0
    while moment:
        taps += 1
        assert taps < MOST_TAPS
        if taps in (3, 7):
            told = lea.page.locator("#guide-text").inner_text()
            lea.page.reload()
            moment = await_moment(lea)
            assert lea.page.locator("#guide-text").inner_text() == told
        lea.page.wait_for_function(HEARD)
        lea.page.keyboard.press("Enter")
        moment = await_moment(lea, moment)
    lea.sees("guide-won")
    assert heard_by_axe(lea, "light", "dark") == []
    lea.button("guide-story").click()
    expect(lea.sheet).to_contain_text(lea.say("end-story"))
    assert lea.say("tokyo-story-first", name="", turn=0)[:12] not in lea.sheet.inner_text()


@pytest.mark.parametrize("name", shown_by(GAMES, ("tokyo", "heavy_hitters")))
def test_whoever_taps_at_random_comes_to_an_end_too(player: NewPlayer, name: str) -> None:
    lea = player("fr", size=PHONE)
    begin(lea, name)
    await_moment(lea)
    lea.page.evaluate(AT_RANDOM)
    expect(lea.button("guide-really")).to_be_visible()
    assert lea.errors == []


def test_the_guided_game_explains_itself_and_can_be_skipped(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.go("/")
    lea.sees("tokyo-name")  # a touch in the very first moments of a page may get lost
    lea.button("page-guided").tap()
    expect(bubble(lea)).to_contain_text(lea.say("tokyo-guide-goal").split("★")[-1].strip())  # glyphs are drawn
    lea.button("guide-ok").tap()
    expect(lea.page.locator("[data-guide=three]")).to_be_visible()
    lea.button("guide-skip").tap()
    expect(bubble(lea)).to_have_count(0)
    lea.answer("tokyo-stop")
    lea.page.reload()
    lea.wait_until(lambda: lea.page.locator("[data-seat]").count(), "the table")
    expect(bubble(lea)).to_have_count(0)


def test_a_die_that_is_not_meant_is_put_back_and_another_way_is_not_barred(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    begin(lea, "tokyo")
    lea.button("guide-ok").tap()
    lea.page.locator("[data-face=energy]").tap()  # dimmed, but in nobody's way
    expect(lea.page.locator("[data-guide=release]")).to_be_visible()
    lea.page.locator("[data-lit]").tap()
    expect(lea.page.locator("[data-guide=three]")).to_be_visible()
    lea.page.locator("[data-word='keep:none']").tap()
    expect(lea.page.locator("[data-guide=free]")).to_be_visible()


@pytest.mark.parametrize("name", ["duel", "autobot"])
def test_both_guided_duels_are_offered_at_home(player: NewPlayer, name: str) -> None:
    lea = player("en", size=PHONE)
    lea.go("/")
    choose_duel(lea)
    inside = lea.say("duel-rival-autobot-normal.inside")
    (lea.button("page-guided") if name == "duel" else lea.button("page-guided-rival", rival=inside)).tap()
    expect(lea.page.locator("[data-guide=goal]" if name == "duel" else "[data-guide=autobot]")).to_be_visible()
    table = lea.ask("GET", f"/tables/{lea.code}")["table"]
    assert table["guided"] and (table["seats"][1]["kind"] == "rule") == (name == "autobot")
