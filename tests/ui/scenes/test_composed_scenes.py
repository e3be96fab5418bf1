"""Every composed scene: nothing overlaps or is cut, and every visible text is spoken as well."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Final

import pygame
import pytest

import game.ui.scenes
from game.i18n import isolated, use_language
from game.ui.graphics.text import Typesetter
from game.ui.kit import Column, FirstThatFits, Node, NodeList, Row, Text, spoken, walk
from game.ui.reading.page import Page
from game.ui.scenes.deals.month import Calendar
from game.ui.scenes.replay import ReplayScene
from game.ui.screenshot import EVENING
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.profile import Profile
from game.ui.widgets import Chart, Widget
from tests.ui.pictures.pairwise import Variant
from tests.ui.pilot import Pilot
from tests.ui.scenes.scene_table import SCENES, Opener

VARIANTS: Final = (
    Variant("en", (1280, 720), 100, "dark"),
    Variant("ar", (960, 600), 100, "light"),
    Variant("de", (800, 1280), 100, "high_contrast"),
    Variant("fr", (1920, 1080), 150, "dark"),
    Variant("pl", (960, 600), 100, "dark"),
    Variant("ar", (1280, 720), 150, "high_contrast"),
    Variant("pt", (3840, 2160), 100, "light"),
    Variant("de", (1280, 720), 100, "light"),
)
"""Every language, window and palette, with the narrow windows in the languages of long words."""
LEAST_TARGET: Final = 24
"""The least width and height of every target, in pixels."""


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize(
    "opener",
    [pytest.param(opener, id=f"{name}-{state}") for name, states in SCENES.items() for state, opener in states.items()],
)
def test_a_composed_scene_is_sound(
    pilot: Pilot, opener: Opener, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Profile, "now", lambda _profile: EVENING)
    use_language(variant.language)
    try:
        pilot.stage.profile.change(theme=variant.theme, ui_scale=variant.scale, language=variant.language)
        pilot.take_size(variant.size)
        opener(pilot)
        assert pilot.surface is not None
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, (ComposedScene, ReplayScene))
        found = [*misplaced(scene.tree), *cut(scene.tree), *unusable(scene), *unsaid(scene, monkeypatch)]
    finally:
        use_language("en")
    assert found == []


def test_every_composed_scene_is_opened_here() -> None:
    """A scene that moves onto the kit is added to `SCENES`."""
    for module in pkgutil.walk_packages(game.ui.scenes.__path__, "game.ui.scenes."):
        importlib.import_module(module.name)  # a class is known once its module was read
    assert {*_names_below(ComposedScene), ReplayScene.name} == set(SCENES)


def _names_below(kind: type[object]) -> Iterator[str]:
    for below in kind.__subclasses__():
        yield from _names_below(below)
        if "name" in vars(below):
            yield vars(below)["name"]


def misplaced(tree: Node) -> Iterator[str]:
    """Yield nodes outside their container, or upon a neighbour in a row or a column."""
    for node in walk(tree):
        for child in node.shown:
            if child.rect and not node.rect.contains(child.rect):
                yield f"{_label(child)} {child.rect} leaves {_label(node)} {node.rect}"
        if isinstance(node, (Row, Column)):
            placed = [child for child in node.shown if child.rect.width and child.rect.height]
            for place, child in enumerate(placed):
                for other in placed[place + 1 :]:
                    if child.rect.colliderect(other.rect):
                        yield f"{_label(child)} lies upon {_label(other)}"


def _label(node: Node) -> str:
    return f"{type(node).__name__} {node.name or spoken(node)[:40]}".strip()


def cut(tree: Node) -> Iterator[str]:
    """Texts that are not shown whole."""
    for node in walk(tree):
        if isinstance(node, Text) and not node.whole:
            yield f"cut: {node.text}"


def unusable(scene: ComposedScene | ReplayScene) -> Iterator[str]:
    """Widgets without a name or words, outside the window, or too small to be hit."""
    window = pygame.Rect((0, 0), scene.size)
    for widget in scene.group.widgets:
        if not widget.name or not widget.spoken:
            yield f"without name or words: {widget.name}"
        if not window.contains(widget.rect):
            yield f"outside the window: {widget.name} {widget.rect}"
        if min(widget.rect.size) < LEAST_TARGET:
            yield f"too small: {widget.name} {widget.rect}"


def unsaid(scene: ComposedScene | ReplayScene, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield texts that are visible and not spoken.

    The marks of a chart have the meaning of the numbers at its axes, and names of cards that of their letters.
    """
    spoken = bare(" ".join([said_of(scene.tree), *(said_by(widget) for widget in scene.group.widgets)]))
    for text in seen_texts(scene, monkeypatch):
        if bare(text) not in spoken and sum(sign.isalpha() for sign in text) > 1:
            yield f"seen and not said: {text}"


def seen_texts(scene: ComposedScene | ReplayScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is drawn when the whole scene is painted."""
    seen: list[str] = []
    line = Typesetter.line

    def noted(setter: Typesetter, text: str, *how: object) -> pygame.Surface:
        seen.append(text)
        return line(setter, text, *how)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Typesetter, "line", noted)
        scene.paint(pygame.Surface(scene.size), pygame.Rect((0, 0), scene.size))
    return seen


def said_of(node: Node) -> str:
    """All that a listener hears of a node, and the shorter wordings of it that may be seen instead."""
    alternatives = (each for each in every(node) if isinstance(each, FirstThatFits))
    return " ".join([spoken(node), *(spoken(each) for choice in alternatives for each in choice.alternatives)])


def every(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from every(child)


def said_by(widget: Widget) -> str:
    """All that a listener can hear of a widget: every row in sight of a list, every day, every choice."""
    if isinstance(widget, NodeList):
        return " ".join(said_of(widget.compose_row(row)) for row in widget.in_sight)
    if isinstance(widget, Calendar):
        return " ".join(said_of(cell) for cell in widget.cells.values())
    if isinstance(widget, Page):
        return " ".join(widget.blocks[block].text for block in widget.shown)
    if isinstance(widget, Chart):
        view = widget.view
        return " ".join([view.empty, *(mark.sentence for mark in view.marks), *(label for _at, label in view.edges)])
    choices = getattr(widget, "choices", [])
    return " ".join([widget.spoken, widget.tip, *(label for _value, label in choices)])


def bare(text: str) -> str:
    """A text without what only concerns its looks."""
    return "".join(sign for sign in isolated(text) if sign.isalnum()).casefold()
