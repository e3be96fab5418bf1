"""One column of a score: whose it is, the lines, the sum, and how its players take it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import RoundWords
from game.i18n.wording import number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.liveliness import reacting
from game.ui.graphics.medallion import draw_medallion
from game.ui.scenes.scoring.counting import Counting
from game.ui.scenes.scoring.heads import Figure, Head, draw_head, head_height, room_for_members, team_colour
from game.ui.scenes.scoring.rows import WORDS, Fit, Row, RowPainter, arriving
from game.ui.scenes.scoring.stamps import Stamp, paint_stamp
from game.ui.scenes.scoring.sums import paint_sum, sum_height
from game.ui.text import TextStyle
from game.ui.widgets import ScrollList

FACES_BELOW: Final = (150, 124, 96)
"""Units of the faces below the lines, the largest that leaves room for those; the last is the least that is worth it.
"""
_LARGEST_FACE: Final = 200
_WINNERS_FACE: Final = 190
"""So large is the face of who has won the round, where there is room."""
_STAMP: Final = 30
_STAMP_HIGH: Final = 90
"""Units of the room of what is called out, over the lower part of a face."""
_ROOM_BELOW: Final = 110
"""Units below the lines from which on it has its place there, else beside the names of a team."""
RUNS_MS: Final = 300.0
"""For the sum of a column to count on."""


@dataclass(frozen=True, slots=True)
class Side:
    """A team, or who plays alone, as the columns show it."""

    place: int
    """In the order of marks, the own one 0."""
    name: str
    members: tuple[str, ...]
    faces: tuple[str, ...]
    mood: str
    """How they look at the round: dismayed from when theirs is counted, glad when it is said who has won."""
    stamp: Stamp | None
    """What is called out over the column."""
    points: Decimal
    gained: Decimal
    limit: int
    """0 where there is none."""
    sparing: bool
    out: bool
    """Whether they are out of the match when it is counted."""
    away: bool
    """Whether they were out of it before."""


class Column:
    """Everything of one team, placed by its rectangle."""

    def __init__(self, side: Side, rows: Sequence[Row], lines: ScrollList, before: Decimal) -> None:
        self.side = side
        self.rows = rows
        self.lines = lines
        self.total = Figure(before)
        self.run = Figure(Decimal(0))
        """The points of the lines that are counted so far."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._painter: RowPainter | None = None
        self._header = 0
        self._way = True
        self._head_face = 0

    def lay_out(self, style: Style, rect: pygame.Rect, fitted: Fit, head_face: int, *, way: bool) -> None:
        """Take a place of this size; the head has faces of `head_face` units, with `way` the bar to the limit."""
        self._header, self._way = head_height(style, way=way, face=head_face), way
        self._head_face = head_face
        self._painter = RowPainter(style, self.rows, fitted)
        self.move(style, rect)
        high = fitted.row_height(style, self.rows)
        self.lines.fill(len(self.rows), high, 0, style.px(12), 0 if self.rows else None)
        self.lines.focusable = bool(self.rows)

    def move(self, style: Style, rect: pygame.Rect) -> None:
        """The same somewhere else."""
        px = style.px
        self.rect = rect
        body = pygame.Rect(rect.left + px(14), rect.top + self._header, rect.width - px(28), 0)
        body.height = max(1, rect.bottom - sum_height(style) - px(4) - body.top)
        self.lines.place(body)

    def face_side(self, style: Style) -> int:
        """How large a face may stand below the lines; 0 where there is no room for one."""
        side = min(self._free(style), self.rect.width * 52 // 100, style.px(_LARGEST_FACE))
        return side if side >= style.px(FACES_BELOW[-1]) and len(self.side.members) == 1 else 0

    def _free(self, style: Style) -> int:
        taken = self.lines.content_height
        if self.rows and not self.rows[-1].cards and not self.lines.scrolls:  # its place is as high as that of cards
            taken -= max(0, self.lines.row_height - 2 * style.type.height(style.text(WORDS)))
        return self.lines.rect.height - taken - style.px(14)

    def names_fit(self, style: Style, width: int, face: int) -> bool:
        """Whether the names have room beside faces of so many units; 0 for none."""
        longest = max(self.total.value, self.total.value + self.side.gained, key=lambda total: len(number_text(total)))
        return not face or room_for_members(style, width, self.side.members, longest, face)

    def counted(self, rows: int, now: float, ms: float) -> None:
        """So many lines are seen: their sum counts on within `ms`."""
        self.run.to(sum((row.points for row in self.rows[:rows]), Decimal(0)), now, ms)

    def paint(
        self,
        surface: pygame.Surface,
        style: Style,
        counting: Counting,
        now: float,
        words: RoundWords,
        rank: int,
        face: int,
    ) -> None:
        """The ground, the head, the sum and, where there is room, a face of so many pixels."""
        px, side = style.px, self.side
        since = counting.sum_since(side.place)
        counted = since is not None
        first = counting.row_since(side.place, 0)
        revealed = counting.revealed_since
        gone = side.away or (side.out and counted)
        crowned = revealed is not None and side.mood == "glad" and not gone
        taken, mood = _taking(side, since if first is None else first, revealed)
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        if gone or crowned:
            draw_panel(surface, style, self.rect, PanelKind.DANGER if gone else PanelKind.ROW_CHOSEN)
        beside = reacting(taken, now, px(self._head_face), mood) if taken is not None and not face else (0, 0)
        head = Head(
            place=side.place,
            rank=rank if counting.totals_since is not None and not gone else 0,
            name=side.name,
            members=side.members,
            faces=() if face else side.faces,
            face=0 if face else self._head_face,
            mood=mood,
            total=self.total.at(now),
            limit=side.limit if self._way else 0,
            sparing=side.sparing,
            out=gone,
            aside=beside,
        )
        free = draw_head(surface, style, self.rect, head, narrow=len(side.members) == 1)
        line = pygame.Rect(self.rect.left + px(14), self.lines.rect.top - px(4), self.rect.width - px(28), px(1.5))
        surface.fill(style.theme.brass_dark, line)
        if face:
            if crowned:
                face = max(face, min(self.face_side(style), px(_WINNERS_FACE)))
            wide = min(face * 132 // 100, self._free(style)) if crowned else face
            at = pygame.Rect(0, 0, wide, wide)
            at.center = (self.rect.centerx, self.lines.rect.bottom - px(8) - face // 2)
            at.bottom = min(at.bottom, self.lines.rect.bottom)
            if taken is not None:
                at.move_ip(reacting(taken, now, wide, mood))
            if gone:
                wide = max(wide // 2, wide - _stamp_height(style))
                at = pygame.Rect(0, 0, wide, wide).move_to(midtop=at.midtop)
            colour = team_colour(style, side.place)
            draw_medallion(surface, style, at, side.members[0], colour, face=side.faces[0], mood=mood, crowned=crowned)
            if gone:
                _stamp(surface, style, at, self.lines.rect.bottom)
            high = min(at.height // 2, px(_STAMP_HIGH))
            free = pygame.Rect(self.rect.left + px(10), at.bottom - high, self.rect.width - px(20), high)
        elif (below := self.lines.rect.height - self.lines.content_height) >= px(_ROOM_BELOW):
            lines = self.lines.rect
            high = min(below, px(_STAMP_HIGH * 2))
            free = pygame.Rect(lines.left, lines.bottom - (below + high) // 2, lines.width, high)
        if side.stamp is not None and counting.stamped_since is not None and not gone:
            paint_stamp(surface, style, side.stamp, free, counting.stamped_since, now)
        if side.away:
            return
        if since is not None:
            at = pygame.Rect(self.rect.left, self.rect.bottom - sum_height(style), self.rect.width, sum_height(style))
            label = (words.won if crowned else words.this).said()
            good = side.gained < 0 if side.sparing else side.gained > 0
            away = arriving(since, now)[0]
            paint_sum(surface, style, at, label, side.points, side.gained, away, won=crowned, good=good)
        elif first is not None:
            at = pygame.Rect(self.rect.left, self.rect.bottom - sum_height(style), self.rect.width, sum_height(style))
            run = self.run.at(now)
            good = run < 0 if side.sparing else run > 0
            paint_sum(surface, style, at, words.this.said(), run, run, 0.0, won=False, good=good)

    def paint_row(
        self, counting: Counting, now: float, surface: pygame.Surface, _style: Style, row: int, rect: pygame.Rect
    ) -> None:
        """One line: before it is counted only its cards, faintly."""
        since = counting.row_since(self.side.place, row)
        if self._painter is None:
            return
        if since is not None:
            self._painter.paint(surface, row, rect, *arriving(since, now))
        elif self.rows[row].cards:
            self._painter.foreshadow(surface, row, rect)


def _taking(side: Side, counted: float | None, revealed: float | None) -> tuple[float | None, str]:
    """Since when the players of a column take the round to heart, and how they look."""
    if revealed is not None:
        return revealed, side.mood
    if counted is not None and side.mood == "dismayed" and len(side.members) == 1:
        return counted, side.mood
    return None, "calm"


def _stamp_height(style: Style) -> int:
    return style.type.height(style.text(_STAMP), TextStyle.STRONG) + style.px(6)


def _stamp(surface: pygame.Surface, style: Style, face: pygame.Rect, foot: int) -> None:
    """That somebody is out of the match, below the face and above the foot of the lines."""
    px = style.px
    line = style.type.line(_("Out"), style.text(_STAMP), style.theme.bad, TextStyle.STRONG)
    plate = pygame.Rect(0, 0, line.get_width() + px(36), _stamp_height(style))
    plate.midtop = (face.centerx, min(face.bottom - px(6), foot - plate.height))
    draw_panel(surface, style, plate, PanelKind.DANGER)
    surface.blit(line, line.get_rect(center=plate.center))
