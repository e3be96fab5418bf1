"""Winners and their cup are lively for a moment; then all lies still, and where motion is reduced at once."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.liveliness import REACTS_MS, draw_glint, nodding, reacting
from game.ui.graphics.motion import Pace
from game.ui.kit import List, walk
from game.ui.scenes.ending import EndScene
from game.ui.screenshot import played_match
from tests.ui.pilot import Pilot

SIDE = 200


def test_who_is_glad_hops_and_who_is_dismayed_shakes_the_head() -> None:
    moments = [part * REACTS_MS / 20 for part in range(30)]
    glad = {reacting(0.0, now, SIDE, "glad") for now in moments}
    dismayed = {reacting(0.0, now, SIDE, "dismayed") for now in moments}
    assert min(down for _across, down in glad) < 0 == max(down for _across, down in glad)
    assert {down for _across, down in dismayed} == {0}
    assert min(dismayed) < (0, 0) < max(dismayed)
    assert {reacting(0.0, now, SIDE, "calm") for now in moments} == {(0, 0)}
    assert reacting(0.0, REACTS_MS, SIDE, "glad") == (0, 0)


def test_winners_nod_by_turns_and_then_no_more() -> None:
    up = [[nodding(float(gone), 2000.0, SIDE, number) for gone in range(0, 2400, 20)] for number in (0, 1)]
    assert all(any(one) for one in up)
    assert not any(first and second for first, second in zip(*up, strict=True))
    assert not any(one[-20] for one in up)


def test_a_glint_lies_on_the_cup_and_not_beside_it() -> None:
    cup = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.rect(cup, (100, 80, 20, 255), (10, 0, 20, 40))
    ground = pygame.Surface((40, 40))
    draw_glint(ground, cup, (0, 0), 400.0)
    lit = {(x, y) for x in range(40) for y in range(40) if ground.get_at((x, y))[:3] != (0, 0, 0)}
    assert lit
    assert all(10 <= x < 30 for x, _y in lit)


@pytest.mark.parametrize("still", [False, True])
def test_the_end_of_a_match_comes_to_rest(pilot: Pilot, still: bool) -> None:
    pilot.stage.pace = Pace.NORMAL
    pilot.stage.profile.change(reduce_motion=still)
    match = played_match("remik", lambda _match: False)
    pilot.stage.navigator.open_result(match)
    scene = pilot.scene
    assert isinstance(scene, EndScene)
    pilot.frame()
    pilot.frame()
    assert (scene.wake_after() == 0.0) is not still
    pilot.wait(9000, 500)
    assert scene.wake_after() != 0.0
    rounds = next(node.widget for node in walk(scene.tree) if isinstance(node, List))
    assert rounds.in_sight.stop == len(match.history()), "the rounds that decided it are seen first"
