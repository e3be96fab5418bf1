"""Rami, the Tunisian rummy, also Kbabet; its rules are written out in `RULES.md`."""
