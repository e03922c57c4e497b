"""The command line: play, simulate, replay, look up cards."""

from baffe.cli.app import main

__all__ = ["main"]
