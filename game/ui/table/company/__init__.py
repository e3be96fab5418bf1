"""The people at the table: how they look at what happens, and what they say to it."""
