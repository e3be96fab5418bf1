"""Trick games: cards that rank, who must play what, who wins, the exact solver, auctions. Knows no game."""
