"""Girih geometry: the khatam, stars of ten, nets of lines through polygons in contact, and the rosette."""

from __future__ import annotations

import math

from art.svg import Point, star_points

_KHATAM_INNER = math.cos(math.radians(45)) / math.cos(math.radians(22.5))


def khatam(x: float, y: float, radius: float, turn: float = 0.0) -> list[Point]:
    """The eight-pointed star made of two squares, a tip at the top."""
    return star_points(x, y, radius, radius * _KHATAM_INNER, 8, turn)


def ten_star(x: float, y: float, radius: float, turn: float = 0.0) -> list[Point]:
    """The ten-pointed star {10/3} of the decagonal girih."""
    inner = math.cos(math.radians(54)) / math.cos(math.radians(36))
    return star_points(x, y, radius, radius * inner, 10, turn)


def contact_star(corners: list[Point], angle: float) -> list[Point]:
    """The star that lines through the middles of a polygon's sides make, leaving each side at `angle` degrees.

    Neighbouring polygons with the same angle give one unbroken net of lines.
    """
    count = len(corners)
    middles = [
        ((corners[i][0] + corners[(i + 1) % count][0]) / 2, (corners[i][1] + corners[(i + 1) % count][1]) / 2)
        for i in range(count)
    ]
    star = []
    for i, middle in enumerate(middles):
        corner, following = corners[(i + 1) % count], middles[(i + 1) % count]
        half_turn = math.radians(angle)
        along = math.atan2(corner[1] - middle[1], corner[0] - middle[0])
        away = math.atan2(corner[1] - following[1], corner[0] - following[0])
        star += [middle, _crossing(middle, along + half_turn, following, away - half_turn)]
    return star


def _crossing(first: Point, first_angle: float, second: Point, second_angle: float) -> Point:
    dx, dy = math.cos(first_angle), math.sin(first_angle)
    ex, ey = math.cos(second_angle), math.sin(second_angle)
    share = ((second[0] - first[0]) * ey - (second[1] - first[1]) * ex) / (dx * ey - dy * ex)
    return (first[0] + share * dx, first[1] + share * dy)


def regular(x: float, y: float, radius: float, sides: int, turn: float = 0.0) -> list[Point]:
    """The corners of a regular polygon, clockwise on the screen, the first at the top when `turn` is 0."""
    angles = [math.radians(turn - 90 + step * 360 / sides) for step in range(sides)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def rosette(x: float, y: float, radius: float, petals: int) -> list[list[Point]]:
    """The classical rosette within `radius`: a star, long petals with parallel sides, kites between their shoulders."""
    step = 360 / petals
    inner, neck, shoulder, tip = (radius * share for share in (0.2, 0.36, 0.7, 0.9))
    half_width = neck * math.tan(math.radians(step / 2))
    lean = math.degrees(math.asin(half_width / shoulder))

    def at(distance: float, turn: float) -> Point:
        return regular(x, y, distance, 1, turn)[0]

    star = [point for k in range(petals) for point in (at(inner, k * step), at(neck, (k + 0.5) * step))]
    shapes = [star]
    for turn in (k * step for k in range(petals)):
        right, left = at(shoulder, turn + lean), at(shoulder, turn - lean)
        before, after = at(neck, turn - step / 2), at(neck, turn + step / 2)
        between = at(radius, turn + step / 2)
        shapes.append([at(inner, turn), after, right, at(tip, turn), left, before])
        shapes.append([right, after, at(shoulder, turn + step - lean), between])
        shapes.append([at(tip, turn), right, between, at(radius, turn), at(radius, turn - step / 2), left])
    return shapes
