"""The command `tidy`: what an operator does for the database while no server runs."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baffe.cli.speech import Language, complain, language_of_environment
from baffe.texts import text

if TYPE_CHECKING:
    from baffe.service.database.store import Store


def tidy(
    data: Annotated[Path | None, typer.Option(metavar="DIR", show_default=False)] = None,
    database: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    restore: Annotated[list[str] | None, typer.Option("--restore", metavar="CODE", show_default=False)] = None,
    lang: Annotated[Language | None, typer.Option("--lang", metavar="fr|en", show_default=False)] = None,
) -> None:
    from platformdirs import user_data_dir

    from baffe.service.errors import StoreFailed

    language = lang or language_of_environment()
    file = (data or Path(user_data_dir("baffe", appauthor=False))) / "tables.sqlite"
    if not database and not file.exists():
        complain(text(language, "tidy-no-database", folder=str(file.parent)))
        raise typer.Exit(1)
    try:
        done = asyncio.run(_tidied(language, database or f"sqlite:///{file}", restore or []))
    except StoreFailed as error:
        complain(text(language, "serve-database", reason=str(error)))
        raise typer.Exit(1) from error
    if not done:
        raise typer.Exit(1)


async def _tidied(language: str, url: str, codes: list[str]) -> bool:
    """Whether all that was asked for could be done."""
    from baffe.service.database import open_store

    store = open_store(url)
    await store.start()
    try:
        if codes:
            return all([await _restored(store, language, code) for code in codes])
        before = await store.taken()
        print(text(language, "tidy-packed", count=await _packed(store)))
        await store.rewrite()
        sizes = {"before": round(before / 1e6, 1), "after": round(await store.taken() / 1e6, 1)}
        print(text(language, "tidy-size", **sizes))
        return True
    finally:
        await store.stop()


async def _packed(store: "Store") -> int:
    last, count = "", 0
    while codes := await store.to_pack(last):
        for last in codes:
            count += await store.pack(last)
    return count


async def _restored(store: "Store", language: str, typed: str) -> bool:
    from baffe.service.people import clean_code

    code = clean_code(typed)
    if await store.restore(code):
        print(text(language, "tidy-restored", code=code))
        return True
    complain(text(language, "tidy-not-there", code=code))
    return False
