"""Which games there are: ours, and those that installed packages add by an entry point of the group `baffe.games`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from baffe.games.duel.plug import DUEL
from baffe.games.heavy_hitters.plug import HEAVY_HITTERS
from baffe.games.plug import Plug, resolve, texts_in
from baffe.games.tokyo.plug import TOKYO
from baffe.kernel import agenda
from baffe.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "baffe.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
LANGUAGES: Final = ("en", "fr")
COMPILED: Final = not str(agenda.__file__).endswith(".py")


def entry_points(group: str) -> Iterable["EntryPoint"]:
    """Those of installed packages. What finds them is half of the standard library, and a page goes without it."""
    try:
        from importlib import metadata
    except ImportError:
        return []
    return metadata.entry_points(group=group)


class LeftOut(NamedTuple):
    """A game of an installed package that cannot be played here, and why."""

    game: str
    package: str
    why: str  # "taken", "compiled" or "broken"
    reason: str  # what is broken

    def __str__(self) -> str:
        said = {
            "taken": f"a game is called {self.game} already",
            "compiled": "the compiled form plays only games that were compiled with it; the plain form plays this one",
        }
        return f"the game {self.game} of the package {self.package} is left out: {said.get(self.why, self.reason)}"


class Plugs(Mapping[str, Plug]):
    """The registrations by name. Installed packages are looked for when a game is asked for that is not ours."""

    def __init__(self, *ours: Plug) -> None:
        self._plugs: dict[str, Plug] = {plug.name: plug for plug in ours}
        self._left_out: list[LeftOut] | None = None  # None: nobody has looked yet

    def __getitem__(self, name: str) -> Plug:
        if name not in self._plugs:
            self.left_out()
        return self._plugs[name]

    def __iter__(self) -> Iterator[str]:
        self.left_out()
        return iter(tuple(self._plugs))

    def __len__(self) -> int:
        self.left_out()
        return len(self._plugs)

    def register(self, plug: Plug) -> None:
        """Add a game. A name that is taken is refused."""
        if plug.name in self._plugs:
            raise ValueError(f"a game is called {plug.name} already")
        self._plugs[plug.name] = plug

    def left_out(self) -> tuple[LeftOut, ...]:
        """Look for games of installed packages, once; those that cannot be played do not stop the others."""
        if self._left_out is None:
            self._left_out = []
            for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
                package = entry.dist.name if entry.dist is not None else entry.module
                if entry.name in self._plugs:
                    self._left_out.append(LeftOut(entry.name, package, "taken", ""))
                elif COMPILED:  # compiled classes can only be extended by compiled ones
                    self._left_out.append(LeftOut(entry.name, package, "compiled", ""))
                else:
                    self._load(entry, package)
        return tuple(self._left_out)

    def _load(self, entry: "EntryPoint", package: str) -> None:
        try:
            plug = entry.load()
            self._plugs[entry.name] = checked(plug, entry.name)
        except Exception as error:  # somebody else's code may fail in any way
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            assert self._left_out is not None
            self._left_out.append(LeftOut(entry.name, package, "broken", reason))


def checked(plug: object, name: str) -> Plug:
    """The registration of a game from outside, if the game is whole: its rules, its texts in every language."""
    if not isinstance(plug, Plug):
        raise TypeError("the entry point names no Plug")
    if plug.name != name or not NAME.fullmatch(name):
        raise ValueError(f"the entry point is called {name!r}, the game {plug.name!r}")
    game = resolve(plug.game)()
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"{plug.game} is not a game called {name!r}")
    for language in LANGUAGES:
        if not texts_in(plug.texts, language):
            raise LookupError(f"there are no texts in {language!r}")
    for reference in (plug.wording, *plug.bots.values()):
        resolve(reference)
    return plug


class Games(Mapping[str, Game]):
    """The rules by name. A game is loaded when it is asked for."""

    def __init__(self, plugs: Plugs) -> None:
        self._plugs: Final = plugs
        self._games: Final[dict[str, Game]] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._games:
            self._games[name] = resolve(self._plugs[name].game)()
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._plugs

    def __iter__(self) -> Iterator[str]:
        return iter(self._plugs)

    def __len__(self) -> int:
        return len(self._plugs)


PLUGS: Final = Plugs(TOKYO, DUEL, HEAVY_HITTERS)
FIRST: Final = TOKYO.name  # what `baffe play` begins where nobody names a game
GAMES: Final = Games(PLUGS)
