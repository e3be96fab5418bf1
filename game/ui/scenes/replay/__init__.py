"""A match that was played, looked at again: any moment of it, at the real table."""

from game.ui.scenes.replay.opening import open_replay
from game.ui.scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene", "open_replay"]
