"""A match that was played, looked at again: any moment of it, at the real table."""

from game.ui.scenes.replay.scene import ReplayScene, open_replay

__all__ = ["ReplayScene", "open_replay"]
