"""Ways to go on, drawn on the table of the moment they are about."""
