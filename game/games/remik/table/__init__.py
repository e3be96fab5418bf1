"""The table of Remik."""
