"""The staging strip of a rummy: groups whose jokers have places, and how far they are on the way to the opening."""

from __future__ import annotations

from game.ui.table.facts import Offer
from game.ui.table.rummy_advice import lays
from game.ui.table.sprite import faces_of
from game.ui.table.strip import Strip


class RummyStrip(Strip):
    """Lays what may be read as a run and as a set as the player says (rami 4.4)."""

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """First those that lay everything."""
        scene = self.scene
        groups = [faces_of(group) for group in scene.board.staging.groups]
        self._suggest.visible = not groups and bool(scene.board.in_hand)
        return [*lays(scene.match, scene.view(), groups), *offers]
