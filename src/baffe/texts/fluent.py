"""Reading the Fluent files: those that all games share, and those of one game."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from baffe.games.plug import texts_in
from baffe.games.registry import LANGUAGES, PLUGS

SHARED: Final = "baffe.texts:{language}"
# A message or term with its attributes: up to the next line that is not indented and does not close a brace.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*(?:[ \t}].*)?", re.MULTILINE)


class MissingText(LookupError):
    """A text that nobody has written, or one that was asked for without what it speaks of."""


class Texts:
    """The texts of a language. An entry is read when somebody asks for it: to read all of them takes a second."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._unread: Final = {found[1]: found[0] for source in sources for found in ENTRY.finditer(source)}
        self._read: Final = FluentBundle([language], use_isolating=False)

    def pattern(self, id: str) -> Any:
        """The pattern of `id` or `id.attribute`; None when there is none."""
        name, _, attribute = id.partition(".")
        self._need(name)
        if not self._read.has_message(name):
            return None
        message = self._read.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def said(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self._read.format_pattern(pattern, args)

    def _need(self, name: str) -> None:
        """That entry, and what it speaks of."""
        source = self._unread.pop(name, None)
        if source is not None:
            found = FluentResource(source)
            self._read.add_resource(found)
            references = References()
            references.visit(found)
            for other in references.names:
                self._need(other)


class References(Visitor):
    """The names of the messages and terms that an entry mentions; those of terms begin with a hyphen."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def visit_MessageReference(self, node: Any) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.names.append("-" + node.id.name)
        self.generic_visit(node)


@cache
def texts(language: str, game: str = "") -> Texts:
    """The shared texts of a language, with those of a game where one is named."""
    if language not in LANGUAGES:
        raise MissingText(f"there are no texts in {language!r}")
    folders = (SHARED, PLUGS[game].texts) if game else (SHARED,)
    return Texts(language, [source for folder in folders for source in texts_in(folder, language).values()])


def _holding(language: str, id: str) -> Texts:
    """The texts that hold an id: the shared ones, or those of the game whose name it begins with."""
    shared = texts(language)
    game = id.partition("-")[0]
    return shared if shared.pattern(id) is not None or game not in PLUGS else texts(language, game)


def has_text(language: str, id: str, game: str = "") -> bool:
    """Whether there is such a text; `game` adds what carries no name of a game, as its rules."""
    return (texts(language, game) if game else _holding(language, id)).pattern(id) is not None


def text(language: str, id: str, **args: Any) -> str:
    """The text of that id in that language; `tokyo-card-jets.effect` names an attribute. A missing text raises."""
    return _said(_holding(language, id), language, id, args)


def text_of(game: str, language: str, id: str, **args: Any) -> str:
    """The same from the texts of a game, its rules and the shared ones included."""
    return _said(texts(language, game), language, id, args)


def _said(holding: Texts, language: str, id: str, args: dict[str, Any]) -> str:
    pattern = holding.pattern(id)
    if pattern is None:
        raise MissingText(f"{language}: {id}")
    value, errors = holding.said(pattern, args)
    if errors:
        raise MissingText(f"{language}: {id}: {errors[0]}")
    return str(value)
