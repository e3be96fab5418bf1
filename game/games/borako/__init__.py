"""Borako, the game of the Mour (Arab world)."""
