"""The table of a lesson: the real one, with the coach below it."""
