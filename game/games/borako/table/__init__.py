"""The table of Borako."""
