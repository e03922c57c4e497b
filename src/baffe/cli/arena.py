"""`baffe arena`: bots against bots, with intervals, ratings and a report."""

import json
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table as Grid

from baffe import BadOption
from baffe.arena.crew import checked_place
from baffe.arena.meet import LIMIT, entered, matches_of, play_all, summary
from baffe.arena.ratings import ratings
from baffe.arena.report import page
from baffe.cli.dealing import GIVEN, wanted
from baffe.cli.files import check_writable
from baffe.cli.progress import progress_bar
from baffe.cli.speech import Language, complain, language_of_environment, named_refusals
from baffe.cli.terminal.drawing import console_for_people
from baffe.games import PLUGS
from baffe.kernel.refusal import UnknownGame
from baffe.texts import text

SEEDS: Final = 10**9


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT…")],
    seats: Annotated[int, typer.Option("--seats", min=2, max=6, metavar="N")] = 2,
    games: Annotated[int, typer.Option(min=1, metavar="N")] = 100,
    gauntlet: Annotated[bool, typer.Option("--gauntlet")] = False,
    module: Annotated[list[str] | None, typer.Option("--module", metavar="NAME", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, metavar="N", show_default=False)] = None,
    workers: Annotated[int, typer.Option(min=0, metavar="N", show_default=False)] = 0,
    on: Annotated[str, typer.Option("--on", metavar="ray[:ADDRESS]", show_default=False)] = "",
    limit: Annotated[float, typer.Option(min=0.01, metavar="SECONDS")] = LIMIT,
    save: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    language = lang or language_of_environment()
    with named_refusals(language):
        if game not in PLUGS:
            raise UnknownGame("game", f"{game!r} is none of {', '.join(PLUGS)}")
        if "solo" in context.meta[GIVEN]:
            raise BadOption("solo", "an opponent that follows a rule enters by its name, as solo:NAME")
        _, options = wanted(game, context.meta[GIVEN], seats, module)
        checked_place(on)
        entrants = entered(game, bots, seats, games, options)
        for file in (save, report):
            if file is not None:
                check_writable(file)
        matches = matches_of(game, entrants, seats, options, gauntlet)
        start = secrets.randbelow(SEEDS) if seed is None else seed
        with progress_bar(text(language, "arena-running")) as advance:
            results = play_all(matches, games, start, workers, limit, advance, on)
        result = summary(game, entrants, matches, results, start)
        try:
            result["ratings"] = ratings(matches, results)
        except ImportError:
            result["ratings"] = {}
        if save is not None:
            save.write_text(json.dumps(result, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show(result, language)
    if report is not None:
        try:
            html = page(result, lambda id, **values: text(language, id, **values))
        except ImportError as error:
            complain(text(language, "arena-no-lab"))
            raise typer.Exit(1) from error
        with named_refusals(language):
            report.write_text(html, encoding="utf-8")


def show(result: dict[str, Any], language: str) -> None:
    console = console_for_people()
    console.print(
        text(
            language,
            "arena-title",
            game=result["game"],
            seats=result["seats"],
            games=result["games"],
            seed=str(result["seed"]),
        )
    )
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for id in ("one", "against", "share", "interval"):
        grid.add_column(text(language, f"arena-{id}"), justify="left" if id in ("one", "against") else "right")
    for row in result["matches"]:
        against = row["against"] + (f" ×{row['times']}" if row["times"] > 1 else "")
        interval = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
        grid.add_row(row["one"], against, f"{100 * row['share']:.1f}", interval)
    console.print(grid)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for id in ("one", "rating", "sigma", "time"):
        grid.add_column(text(language, f"arena-{id}"), justify="left" if id == "one" else "right")
    rated = result["ratings"]
    for name in sorted(result["entrants"], key=lambda name: -rated.get(name, {"mu": 0})["mu"]):
        told = [f"{rated[name]['mu']:.1f}", f"{rated[name]['sigma']:.1f}"] if name in rated else ["–", "–"]
        time = result["times"].get(name)
        grid.add_row(name, *told, f"{time['milliseconds']:.3f}" if time else "–")
    console.print(grid)
    if not rated:
        console.print(text(language, "arena-no-ratings"), style="dim")
    for name, row in result["faults"].items():
        console.print(
            text(language, "arena-fault", name=name, count=row["count"], reasons="; ".join(row["reasons"])), style="red"
        )
