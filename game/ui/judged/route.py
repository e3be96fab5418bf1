"""A way around what lies on a table: from gap to gap, with round corners, where no arc keeps off it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

_CLEAR, _NARROW = 16, 5
"""Units that it keeps off a corner, and in a gap that is too narrow for these."""
_BESIDE: Final = 2
"""Pixels beside a thing that it does not touch either."""
_SAME: Final = 8
"""Pixels within which two corners are one."""
_PORCH: Final = 30
"""Units before a goal where it may turn to that."""
_ROUND: Final = 2.6
"""How round its corners are, by what they keep off."""
_ACROSS: Final = 6.0
_OVER_WORDS: Final = 4.0
_OVER_CAPTION: Final = 9.0
"""What counts besides its length, in parts of that: what of it crosses things, what crosses words, and those that
tell of it."""
_TURN: Final = 40.0
"""What a turn counts, in units."""
_AHEAD: Final = 1.2
"""By how much nearness to the goal counts more than the way behind: far fewer ways are looked at for one as good."""
_OUT, _IN = 0.15, 0.5
"""How straight it leaves an edge and comes to one, as the cosine of the angle."""
_STEP: Final = 10.0
"""Units from one of its points to the next."""
_ROUNDED: Final = 6
"""Points of a corner."""
Point = tuple[float, float]
Edge = tuple[Point, Point]
"""A point of an edge, and the way straight out of it."""


class _Node(NamedTuple):
    """Somewhere it begins, turns or ends."""

    point: Point
    clear: float = 0.0
    """How far it keeps off there."""
    out: Point | None = None
    """Which way it leaves an edge."""
    into: Point | None = None
    """Which way it comes to its goal."""
    amiss: float = 0.0


class Route:
    """What lies around, and the ways through it."""

    def __init__(
        self,
        unit: float,
        covered: Sequence[pygame.Rect],
        words: Sequence[pygame.Rect],
        window: pygame.Rect,
        caption: pygame.Rect | None = None,
    ) -> None:
        """What is `covered` is crossed where there is no other way; it sooner passes beneath `words`.

        Of these it leads around the `caption` that tells of it, as long as that is no great detour.
        """
        self._unit = unit
        self._window = window
        only = _in_rows([each for each in covered if each not in words])
        self._solid = [each.inflate(2 * _BESIDE, 2 * _BESIDE) for each in (*only, *words)]
        self._weights = [_ACROSS] * len(only) + [_OVER_CAPTION if each == caption else _OVER_WORDS for each in words]

    def amiss(self, points: Sequence[Point]) -> float:
        """What a way crosses, by what that counts."""
        return sum(self._crossed(one, other) for one, other in pairwise(points))

    def worth(self, points: Sequence[Point]) -> float:
        """What a way counts: the less the better."""
        return sum(map(math.dist, points, points[1:])) + self.amiss(points)

    def around(self, begins: Sequence[Edge], goals: Sequence[tuple[Edge, float]], most: float) -> Sequence[Point]:
        """The best way from one of the edges to a goal, which is amiss by so many pixels itself.

        Empty where none counts less than `most`.
        """
        nodes = [_Node(point, out=out) for point, out in begins]
        first = len(nodes)
        nodes += [_Node(point, into=(-dx, -dy), amiss=amiss) for (point, (dx, dy)), amiss in goals]
        nodes += self._corners([goal for goal, _amiss in goals])
        ahead = [min(math.dist(node.point, goal[0]) + amiss for goal, amiss in goals) for node in nodes]
        reached, came = dict.fromkeys(range(first), 0.0), dict[int, int]()
        queue = [(ahead[begin], 0.0, begin, -1) for begin in range(first)]
        heapify(queue)
        while queue:
            _whole, so_far, at, before = heappop(queue)
            if at in came:
                continue
            came[at] = before
            if nodes[at].into is not None:
                return _rounded([nodes[place] for place in _back(came, at)], self._unit)
            for to in range(first, len(nodes)):
                node = nodes[to]
                left, turned = (ahead[to], _TURN * self._unit) if node.into is None else (0.0, node.amiss)
                least = so_far + math.dist(nodes[at].point, node.point) + turned
                room = min(most - left, reached.get(to, math.inf)) - least
                if room <= 0 or to in came or not _may_lead(nodes[at], node):
                    continue
                crossed = self._crossed(nodes[at].point, node.point, room)
                if crossed < room:
                    reached[to] = least + crossed
                    heappush(queue, (least + crossed + _AHEAD * left, least + crossed, to, at))
        return ()

    def _corners(self, goals: Sequence[Edge]) -> Iterator[_Node]:
        """Where ways turn around things, well off their corners or close to them; and straight before goals."""
        porch, seen = _PORCH * self._unit, set[tuple[int, int]]()
        spots = [((x + dx * porch, y + dy * porch), _CLEAR * self._unit) for (x, y), (dx, dy) in goals]
        for off in (_CLEAR * self._unit, _NARROW * self._unit):
            for each in self._solid:
                across, down = (each.left - off, each.right + off), (each.top - off, each.bottom + off)
                spots += [((x, y), off) for x in across for y in down]
        for (x, y), off in spots:
            there, spot = (round(x) // _SAME, round(y) // _SAME), pygame.Rect(round(x), round(y), 1, 1)
            if there not in seen and self._window.contains(spot) and spot.collidelist(self._solid) < 0:
                seen.add(there)
                yield _Node((x, y), off)

    def _crossed(self, one: Point, other: Point, most: float = math.inf) -> float:
        """What a line crosses; where that is more than `most`, no more is looked at."""
        left, top = min(one[0], other[0]), min(one[1], other[1])
        box = pygame.Rect(left, top, abs(one[0] - other[0]) + 1, abs(one[1] - other[1]) + 1)
        found = 0.0
        for place in box.collidelistall(self._solid):
            if cut := self._solid[place].clipline(one, other):
                found += math.dist(*cut) * self._weights[place]
                if found > most:
                    break
        return found


def _in_rows(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same places, with cards that lie upon each other in a row as one: there is no way between them."""
    rows: list[pygame.Rect] = []
    for each in sorted(rects, key=lambda rect: (rect.top, rect.height, rect.left)):
        last = rows[-1] if rows else None
        if last and (last.top, last.height) == (each.top, each.height) and each.left <= last.right + 2 * _BESIDE:
            last.width = max(last.right, each.right) - last.left
        else:
            rows.append(each.copy())
    return rows


def _may_lead(one: _Node, other: _Node) -> bool:
    """Whether one can be left, and the other reached, straight from one to the other."""
    (x, y), (ox, oy) = one.point, other.point
    leg, long = (ox - x, oy - y), math.dist(one.point, other.point)
    if long < 1 or (one.out is not None and not _leads(one.out, leg, long, _OUT)):
        return False
    return other.into is None or _leads(other.into, leg, long, _IN)


def _leads(way: Point, leg: Point, long: float, least: float) -> bool:
    """Whether a leg goes along a way, more or less."""
    return way[0] * leg[0] + way[1] * leg[1] >= least * long


def _back(came: dict[int, int], at: int) -> Sequence[int]:
    """The places of a way from its begin on."""
    places = [at]
    while (at := came[at]) >= 0:
        places.append(at)
    return places[::-1]


def _rounded(nodes: Sequence[_Node], unit: float) -> Sequence[Point]:
    """Points close to each other, with round corners."""
    points = [nodes[0].point]
    for before, node, after in zip(nodes, nodes[1:], nodes[2:], strict=False):
        legs = math.dist(before.point, node.point), math.dist(node.point, after.point)
        reach = min(_ROUND * node.clear, legs[0] / 2, legs[1] / 2)
        begin, end = _toward(node.point, before.point, reach), _toward(node.point, after.point, reach)
        points += _straight(points[-1], begin, unit)
        for step in range(1, _ROUNDED + 1):
            t = step / _ROUNDED
            x, y = (
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                for a, b, c in zip(begin, node.point, end, strict=True)
            )
            points.append((x, y))
    return [*points, *_straight(points[-1], nodes[-1].point, unit)]


def _toward(one: Point, other: Point, by: float) -> Point:
    long = math.dist(one, other) or 1.0
    return one[0] + (other[0] - one[0]) * by / long, one[1] + (other[1] - one[1]) * by / long


def _straight(one: Point, other: Point, unit: float) -> Iterator[Point]:
    """The points of a leg after its first."""
    steps = max(1, round(math.dist(one, other) / (_STEP * unit)))
    for step in range(1, steps + 1):
        yield one[0] + (other[0] - one[0]) * step / steps, one[1] + (other[1] - one[1]) * step / steps
