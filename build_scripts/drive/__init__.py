"""Plays a game in a real window with X events alone, as a person would, and looks whether everything happened."""
