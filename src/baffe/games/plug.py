"""The registration of a game: everything that bots, texts, terminal, measures and page must know of it.

It names code of the layers above as "module:Name". A name is looked up when somebody needs it, so the rules import
nothing from above and no game is loaded before it is played.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Bench:
    """How a game is measured: for which numbers of seats, and with which of them ratios are formed."""

    seats: tuple[int, ...]
    compared: int


@dataclass(frozen=True)
class Course:
    """From how much the values of a game are learned."""

    games: int = 60_000  # of a field, in which nobody learns
    rounds: int = 3  # of games with learners
    round_games: int = 12_000
    odds_games: int = 4_000  # with the last learners, which set the odds right
    unseen_games: int = 2_000  # that only judge what was learned
    epochs: int = 3  # of the last nets
    batch: int = 1024  # positions of one step downhill; fewer where there are few
    large: tuple[int, int] = (128, 32)  # units of the two hidden layers of titan's net
    small: tuple[int, int] = (20, 8)  # of tactician's


@dataclass(frozen=True, kw_only=True)
class Plug:
    """One game, as the layers above its rules see it. Only `name`, `game` and `texts` must be given."""

    name: str
    game: str  # the rules: a subclass of Game
    texts: str  # the folder of its Fluent files: "package:folder", where {language} stands for en or fr
    wording: str = "baffe.texts.wording:Wording"  # how events, questions and answers become sentences
    look: str = "baffe.cli.terminal.look:Look"  # how its table is drawn in the terminal
    bots: Mapping[str, str] = field(default_factory=dict)  # beside `random`, which every game has; the best one last
    specialists: Mapping[str, str] = field(default_factory=dict)  # bots with one idea, for the arena
    usual_seats: int = 0  # how many play where nobody says; 0: as many as can
    figures: str = ""  # what views and text ids call whom a seat plays: "monster"; "" where seats are just numbered
    bench: Bench | None = None  # None: not measured
    course: Course = field(default_factory=Course)  # how its values are learned
    courses: Mapping[str, Course] = field(default_factory=dict)  # of modes that are learned otherwise
    page: bool = False  # whether web/src/games/NAME draws it; other games are shown as a listing
    companion: str = ""  # beside the real box: a class that tells the moment of such a game (see inside/worker.py)
    tally: str = ""  # what simulations count beside what they count of all games: a subclass of Tally


@cache
def resolve(reference: str) -> Any:
    """What "module:Name" stands for."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def texts_in(folder: str, language: str) -> dict[str, str]:
    """The Fluent files in a folder "package:folder" for one language, by file name."""
    from importlib.resources import files  # here: the page has its texts elsewhere, and starts sooner without it

    package, _, path = folder.partition(":")
    place = files(package).joinpath(path.format(language=language))
    if not place.is_dir():
        return {}
    found = sorted([file for file in place.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}
