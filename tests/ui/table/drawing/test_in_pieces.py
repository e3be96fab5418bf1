"""The table is the same whether it is painted at once or in pieces: nothing reaches beyond where it is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame
import pytest

from game.games import GAMES
from game.ui.graphics.mirror import MirroredCanvas
from game.ui.screenshot import played_match
from game.ui.table.calls import SeatCalls
from game.ui.table.company.company import Remark
from game.ui.table.contract.occasion import LINES, Occasion
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import component_of
from tests.ui.table.wandering import OthersPlay

Paint = Callable[[pygame.Surface, pygame.Rect], None]
ROUNDING = (3, 3, 3, 255)
LONG = "I double what you have called and what you will call"


@pytest.fixture
def table(pilot: Pilot, request: pytest.FixtureRequest) -> Iterator[TableScene]:
    """A table at which something was played, with an outline around every card."""
    game, mirror = request.param
    pilot.stage.profile.change(**mirror)
    match = played_match(game, lambda match: match.number > 12, 2)
    scene = TableScene(pilot.stage, match, (), OthersPlay(match))
    scene.opponents.loop.paused = True
    pilot.stage.push(scene)
    pilot.settle()
    scene.picture.outline(list(scene.board.pool))
    yield scene
    pilot.stage.profile.change(language="en")


def painted(scene: TableScene, paint: Paint, areas: Iterable[pygame.Rect]) -> pygame.Surface:
    """Something painted area by area on white, where the faintest shadow is seen."""
    surface = MirroredCanvas(scene.size) if scene.mirrored else pygame.Surface(scene.size)
    surface.fill("white")
    for area in areas:
        surface.set_clip(area)
        paint(surface, area)
    surface.set_clip(None)
    return surface


def torn(scene: TableScene, paint: Paint, within: pygame.Rect | None = None) -> list[pygame.Rect]:
    """Return the places where columns and rows of single pixels differ from the whole that they are cut from."""
    window = pygame.Rect((0, 0), scene.size)
    left, top, wide, high = window if within is None else within.clip(window)
    columns = [pygame.Rect(x, top, 1, high) for x in range(left, left + wide)]
    rows = [pygame.Rect(left, y, wide, 1) for y in range(top, top + high)]
    whole, wrong = painted(scene, paint, [pygame.Rect(left, top, wide, high)]), []
    for strips in (columns, rows):
        same = pygame.mask.from_threshold(painted(scene, paint, strips), (0, 0, 0), ROUNDING, whole)
        same.invert()
        wrong += same.get_bounding_rects()
    return wrong


EVERY = [
    *(pytest.param((game, {}), id=game) for game in GAMES),
    pytest.param(("remik", {"left_handed": True}), id="left hand"),
    pytest.param(("rami", {"language": "ar"}), id="mirror"),
    pytest.param(("baloot", {"language": "ar"}), id="calls in a mirror"),
]


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY, indirect=True)
def test_what_lies_below_and_on_the_cards_is_painted_whole_in_pieces(table: TableScene) -> None:
    assert torn(table, table.picture.paint_still) == []
    assert torn(table, table.picture.paint_marks) == []


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("table", EVERY, indirect=True)
def test_what_others_say_is_painted_whole_in_pieces(table: TableScene) -> None:
    for seat in range(len(table.match.seats)):
        if seat != table.seat:
            table.company.remark = Remark(seat, LINES[Occasion.RESERVE][0], float("inf"))
            around, _said = table.company.contents()["remark"]
            assert torn(table, table.picture.paint_marks, around.inflate(80, 80)) == [], seat


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize(
    "table", [("buraco", {}), ("buraco", {"language": "ar"})], ids=("usual", "mirror"), indirect=True
)
def test_a_call_that_fills_its_room_is_painted_whole_in_pieces(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = {name: LONG for name in table.board.layout.zones if name.startswith("said.")}
    assert calls
    monkeypatch.setattr(component_of(table, SeatCalls), "said", lambda: calls)
    assert torn(table, table.picture.paint_marks) == []
