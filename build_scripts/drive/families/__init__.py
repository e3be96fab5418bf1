"""Gestures at the tables of each family of games; those of one game are beside its tests."""
