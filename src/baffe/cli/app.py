"""The commands. Their help is written in the Fluent files and put in place when the program starts."""

import importlib
import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table as Grid
from typer.main import get_command

import baffe
from baffe import BadOption, Table
from baffe.arena.simulate import simulate as run_simulation
from baffe.bots import SIMPLE, USUAL, Bot, bot_class, make
from baffe.cli.arena import arena
from baffe.cli.asking import Quit
from baffe.cli.cards import Finder, card_lines, plain_card
from baffe.cli.chronicle import lines_of
from baffe.cli.dealing import GIVEN, DealCommand, wanted
from baffe.cli.files import check_writable, is_record, read_table
from baffe.cli.play import Session
from baffe.cli.progress import progress_bar
from baffe.cli.real import Box, Company, is_real
from baffe.cli.serve import serve
from baffe.cli.speech import Language, complain, language_of, language_of_environment, named_refusals
from baffe.cli.terminal.drawing import console_for_people
from baffe.cli.terminal.look import look_of
from baffe.cli.tidy import tidy
from baffe.cli.train import train
from baffe.cli.verify import verify
from baffe.games import GAMES, PLUGS
from baffe.games.registry import FIRST
from baffe.kernel.game import Start
from baffe.texts import has_text, text
from baffe.texts.wording import wording_of

FIGURES: Final = ("games", "decisions", "microseconds", "bytes")  # of a row of the benchmark
SEEDS: Final = 10**9  # short enough to be told to a friend

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command(cls=DealCommand)(arena)
app.command()(serve)
app.command()(tidy)
app.command()(train)
app.command()(verify)

Lang = Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Modules = Annotated[list[str] | None, typer.Option("--module", metavar="NAME", show_default=False)]
Game = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", min=2, max=6, metavar="N", show_default=False)]


def main() -> None:
    """The console script."""
    command = get_command(app)
    explain(command, language_of(sys.argv[1:]))
    command.main(prog_name="baffe")


def explain(command: Any, language: str) -> None:
    """Put the help of a language in its place."""
    modules = module_list(language) if "--help" in sys.argv else ""
    explain_one(command, "baffe", language, modules)
    for name, inner in command.commands.items():
        explain_one(inner, name, language, modules)
        inner.epilog = examples(language, name)


def module_list(language: str) -> str:
    """The modules of all games, each with its sentence."""
    found = [(name, module) for name, game in GAMES.items() for module in game.modules()]
    return " ".join([f"{module}: {text(language, f'{name}-module-{module}.about')}" for name, module in found])


def explain_one(command: Any, name: str, language: str, modules: str) -> None:
    command.help = command.short_help = text(language, f"help-{name}")
    for param in command.params:
        param.help = text(language, f"help-{name}-{param.name}", modules=modules)
    command.get_help_option(typer.Context(command)).help = text(language, "help-help")


def examples(language: str, name: str) -> str:
    """A block that is not wrapped."""
    lines = text(language, f"help-{name}.examples").split(" | ")
    return "\b\n" + "\n".join([text(language, "help-examples"), *["  " + line for line in lines]])


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"baffe {baffe.__version__}")
        raise typer.Exit


@app.callback()
def baffe_(version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False) -> None:
    """Before every command: say which installed games cannot be played."""
    for it in PLUGS.left_out():
        said = {"game": it.game, "package": it.package, "why": it.why, "reason": it.reason}
        complain(text(language_of(sys.argv[1:]), "left-out", **said))


def spoken(language: Language | None) -> Language:
    return language or language_of_environment()


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def bot_names(game: str, bots: str) -> list[str]:
    """The bots that were asked for, as the game calls them."""
    try:
        return [bot_class(look_of(game).game, name.strip()).name for name in bots.split(",")]
    except ValueError as error:
        raise BadOption("bots", str(error)) from error


@app.command(cls=DealCommand)
def play(
    context: typer.Context,
    game: Game = FIRST,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="NAME,…")] = USUAL,
    humans: Annotated[int | None, typer.Option(min=0, max=6, metavar="N", show_default=False)] = None,
    module: Modules = None,
    real: Annotated[bool, typer.Option("--real")] = False,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    language = spoken(lang)
    with named_refusals(language):
        if record is not None:
            check_writable(record)
        console = console_for_people()
        box: Box | None = None
        table: Table | None = None
        if load is not None:
            table = read_table(load.read_text(encoding="utf-8"))
            if real and not is_real(table):
                raise BadOption("real", "the dice and cards of this game come from a seed")
            real = is_real(table)
            start = table.origin or Start(0, 0, {}, None, table.rules)
            game = table.game.name
            played = played_seats(game, table.view(None).get("options", {}), table.seat_count())
        else:
            at_table, options = wanted(game, context.meta[GIVEN], seats, module)
            start = Start(at_table, drawn(seed), options, None, GAMES[game].rules)
            played = played_seats(game, options, at_table)
        if real:
            need_box(game, language)
        names = bot_names(game, bots)
        people = people_at(humans, len(played), real)
        players: dict[int, Bot] = {
            seat: make(game, names[(seat - people) % len(names)], start.seed * 64 + seat) for seat in played[people:]
        }
        if real:
            company = Company(played[:people], players, language, console, read_line)
            try:
                box = company.deal(game, start) if table is None else company.go_on(table)
            except (Quit, EOFError, KeyboardInterrupt):
                print()
                complain(text(language, "play-left"))
                return
            table = box.game.table
        elif table is None:
            table = baffe.deal(game, start.seats, start.seed, start.options)
        Session(table, played[:people], players, language, console, record, read_line, box).run()


def played_seats(game: str, options: dict[str, Any], seats: int) -> list[int]:
    """Those that somebody must play: not those that follow a written rule."""
    ruled = GAMES[game].rule_driven(options, seats)
    return [seat for seat in range(seats) if seat not in ruled]


def need_box(game: str, language: Language) -> None:
    """Refuse a game that the terminal cannot follow beside the real box; the game may say who can."""
    if look_of(game).faces:
        return
    if has_text(language, f"{game}-no-box"):
        complain(text(language, f"{game}-no-box"))
        raise typer.Exit(2)
    raise BadOption("real", f"{game} cannot be played beside the real box")


def people_at(humans: int | None, seats: int, real: bool) -> int:
    """How many people play: one, or everybody around a real table; nobody without a terminal."""
    if not sys.stdin.isatty():
        if real:
            raise BadOption("real", "needs a terminal where somebody can tell what falls")
        return 0
    people = (seats if real else 1) if humans is None else humans
    if people > seats:
        raise BadOption("humans", f"{people} people do not fit {seats} seats")
    return people


def read_line() -> str:
    return input("> ")


def drawn(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


@app.command(cls=DealCommand)
def simulate(
    context: typer.Context,
    game: Game = FIRST,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, metavar="N")] = 100,
    bots: Annotated[str, typer.Option(metavar="NAME,…")] = SIMPLE,
    module: Modules = None,
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    language = spoken(lang)
    with named_refusals(language):
        count, options = wanted(game, context.meta[GIVEN], seats, module)
        names = bot_names(game, bots)
        with progress_bar(text(language, "simulate-running")) as advance:
            result = run_simulation(game, count, games, drawn(seed), names, lambda done: advance(done, games), options)
    if as_json:
        print_json(result)
        return
    console = console_for_people()
    figures = PLUGS[game].figures
    seed_told = str(result["seed"])
    console.print(text(language, "simulate-title", games=games, seats=count, seed=seed_told, figures=figures))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 2))
    grid.add_column(text(language, "simulate-bot"))
    grid.add_column(text(language, "simulate-wins"), justify="right")
    grid.add_column("%", justify="right")
    for name, wins in zip(result["bots"], result["wins"], strict=True):
        shown = text(language, f"bot-{name}") if has_text(language, f"bot-{name}") else name
        grid.add_row(shown, str(wins), f"{100 * wins / games:.1f}")
    console.print(grid)
    for reason, times in sorted(result["reasons"].items(), key=lambda item: -item[1]):
        console.print("  " + ended(language, game, reason, times))
    seconds = result["seconds"]
    if result["first_player_share"] is not None:
        console.print(text(language, "simulate-first", share=round(100 * result["first_player_share"], 1)))
    console.print(
        text(
            language,
            "simulate-length",
            turns=round(result["turns"] / games, 1),
            choices=round(result["decisions"] / games, 1),
        )
    )
    console.print(
        text(language, "simulate-speed", seconds=round(seconds, 2), speed=round(games / seconds) if seconds else 0)
    )


def ended(language: str, game: str, reason: str, times: int) -> str:
    """How many games ended for a reason: a line of the game, or one that all games share."""
    ids = (f"{game}-ended-{reason}", f"simulate-{reason}")
    id = next((id for id in ids if has_text(language, id)), "simulate-ended")
    return text(language, id, reason=reason, count=times)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    until: Annotated[int | None, typer.Option(min=0, metavar="N", show_default=False)] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    language = spoken(lang)
    with named_refusals(language):
        data = file.read_text(encoding="utf-8")
        table = read_table(data)
        if until is not None:
            table = baffe.replay(data if is_record(data) else table.record(), count=until)
        view = table.view(None)
        events = table.events(None)
    if as_json:
        print_json({"game": view["game"], "turns": table.turns, "events": events, "outcome": view["outcome"]})
        return
    wording = wording_of(view, language)
    console = console_for_people()
    for line in lines_of(events, wording):
        console.print(line.styled())
    console.print("")
    if view["outcome"] is not None:
        console.print(wording.outcome(view["outcome"]), style="bold")
    else:
        waiting = [wording.names[question["seat"]] for question in view["decisions"]]
        console.print(text(language, "replay-open", names=wording.listed(waiting), count=len(waiting)))


@app.command()
def cards(
    game: Game = FIRST,
    name: Annotated[str, typer.Argument(metavar="[NAME]", show_default=False)] = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    language = spoken(lang)
    with named_refusals(language):
        look = look_of(game)
    finder = Finder(name, look)
    found = [card for card in look.cards.values() if not name or card.id in finder.found]
    if not found:
        complain(finder.apology(language))
        raise typer.Exit(1)
    if as_json:
        print_json([plain_card(card, look) for card in found])
        return
    console = console_for_people()
    if name:
        for card in found:
            for line in card_lines(card.id, language, look):
                console.print(line)
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for column in range(4):
        grid.add_column(justify="right" if column == 0 else "left", no_wrap=column != 3)
    for card in found:
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        name = look.card_text(language, card.id) + copies + look.mark(card)
        grid.add_row(look.price(card), name, look.type_text(language, card), look.summary(language, card))
    console.print(grid)
    if any([look.mark(card) for card in found]):
        console.print(text(language, look.footnote), style="dim")


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.001, metavar="X")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, metavar="N")] = 7,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    language = spoken(lang)
    try:
        measures = importlib.import_module("baffe.arena.bench")
    except ImportError as error:
        complain(text(language, "bench-missing"))
        raise typer.Exit(1) from error
    try:
        with progress_bar(text(language, "bench-running")) as advance:
            result = measures.run(seconds, rounds, advance)
    except RuntimeError as error:
        complain(text(language, "bench-failed", reason=str(error)))
        raise typer.Exit(1) from error
    if as_json:
        print_json(result)
        return
    console = console_for_people()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for row in result["rows"]:
        figures = [f"{row[key]:,.1f} {text(language, f'bench-{key}')}" for key in FIGURES if key in row]
        grid.add_row(row["form"], row["job"], "  ".join(figures))
    for name, ratio in result["ratios"].items():
        grid.add_row("", name, f"{ratio:.2f}×")
    console.print(grid)
