"""How the simple bot of Heavy Hitters thinks: what it sees, what things are worth to it, where it goes and fires."""
