"""With the real box: the page beside the board plays the Autobot, keeps the score and needs no network."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from baffe.texts import text_of
from tests.browser.conftest import NewPlayer
from tests.browser.support import NARROW, PHONE, Player
from tests.browser.test_screens import faults, heard_by_axe

FACES: Final = {"S": "smash", "H": "heart", "E": "energy", "F": "fame", "D": "destruction", "P": "special"}


def opened(player: Player, monsters: list[str], *moves: dict[str, Any], level: str = "normal") -> None:
    """The page with a game that has come so far."""
    player.go("/about")
    game = {"setup": {"monsters": monsters, "level": level}, "moves": list(moves)}
    player.page.evaluate("game => localStorage.setItem('baffe.real', game)", json.dumps(game))
    player.go("/real")
    expect(player.page.get_by_role("main")).to_be_visible()


def dice(faces: str) -> dict[str, Any]:
    return {"do": "dice", "dice": [FACES[face] for face in faces]}


def type_dice(player: Player, faces: str) -> None:
    for face in faces:
        player.button(f"duel-die-face-{FACES[face]}").click()
    player.button("duel-real-typed-done").click()


def go_on(player: Player) -> None:
    """The one big button: its words have an icon in them."""
    player.page.locator(".hand .primary").click()


def kept(player: Player, id: str = "duel-real-keeps") -> int:
    return player.page.get_by_role("group", name=player.say(id), exact=True).get_by_role("img").count()


def hearts(player: Player, what: str) -> str:
    name = player.say(f"duel-real-figure-{what}")
    return player.page.get_by_role("status", name=name, exact=True).locator("b").inner_text()


def titled(player: Player, rule: str) -> str:
    """What the chip of a rule is called: its title, then its number."""
    title = text_of("duel", player.language, f"rule-{rule}.title")
    return player.say("why-rule", title=title, rule=rule.partition("-")[2])


def test_the_first_example_with_dice_typed_in(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    opened(lea, ["the_king", "meka_dragon"], {"do": "set", "what": "bots", "to": 10})
    type_dice(lea, "HHHSEP")
    assert (kept(lea), kept(lea, "duel-real-throws-again")) == (3, 3)
    lea.sees("duel-real-throw-again", dice=3)
    type_dice(lea, "SEP")
    assert (kept(lea), kept(lea, "duel-real-throws-again")) == (4, 2)
    type_dice(lea, "PP")
    lea.sees("duel-real-hits", hits=2)
    lea.button("duel-real-less", what=lea.say("duel-real-hits-lost")).click()  # a card stops one of them
    go_on(lea)
    lea.button("duel-real-next").click()  # 2 hearts for the Autobot
    lea.button("duel-real-next").click()  # 2 cubes
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    assert (hearts(lea, "mine"), hearts(lea, "bots"), hearts(lea, "cubes")) == ("14", "12", "2")
    assert lea.strange_words() == [] and lea.errors == []


def test_the_power_and_the_rule_behind_it(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    opened(lea, ["the_king", "meka_dragon"], {"do": "set", "what": "cubes", "to": 3}, dice("SSSSEP"), dice("EP"))
    type_dice(lea, "EP")
    go_on(lea)
    lea.button("duel-real-next").click()
    lea.sees("duel-real-card")
    lea.page.get_by_role("button", name=titled(lea, "autobot-A21"), exact=True).click()
    expect(lea.page.get_by_text(text_of("duel", lea.language, "rule-autobot-A21")).first).to_be_visible()
    lea.button("page-close").click()
    lea.page.get_by_role("searchbox").fill("frenz")
    lea.button("duel-card-frenzy").click()
    lea.sees("duel-card-frenzy.effect")
    lea.button("duel-real-card-done").click()
    type_dice(lea, "EP")
    lea.button("duel-real-next").click()
    assert hearts(lea, "cubes") == "3"
    lea.button("duel-real-log").click()
    expect(lea.sheet.get_by_role("button", name=lea.say("duel-real-told-revealed", card="Frenzy"))).to_be_visible()


def test_undo_goes_back_to_the_beginning_and_a_reload_keeps_all(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    opened(lea, ["meka_dragon", "the_king"])
    less = lea.button("duel-real-less", what=lea.say("duel-real-figure-bots"))
    less.click()
    less.click()
    lea.button("duel-real-to-you", track="Fame").click()
    lea.button("duel-real-over").click()
    lea.button("duel-real-roll").click()
    lea.page.reload()
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-bots"))).to_be_visible()
    assert lea.page.get_by_role("heading", name=lea.say("duel-real-throw-first", dice=6)).count() == 0
    undo = lea.button("duel-real-undo")
    undo.click()
    lea.sees("duel-real-throw-first", dice=6)
    for _ in range(4):
        undo.click()
    expect(undo).to_be_disabled()
    assert hearts(lea, "bots") == "15"


def test_a_token_is_placed_and_stops_the_way(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    opened(lea, ["meka_dragon", "the_king"])
    lea.button("duel-real-tokens").click()
    lea.sheet.get_by_role("button", name=lea.say("duel-token-alien")).click()
    lea.button("duel-real-token-at", track="Fame", space=lea.say("duel-space", owner="self", number=3)).click()
    lea.button("duel-real-token-put").click()
    lea.button("page-close").click()
    toward = lea.button("duel-real-to-you", track="Fame")
    toward.click()  # -1, the token's first space
    toward.click()  # -3: the space between is gone
    lea.button("duel-real-log").click()
    space = lea.say("duel-space", owner="self", number=3)
    expect(lea.sheet.get_by_text(lea.say("duel-real-told-set_marker", track="Fame", space=space))).to_be_visible()


def test_it_goes_on_without_network(player: NewPlayer) -> None:
    lea = player("en", size=PHONE)
    lea.go("/real")
    lea.button("duel-real-begin").wait_for()
    lea.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    stored = "async () => (await (await caches.open('baffe-real-1')).keys()).length > 3"
    lea.wait_until(lambda: lea.page.evaluate(stored), "the page in the cache")
    lea.context.set_offline(True)
    asked = len(lea.requests)
    lea.button("duel-real-begin").click()
    if lea.button("duel-real-over").count():
        lea.button("duel-real-over").click()
    type_dice(lea, "SSSSSS")
    go_on(lea)
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    lea.page.get_by_role("button", name="Français").click()
    lea.language = "fr"
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    assert lea.requests[asked:] == [] and lea.strange_words() == []
    lea.page.reload()  # even this, where browsers allow it
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()


def test_energy_of_its_dice_may_be_copied_and_that_of_its_power_may_not(player: NewPlayer) -> None:
    """autobot/R16"""
    lea = player("en", size=PHONE)
    opened(lea, ["the_king", "meka_dragon"], dice("SSSSEP"), dice("EP"), dice("EP"), {"do": "hits", "taken": 4})
    reminder = lea.page.locator("p", has_text=lea.say("duel-card-superconductor"))
    expect(reminder).to_contain_text("2")
    white = [dice("FFFSSS"), {"do": "hits", "taken": 3}, {"do": "next"}, {"do": "card", "card": None}, dice("EP")]
    opened(lea, ["the_king", "meka_dragon"], {"do": "set", "what": "cubes", "to": 4}, *white)
    lea.button("duel-real-next").wait_for()
    expect(reminder).to_have_count(0)


def test_the_named_settings_lie_folded_in_the_set_up(player: NewPlayer) -> None:
    """autobot/R1, autobot/R9"""
    lea = player("fr", size=NARROW)
    lea.go("/real")
    lea.page.get_by_text(lea.say("duel-real-house"), exact=True).click()
    lea.page.get_by_text(lea.say("duel-real-house-dice.count", dice=5), exact=True).click()
    lea.page.get_by_text(lea.say("duel-real-house-bonus.cube"), exact=True).click()
    found = lea.strange_words() + faults(lea, "outside", "small")
    lea.button("duel-real-begin").click()
    kept_setup = json.loads(lea.page.evaluate("() => localStorage['baffe.real']"))["setup"]
    assert (kept_setup["firstDice"], kept_setup["tokenCube"]) == (5, True)
    assert not found, "\n".join(found)


def test_the_end_is_told_with_its_rule(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    opened(lea, ["meka_dragon", "the_king"], {"do": "marker", "track": "fame", "to": -6})
    lea.button("duel-real-to-you", track="Gloire").click()
    lea.button("duel-real-finish").click()
    lea.sees("duel-real-won", who="me")
    expect(lea.page.get_by_role("button", name=titled(lea, "duel-D59"), exact=True)).to_be_visible()
    lea.button("duel-real-again").click()
    expect(lea.button("duel-real-begin")).to_be_visible()


MOMENTS: Final[dict[str, tuple[list[str], list[dict[str, Any]]]]] = {
    "mine": (["meka_dragon", "the_king"], [{"do": "set", "what": "fewer", "to": 1}]),
    "throw": (["the_king", "meka_dragon"], [{"do": "set", "what": "bots", "to": 10}, dice("SHHHFP")]),
    "symbol": (["the_king", "meka_dragon"], [dice("SSHEFD")]),
    "bonus": (
        ["the_king", "meka_dragon"],
        [{"do": "token", "token": "dragon", "to": {"track": "fame", "at": 1, "flipped": False}}, dice("FFFFFF")],
    ),
    "card": (["the_king", "meka_dragon"], [{"do": "set", "what": "cubes", "to": 4}, dice("FFFFFF"), {"do": "next"}]),
    "end": (["the_king", "meka_dragon"], [dice("FFFFFF"), {"do": "set", "what": "mine", "to": 0}, {"do": "finish"}]),
}


@pytest.mark.parametrize("moment", [*MOMENTS, "set up"])
def test_it_is_sound_on_a_small_phone(player: NewPlayer, moment: str) -> None:
    lea = player("fr", size=NARROW)
    if moment == "set up":
        lea.go("/real")
        lea.button("duel-real-begin").wait_for()
    else:
        opened(lea, MOMENTS[moment][0], *MOMENTS[moment][1])
    found = lea.strange_words() + faults(lea, "outside", "small")
    found += heard_by_axe(lea, "light", "dark")
    if moment == "mine":
        for sheet in ("duel-real-tokens", "duel-real-log"):
            lea.button(sheet).click()
            found += lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light")
            lea.button("page-close").click()
    assert not found, "\n".join(found)
