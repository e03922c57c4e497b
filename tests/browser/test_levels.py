"""Levels that think ahead, chosen by taps: on this device with weights that come by name, and at a server."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer, NewVisitor
from tests.browser.folder import Visitor
from tests.browser.support import PHONE, Player, view_of
from tests.browser.test_site import ENGINE, LOOK, kept
from tests.inside.device import Device

# What is kept of a game of this device: its wish and seed, and every entry.
RECORD = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("baffe");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const reading = opening.result.transaction(["games", "entries"]);
    const games = reading.objectStore("games").getAll();
    const entries = reading.objectStore("entries").getAll();
    reading.oncomplete = () => { opening.result.close(); done([games.result, entries.result]); };
  };
})"""

KEEP = "async () => (await navigator.serviceWorker.ready).active.postMessage('engine')"  # which else takes its time


def weights(asked: list[str]) -> list[str]:
    """The files of weights among these addresses, each by its level and mode."""
    found = [re.search(r"/assets/weights-([a-z0-9-]+)-[\w-]{8}\.bin$", url) for url in asked]
    return [it[1] for it in found if it]


def choose_titan(player: Player) -> None:
    titan = player.page.get_by_role("radio", name=player.say("bot-titan").capitalize(), exact=True)
    titan.check()
    expect(titan).to_be_checked()


def answered(player: Player, code: str) -> list[tuple[Any, ...]]:
    games, entries = player.page.evaluate(RECORD)
    found = [(it["number"], it["seat"], it["word"], it["player"]) for it in entries if it["code"] == code]
    assert [game for game in games if game["code"] == code]
    return found


def titans(player: Player, code: str) -> int:
    return [it[3] for it in answered(player, code)].count("bot:titan")


def play_until_it_answers(player: Player, code: str) -> None:
    before = titans(player, code)
    player.wait_until(lambda: titans(player, code) > before or (player.answer() and False), "an answer of the titan")
    player.await_question()


def native(player: Player, code: str) -> list[tuple[Any, ...]]:
    """The same game in this Python: my words, and its own titan."""
    [game] = [it for it in player.page.evaluate(RECORD)[0] if it["code"] == code]
    told = answered(player, code)
    device = Device(game["wish"], game["seed"])
    while len(device.entries) < len(told):
        asked = device.asked
        if asked is None:
            device.wait()
            continue
        word = next(word for number, seat, word, _ in told if (number, seat) == (asked["number"], asked["seat"]))
        device.command("choose", number=asked["number"], word=word, seat=asked["seat"])
    return [(it["number"], it["seat"], it["word"], it["player"]) for it in device.entries]


@pytest.mark.chromium("Firefox keeps nothing in the windows that Playwright opens")
@pytest.mark.timeout(180)
def test_a_titan_of_this_device_is_chosen_by_taps_thinks_as_ours_and_plays_on_without_network(
    visitor: NewVisitor,
) -> None:
    lea: Visitor = visitor("fr", size=PHONE, keeps=True)
    lea.go("/open?game=duel")
    choose_titan(lea)
    assert weights(lea.requests) == [], "they come when a table wants them"
    lea.button("page-open-start").click()
    lea.await_question()
    code = lea.page.url.rpartition("/")[2]
    play_until_it_answers(lea, code)
    assert weights(lea.requests) == ["titan-duel"], "one file, by level and mode"
    assert lea.strange_words() == [] and lea.errors == []
    assert answered(lea, code) == native(lea, code)

    lea.wait_until(lambda: weights(kept(lea)) == ["titan-duel"], "weights that are kept")
    lea.page.evaluate(KEEP)
    lea.wait_until(lambda: all([part in " ".join(kept(lea)) for part in ENGINE]), "an engine that is kept")
    lea.context.set_offline(True)
    lea.page.reload()
    lea.await_question()
    play_until_it_answers(lea, code)

    lea.put("OTHER", {"game": "tokyo", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "titan"}]}, "5")
    lea.go("/local/OTHER")
    lea.sees("problem-no_weights")  # nobody has played against it with so many seats
    assert lea.strange_words() == []
    lea.button("inside-instead").click()
    lea.await_question()
    lea.context.set_offline(False)
    lea.page.reload()
    lea.await_question()
    lea.wait_until(lambda: "titan-tokyo-2" in weights(lea.requests), "its weights")


def test_a_titan_answers_at_a_table_of_a_server(player: NewPlayer) -> None:
    lea = player("en", name="Léa")
    lea.go("/open?game=duel")
    choose_titan(lea)
    lea.button("page-open-start").click()
    lea.page.wait_for_url(re.compile("/t/"))
    lea.await_question()
    code = lea.code

    def seat() -> Any:
        return lea.ask("GET", f"/tables/{code}")["table"]["seats"][1]

    assert seat()["bot"] == "titan"
    lea.wait_until(lambda: view_of(lea, code)["turns"] > 2 or (lea.answer() and False), "a turn of the titan")
    assert weights(lea.requests) == [], "a server has its own"
    lea.go("/open?game=tokyo")
    chosen = lea.page.get_by_role("combobox").last
    expect(chosen).to_have_value("bot:titan")  # the level that was chosen last


@pytest.mark.prove
@pytest.mark.chromium("Firefox keeps nothing in the windows that Playwright opens")
@pytest.mark.timeout(180)
def test_a_new_build_comes_with_the_weights_that_were_kept(visitor: NewVisitor) -> None:
    lea: Visitor = visitor("en", keeps=True)
    lea.put("HERE", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "titan"}], "pace": "off"}, "7")
    lea.go("/local/HERE")
    lea.await_question()
    lea.wait_until(lambda: weights(kept(lea)) == ["titan-duel"], "weights that are kept")
    lea.wait_until(lambda: "/rules-" in " ".join(kept(lea)), "an engine that is kept")
    lea.folder.publish_another()
    lea.page.evaluate(LOOK)
    lea.button("page-new-version.load").click()
    lea.await_question()
    lea.context.set_offline(True)
    lea.page.reload()
    lea.await_question()
    lea.wait_until(
        lambda: [url for url in kept(lea) if "/weights-titan-duel-" in url and url.endswith("X.bin")], "the new weights"
    )
    play_until_it_answers(lea, "HERE")
