"""Pictures are made once a size, and every scene can be pictured."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.cli import main
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, panel_markup
from game.ui.graphics.pictures import Pictures, card_size
from pictures.scenes import SCENES
from tests.ui.likeness import alike


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def test_a_card_is_rasterised_once_for_a_size() -> None:
    pictures = Pictures()
    assert pictures.card("7H", 80).surface is pictures.card("7H", 80).surface
    assert pictures.card("7H", 80).surface.get_size() == card_size(80) == (80, 112)


def test_a_shadow_lies_around_the_card_and_below_it() -> None:
    card = Pictures().card("KS", 80, depth=6)
    covered = card.area(100, 100)
    itself = pygame.Rect((100, 100), card.size)
    assert covered.contains(itself)
    assert covered.bottom - itself.bottom > itself.top - covered.top


def test_wanted_cards_are_made_a_few_a_frame() -> None:
    pictures = Pictures()
    pictures.want(("7H", "8H", "9H"), 60)
    assert pictures.draw_wanted()
    assert [pictures.has_card(name, 60) for name in ("7H", "8H", "9H")] == [True, False, False]
    while pictures.draw_wanted():
        pass
    assert pictures.has_card("9H", 60)


def test_pictures_of_another_size_are_forgotten_with_the_window() -> None:
    pictures = Pictures()
    pictures.card("7H", 80)
    pictures.clear()
    assert not pictures.has_card("7H", 80)


@pytest.mark.pictures
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_pictured(scene: str, tmp_path: Path) -> None:
    out = tmp_path / "scene.png"
    assert main(["screenshot", scene, "--size", "960x600", "--out", str(out)]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (960, 600)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 960, 40) for y in range(0, 600, 40)}) > 20


@pytest.mark.parametrize(
    "words",
    [
        ["screenshot", "nowhere", "--out", "x.png"],
        ["screenshot", "menu", "--size", "wide", "--out", "x.png"],
        ["screenshot", "menu", "--theme", "neon", "--out", "x.png"],
        ["screenshot", "menu", "--game", "whist", "--out", "x.png"],
    ],
)
def test_what_cannot_be_pictured_is_shown_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.slow
def test_so_many_pictures_are_kept_as_suit_the_window() -> None:
    pictures = Pictures()
    pictures.keep_for((1280, 800))
    first = pictures.card("7H", 80).surface
    for width in range(300, 400):
        pictures.card("7H", width)
    assert not pictures.has_card("7H", 80)
    assert pictures.card("7H", 80).surface is not first
    kept = sum(card_size(width)[0] * card_size(width)[1] for width in range(300, 400) if pictures.has_card("7H", width))
    assert 0 < kept <= 6 * 1280 * 800


@pytest.mark.slow
def test_what_is_wanted_again_is_not_forgotten_first() -> None:
    pictures = Pictures()
    pictures.card("7H", 80)
    for width in range(300, 400):
        pictures.want(("7H",), 80)
        pictures.card("8H", width)
    assert pictures.has_card("7H", 80)


def test_a_broad_panel_looks_as_if_it_was_drawn_as_a_whole() -> None:
    style = Style()
    rect = pygame.Rect(0, 0, 400, 60)
    for kind in (PanelKind.PANEL, PanelKind.ROW_CHOSEN, PanelKind.TRAY):
        stretched, whole = pygame.Surface(rect.size), pygame.Surface(rect.size)
        draw_panel(stretched, style, rect, kind, radius=8)
        whole.blit(
            style.pictures.drawn(panel_markup(kind, style.theme, rect.size, style.px(8), style.scale), rect.size)
        )
        assert alike(stretched, whole), kind


@pytest.mark.parametrize("size", [(30, 200), (300, 40), (320, 240), (20, 20)])
def test_the_shadow_of_a_large_panel_is_that_of_a_small_one_stretched(size: tuple[int, int]) -> None:
    radius, depth = 9, 8
    shadow = Pictures().shadow(size, radius, depth)
    panel = pygame.Surface((size[0] + 4 * depth, size[1] + 4 * depth), pygame.SRCALPHA)
    pygame.draw.rect(panel, (0, 0, 0, 110), (2 * depth, 2 * depth, *size), border_radius=radius)
    for _ in range(2):
        panel = pygame.transform.box_blur(panel, depth // 2)
    assert shadow.get_size() == panel.get_size()
    assert pygame.image.tobytes(shadow, "RGBA") == pygame.image.tobytes(panel, "RGBA")


def test_no_large_surface_is_blurred(monkeypatch: pytest.MonkeyPatch) -> None:
    blurred: list[tuple[int, int]] = []
    blur = pygame.transform.box_blur

    def noted(surface: pygame.Surface, radius: int) -> pygame.Surface:
        blurred.append(surface.get_size())
        return blur(surface, radius)

    monkeypatch.setattr(pygame.transform, "box_blur", noted)
    Pictures().shadow((1600, 1000), 12, 10)
    assert blurred
    assert max(map(max, blurred)) < 120
