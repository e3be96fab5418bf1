"""The end of a match: a moment for who won, then how it went."""
