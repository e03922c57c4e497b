"""King of Tokyo for all its seats: `env()`; `raw_env()` refuses an answer that the mask forbids."""

from functools import partial

from baffe.lab import tables

env = partial(tables.RefereedEnv, "tokyo")
raw_env = partial(tables.TableEnv, "tokyo")
