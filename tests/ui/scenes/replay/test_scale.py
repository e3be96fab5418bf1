"""What the height of the curve means: figures and words before it, which nothing of the curve ever meets."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.i18n import use_language
from game.ui.graphics.theme import THEMES
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.time.lead import line_title
from game.ui.scenes.replay.time.scale import Scale, axis_width, root_of, round_figure, side_colours, sides, spread
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


def said(replay: ReplayScene, low: float, high: float, room: int = 0) -> list[tuple[str, pygame.Rect]]:
    """What is written before a curve that reaches so far, and where."""
    foot, top = spread(low, high)
    names = ("Us", "Them")

    def y_of(lead: float) -> int:
        return PLOT.bottom - 4 - round((PLOT.height - 8) * (root_of(lead) - foot) / (top - foot))

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
        room = room or axis_width(replay.style, names)
        Scale(PLOT, y_of, names, (low, high)).paint_axis(
            Ground((1400, 130)), replay.style, room, pygame.Rect(0, 0, 1400, 130)
        )
    return sorted(written, key=lambda each: each[1].top)


@pytest.mark.parametrize(("low", "high"), [(0.0, 40.0), (-90.0, 0.0), (-10.0, 80.0), (0.0, 0.0)])
def test_a_side_has_its_share_only_where_somebody_leads_on_it(low: float, high: float) -> None:
    foot, top = spread(low, high)
    assert foot <= root_of(low) <= 0 <= root_of(high) <= top
    for reach, lead in ((-foot, low), (top, high)):
        if low or high:
            assert (reach / (top - foot) > 0.2) == bool(lead)


def test_leads_keep_their_order_and_their_side_and_small_ones_are_seen() -> None:
    leads = [-1175.0, -400.0, -1.0, 0.0, 1.0, 60.0, 485.0]
    heights = [root_of(each) for each in leads]
    assert all(before < after for before, after in pairwise(heights))
    assert root_of(100) / root_of(1000) > 0.3


def test_the_sides_are_called_by_who_leads_there() -> None:
    use_language("en")
    assert sides(("Us", "Them")) == ("You lead", "They lead")
    assert sides(("Amina", "Slim", "Moncef")) == ("You lead", "Others lead")


def test_several_others_share_a_colour_that_is_no_players() -> None:
    theme = THEMES["dark"]
    assert side_colours(theme, ("Us", "Them"))[1] == theme.them
    assert side_colours(theme, ("Amina", "Slim", "Moncef"))[1] == theme.text_soft


def test_it_says_what_the_line_is_where_that_is_not_plain() -> None:
    use_language("en")
    assert line_title(("Us", "Them"), "") == ""
    assert line_title(("Amina", "Slim", "Moncef"), "Fewest points win.").startswith("Your lead over the best other")


@pytest.mark.slow
def test_figures_stand_before_the_curve_and_apart(replay: ReplayScene) -> None:
    written = said(replay, -1175.0, 485.0)
    texts = [text for text, _place in written]
    assert texts[0] == "You lead +485"
    assert texts[-1] == "They lead −1175"
    assert "0" in texts
    assert all(place.right < PLOT.left for _text, place in written)
    assert all(before.centery < after.centery for (_one, before), (_other, after) in pairwise(written))


def test_a_side_on_which_nobody_led_has_no_figure(replay: ReplayScene) -> None:
    assert not any("You lead" in text for text, _place in said(replay, -357.0, 0.0))


def test_where_words_have_no_room_figures_stand_alone(replay: ReplayScene) -> None:
    room = axis_width(replay.style, ("Us", "Them")) // 2
    texts = [text for text, _place in said(replay, -50.0, 40.0, room)]
    assert texts[0] == "+40"
    assert texts[-1] == "−50"


def test_figures_between_are_round() -> None:
    assert [round_figure(each) for each in (0.5, 1.0, 7.0, 49.0, 121.0, 999.0)] == [0, 1, 5, 20, 100, 500]


def test_rounds_are_called_by_their_names_where_all_have_room(pilot: Pilot, replay: ReplayScene) -> None:
    line, ground = replay.bar.line, pygame.Surface((1920, 1080))
    line.paint(ground, replay.style)
    assert line.rounds.named == (len(line.rounds) <= 12)
    pilot.resize((960, 600))
    pilot.settle()
    line.paint(ground, replay.style)
    assert not line.rounds.named, "a bar that holds everything has cells of one line"
