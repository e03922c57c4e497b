"""King of Tokyo Duel for all its seats: `env()`; `raw_env()` refuses an answer that the mask forbids."""

from functools import partial

from baffe.lab import tables

env = partial(tables.RefereedEnv, "duel")
raw_env = partial(tables.TableEnv, "duel")
