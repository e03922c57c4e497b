"""The way to every screen, for tests that judge them and for pictures of them."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from baffe.texts import text_of
from tests.browser import scenes
from tests.browser.support import Player, scene_link

Walk = Callable[[Player], None]
LONG: Final = "Maximilienne-Charlot"  # the longest nickname that fits


def at(path: str, id: str) -> Walk:
    def walk(player: Player) -> None:
        player.go(path)
        player.sees(id)

    return walk


def table(scene: scenes.Scene, name: str = "Léa") -> Walk:
    def walk(player: Player) -> None:
        player.sit_at(scene, name=name)
        player.await_question()

    return walk


def pressed(first: Walk, *ids: str) -> Walk:
    """Go somewhere, then press the buttons with these texts."""

    def walk(player: Player) -> None:
        first(player)
        for id in ids:
            player.button(id).first.click()

    return walk


def wrong_code(player: Player) -> None:
    pressed(at("/", "page-play-now"), "page-join-by-code")(player)
    player.page.get_by_label(player.say("page-code"), exact=True).fill("AAAAAAAAAA")
    player.button("page-code-go").click()
    player.sees("page-code-wrong")


def gathering(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'open', 'open', 'bot')}")
    expect(player.page.get_by_label(player.say("page-invite-link"), exact=True)).to_be_visible()
    player.sees("page-table-settings")


def _of_somebody(player: Player, *guests: str) -> str:
    """A table of somebody else, with one seat more than those guests take."""
    assert player.context.browser is not None
    host = Player(player.context.browser, player.server)
    code = host.open("me", "open", "bot")
    host.close()
    for name in guests:
        guest = Player(player.context.browser, player.server)
        guest.ask("POST", f"/tables/{code}/join", {"name": name})
        guest.close()
    return code


def join(player: Player) -> None:
    player.go(f"/t/{_of_somebody(player)}")
    player.sees("page-join-title")


def full(player: Player) -> None:
    player.go(f"/t/{_of_somebody(player, 'Tom')}")
    player.sees("problem-table_full-watch")


def steal_first(player: Player) -> None:
    """Take the first costume that can be paid."""
    loot = player.page.locator(".loot article")
    before = loot.count()
    loot.first.locator("button.get").click()
    player.wait_until(lambda: loot.count() < before, "the stolen costume")


def wardrobe(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'bot', 'bot', options={'modules': scenes.MODULES})}")
    expect(player.page.locator(".wardrobe article")).to_have_count(2)


def robot(player: Player) -> None:
    """What the Robot can pay is a list of its own."""
    table(scenes.ROBOT)(player)
    player.answers().first.click()
    player.sees("choice-back")


def others_dress(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'Tom', options={'modules': scenes.MODULES})}/tv")
    expect(player.page.locator(".dressing article")).to_have_count(2)


def out(player: Player) -> None:
    player.sit_at(scenes.OUT)
    player.sees("out-you")


def log(player: Player) -> None:
    table(scenes.FLEE)(player)
    handle = player.page.get_by_role("button", name=player.say("log-open"))  # on a phone; else it lies open
    if handle.count():
        handle.click()
        expect(player.sheet).to_be_visible()


def why(player: Player) -> None:
    log(player)
    player.page.get_by_role("button", name=player.say("log-why")).last.click()
    expect(player.sheet.get_by_role("heading", name=player.say("why-title"))).to_be_visible()
    expect(player.sheet.locator(".rule h3").first).to_be_visible()


def rules(player: Player) -> None:
    pressed(table(scenes.ROLL), "table-menu", "look-title")(player)
    player.sheet.get_by_text(player.say("look-rules"), exact=True).click()
    player.sheet.get_by_text(text_of("tokyo", player.language, "rule-tokyo-R6.title")).click()
    expect(player.sheet.get_by_text(text_of("tokyo", player.language, "rule-tokyo-R6"))).to_be_visible()


def passed(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'Tom', 'Zoé')}")
    for _ in range(20):
        player.wait_until(lambda: player.asked or player.hand_over.count(), "a question")
        if player.hand_over.count():
            break
        player.answer()
    expect(player.hand_over).to_be_visible()


def covered(player: Player) -> None:
    code = player.open_scene(scenes.LAB)
    player.ask("PATCH", f"/tables/{code}/seats/1", {"kind": "device", "name": "Maximilienne-Char"})
    player.go(f"/t/{code}")
    expect(player.hand_over).to_be_visible()


def consent(player: Player) -> None:
    """Somebody regrets a throw: whoever shares the device is asked."""
    code = player.open("me", "Tom")
    player.go(f"/t/{code}")
    player.wait_until(lambda: player.asked or player.hand_over.count(), "a question")
    if player.hand_over.count():
        player.hand_over.click()
        player.await_question()
    number = player.number(code)
    player.ask("POST", f"/tables/{code}/choices", {"id": "roll", "number": number, "word": "keep:none"})
    player.button("wish-ask").click()
    player.button("wish-send").click()
    expect(player.button("wish-agree")).to_be_visible()


def guided(player: Player) -> None:
    pressed(at("/", "page-play-now"), "page-guided")(player)
    player.sees("guide-ok")


def end(player: Player) -> None:
    table(scenes.END)(player)
    player.answer("tokyo-stop")
    expect(player.sheet.get_by_role("slider")).to_be_attached()


def home_after_games(player: Player) -> None:
    """One game is over, another one goes on."""
    code = player.open("me", "bot")
    player.play_through(code)
    player.go(f"/t/{code}")
    expect(player.button("end-rematch")).to_be_visible()
    player.go(f"/t/{player.open('me', 'bot', 'bot')}")
    player.await_question()
    player.go("/")
    player.page.locator(".stats summary").click()
    player.button("stats-delete").click()
    player.sees("page-resume-yours")


def replay(player: Player) -> None:
    end(player)
    player.link("end-replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()


def moments(player: Player) -> None:
    replay(player)
    player.button("replay-moments").click()
    expect(player.sheet.locator("li button").first).to_be_visible()


def what_if(player: Player) -> None:
    replay(player)
    player.button("position-what-if").click()
    expect(player.sheet.get_by_label(player.say("position-link"))).to_be_visible()


def whole_replay(player: Player) -> None:
    code = player.open("me", "bot", "bot", "bot")
    player.play_through(code)
    player.go(f"/r/{code}")
    slider = player.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def whole_log(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'bot', 'bot', 'bot')}")
    for _ in range(7):
        player.await_question()
        player.answer()
    player.await_question()


def television(player: Player) -> None:
    player.go(f"/t/{player.open_scene(scenes.ROLL)}/tv")
    expect(player.page.locator("[data-seat]").first).to_be_visible()


def television_before(player: Player) -> None:
    player.go(f"/t/{player.open('me', 'open')}/tv")
    player.sees("tv-free", count=1)


SCREENS: Final[dict[str, Walk]] = {
    "home": at("/", "page-play-now"),
    "wrong-code": wrong_code,
    "settings": pressed(at("/", "page-play-now"), "page-settings"),
    "open": at("/open", "page-open-seats"),
    "gathering": gathering,
    "join": join,
    "full": full,
    "about": at("/about", "page-about-title"),
    "library": at("/cards?game=duel", "look-title"),
    "problem": at("/t/AAAAAAAAAA", "problem-no_table"),
    "scene": at(scene_link(scenes.ROLL), "page-scene-go"),
    "roll": table(scenes.ROLL),
    "buy": table(scenes.BUY),
    "flee": table(scenes.FLEE),
    "brace": table(scenes.BRACE),
    "change": table(scenes.CHANGE),
    "worst": table(scenes.worst(), LONG),
    "worst-buy": table(scenes.worst_buy(), LONG),
    "worst-modules": table(scenes.worst_modules(), LONG),
    "worst-theft": table(scenes.worst_theft(), LONG),
    "wardrobe": wardrobe,
    "theft": table(scenes.THEFT),
    "witch": table(scenes.WITCH),
    "robot": robot,
    "television-dressing": others_dress,
    "out": out,
    "log": log,
    "why": why,
    "menu": pressed(table(scenes.ROLL), "table-menu"),
    "players": pressed(table(scenes.worst(), LONG), "table-menu", "players-title"),
    "cards": pressed(table(scenes.ROLL), "table-menu", "look-title"),
    "rules": rules,
    "invite": pressed(table(scenes.ROLL), "table-menu", "menu-invite"),
    "help": pressed(table(scenes.ROLL), "table-help-question"),
    "pass": passed,
    "cover": covered,
    "consent": consent,
    "guided": guided,
    "end": end,
    "replay": replay,
    "moments": moments,
    "what-if": what_if,
    "home-after-games": home_after_games,
    "television": television,
    "television-before": television_before,
}
