"""What people read, in Fluent files: one folder for each language, every text pulled by the id of a stable word."""

from baffe.games.registry import LANGUAGES
from baffe.texts.fluent import MissingText, has_text, text, text_of

__all__ = ["LANGUAGES", "MissingText", "has_text", "text", "text_of"]
