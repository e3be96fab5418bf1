"""A table in play: seats, take-back, the turn loop, the agents' process, and matches resumed from records."""
