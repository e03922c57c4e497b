"""With the real box: in the page the engine plays the Autobot, keeps the score and needs no network."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from baffe.games.duel.companion.moment import DuelTeller
from baffe.texts import text, text_of
from tests.browser.conftest import NewPlayer
from tests.browser.support import DESKTOP, NARROW, PHONE, Player, Server
from tests.browser.test_screens import faults, heard_by_axe
from tests.browser.test_space import box, in_sight

FACES: Final = {"S": "smash", "H": "heart", "E": "energy", "F": "fame", "D": "destruction", "P": "special"}
pytestmark = pytest.mark.xdist_group("real")  # one engine for all of them
KEEP: Final = "game => localStorage.setItem('baffe.real', game)"
KEEP_AGAIN: Final = 4
KEEP_SECONDS: Final = 8.0


def kept_game(monsters: list[str], *moves: dict[str, Any], **seen: Any) -> str:
    """As the page keeps a game. Pages that had no engine in them did it alike, without what was seen last."""
    return json.dumps({"setup": {"monsters": monsters, "level": "normal"}, "moves": list(moves), **seen})


class Guest(Player):
    """Somebody whose page has the engine already. A second window puts games in front of it, and it follows."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, "en", size=PHONE)
        self.beside: Final[Page] = self.tab()
        self.beside.goto("/about")
        self.beside.evaluate(KEEP, kept_game(["meka_dragon", "the_king"]))
        self.page.bring_to_front()  # what nobody sees is slow
        self.go("/real?game=duel")
        settle(self)

    def finds(self, monsters: list[str], *moves: dict[str, Any], language: str = "en") -> None:
        """The game that has come so far, on the screen."""
        settle(self)  # taps of the test before would be kept in its place
        if language != self.language:
            self.page.get_by_role("button", name=re.compile("^(Français|English)$")).first.click()
            self.language = language
        known = json.loads(self.page.evaluate("() => localStorage['baffe.real'] ?? 'null'"))
        wanted = json.loads(kept_game(monsters, *moves))
        if known is None or (known["setup"], known["moves"]) != (wanted["setup"], wanted["moves"]):
            for again in range(KEEP_AGAIN):
                # What this window was just keeping may have won over the other's: then it is put there once more.
                self.beside.evaluate(KEEP, json.dumps({**wanted, "again": again}))
                if self._comes_to_show(wanted):
                    break
            self.wait_until(lambda: self._shows(wanted), "the game of the other window")
        settle(self)

    def _comes_to_show(self, wanted: dict[str, Any]) -> bool:
        end = time.monotonic() + KEEP_SECONDS
        while not (shown := self._shows(wanted)) and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        return shown

    def _shows(self, wanted: dict[str, Any]) -> bool:
        """This very game: what another window has kept is seen here a moment later, and until then the one before."""
        found = json.loads(self.page.evaluate("() => localStorage['baffe.real'] ?? '{}'"))
        return "seen" in found and (found["setup"], found["moves"]) == (wanted["setup"], wanted["moves"])


@pytest.fixture(scope="module")
def one_guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    guest.close()


@pytest.fixture
def lea(one_guest: Guest) -> Iterator[Guest]:
    one_guest.errors.clear()
    one_guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    yield one_guest
    if one_guest.page.get_by_role("dialog").count():
        one_guest.page.keyboard.press("Escape")


def settle(player: Player) -> None:
    """Until the engine has answered every tap."""
    player.page.locator("main[aria-busy=false]").wait_for()


def dice(faces: str) -> dict[str, Any]:
    return {"do": "dice", "dice": [FACES[face] for face in faces]}


def type_dice(player: Player, faces: str) -> None:
    for face in faces:
        player.button(f"duel-die-face-{FACES[face]}").click()
    press(player, "duel-real-typed-done")


def press(player: Player, id: str, **args: Any) -> None:
    player.button(id, **args).click()
    settle(player)


def go_on(player: Player) -> None:
    """The one big button: its words have an icon in them."""
    player.page.locator(".hand .primary").click()
    settle(player)


def kept(player: Player, id: str = "duel-real-keeps") -> int:
    return player.page.get_by_role("group", name=player.say(id), exact=True).get_by_role("img").count()


def figure(player: Player, what: str) -> str:
    name = player.say(f"duel-real-figure-{what}")
    return player.page.get_by_role("status", name=name, exact=True).locator("b").inner_text()


def titled(player: Player, rule: str) -> str:
    """What the chip of a rule is called: its title, then its number."""
    title = text_of("duel", player.language, f"rule-{rule}.title")
    return player.say("why-rule", title=title, rule=rule.partition("-")[2])


def test_the_first_example_with_dice_typed_in(lea: Guest) -> None:
    lea.finds(["the_king", "meka_dragon"], {"do": "set", "what": "bots", "to": 10})
    type_dice(lea, "HHHSEP")
    assert (kept(lea), kept(lea, "duel-real-throws-again")) == (3, 3)
    lea.sees("duel-real-throw-again", dice=3)
    type_dice(lea, "SEP")
    assert (kept(lea), kept(lea, "duel-real-throws-again")) == (4, 2)
    type_dice(lea, "PP")
    lea.sees("duel-real-hits", hits=2)
    lea.button("duel-real-less", what=lea.say("duel-real-hits-lost")).click()  # a card stops one of them
    go_on(lea)
    press(lea, "duel-real-next")  # 2 hearts for the Autobot
    press(lea, "duel-real-next")  # 2 cubes
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    assert (figure(lea, "mine"), figure(lea, "bots"), figure(lea, "cubes")) == ("14", "12", "2")
    assert lea.strange_words() == [] and lea.errors == []


def test_the_power_and_the_rule_behind_it(lea: Guest) -> None:
    lea.finds(["the_king", "meka_dragon"], {"do": "set", "what": "cubes", "to": 3}, dice("SSSSEP"), dice("EP"))
    type_dice(lea, "EP")
    go_on(lea)
    press(lea, "duel-real-next")
    lea.sees("duel-real-card")
    lea.page.get_by_role("button", name=titled(lea, "autobot-A21"), exact=True).click()
    expect(lea.page.get_by_text(text_of("duel", lea.language, "rule-autobot-A21")).first).to_be_visible()
    lea.button("page-close").click()
    lea.page.get_by_role("searchbox").fill("frenz")
    lea.button("duel-card-frenzy").click()
    lea.sees("duel-card-frenzy.effect")
    press(lea, "duel-real-card-done")
    type_dice(lea, "EP")
    press(lea, "duel-real-next")
    assert figure(lea, "cubes") == "3"
    lea.button("duel-real-log").click()
    expect(lea.sheet.get_by_role("button", name=lea.say("duel-real-told-revealed", card="Frenzy"))).to_be_visible()


def test_quick_taps_build_on_each_other_and_undo_goes_back_to_the_beginning(lea: Guest) -> None:
    lea.finds(["meka_dragon", "the_king"])
    less = lea.button("duel-real-less", what=lea.say("duel-real-figure-bots"))
    less.evaluate("it => { it.click(); it.click(); }")  # before the engine has answered the first
    lea.button("duel-real-to-you", track="Fame").click()
    over = lea.button("duel-real-over")
    over.evaluate("it => { it.click(); it.click(); }")
    settle(lea)
    press(lea, "duel-real-roll")
    undo = lea.button("duel-real-undo")
    undo.click()
    lea.sees("duel-real-throw-first", dice=6)
    undo.evaluate("it => { for (let n = 0; n < 4; n++) it.click(); }")
    expect(undo).to_be_disabled()
    assert figure(lea, "bots") == "15"


def test_a_token_is_placed_and_stops_the_way(lea: Guest) -> None:
    lea.finds(["meka_dragon", "the_king"])
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


def test_a_kept_game_shows_its_score_while_the_engine_comes(player: NewPlayer) -> None:
    lea = player("fr", size=PHONE)
    monsters = ["meka_dragon", "the_king"]
    moves: list[dict[str, Any]] = [{"do": "set", "what": "mine", "to": 11}, {"do": "over"}]
    told = DuelTeller().moment_of(json.loads(kept_game(monsters, *moves)))
    lea.go("/about")
    lea.page.evaluate(KEEP, kept_game(monsters, *moves, seen={"score": told["score"], "active": told["active"]}))
    held: list[Route] = []
    lea.page.route("**/python-*.bin", lambda route: held.append(route))
    lea.go("/real?game=duel")
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-bots"))).to_be_visible()
    expect(lea.page.get_by_role("progressbar", name=lea.say("inside-loading"))).to_be_visible()
    expect(lea.page.locator("main .strip .number").first).to_contain_text("11")
    found = lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light", "dark")
    lea.wait_until(lambda: held, "the wish for the engine")
    held[0].abort()
    lea.sees("problem-engine_unreachable")
    lea.page.unroute_all()
    lea.errors.clear()
    lea.button("problem-retry").click()
    settle(lea)
    lea.sees("duel-real-throw-first", dice=6)
    assert found == [] and lea.errors == []


@pytest.mark.prove
def test_it_goes_on_without_network(player: NewPlayer) -> None:
    lea = player("en", size=PHONE, keeps=True)
    lea.go("/real?game=duel")
    lea.button("duel-real-begin").wait_for()
    lea.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    lea.context.set_offline(True)
    asked = len(lea.requests)
    lea.button("duel-real-begin").click()
    settle(lea)
    if lea.button("duel-real-over").count():
        press(lea, "duel-real-over")
    type_dice(lea, "SSSSSS")
    go_on(lea)
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    lea.page.get_by_role("button", name="Français").click()
    lea.language = "fr"
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()
    assert lea.requests[asked:] == [] and lea.strange_words() == []
    lea.page.reload()  # even this, where browsers allow it
    settle(lea)
    expect(lea.page.get_by_role("heading", name=lea.say("duel-real-turn-mine"))).to_be_visible()


def test_energy_of_its_dice_may_be_copied_and_that_of_its_power_may_not(lea: Guest) -> None:
    """autobot/R16"""
    lea.finds(["the_king", "meka_dragon"], dice("SSSSEP"), dice("EP"), dice("EP"), {"do": "hits", "taken": 4})
    reminder = lea.page.locator("p", has_text=lea.say("duel-card-superconductor"))
    expect(reminder).to_contain_text("2")
    white = [dice("FFFSSS"), {"do": "hits", "taken": 3}, {"do": "next"}, {"do": "card", "card": None}, dice("EP")]
    lea.finds(["the_king", "meka_dragon"], {"do": "set", "what": "cubes", "to": 4}, *white)
    lea.button("duel-real-next").wait_for()
    expect(reminder).to_have_count(0)


def test_the_end_is_told_with_its_rule_and_the_settings_lie_folded_in_the_set_up(lea: Guest) -> None:
    """autobot/R1, autobot/R9"""
    lea.finds(["meka_dragon", "the_king"], {"do": "marker", "track": "fame", "to": -6}, language="fr")
    press(lea, "duel-real-to-you", track="Gloire")
    press(lea, "duel-real-finish")
    lea.sees("duel-real-won", who="me")
    expect(lea.page.get_by_role("button", name=titled(lea, "duel-D59"), exact=True)).to_be_visible()
    lea.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    lea.button("duel-real-again").click()
    expect(lea.page.get_by_role("button", name=titled(lea, "autobot-A2"), exact=True)).to_be_visible()
    found = heard_by_axe(lea, "light", "dark")
    lea.page.get_by_text(lea.say("duel-real-house"), exact=True).click()
    lea.page.get_by_text(lea.say("duel-real-house-dice.count", dice=5), exact=True).click()
    lea.page.get_by_text(lea.say("duel-real-house-bonus.cube"), exact=True).click()
    found += lea.strange_words() + faults(lea, "outside", "small")
    lea.button("duel-real-begin").click()
    settle(lea)
    kept_setup = json.loads(lea.page.evaluate("() => localStorage['baffe.real']"))["setup"]
    assert (kept_setup["firstDice"], kept_setup["tokenCube"]) == (5, True)
    assert not found, "\n".join(found)


def test_a_desk_always_shows_the_tracks(lea: Guest) -> None:
    lea.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    tracks = lea.page.get_by_role("region", name=text("en", "duel-board-tracks"))
    for moves in ([dice("HHHSEP")], [dice("SSSSEP"), dice("EP"), dice("EP")]):
        lea.finds(["the_king", "meka_dragon"], *moves)
        expect(tracks).to_have_count(1)
        lea.wait_until(lambda: in_sight(tracks) and box(tracks)["width"] >= 600, "wide tracks")
        lea.wait_until(lambda: in_sight(lea.page.locator(".hand .primary")), "the button in sight")
    lea.finds(["meka_dragon", "the_king"])
    expect(tracks).to_have_count(1)
    lea.wait_until(lambda: in_sight(tracks) and in_sight(lea.button("duel-real-over")), "both in sight")


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


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_is_sound_on_a_small_phone(lea: Guest, moment: str) -> None:
    lea.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    lea.finds(MOMENTS[moment][0], *MOMENTS[moment][1], language="fr")
    found = lea.strange_words() + faults(lea, "outside", "small")
    found += heard_by_axe(lea, "light", "dark")
    if moment == "mine":
        for sheet in ("duel-real-tokens", "duel-real-log"):
            lea.button(sheet).click()
            found += lea.strange_words() + faults(lea, "outside", "small") + heard_by_axe(lea, "light")
            lea.button("page-close").click()
    assert not found, "\n".join(found)
