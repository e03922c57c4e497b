"""A program for tests: appends entries and prints each one after its commit.

appending.py URL follow CODE             for each line of input: a process that goes on where the record ends, for ever,
                                         until it is killed; it begins with "pid …", and "dead" comes after its end
appending.py URL race PLAYER CODE…       the numbers 0 to 99 of all tables, many at once
"""

import asyncio
import os
import sys

import baffe.service.database.postgres
import baffe.service.database.sqlite  # noqa: F401  (loaded once, before the processes part)
from baffe.service.database import open_store
from baffe.service.database.store import Store
from baffe.service.errors import NumberTaken
from baffe.session import RecordEntry, Snapshot


def entry(number: int, player: str) -> RecordEntry:
    return RecordEntry(number, "choice", 0, "roll", 0, player, f"{player}-{number}", 1.0)


def tell(line: str) -> None:
    """In one piece: whoever is killed has said it or not."""
    os.write(1, f"{line}\n".encode())


async def follow(store: Store, code: str) -> None:
    known = await store.entries(code)
    number = len(known)
    while True:
        snapshot = Snapshot(number, 1, "", "x" * 3000) if number % 20 == 0 else None
        await store.append(code, entry(number, "p"), snapshot)
        tell(str(number))
        number += 1


async def race(store: Store, player: str, codes: list[str]) -> None:
    async def one(code: str, number: int) -> None:
        try:
            await store.append(code, entry(number, player))
        except NumberTaken:
            return
        tell(f"{code}:{number}")

    for first in range(0, 100, 10):
        order = codes if player != "p1" else codes[::-1]
        await asyncio.gather(*[one(code, number) for code in order for number in range(first, first + 10)])


async def main(url: str, what: str, *words: str) -> None:
    store = open_store(url)
    await store.start()
    if what == "follow":
        await follow(store, words[0])
    else:
        await race(store, words[0], list(words[1:]))
    await store.stop()


def die_often(*words: str) -> None:
    """One process after the other: loading everything takes longer than their lives."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                tell(f"pid {os.getpid()}")
                asyncio.run(main(*words))
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        tell("dead")


if __name__ == "__main__":
    if sys.argv[2] == "follow":
        die_often(*sys.argv[1:])
    else:
        asyncio.run(main(*sys.argv[1:]))
