"""What the saved matches say about their player: figures, distributions, records and a rating, from the index alone."""
