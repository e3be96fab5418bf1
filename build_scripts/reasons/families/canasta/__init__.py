"""Reasons of the games of melds with teams and reserves, judged by the rules of their melds alone."""
