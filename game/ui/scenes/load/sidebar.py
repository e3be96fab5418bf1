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
_COLUMNS: Final = 4
"""Of the grid on which all of them lie."""
_TIGHTER: Final = 15
"""Units by which a button may be narrower than it would like, at either end."""
_BACK: Final = 190
"""Units of the way back, where there is room."""
_BROAD: Final = 600
"""Units of a side in which all that concerns the file of a match has room in a row."""


class Deeds(Protocol):
    """What the buttons do with the chosen match."""

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

    def lead_back(self) -> None:
        """Go to the review or the replay from which it began."""


class Shelving(Protocol):
    """What they do with the list."""

    def delete(self) -> None:
        """Delete the chosen match."""

    def claim(self) -> None:
        """Count the matches of whoever played the chosen one as the player's own."""

    def bring_back(self) -> None:
        """Take back what was deleted last."""

    def back(self) -> None:
        """Leave."""


_Row = tuple[tuple[tuple[Button, int, int], ...], float]
_Rows = Sequence[_Row]
"""Of every button its first column and how many it takes; with the units of their heights."""


class Sidebar:
    """Rows of buttons above the lower edge: the way on in brass and those to look at it, quiet ones for its file.

    Deleting stands at the other end than the way back.
    """

    def __init__(self, deeds: Deeds, shelving: Shelving) -> None:
        self._open = Button("open", _("Resume"), deeds.open, kind=ButtonKind.PRIMARY, size=24)
        self._replay = Button("replay", _("Replay"), deeds.replay, size=22)
        self._review = Button("review", _("Review"), deeds.review, size=22)
        self._mine = Button("mine", _("This was me"), shelving.claim, size=19)
        self._origin = Button("origin", "", deeds.lead_back, size=19)
        self._mine.visible = self._origin.visible = False
        quiet = ButtonKind.QUIET
        self._code = Button("copy", _("Copy code"), deeds.copy_code, kind=quiet, size=19, sign="copy")
        self._export = Button("export", _("Export"), deeds.export, kind=quiet, size=19, sign="export")
        self._delete = Button("delete", _("Delete"), shelving.delete, kind=quiet, size=19, sign="delete")
        self._undo = Button("undo", _("Undo delete"), shelving.bring_back, size=19)
        self._back = Button("back", _("Back"), shelving.back, size=20)
        looking = ((self._open, 0, 2), (self._replay, 2, 1), (self._review, 3, 1)), 64
        undo = ((self._undo, 0, 4),), 50
        file = ((self._delete, 0, 1), (self._code, 1, 1), (self._export, 2, 1), (self._back, 3, 1)), 52
        also: _Rows = ((((self._origin, 0, 4),), 50), (((self._mine, 0, 4),), 50))
        """What there is to do with few matches only, above the others, which stay where they are."""
        self._broad: _Rows = (*also, looking, undo, file)
        first: _Row = ((self._open, 0, 4),), 64
        seen = _pair(self._replay, self._review)
        left = _pair(self._delete, self._export), _pair(self._code, self._back)
        self._narrow: _Rows = (*also, first, seen, undo, *left)
        """Where they have no room beside each other: two and two, deleting not beside the way back."""
        taking = ((self._delete, 0, 1), (self._code, 1, 2), (self._export, 3, 1)), 54
        back: _Row = ((self._back, 0, 4),), 54
        self._tall: _Rows = (*also, first, seen, taking, undo, back)
        """Where there is height: the way back is as wide as all of them."""
        self._rows: _Rows = self._broad

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order of Tab."""
        return [button for row, _units in self._broad for button, _column, _span in row]

    @property
    def opens(self) -> bool:
        """Whether the chosen match can be opened."""
        return self._open.enabled

    def place(self, style: Style, side: pygame.Rect, *, upright: bool) -> pygame.Rect:
        """Put them at the foot of the side; returns what is left above them."""
        self._rows = self._tall if upright else self._broad if side.width >= style.px(_BROAD) else self._narrow
        left = self._place(style, side)
        if self._rows is self._broad and not self._set_file(style, side):
            self._rows = self._narrow
            left = self._place(style, side)
        return left

    def _set_file(self, style: Style, side: pygame.Rect) -> bool:
        """What concerns the file takes as much of its line as it says, the way back the rest of it at the other end.

        Returns whether there is room.
        """
        quiet, apart = (self._delete, self._code, self._export), style.px(_APART)
        widths = [button.natural(style)[0] - 2 * style.px(_TIGHTER) for button in quiet]
        least = self._back.natural(style)[0] - 2 * style.px(_TIGHTER)
        back = min(side.width - sum(widths) - len(quiet) * apart, style.px(_BACK))
        left, line = side.left, self._back.rect
        for button, width in zip(quiet, widths, strict=True):
            button.place(pygame.Rect(left, line.top, width, line.height))
            left += width + apart
        self._back.place(pygame.Rect(side.right - back, line.top, back, line.height))
        return back >= least

    def _place(self, style: Style, side: pygame.Rect) -> pygame.Rect:
        bottom, apart = side.bottom, style.px(_APART)
        step = (side.width + apart) / _COLUMNS
        for row, units in reversed(_shown(self._rows)):
            height = style.target(units)
            for button, column, span in row:
                left, right = side.left + round(column * step), side.left + round((column + span) * step) - apart
                button.place(pygame.Rect(left, bottom - height, right - left, height))
            quiet = [button for button, *_at in row if button.kind is ButtonKind.QUIET]
            if len(quiet) == len(row):
                self._spread(style, side, quiet)
            bottom -= height + self._apart(style, row)
        return pygame.Rect(side.left, side.top, side.width, bottom - side.top)

    def _spread(self, style: Style, side: pygame.Rect, quiet: Sequence[Button]) -> None:
        """Buttons without edges need not be alike: each has what it says, and all of them the same of what is left."""
        widths = [button.natural(style)[0] - 2 * style.px(_TIGHTER) for button in quiet]
        spare = (side.width - sum(widths)) / len(quiet)
        left = float(side.left)
        for button, width in zip(quiet, widths, strict=True):
            button.place(
                pygame.Rect(round(left), button.rect.top, round(left + width + spare) - round(left), button.rect.height)
            )
            left += width + spare

    def height(self, style: Style) -> int:
        """Of all rows in an upright window, with what parts them from what lies above."""
        return sum(style.target(units) + self._apart(style, row) for row, units in _shown(self._tall))

    def _apart(self, style: Style, row: tuple[tuple[Button, int, int], ...]) -> int:
        """The pixels above a row: the way back alone is farther from the others."""
        return style.px(_APART * (2 if len(row) == 1 and row[0][0] is self._back else 1))

    def offer(self, saved: SavedMatch | None, *, deleted: bool, foreign: bool, way_back: str) -> bool:
        """What can be done with this match; `deleted` where something can be brought back, `foreign` where it is of
        somebody else. `way_back` is the label of the way to where it began, empty where there is none.

        Returns whether they have to be placed anew.
        """
        readable = saved is not None and (saved.game is not None or saved.unread)
        self._open.enabled = self._replay.enabled = self._review.enabled = readable
        self._open.label = _("See the result") if saved and saved.outcome else _("Resume")
        self._delete.enabled = self._export.enabled = saved is not None
        self._code.enabled = saved is not None and bool(saved.deal)
        self._origin.label = way_back or self._origin.label
        wanted = {self._undo: deleted, self._mine: foreign, self._origin: bool(way_back)}
        changed = any(button.visible != visible for button, visible in wanted.items())
        for button, visible in wanted.items():
            button.visible = visible
        return changed


def _shown(rows: _Rows) -> _Rows:
    """Those in which there is any button."""
    visible = [(tuple(place for place in row if place[0].visible), units) for row, units in rows]
    return [(row, units) for row, units in visible if row]


def _pair(first: Button, second: Button) -> _Row:
    return ((first, 0, 2), (second, 2, 2)), 54
