"""The contract of a table: what a game gives to the table, and what the table gives to its components."""
