"""Baloot, with Sun, Hokom and projects (Saudi Arabia)."""
