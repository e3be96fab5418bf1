"""Remik, which opens with 51 and a pure run (Poland)."""
