"""Beside the real box: somebody plays solo on their own board, and the engine plays the opponents there."""
