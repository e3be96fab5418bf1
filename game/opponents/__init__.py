"""Opponents: one protocol, levels, and for each game how to judge its positions."""
