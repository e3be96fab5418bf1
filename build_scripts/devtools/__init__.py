"""What `dev.py` does, one task a module; the standard library only."""
