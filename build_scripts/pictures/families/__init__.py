"""How moments worth a picture are found in the games of a family."""
