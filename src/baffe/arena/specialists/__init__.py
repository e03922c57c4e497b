"""Bots that do one thing only: a level that loses to one of them has a hole. They live in the arena, not in lobbies."""
