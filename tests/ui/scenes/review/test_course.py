"""The bars of a review: every decision is a block of its turn, and a click or an arrow leads to it."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.games import GAMES
from game.ui.scenes.review.round import Course
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.reviews import round_view

ROOM = pygame.Rect(20, 20, 700, 200)


def painted(pilot: Pilot, game: str, chosen: list[int]) -> Course:
    """The bars of a round; what is chosen in them is noted."""
    view = round_view(game)
    course = Course("course", chosen.append)
    course.place(ROOM)
    course.show(view.turns, view.decisions[0].number)
    course.paint(pilot.surface, pilot.stage.style)
    return course


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_click_below_the_bars_chooses_what_weighs_most_in_its_turn(pilot: Pilot, game: str) -> None:
    chosen: list[int] = []
    course, turns = painted(pilot, game, chosen), round_view(game).turns
    for x in range(ROOM.left, ROOM.right, 5):
        course.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, ROOM.bottom - 1), button=1))
    decided = [turn.decisions for turn in turns if turn.decisions]
    heaviest = [max(of_turn, key=lambda each: abs(each.gain)) for of_turn in decided]
    assert [*dict.fromkeys(chosen)] == [each.number for each in heaviest]


def test_arrows_go_from_decision_to_decision(pilot: Pilot) -> None:
    chosen: list[int] = []
    course, decisions = painted(pilot, "borako", chosen), round_view("borako").decisions
    for key in (pygame.K_LEFT, pygame.K_RIGHT):
        course.handle(pygame.Event(pygame.KEYDOWN, key=key))
    assert chosen == [decisions[0].number, decisions[1].number]


def test_a_turn_that_gained_or_cost_something_is_spoken(pilot: Pilot) -> None:
    assert "Turn 2: −22.4." in painted(pilot, "borako", []).spoken


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_nothing_is_painted_beside_the_bars(pilot: Pilot, size: tuple[int, int]) -> None:
    style = replace(pilot.stage.style, scale=size[1] / 1080)
    view, course = round_view("buraco"), Course("course", lambda _number: None)
    course.place(pygame.Rect(40, 40, style.px(633), style.px(180)))
    course.show(view.turns, view.weighed[0].number)
    surface = pygame.Surface(course.rect.inflate(80, 80).size)
    course.paint(surface, style)
    surface.fill("black", course.rect.inflate(2 * style.px(4), 2 * style.px(4)))
    assert not pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).get_bounding_rects()[1:]
