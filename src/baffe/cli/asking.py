"""From what a person types to one of the words of a question."""

from typing import Any, Final

from baffe import Table
from baffe.cli.terminal.look import Look, look_of
from baffe.kernel.forecast import forecast_of
from baffe.texts.wording import Wording, taken_apart

LETTERS: Final = "abdefghijlmnop"  # without those of the commands


class Quit(Exception):
    """Somebody leaves the table."""


class MenuLine:
    """One line of a menu: what to type, what it means, and where it leads: to a word or to another menu."""

    def __init__(self, key: str, label: str, leads_to: "str | ChoiceMenu", note: str = "") -> None:
        self.key: Final = key
        self.label: Final = label
        self.leads_to: Final = leads_to
        self.note: Final = note


class ChoiceMenu:
    """A question in words, and its entries. The key of an entry that Enter chooses is empty."""

    def __init__(
        self,
        title: str,
        entries: list[MenuLine],
        dice: list[str] | None = None,
        rolls_on: bool = False,
        picks: list[str] | None = None,
        hint: str = "",
        brings: str = "",
    ) -> None:
        self.title: Final = title
        self.entries: Final = entries
        self.dice: Final = dice  # numbered dice are chosen by number, entries by letter
        self.rolls_on: Final = rolls_on  # some of them may be rolled again
        self.picks: Final = picks  # several entries may be chosen at once: the words of each alone
        self.brings: Final = brings  # what the dice bring as they are
        self.hint: Final = hint  # how answers are typed that have no line

    def chosen(self, typed: str) -> "str | ChoiceMenu | None":
        """Where that input leads; None when it is none of the entries."""
        for entry in self.entries:
            if typed == entry.key:
                return entry.leads_to
        return None


class Questioner:
    """Turns the open question of a seat into a menu."""

    def __init__(self, table: Table, seat: int, wording: Wording, look: Look | None = None) -> None:
        self.view: Final[dict[str, Any]] = table.view(seat)
        self.question: Final[dict[str, Any]] = next(q for q in self.view["decisions"] if q["seat"] == seat)
        self.options: Final[list[str]] = self.question["options"]
        self.offers: Final[dict[str, Any]] = self.question.get("offers", {})
        self.wording: Final = wording
        self.look: Final = look or look_of(self.view["game"])
        forecast = forecast_of(table, seat)
        self.brings: Final = "" if forecast is None else wording.brings(forecast, seat)
        self.typed: Final = self.look.typed(self.question, wording)

    def menu(self) -> ChoiceMenu:
        title = self.wording.question(self.question, self.view)
        if self.question["kind"] == "roll" and "dice" in self.view:
            words = [word for word in self.options if word != "stop" and not word.startswith("keep:")]
            rolls_on = any([word.startswith("keep:") for word in self.options])
            entries = self._entries(words, LETTERS) + [self._passing("stop")]
            return ChoiceMenu(title, entries, self.view["dice"], rolls_on, brings=self.brings)
        if self.look.is_pick(self.question):
            return self._picking(title)
        enter = next((word for word in self.options if word in self.look.passing), "")
        passing = [self._passing(enter)] if enter else []
        words = [word for word in self.options if word != enter and self.look.is_listed(word)]
        if self.question["kind"] == "change":
            return ChoiceMenu(title, self._changes(words) + passing, None)
        hint = self.look.hint(self.question, self.wording)
        return ChoiceMenu(title, self._under_headings(words) + passing, None, hint=hint)

    def _picking(self, title: str) -> ChoiceMenu:
        """A line for each part; Enter for the empty set, which comes first."""
        nothing, *words = [word for word in self.options if "," not in word]
        alone = {**self.question, "offers": {}}  # what each offers is noted below it
        entries = [
            MenuLine(str(i), self.wording.answer(word, alone, self.view), word, self._note(word))
            for i, word in enumerate(words, 1)
        ]
        return ChoiceMenu(title, [*entries, self._passing(nothing)], picks=words)

    def _entries(self, words: list[str], keys: str = "") -> list[MenuLine]:
        return [
            MenuLine(keys[i] if keys else str(i + 1), self._label(word), word, self._note(word))
            for i, word in enumerate(words)
        ]

    def _passing(self, word: str) -> MenuLine:
        return MenuLine("", self._label(word), word)

    def _label(self, word: str) -> str:
        return self.wording.answer(word, self.question, self.view)

    def _note(self, word: str) -> str:
        """What a card on offer does, and what the look says of it."""
        card = self.wording.about_card(word, self.offers) if self.look.explains(self.question) else ""
        effect = self.wording.effect(card) if card else ""
        return "\n".join([note for note in (effect, self.look.note(word, self.question, self.wording)) if note])

    def _under_headings(self, words: list[str]) -> list[MenuLine]:
        """Answers that are too many for one list are found under their headings; the others stand beside them."""
        groups: dict[str, list[str]] = {}
        for word in words:
            groups.setdefault(self.wording.heading(word) or word, []).append(word)
        entries: list[MenuLine] = []
        for heading, found in groups.items():
            key = str(len(entries) + 1)
            if heading == found[0]:
                entries.append(MenuLine(key, self._label(heading), heading, self._note(heading)))
            else:
                spaces = ChoiceMenu(self.wording.ours("ask-where"), [*self._entries(found), self._back()])
                entries.append(MenuLine(key, heading, spaces))
        return entries

    def _changes(self, words: list[str]) -> list[MenuLine]:
        """A card that sets dice asks for the die, then for the face."""
        entries: list[MenuLine] = []
        for word in words:
            verb = taken_apart(word)[0]
            key = str(len(entries) + 1)
            if not self.wording.has(f"change-{verb}"):
                entries.append(MenuLine(key, self._label(word), word))
            elif self.wording.change(verb) not in [entry.label for entry in entries]:
                entries.append(MenuLine(key, self.wording.change(verb), self._which_die(verb, words)))
        return entries

    def _which_die(self, verb: str, words: list[str]) -> ChoiceMenu:
        say = self.wording.say
        entries: list[MenuLine] = []
        mine = [word for word in words if taken_apart(word)[0] == verb]
        for face in dict.fromkeys([taken_apart(word)[1] for word in mine]):
            turns = [word for word in mine if taken_apart(word)[1] == face]
            leads_to: str | ChoiceMenu = turns[0]
            if taken_apart(turns[0])[2]:
                leads_to = ChoiceMenu(say("ask-which-face"), [*self._entries(turns), self._back()])
            entries.append(MenuLine(str(len(entries) + 1), say("die-showing", face=self.wording.face(face)), leads_to))
        return ChoiceMenu(say("ask-which-die"), [*entries, self._back()])

    def _back(self) -> MenuLine:
        return MenuLine("", self.wording.say("go-back"), "")

    # -- reading --

    def word_for(self, menu: ChoiceMenu, typed: str) -> "str | ChoiceMenu | None":
        """A word, a further menu, "" for one step back, or None when the input means nothing here."""
        if typed in self.options:
            return typed
        if typed in self.typed:
            return self.typed[typed]
        if menu.picks is not None and typed:
            return self._pick_word(menu.picks, typed)
        found = menu.chosen(typed)
        if found is None and menu.dice is not None and typed:
            return self._keep_word(menu.dice, typed)
        return found

    def _pick_word(self, picks: list[str], typed: str) -> str | None:
        """ "1 3" or "13": entries 1 and 3 together."""
        numbers = [int(sign) for sign in typed.replace(" ", "").replace(",", "") if sign in "123456789"]
        if len(numbers) != len(typed.replace(" ", "").replace(",", "")) or max(numbers) > len(picks):
            return None
        words = [word for number, word in enumerate(picks, 1) if number in numbers]
        verb = taken_apart(words[0])[0]
        word = f"{verb}:" + ",".join([taken_apart(word)[1] for word in words])
        return word if word in self.options else None

    def _keep_word(self, dice: list[str], typed: str) -> str | None:
        """ "2 5" or "25": roll dice 2 and 5 again; "k 1 3": keep dice 1 and 3, roll the others."""
        keeps = typed.startswith("k")
        digits = typed.lstrip("k").replace(" ", "").replace(",", "")
        if not digits.isdigit() or not digits.isascii() or not all([1 <= int(digit) <= len(dice) for digit in digits]):
            return None
        named = {int(digit) - 1 for digit in digits}
        kept = [face for i, face in enumerate(dice) if (i in named) == keeps]
        word = "stop" if len(kept) == len(dice) else "keep:" + (",".join(kept) or "none")
        return word if word in self.options else None
