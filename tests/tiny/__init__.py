"""Two games small enough to read in one go: examples of a game, and what the generic tests try the kernel with."""
