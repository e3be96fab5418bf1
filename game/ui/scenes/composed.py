"""The bases of composed scenes by their old name."""

from game.ui.composed_scene import NOTICE, ComposedDialog, ComposedScene, Dialog

__all__ = ["NOTICE", "ComposedDialog", "ComposedScene", "Dialog"]
