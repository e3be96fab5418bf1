"""Sounds from arithmetic alone: plucked strings, cards on felt, and the air around them."""
