"""The real box beside the terminal: people say what their dice show and which cards turn up."""

from collections.abc import Callable
from secrets import randbits
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baffe import BadOption, Table
from baffe.bots import Bot
from baffe.cli.asking import Quit
from baffe.cli.cards import Finder, folded
from baffe.cli.chronicle import Chronicle
from baffe.cli.greeting import greet
from baffe.cli.terminal.drawing import indented
from baffe.cli.terminal.look import Look, look_of
from baffe.games import GAMES, PLUGS
from baffe.games.plug import resolve
from baffe.kernel.chance import Chance, Wanted, seeded
from baffe.kernel.game import Start
from baffe.kernel.real import GoBack, RealGame, resumed
from baffe.kernel.record import fallen
from baffe.kernel.seat import Seat
from baffe.texts import has_text, text
from baffe.texts.wording import Wording, wording_of

NAMED: Final = 6  # cards that fit a line of apology


class Asker:
    """Puts a question and reads until the answer makes sense."""

    def __init__(self, look: Look, language: str, console: Console, read: Callable[[], str], chance: Chance) -> None:
        self.look: Final = look
        self.plug: Final = PLUGS[look.game]
        self.language: Final = language
        self.console: Final = console
        self.read: Final = read
        self.chance: Final = chance  # for those who leave a throw or a card to the program

    def say(self, id: str, **args: object) -> None:
        self.console.print(indented(text(self.language, id, **args), 2))

    def title(self, words: str) -> None:
        self.console.print(Text("\n" + words, style="bold"))


class Setup(Asker):
    """Before the deal: who plays which figure, and who begins."""

    def figures(self, options: dict[str, Any], seats: int, ruled: dict[Seat, str]) -> list[str]:
        """A figure for each seat; those that nobody names are drawn. `ruled`: seats that follow a written rule."""
        game = GAMES[self.look.game]
        known = game.figures(tuple(options.get("modules", ())))
        wanted: list[str | None] = options.get(game.figure_option) or [None] * seats
        chosen = list(wanted)
        for seat, figure in enumerate(wanted):
            if figure is None:
                free = [name for name in known if name not in chosen]
                self.title(self._who_plays(Seat(seat), ruled))
                chosen[seat] = free[self._choice([self._figure(name) for name in free])]
        return [name for name in chosen if name is not None]

    def _who_plays(self, seat: Seat, ruled: dict[Seat, str]) -> str:
        if seat in ruled:
            return text(self.language, f"{self.look.game}-rival-{ruled[seat]}.figure")
        who = "you" if ruled else "seat"
        return text(self.language, "real-figure", figures=self.plug.figures, who=who, number=seat + 1)

    def first(self, figures: list[str]) -> int:
        self.title(text(self.language, "real-first"))
        return self._choice([self._figure(name) for name in figures])

    def _figure(self, name: str) -> str:
        return text(self.language, f"{self.look.game}-{self.plug.figures}-{name}")

    def _choice(self, names: list[str]) -> int:
        """The place of a name, given by its number or its beginning; Enter leaves it to chance."""
        keys = [*[str(number) for number in range(1, len(names) + 1)], text(self.language, "key-enter")]
        width = max([len(key) for key in keys])
        for key, name in zip(keys, [*names, text(self.language, "real-random")], strict=True):
            self.console.print(Text.assemble("  ", (f"{key:>{width}}", "bold"), "  " + name))
        while True:
            typed = self.read().strip()
            if typed.lower() == "q":
                raise Quit
            if not typed:
                return self.chance.below(len(names))
            if typed == "?":
                self.say("real-help-choice")
                continue
            key = folded(typed)
            places = [i for i, name in enumerate(names) if key in (str(i + 1), folded(name))]
            places = places or [i for i, name in enumerate(names) if key and folded(name).startswith(key)]
            if len(places) == 1:
                return places[0]
            self.say("bad-input", typed=typed)


class Box(Asker):
    """Asks what falls, after telling what has happened before it."""

    def __init__(
        self,
        look: Look,
        language: str,
        wording: Wording,
        eyes: int | None,
        console: Console,
        read: Callable[[], str],
        chance: Chance,
    ) -> None:
        super().__init__(look, language, console, read, chance)
        self.chronicle: Final = Chronicle(wording, console, eyes)
        self.game: RealGame
        self.leave: Callable[[], None] | None = None
        self.show_table: Callable[[], None] | None = None
        self._ahead: tuple[int, ...] = ()  # cards named before they were asked for

    def tell(self, wanted: Wanted, trial: Table) -> tuple[int, ...]:
        self.chronicle.follow(trial)
        if len(wanted.choices) == 1:
            return wanted.choices * wanted.count
        if wanted.kind == "dice":
            self._ahead = ()
            return self._dice(wanted, trial)
        if wanted.kind == "card":
            return (self._card(wanted),)
        return (self._drawn(wanted),)

    def _drawn(self, wanted: Wanted) -> int:
        return wanted.choices[self.chance.below(len(wanted.choices))]

    # -- dice --

    def _short(self, face: str) -> str:
        """The name of a face, as short as it is."""
        short = f"{self.look.game}-short-{face}"
        known = has_text(self.language, short, self.look.game)
        return text(self.language, short if known else f"{self.look.game}-face-{face}")

    def _dice(self, wanted: Wanted, trial: Table) -> tuple[int, ...]:
        self.title(text(self.language, self.look.throw_text(trial), count=wanted.count))
        keys = [text(self.language, f"{self.look.game}-sign-{face}") for face in self.look.faces]
        names = [self._short(face) for face in self.look.faces]
        faces = " · ".join([key if key == name else f"{key} {name}" for key, name in zip(keys, names, strict=True)])
        self.say("real-faces", faces=faces)
        while True:
            typed = self._typed("throw")
            if not typed:
                return tuple([self.chance.die() for _ in range(wanted.count)])
            signs = [sign for sign in typed.lower().replace("é", "e") if not sign.isspace() and sign != ","]
            strange = [sign for sign in signs if sign not in keys]
            if strange:
                self.say("real-bad-face", sign=strange[0], keys=" ".join(keys))
            elif len(signs) != wanted.count:
                self.say("real-bad-count", count=wanted.count, typed=len(signs))
            else:
                return tuple([keys.index(sign) for sign in signs])

    # -- cards --

    def _card(self, wanted: Wanted) -> int:
        """By the beginning of its name in any language; several at once with commas between them."""
        if self._ahead and self._ahead[0] in wanted.choices:
            card, self._ahead = self._ahead[0], self._ahead[1:]
            return card
        self._ahead = ()
        self.title(text(self.language, "real-card"))
        self.say("real-card-hint")
        while True:
            typed = self._typed("card", wanted)
            if not typed:
                return self._drawn(wanted)
            left = list(wanted.choices)
            cards: list[int] = []
            for name in typed.split(","):
                card = self._named(name.strip(), left)
                if card < 0:
                    break
                cards.append(card)
                left.remove(card)
            else:
                self._ahead = tuple(cards[1:])
                return cards[0]

    def _named(self, name: str, left: list[int]) -> int:
        """The card that is meant; -1 after saying why it cannot be told."""
        finder = Finder(name, self.look)
        ids = list(dict.fromkeys([self.look.deck[number] for number in left]))
        found = [id for id in finder.found if id in ids]
        if len(found) == 1:
            return next(number for number in left if self.look.deck[number] == found[0])
        if found:
            names = [self.look.card_text(self.language, id) for id in found]
            more = ["…"] if len(names) > NAMED else []
            self.say("real-several", typed=name, names=", ".join(names[:NAMED] + more))
        elif finder.found:
            self.say("real-gone", card=self.look.card_text(self.language, finder.found[0]))
        else:
            self.console.print(indented(finder.apology(self.language), 2))
        return -1

    def _list(self, wanted: Wanted) -> None:
        ids = dict.fromkeys([self.look.deck[number] for number in wanted.choices])
        names = sorted([self.look.card_text(self.language, id) for id in ids], key=folded)
        self.console.print(Padding(Columns([Text(name) for name in names], column_first=True), (0, 0, 0, 2)))

    # -- commands --

    def _typed(self, what: str, wanted: Wanted | None = None) -> str:
        """What was typed and is not a command."""
        while True:
            typed = self.read().strip()
            match typed.lower():
                case "?":
                    self.say(f"real-help-{what}")
                    self.say("real-help-commands")
                    if wanted is not None:
                        self._list(wanted)
                case "t" if self.show_table is not None:
                    self.show_table()
                case "u":
                    self._ahead = ()
                    self.say("play-undone")
                    raise GoBack
                case "q":
                    if self.leave is None:
                        raise Quit
                    self.say("real-kept")
                    self.leave()
                case _:
                    return typed


class Company:
    """Who plays, and how one talks with them."""

    def __init__(
        self, humans: list[int], bots: dict[int, Bot], language: str, console: Console, read: Callable[[], str]
    ) -> None:
        self.humans: Final = humans
        self.bots: Final = bots
        self.language: Final = language
        self.console: Final = console
        self.read: Final = read

    def deal(self, game: str, start: Start) -> Box:
        """Lay out a new game: who plays which figure, who begins, then the cards."""
        look = look_of(game)
        if not GAMES[game].fewest <= start.seats <= GAMES[game].most:
            raise BadOption("seats", f"{game} cannot be played by {start.seats}")
        chance = seeded(start.seed)
        setup = Setup(look, self.language, self.console, self.read, chance)
        ruled = GAMES[game].rule_driven(start.options, start.seats)
        figures = setup.figures(start.options, start.seats, ruled)
        options = GAMES[game].with_figures(start.options, [*figures])
        if not ruled:
            options["first"] = setup.first(figures)
        wording: Wording = resolve(PLUGS[game].wording)(self.language, figures, game)
        box = self._box(look, wording, chance, options)
        self.console.print("")
        for module in options.get("modules", ()):
            if has_text(self.language, f"{game}-deal-{module}"):
                box.say(f"{game}-deal-{module}")
        box.say(f"{game}-deal")
        box.game = RealGame(GAMES[game], Start(start.seats, start.seed, options, None, start.rules), box.tell)
        return box

    def go_on(self, table: Table) -> Box:
        """Take up a game that was left."""
        view = table.view(None)
        wording = wording_of(view, self.language)
        box = self._box(look_of(view["game"]), wording, seeded(randbits(128)), view["options"])
        box.game = resumed(table, self.humans, box.tell)
        return box

    def _box(self, look: Look, wording: Wording, chance: Chance, options: dict[str, Any]) -> Box:
        eyes = self.humans[0] if len(self.humans) == 1 else None
        box = Box(look, self.language, wording, eyes, self.console, self.read, chance)
        self.console.print("")
        greet(self.console, wording, self.humans, self.bots, options, wording.say("play-real"))
        return box


def is_real(table: Table) -> bool:
    return fallen(table) is not None
