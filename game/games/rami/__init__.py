"""Rami, which opens with 71 (Tunisia)."""
