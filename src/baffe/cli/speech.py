"""In which language the command line talks, and how it complains."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum

import typer

from baffe import BadOption, Refused, UnknownGame
from baffe.texts import text


class Language(StrEnum):
    EN = "en"
    FR = "fr"


def language_of_environment() -> Language:
    """As the locale says; English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return Language.FR if value.lower().startswith("fr") else Language.EN
    return Language.EN


def language_of(arguments: Sequence[str]) -> Language:
    """What --lang will say, for texts that are needed before the arguments are read."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            wanted = value or "".join(arguments[i + 1 : i + 2])
            if wanted in list(Language):
                return Language(wanted)
    return language_of_environment()


def complain(message: str) -> None:
    print(f"baffe: {message}", file=sys.stderr)


def refusal_text(language: str, refused: Refused) -> str:
    """A refusal in words: what it means, then the field at fault and the engine's own reason."""
    return f"{text(language, f'refused-{refused.code}')} [{refused.code}] {refused}"


@contextmanager
def named_refusals(language: str) -> Iterator[None]:
    """A refusal ends the command: with 2 when the command was called wrongly, with 1 otherwise."""
    try:
        yield
    except (BadOption, UnknownGame) as refused:
        complain(refusal_text(language, refused))
        raise typer.Exit(2) from refused
    except Refused as refused:
        complain(refusal_text(language, refused))
        raise typer.Exit(1) from refused
    except UnicodeDecodeError as error:
        complain(text(language, "error-not-text"))
        raise typer.Exit(1) from error
    except OSError as error:
        complain(file_error(language, error))
        raise typer.Exit(1) from error


def file_error(language: str, error: OSError) -> str:
    return text(language, "error-file", file=str(error.filename or "?"), reason=error.strerror or str(error))
