"""The light of a zone is beneath its words, and a carried card is above everything."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.engine import Place
from game.lessons.catalogue import lessons_of
from game.ui.graphics.motion import Pace
from game.ui.graphics.theme import contrast
from game.ui.table.coach.scene import LessonScene
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.scene import TableScene
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

THEMES = ("dark", "light", "high_contrast")
TEXT_CONTRAST = 4.5


def held_over(table: Table, card: str, position: tuple[int, int]) -> None:
    """Carry a card of the hand there, and wait until nothing but the light has changed."""
    pilot = table.pilot
    pilot.press(pilot.where(table.card(card)).center)
    for across in (-2, -1, 0):
        pilot.move((position[0] + across, position[1]), held=True)
    pilot.wait(600)


def with_discards(pilot: Pilot) -> Table:
    """The player has drawn, and a few cards were thrown before."""
    table = Table(pilot, dealt({0: "5H 6H 7H 9C"}, draws="KD"))
    table.click("stock")
    table.drag("9C", "discards")
    table.click("stock")
    pilot.settle()
    return table


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_words_beside_the_discards_lie_upon_the_light(pilot: Pilot, theme: str, size: tuple[int, int]) -> None:
    pilot.resize(size)
    pilot.stage.profile.try_out(theme=theme)
    table = with_discards(pilot)
    words = component_of(table.scene, MeldTrays).written()
    assert len(words) >= 2
    before, pile = pilot.surface.copy(), pilot.where("discards")
    held_over(table, "5H", (pile.right - pile.width // 3, pile.bottom - 4))
    ink = table.scene.style.theme.text
    for rect in words:
        corners = [rect.topleft, (rect.right - 1, rect.top), (rect.left, rect.bottom - 1)]
        for corner in corners:
            lit, unlit = pilot.surface.get_at(corner), before.get_at(corner)
            assert sum(lit[:3]) > sum(unlit[:3]) + 12, f"dark at {corner}"
            assert contrast((lit.r, lit.g, lit.b), ink) >= TEXT_CONTRAST


def pictures(scene: TableScene) -> list[pygame.Rect]:
    """Return the places of the carried cards without clear pixels: without shadow and corners."""
    carried = [sprite.placed(scene.now) for sprite in scene.board.carried]
    return [pygame.Rect(slot.rect).inflate(-slot.w // 4, -slot.w // 4) for slot in carried]


def lies_on_top(pilot: Pilot, scene: TableScene) -> bool:
    """Whether all of a carried card is seen: as it is where nothing else is painted."""
    bare = pygame.Surface(pilot.surface.get_size())
    scene.layers.paint_held(bare, bare.get_rect())
    window: Sequence[pygame.Rect] = [rect.clip(bare.get_rect()) for rect in pictures(scene)]
    return all(alike(pilot.surface.subsurface(rect), bare.subsurface(rect)) for rect in window)


@pytest.mark.usefixtures("watched")
def test_a_message_does_not_hide_a_carried_card(pilot: Pilot) -> None:
    table = with_discards(pilot)
    table.scene.say("Draw a card from the stock", "It is your turn, and the pile is of no use to you", lasting=True)
    pilot.wait(400)
    held_over(table, "5H", table.scene.toast.rect.center)
    assert table.scene.toast.visible
    assert lies_on_top(pilot, table.scene)


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("place", ["coach", "tray.0"])
def test_neither_the_coach_nor_what_glows_hides_a_carried_card(pilot: Pilot, place: str) -> None:
    game = "borako"
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(game, lessons_of(game)[0].name)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    pilot.settle()
    hand = scene.board.pool.at(Place("hand", 0))
    name = next(name for name in pilot.stage.targets() if name.endswith(f".{hand[0].face}"))
    pilot.press(pilot.where(name).center)
    goal = pilot.where(place)
    for across in range(3):
        pilot.move((goal.left + across + 4, goal.top + 8), held=True)
    pilot.wait(600)
    assert scene.board.carried
    assert lies_on_top(pilot, scene)


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_light_reaches_into_the_corners_that_a_heap_leaves(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = with_discards(pilot)
    heap = [slot.rect for slot in table.scene.board.layout.slots[Place("reserve", 0)]]
    around = pygame.Rect(heap[0]).unionall([pygame.Rect(rect) for rect in heap])
    corner = max(
        ((x, y) for x in range(around.left, around.right) for y in range(around.top, around.bottom)),
        key=lambda at: min(
            max(rect.x - at[0], at[0] - rect.right, rect.y - at[1], at[1] - rect.bottom) for rect in heap
        ),
    )
    table.select("5H 6H 7H")
    pilot.settle()
    before = pilot.surface.get_at(corner)
    tray = pilot.where("tray.0")
    held_over(table, "6H", (tray.centerx, tray.centery))
    lit = pilot.surface.get_at(corner)
    assert sum(lit[:3]) > sum(before[:3]) + 12


def test_the_ring_of_a_hint_stays_behind_when_its_card_is_carried(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_discards(pilot)
    board = table.scene.board
    rings: list[object] = []
    monkeypatch.setattr("game.ui.table.input.hint.draw_ring", lambda *given, **_: rings.append(given))
    board.pointed = (next(sprite for sprite in board.in_hand if str(sprite.face) == "5H"),)
    pilot.frame()
    pilot.paint()
    assert rings
    held_over(table, "5H", pilot.where("felt").center)
    rings.clear()
    table.scene.damage.everything(table.scene.size)
    pilot.paint()
    assert not rings
