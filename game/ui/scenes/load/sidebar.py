"""The buttons of the list of saved matches: what can be done with the chosen one, and bringing back a deleted one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from game.i18n import _
from game.match.summary import SavedMatch
from game.ui.graphics.drawing import Style
from game.ui.widgets import Button, ButtonKind, Widget

_APART: Final = 12
"""Units between two buttons."""
_WAY_ON: Final = 2
"""So many times as wide as those beside it is the way on."""


class Deeds(Protocol):
    """What the buttons do."""

    def open(self) -> None:
        """Go on with the match, or see how it ended."""

    def replay(self) -> None:
        """See all of it again."""

    def export(self) -> None:
        """Take it along."""

    def review(self) -> None:
        """Go over the decisions in it."""

    def copy_code(self) -> None:
        """Copy the code of its deal."""

    def delete(self) -> None:
        """Delete it."""

    def bring_back(self) -> None:
        """Take back what was deleted last."""

    def back(self) -> None:
        """Leave."""


class Sidebar:
    """Rows of buttons above the lower edge: the way on in brass and those to look at it, smaller ones for its file."""

    def __init__(self, deeds: Deeds) -> None:
        self._open = Button("open", _("Resume"), deeds.open, kind=ButtonKind.PRIMARY, size=24)
        self._replay = Button("replay", _("Replay"), deeds.replay, size=22)
        self._review = Button("review", _("Review"), deeds.review, size=22)
        self._code = Button("copy", _("Copy deal code"), deeds.copy_code, size=19, sign="copy")
        self._export = Button("export", _("Export match"), deeds.export, size=19, sign="export")
        self._delete = Button("delete", _("Delete"), deeds.delete, kind=ButtonKind.DANGER, size=19, sign="delete")
        self._undo = Button("undo", _("Undo delete"), deeds.bring_back, size=19)
        self._back = Button("back", _("Back"), deeds.back, size=20)
        self._rows: Sequence[tuple[tuple[Button, ...], int]] = (
            ((self._open, self._replay, self._review), 62),
            ((self._code, self._export, self._delete), 56),
            ((self._undo, self._back), 48),
        )
        self._tighter = (self._rows[0], ((self._code, self._export), 56), ((self._delete, self._undo, self._back), 48))
        """Where three of them have no room beside each other."""
        self._placed: tuple[Style, pygame.Rect] | None = None

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return [button for row, _units in self._rows for button in row]

    @property
    def opens(self) -> bool:
        """Whether the chosen match can be opened."""
        return self._open.enabled

    def place(self, style: Style, side: pygame.Rect) -> pygame.Rect:
        """Put them at the foot of the side; returns what is left above them."""
        self._placed = style, side
        left = self._place(style, side, self._rows)
        tight = not all(button.has_room(style) for button in self._rows[1][0])
        return self._place(style, side, self._tighter) if tight else left

    def _place(self, style: Style, side: pygame.Rect, rows: Sequence[tuple[tuple[Button, ...], int]]) -> pygame.Rect:
        bottom, apart = side.bottom, style.px(_APART)
        for whole, units in reversed(rows):
            row = [button for button in whole if button.visible]
            parts = [_WAY_ON if button is self._open else 1 for button in row]
            height, room, left = style.target(units), side.width - apart * (len(row) - 1), side.left
            for number, button in enumerate(row):
                right = side.left + room * sum(parts[: number + 1]) // sum(parts) + number * apart
                button.place(pygame.Rect(left, bottom - height, right - left, height))
                left = right + apart
            bottom -= height + apart
        return pygame.Rect(side.left, side.top, side.width, bottom - side.top)

    def height(self, style: Style) -> int:
        """Of the rows, with what parts them from what lies above."""
        return sum(style.target(units) + style.px(_APART) for _row, units in self._rows)

    def offer(self, saved: SavedMatch | None, *, deleted: bool) -> None:
        """What can be done with this match; `deleted` where something can be brought back."""
        readable = saved is not None and (saved.game is not None or saved.unread)
        self._open.enabled = self._replay.enabled = self._review.enabled = readable
        self._open.label = _("See the result") if saved and saved.outcome else _("Resume")
        self._delete.enabled = self._export.enabled = saved is not None
        self._code.enabled = saved is not None and bool(saved.deal)
        if self._undo.visible != deleted:
            self._undo.visible = deleted
            if self._placed is not None:
                self.place(*self._placed)
