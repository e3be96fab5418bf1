"""Arrows from what ways take to where they bring it; none that would lead over other cards or cross another one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import is_mirrored
from game.ui.judged.arc import arc_between, arc_box, markup_of
from game.ui.judged.signs import Sign
from game.ui.table.drawing.marks import INK

BOLDER: Final = 1.5
"""How much bolder an arrow is than in a replay: pictures are small."""
_NEAR: Final = 0.75
"""How much nearer it comes to what it leads to than in a replay, and how much shorter it may be."""
_SEEN: Final = 235
"""How opaque it is."""
_HEADS: Final = 30
"""The length of an arrow in units of its width and head, at least."""
_TRAIL: Final = 12
"""Units that it keeps free for itself."""
_MOST: Final = 3
"""From so many places arrows lead to one."""
_OVER_CARDS: Final = 0.1
"""The part of an arrow that leads over cards it has nothing to do with, or beneath something, at most: else signs and
numbers say more."""


class Around(NamedTuple):
    """What else arrows lead around where they can."""

    cards: Sequence[pygame.Rect] = ()
    words: Sequence[pygame.Rect] = ()
    beneath: Sequence[pygame.Rect] = ()
    """What they pass beneath."""


NOTHING: Final = Around()


@dataclass(frozen=True, slots=True)
class Leads:
    """From where to where a way brings cards."""

    sign: Sign
    starts: Sequence[pygame.Rect]
    ends: Sequence[pygame.Rect]
    tags: Sequence[pygame.Rect] = ()
    """Above what its sign stands where it has no arrow."""
    held: bool = False
    """Whether it ends in the own hand."""
    both: bool = False
    """Whether something comes back for it."""
    step: int = 0
    """Which step of a turn it is; 0 for a way of one."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """Where one leads along."""

    leads: Leads
    points: Sequence[tuple[float, float]]
    bold: float = BOLDER
    beneath: Sequence[pygame.Rect] = ()
    """What it passes beneath."""

    @property
    def long(self) -> float:
        """From end to end, in pixels."""
        return math.dist(self.points[0], self.points[-1])

    def trail(self, style: Style) -> list[pygame.Rect]:
        """What it keeps free for itself."""
        room = round(_TRAIL * self._bold(style))
        return [pygame.Rect(x, y, 1, 1).inflate(room, room) for x, y in self.points]

    def box(self, style: Style) -> pygame.Rect:
        """What it covers."""
        return arc_box(self.points, self._bold(style))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """In the colour of its way."""
        bold, leads, box = self._bold(style), self.leads, self.box(style)
        markup = markup_of(self.points, box, bold, leads.sign.colour, INK, both=leads.both)
        drawn = style.pictures.drawn(markup, box.size).copy()
        for each in self.beneath:
            drawn.fill((255, 255, 255, 0), each.move(-box.left, -box.top), pygame.BLEND_RGBA_MULT)
        drawn.set_alpha(_SEEN)
        surface.blit(pygame.transform.flip(drawn, True, False) if is_mirrored(surface) else drawn, box)

    def crosses(self, other: Arrow) -> bool:
        """Whether both lead over one place."""
        return any(_meet(*one, *two) for one in pairwise(self.points) for two in pairwise(other.points))

    def _bold(self, style: Style) -> float:
        return min(style.scale * self.bold, self.long / _HEADS)


def arrows_of(
    style: Style,
    leads: Sequence[Leads],
    covered: Sequence[pygame.Rect],
    lying: Sequence[pygame.Rect],
    window: pygame.Rect,
    around: Around = NOTHING,
    bold: float = BOLDER,
) -> list[Arrow]:
    """Lead an arrow from each start of a way to its nearest end, unless it goes over what is `lying` or crosses others.

    An arrow of which much would pass beneath something is left out as well, and with it all others of its way. They
    keep off what is `covered` where they can.
    """
    kept = list[list[Arrow]]()
    for each in leads:
        kept_off = around._replace(cards=[*covered, *lying, *around.cards, *around.beneath])
        found = [replace(arrow, bold=bold) for arrow in _from_starts(style, each, kept_off, window)]
        hidden = [*lying, *around.beneath]
        if found and not any(_over(arrow, hidden) > _OVER_CARDS for arrow in found):
            kept.append(found)
    while crossing := [pair for pair in combinations(kept, 2) if _cross(*pair)]:
        kept.remove(max((way for pair in crossing for way in pair), key=_longest))
    return [arrow for way in kept for arrow in way]


def _from_starts(style: Style, leads: Leads, around: Around, window: pygame.Rect) -> list[Arrow]:
    """From each start to the nearest end; from one of many alone, the largest."""
    starts, found = leads.starts, list[Arrow]()
    if len(starts) > _MOST:
        starts = [max(starts, key=lambda rect: rect.width)]
    for start in starts:
        end = min(leads.ends, key=lambda rect: abs(rect.centerx - start.centerx), default=None)
        if end is None:
            continue
        near, covered, words = style.scale * _NEAR, list(around.cards), list(around.words)
        points = arc_between(start, end, end, near, covered, words, window, from_above=leads.held)
        if points:
            found.append(Arrow(leads, points, beneath=around.beneath))
    return found


def _over(arrow: Arrow, lying: Sequence[pygame.Rect]) -> float:
    """The part of an arrow that leads over cards that lie neither where it begins nor where it ends."""
    ends = [rect.inflate(2, 2) for rect in (*arrow.leads.starts, *arrow.leads.ends)]
    others = [rect for rect in lying if rect.collidelist(ends) < 0]
    if not others:
        return 0.0
    return sum(pygame.Rect(x, y, 1, 1).collidelist(others) >= 0 for x, y in arrow.points) / len(arrow.points)


def _cross(one: Sequence[Arrow], other: Sequence[Arrow]) -> bool:
    return any(arrow.crosses(another) for arrow in one for another in other)


def _longest(way: Sequence[Arrow]) -> float:
    return max(arrow.long for arrow in way)


def _meet(
    one: tuple[float, float], two: tuple[float, float], three: tuple[float, float], four: tuple[float, float]
) -> bool:
    """Whether the way from one to two and that from three to four cross."""

    def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(one, two, three) * side(one, two, four) < 0 and side(three, four, one) * side(three, four, two) < 0
