"""The course of a saved match, a bar a round."""

from __future__ import annotations

import msgspec
import pygame

from game.i18n import use_language
from game.match.course import Course
from game.ui.graphics.drawing import Style
from game.ui.scenes.load.course_bars import course_height, draw_course
from tests.ui.pilot import Pilot

COURSE = Course(0, False, ("club",), "", "", (10.0, 0.0, 5.0), (0.0, 30.0, 0.0), "wlw")


def colours(room: pygame.Rect) -> set[tuple[int, ...]]:
    picture = pygame.Surface(room.size)
    draw_course(picture, Style(), room, COURSE)
    return {tuple(picture.get_at((x, y))[:3]) for x in range(0, room.width, 4) for y in range(40, room.height, 4)}


def test_rounds_are_bars_ahead_and_behind(pilot: Pilot) -> None:
    use_language("en")
    theme = pilot.stage.style.theme
    assert {theme.us, theme.them} <= colours(pygame.Rect(0, 0, 400, 200)), "ahead after one round, behind after two"


def test_where_there_is_no_room_or_one_round_there_is_no_course(pilot: Pilot) -> None:
    style = pilot.stage.style
    high = course_height(style, COURSE)
    assert high > 0
    assert len(colours(pygame.Rect(0, 0, 400, Style().px(60)))) == 1
    one = msgspec.structs.replace(COURSE, own=(1.0,), best=(0.0,), results="w")
    assert course_height(style, one) == 0
