"""What the height of the curve means: figures and words before it, which nothing of the curve ever meets."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.i18n import use_language
from game.ui.graphics.theme import THEMES, contrast
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.time.rounds import quieter
from game.ui.scenes.replay.time.scale import Scale, axis_width, side_colours, sides, spread, step_of
from game.ui.widgets.graph import mark_colour
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of

PLOT = pygame.Rect(300, 20, 1000, 90)


@pytest.fixture(params=["borako", "baloot", "remik"])
def replay(pilot: Pilot, request: pytest.FixtureRequest) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of(request.param))
    pilot.resize((1920, 1080))
    pilot.settle()
    return scene


def scale_of(low: float, high: float, *, lead: bool = True) -> Scale:
    """Of a curve that reaches so far."""
    foot, top = spread(low, high) if lead else (low, high)
    return Scale(
        PLOT,
        lambda value: PLOT.bottom - 4 - round((PLOT.height - 8) * (value - foot) / (top - foot)),
        (low, high),
        lead=lead,
    )


def said(replay: ReplayScene, low: float, high: float, *, lead: bool = True) -> list[tuple[str, pygame.Rect]]:
    """What is written before it, and where, from above."""
    written, texts, line = list[tuple[str, pygame.Rect]](), list[str](), replay.style.type.line

    class Ground(pygame.Surface):
        def blit(self, source: pygame.Surface, dest: Any, *_more: Any, **_named: Any) -> pygame.Rect:  # type: ignore[override]
            written.append((texts[-1], pygame.Rect(dest)))
            return pygame.Rect(dest)

    def noted(text: str, *rest: object) -> pygame.Surface:
        texts.append(text)
        return line(text, *rest)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay.style.type, "line", noted)
        scale_of(low, high, lead=lead).paint_axis(Ground((1400, 130)), replay.style, axis_width(replay.style))
    return sorted(written, key=lambda each: each[1].top)


@pytest.mark.parametrize(("low", "high"), [(0.0, 40.0), (-90.0, 0.0), (-10.0, 80.0), (0.0, 0.0)])
def test_a_side_has_its_share_only_where_somebody_leads_on_it(low: float, high: float) -> None:
    foot, top = spread(low, high)
    assert foot <= low <= 0 <= high <= top
    for reach, lead, half in zip((top, -foot), (high, low), scale_of(low, high).halves(), strict=True):
        if low or high:
            assert (reach / (top - foot) > 0.2) == bool(lead)
        assert bool(half.height) == bool(lead)


def test_the_sides_have_the_colours_of_both_teams() -> None:
    use_language("en")
    assert sides() == ("You lead", "They lead")
    theme = THEMES["dark"]
    assert side_colours(theme) == (theme.us, theme.them)


def test_results_of_rounds_to_come_are_quieter_and_can_be_read() -> None:
    for theme in THEMES.values():
        for colour in (mark_colour(theme, place) for place in range(4)):
            assert 4.5 <= contrast(quieter(colour, theme.panel), theme.panel) < contrast(colour, theme.panel)


@pytest.mark.slow
def test_figures_are_round_and_apart_and_equally_far_from_one_another(replay: ReplayScene) -> None:
    written = said(replay, -1175.0, 485.0)
    texts = [text for text, _place in written]
    assert texts == ["0", "500", "1000"]
    assert all(place.right < PLOT.left for _text, place in written)
    steps = [after.centery - before.centery for (_one, before), (_other, after) in pairwise(written)]
    assert max(steps) - min(steps) <= 2, "a plain scale"


def test_points_below_nothing_have_their_sign_where_everybody_has_a_line(replay: ReplayScene) -> None:
    assert [text for text, _place in said(replay, -60.0, 100.0, lead=False)] == ["100", "50", "0", "−50"]


@pytest.mark.parametrize(
    ("most", "pixels", "step"), [(820.0, 60, "200"), (723.0, 40, "500"), (57.0, 50, "20"), (0.8, 80, "0.2")]
)
def test_steps_are_round_figures(most: float, pixels: float, step: str) -> None:
    assert step_of(most, pixels, 14) == Decimal(step)


def test_rounds_are_called_by_their_names_where_all_have_room(pilot: Pilot, replay: ReplayScene) -> None:
    line, ground = replay.bar.line, pygame.Surface((1920, 1080))
    line.paint(ground, replay.style)
    assert line.rounds.named == (len(line.rounds) <= 12)
    pilot.resize((960, 600))
    pilot.settle()
    line.paint(ground, replay.style)
    assert not line.rounds.named, "a bar that holds everything has cells of one line"
