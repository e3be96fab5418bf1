"""The table that games of the canasta family share."""
