"""How tables look in the terminal: what all games are drawn with, and one look for each game."""
