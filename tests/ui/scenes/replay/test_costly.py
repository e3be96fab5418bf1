"""The costly decisions of a round in a replay: their sum, the better way, and steps from one to the next."""

from __future__ import annotations

import pygame
import pytest

from game.i18n import use_language
from game.ui.kit import Text, walk
from game.ui.scenes.replay import ReplayScene
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_reviewed import opened

SIZES = [(1280, 720), (1920, 1080), (900, 1600), (960, 600)]


def moments(scene: ReplayScene) -> list[int]:
    """Return the moments after each costly decision."""
    return [each.number + 1 for each in scene.reviewed.moves]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_buttons_lead_from_one_costly_decision_to_the_next_and_back(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    pilot.settle()
    scene.jump(0)
    there = moments(scene)
    assert len(there) > 1
    for number in there:
        pilot.click("replay.costly_on")
        assert scene.playback.number == number
    assert "replay.costly_on" not in pilot.stage.targets(), "there is no other"
    for number in reversed(there[:-1]):
        pilot.click("replay.costly_back")
        assert scene.playback.number == number
    assert "replay.costly_back" not in pilot.stage.targets()


def test_buttons_show_the_sign_of_what_they_lead_to(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    scene.jump(0)
    found = scene.reviewed.moves
    back, on = (scene.group.named(f"costly_{way}") for way in ("back", "on"))
    assert (getattr(back, "graded"), getattr(on, "graded")) == (None, found[0])  # noqa: B009
    scene.jump(found[1].number + 1)
    assert getattr(back, "graded") == found[0]  # noqa: B009


def test_keys_lead_there_too(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    scene.jump(0)
    there = moments(scene)
    pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.playback.number == there[0]
    pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.playback.number == there[1]
    pilot.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert scene.playback.number == there[0]
    pilot.key(pygame.K_RIGHT)
    assert scene.playback.number == there[0] + 1, "without Shift it is the next move"


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[:3])
def test_the_sum_of_the_round_is_between_them(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    pilot.settle()
    spoken = scene.group.named("costly").spoken
    assert spoken.startswith(f"{len(moments(scene))} costly decision")
    assert "given away" in spoken


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_better_way_is_beside_the_cost_and_is_heard(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    pilot.settle()
    for graded in scene.reviewed.moves:
        scene.jump(graded.number + 1)
        view = scene.reviewed.view(graded)
        assert view.instead.text
        assert scene.standing() == scene.found.said
        assert scene.standing().startswith(view.finding)
        assert view.instead.text in scene.standing()
        assert scene.costly.why.spoken.startswith(view.brief)
        assert scene.standing().endswith(view.brief)
        room = scene.panels.plate().union(scene.found.area)
        assert pygame.Rect(scene.board.layout.zones[Zone("prompt")]).contains(room)
    why = scene.costly.why
    others = [
        each.rect for each in scene.group.widgets if each.visible and each not in (why, scene.group.named("signs"))
    ]
    assert why in scene.group.widgets
    assert pygame.Rect((0, 0), scene.size).contains(why.rect)
    assert why.rect.collidelist(others) < 0
    assert not why.rect.colliderect(scene.board.layout.zones[Zone("hand")])
    scene.jump(0)
    assert scene.standing() == ""
    assert "blunder" in scene.costly.why.spoken, "without a reason it is said what the signs mean"
    assert scene.panels.aside == 0


@pytest.mark.slow
@pytest.mark.parametrize("code", ["de", "fr", "pl", "pt"])
def test_the_better_way_is_shown_in_whole_in_small_windows(pilot: Pilot, code: str) -> None:
    scene = opened(pilot, kept=True)
    use_language(code)
    scene.relabel()
    pilot.resize((960, 600))
    pilot.settle()
    for graded in scene.reviewed.moves:
        scene.jump(graded.number + 1)
        view, texts = scene.reviewed.view(graded), [node for node in walk(scene.found.node) if isinstance(node, Text)]
        assert all(text.whole for text in texts)
        assert texts[0].text in (view.finding, view.figure)
        assert view.instead.text in [text.text for text in texts]


def test_without_a_review_nothing_of_it_is_there(pilot: Pilot) -> None:
    scene = opened(pilot, kept=False)
    assert not any(widget.name.startswith("costly") for widget in scene.group.widgets)
    before = scene.playback.number
    pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.playback.number == before + 1, "Shift means nothing else"
