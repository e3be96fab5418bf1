"""The steps of a better turn have their numbers on the table of a review, and arrows keep apart."""

from __future__ import annotations

import pygame
import pytest

from game.ui.judged.arrows import Leads, arrows_of
from game.ui.judged.signs import Sign
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.reviews import dearest, decision_view, gone_over, shown


@pytest.mark.slow
def test_every_step_has_its_number_where_its_cards_lie_and_where_it_ends_and_no_arrow(pilot: Pilot) -> None:
    scene = shown(pilot, "remik", dearest("remik"))
    assert scene.drawn is not None
    assert sorted(way.step for way in scene.ways) == [0, 1, 2, 3, 4]
    numbers = [mark.step for marks in scene.drawn.marks.marks.values() for mark in marks if mark.sign is Sign.GOOD]
    assert sorted(numbers) == [1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert not scene.drawn.trails
    ringed = {str(sprite.face): signs for sprite, signs in scene.drawn.held.items() if signs}
    assert {face for face, signs in ringed.items() if Sign.GOOD in signs} == {"5C", "6C", "5H", "2D", "KS"}, "all alike"
    assert [face for face, signs in ringed.items() if Sign.BAD in signs] == ["5C"], "what was done"
    (laid,) = [ghosts for ghosts in scene.drawn.ghosts if len(ghosts.faces) == 3]
    assert list(map(str, laid.faces)) == ["5H", "5C", "JK"]
    (joker,) = [
        sprite
        for place, lying in scene.board.pool.places.items()
        for sprite in lying
        if place.zone == "meld"
        and str(sprite.face) == "JK"
        and [str(each.face) for each in lying] == ["5C", "JK", "7C"]
    ]
    index = pygame.Rect(joker.slot.rect)
    index.height //= 3
    assert index.collidelist(scene.drawn.marks.boxes) < 0, "what is taken is to be read"
    pilot.stage.pop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "remik", "buraco"])
def test_no_number_hides_another(pilot: Pilot, game: str) -> None:
    for decision in (each for each in gone_over(game).decisions if each.plan):
        scene = shown(pilot, game, decision)
        assert scene.drawn is not None
        counted = sum(bool(step.deed.cards) for step in decision_view(game, decision).steps)
        assert {way.step for way in scene.ways} - {0} == set(range(1, counted + 1)), "as they are listed"
        boxes = scene.drawn.marks.boxes
        assert all(box.collidelist(boxes[place + 1 :]) < 0 for place, box in enumerate(boxes)), decision.number
        pilot.stage.pop()


@pytest.mark.slow
def test_no_arrow_winds_between_melds_but_signs_stand_at_both_ends(pilot: Pilot) -> None:
    """In Buraco a row of them lies between hand and pile."""
    scene = shown(pilot, "buraco", dearest("buraco"))
    assert scene.drawn is not None
    assert not scene.drawn.trails
    signs = [mark.sign for marks in scene.drawn.marks.marks.values() for mark in marks]
    assert sorted(signs, key=lambda sign: sign.value) == [Sign.GOOD, Sign.GOOD, Sign.BAD]
    pilot.stage.pop()


def test_arrows_that_would_cross_are_left_out_the_longest_first(pilot: Pilot) -> None:
    window = pygame.Rect(0, 0, 800, 600)

    def leads(begin: int, end: int) -> Leads:
        return Leads(Sign.GOOD, [pygame.Rect(begin, 500, 40, 60)], [pygame.Rect(end, 60, 40, 60)])

    def kept(*ways: Leads, lying: tuple[pygame.Rect, ...] = ()) -> list[Leads]:
        return [arrow.leads for arrow in arrows_of(pilot.stage.style, ways, [], lying, window)]

    beside, other, across = leads(100, 120), leads(600, 640), leads(700, 20)
    assert kept(beside, other) == [beside, other]
    assert kept(beside, other, across) == [beside, other]
    wall = pygame.Rect(0, 200, 800, 200)
    assert kept(beside, lying=(wall,)) == [], "it would lead over cards"
    assert kept(beside, lying=(pygame.Rect(400, 200, 100, 200),)) == [beside]
