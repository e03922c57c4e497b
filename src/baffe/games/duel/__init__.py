"""King of Tokyo Duel: two monsters pull two markers, alone or against the Autobot."""
