"""How fast the opponents think, and their lean rounds: from source and compiled."""
