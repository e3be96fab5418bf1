"""The table marks the actions of the others since the player's last one, and can show them once more."""

from __future__ import annotations

import pygame
import pytest

from game.cards import format_faces
from game.engine import Place
from game.ui.graphics.motion import Pace
from game.ui.kit import walk
from game.ui.scenes.lap import LapScene
from game.ui.table.lap.deeds import Deed, Lap
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

HANDS = {0: "KD QC", 1: "5H 6H 7H 9C", 2: "4D", 3: "8H"}
LAP = ["draw", "lay 5H 6H 7H", "discard 9C", "draw", "discard 4D", "sweep", "add 8H to 1", "discard 9C"]
DONE = [
    (1, 1, Deed.DRAWN, ""),
    (2, 1, Deed.LAID, "5H 6H 7H"),
    (3, 1, Deed.DISCARDED, "9C"),
    (4, 2, Deed.DRAWN, ""),
    (5, 2, Deed.DISCARDED, "4D"),
    (6, 3, Deed.TAKEN, "KD 9C 4D"),
    (7, 3, Deed.ADDED, "8H"),
    (8, 3, Deed.DISCARDED, "9C"),
]


def around_once(pilot: Pilot, pace: Pace = Pace.INSTANT) -> Table:
    """The player draws and discards, then the others do what the lap says."""
    table = Table(pilot, dealt(HANDS), LAP)
    pilot.stage.pace = pace
    table.scene.opponents.follow_pace()
    table.click("stock")
    table.drag("KD", "discards")
    table.rest()
    return table


def steps(lap: Lap) -> list[tuple[int, int, Deed, str]]:
    return [(one.number, one.seat, one.deed, format_faces(one.seen)) for one in lap.steps]


@pytest.mark.slow
@pytest.mark.parametrize("pace", list(Pace))
def test_every_action_of_a_lap_stays_marked_at_any_speed(pilot: Pilot, pace: Pace) -> None:
    table = around_once(pilot, pace)
    assert steps(table.scene.lap_marks.lap) == DONE
    strips = table.scene.lap_marks.ledgers()
    shown = [item for seat in strips for item in strips[seat].items]
    assert [step.number for item in shown for step in item.steps] == list(range(1, 9))


def test_the_strip_of_a_seat_lies_beside_its_panel_and_over_no_cards(pilot: Pilot) -> None:
    table = around_once(pilot)
    board = table.scene.board
    for seat, strip in table.scene.lap_marks.ledgers().items():
        assert pygame.Rect(board.layout.zones[Zone("did", seat)]).contains(strip.rect)
        assert all(strip.rect.contains(node.rect) for node in walk(strip.tree))
        assert strip.rect.collidelist([pygame.Rect(sprite.slot.rect) for sprite in board.pool]) < 0


def marks(table: Table) -> dict[str, pygame.Rect]:
    """The numbers that lie on cards."""
    shown = table.scene.lap_marks.contents()
    return {name: rect for name, (rect, _what) in shown.items() if name.startswith("lap mark")}


def test_cards_bear_the_numbers_of_those_whose_strip_is_pointed_at(pilot: Pilot) -> None:
    table = around_once(pilot)
    assert not marks(table)
    pilot.move(pilot.where("table.did.3").center)
    pilot.frame(16.0)
    shown = marks(table)
    assert set(shown) == {"lap mark 7", "lap mark 8"}, "the swept discards are in a hand"
    last = next(sprite for sprite in table.scene.board.pool if str(sprite.face) == "9C")
    assert pygame.Rect(last.slot.rect).contains(shown["lap mark 8"])
    pilot.move(pilot.where("table.sort").center)
    pilot.frame(16.0)
    assert not marks(table)


def test_what_the_player_has_answered_is_quiet(pilot: Pilot) -> None:
    table = around_once(pilot)
    assert not table.scene.lap_marks.lap.answered
    table.click("stock")
    assert table.scene.lap_marks.lap.answered
    assert table.scene.lap_marks.ledgers()


def test_marks_stay_through_the_own_turn_and_go_with_the_next_lap(pilot: Pilot) -> None:
    table = around_once(pilot)
    table.click("stock")
    assert steps(table.scene.lap_marks.lap) == DONE
    table.drag("QC", "discards")
    table.rest()
    before = steps(table.scene.lap_marks.lap)
    assert [number for number, *_ in before] == list(range(1, 7))
    assert {deed for _, _, deed, _ in before} == {Deed.DRAWN, Deed.DISCARDED}


def test_a_match_that_is_taken_up_again_has_its_marks(pilot: Pilot) -> None:
    played = around_once(pilot)
    lap = Lap(0)
    lap.recall(played.match.log(0))
    assert steps(lap) == DONE


def test_somebody_who_only_looks_on_sees_the_last_turn_of_each(pilot: Pilot) -> None:
    table = Table(pilot, dealt(HANDS), LAP)
    table.click("stock")
    table.drag("KD", "discards")
    lap = Lap(9)
    lap.recall([event for event in table.match.log(0) if event.seat != 0] * 2)
    assert sum(step.seat == 1 for step in lap.steps) == 3


@pytest.mark.slow
@pytest.mark.parametrize("in_mirror", [False, True])
@pytest.mark.parametrize("by", ["key", "button", "strip"])
def test_the_lap_is_played_again_by_key_button_and_strip(pilot: Pilot, by: str, in_mirror: bool) -> None:
    pilot.stage.profile.change(language="ar" if in_mirror else "en")
    table = around_once(pilot)
    if by == "key":
        pilot.key(pygame.K_r)
    else:
        pilot.click("table.lap" if by == "button" else "table.did.1")
    scene = pilot.scene
    assert isinstance(scene, LapScene)
    assert in_mirror or scene.texts[1] == "Karim lays a meld of 3 cards."
    seen: list[int] = []
    for _frame in range(1000):
        pilot.frame(80.0)
        if not seen or seen[-1] != scene.at:
            seen.append(scene.at)
    assert seen == list(range(8)), "step by step, and then it stays"
    pilot.click("lap.again")
    assert scene.at == 0
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is table.scene


@pytest.mark.slow
def test_the_table_goes_back_to_where_each_step_began(pilot: Pilot) -> None:
    table = around_once(pilot)
    now = table.scene.board.placement
    table.click("stock")
    pilot.key(pygame.K_r)
    scene = pilot.scene
    assert isinstance(scene, LapScene)
    placed = scene.board.placement
    assert len(placed[Place("hand", 1)]) == 11
    assert Place("meld", 1, 0) not in placed or not placed[Place("meld", 1, 0)]
    assert format_faces(face for face in placed[Place("discards")] if face is not None) == "KD"
    while scene.at < 7:
        pilot.press((640, 200))
        pilot.frame(80.0)
    for _frame in range(100):
        pilot.frame(80.0)
    assert scene.board.placement == now, "as it lay before the player drew"
    pilot.press((640, 200))
    assert pilot.scene is table.scene


@pytest.mark.slow
def test_a_lap_shown_again_changes_nothing_in_the_match(pilot: Pilot) -> None:
    table = around_once(pilot)
    before = (table.match.state_hash(), table.match.log(0), table.match.number)
    pilot.key(pygame.K_r)
    for _frame in range(300):
        pilot.frame(80.0)
    pilot.key(pygame.K_ESCAPE)
    assert (table.match.state_hash(), table.match.log(0), table.match.number) == before
    table.click("stock")
    assert table.match.number == before[2] + 1


@pytest.mark.slow
def test_cards_bear_the_numbers_of_whoever_acts_in_the_step_that_is_shown(pilot: Pilot) -> None:
    around_once(pilot)
    pilot.key(pygame.K_r)
    scene = pilot.scene
    assert isinstance(scene, LapScene)
    seen: set[tuple[int, int]] = set()
    for _frame in range(600):
        pilot.frame(80.0)
        names = [name for name in scene.lap_marks.contents() if name.startswith("lap mark")]
        seen |= {(scene.steps[scene.at].seat, int(name.split()[-1])) for name in names}
    assert seen == {(1, 2), (1, 3), (2, 5), (3, 7), (3, 8)}


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True])
def test_with_reduced_motion_no_card_flies(pilot: Pilot, still: bool) -> None:
    pilot.stage.profile.change(reduce_motion=still)
    around_once(pilot)
    pilot.key(pygame.K_r)
    scene = pilot.scene
    assert isinstance(scene, LapScene)
    flown = False
    for _frame in range(12):
        pilot.frame(80.0)
        flown = flown or scene.layers.busy
    assert flown is not still


def test_before_anybody_did_anything_there_is_nothing_to_show(pilot: Pilot) -> None:
    table = Table(pilot, dealt(HANDS))
    pilot.key(pygame.K_r)
    assert pilot.scene is table.scene
    assert "since your last move" in table.said


def test_the_line_of_what_happened_last_shows_the_cards(pilot: Pilot) -> None:
    table = around_once(pilot)
    assert table.scene.panels.told_cards == "9C"
    table.click("stock")
    assert table.scene.panels.told_cards != "9C", "the own draw is seen by the player"
