"""The scene of a new match: the game, its rules, who plays."""
