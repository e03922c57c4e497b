"""What the game is made of, as tables. Every entry says where it comes from; texts are elsewhere, keyed by id."""
