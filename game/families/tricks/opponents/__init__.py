"""Opponents of trick games: what was seen, worlds that fit it, hands played out, choices compared."""
