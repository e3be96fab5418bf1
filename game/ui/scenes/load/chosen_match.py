"""What can be done with the chosen match but deleting it: go on with it, look at it, take it along."""

from __future__ import annotations

from collections.abc import Callable

from game.match.summary import SavedMatch
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.record_reading import open_saved
from game.ui.scenes.taking_along import copy_deal_code, export_match


class ChosenMatch:
    """Does it, and says in the scene what went wrong."""

    def __init__(self, scene: WidgetScene, chosen: Callable[[], SavedMatch | None]) -> None:
        self._scene = scene
        self._chosen = chosen

    def open(self) -> None:
        """Go on with it, or see how it ended."""
        saved = self._chosen()
        if saved is not None:
            open_saved(self._scene.stage, saved.path)

    def copy_code(self) -> None:
        """Copy the code of its deal."""
        saved = self._chosen()
        if saved is not None:
            copy_deal_code(self._scene, saved.deal)

    def export(self) -> None:
        """Take it along."""
        saved = self._chosen()
        if saved is not None:
            export_match(self._scene, saved.path)

    def lead_back(self) -> None:
        """Go to the review or the replay from which it began, to the moment where it did."""
        saved, stage = self._chosen(), self._scene.stage
        original = stage.profile.original(saved.branch) if saved is not None and saved.branch is not None else None
        if saved is not None and saved.branch is not None and original is not None:
            stage.navigator.open_origin(saved.branch, original.path)

    def review(self) -> None:
        """Go over the decisions in it."""
        saved = self._chosen()
        if saved is not None:
            self._scene.stage.navigator.open_review(saved.path)

    def replay(self) -> None:
        """See all of it again."""
        saved = self._chosen()
        if saved is not None:
            self._scene.stage.navigator.open_replay(saved.path)
