"""The parts that games of one family share; a family knows no game."""
