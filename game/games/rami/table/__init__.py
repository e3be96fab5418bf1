"""The table of Rami."""
