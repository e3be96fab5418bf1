"""The lean core of trick games, made to be compiled: over masks, without a state of the rules.

Worlds are drawn here, held against the cards that were played, and played out by rules of thumb.
"""
