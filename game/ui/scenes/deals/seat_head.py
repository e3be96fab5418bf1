"""How a match ended, above its seats: the score in large figures, and a track with the player and Club on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.match.deals.club_line import made_text, verdict
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.graphics.trophies import rays
from game.ui.scenes.deals.seat_figures import groove_colour, lead_colour, lead_text, pill
from game.ui.scenes.deals.seat_results import SeatResult
from game.ui.scenes.deals.seat_standing import Placed, StandingTable
from game.ui.text import TextStyle

_FACE: Final = 126
_STEP: Final = 0.72
"""Units of a portrait, and the part of it from one of a side to the next."""
_FACED: Final = 0.5
"""The part of the width that all portraits take at most."""
_TITLE: Final = 40
_SCORE: Final = 68
_PLACE: Final = 25
_SAID: Final = 25
_LABEL: Final = 21
_FIGURE: Final = 25
"""Units of what is written."""
_TRACK: Final = 0.34
"""The part of the width that the track takes."""
_GROOVE: Final = 10
_FACE_ON_TRACK: Final = 42
_CLUB: Final = 24
_HIGH: Final = 56
"""Units of the track: its groove, the face of the player, the sign of Club, and of all of it."""
_NEAREST: Final = 0.34
_FARTHEST: Final = 0.82
"""Parts of the track by which the two lie apart: where they are even almost, and where no seat differs by more."""
_GAP: Final = 24
_LINE: Final = 8
_AIR: Final = 7
"""Units above the score and below it."""
_LIGHT: Final = 0.3
"""The strength of the light behind what was won."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the match, or a player alone."""

    names: Sequence[str]
    faces: Sequence[str]
    points: Decimal


@dataclass(frozen=True, slots=True)
class HeadTold:
    """What it says."""

    title: str
    won: bool | None
    """Whether the player won the match, if it is over and no draw."""
    sides: Sequence[Side]
    """The own side, and the other one where there are two; empty where there are no points yet."""
    place: str
    """Where a player ended among several others."""
    standing: Sequence[Placed]
    """Of all of them, the best first."""
    own: tuple[str, str]
    """Name and portrait of the player."""
    compared: bool
    fewest_win: bool


class SeatHead:
    """Knows how high it is, and paints itself."""

    def __init__(self, told: HeadTold) -> None:
        self._told = told
        self._table = StandingTable(told.standing, self._rule)

    @property
    def outcome(self) -> str:
        """How the match ended, as it is spoken."""
        points = " : ".join(number_text(side.points) for side in self._told.sides)
        order = ", ".join(
            _("{name} {points}", name=of.name, points=number_text(of.points)) for of in self._told.standing
        )
        said = ". ".join(filter(None, (self._told.title, points, self._told.place, order)))
        return f"{said}. {self._rule}".rstrip() if points else ""

    @property
    def _rule(self) -> str:
        return _("Fewest points win.") if self._told.fewest_win else ""

    def said(self, result: SeatResult) -> str:
        """How it went beside Club; empty where Club is not compared."""
        if not self._told.compared:
            return ""
        if result.club is None or result.lead is None:
            return _("A Club player is playing these cards…")
        won = self._told.won
        return made_text(result.club) if won is None else verdict(won=won, lead=result.lead)

    def height(self, style: Style, wide: int, larger: float, result: SeatResult, *, tracked: bool) -> int:
        """In pixels, with what parts it from what follows; `tracked`: with the player and Club on a track."""
        high = style.px(_FACE * larger) + 2 * style.px(_AIR * larger) if self._told.sides else 0
        if self._told.compared:
            size = style.text(_SAID * larger)
            lines = len(style.type.balanced(self.said(result), size, wide, TextStyle.STRONG))
            high += lines * style.type.height(size, TextStyle.STRONG) + 2 * style.px(_AIR * larger)
            if tracked:
                high += style.px(_LINE) + style.px(_HIGH * larger)
        return high

    def paint(
        self,
        surface: pygame.Surface,
        style: Style,
        room: pygame.Rect,
        larger: float,
        results: tuple[SeatResult, Decimal],
        *,
        tracked: bool,
    ) -> None:
        """`results`: that of the own seat, and the largest difference of any seat."""
        top, (result, most) = room.top, results
        if self._told.won:
            light = rays(style, room.size, (0.5, 0.5), _LIGHT)
            surface.blit(light, room)
        if self._told.sides:
            high = style.px(_FACE * larger)
            top += style.px(_AIR * larger)
            self._paint_outcome(surface, style, pygame.Rect(room.left, top, room.width, high), larger)
            top += high + style.px(_AIR * larger)
        if not self._told.compared:
            return
        size = style.text(_SAID * larger)
        for words in style.type.balanced(self.said(result), size, room.width, TextStyle.STRONG):
            line = style.type.line(words, size, style.theme.text, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += style.type.height(size, TextStyle.STRONG)
        track = pygame.Rect(room.left, top + style.px(_LINE), room.width, style.px(_HIGH * larger))
        if tracked and result.lead is not None and result.club is not None:
            self._paint_track(surface, style, track, larger, result, most)

    def _paint_outcome(self, surface: pygame.Surface, style: Style, room: pygame.Rect, larger: float) -> None:
        """The title over the score, between the faces of both sides, or beside the face of a player alone."""
        told, theme, gap = self._told, style.theme, style.px(_GAP)
        inks = (theme.us, theme.text_soft, theme.them)
        parts = [number_text(told.sides[0].points)]
        if len(told.sides) > 1:
            parts += [" : ", number_text(told.sides[1].points)]
        most = sum(self._faces_wide(side, 1000) for side in told.sides)
        high = min(room.height, round((room.width * _FACED - len(told.sides) * gap) * 1000 / most))
        faces = [self._faces_wide(side, high) for side in told.sides]
        free = room.width - sum(faces) - len(faces) * gap
        title = lettering(style, told.title, style.text(_TITLE * larger))
        size = style.type.fitted("".join(parts), style.text(_SCORE * larger), free, TextStyle.STRONG)
        score = [style.type.line(text, size, ink, TextStyle.STRONG) for text, ink in zip(parts, inks, strict=False)]
        if told.place:
            score.append(style.type.line(f"  {told.place}", style.text(_PLACE * larger), theme.text_soft))
        long = sum(line.get_width() for line in score)
        wide = max(long, title.get_width())
        whole = wide + sum(faces) + len(faces) * gap
        table_high = room.height + 2 * style.px(_AIR * larger)
        left, table = room.centerx - whole // 2, self._table.wide(style, larger, table_high)
        if table and whole + 2 * gap + table <= room.width:
            left -= gap + table // 2
            place = pygame.Rect(left + whole + 2 * gap, 0, table, table_high)
            place.centery = room.centery
            self._table.paint(surface, style, place, larger)
        self._paint_faces(surface, style, told.sides[0], (left, room.centery - high // 2), high, theme.us)
        left += faces[0] + gap
        for side in told.sides[1:]:
            corner = (left + wide + gap, room.centery - high // 2)
            self._paint_faces(surface, style, side, corner, high, theme.them)
        middle, line_high = left + wide // 2, style.type.height(size, TextStyle.STRONG)
        top = room.centery - (title.get_height() + line_high) // 2
        surface.blit(title, title.get_rect(midtop=(middle, top)))
        at, base = middle - long // 2, top + title.get_height() + line_high // 2
        for line in score:
            surface.blit(line, line.get_rect(midleft=(at, base)))
            at += line.get_width()

    def _faces_wide(self, side: Side, high: int) -> int:
        return high + round((len(side.names) - 1) * high * _STEP)

    def _paint_faces(
        self, surface: pygame.Surface, style: Style, side: Side, corner: tuple[int, int], high: int, ring: Rgb
    ) -> None:
        for place, (name, face) in enumerate(zip(side.names, side.faces, strict=True)):
            disc = pygame.Rect(corner[0] + round(place * high * _STEP), corner[1], high, high)
            draw_medallion(surface, style, disc, name, ring, face=face)

    def _paint_track(
        self, surface: pygame.Surface, style: Style, room: pygame.Rect, larger: float, result: SeatResult, most: Decimal
    ) -> None:
        """The better of the two lies where lines go on, the difference between them."""
        theme, lead = style.theme, result.lead or Decimal(0)
        groove = pygame.Rect(0, 0, round(room.width * _TRACK), style.px(_GROOVE * larger))
        groove.midbottom = (room.centerx, room.bottom - style.px(_FACE_ON_TRACK * larger) // 2 + groove.height // 2)
        pill(surface, style, groove, groove_colour(style))
        share = float(abs(lead) / most) if most else 0.0
        apart = round(groove.width * (_NEAREST + (_FARTHEST - _NEAREST) * share)) // 2
        ahead = lead >= 0
        you = (groove.centerx + (apart if ahead else -apart), groove.centery)
        club = (2 * groove.centerx - you[0], groove.centery)
        span = pygame.Rect(groove.centerx - apart, groove.top, 2 * apart, groove.height)
        ink = lead_colour(style, lead)
        pill(surface, style, span, ink)
        said = lead_text(lead, fewest_win=self._told.fewest_win)
        number = style.type.line(said, style.text(_LABEL * larger), ink, TextStyle.STRONG)
        surface.blit(number, number.get_rect(midbottom=(groove.centerx, groove.top - style.px(2))))
        side = style.px(_FACE_ON_TRACK * larger)
        disc = pygame.Rect(you[0] - side // 2, you[1] - side // 2, side, side)
        draw_medallion(surface, style, disc, self._told.own[0], theme.us, face=self._told.own[1])
        side = style.px(_CLUB * larger)
        pill(surface, style, pygame.Rect(club[0] - side // 2, club[1] - side // 2, side, side), theme.text)
        own = (_("You"), number_text(result.points), theme.gilt)
        other = (_("A Club player"), number_text(result.club or Decimal(0)), theme.text)
        before, after = (other, own) if ahead else (own, other)
        gap = style.px(_GAP)
        left = pygame.Rect(room.left, room.top, groove.left - gap - room.left, room.height)
        right = pygame.Rect(groove.right + gap, room.top, room.right - groove.right - gap, room.height)
        self._paint_label(surface, style, left, groove.centery, larger, before, ends=True)
        self._paint_label(surface, style, right, groove.centery, larger, after, ends=False)

    def _paint_label(
        self,
        surface: pygame.Surface,
        style: Style,
        room: pygame.Rect,
        middle: int,
        larger: float,
        told: tuple[str, str, Rgb],
        *,
        ends: bool,
    ) -> None:
        """Who it is and the points, at the end of a room or from its beginning."""
        name, points, ink = told
        number = style.type.line(points, style.text(_FIGURE * larger), ink, TextStyle.STRONG)
        gap = style.px(_LINE)
        size = style.type.fitted(name, style.text(_LABEL * larger), room.width - number.get_width() - gap)
        who = style.type.line(name, size, style.theme.text_soft)
        left = room.right - who.get_width() - gap - number.get_width() if ends else room.left
        surface.blit(who, who.get_rect(midleft=(left, middle)))
        surface.blit(number, number.get_rect(midleft=(left + who.get_width() + gap, middle)))
