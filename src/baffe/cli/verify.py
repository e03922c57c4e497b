"""The command `verify`: was this game played with the seed that was promised?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from baffe.cli.speech import Language, language_of_environment, named_refusals
from baffe.cli.terminal.drawing import console_for_people
from baffe.service.proof import Verdict, verified
from baffe.texts import text


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HASH", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    language = lang or language_of_environment()
    with named_refusals(language):
        verdict = verified(file.read_text(encoding="utf-8"), commitment)
    if as_json:
        from baffe.cli.app import print_json

        print_json(plain(verdict))
    else:
        console = console_for_people()
        console.print(text(language, "verify-replayed", count=verdict.table.count))
        outcome = "over" if verdict.table.outcome is not None else "open"
        console.print(text(language, "verify-outcome", outcome=outcome))
        promise = "none" if not verdict.promised else "kept" if verdict.kept else "broken"
        console.print(text(language, "verify-promise", promise=promise), style="bold")
        console.print(text(language, "verify-seed", seed=verdict.secret.shown))
        console.print(text(language, "verify-commitment", commitment=verdict.promised or "–"))
    if not verdict.kept:
        raise typer.Exit(1)


def plain(verdict: Verdict) -> dict[str, Any]:
    return {
        "choices": verdict.table.count,
        "outcome": verdict.table.outcome,
        "seed": verdict.secret.shown,
        "commitment": verdict.promised or None,
        "kept": verdict.kept,
    }
