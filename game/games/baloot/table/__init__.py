"""The table of Baloot."""
