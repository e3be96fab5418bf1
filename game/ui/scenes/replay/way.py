"""The way of the cards that were moved just before a moment: an arc from where they came to where they are.

A card that somebody took lies on their hand with a frame around it, and where it lay there is an empty one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.engine import Event, Place, redacted
from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.table.board import Board
from game.ui.table.drawing.marks import OUTLINE, OUTLINE_EDGE
from game.ui.table.layout.geometry import CARD_ASPECT, bounds

_WIDE: Final = 3
"""Units of the width of the arc, and of the dark edge on either side."""
_EDGE: Final = 1.5
_HEAD: Final = 16
"""Units of the length of its head."""
_BENT: Final = 0.16
"""How far the arc leaves the straight line, in its length."""
_STEPS: Final = 48
_SHORTEST: Final = 30
"""Units of a way that is worth an arc."""
_SEEN: Final = 170
"""How much of what lies below is covered by the arc, of 255."""
_TAKEN: Final = 0.72
"""The width of a taken card that is shown, in that of the hand it lies on."""
_CORNER: Final = 0.06
"""The roundness of a frame in widths of a card."""
Point = tuple[float, float]


class Way:
    """Is seen while the table lies; what was thrown or played on a trick has its corners from the table itself."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._arc = pygame.Rect(0, 0, 0, 0)
        self._taken: tuple[str, pygame.Rect] | None = None
        """A card that lies on the hand of somebody else now, and where."""
        self._lay: pygame.Rect | None = None
        """Where it lay."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """All that it covers; empty while nothing is seen."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._picture = self.area, pygame.Rect(0, 0, 0, 0), None
        self._taken = self._lay = None
        return before

    def show(
        self, style: Style, board: Board, playback: Playback, *, mirrored: bool, signs: Sequence[pygame.Rect] = ()
    ) -> pygame.Rect:
        """The way to the moment that is shown, below all `signs`; returns what is to be painted again."""
        before = self.hide()
        moved = [each for each in playback.still.told if each.source is not None and each.target is not None]
        moved = [each for each in moved if each.cards and each.seat is not None]
        start, end = (_left(board, moved[-1]), _reached(board, moved[-1])) if moved else (None, None)
        if start is None or end is None:
            return before
        self._taken = None if playback.opened else _taken(board, redacted(moved[-1], board.seat), end)
        if self._taken is not None:
            end = self._taken[1]
        if _from_pile(moved[-1]) and board.layout.slots.get(Place("discards")):
            self._lay = start
        near = [sign.inflate(style.px(_HEAD), style.px(_HEAD)) for sign in signs]
        ways = [_arc(start, end, style.scale, side) for side in (1, -1)]
        points = min(ways, key=lambda way: sum(sign.collidepoint(point) for sign in near for point in way))
        covered = [each for each in (end if self._taken else None, self._lay) if each is not None]
        if points:
            xs, ys = zip(*points, strict=True)
            margin = math.ceil((_HEAD + _WIDE) * style.scale)
            box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
            self._arc = box.inflate(2 * margin, 2 * margin)
            drawn = style.pictures.drawn(_markup(points, self._arc, style.scale), self._arc.size).copy()
            for sign in signs:
                drawn.fill((0, 0, 0, 0), sign.move(-self._arc.left, -self._arc.top))
            drawn.set_alpha(_SEEN)
            self._picture = pygame.transform.flip(drawn, True, False) if mirrored else drawn
            covered.append(self._arc)
        if not covered:
            return before
        self.area = covered[0].unionall(covered[1:]).inflate(2 * style.px(_WIDE), 2 * style.px(_WIDE))
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Over the cards that lie, where it touches `area`."""
        if not self.area.colliderect(area):
            return
        if self._lay is not None:
            _frame(surface, style, self._lay, 0.55)
        if self._picture is not None:
            surface.blit(self._picture, self._arc)
        if self._taken is not None:
            name, rect = self._taken
            style.pictures.card(name, rect.width).draw(surface, rect.left, rect.top)
            _frame(surface, style, rect, 1.0)


def _frame(surface: pygame.Surface, style: Style, card: pygame.Rect, strength: float) -> None:
    """Around a card, or where one lay."""
    wide = max(2, style.px(_WIDE))
    box, corner = card.inflate(2 * wide, 2 * wide), max(3, round(card.width * _CORNER) + wide)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}">'
        f'<rect x="{wide / 2}" y="{wide / 2}" width="{box.width - wide}" height="{box.height - wide}" rx="{corner}" '
        f'fill="none" stroke="{hex_of(OUTLINE)}" stroke-width="{wide}" stroke-opacity="{strength}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, box.size), box)


def _from_pile(event: Event) -> bool:
    return event.source is not None and event.source.zone == "discards" and len(event.cards) == 1


def _taken(board: Board, event: Event, hand: pygame.Rect) -> tuple[str, pygame.Rect] | None:
    """One card that everybody saw on its way to the `hand` of somebody else, and where it is shown there."""
    place, (card, *rest) = event.target, event.cards
    if place is None or place.zone != "hand" or place.owner == board.seat or card is None or rest:
        return None
    slots = board.layout.slots.get(place, ())
    last = pygame.Rect(slots[-1].rect) if slots else hand
    shorter = min(last.size)
    rect = pygame.Rect(0, 0, round(shorter * _TAKEN), round(shorter * _TAKEN / CARD_ASPECT))
    rect.center = last.center
    return str(card), rect


def _markup(points: Sequence[Point], area: pygame.Rect, unit: float) -> str:
    """The SVG of the arc with its head, bright between dark edges."""
    head, wide, edge = max(8.0, _HEAD * unit), max(3.0, _WIDE * unit), max(1.0, _EDGE * unit)
    moved = [(x - area.left, y - area.top) for x, y in points]
    body = moved
    while len(body) > 2 and math.dist(body[-1], moved[-1]) < head * 0.8:
        body = body[:-1]
    line, tip = _path(body), _path(_arrow(body[-1], moved[-1], head))
    (x, y), dot = body[0], max(4.0, wide)
    dark, bright = hex_of(OUTLINE_EDGE), hex_of(OUTLINE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
        f'<path d="M{line}" fill="none" stroke="{dark}" stroke-width="{wide + 2 * edge:.1f}"/>'
        f'<path d="M{tip}Z" fill="{dark}" stroke="{dark}" stroke-width="{2 * edge:.1f}" stroke-linejoin="round"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot + edge:.1f}" fill="{dark}"/>'
        f'<path d="M{line}" fill="none" stroke="{bright}" stroke-width="{wide:.1f}"/>'
        f'<path d="M{tip}Z" fill="{bright}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="{dot:.1f}" fill="{bright}"/></svg>'
    )


def _path(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _left(board: Board, event: Event) -> pygame.Rect | None:
    """Where the cards came from; one that was the newest discard lay beside what is left of them."""
    place = event.source
    if place is None:
        return None
    slots = board.layout.slots.get(place, ())
    if _from_pile(event) and slots:
        last = pygame.Rect(slots[-1].rect)
        return last.move(last.width + last.width // 8, 0)
    return _spot(board, place)


def _reached(board: Board, event: Event) -> pygame.Rect | None:
    """The cards where they lie now, as far as they are seen there."""
    place = event.target
    if place is None:
        return None
    wanted, found = list(event.cards), []
    for sprite in reversed(board.pool.at(place)):
        if sprite.face is not None and sprite.face in wanted:
            wanted.remove(sprite.face)
            found.append(sprite.slot.rect)
    return pygame.Rect(bounds(found)) if found else _spot(board, place)


def _spot(board: Board, place: Place) -> pygame.Rect | None:
    """Where cards of a place lie on the table, or would lie."""
    zones = board.layout.zones
    slots = board.layout.slots.get(place, ())
    if slots:
        return pygame.Rect(bounds([slot.rect for slot in slots]))
    named = zones.get(f"backs.{place.owner}" if place.zone == "hand" and place.owner != board.seat else place.zone)
    return pygame.Rect(named) if named is not None else None


def _arc(start: pygame.Rect, end: pygame.Rect, unit: float, side: int) -> Sequence[Point]:
    """From the edge of one rectangle to the edge of the other, bent upwards, or for a `side` of -1 downwards.

    It is empty where they lie close together.
    """
    (x0, y0), (x1, y1) = start.center, end.center
    length = math.dist((x0, y0), (x1, y1))
    if length < _SHORTEST * unit:
        return ()
    bent = side * _BENT * length * (1 if x1 >= x0 else -1)
    cx, cy = (x0 + x1) / 2 + (y1 - y0) / length * bent, (y0 + y1) / 2 - (x1 - x0) / length * bent
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    outer = end.inflate(4, 4)
    seen = [point for point in points if not start.collidepoint(point) and not outer.collidepoint(point)]
    long = len(seen) >= 3 and math.dist(seen[0], seen[-1]) >= _SHORTEST * unit
    return seen if long else ()


def _arrow(neck: Point, tip: Point, head: float) -> Sequence[Point]:
    """The head of an arrow."""
    length = math.dist(neck, tip) or 1.0
    dx, dy = (tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length
    back, half = (tip[0] - dx * head, tip[1] - dy * head), head * 0.62
    return [tip, (back[0] - dy * half, back[1] + dx * half), (back[0] + dy * half, back[1] - dx * half)]
