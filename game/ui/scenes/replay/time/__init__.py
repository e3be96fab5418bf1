"""The line below a replay: the curve of the lead, the rounds, and the moments of the one that is shown."""
