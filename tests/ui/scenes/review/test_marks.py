"""Marks on the table of a review: cards and melds that the reason names, and all that a way takes."""

from __future__ import annotations

import pytest

from game.engine import Place
from game.games import GAMES
from game.review.units import read_back
from game.ui.judged.position import Position, PositionScene
from game.ui.judged.signs import Sign
from game.ui.table.layout.zone import Zone
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.reviews import dearest, shown


@pytest.mark.slow
@pytest.mark.parametrize(("game", "marked"), [("rami", ["9S", "8H"]), ("borako", ["3C", "3D"])])
def test_cards_of_the_hand_that_the_reason_names_are_marked(pilot: Pilot, game: str, marked: list[str]) -> None:
    """In Borako it names one of the pile: marked are those of the hand with which it is a meld."""
    decision = dearest(game)
    named = tuple(str(dict(decision.params)["cards"]).split())
    position = Position(decision.number, decision.done, decision.better, Sign.BAD, (960, 600), named)
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position)
    pilot.stage.push(scene)
    pilot.settle()
    assert scene.drawn is not None
    assert sorted(str(sprite.face) for sprite in scene.drawn.named) == sorted(marked)
    pilot.stage.pop()


@pytest.mark.slow
def test_all_cards_that_a_way_takes_from_the_pile_are_framed_together(pilot: Pilot) -> None:
    scene = shown(pilot, "borako", dearest("borako"))
    swept = next(way for way in scene.ways if way.sign is Sign.GOOD and way.taken)
    assert list(map(str, swept.taken)) == ["8S", "TH", "6D", "3D"]
    assert scene.drawn is not None
    (frame,) = [rect for rect, sign in scene.drawn.framed if sign is Sign.GOOD]
    assert all(frame.contains(sprite.slot.rect) for sprite in scene.board.pool.at(Place("discards")))
    pilot.stage.pop()


@pytest.mark.slow
def test_the_meld_that_the_reason_names_is_marked(pilot: Pilot) -> None:
    scene = shown(pilot, "buraco", dearest("buraco"))
    assert scene.drawn is not None
    (meld,) = [rect for rect, sign in scene.drawn.framed if sign is Sign.EVEN]
    held = [sprite for sprites in scene.board.pool.places.values() for sprite in sprites]
    lying = [sprite for sprite in held if meld.contains(sprite.slot.rect)]
    assert len(lying) == 5
    pilot.stage.pop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rami", "borako"])
def test_the_hand_in_the_picture_has_the_room_behind_its_plate(pilot: Pilot, game: str) -> None:
    decision = dearest(game)
    position = Position(decision.number, decision.done, decision.better, Sign.BAD, (960, 600))
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position)
    pilot.stage.push(scene)
    pilot.settle()
    layout = scene.board.layout
    held = [slot.rect for slot in layout.slots[Place("hand", scene.seat)]]
    moved = [each for way in scene.ways for each in way.moved]
    landings = zip(moved, layout.landings, strict=True)
    held += [slot.rect for each, slots in landings if each.landing.place == scene.board.own for slot in slots]
    plate = layout.zones[Zone("seat", scene.seat)]
    assert min(rect.x for rect in held) >= plate.right
    assert max(rect.right for rect in held) <= pilot.surface.get_width()
    assert min(rect.y for rect in held) > layout.zones[Zone("felt")].bottom
    assert max(rect.right for rect in held) - min(rect.x for rect in held) > 0.75 * (
        pilot.surface.get_width() - plate.right
    )
    pilot.stage.pop()
