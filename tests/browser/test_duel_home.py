"""From the address to a Duel: alone and with a friend."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player
from tests.browser.test_screens import faults, heard_by_axe


def choose_duel(player: Player) -> None:
    player.page.get_by_text(player.say("duel-name"), exact=True).tap()


def answer_once(*players: Player) -> None:
    """Whoever is asked answers by the last button, and the game goes on."""
    players[0].wait_until(lambda: any([player.asked for player in players]), "a question")
    (asked,) = [player for player in players if player.asked]
    number = asked.number(asked.code)
    asked.answers().last.tap()
    asked.wait_until(lambda: asked.number(asked.code) > number, "an answered question")


def test_two_taps_lead_from_the_address_to_a_game_against_the_autobot(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.go("/")
    choose_duel(lea)
    lea.button("page-play-now").tap()
    lea.page.wait_for_url("**/t/*")
    lea.await_question()
    table = lea.ask("GET", f"/tables/{lea.code}")["table"]
    assert (table["game"], table["solo"], table["options"]) == ("duel", True, {"autobot": "normal"})
    assert (table["seats"][1]["kind"], table["seats"][1]["rule"]) == ("rule", "autobot-normal")
    answer_once(lea)
    assert not lea.strange_words() and not lea.errors


def test_the_hard_autobot_is_chosen_among_all_opponents(player: NewPlayer) -> None:
    lea = player("en", size=PHONE, name="Léa")
    lea.go("/")
    choose_duel(lea)
    lea.link("page-open").tap()
    lea.page.wait_for_url("**/open?game=duel")
    hard = lea.page.get_by_role("radio", name=lea.say("duel-rival-autobot-hard"), exact=True)
    expect(lea.page.get_by_role("radio", name=lea.say("page-kind-open"), exact=True)).to_be_checked()
    expect(lea.page.get_by_role("group", name=lea.say("page-open-count"))).to_have_count(0)
    cube = lea.page.get_by_role("radio", name=lea.say("duel-option-autobot_token_bonus-cube"), exact=True)
    expect(cube).to_have_count(0)  # it says something about the Autobot only
    hard.check()
    lea.page.get_by_text(lea.say("duel-option-autobot_token_bonus-cube"), exact=True).tap()
    expect(cube).to_be_checked()
    lea.page.get_by_text(lea.say("duel-option-reshuffle"), exact=True).tap()
    lea.button("page-open-start").tap()
    lea.page.wait_for_url("**/t/*")
    lea.await_question()
    table = lea.ask("GET", f"/tables/{lea.code}")["table"]
    assert table["options"] == {"autobot": "hard", "autobot_token_bonus": "cube", "reshuffle": True}
    assert table["seats"][1]["rule"] == "autobot-hard"


def test_two_people_meet_at_a_duel_by_its_link(player: NewPlayer) -> None:
    lea, tom = player("fr", size=PHONE, name="Léa"), player("en", size=PHONE, name="Tom")
    lea.go("/open?game=duel")
    lea.button("page-open-go").tap()
    lea.page.wait_for_url("**/t/*")
    tom.go(f"/t/{lea.code}")
    tom.button("page-join-go").tap()
    tom.sees("page-waiting-host", name="Léa")
    expect(lea.page.get_by_text("Tom").first).to_be_visible()
    lea.button("page-start").tap()
    for _ in range(3):
        answer_once(lea, tom)
    assert not lea.errors and not tom.errors


def test_the_host_puts_the_autobot_on_the_free_seat_and_frees_it_again(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE, name="Léa")
    code = lea.open("me", "open", game="duel")
    lea.go(f"/t/{code}")
    free, rival = lea.say("page-seat-open"), lea.say("duel-rival-autobot-normal")
    lea.button("page-seat-change", number=2, name=free).tap()
    lea.button("page-seat-rival", rival=lea.say("duel-rival-autobot-normal.inside")).tap()
    lea.button("page-seat-change", number=2, name=rival).tap()
    assert not lea.strange_words()
    lea.button("page-seat-free").tap()
    expect(lea.button("page-seat-change", number=2, name=free)).to_be_visible()
    lea.button("page-start-bots", count=1).tap()
    lea.await_question()
    assert lea.ask("GET", f"/tables/{code}")["table"]["seats"][1]["kind"] == "bot"


def home(lea: Player) -> None:
    lea.go("/")
    lea.page.get_by_text(lea.say("duel-name"), exact=True).click()
    lea.sees("page-play-now.rival", rival=lea.say("duel-rival-autobot-normal.inside"))


def opponents(lea: Player) -> None:
    lea.go("/open?game=duel")
    lea.page.get_by_role("radio", name=lea.say("page-kind-device"), exact=True).check()
    lea.button("page-open-start").click()
    lea.sees("page-nickname-missing")


def gathering(lea: Player) -> None:
    lea.go(f"/t/{lea.open('me', 'open', game='duel', options={'autobot': 'hard'}, start=False)}")
    lea.sees("duel-rival-autobot-hard")
    lea.sees("duel-option-reshuffle")


@pytest.mark.parametrize("size", [NARROW, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["360", "1280"])
@pytest.mark.parametrize("walk", [home, opponents, gathering])
def test_screens_around_a_duel_are_sound(
    player: NewPlayer, walk: Callable[[Player], None], size: tuple[int, int]
) -> None:
    lea = player("fr" if size == NARROW else "en", size=size)
    walk(lea)
    found = lea.strange_words() + faults(lea, "outside", *(["small"] if size == NARROW else []))
    found += heard_by_axe(lea, "light", "dark")
    assert not found, "\n".join(found)
