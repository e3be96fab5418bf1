"""The surroundings of the table of a replay: key moments, ways of cards, meanings of signs, a steady felt."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.engine import Place
from game.i18n import use_language
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.signs import meanings
from game.ui.table.contract.facts import MeldFacts, Seal, TrayFacts
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of

WIDE = (1280, 720)


@pytest.fixture
def replay(pilot: Pilot) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of("borako"))
    pilot.resize(WIDE)
    pilot.settle()
    return scene


def moment_of(scene: ReplayScene, word: str) -> int:
    """The first moment after an action that begins with a word."""
    playback = scene.playback
    return next(
        number
        for number in range(1, playback.last)
        if (action := playback.still_at(number).action) is not None and action.text.startswith(word)
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "remik", "rami", "baloot"])
def test_the_felt_keeps_its_place_through_a_round(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    pilot.resize(WIDE)
    pilot.settle()
    begin, end = scene.playback.round_of(0)
    felts = set()
    for number in range(begin, end + 1, max(1, (end - begin) // 12)):
        scene.jump(number)
        felts.add(scene.board.layout.zones[Zone("felt")])
    assert len(felts) == 1


@pytest.mark.slow
def test_key_moments_are_listed_by_name_and_lead_there(pilot: Pilot, replay: ReplayScene) -> None:
    keys = [key for key in replay.time_line.keys if not key.trick]
    assert keys
    pilot.click("replay.keys.0")
    assert replay.playback.number == keys[0].number
    pilot.click("replay.round_back")
    replay.group.set_focus(replay.lists.keys)
    pilot.key(pygame.K_RETURN)
    assert replay.playback.number == keys[0].number, "by keyboard as well"


def test_an_arc_leads_from_the_hand_to_the_card_that_was_thrown(pilot: Pilot, replay: ReplayScene) -> None:
    for number in range(moment_of(replay, "discard"), replay.playback.last):
        action = replay.playback.still_at(number).action
        if action is not None and action.text.startswith("discard"):
            replay.jump(number)
            if replay.way.points:
                break
    seat = replay.playback.still.action.seat  # type: ignore[union-attr]
    assert seat is not None
    zones = replay.board.layout.zones
    source = zones[Zone("hand")] if seat == replay.seat else zones[Zone("backs", seat)]
    assert replay.way.area.colliderect(source)
    assert replay.way.area.colliderect(zones[Zone("discards")])
    assert replay.panels.facts.actor == seat, "the plate of whoever acted is lit"
    replay.jump(0)
    assert not replay.way.area


def test_the_pointer_on_a_seal_says_what_it_means(pilot: Pilot, replay: ReplayScene) -> None:
    number = next(key.number for key in replay.time_line.keys if "seven cards" in key.text)
    replay.jump(number)
    pilot.settle()
    texts = [text for _rect, text in meanings(replay.board, replay.components)]
    assert any("bonus" in text for text in texts)
    rect = meanings(replay.board, replay.components)[0][0]
    pilot.move(rect.center)
    pilot.wait(800)
    assert replay.group.hovered() is replay.group.named("signs")
    assert replay.group.named("signs").tip == texts[0]
    assert pilot.scene is replay


def test_the_pointer_on_the_score_says_what_it_leaves_out(pilot: Pilot, replay: ReplayScene) -> None:
    pilot.move(replay.board.layout.zones[Zone("score")].centre)
    assert "without" in replay.group.named("signs").tip


def test_what_the_seals_mean_is_beside_the_discards_off_cards_and_ways(pilot: Pilot, replay: ReplayScene) -> None:
    replay.jump(next(key.number for key in replay.time_line.keys if "seven cards" in key.text))
    pilot.settle()
    place = replay.key.area
    assert place, "there is a seal, and room beside the discards"
    assert pygame.Rect(replay.board.layout.zones[Zone("discards")]).contains(place)
    assert place.collidelist([pygame.Rect(sprite.slot.rect) for sprite in replay.board.pool]) < 0
    assert not any(place.collidepoint(point) for way in replay.way.points for point in way)
    replay.step(1)
    assert replay.key.area == place, "it stays while cards fly"


@pytest.mark.parametrize(
    ("melds", "seals"),
    [
        ([MeldFacts(Seal.DIRTY, "100"), MeldFacts(Seal.DIRTY, "100")], ["This meld earns a bonus of 100."]),
        (
            [MeldFacts(Seal.DIRTY, "100"), MeldFacts(Seal.GRAND, "1000"), MeldFacts(Seal.CLEAN, "200")],
            ["The number is the bonus that a meld earns."],
        ),
        ([MeldFacts(Seal.NEAR, "6/7")], ["One more card, and this meld earns a bonus."]),
    ],
)
def test_several_bonuses_are_explained_by_one_seal(
    melds: list[MeldFacts], seals: list[str], replay: ReplayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_language("en")
    replay.jump(replay.playback.last)
    (marks,) = (each for each in replay.components if isinstance(each, MeldMarks))
    place = next(place for place, held in replay.board.layout.slots.items() if held)
    monkeypatch.setattr(marks._trays, "melds", lambda: [(place, meld) for meld in melds])
    assert [text for _draw, text in marks.key()] == seals


def test_what_the_marks_of_wilds_and_jokers_mean_is_shown_where_any_are_seen(pilot: Pilot) -> None:
    use_language("en")
    for game, word in (("borako-second-round", "wild card"), ("remik", "purple corner")):
        scene = opened(pilot, record_of(game))
        texts = dict[bool, list[str]]()
        for number in range(0, scene.playback.last, 20):
            scene.jump(number)
            wild = any(meld.wilds for tray in trays_of(scene) for meld in tray.melds)
            texts[wild] = [text for each in scene.components for _draw, text in each.key()]
            if len(texts) > 1:
                break
        assert any(word in text for text in texts[True])
        assert not any(word in text for text in texts.get(False, []))


def trays_of(scene: ReplayScene) -> Sequence[TrayFacts]:
    return next(each.facts.trays for each in scene.components if isinstance(each, MeldTrays))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "baloot"])
def test_who_sits_across_is_in_the_middle_above_the_felt(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    pilot.resize((1920, 1080))
    zones = scene.board.layout.zones
    both = pygame.Rect(zones[Zone("seat", 2)]).union(pygame.Rect(zones[Zone("backs", 2)]))
    assert abs(both.centerx - pygame.Rect(zones[Zone("felt")]).centerx) <= 1
    assert not both.colliderect(pygame.Rect(zones[Zone("score")]))
    held = [pygame.Rect(slot.rect) for slot in scene.board.layout.slots[Place("hand", 2)]]
    assert all(both.contains(card) for card in held)
