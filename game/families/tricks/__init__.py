"""The family of trick games: reckoning of opponents, and parts of their tables."""
