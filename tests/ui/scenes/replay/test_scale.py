"""What the height of the curve means: both sides of the line are seen, named, and told how far they go."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.i18n import use_language
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.time.scale import Scale, Stretch, sides, spread
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of

PLOT = pygame.Rect(100, 20, 1200, 70)


def y_of(lead: float) -> int:
    low, high = spread(-50.0, 50.0)
    return PLOT.bottom - 4 - round((PLOT.height - 8) * (lead - low) / (high - low))


@pytest.fixture(params=["borako", "baloot", "remik"])
def replay(pilot: Pilot, request: pytest.FixtureRequest) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of(request.param))
    pilot.resize((1920, 1080))
    pilot.settle()
    return scene


def said(replay: ReplayScene, leads: list[Stretch], *marks: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
    """What is written, and where."""
    scale, written = Scale(PLOT, y_of, ("Us", "Them")), list[tuple[str, pygame.Rect]]()
    texts, line = list[str](), replay.style.type.line

    class Ground(pygame.Surface):
        def blit(self, source: pygame.Surface, dest: Any, *_more: Any, **_named: Any) -> pygame.Rect:  # type: ignore[override]
            written.append((texts[-1], pygame.Rect(dest)))
            return pygame.Rect(dest)

    def noted(text: str, *rest: object) -> pygame.Surface:
        texts.append(text)
        return line(text, *rest)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay.style.type, "line", noted)
        scale.paint_words(Ground((1400, 110)), replay.style, leads, marks)
    return written


@pytest.mark.parametrize(("low", "high"), [(0.0, 40.0), (-90.0, 0.0), (-10.0, 80.0), (0.0, 0.0)])
def test_either_side_of_the_line_has_its_share(low: float, high: float) -> None:
    foot, top = spread(low, high)
    assert foot <= low <= 0 <= high <= top
    assert min(-foot, top) / (top - foot) > 0.29


def test_the_sides_are_called_by_who_leads_there() -> None:
    use_language("en")
    assert sides(("Us", "Them")) == ("You lead", "They lead")
    assert sides(("Amina", "Slim", "Moncef")) == ("You lead", "Others lead")


def test_words_and_greatest_leads_keep_off_the_curve_and_off_each_other(replay: ReplayScene) -> None:
    leads = [(300, 320, 40.0), (320, 700, 5.0), (700, 720, -50.0), (720, 1300, -8.0)]
    written = said(replay, leads)
    assert [text for text, _place in written] == ["You lead", "They lead", "+40", "−50"]
    places = [place.inflate(0, -place.height // 5) for _text, place in written]
    assert not any(place.collidelist(places[at + 1 :]) >= 0 for at, place in enumerate(places))
    for place in places:
        assert PLOT.contains(place)
        for left, right, lead in leads:
            hill = pygame.Rect(left, min(y_of(lead), y_of(0)), right - left, abs(y_of(lead) - y_of(0)))
            assert not hill.colliderect(place.inflate(0, -4))


def test_a_lead_stands_near_where_it_was(replay: ReplayScene) -> None:
    written = dict(said(replay, [(100, 600, 4.0), (600, 640, 50.0), (640, 1300, 2.0)]))
    assert abs(written["+50"].centerx - 620) < 80
    assert sorted(written) == ["+50", "They lead", "You lead"], "nobody else ever led"


def test_the_line_of_the_moment_crosses_no_word(replay: ReplayScene) -> None:
    leads = [(100, 1300, -20.0)]
    first = dict(said(replay, leads))["You lead"]
    line = pygame.Rect(first.centerx, PLOT.top, 2, PLOT.height)
    assert not any(place.colliderect(line) for _text, place in said(replay, leads, line))


def test_the_knob_of_the_moment_hides_no_word(replay: ReplayScene) -> None:
    leads = [(100, 1000, 4.0), (1000, 1040, 50.0), (1040, 1300, 2.0)]
    free = dict(said(replay, leads))["+50"]
    for knob in (free.inflate(-4, -4), pygame.Rect(PLOT.left, PLOT.top, 40, 40)):
        assert not any(place.colliderect(knob.inflate(0, -12)) for _text, place in said(replay, leads, knob))


def test_a_lead_that_has_room_neither_beside_the_curve_nor_within_it_is_left_out(replay: ReplayScene) -> None:
    comb = [(left, left + 10, 40.0 if left % 20 else 5.0) for left in range(100, 1300, 10)]
    assert [text for text, _place in said(replay, comb)] == ["They lead"]


def test_a_lead_that_finds_no_room_stands_within_the_curve(replay: ReplayScene) -> None:
    written = dict(said(replay, [(100, 1300, 50.0)]))
    assert "You lead" not in written, "it finds no room anywhere"
    assert abs(written["+50"].centerx - PLOT.centerx) < PLOT.width * 0.05
    assert written["+50"].inflate(0, -4).bottom <= y_of(0), "where the outline is furthest"
    assert written["+50"].inflate(0, -4).top > y_of(50)


def test_rounds_are_called_by_their_names_where_all_have_room(pilot: Pilot, replay: ReplayScene) -> None:
    line, ground = replay.bar.line, pygame.Surface((1920, 1080))
    line.paint(ground, replay.style)
    assert line.rounds.named == (len(line.rounds) <= 12)
    pilot.resize((960, 600))
    pilot.settle()
    line.paint(ground, replay.style)
    assert not line.rounds.named, "a bar that holds everything has cells of one line"
