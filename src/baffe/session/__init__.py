"""One game under way. Standard library only, and no clock of its own: it also runs where there is no server."""
