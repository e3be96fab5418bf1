"""In Arabic every scene is shown the other way round, and nothing in it is cut or lies upon something else."""

from __future__ import annotations

import platform

import pygame
import pytest

from game.i18n import use_digits
from game.i18n.order import visual_runs
from game.ui.graphics.mirror import mirrored
from game.ui.stage.widget_scene import WidgetScene
from tests.ui.pictures.gallery import painted, rendered
from tests.ui.pictures.pairwise import Variant
from tests.ui.pilot import Pilot
from tests.ui.scenes.test_scene_layouts import SCENES, let_appear, staged
from tests.ui.sheet import faults

pytestmark = pytest.mark.usefixtures("arabic")
WINDOWS = [((960, 600), 1.0), ((1280, 720), 0.75), ((1920, 1080), 1.0), ((2560, 1440), 2.0)]


@pytest.mark.pictures
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_room_for_its_arabic_digits(scene: str) -> None:
    use_digits("arabic")
    with staged(SCENES[scene], *WINDOWS[0]) as stage:
        assert faults(stage.top, stage.style) == []
        for size, scale in WINDOWS[1:]:
            stage.resize(size, scale)
            let_appear(stage)
            assert faults(stage.top, stage.style) == [], (size, scale)


@pytest.mark.pictures
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_shown_the_other_way_round(scene: str) -> None:
    with staged(SCENES[scene], (1280, 720), 1.0) as stage:
        shown = stage.targets()
        for name, rect in stage.top.targets().items():
            assert shown[name] == mirrored(rect, 1280)


def test_names_of_parts_and_their_versions_stay_together() -> None:
    with rendered("about", Variant("ar"), sketched=True) as stage:
        texts = [line.text for line in painted(stage).written]
    shown = [spaced("".join(run.text for run in visual_runs(text, right_to_left=True))) for text in texts]
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    for part in (f"Python {platform.python_version()}", f"pygame-ce {pygame.ver}", f".SDL {sdl}"):
        assert any(part in text for text in shown), part


def spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.usefixtures("watched")
def test_what_is_painted_piecemeal_is_what_is_painted_whole(pilot: Pilot) -> None:
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    pilot.click("new_match.preset.relaxed")
    pilot.key(pygame.K_TAB)
    pilot.settle()
    piecemeal = pilot.surface.copy()
    pilot.scene.damage.everything(pilot.stage.size)
    pilot.frame()
    assert piecemeal.get_buffer().raw == pilot.surface.get_buffer().raw


def test_clicks_find_what_is_seen(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    assert pilot.where("menu.new_match").left > 640
    pilot.click("menu.new_match")
    assert pilot.scene.name == "new_match"


def test_the_left_arrow_leads_to_what_is_seen_at_the_left(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, WidgetScene)
    scene.group.set_focus(scene.group.named("rules"))
    pilot.key(pygame.K_LEFT)
    assert scene.group.focus is scene.group.named("settings")
    assert pilot.where("menu.settings").right < pilot.where("menu.rules").left


def test_the_next_player_sits_at_the_right_in_every_language(pilot: Pilot) -> None:
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    assert pilot.where("new_match.level.1").left > pilot.where("new_match.level.3").right


def test_typed_names_are_read_from_where_they_begin(pilot: Pilot) -> None:
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    pilot.click("new_match.name")
    for _ in range(5):
        pilot.key(pygame.K_BACKSPACE)
    pilot.type("سارة")
    assert pilot.stage.profile.player == "سارة"
