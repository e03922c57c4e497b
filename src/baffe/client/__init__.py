"""Programs at the tables of a server: open one or come with a key, answer what is asked, until the game is over.

    from baffe.client import Server

    table = Server("http://localhost:8417").open("tokyo", ["me", "bot"])
    print(table.play(lambda question, view: question["options"][0]))

Only the standard library and `websockets` are needed.
"""

from baffe.client.conversation import ClientError
from baffe.client.server import Server
from baffe.client.table import Table

__all__ = ["ClientError", "Server", "Table"]
