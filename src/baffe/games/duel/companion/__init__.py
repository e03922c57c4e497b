"""Beside the real box: people play on their own board, and the engine plays the Autobot on the position they tell."""
