"""Buraco, the Brazilian game of canastras; its rules are written out in `RULES.md`."""
