"""Reading the Fluent files: those that all games share, and those of one game."""

from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from baffe.games.plug import texts_in
from baffe.games.registry import LANGUAGES, PLUGS

SHARED: Final = "baffe.texts:{language}"


class MissingText(LookupError):
    """A text that nobody has written, or one that was asked for without what it speaks of."""


@cache
def bundle(language: str, game: str = "") -> Any:
    """The shared texts of a language, with those of a game where one is named."""
    if language not in LANGUAGES:
        raise MissingText(f"there are no texts in {language!r}")
    texts = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, PLUGS[game].texts) if game else (SHARED,):
        for source in texts_in(folder, language).values():
            texts.add_resource(FluentResource(source))
    return texts


def _pattern(texts: Any, id: str) -> Any:
    """The pattern of `id` or `id.attribute`; None when there is none."""
    name, _, attribute = id.partition(".")
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _holding(language: str, id: str) -> Any:
    """The texts that hold an id: the shared ones, or those of the game whose name it begins with."""
    shared = bundle(language)
    game = id.partition("-")[0]
    return shared if _pattern(shared, id) is not None or game not in PLUGS else bundle(language, game)


def has_text(language: str, id: str, game: str = "") -> bool:
    """Whether there is such a text; `game` adds what carries no name of a game, as its rules."""
    return _pattern(bundle(language, game) if game else _holding(language, id), id) is not None


def text(language: str, id: str, **args: Any) -> str:
    """The text of that id in that language; `tokyo-card-jets.effect` names an attribute. A missing text raises."""
    return _said(_holding(language, id), language, id, args)


def text_of(game: str, language: str, id: str, **args: Any) -> str:
    """The same from the texts of a game, its rules and the shared ones included."""
    return _said(bundle(language, game), language, id, args)


def _said(texts: Any, language: str, id: str, args: dict[str, Any]) -> str:
    pattern = _pattern(texts, id)
    if pattern is None:
        raise MissingText(f"{language}: {id}")
    value, errors = texts.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{language}: {id}: {errors[0]}")
    return str(value)
