"""The review of a match: what the player's decisions were worth, and what the deals gave."""

from game.ui.scenes.review.opening import open_review

__all__ = ["open_review"]
