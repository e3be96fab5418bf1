"""The review of rounds in a replay: signs where one was saved, and the link to it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.i18n import use_language
from game.ui.kit import spoken
from game.ui.scenes.replay import ReplayScene
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot


def opened(pilot: Pilot, *, kept: bool, game: str = "borako") -> ReplayScene:
    """Return the replay of a record with a reviewed round."""
    use_language("en")
    folder: Path = pilot.stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    record = folder / f"{game}-20260110-190000.jsonl"
    raw, found = reviewed(game, record.name)
    record.write_bytes(raw)
    if kept:
        pilot.stage.profile.archive.keep([found])
    pilot.stage.navigator.open_replay(record)
    pilot.resize((1280, 720))
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    return scene


def test_mistakes_of_a_kept_review_are_signed_in_list_and_time_line(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    found = scene.reviewed.moves
    assert found
    assert len(scene.lists.graded) == len(found)
    for row, each in scene.lists.graded.items():
        move = scene.lists.rows[row]
        assert each.number < move.number <= each.last
        assert move.seat == each.seat
        assert "cost" in spoken(scene.lists.moves.compose_row(row))
    scene.jump(found[0].number + 1)
    place = pilot.where("moment").centerx
    line = scene.group.named("time")
    tips = set[str]()
    for y in range(line.rect.top, line.rect.bottom, 4):
        line.point((place, y))
        tips.add(line.tip)
    assert scene.reviewed.view(found[0]).finding in tips


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600), (960, 600)])
def test_what_was_found_of_a_move_is_beside_what_tells_it(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    for each in scene.reviewed.moves:
        scene.jump(each.number + 1)
        assert scene.found.area
        assert not scene.found.area.colliderect(scene.panels.plate())
        assert pygame.Rect((0, 0), size).contains(scene.found.area)
    scene.jump(0)
    assert not scene.found.area


def test_without_one_there_are_no_signs(pilot: Pilot) -> None:
    scene = opened(pilot, kept=False)
    assert not scene.reviewed.moves
    assert not scene.lists.graded


def test_the_way_to_a_review_that_was_made_says_so(pilot: Pilot) -> None:
    assert opened(pilot, kept=True).group.named("review").spoken == "Open the review"


def test_the_way_to_a_review_that_was_not_made_says_what_it_offers(pilot: Pilot) -> None:
    assert opened(pilot, kept=False).group.named("review").spoken == "Review your decisions"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600), (960, 600)])
def test_a_button_leads_to_the_review_of_the_round_and_back(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    pilot.settle()
    pilot.click("replay.review")
    assert pilot.scene.name == "review"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is scene


@pytest.mark.slow
def test_going_back_and_forth_piles_nothing_up_and_back_leads_to_where_one_came_from(pilot: Pilot) -> None:
    opened(pilot, kept=True)
    below = pilot.stage.names[:-1]
    for _time in range(3):
        pilot.click("replay.review")
        pilot.settle()
        assert pilot.stage.names == (*below, "replay", "review")
        pilot.click("review.show")
        pilot.settle()
        assert pilot.stage.names == (*below, "review", "replay")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "review"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.stage.names == below
