"""What is kept on disk: folders, records being written, settings."""
