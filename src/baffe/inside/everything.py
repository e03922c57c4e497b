"""Everything of ours that the page has, imported.

An image of the memory of an interpreter that has done so needs no file of ours any more, nor any of the library: the
build puts in only what these modules use.
"""

from importlib import import_module
from pkgutil import walk_packages


def import_everything() -> int:
    """How many modules there are."""
    names = [found.name for found in walk_packages(import_module("baffe").__path__, "baffe.")]
    for name in names:
        import_module(name)
    return len(names)
