"""A table in play: seats, take-back, the turn loop, the agents' process, and matches that come back from their records."""
