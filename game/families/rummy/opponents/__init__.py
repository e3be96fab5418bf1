"""Opponents for the rummies: `greedy`, the frozen reference; each game adds what is its own.

A room of the family, not a game: what the games differ in is told by the rules of the house.
"""
