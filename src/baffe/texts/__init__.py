"""What people read, in Fluent files: one folder for each language, every text pulled by the id of a stable word."""

from baffe.texts.fluent import LANGUAGES, MissingText, has_text, text

__all__ = ["LANGUAGES", "MissingText", "has_text", "text"]
