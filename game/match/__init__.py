"""A table in play: seats, take-back, the turn loop, the agents' process, and matches resumed from records.

Nothing is imported here: the agents' process, which begins in this package, needs none of the rest.
"""
