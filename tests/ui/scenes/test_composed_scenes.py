"""Every scene that is composed of nodes: nothing overlaps or is cut, and whatever is seen is said as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame
import pytest

from game.i18n import isolated, use_language
from game.ui.kit import Column, FirstThatFits, Node, NodeList, Row, Text, spoken, walk
from game.ui.scenes.composed import ComposedScene
from game.ui.screenshot import with_saves
from game.ui.text import Typesetter
from game.ui.widgets import Widget
from tests.ui.pilot import Pilot
from tests.ui.shelves import fill

SIZES: Final = ((1280, 720), (1920, 1080), (960, 600), (800, 1280))
LANGUAGES: Final = ("en", "ar", "de")


def open_saved_matches(pilot: Pilot) -> None:
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 20)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()


SCENES: Final[dict[str, Callable[[Pilot], None]]] = {"load": open_saved_matches}
"""How every composed scene is opened with something to show."""


@pytest.fixture(params=[pytest.param(size, id="x".join(map(str, size))) for size in SIZES])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language("en")


@pytest.fixture(params=SCENES)
def scene(request: pytest.FixtureRequest, pilot: Pilot, size: tuple[int, int], language: str) -> ComposedScene:
    """A composed scene at rest, after several of its frames were painted."""
    pilot.take_size(size)
    SCENES[request.param](pilot)
    assert pilot.surface is not None
    pilot.settle()
    assert isinstance(pilot.scene, ComposedScene)
    return pilot.scene


def test_every_composed_scene_is_opened_here() -> None:
    """A scene that moves onto the kit is added to the table above."""
    import game.ui.scenes.load.scene  # noqa: F401  # the module registers its class by being read

    assert set(_names_below(ComposedScene)) == set(SCENES)


def _names_below(kind: type[object]) -> Iterator[str]:
    for below in kind.__subclasses__():
        yield from _names_below(below)
        yield vars(below)["name"]


@pytest.mark.slow
def test_nothing_lies_upon_anything_else_or_outside_its_container(scene: ComposedScene) -> None:
    for node in walk(scene.tree):
        for child in node.shown:
            assert node.rect.contains(child.rect) or not child.rect, f"{type(child).__name__} in {type(node).__name__}"
        if isinstance(node, (Row, Column)):
            rects = [child.rect for child in node.shown if child.rect.width and child.rect.height]
            for place, rect in enumerate(rects):
                assert rect.collidelist(rects[place + 1 :]) == -1


@pytest.mark.slow
def test_no_text_is_cut(scene: ComposedScene) -> None:
    cut = [node.text for node in walk(scene.tree) if isinstance(node, Text) and not node.whole]
    assert cut == []


@pytest.mark.slow
def test_whatever_can_be_used_lies_in_the_window_and_has_a_name_and_words(scene: ComposedScene) -> None:
    room = pygame.Rect((0, 0), scene.size)
    for widget in scene.group.widgets:
        assert widget.name
        assert widget.spoken, widget.name
        assert room.contains(widget.rect), widget.name
        assert min(widget.rect.size) >= 24, widget.name


@pytest.mark.slow
def test_whatever_is_seen_is_said(scene: ComposedScene, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_texts(scene, monkeypatch)
    said = bare(" ".join([said_of(scene.tree), *(said_by(widget) for widget in scene.group.widgets)]))
    assert [text for text in seen if bare(text) not in said and not text.isdecimal()] == []


def seen_texts(scene: ComposedScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
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
    return " ".join([spoken(node), *(spoken(each) for choice in alternatives for each in choice.children)])


def every(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from every(child)


def said_by(widget: Widget) -> str:
    """All that a listener can hear of a widget: of a list every row in sight, of a choice every choice."""
    if isinstance(widget, NodeList):
        return " ".join(said_of(widget.compose_row(row)) for row in widget.in_sight)
    choices = getattr(widget, "choices", [])
    return " ".join([widget.spoken, widget.tip, *(label for _value, label in choices)])


def bare(text: str) -> str:
    """A text without what only concerns its looks."""
    return "".join(sign for sign in isolated(text) if sign.isalnum()).casefold()
