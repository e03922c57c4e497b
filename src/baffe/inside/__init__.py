"""A table inside the page: no server, no network, one device. Standard library only; no clock, no chance of its own."""
