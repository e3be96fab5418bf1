"""The table of Buraco."""
