"""Tricks on the felt of Baloot: how many each team has won, and the last one again on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.i18n import _, plural
from game.rules.baloot.view import BalootView
from game.ui.paint import draw_plate
from game.ui.plates import PlateKind
from game.ui.shortcuts import Command
from game.ui.table.baloot_review import ReviewScene, reviewable
from game.ui.table.felt import FeltPart
from game.ui.table.layout.geometry import bounds
from game.ui.text import Style
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_TRICK: Final = 4
"""Cards of a trick."""


class TricksPart(FeltPart):
    """Counts the heaps, and has a button that lays the last trick open."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._button = Button("review", "", self.review, size=18)
        self.widgets = (self._button,)

    def review(self) -> None:
        """Lay the last trick open, or all of them where that was agreed."""
        scene = self.scene
        if reviewable(scene.view()):
            scene.stage.push(ReviewScene(scene))
        else:
            scene.say(_("No trick has been taken yet."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key that does the same."""
        return {Command.REVIEW: self.review}

    def place(self) -> None:
        """The button stands above the others beside the hand."""
        scene = self.scene
        view: BalootView = scene.view()
        self._button.label = _("Tricks") if view.options.review == "all_tricks" else _("Last trick")
        key = scene.stage.shortcuts.text(Command.REVIEW) or "–"
        self._button.tip = _("What was played to it ({key})", key=key)
        self._button.enabled = bool(reviewable(view))
        self._button.place(scene.buttons.row(2))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """How many tricks lie on each heap."""
        return {f"tricks {team}": (plate, text) for team, text, plate in self._plates()}

    def clicked(self, zone: str, taking: Any | None) -> bool:
        """A heap shows the last trick."""
        if not zone.startswith("won."):
            return False
        self.review()
        return True

    def stops(self) -> Sequence[Sequence[str]]:
        """The trick."""
        return (("trick",),)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The counts upon the heaps."""
        look = self.scene.look
        for _team, text, plate in self._plates():
            if plate.colliderect(area):
                draw_plate(surface, look, plate, PlateKind.TOAST, radius=8)
                line = look.type.line(text, look.text(18), look.theme.text, Style.STRONG)
                surface.blit(line, line.get_rect(center=plate.center))

    def _plates(self) -> list[tuple[int, str, pygame.Rect]]:
        look, board = self.scene.look, self.scene.board
        plates = []
        for place, slots in board.layout.slots.items():
            landed = sum(not board.flying(sprite) for sprite in board.cast.at(place))
            if place.zone != "won" or place.owner is None or not slots or not landed:
                continue
            text = plural("{count} trick", "{count} tricks", len(slots) // _TRICK)
            heap = pygame.Rect(bounds([slot.rect for slot in slots]))
            plate = look.type.line(text, look.text(18), look.theme.text, Style.STRONG).get_rect()
            plate = plate.inflate(look.px(14), 0)
            plate.midright = (heap.left - look.px(6), heap.centery)
            if plate.left < board.layout.zones[f"won.{place.owner}"].x:
                plate.midright = (heap.right - look.px(4), heap.centery)
            plates.append((place.owner, text, plate))
        return plates
