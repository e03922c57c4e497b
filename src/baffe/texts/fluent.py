"""Reading the Fluent files of a language."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr")


class MissingText(LookupError):
    """A text that nobody has written, or one that was asked for without what it speaks of."""


@cache
def bundle(language: str) -> Any:
    if language not in LANGUAGES:
        raise MissingText(f"there are no texts in {language!r}")
    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return texts


def _pattern(language: str, id: str) -> Any:
    """The pattern of `id` or `id.attribute`; None when there is none."""
    name, _, attribute = id.partition(".")
    texts = bundle(language)
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def has_text(language: str, id: str) -> bool:
    return _pattern(language, id) is not None


def text(language: str, id: str, **args: Any) -> str:
    """The text of that id in that language; `tokyo-card-jets.effect` names an attribute. A missing text raises."""
    pattern = _pattern(language, id)
    if pattern is None:
        raise MissingText(f"{language}: {id}")
    value, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{language}: {id}: {errors[0]}")
    return str(value)
