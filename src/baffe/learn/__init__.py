"""How values are learned: games of a field of bots, positions out of them, a net fitted to who won."""
