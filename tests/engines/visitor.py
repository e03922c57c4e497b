"""Somebody who plays in WebKit, or in Firefox: finds things by their words, as the people of tests/browser do."""

from pathlib import Path
from typing import Any, Final

from baffe.texts import text
from tests.engines.marionette import Firefox
from tests.engines.webdriver import WebKit, wait_until

CHECKS: Final = (Path(__file__).parent.parent / "browser/checks.js").read_text("utf-8")
LANGUAGE: Final = "en"  # the browser's own
ASK: Final = """
const [method, path, wish, done] = arguments;
const body = wish && JSON.stringify(wish);
fetch("/api/v1" + path, { method, body, headers: { "Content-Type": "application/json" } })
  .then((answer) => answer.json()).then(done, (error) => done(String(error)));
"""
# What can be pressed and is called so; something with more to say after its name counts too.
NAMED: Final = """
const said = (it) => (it.ariaLabel ?? it.innerText ?? "").trim();
const all = [...document.querySelectorAll("button, a[href], label")].filter((it) => it.checkVisibility());
return all.find((it) => said(it) === arguments[0]) ?? all.find((it) => said(it).startsWith(arguments[0])) ?? null;
"""
ANSWERS: Final = "[...document.querySelectorAll('.answer:not([aria-busy=true]) button:enabled')]"


class Visitor:
    def __init__(self, window: WebKit | Firefox, address: str) -> None:
        self.window: Final = window
        self.address: Final = address

    def say(self, id: str, **args: Any) -> str:
        return text(LANGUAGE, id, **args)

    def go(self, path: str, size: tuple[int, int]) -> None:
        self.window.go(self.address + path)
        self.window.size(*size)
        self.sees("main, .tv")

    def settle(self, settings: str) -> None:
        """What the page keeps on this device."""
        self.window.run("localStorage['baffe.settings'] = arguments[0]", settings)

    def sees(self, selector: str) -> None:
        there = "return document.querySelector(arguments[0])?.checkVisibility() ?? false"
        wait_until(lambda: self.window.run(there, selector), selector)

    def reads(self, id: str, **args: Any) -> None:
        """Lettering that is set in capitals is read as it was written."""
        sought = self.say(id, **args)
        wait_until(lambda: sought in self.window.run("return document.body.textContent"), f"“{sought}”")

    def press(self, id: str, **args: Any) -> None:
        name = self.say(id, **args)
        wait_until(lambda: self.window.run(NAMED, name), f"something to press that is called “{name}”")
        self.window.click(self.window.run(NAMED, name))

    def ask(self, method: str, path: str, wish: Any) -> Any:
        """A request beside the page, which must be open."""
        return self.window.wait(ASK, method, path, wish)

    def open(self, wish: dict[str, Any]) -> str:
        """A table; its code."""
        told = self.ask("POST", "/tables", {"name": "Léa", "pace": "off", "start": True, **wish})
        assert "table" in told, told
        return str(told["table"]["code"])

    def open_scene(self, game: str, scene: dict[str, Any]) -> str:
        told = self.ask("POST", "/scenes", {"game": game, "scene": scene, "seat": 0, "name": "Léa"})
        assert "table" in told, told
        return str(told["table"]["code"])

    def asked(self) -> int | None:
        """With how many answers, when there is something to answer."""
        title, count = self.window.run(f"return [document.title, {ANSWERS}.length]")
        return count if title == self.say("table-title-yours") and count else None

    def over(self) -> bool:
        """The button is there that leads to the result."""
        return bool(self.window.run(NAMED, self.say("end-open")))

    def answer(self) -> bool:
        """The last of the answers, as soon as there is a question; and see something happen. False when it is over."""
        wait_until(lambda: self.asked() or self.over(), "a question")
        if not self.asked():
            return False
        before = self.mark()
        self.window.click(self.window.run(f"return {ANSWERS}.at(-1)"))
        wait_until(lambda: self.mark() != before, "the answer's effect")
        return True

    def mark(self) -> str:
        found: str = self.window.run("return document.title + document.querySelector('main').innerText")
        return found

    def faults(self, *checks: str) -> list[str]:
        """What an eye or a finger would stumble on."""
        return [fault for check in checks for fault in self.window.run(f"return (\n{CHECKS})['{check}']()")]

    def height(self, selector: str) -> float:
        """0 where there is none."""
        measured = "return document.querySelector(arguments[0])?.getBoundingClientRect().height ?? 0"
        return float(self.window.run(measured, selector))
