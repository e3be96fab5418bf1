"""The review of a saved match."""

from game.ui.scenes.review.scene import open_review

__all__ = ["open_review"]
