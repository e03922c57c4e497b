"""Our server as in `ours`, but it acknowledges before the disk has it: what safety costs is the difference."""

import sqlite3

from tools.webbench import ours

from baffe.service.database import sqlite

prepare = sqlite._prepare_writer


def prepare_lax(connection: sqlite3.Connection, _: object) -> None:
    prepare(connection, _)
    connection.execute("PRAGMA synchronous = NORMAL")


if __name__ == "__main__":
    sqlite._prepare_writer = prepare_lax
    ours.main()
