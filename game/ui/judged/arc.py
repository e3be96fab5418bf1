"""The arc from one thing on a table to another: as flat as can be, and around the cards that lie there where it can.

It always leads the whole way: where no arc keeps off the cards it crosses them, and passes beneath words.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.ui.graphics.theme import Rgb, hex_of
from game.ui.table.drawing.marks import OUTLINE, OUTLINE_EDGE
from game.ui.table.layout.geometry import INDEX_WIDE

WIDE: Final = 3
"""Units of the width of the arc, and of the dark edge on either side."""
_EDGE: Final = 1.5
HEAD: Final = 17
"""Units of the length of its head."""
_SHORTEST: Final = 30
"""Units of a way that is worth an arc."""
_NEAR: Final = 260
"""Units of one that may be straight."""
_BEFORE: Final = 9
"""Units between the tip and what it leads to, which has a frame of its own."""
_STEPS: Final = 14
"""Points at which a way is looked at before it is taken, and so many times as many of the one that is drawn."""
_FINER: Final = 4
_BENDS: Final = (0.12, 0.28)
"""How far the arc leaves an edge straight ahead, in its length."""
_AHEAD, _HOOK = 0.4, 0.12
"""Parts of its length: what leads towards its goal at once, and what comes to that straight."""
_LONG: Final = 100
"""Units of an edge from which it is left at more places than its middle."""
_DETOUR: Final = 2.5
_ACROSS: Final = 3.0
"""What counts besides the length of a way: so many times what it is longer than need be, and what crosses cards."""
_HIDDEN_HEAD: Final = 900.0
_HEAD_ON_CARDS: Final = 700.0
_ASIDE: Final = 40.0
_WITHIN: Final = 50.0
_OVER_WORDS: Final = 260.0
"""The same in units: for a head that words hide, one on other cards, one beside the middle, one that lies on what it
leads to, and for words that are crossed."""
_ENOUGH: Final = 0.6
"""The part of a head that is seen of one that is not hidden."""
Point = tuple[float, float]
Edge = tuple[Point, Point]
"""A point of an edge, and the way straight out of it."""
_Curve = tuple[Point, Point, Point, Point]
_UP: Final = (0.0, -1.0)


def _weights(steps: int) -> list[tuple[float, float, float, float]]:
    parts = (step / steps for step in range(steps + 1))
    return [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in parts]


_COARSE: Final = _weights(_STEPS)
_FINE: Final = _weights(_STEPS * _FINER)


def arc_between(
    start: pygame.Rect,
    end: pygame.Rect,
    aim: pygame.Rect,
    unit: float,
    covered: list[pygame.Rect],
    words: list[pygame.Rect],
    window: pygame.Rect,
    *,
    from_above: bool = False,
) -> Sequence[Point]:
    """The points of the best way from an edge of `start` to one of `end`, beside `aim` in it; or to the upper one.

    It keeps off what is `covered`, and off `words`, where it can. Where they lie close together it leads from the
    middle of one into the other, and is empty where they touch.
    """
    apart = math.hypot(
        max(0, start.left - end.right, end.left - start.right), max(0, start.top - end.bottom, end.top - start.bottom)
    )
    if not apart:
        return ()
    if apart < (_SHORTEST + _BEFORE) * unit:
        start = start.inflate(-start.width * 3 // 4, -start.height * 3 // 4)
    pairs = []
    for goal, within, aside in _goals(end, aim, unit):
        if (from_above and goal[1] != _UP) or (goal[1] == _UP and start.top > end.bottom):
            continue
        head, amiss = _head(goal, unit), (_WITHIN * within + _ASIDE * aside) * unit
        if _seen(head, words) < _ENOUGH or not window.contains(head):
            amiss += _HIDDEN_HEAD * unit
        above = [each for each in covered if not within or not each.collidepoint(aim.center)]
        amiss += _HEAD_ON_CARDS * unit * (1 - _seen(head, above))
        for begin in (
            *_edges(start, start, _LONG * unit, 0.0),
            *(_opposite(start, goal) if apart < _NEAR * unit else ()),
        ):
            pairs.append((math.dist(begin[0], goal[0]) + amiss, amiss, begin, goal))
    found, least = None, math.inf
    for at_least, amiss, begin, goal in sorted(pairs):
        if at_least >= least:
            break
        for curve in (_flat(begin, goal), *(_curve(begin, goal, bend) for bend in _BENDS)):
            cost = amiss + _cost(curve, unit, covered, words, window)
            if cost < least:
                found, least = curve, cost
    return _points(found, _FINE) if found is not None else ()


def _goals(end: pygame.Rect, aim: pygame.Rect, unit: float) -> Iterator[tuple[Edge, bool, bool]]:
    """Where a way may end; whether its head lies on what it leads to, off the index; and whether beside its middle."""
    index = round(aim.width * INDEX_WIDE)
    off = pygame.Rect(aim.left + index, aim.top, aim.width - index, aim.height)
    for within, at, away in ((False, aim, _BEFORE * unit), (True, off, -HEAD * unit)):
        for goal in _edges(end, at, 1.0, away):
            aside = at.centerx != goal[0][0] and at.centery != goal[0][1]
            if not (within and aside):
                yield goal, within, aside


def _seen(head: pygame.Rect, above: Sequence[pygame.Rect]) -> float:
    """The part of a head that none of these covers."""
    return min([1 - _area(head.clip(each)) / _area(head) for each in above if head.colliderect(each)], default=1.0)


def _edges(rect: pygame.Rect, aim: pygame.Rect, long: float, away: float) -> Iterator[Edge]:
    """Places at the edges of a rectangle where a way may begin or end: beside the middle of `aim`, or several."""
    across = [aim.centerx, aim.left + aim.width // 8, aim.right - aim.width // 8]
    down = [aim.centery, aim.top + aim.height // 8, aim.bottom - aim.height // 8]
    for x in across if long < aim.width else across[:1]:
        yield (x, rect.top - away), _UP
        yield (x, rect.bottom + away), (0.0, 1.0)
    for y in down if long < aim.height else down[:1]:
        yield (rect.left - away, y), (-1.0, 0.0)
        yield (rect.right + away, y), (1.0, 0.0)


def _opposite(rect: pygame.Rect, goal: Edge) -> Iterator[Edge]:
    """Where a way begins that leads straight to its goal."""
    (x, y), (dx, dy) = goal
    if dy and rect.left < x < rect.right:
        yield (x, rect.bottom if dy < 0 else rect.top), (0.0, -dy)
    if dx and rect.top < y < rect.bottom:
        yield (rect.right if dx < 0 else rect.left, y), (-dx, 0.0)


def _curve(begin: Edge, goal: Edge, bend: float) -> _Curve:
    ((x0, y0), (dx0, dy0)), ((x1, y1), (dx1, dy1)) = begin, goal
    long = math.hypot(x1 - x0, y1 - y0) * bend
    return (x0, y0), (x0 + dx0 * long, y0 + dy0 * long), (x1 + dx1 * long, y1 + dy1 * long), (x1, y1)


def _flat(begin: Edge, goal: Edge) -> _Curve:
    """Almost straight from wherever it begins; it turns to the edge at its end."""
    ((x0, y0), _out), ((x1, y1), (dx, dy)) = begin, goal
    wide, high, hook = x1 - x0, y1 - y0, math.hypot(x1 - x0, y1 - y0) * _HOOK
    ahead = x0 + wide * _AHEAD, y0 + high * _AHEAD
    return (x0, y0), ahead, (x1 - wide * _AHEAD / 2 + dx * hook, y1 - high * _AHEAD / 2 + dy * hook), (x1, y1)


def _unseen(points: Sequence[Point], covered: list[pygame.Rect]) -> int:
    return sum([pygame.Rect(x, y, 1, 1).collidelist(covered) >= 0 for x, y in points]) if covered else 0


def _points(curve: _Curve, weights: Sequence[tuple[float, float, float, float]]) -> list[Point]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    return [(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3) for a, b, c, d in weights]


def _head(goal: Edge, unit: float) -> pygame.Rect:
    """Where the head lies of an arc that ends there."""
    (x, y), (dx, dy) = goal
    half = HEAD * unit / 2
    rect = pygame.Rect(0, 0, round(1.6 * half), round(1.6 * half))
    rect.center = round(x + dx * half), round(y + dy * half)
    return rect


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _cost(
    curve: _Curve, unit: float, covered: list[pygame.Rect], words: list[pygame.Rect], window: pygame.Rect
) -> float:
    """How long a way is, more where it is not seen, and far too much where it crosses words or leaves the window."""
    points = _points(curve, _COARSE)
    long = sum(map(math.dist, points, points[1:]))
    long += _DETOUR * (long - math.dist(points[0], points[-1]))
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    unseen = _unseen(points, [covered[place] for place in box.collidelistall(covered)])
    near = [words[place] for place in box.collidelistall(words)]
    over = sum([any(map(zone.clipline, points, points[1:])) for zone in near])
    outside = not window.contains(box) and not all(map(window.collidepoint, points))
    return long * (1 + _ACROSS * unseen / len(points)) + (_OVER_WORDS * over + 2 * _HIDDEN_HEAD * outside) * unit


def arc_box(points: Sequence[Point], unit: float) -> pygame.Rect:
    """What an arc covers with its head and its edges."""
    xs, ys = zip(*points, strict=True)
    margin = math.ceil((HEAD + WIDE) * unit)
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return box.inflate(2 * margin, 2 * margin)


def markup_of(
    points: Sequence[Point],
    area: pygame.Rect,
    unit: float,
    paint: Rgb = OUTLINE,
    shade: Rgb = OUTLINE_EDGE,
    *,
    both: bool = False,
) -> str:
    """The SVG of the arc with its head, or with one at `both` ends, bright between dark edges."""
    head, wide, edge = max(8.0, HEAD * unit), max(3.0, WIDE * unit), max(1.0, _EDGE * unit)
    moved = [(x - area.left, y - area.top) for x, y in points]
    body = _trimmed(moved, head * 0.8)
    tips = [_arrow(body[-1], moved[-1], head)]
    if both:
        body = _trimmed(body[::-1], head * 0.8)
        tips.append(_arrow(body[-1], moved[0], head))
    line, tip = _path(body), "Z M".join(map(_path, tips))
    (x, y), dot = body[0], max(4.0, wide)
    dark, bright = hex_of(shade), hex_of(paint)
    round_end = "" if both else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot + edge:.1f}" fill="{dark}"/>'
    bright_end = "" if both else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot:.1f}" fill="{bright}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
        f'<path d="M{line}" fill="none" stroke="{dark}" stroke-width="{wide + 2 * edge:.1f}"/>'
        f'<path d="M{tip}Z" fill="{dark}" stroke="{dark}" stroke-width="{2 * edge:.1f}" stroke-linejoin="round"/>'
        f"{round_end}"
        f'<path d="M{line}" fill="none" stroke="{bright}" stroke-width="{wide:.1f}"/>'
        f'<path d="M{tip}Z" fill="{bright}"/>{bright_end}</svg>'
    )


def _trimmed(points: Sequence[Point], by: float) -> list[Point]:
    """A way that ends so much before its end."""
    body = list(points)
    while len(body) > 2 and math.dist(body[-1], points[-1]) < by:
        body = body[:-1]
    (x, y), (nx, ny) = points[-1], body[-1]
    part = min(1.0, by / (math.dist((x, y), (nx, ny)) or 1.0))
    return [*body, (x + (nx - x) * part, y + (ny - y) * part)]


def _path(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _arrow(neck: Point, tip: Point, head: float) -> Sequence[Point]:
    """The head of an arrow."""
    length = math.dist(neck, tip) or 1.0
    dx, dy = (tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length
    back, half = (tip[0] - dx * head, tip[1] - dy * head), head * 0.62
    return [tip, (back[0] - dy * half, back[1] + dx * half), (back[0] + dy * half, back[1] - dx * half)]
