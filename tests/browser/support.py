"""The real server, a real browser, and people who play through what the page shows them.

BAFFE_ENGINE says which browser: chromium, else firefox. Firefox as it is sold has no fingers, no phone and no colour
scheme for Playwright: there a finger is a mouse, and the page is told its theme. A test that cannot do without what is
missing is marked `chromium` with its reason.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, TimeoutError, expect

import baffe.texts
from baffe.texts import text

T = TypeVar("T")

PATIENCE: Final = 40.0  # seconds; machines that test are busy
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)
DESKTOP: Final = (1280, 800)
# Who may sit on a seat of a new table, in one word. Bots are named: the usual one gets better, and games shorter.
KINDS: Final = {
    "me": {"kind": "me"}, "open": {"kind": "open"}, "bot": {"kind": "bot", "bot": "simple"},
    "random": {"kind": "bot", "bot": "random"},
}  # fmt: skip
LOCALES: Final = {"en": "en-US", "fr": "fr-FR"}
# What somebody answers who does not think, in either game.
WITHOUT_A_THOUGHT: Final = (
    "tokyo-stop", "tokyo-stop-end", "tokyo-word-done-buy", "tokyo-word-stay", "duel-stop", "duel-stop-end",
    "duel-place-here",
)  # fmt: skip
ENGINE: Final = os.environ.get("BAFFE_ENGINE", "chromium")
LEFT_EARLY: Final = "status=2152398850"  # so Firefox calls a font that was still coming when its page was left
MISSING: Final = "⟦"  # what the page shows in the place of a text that nobody has written
# Where everything lies, two pictures later; nothing while a font is on its way.
LAID_OUT: Final = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const all = [...document.querySelectorAll("body *")];
  const places = all.map((it) => [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight]);
  done(document.fonts.status === "loaded" ? JSON.stringify(places) : "");
})))"""
ARGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip

expect.set_options(timeout=PATIENCE * 1000)


def program(variable: str, *names: str) -> str:
    """The browser that is named, else the machine's own."""
    found = [path for name in names if (path := shutil.which(name))]
    for path in [os.environ.get(variable, ""), *found]:
        if path and Path(path).exists():
            return path
    raise RuntimeError(f"The browser tests need {names[0]}: install it, or name it in {variable}.")


def launched(playwright: Playwright, downloads: Path | None = None) -> Browser:
    """`downloads`: the folder for what people save; without it, one that goes with the browser."""
    if ENGINE == "chromium":
        path = program("BAFFE_CHROMIUM", "chromium", "chromium-browser", "google-chrome")
        return playwright.chromium.launch(executable_path=path, args=list(ARGS), downloads_path=downloads)
    if ENGINE == "firefox":
        path = program("BAFFE_FIREFOX", "firefox-esr", "firefox")
        return playwright.firefox.launch(executable_path=path, channel="moz-firefox", downloads_path=downloads)
    raise RuntimeError(f"BAFFE_ENGINE is {ENGINE}: the browser tests know chromium and firefox.")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Server:
    """`baffe serve` in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, python: str = sys.executable) -> None:
        """`python`: the interpreter of the environment that serves."""
        self.data: Final = data
        self.python: Final = python
        self.port: Final = free_port()
        self.address: Final = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        limits = ("guest=100000", "address=100000", "tables=100000", "codes=100000")
        command = [self.python, "-P", "-c", "import sys; from baffe.cli import main; sys.exit(main())", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), "--quiet", "--lang", "en"]
        for limit in limits:
            command += ["--limit", limit]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self._process.stdout is not None
        told = self._process.stdout.readline()  # comes when it listens
        assert told.strip() == self.address, f"the server does not start: {told!r}"

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up. The processes of its bots go with it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        assert process is not None and process.stdout is not None
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        process.wait(PATIENCE)
        process.stdout.close()
        self._process = None


def scene_link(scene: dict[str, Any], seat: int = 0, game: str = "tokyo") -> str:
    packed = urlsafe_b64encode(json.dumps(scene).encode()).decode().rstrip("=")
    return f"/scene?game={game}&seat={seat}#{packed}"


@cache
def text_ids() -> frozenset[str]:
    """Every id of a text: none of them may be read by a person."""
    files = [path for language in LOCALES for path in (Path(baffe.texts.__file__).parent / language).rglob("*.ftl")]
    found = [id for path in files for id in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)]
    return frozenset([id for id in found if "-" in id or "_" in id])


class Host(Protocol):
    """Wherever the page comes from."""

    @property
    def address(self) -> str: ...


class Player:
    """A person in front of a browser of its own. It knows only what the page shows."""

    def __init__(
        self,
        browser: Browser,
        server: Host,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        name: str = "",
        speed: str = "off",
        theme: str = "light",
        scale: float = 1,
        keeps: bool = False,
    ) -> None:
        """`keeps`: the browser may keep the page for times without network; others would all fetch it whole."""
        self.server: Final = server
        self.language = language
        self.requests: Final[list[str]] = []
        self.errors: Final[list[str]] = []
        self.touches: Final = size[0] < 800 and ENGINE == "chromium"
        self.context: Final = browser.new_context(
            base_url=server.address,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touches,
            is_mobile=self.touches,
            device_scale_factor=scale,
            service_workers="allow" if keeps else "block",
            color_scheme="dark" if theme == "dark" else "light",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        follows = "auto" if ENGINE == "chromium" else theme
        kept = json.dumps({"name": name, "speed": speed, "theme": follows, "sound": False})
        # Only once: what is changed in the page stays changed.
        # Firefox runs it in its empty page too, which may keep nothing.
        keep = f"localStorage['baffe.settings'] ??= {json.dumps(kept)}"
        self.context.add_init_script(f"if (location.protocol.startsWith('http')) {keep}")
        self.page: Page = self.tab()

    def tab(self) -> Page:
        """One more window of the same person."""
        page = self.context.new_page()
        page.on("request", self._asked)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complained(str(error)))
        return page

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self._complained(message.text)

    def _complained(self, text: str) -> None:
        if LEFT_EARLY not in text:
            self.errors.append(text)

    def wear(self, theme: str) -> None:
        """The device changes its colours, and the page follows; where the device cannot, only the page."""
        if ENGINE == "chromium":
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        else:
            self.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        self.page.locator(f"html[data-theme={theme}]").wait_for()

    def errors_but_the_lost_line(self) -> list[str]:
        """The browser itself complains about a server that does not answer, each in its own words."""
        return [error for error in self.errors if not re.search("ERR_CONNECTION|ERR_EMPTY|WebSocket|at ws://", error)]

    def close(self) -> None:
        self.context.close()

    # -- what it reads --

    def say(self, id: str, **args: Any) -> str:
        return text(self.language, id, **args)

    def named(self, id: str, **args: Any) -> re.Pattern[str]:
        """A name that begins with this text: icons and notes may follow."""
        return re.compile("^" + re.escape(self.say(id, **args)))

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    def sees(self, id: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(id, **args)).first).to_be_visible()

    def sees_not(self, id: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(id, **args))).to_have_count(0)

    @property
    def code(self) -> str:
        """Of the table that the address names."""
        return self.page.url.partition("/t/")[2].partition("/")[0]

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog").last

    # -- where it goes --

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def ask(self, method: str, path: str, wish: Any = None) -> Any:
        """A request of this person beside the page, where walking there is not the point."""
        told = self.context.request.fetch(f"/api/v1{path}", method=method, data=wish)
        assert told.ok, told.text()
        return told.json()

    def open(self, *seats: str, **more: Any) -> str:
        """A table whose seats are of `KINDS` or a nickname on this device; its code."""
        wishes = [KINDS.get(seat, {"kind": "device", "name": seat}) for seat in seats]
        wish = {"game": "tokyo", "seats": wishes, "name": "Léa", "pace": "off", "start": "open" not in seats, **more}
        return str(self.ask("POST", "/tables", wish)["table"]["code"])

    def open_scene(self, scene: dict[str, Any], seat: int = 0, name: str = "Léa", game: str = "tokyo") -> str:
        wish = {"game": game, "scene": scene, "seat": seat, "name": name, "bot": "simple"}  # which never changes
        return str(self.ask("POST", "/scenes", wish)["table"]["code"])

    def number(self, code: str) -> int:
        """Of the question that is open at that table, as the server tells it; a huge one when all is over."""
        told = self.ask("GET", f"/tables/{code}/state")
        return int(told["view"]["decisions"][-1]["number"]) if told["view"]["decisions"] else 10**9

    def play_through(self, code: str) -> None:
        """To the end of a game, beside the page: keep the dice, decline what can be declined."""
        finish(code, [self])

    def answer_beside(self, code: str) -> bool:
        """Answer a question of mine beside the page; false when the game is over."""
        view = self.ask("GET", f"/tables/{code}/state")["view"]
        mine = [question for question in view["decisions"] if "options" in question]
        for question in mine[:1]:
            options = question["options"]
            wish = {"id": f"q{question['number']}", "number": question["number"], "seat": question["seat"]}
            wish["word"] = "stop" if "stop" in options else options[-1]
            told = self.context.request.fetch(f"/api/v1/tables/{code}/choices", method="POST", data=wish)
            # An answer that the page gave a moment ago may arrive first.
            assert told.ok or told.json()["code"] == "old_question", told.text()
        if not mine:
            self.page.wait_for_timeout(20)
        return not view["outcome"]

    def sit_at(self, scene: dict[str, Any], seat: int = 0, name: str = "Léa", game: str = "tokyo") -> str:
        code = self.open_scene(scene, seat, name, game)
        self.go(f"/t/{code}")
        expect(self.page.get_by_role("main")).to_be_visible()
        return code

    @property
    def hand_over(self) -> Locator:
        """The button of a device that is passed on."""
        return self.page.locator(".pass").get_by_role("button")

    # -- how it plays --

    @property
    def asked(self) -> bool:
        """The page calls, and there is something to press."""
        return bool(self._choices())

    def _choices(self) -> list[str]:
        """What the buttons say with which an open question can be answered; nothing while an answer is on its way."""
        title, labels = self.page.evaluate(
            "() => [document.title, [...document.querySelectorAll('.answer:not([aria-busy=true]) button:enabled')]"
            ".map(it => it.innerText)]"
        )
        return list(labels) if title == self.say("table-title-yours") else []

    @property
    def over(self) -> bool:
        return self.button("end-rematch").or_(self.button("end-rematch-join")).or_(self.button("end-open")).count() > 0

    def wait_until(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"{what} did not come in {seconds:g} s"
            self.page.wait_for_timeout(30)

    def await_stillness(self) -> None:
        """Until the fonts are there and nothing is laid out anew: what is measured then stays."""
        seen = [""]

        def still() -> bool:
            seen.append(self.page.evaluate(LAID_OUT))
            return seen[-1] == seen[-2] != ""

        self.wait_until(still, "stillness")

    def await_question(self, seconds: float = PATIENCE) -> None:
        self.wait_until(lambda: self.asked or self.over, "a question", seconds)

    def answers(self) -> Locator:
        """The buttons with which an open question can be answered."""
        return self.page.locator(".answer button:enabled")

    def answer(self, *wishes: str) -> bool:
        """Answer what is asked, if something is: as wished, else keep the dice, buy nothing, stay, or the last one."""
        choices = self._choices()
        if not choices:
            return False
        wanted = [self.say(id) for id in (*wishes, *WITHOUT_A_THOUGHT)]
        fitting = [i for one in wanted for i, label in enumerate(choices) if label.strip().startswith(one)]
        before = self.mark()
        try:
            self.answers().nth(fitting[0] if fitting else len(choices) - 1).click(timeout=2000)
        except TimeoutError:
            return False  # somebody was faster: a timer, a bot, an undo
        self.wait_until(lambda: self.mark() != before, "the answer's effect")
        return True

    def mark(self) -> str:
        """Something that changes with every answer."""
        found: str = self.page.evaluate(
            "() => document.title + [...document.querySelectorAll('main')].map(each => each.innerText).join()"
            " + [...document.querySelectorAll('main [aria-label]')].map(each => each.ariaLabel).join()"
            " + document.querySelectorAll('.answer button:enabled').length + document.querySelectorAll('dialog').length"
        )
        return found

    def words(self) -> str:
        """Everything that can be read or heard on the page."""
        found: str = self.page.evaluate(
            "() => document.title + ' ' + document.body.innerText + ' '"
            " + [...document.querySelectorAll('[aria-label], [title], [placeholder]')]"
            ".map(it => [it.ariaLabel, it.title, it.placeholder].join(' ')).join(' ')"
        )
        return found

    def strange_words(self) -> list[str]:
        """Ids of texts, and marks of missing ones, that stand where words should be."""
        shown = self.words()
        found = set(re.findall(r"[a-z0-9]+(?:[-_][a-z0-9_]+)+", shown)) & text_ids()
        return sorted(found) + [shown[i : i + 40] for i in [shown.find(MISSING)] if i >= 0]

    def standing(self) -> list[str]:
        """All that the page says of the monsters: what must not change by itself."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-seat]", "all => all.map(each => (each.ariaLabel ?? '') + ' ' + each.innerText)"
        )
        return found

    def stands_at(self, before: list[str]) -> None:
        """The very position that somebody has left."""
        self.wait_until(lambda: self.standing() == before, "the position of before")


def shown_by(every: Iterable[T], always: Collection[T], name: Callable[[T], str] = str) -> list[Any]:
    """Parameters of a test: `make test` shows its point with those of `always`, `make prove` takes the others."""
    every = list(every)
    assert set(always) <= set(every), "a name that does not exist"
    return [pytest.param(it, marks=[] if it in always else pytest.mark.prove, id=name(it)) for it in every]


def view_of(player: Player, code: str) -> Any:
    """What the server would show this person at that table."""
    return player.ask("GET", f"/tables/{code}/state")["view"]


def question_in(view: Any) -> Any:
    """The question of a view that its owner is asked; None when there is none."""
    return next((question for question in view["decisions"] if "options" in question), None)


def asked_of(player: Player, code: str) -> Any:
    return question_in(view_of(player, code))


def play_on(players: list[Player], until: Callable[[], Any], seconds: float = 90.0) -> None:
    """Everybody answers what they are asked."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "the game does not go on: " + " | ".join(
            [player.page.locator("main").first.inner_text()[:300] for player in players]
        )
        if not any([player.answer() for player in players]):
            players[0].page.wait_for_timeout(30)


def finish(code: str, players: list[Player]) -> None:
    """To the end of a game, beside the page."""
    while all([player.answer_beside(code) for player in players]):
        pass
