"""The ways of cards: every one begins where the card really lay, for every seat, and what came is clearly seen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine import Event, Place
from game.i18n import use_language
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.ends import came, moved_to, spot_of
from game.ui.scenes.replay.way import is_plain, told_apart
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of

RECORDS = ["borako", "buraco-four", "baloot-finished", "rami-cafe", "remik-four"]


def scene_of(pilot: Pilot, name: str, size: tuple[int, int] = (1280, 720)) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of(name))
    pilot.resize(size)
    pilot.settle()
    return scene


def by_kind(scene: ReplayScene) -> Iterator[tuple[int, list[Event]]]:
    """A moment for every kind of move of every seat."""
    seen = set()
    for number in range(1, scene.playback.last + 1):
        moved = moved_to(scene.playback.still_at(number))
        kind = tuple((type(event), event.seat) for event in moved)
        if moved and kind not in seen:
            seen.add(kind)
            yield number, moved


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_every_way_of_cards_begins_where_they_lay(name: str, pilot: Pilot) -> None:
    scene = scene_of(pilot, name)
    board, kinds, ways = scene.board, list(by_kind(scene)), 0
    assert len(kinds) >= 4
    for number, moved in kinds:
        scene.jump(number)
        shown = told_apart(moved)
        assert shown[-1] == moved[-1]
        assert all(event in shown for event in scene.way.events), number
        ways += len(scene.way.points) + bool(scene.way.mover.area)
        for event, points in zip(scene.way.events, scene.way.points, strict=True):
            source = event.source
            assert source is not None
            zone = spot_of(board, source)
            if zone is not None and source.zone in ("hand", "stock", "trick"):
                beside = sum(
                    2 * slot.w // 3 for slot in board.layout.slots.get(board.own, ())[:1] if source == board.own
                )
                if source == board.own and not board.layout.slots.get(source):  # none of it is left to begin at
                    zone, beside = pygame.Rect(board.layout.zones[Zone("seat", board.seat)]), 0
                assert zone.inflate(8 + beside, 8).collidepoint(points[0]), (number, source)
            target = event.target
            assert target is not None
            lies = spot_of(board, target)
            there = [pygame.Rect(sprite.slot.rect) for sprite in came(board, event)] or ([lies] if lies else [])
            end = there[0].unionall(there) if there else None
            taken = scene.way.taken if event is moved[-1] else None
            assert end is None or (taken or end).inflate(80, 80).collidepoint(points[-1]), (number, target)
    assert ways * 4 >= len(kinds), "many of them are short"


def test_a_way_is_shown_only_where_it_is_understood_at_a_glance() -> None:
    there, meld = [(0.0, 0.0), (60.0, 0.0), (100.0, 0.0)], pygame.Rect(40, -20, 20, 40)
    bent = [(0.0, 0.0), (50.0, 30.0), (100.0, 0.0)]
    assert is_plain(there, [], 4, 400)
    assert is_plain(bent, [], 4, 600)
    assert not is_plain(bent, [], 4, 400), "a long one is to be straight"
    assert not is_plain(there, [], 4, 200), "it is too long"
    assert not is_plain(there, [meld], 4, 400), "it cuts through a meld"
    assert is_plain(there, [meld.move(60, 0)], 4, 400), "the meld it leads to"
    assert not is_plain([(0.0, 0.0), (50.0, 90.0), (100.0, 0.0)], [], 4, 2000), "a detour"


@pytest.mark.parametrize(("name", "sources"), [("rami-cafe", 1), ("baloot-finished", 4)])
def test_of_many_ways_from_one_place_the_last_alone_is_shown(name: str, sources: int, pilot: Pilot) -> None:
    moved = max((moved for _number, moved in by_kind(scene_of(pilot, name))), key=len)
    assert len(moved) > 2
    assert len({event.source for event in moved}) == sources
    assert told_apart(moved) == (moved if sources > 1 else moved[-1:])


@pytest.mark.parametrize("name", ["borako", "rami-cafe"])
def test_a_card_that_came_into_the_own_hand_is_raised_until_the_next_move(name: str, pilot: Pilot) -> None:
    scene = scene_of(pilot, name)
    own = Place("hand", scene.seat)
    number = next(number for number, moved in by_kind(scene) if moved[-1].target == own)
    scene.jump(number)
    board = scene.board
    (sprite,) = came(board, moved_to(scene.playback.still)[-1])
    lies = board.layout.slots[own][board.in_hand.index(sprite)]
    assert sprite.slot.cy < lies.cy
    others = zip(board.in_hand, board.layout.slots[own], strict=True)
    assert all(each.slot.cy == slot.cy for each, slot in others if each is not sprite)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    assert not board.presented or sprite not in board.presented


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS[:2] + RECORDS[3:])
def test_a_card_added_to_a_meld_stands_out_of_it_and_hides_none_beside_it(name: str, pilot: Pilot) -> None:
    scene = scene_of(pilot, name, (1920, 1080))
    raised = 0
    for number in range(1, scene.playback.last + 1):
        moved = moved_to(scene.playback.still_at(number))
        event = moved[-1] if moved else None
        if event is None or event.target is None or event.target.zone != "meld":
            continue
        scene.jump(number)
        slots, cards = scene.board.layout.slots[event.target], came(scene.board, event)
        middles = {slot.cy for slot in slots}
        if len(cards) == len(slots) or cards == [scene.board.pool.at(event.target)[-1]]:
            assert len(middles) == 1
        elif len(middles) > 1:
            raised += 1
            highest = min(slot.rect.y for slot in slots)
            assert all(sprite.slot.rect.y == highest for sprite in cards if sprite.slot.cy == min(middles))
            assert highest >= scene.board.layout.zones[Zone("felt")].y
            layers = [sprite.z for sprite in scene.board.pool.at(event.target)]
            assert layers == sorted(layers), "it hides no index of those beside it"
    assert raised or name == "buraco-four"


@pytest.mark.slow
def test_a_pile_that_is_gone_still_has_been_where_it_lay(pilot: Pilot) -> None:
    for name, zone in (("borako-second-round", "reserve"), ("buraco-four", "morto")):
        scene = scene_of(pilot, name)
        taken = [
            (number, event)
            for number in range(1, scene.playback.last + 1)
            for event in moved_to(scene.playback.still_at(number))
            if event.source is not None and event.source.zone == zone
        ]
        for number, event in taken[:4]:
            scene.jump(number - 1)
            lay = spot_of(scene.board, event.source or Place(zone))
            assert lay is not None
            scene.jump(number)
            ways = zip(scene.way.events, scene.way.points, strict=True)
            assert all(lay.inflate(8, 8).collidepoint(points[0]) for each, points in ways if each == event)
