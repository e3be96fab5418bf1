"""Measures speed, memory and size, and prints a table; nothing here decides whether a test passes."""
