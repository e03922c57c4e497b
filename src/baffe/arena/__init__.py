"""The arena: matches between bots, statistics and measures."""
