"""The stack of scenes, its overlays, and the reports of the probe."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.ui.probe import VARIABLE, Probe
from game.ui.stage.scene import Scene
from tests.ui.pilot import Pilot


class Plain(Scene):
    """A scene of one colour that notes what happens to it."""

    name = "plain"

    def __init__(self, pilot: Pilot, colour: tuple[int, int, int]) -> None:
        super().__init__(pilot.stage)
        self.colour = colour
        self.told: list[str] = []

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def layout(self, size: tuple[int, int]) -> None:
        self.told.append(f"layout {size[0]}x{size[1]}")

    def handle(self, event: pygame.Event) -> bool:
        self.told.append(pygame.event.event_name(event.type))
        return True

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        surface.fill(self.colour, area)

    def targets(self) -> dict[str, pygame.Rect]:
        return {"middle": pygame.Rect(10, 20, 30, 40)}


class Over(Plain):
    """An overlay that shows what lies beneath."""

    name = "over"
    overlay = True

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        assert self.stage.backdrop is not None
        surface.blit(self.stage.backdrop, area, area)


def test_a_scene_is_laid_out_before_it_enters(pilot: Pilot) -> None:
    scene = Plain(pilot, (200, 0, 0))
    pilot.stage.push(scene)
    assert scene.told == ["layout 1280x720", "enter"]


def test_only_the_top_scene_acts(pilot: Pilot) -> None:
    below, above = Plain(pilot, (200, 0, 0)), Plain(pilot, (0, 200, 0))
    pilot.stage.push(below)
    pilot.stage.push(above)
    pilot.key(pygame.K_a)
    assert "KeyDown" in above.told
    assert "KeyDown" not in below.told


@pytest.mark.usefixtures("watched")
def test_the_scene_beneath_comes_back_painted_anew(pilot: Pilot) -> None:
    below, above = Plain(pilot, (200, 0, 0)), Plain(pilot, (0, 200, 0))
    pilot.stage.push(below)
    pilot.stage.push(above)
    pilot.frame()
    pilot.stage.pop()
    pilot.frame()
    assert above.told[-1] == "leave"
    assert below.told[-1] == "enter"
    assert pilot.surface.get_at((5, 5))[:3] == (200, 0, 0)


@pytest.mark.usefixtures("watched")
def test_an_overlay_shows_the_scene_beneath_dimmed(pilot: Pilot) -> None:
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    pilot.stage.push(Over(pilot, (0, 0, 0)))
    pilot.frame()
    red, green, blue, _alpha = pilot.surface.get_at((5, 5))
    assert 20 < red < 150
    assert green == blue == 0


def test_an_overlay_dims_anew_when_the_window_changes(pilot: Pilot) -> None:
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    pilot.stage.push(Over(pilot, (0, 0, 0)))
    pilot.resize((1920, 1080))
    assert pilot.stage.backdrop is not None
    assert pilot.stage.backdrop.get_size() == (1920, 1080)


def test_replacing_lets_every_scene_leave(pilot: Pilot) -> None:
    scenes = [Plain(pilot, (200, 0, 0)) for _ in range(3)]
    for scene in scenes:
        pilot.stage.push(scene)
    pilot.stage.replace(Plain(pilot, (0, 0, 200)))
    assert all(scene.told[-1] == "leave" for scene in scenes)


def test_swapping_does_not_wake_the_scene_beneath(pilot: Pilot) -> None:
    below = Plain(pilot, (200, 0, 0))
    pilot.stage.push(below)
    pilot.stage.push(Plain(pilot, (0, 200, 0)))
    pilot.stage.swap(Plain(pilot, (0, 0, 200)))
    assert below.told.count("enter") == 1


def test_taking_the_last_scene_ends_the_program(pilot: Pilot) -> None:
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    pilot.stage.pop()
    assert not pilot.stage.running


@pytest.mark.usefixtures("watched")
def test_nothing_is_painted_while_nothing_changes(pilot: Pilot) -> None:
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    assert pilot.frame() == [pygame.Rect(0, 0, 1280, 720)]
    assert pilot.frame() == []
    assert pilot.stage.wake_after() is None


def test_f11_asks_for_the_whole_monitor_whatever_the_scene(pilot: Pilot) -> None:
    scene = Plain(pilot, (200, 0, 0))
    pilot.stage.push(scene)
    pilot.key(pygame.K_F11)
    assert pilot.stage.wants_fullscreen
    assert "KeyDown" not in scene.told


def test_the_probe_tells_what_can_be_clicked_and_only_news(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "probe.json"
    probe = Probe(file)
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    probe.tell(pilot.stage, idle=True)
    probe.tell(pilot.stage, idle=True)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["scene"] == "plain"
    assert report["idle"] is True
    assert report["seq"] == 1
    assert report["targets"] == {"middle": [10, 20, 30, 40]}
    assert report["first_frame"] > 0
    probe.tell(pilot.stage, idle=False)
    assert json.loads(file.read_text(encoding="utf-8"))["seq"] == 2
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("probe")] == ["probe.json"]


def test_the_probe_counts_keys_and_clicks_that_what_it_tells_is_an_answer_to(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "probe.json"
    probe = Probe(file)
    pilot.stage.push(Plain(pilot, (200, 0, 0)))
    kinds = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    probe.hear([pygame.Event(kind) for kind in kinds])
    probe.tell(pilot.stage, idle=True)
    assert json.loads(file.read_text(encoding="utf-8"))["heard"] == 2


def test_there_is_a_probe_only_where_one_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert Probe.from_environment() is None
    monkeypatch.setenv(VARIABLE, str(tmp_path / "probe.json"))
    assert Probe.from_environment() is not None
