"""The better way on the table of a mistake: its cards lie faint where they would, and hide nothing of the table."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_faces
from game.engine import Place
from game.games import GAMES
from game.i18n import use_language
from game.ui.judged.arrows import NOTHING, Around
from game.ui.judged.signs import Sign
from game.ui.judged.ways import Moved, Way, met_now
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.instead import beside_frame
from game.ui.scenes.replay.reviewed import Graded
from game.ui.scenes.replay.way import Ground
from game.ui.table.layout.geometry import INDEX_WIDE, Landing
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_reviewed import opened

SIZES = [(1280, 720), (1920, 1080), (900, 1600), (960, 600)]
NINE, TEN = parse_faces("9C TC")
OWN, MELDS = Place("hand", 0), [Place("meld", 0, number) for number in range(3)]


def moments(scene: ReplayScene) -> list[Graded]:
    """Mistakes where something else would have been done with cards."""
    found = []
    for each in scene.reviewed.moves:
        scene.jump(each.number + 1)
        if scene.instead.drawn is not None:
            found.append(each)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_its_cards_lie_beside_those_of_the_table(pilot: Pilot, size: tuple[int, int]) -> None:
    scene = opened(pilot, kept=True)
    pilot.resize(size)
    pilot.settle()
    there = moments(scene)
    assert len(there) == len(scene.reviewed.moves)
    for each in there:
        scene.jump(each.number + 1)
        drawn, board = scene.instead.drawn, scene.board
        assert drawn is not None
        assert pygame.Rect((0, 0), scene.size).contains(scene.instead.area)
        for ghosts in drawn.ghosts:
            assert ghosts.sign is Sign.GOOD
            assert scene.table_rect.contains(ghosts.box)
            corners = [pygame.Rect(slot.rect.x, slot.rect.y, slot.w // 4, slot.h // 4) for slot in ghosts.slots]
            for place, sprites in board.pool.places.items():
                if place.zone in ("meld", "discards", "trick"):
                    lying = [pygame.Rect(sprite.slot.rect) for sprite in sprites]
                    assert not any(corner.collidelist(lying) >= 0 for corner in corners), (each.number, place)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_shows_it_by_what_the_player_saw(pilot: Pilot, game: str) -> None:
    scene = opened(pilot, kept=True, game=game)
    there = moments(scene)
    assert there
    for each in there:
        scene.jump(each.number + 1)
        drawn = scene.instead.drawn
        assert drawn is not None
        assert drawn.ghosts or drawn.framed or drawn.held
        assert {sign for signs in drawn.held.values() for sign in signs} <= {Sign.GOOD}
        assert set(drawn.held) <= set(scene.board.presented), "they are raised"
        assert_in_trays(scene)
    pilot.paint()


def assert_in_trays(scene: ReplayScene) -> None:
    """Melds lie on no name above them, and no card that would be thrown on the number of discards."""
    layout, ghosts = scene.board.layout, scene.instead.drawn.ghosts if scene.instead.drawn is not None else []
    heads = [pygame.Rect(zone) for name, zone in layout.zones.items() if name.startswith("head.")]
    melds = [slot.rect for place, held in layout.slots.items() if place.zone == "meld" for slot in held]
    assert not any(pygame.Rect(rect).collidelist(heads) >= 0 for rect in melds)
    if (tally := layout.zones.get(Zone("tally"))) is not None:
        assert not any(pygame.Rect(tally).colliderect(slot.rect) for each in ghosts for slot in each.slots)


def test_a_card_of_a_trick_that_would_have_been_better_lies_beside_the_one_that_was_played(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True, game="baloot")
    played = 0
    for each in moments(scene):
        scene.jump(each.number + 1)
        assert scene.instead.drawn is not None
        tricks = [held for place, held in scene.board.pool.places.items() if place.zone == "trick"]
        lying = [pygame.Rect(sprite.slot.rect) for held in tricks for sprite in held]
        for ghosts in scene.instead.drawn.ghosts:
            played += 1
            assert lying
            assert ghosts.box.collidelist(lying) < 0
    assert played


@pytest.mark.slow
def test_the_sign_of_the_mistake_keeps_off_words(pilot: Pilot) -> None:
    for game in ("borako", "rami"):
        scene = opened(pilot, kept=True, game=game)
        for each in moments(scene):
            scene.jump(each.number + 1)
            sign = scene.instead._done
            assert sign is not None
            assert not sign.colliderect(scene.found.words)


def test_cards_that_would_come_to_the_hand_lie_apart_and_an_arrow_ends_between_indices(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(pilot, kept=True)
    number = max(scene.reviewed.moves, key=lambda each: each.cost).number + 1
    monkeypatch.setattr(Ground, "around", Around(beneath=[pygame.Rect((0, 0), scene.size)]))
    scene.jump(number)
    assert scene.instead.drawn is not None
    assert not scene.instead.drawn._arrows, "nothing of it would be seen"
    monkeypatch.setattr(Ground, "around", NOTHING)
    scene.jump(number)
    drawn, held = scene.instead.drawn, scene.board.in_hand
    assert drawn is not None
    ghosts = [each for each in drawn.ghosts if each.slots[0].cy > scene.board.layout.zones[Zone("hand")].y]
    coming = pygame.Rect(ghosts[0].box).unionall([each.box for each in ghosts[1:]])
    assert len(ghosts) > 1
    assert coming.left - held[-1].slot.rect.right > coming.height // 5
    (arrow,) = drawn._arrows
    last = ghosts[-1].slots[-1]
    x, y = arrow.points[-1]
    assert abs(x - last.cx) < last.w * (0.5 - INDEX_WIDE)
    assert y < last.rect.y + last.h // 8


@pytest.mark.slow
def test_it_is_gone_with_the_moment_and_not_seen_by_others(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    number = moments(scene)[0].number + 1
    scene.jump(number)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    scene.jump(0)
    assert scene.instead.drawn is None
    assert not scene.instead.area
    assert not scene._table.landings
    scene.jump(number)
    scene._sit()
    other = pilot.scene
    assert isinstance(other, ReplayScene)
    pilot.settle()
    assert other.playback.number == number
    assert other.instead.drawn is None


@pytest.mark.slow
def test_the_table_lies_as_ever_when_one_comes_back(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, kept=True)
    there = moments(scene)[-1].number
    scene.jump(there)
    before = scene.board.layout
    scene.jump(there + 1)
    scene.jump(there)
    assert scene.board.layout == before


def way(landing: Landing) -> Way:
    return Way(Sign.GOOD, (NINE,), (Moved(OWN, (NINE,), landing),))


def test_a_new_meld_lies_behind_one_that_was_laid_instead() -> None:
    before = {MELDS[0]: (TEN,)}
    (met,) = met_now([way(Landing(MELDS[1], (NINE,)))], before, {**before, MELDS[1]: (TEN, TEN)})
    place = met.moved[0].landing.place
    assert place.index is not None
    assert place.index > 1


def test_a_meld_that_grew_instead_has_its_card_at_the_end() -> None:
    there = Landing(MELDS[0], (NINE,), (0,))
    before = {MELDS[0]: (TEN, TEN)}
    assert met_now([way(there)], before, before)[0].moved[0].landing == there
    (met,) = met_now([way(there)], before, {MELDS[0]: (TEN, TEN, TEN)})
    assert met.moved[0].landing == Landing(MELDS[0], (NINE,))


def test_the_sign_of_the_mistake_hides_no_index_and_no_words() -> None:
    frame, side = pygame.Rect(300, 300, 70, 100), 30
    words, known = [pygame.Rect(200, 260, 300, 38)], [pygame.Rect(300, 300, 18, 32), pygame.Rect(370, 300, 18, 32)]
    place = beside_frame(frame, side, words, known, ())
    assert place.colliderect(frame), "it is on the edge of the frame"
    assert place.collidelist([*words, *known]) < 0
    below = [(x, 400.0 + 5 * x) for x in range(330, 340)]
    other = beside_frame(frame, side, words, known, [(335.0, 400.0), (335.0, 500.0), *below])
    assert other != place, "nor the head of an arrow"
