"""Statistics of the player of the saved matches: figures, distributions, records and a rating, from the index alone."""
