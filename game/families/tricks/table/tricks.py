"""Tricks on the table: how many each team has won, and the last one again on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.families.tricks.table.trick_review import Reviewed, TrickReview, reviewable
from game.i18n import _
from game.tricks.rules import SEATS
from game.ui.graphics.drawing import draw_plate
from game.ui.graphics.panels import PlateKind
from game.ui.shortcuts import Command
from game.ui.table.component import TableComponent
from game.ui.table.layout.geometry import bounds
from game.ui.text import TextStyle
from game.ui.widgets import Button
from game.ui.widgets.graph import draw_mark

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_MARK: Final = 22
"""Units that the mark of a team takes."""


class TricksPart(TableComponent):
    """Counts the heaps, and has a button that lays the last trick open."""

    def __init__(self, scene: TableScene, open_review: Callable[[TableScene], TrickReview], playing: type) -> None:
        super().__init__(scene)
        self._open_review = open_review
        self._playing = playing
        """The phase in which cards are played."""
        self._button = Button("review", "", self.review, size=18)
        self.widgets = (self._button,)

    def review(self) -> None:
        """Lay the last trick open, or all of them where that was agreed."""
        scene = self.scene
        if reviewable(scene.view()):
            scene.stage.push(self._open_review(scene))
        else:
            scene.say(_("No trick has been taken yet."))

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key that does the same."""
        return {Command.REVIEW: self.review}

    def place(self) -> None:
        """The button stands above the others beside the hand."""
        scene = self.scene
        view: Reviewed = scene.view()
        self._button.label = _("Tricks") if view.options.review == "all_tricks" else _("Last trick")
        key = scene.stage.shortcuts.text(Command.REVIEW) or "–"
        self._button.tip = _("What was played to it ({key})", key=key)
        self._button.enabled = bool(reviewable(view))
        self._button.place(scene.buttons.row(2))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """How many tricks lie on each heap."""
        return {f"tricks {team}": (plate, text) for team, text, plate in self._plates()}

    def clicked(self, zone: str, taking: Sequence[Any]) -> bool:
        """A heap shows the last trick."""
        if not zone.startswith("won."):
            return False
        self.review()
        return True

    def stops(self) -> Sequence[Sequence[str]]:
        """The trick, while cards are played to it."""
        return (("trick",),) if isinstance(self.scene.view().phase, self._playing) else ()

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Upon each heap whose it is, and how many tricks it holds."""
        style, teams = self.scene.style, self.scene.match.teams
        for team, text, plate in self._plates():
            if plate.colliderect(area):
                draw_plate(surface, style, plate, PlateKind.TOAST, radius=8)
                place = 0 if team == teams[self.scene.seat] else 1
                draw_mark(surface, style, place, (plate.left + style.px(_MARK) // 2 + style.px(4), plate.centery), 7)
                line = style.type.line(text, style.text(20), style.theme.text, TextStyle.STRONG)
                surface.blit(line, line.get_rect(midright=(plate.right - style.px(8), plate.centery)))

    def _plates(self) -> list[tuple[int, str, pygame.Rect]]:
        style, board = self.scene.style, self.scene.board
        plates = []
        for place, slots in board.layout.slots.items():
            landed = sum(not board.flying(sprite) for sprite in board.cast.at(place))
            if place.zone != "won" or place.owner is None or not slots or not landed:
                continue
            text = str(len(slots) // SEATS)
            heap = pygame.Rect(bounds([slot.rect for slot in slots]))
            wide = style.type.width(text, style.text(20), TextStyle.STRONG) + style.px(_MARK) + style.px(14)
            plate = pygame.Rect(0, 0, wide, style.type.height(style.text(20), TextStyle.STRONG))
            plate.bottomright = (heap.right - style.px(5), heap.bottom - style.px(5))
            plates.append((place.owner, text, plate))
        return plates
