"""The marks of key moments on the time line: numbered as in their list, apart, and each leads where it belongs."""

from __future__ import annotations

import pygame
import pytest

from game.i18n import use_language
from game.ui.scenes.replay.key_moments import Ended, KeyMoment, with_end
from game.ui.scenes.replay.time.marks import beside_one_another
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of


def test_what_is_apart_stays_where_it_belongs() -> None:
    assert beside_one_another([10, 50, 90], [20, 20, 20], (0, 200)) == [10, 50, 90]


def test_what_is_close_stands_side_by_side_within_the_room() -> None:
    assert beside_one_another([10, 15, 95], [20, 20, 20], (0, 100)) == [10, 30, 80]
    assert beside_one_another([80, 85, 90], [20, 20, 20], (0, 100)) == [40, 60, 80]


def test_too_many_have_no_numbers() -> None:
    assert beside_one_another([0, 5, 9], [20, 20, 20], (0, 50)) == ()


@pytest.mark.slow
def test_marks_are_apart_and_a_click_on_one_leads_to_its_moment(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("borako"))
    pilot.resize((1920, 1080))
    pilot.settle()
    line = scene.bar.line
    line.paint(pygame.Surface(scene.size), scene.style)
    heads = dict(line._heads)
    assert list(heads) == [each.number for each in scene.bar.keys if not each.trick]
    assert not any(head.collidelist(list(heads.values())[at + 1 :]) >= 0 for at, head in enumerate(heads.values()))
    for number, head in heads.items():
        pilot.press(head.center)
        pilot.release(head.center)
        assert scene.playback.number == number
        pilot.move(head.center)
        assert line.tip == next(each.text for each in scene.bar.keys if each.number == number)


def test_the_last_moment_of_a_round_tells_what_everybody_made() -> None:
    ended = Ended(1, "+30", "Deal 1. They win. Us 0 · Them 30", "They win.", [(0, "Us", "0"), (1, "Them", "30")])
    first, last = KeyMoment(3, "You buy.", 0, trick=False), KeyMoment(9, "They claim the rest.", 1, trick=False)
    trick = KeyMoment(9, "They win the trick.", 1, trick=True)
    added = with_end([first, trick], 9, ended)
    assert [(each.number, each.text, each.place) for each in added] == [
        (3, "You buy.", 0),
        (9, "They win the trick.", 1),
        (9, "They win. Us 0 · Them 30", 1),
    ]
    assert [each.text for each in with_end([first, last], 9, ended)] == [
        "You buy.",
        "They claim the rest. Us 0 · Them 30",
    ]
    assert with_end([first, last], 9, None) == [first, last]
    assert with_end([first], 9, Ended(None, "unfinished", "Deal 1: unfinished")) == [first]
