"""The command `verify`: was this game played with the seed that was promised?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from baffe.cli.speech import Language, language_of_environment, named_refusals
from baffe.cli.terminal.drawing import console_for_people
from baffe.service.provably_fair import Verification
from baffe.service.provably_fair import verify as verify_record
from baffe.texts import text


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HASH", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    language = lang or language_of_environment()
    with named_refusals(language):
        proof = verify_record(file.read_text(encoding="utf-8"), commitment)
    if as_json:
        from baffe.cli.app import print_json

        print_json(plain(proof))
    else:
        console = console_for_people()
        console.print(text(language, "verify-replayed", count=proof.table.count))
        outcome = "over" if proof.table.outcome is not None else "open"
        console.print(text(language, "verify-outcome", outcome=outcome))
        promise = "none" if not proof.commitment else "kept" if proof.is_fair else "broken"
        console.print(text(language, "verify-promise", promise=promise), style="bold")
        console.print(text(language, "verify-seed", seed=proof.seed.revealed))
        console.print(text(language, "verify-commitment", commitment=proof.commitment or "–"))
    if not proof.is_fair:
        raise typer.Exit(1)


def plain(proof: Verification) -> dict[str, Any]:
    return {
        "choices": proof.table.count,
        "outcome": proof.table.outcome,
        "seed": proof.seed.revealed,
        "commitment": proof.commitment or None,
        "kept": proof.is_fair,
    }
