"""Modules of King of Tokyo: switched on when a table is opened, alone or together."""
