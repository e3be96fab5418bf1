"""Finds the point at which a dropped card means one thing and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from drive.user import Box, Point, middle

_INDEX_HIGH: Final = 0.33
"""The part of a card's height that its named rectangle in the hand covers."""
_ASPECT: Final = 5 / 7
_UNSURE: Final = 0.1
"""The possible distance of a card from where it is expected, in card heights."""
_GRID: Final = 16
"""Points that are tried in either direction."""
_GROUPS: Final = ("meld.", "low.", "high.", "staging.")
"""The beginnings of the names of groups, and of halves of them."""
_GROUP_WEIGHT: Final = 4
"""The factor by which a group of cards attracts more than what is beneath it."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A card of the hand and where it is taken hold of."""

    point: Point
    width: int
    height: int
    offset: Point
    """The offset from the point to the left upper corner of the card."""

    @classmethod
    def of(cls, box: Box, *, from_right: bool = False) -> Grip:
        """The middle of the visible corner of a card of the hand, the right one where the table is mirrored."""
        point = middle(box)
        height = round(box[3] / _INDEX_HIGH)
        width = round(height * _ASPECT)
        left = box[0] + box[2] - width if from_right else box[0]
        return cls(point, width, height, (left - point[0], box[1] - point[1]))

    def card_at(self, point: Point) -> Box:
        """The rectangle of the card while the pointer is at a point."""
        return point[0] + self.offset[0], point[1] + self.offset[1], self.width, self.height


def aimed(grip: Grip, wanted: str, others: Collection[str], targets: Mapping[str, Any]) -> Point:
    """A point for the pointer from where the card attracts `wanted` most and the `others` least, off the hand.

    One on the zone itself if the card attracts it from there, as a drop means what the pointer is on.
    """
    zone: Box = tuple(targets[wanted])
    hand: Box = tuple(targets["hand"])
    rivals: list[tuple[str, Box]] = [(name, tuple(targets[name])) for name in others if name in targets]
    best, most = middle(zone), (False, float("-inf"))
    for on_it in _grid(zone):
        centred = on_it[0] - grip.offset[0] - grip.width // 2, on_it[1] - grip.offset[1] - grip.height // 2
        for point in (centred, on_it):
            if _shared((*point, 1, 1), hand):
                continue
            card = grip.card_at(point)
            around = _grown(card)
            pull = max((_pull(name, around, box) for name, box in rivals if name != wanted), default=0)
            worth = _pull(wanted, card, zone) - pull
            ranked = worth > 0 and _shared((*point, 1, 1), zone) > 0, float(worth)
            if ranked > most:
                best, most = point, ranked
    return best


def free_point(wanted: str, targets: Mapping[str, Any]) -> Point:
    """The point of a zone that is farthest from everything smaller that lies on it: there a click means the zone."""
    zone: Box = tuple(targets[wanted])
    others: list[Box] = [tuple(box) for name, box in targets.items() if name != wanted and _shared(tuple(box), zone)]
    upon = [box for box in others if box[2] * box[3] < zone[2] * zone[3]]
    best, most = middle(zone), -1
    for point in _grid(zone):
        away = min((_apart(point, box) for box in upon), default=_GRID)
        if away > most:
            best, most = point, away
    return best


def _grid(zone: Box) -> Iterator[Point]:
    """Points all over a zone, column by column."""
    for column in range(_GRID):
        for row in range(_GRID):
            across = zone[0] + zone[2] * (2 * column + 1) // (2 * _GRID)
            yield across, zone[1] + zone[3] * (2 * row + 1) // (2 * _GRID)


def _apart(point: Point, box: Box) -> int:
    """Return the distance of a point from a box, the larger of both directions; 0 within it."""
    across = max(box[0] - point[0], point[0] - box[0] - box[2] + 1, 0)
    down = max(box[1] - point[1], point[1] - box[1] - box[3] + 1, 0)
    return max(across, down)


def _grown(card: Box) -> Box:
    """The card and as much around it as lifting it may have moved it."""
    margin = round(card[3] * _UNSURE)
    return card[0] - margin, card[1] - margin, card[2] + 2 * margin, card[3] + 2 * margin


def _pull(name: str, card: Box, zone: Box) -> int:
    return _shared(card, zone) * (_GROUP_WEIGHT if name.startswith(_GROUPS) else 1)


def _shared(one: Box, other: Box) -> int:
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0, width) * max(0, height)
