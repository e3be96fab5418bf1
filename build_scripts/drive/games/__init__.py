"""The games that can be driven: what a person does at the table of each, a module a game."""
