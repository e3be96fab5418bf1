"""Files of the player: folders, records being written, settings."""
