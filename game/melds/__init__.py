"""Runs and sets, the places of their wilds, and the best split of a hand; shared by the meld games."""
