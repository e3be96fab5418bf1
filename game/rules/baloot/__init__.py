"""Baloot, the game of the Gulf; `RULES.md` beside this file is its rule book."""
