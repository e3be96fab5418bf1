"""The time line of a replay: rounds and moments that are clicked and dragged, marks that keep apart, and the curve."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

import pygame
import pytest

from game.i18n import use_language
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.curve import figures
from game.ui.scenes.replay.time_marks import TimeScale, side_by_side
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of


@pytest.fixture(params=["borako", "baloot", "remik"])
def replay(pilot: Pilot, request: pytest.FixtureRequest) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of(request.param))
    pilot.resize((1280, 720))
    pilot.settle()
    return scene


def test_every_pixel_of_a_scale_belongs_to_a_moment_of_its_round() -> None:
    scale = TimeScale()
    scale.place(100, 500)
    scale.cover([0, 10, 14], 30)
    numbers = [scale.moment_at(x) for x in range(100, 600)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(31))
    for x, number in zip(range(100, 600), numbers, strict=True):
        left, right = scale.cell(scale.round_of(number))
        assert left <= x < right
        assert scale.x_of(number) <= x


@pytest.mark.parametrize(
    ("wanted", "room", "found"),
    [
        ([10, 50, 90], (0, 200), [10, 50, 90]),
        ([10, 15, 95], (0, 100), [10, 30, 80]),
        ([80, 85, 90], (0, 100), [40, 60, 80]),
        ([0, 5, 9], (0, 50), []),
    ],
)
def test_what_is_close_is_side_by_side_within_the_room(
    wanted: list[int], room: tuple[int, int], found: list[int]
) -> None:
    assert side_by_side(wanted, [20] * 3, room) == found


@pytest.mark.parametrize(
    ("span", "pixels", "shown"),
    [((-1175.0, 485.0), 60, ["-1000", "-500", "0"]), ((0.0, 57.0), 50, ["0", "20", "40"]), ((0.0, 0.8), 80, None)],
)
def test_figures_before_the_curve_are_round_and_few(
    span: tuple[float, float], pixels: int, shown: list[str] | None
) -> None:
    most = max(-span[0], span[1])
    found = figures(span, lambda value: round(-pixels * value / most), 14)
    assert Decimal(0) in found
    assert 2 <= len(found) <= 10
    assert len({after - before for before, after in pairwise(found)}) == 1
    if shown is not None:
        assert [str(int(each)) for each in found] == shown


def test_the_pointer_says_how_a_round_ended(pilot: Pilot, replay: ReplayScene) -> None:
    results = replay.views.results
    rounds = replay.group.named("rounds")
    for place, at in enumerate(replay.playback.rounds):
        cell = pilot.where(f"round.{place + 1}")
        rounds.point(cell.center)
        assert rounds.tip == results[at].summary
        assert rounds.explained.clip(cell)


@pytest.mark.slow
def test_a_click_on_the_mark_of_a_key_moment_leads_there(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("borako"))
    pilot.resize((1920, 1080))
    pilot.settle()
    line, there = scene.group.named("time"), dict[str, tuple[int, int]]()
    for x in range(line.rect.left, line.rect.right, 4):
        at = x, line.rect.top + line.rect.height // 4
        line.point(at)
        if line.tip:
            there[line.tip] = at
    keys = [key for key in scene.time_line.keys if not key.trick]
    assert set(there) == {key.text for key in keys}
    for key in keys:
        pilot.press(there[key.text])
        pilot.release(there[key.text])
        assert scene.playback.number in [each.number for each in keys if each.text == key.text]


def test_keys_lead_along_the_curve_and_it_says_the_lead(pilot: Pilot, replay: ReplayScene) -> None:
    curve, lead = replay.group.named("lead"), replay.time_line.lead
    replay.group.set_focus(curve)
    for key in (pygame.K_END, pygame.K_PAGEUP, pygame.K_LEFT):
        pilot.key(key)
        assert lead.text(replay.playback.number) in curve.spoken


def test_a_click_and_a_drag_on_the_curve_lead_to_moments_of_the_match(pilot: Pilot, replay: ReplayScene) -> None:
    curve, last = replay.group.named("lead"), replay.playback.last
    first, final = pilot.where("round.1"), pilot.where(f"round.{len(replay.playback.rounds)}")
    pilot.press((final.right - 3, curve.rect.centery))
    assert replay.playback.number >= last - last // 20 - 1
    pilot.move((first.left + 1, curve.rect.centery), held=True)
    assert replay.time_line.lead.text(0) in curve.tip
    pilot.release((first.left + 1, curve.rect.centery))
    assert replay.playback.number <= 2


@pytest.mark.slow
def test_a_bar_that_holds_everything_has_no_room_for_the_curve(pilot: Pilot, replay: ReplayScene) -> None:
    pilot.resize((960, 600))
    pilot.settle()
    assert replay.time_line.curve not in replay.group.widgets


def test_where_everybody_has_a_line_the_limit_is_shown_if_somebody_is_near_it(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("remik-two-finished"))
    spoken = scene.time_line.curve.spoken
    assert all(f"{name}: " in spoken for name in scene.playback.names)
    limit = scene.panels.facts.target
    assert limit in spoken
    begun = opened(pilot, record_of("remik"))
    assert begun.panels.facts.target not in begun.time_line.curve.spoken, "nobody is near it"
