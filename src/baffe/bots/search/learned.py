"""A bot that thinks with what it has learned: a net for each level and mode."""

from baffe.bots.bot import Bot
from baffe.bots.search.net import Net
from baffe.bots.search.weights import brought, is_here, name_of, refusal, shipped
from baffe.kernel.search import Search
from baffe.kernel.table import Table


class Learned(Bot):
    """Its weights lie beside the program, or are brought: into a page they come when a table wants them."""

    @classmethod
    def lacks(cls, table: Table) -> str:
        mode = table.game.search().mode(table)
        return "" if is_here(cls.name, mode) else name_of(cls.name, mode)

    @classmethod
    def takes(cls, table: Table, data: bytes) -> None:
        search = table.game.search()
        brought(search, cls.name, search.mode(table), data)

    def net_of(self, search: Search, mode: str) -> Net:
        net = shipped(search, self.name, mode)
        if net is None:
            raise refusal(f"of {self.name} for {mode} are missing")
        return net
