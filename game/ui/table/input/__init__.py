"""Playing by hand: pointer, clicks, drags, keyboard."""
