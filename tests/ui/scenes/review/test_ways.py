"""Both ways on the table of a review: ghosts where cards would lie, and no points beneath them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.cards import parse_faces
from game.engine import Place
from game.games import GAMES
from game.i18n import use_language
from game.review.judging import Judged
from game.review.units import read_back
from game.ui.judged.position import Position, PositionScene, is_ringed
from game.ui.judged.signs import Sign, signs_of_ways
from game.ui.judged.ways import Moved, Way, landed_once
from game.ui.scenes.review.scene import position_of
from game.ui.table.layout.geometry import Landing
from game.ui.table.layout.landings import landing_in
from game.ui.table.layout.zone import Zone
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.reviews import gone_over, shown

MELD = Place("meld", 0, 1)
PILE = Place("discards")


def test_a_card_that_joins_a_meld_has_its_place_in_it() -> None:
    lying = parse_faces("4C 5C 6C")
    assert landing_in(MELD, lying, parse_faces("3C 4C 5C 6C")) == Landing(MELD, parse_faces("3C"), (0,))
    assert landing_in(MELD, lying, parse_faces("4C 5C 6C 7C")) == Landing(MELD, parse_faces("7C"), (3,))
    swapped = landing_in(MELD, parse_faces("4C JK 6C"), parse_faces("4C 5C 6C"))
    assert swapped == Landing(MELD, parse_faces("5C"), (1,)), "beside the joker, which is still to be seen"
    assert landing_in(MELD, lying, parse_faces("JK 6C 4C 5C")) is None


def test_no_fault_is_shown_where_the_player_found_more() -> None:
    found = Judged(1, 1, ("x",), ("y",), -9.0, 1.0)
    assert signs_of_ways(found) == (Sign.GOOD, Sign.OTHER)
    assert signs_of_ways(Judged(1, 1, ("x",), ("y",), 9.0, 1.0)) == (Sign.BAD, Sign.GOOD)
    assert signs_of_ways(Judged(1, 1, ("x",))) == (Sign.GOOD, Sign.GOOD), "Strong does the same"


def alone(decision: Judged) -> Judged:
    """Return the decision without the rest of the turn."""
    return replace(decision, plan=())


def decisions(game: str) -> list[Judged]:
    """The dearest and the ones that gained most."""
    found = [each for each in gone_over(game).decisions if each.is_clear]
    return sorted(found, key=lambda each: -each.cost)[:5] + sorted(found, key=lambda each: each.cost)[:2]


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_ghosts_lie_within_the_table_and_hide_nothing_that_counts(pilot: Pilot, game: str) -> None:
    for decision in decisions(game):
        scene = shown(pilot, game, decision)
        drawn, window = scene.drawn, pygame.Rect(0, 0, *pilot.stage.size)
        assert drawn is not None
        assert drawn.ghosts or drawn.framed or any(way.called for way in scene.ways)
        boxes = [ghosts.box for ghosts in drawn.ghosts]
        assert all(window.contains(box) for box in boxes)
        seen = [ghosts.seen for ghosts in drawn.ghosts]
        apart = [(one, other) for place, one in enumerate(seen) for other in seen[place + 1 :]]
        assert not any(one.inflate(-8, -8).colliderect(other.inflate(-8, -8)) for one, other in apart)
        counting = [pygame.Rect(sprite.slot.rect) for sprite in (*drawn.held, *drawn.named)]
        assert not any(box.inflate(-8, -8).collidelist(counting) >= 0 for box in boxes)
        pilot.stage.pop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rami", "remik", "borako"])
def test_cards_that_a_way_takes_are_wholly_seen(pilot: Pilot, game: str) -> None:
    for decision in decisions(game):
        scene = shown(pilot, game, decision)
        assert scene.drawn is not None
        hand = scene.board.in_hand
        for sprite, after in pairwise(hand):
            if sprite in scene.drawn.held:
                assert after.slot.cx - sprite.slot.cx >= 0.9 * sprite.slot.w
        pilot.stage.pop()


@pytest.mark.slow
def test_the_better_discard_alone_lies_behind_the_newest(pilot: Pilot) -> None:
    scene = shown(pilot, "rami", decisions("rami")[0])
    assert scene.drawn is not None
    (ghosts,) = scene.drawn.ghosts
    assert ghosts.sign is Sign.GOOD
    assert pygame.Rect(scene.board.pool.at(PILE)[-1].slot.rect).right <= ghosts.box.left
    assert pygame.Rect(scene.board.layout.zones[Zone("discards")]).contains(ghosts.box)
    assert {sign for signs in scene.drawn.held.values() for sign in signs} == {Sign.BAD, Sign.GOOD}
    pilot.stage.pop()


@pytest.mark.slow
def test_what_comes_to_the_hand_is_shown_where_it_is_taken(pilot: Pilot) -> None:
    scene = shown(pilot, "borako", alone(decisions("borako")[0]))
    assert scene.drawn is not None
    assert not scene.drawn.ghosts
    assert [sign for _rect, sign in scene.drawn.framed] == [Sign.BAD, Sign.GOOD]
    pilot.stage.pop()


def test_places_tell_two_ways_apart_that_take_the_same() -> None:
    own, card = Place("hand", 0), parse_faces("TD")

    def way(sign: Sign, source: Place, place: Place) -> Way:
        return Way(sign, card, (Moved(source, card, Landing(place, card)),))

    def landed(*ways: Way) -> list[Place]:
        return [moved.landing.place for each in landed_once(ways) for moved in each.moved if moved.landing.faces]

    other = Place("meld", 0, 2)
    assert landed(way(Sign.BAD, own, MELD), way(Sign.GOOD, own, other)) == [MELD, other]
    assert landed(way(Sign.BAD, PILE, own), way(Sign.GOOD, own, other)) == [other]
    assert landed(way(Sign.GOOD, own, MELD), way(Sign.OTHER, PILE, other)) == [MELD]


@pytest.mark.slow
def test_what_is_called_hangs_at_the_own_panel(pilot: Pilot) -> None:
    use_language("en")
    scene = shown(pilot, "baloot", decisions("baloot")[0])
    assert [(way.called, way.sign) for way in scene.ways if way.called] == [
        ("Hokom ♣", Sign.BAD),
        ("Hokom ♦", Sign.GOOD),
    ]
    assert scene.drawn is not None
    assert not scene.drawn.held
    assert sorted(str(sprite.face) for sprite in scene.drawn.named) == ["9D", "JD"], "they speak for diamonds"
    pilot.stage.pop()


@pytest.mark.slow
def test_all_but_the_two_ways_lies_in_a_veil(pilot: Pilot) -> None:
    decision = decisions("rami")[0]
    position = position_of(decision, (960, 600))
    seen = []
    for each in (Position(position.number, (), (), position.sign, position.room), position):
        scene = PositionScene(pilot.stage, read_back(GAMES, reviewed("rami", "a")[0]), each)
        pilot.stage.push(scene)
        pilot.settle()
        seat = pygame.Rect(scene.board.layout.zones[Zone("seat", 1)])
        beside = pygame.Rect(seat.left, seat.bottom + 200, seat.width, 40)
        seen.append([sum(pygame.transform.average_color(pilot.surface, rect)[:3]) for rect in (seat, beside)])
        pilot.stage.pop()
    bare, veiled = seen
    assert 0.85 * bare[1] < veiled[1] < 0.95 * bare[1], "plain to see, and yet less than what counts"
    assert veiled[0] == bare[0], "names and counts are read as before"


@pytest.mark.slow
def test_the_newest_discard_is_what_is_taken_where_another_one_is_alike(pilot: Pilot) -> None:
    (decision,) = [each for each in gone_over("rami").decisions if each.number == 30]
    scene = shown(pilot, "rami", decision)
    assert scene.drawn is not None
    pile = scene.board.pool.at(PILE)
    assert [str(sprite.face) for sprite in pile].count("2D") == 2
    assert pygame.Rect(pile[-1].slot.rect) in [rect for rect, _sign in scene.drawn.framed]
    pilot.stage.pop()


@pytest.mark.slow
def test_cards_of_both_ways_hide_as_little_of_a_trick_as_may_be(pilot: Pilot) -> None:
    (decision,) = [each for each in gone_over("baloot").decisions if each.number == 35]
    scene = shown(pilot, "baloot", decision)
    assert scene.drawn is not None
    first, second = (ghosts.box for ghosts in scene.drawn.ghosts)
    assert not first.colliderect(second)
    lying = [
        sprite.slot.rect for place, held in scene.board.pool.places.items() if place.zone == "trick" for sprite in held
    ]
    for card in map(pygame.Rect, lying):
        index = pygame.Rect(card.left, card.top, card.width // 2, card.height // 2)
        assert index.collidelist([first, second]) < 0
    pilot.stage.pop()


@pytest.mark.slow
def test_what_is_given_for_a_joker_lies_in_its_place(pilot: Pilot) -> None:
    scene = shown(pilot, "remik", alone(decisions("remik")[0]))
    assert scene.drawn is not None
    (given,) = [moved for way in scene.ways for moved in way.moved if moved.back]
    assert list(map(str, (*given.cards, *given.back))) == ["6C", "JK"]
    coming = [ghosts for ghosts in scene.drawn.ghosts if ghosts.sign is Sign.GOOD]
    assert [list(map(str, ghosts.faces)) for ghosts in coming] == [["6C"]]
    lying = next(sprite for sprite in scene.board.pool.at(given.landing.place) if str(sprite.face) == "JK")
    (slot,) = coming[0].slots
    assert slot._replace(cy=lying.slot.cy) == lying.slot
    assert 0.1 * slot.h < slot.cy - lying.slot.cy < 0.5 * slot.h, "the joker is to be seen as well"
    below = [
        card.rect for place, slots in scene.board.layout.slots.items() if place.zone == "discards" for card in slots
    ]
    assert not any(card.overlap(slot.rect) for card in below)
    pilot.stage.pop()


def test_pictures_of_reviews_spell_names_as_the_language_does() -> None:
    use_language("ar")
    seats = read_back(GAMES, reviewed("rami", "a")[0]).seats
    use_language("en")
    assert [seat.name for seat in seats] == ["أمينة", "المنصف", "إيناس", "سليم"]
    assert [seat.name for seat in read_back(GAMES, reviewed("rami", "a")[0]).seats][1:] == ["Moncef", "Inès", "Slim"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baloot", "borako", "buraco", "rami", "remik"])
def test_the_key_of_rings_is_shown_where_there_are_some(pilot: Pilot, game: str) -> None:
    for decision in decisions(game):
        scene = shown(pilot, game, decision)
        assert scene.drawn is not None
        rings = [sprite for sprite in scene.drawn.named if sprite.place == scene.board.own]
        framed = [rect for rect, sign in scene.drawn.framed if sign is Sign.EVEN]
        assert is_ringed(scene.playback, scene._position) == bool(rings or framed)
        pilot.stage.pop()
