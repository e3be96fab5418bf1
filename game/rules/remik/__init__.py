"""Remik, the Polish rummy; its rules are written out in `RULES.md`."""
