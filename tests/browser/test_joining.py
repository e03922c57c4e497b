"""From an address, a link or a code to a seat."""

import re
import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.support import PHONE, Server


def test_two_taps_lead_from_the_address_to_an_answered_question(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.go("/")
    lea.button("page-play-now").tap()
    lea.page.wait_for_url("**/t/*")
    # Who is first is drawn: when a bot begins, the first question is that of fleeing, rolling or buying a bit later.
    lea.await_question()
    number = lea.number(lea.code)
    lea.answers().last.tap()
    lea.wait_until(lambda: lea.number(lea.code) > number, "an answered question")


def test_a_link_asks_for_a_nickname_and_one_tap(player: NewPlayer) -> None:
    host, friend = player("en"), player("fr", size=PHONE)
    code = host.open("me", "open", "bot")
    host.go(f"/t/{code}")
    friend.go(f"/t/{code}")
    friend.page.get_by_label(friend.say("page-nickname.mine"), exact=True).fill("Zoé")
    friend.button("page-join-go").tap()
    friend.sees("page-waiting-host", name="Léa")
    expect(host.page.get_by_text("Zoé").first).to_be_visible()


def test_a_link_without_a_nickname_says_what_is_missing(player: NewPlayer) -> None:
    host, friend = player("en"), player("fr")
    friend.go(f"/t/{host.open('me', 'open')}")
    friend.button("page-join-go").click()
    friend.sees("page-nickname-missing")


def test_a_nickname_that_is_taken_is_refused_in_words(player: NewPlayer) -> None:
    host, friend = player("en"), player("fr", name="Léa")
    friend.go(f"/t/{host.open('me', 'open')}")
    friend.button("page-join-go").click()
    friend.sees("failed-name_taken")


def test_a_code_from_the_first_screen_leads_to_the_table(player: NewPlayer) -> None:
    host, friend = player("en"), player("en", name="Tom")
    code = host.open("me", "open", "open")
    host.go(f"/t/{code}")
    letters = host.page.locator(".code strong")
    expect(letters).to_have_text(re.compile(r"^[B-Z]{6}\s*$"))
    friend.go("/")
    friend.button("page-join-by-code").click()
    friend.page.get_by_label(friend.say("page-code"), exact=True).fill("-".join(letters.inner_text().lower().split()))
    friend.button("page-code-go").click()
    friend.button("page-join-go").click()
    friend.sees("page-waiting-host", name="Léa")
    assert friend.code == code


def test_a_code_of_ten_letters_or_a_link_can_be_typed_as_well(player: NewPlayer) -> None:
    host, friend = player("en"), player("fr", size=PHONE, name="Tom")
    code = host.open("me", "open")
    for typed in (f"{code[:5].lower()} {code[5:]}", f"http://localhost/t/{code}"):
        friend.go("/")
        friend.button("page-join-by-code").tap()
        friend.page.get_by_label(friend.say("page-code"), exact=True).fill(typed)
        friend.button("page-code-go").tap()
        expect(friend.button("page-join-go")).to_be_visible()
        assert friend.code == code


def test_a_seat_that_is_free_in_a_game_is_offered(player: NewPlayer) -> None:
    host, friend = player("en"), player("fr", size=PHONE, name="Tom")
    code = host.open("me", "open", "open")
    host.ask("POST", f"/tables/{code}/start")
    friend.go(f"/t/{code}")
    friend.button("page-join-go").tap()
    expect(friend.page.locator(".answer")).to_be_visible()
    assert friend.ask("GET", f"/tables/{code}")["you"]["seats"] == [1]


def test_a_wrong_code_is_told_at_the_field(player: NewPlayer) -> None:
    lea = player("fr")
    lea.go("/")
    lea.button("page-join-by-code").click()
    field = lea.page.get_by_label(lea.say("page-code"), exact=True)
    field.fill("ABC")
    lea.button("page-code-go").click()
    lea.sees("page-code-short", count=3)
    field.fill("BBBBBB")
    lea.button("page-code-go").click()
    lea.sees("page-code-wrong")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_a_wrong_link_leads_to_a_screen_that_says_so(player: NewPlayer) -> None:
    lea = player("fr")
    lea.go("/t/AAAAAAAAAA")
    lea.sees("problem-no_table")
    lea.link("problem-home").or_(lea.button("problem-home")).click()
    expect(lea.button("page-play-now")).to_be_visible()


def test_a_table_that_was_put_away_says_so_and_comes_back(player: NewPlayer, server: Server) -> None:
    host, friend = player("en"), player("fr", size=PHONE)
    code, old = host.open("me", "open"), "PUTAWAY234"
    columns = "game, rules, start, lobby, version, state, opened, touched"
    with sqlite3.connect(server.data / "tables.sqlite") as database:  # the same people, and nobody came for long
        copied = f"INSERT INTO tables (code, binned_on, {columns}) SELECT ?, 0, {columns} FROM tables WHERE code = ?"
        database.execute(copied, (old, code))
    database.close()
    friend.go(f"/t/{old}")
    friend.sees("problem-put_away")
    host.go(f"/t/{old}")
    expect(host.button("page-start-bots", count=1)).to_be_visible()
    friend.button("problem-retry").tap()
    expect(friend.button("page-join-go")).to_be_visible()


def test_a_full_table_says_so_and_lets_watch(player: NewPlayer) -> None:
    host, tom, late = player("en"), player("en", name="Tom"), player("fr", name="Zoé")
    code = host.open("me", "open", "bot")
    tom.go(f"/t/{code}")
    tom.button("page-join-go").click()
    tom.sees("page-waiting-host", name="Léa")
    late.go(f"/t/{code}")
    late.sees("problem-table_full-watch")
    late.button("problem-watch").click()
    expect(late.page.get_by_text("Tom").first).to_be_visible()
    expect(late.page.get_by_role("button", name=re.compile(re.escape(late.say("page-start"))))).to_have_count(0)


def test_the_host_opens_a_table_in_the_page(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    lea.go("/")
    lea.link("page-open").tap()
    last = lea.page.get_by_role("switch").last
    last.focus()  # as a keyboard would: what it changes is in sight
    lea.wait_until(lambda: 0 < (last.bounding_box() or {"y": 0})["y"] < PHONE[1], "the switch")
    lea.button("page-open-go").tap()
    lea.sees("page-nickname-missing")  # friends must know who invites them
    nickname = lea.page.get_by_label(lea.say("page-nickname.mine"), exact=True)
    expect(nickname).to_be_focused()
    nickname.fill("Léa")
    lea.button("page-open-go").tap()
    lea.page.wait_for_url("**/t/*")
    lea.sees("page-gathering-title")
    expect(lea.page.get_by_label(lea.say("page-invite-link"), exact=True)).to_have_value(re.compile(f"/t/{lea.code}$"))
    lea.button("page-start-bots", count=2).tap()
    lea.await_question()
