"""GKR: Heavy Hitters. So far its data and its geometry; it cannot be played yet."""
