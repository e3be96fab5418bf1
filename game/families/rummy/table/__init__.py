"""The table that games of the rummy family share."""
