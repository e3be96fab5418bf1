"""The tasks of `dev.py`, one a module; the standard library only."""
