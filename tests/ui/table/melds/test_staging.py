"""Arranging melds in the staging strip before laying them, and what the strip says of them (borako 3.4, 4 to 6)."""

from __future__ import annotations

import pygame
import pytest

from game.cards import format_faces, parse_faces
from game.engine import Place
from game.games.borako.rules.view import BorakoView
from game.ui.graphics.motion import Pace
from game.ui.table.cards.sprite import faces_of
from game.ui.table.input.drag import Drag
from game.ui.table.layout.zone import NEW_GROUP
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"
CLUBS = "9C TC JC"


@pytest.fixture
def table(pilot: Pilot) -> Table:
    table = Table(pilot, dealt({0: f"{RUN} {CLUBS} KD"}, draws="3S"))
    table.click("stock")
    return table


def groups(table: Table) -> list[str]:
    return [format_faces(faces_of(group)) for group in table.scene.board.staging.groups]


def stage(table: Table, cards: str, to: str = "staging") -> None:
    table.select(cards)
    table.click(to)


def test_the_selected_cards_become_a_group_by_clicking_the_strip(table: Table) -> None:
    stage(table, RUN)
    assert groups(table) == [RUN]
    assert [meter.text for meter in table.strip.meters] == ["Run of 3, worth 1.5"]


def test_cards_are_dragged_into_the_strip_and_into_a_group(pilot: Pilot, table: Table) -> None:
    table.drag("5H", "staging")
    table.drag("7H", "staging.0")
    assert groups(table) == ["5H 7H"]
    assert [meter.text for meter in table.strip.meters] == ["Not a meld yet"]
    table.drag("6H", "staging.0")
    assert groups(table) == [RUN]


def test_a_card_that_only_brushes_the_strip_does_not_go_there(table: Table) -> None:
    zones, card = table.scene.board.layout.zones, table.scene.board.in_hand[0]
    drag = Drag([card], card, (0.0, 0.0), {}, {}, table.scene.game.config, table.scene.board.hand.kept(), card.place)
    strip, half = zones[NEW_GROUP], card.slot.h / 2
    card.x.jump(strip.x + strip.w / 2)
    card.y.jump(strip.bottom + half - 0.08 * card.slot.h)
    assert drag.over(zones, [NEW_GROUP]) is None
    card.y.jump(strip.bottom + half - 0.2 * card.slot.h)
    assert drag.over(zones, [NEW_GROUP]) == "staging.new"


def test_one_button_lays_all_groups(pilot: Pilot, table: Table) -> None:
    stage(table, RUN)
    stage(table, CLUBS, "staging.new")
    assert groups(table) == [RUN, CLUBS]
    table.click("table.lay_all")
    assert table.melds() == [RUN, CLUBS]
    assert groups(table) == []


def test_groups_that_are_no_melds_cannot_be_laid_and_the_prompt_says_why(pilot: Pilot, table: Table) -> None:
    stage(table, "5H 6H")
    assert "table.lay_all" not in pilot.stage.targets()
    assert table.scene.panels.remark != ""


def test_suggest_fills_the_strip_with_the_best_melds(pilot: Pilot, table: Table) -> None:
    table.click("table.suggest")
    assert sorted(groups(table)) == sorted([RUN, CLUBS])
    assert "table.suggest" not in pilot.stage.targets()


def test_suggest_says_so_where_there_is_nothing_to_lay_or_add(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "4D 6S 8H TC QD"}))
    pilot.key(pygame.K_g)
    assert "nothing to lay or add" in table.said
    assert groups(table) == []


def test_suggest_keeps_a_wild_back_but_shows_its_melds_when_asked_again(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "4D 5D 8H TC QD JK JS 3C 6S 9S KH"}))
    table.click("table.suggest")
    assert "keep your cards" in table.said
    assert groups(table) == []
    table.click("table.suggest")
    (shown,) = groups(table)
    assert "JK" in shown
    assert table.said == ""


def test_suggest_says_anew_that_it_keeps_a_wild_back_where_the_hand_changed(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "4D 5D 8H TC QD JK JS 3C 6S 9S KH"}, draws="7C"))
    table.click("table.suggest")
    table.click("stock")
    table.click("table.suggest")
    assert "keep your cards" in table.said
    assert groups(table) == []


def test_escape_returns_the_groups_to_the_hand(pilot: Pilot, table: Table) -> None:
    before = table.hand
    table.click("table.suggest")
    pilot.key(pygame.K_ESCAPE)
    table.rest()
    assert groups(table) == []
    assert table.hand == before
    assert len(table.scene.board.in_hand) == 12


def test_a_click_on_a_staged_card_returns_it(pilot: Pilot, table: Table) -> None:
    stage(table, RUN)
    table.click("staging.0.6H")
    assert groups(table) == ["5H 7H"]


def test_the_only_staged_card_returns_while_a_hint_is_shown(pilot: Pilot, table: Table) -> None:
    stage(table, "KD")
    pilot.key(pygame.K_h)
    assert table.scene.board.pointed
    table.click("staging.0.KD")
    assert groups(table) == []
    assert table.scene.board.pointed == ()


def test_a_staged_card_is_dragged_back_to_the_hand(pilot: Pilot, table: Table) -> None:
    stage(table, RUN)
    pilot.drag("staging.0.5H", "hand")
    table.rest()
    assert groups(table) == ["6H 7H"]


def test_a_staged_card_can_be_discarded_by_dragging(pilot: Pilot, table: Table) -> None:
    stage(table, "KD")
    pilot.drag("staging.0.KD", "discards")
    table.rest()
    assert "KD" in map(str, table.match.view_as(BorakoView, 0).discards)
    assert groups(table) == []


def test_groups_survive_the_turns_of_the_others(pilot: Pilot, table: Table) -> None:
    stage(table, RUN)
    table.drag("KD", "discards")
    table.rest()
    assert groups(table) == [RUN]


def test_a_take_back_of_laid_groups_returns_their_cards(pilot: Pilot, table: Table) -> None:
    table.click("table.suggest")
    table.click("table.lay_all")
    table.click("table.take_back")
    assert table.melds() == []
    assert len(table.scene.board.in_hand) == 12


def test_the_strip_is_filled_and_laid_by_keys(pilot: Pilot, table: Table) -> None:
    pilot.key(pygame.K_g)
    table.rest()
    names = [widget.name for widget in table.scene.group.widgets if widget.takes_focus]
    assert "lay_all" in names
    while "focus" not in pilot.stage.targets() or pilot.where("focus") != pilot.where("table.lay_all"):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert len(table.melds()) == 2


def test_the_hand_is_sorted_by_suggested_melds(pilot: Pilot, table: Table) -> None:
    pilot.key(pygame.K_3)
    table.rest()
    assert set(table.hand.split()[:6]) == set(f"{RUN} {CLUBS}".split())


def test_a_long_clean_run_is_measured_with_its_bonus(pilot: Pilot) -> None:
    run = "3H 4H 5H 6H 7H 8H 9H"
    table = Table(pilot, dealt({0: run}))
    stage(table, run)
    assert [meter.text for meter in table.strip.meters] == ["7 cards, clean: 200"]


def swept(table: Table, hand: str) -> None:
    """The player holds a huge hand, as after sweeping a long pile."""
    board = table.scene.board
    board.show({**board.placement, board.own: parse_faces(hand)}, table.scene.now, 0.0)


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_so_many_groups_are_suggested_as_can_be_clicked(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = Table(pilot, dealt({0: RUN}))
    swept(table, "3H 4H 5H 6H 7H 8H 9H TH JH QH KH 3C 4C 5C 6C 7C 8C 9C TC JC 3D 4D 5D 6D 7D 8D 9D TD AS AH AC AD")
    board = table.scene.board
    assert board.shows_staged([11])
    assert not board.shows_staged([11, 9, 8, 4, 9, 9])


def test_there_is_always_room_for_another_group(pilot: Pilot) -> None:
    pilot.resize((960, 600))
    table = Table(pilot, dealt({0: f"{RUN} {CLUBS} 3D 4D 5D 7S 8S"}))
    for cards in (RUN, CLUBS, "3D 4D 5D", "7S 8S"):
        table.strip.put([sprite for sprite in table.scene.board.in_hand if str(sprite.face) in cards.split()])
    table.rest()
    assert pilot.where("staging.new").width >= 24


@pytest.mark.pictures
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080), (1280, 720)])
def test_staged_cards_keep_their_indices_in_sight(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = Table(pilot, dealt({0: f"{RUN} {CLUBS} 3D 4D 5D"}))
    table.click("table.suggest")
    targets = pilot.stage.targets()
    staged = [rect for name, rect in targets.items() if name.startswith("staging.") and name.count(".") == 2]
    assert len(staged) == 9
    assert all(rect.width >= 24 for rect in staged)
    assert all(targets["staging"].contains(rect) for rect in staged)


def test_a_meld_is_arranged_and_laid_by_drags_alone(pilot: Pilot, table: Table) -> None:
    table.drag("5H", "staging")
    for face in ("6H", "7H"):
        table.drag(face, "staging.0")
    box = pilot.where("staging.0")
    pilot.press((box.centerx, box.bottom - 4))
    for place in ((box.centerx + 20, box.bottom + 30), pilot.where("tray.0").center):
        pilot.move(place, held=True)
    pilot.release(pilot.where("tray.0").center)
    table.rest()
    assert table.melds() == [RUN]


def test_selected_cards_move_within_the_hand_by_a_click_beside_it(pilot: Pilot, table: Table) -> None:
    first = table.hand.split()[0]
    table.select(first)
    hand = pilot.where("hand")
    pilot.press((hand.right - 3, hand.centery))
    pilot.release((hand.right - 3, hand.centery))
    table.rest()
    assert table.hand.split()[-1] == first


def test_a_window_that_is_resized_in_mid_flight_leads_staged_cards_to_the_right_places(
    pilot: Pilot, table: Table
) -> None:
    pilot.key(pygame.K_g)
    pilot.frame()
    pilot.resize((1600, 900))
    table.rest()
    board = table.scene.board
    slots = [slot for number in range(2) for slot in board.layout.slots[Place("staging", 0, number)]]
    for sprite, slot in zip(board.staging.sprites, slots, strict=True):
        assert (sprite.x.target, sprite.y.target, sprite.width.target) == (slot.cx, slot.cy, slot.w)
    assert pilot.where("staging").right <= 1600


def twins(pilot: Pilot, staged: int) -> tuple[Table, str]:
    """Stage one of two equal cards with its neighbours; returns the name of the other, which is in the hand."""
    table = Table(pilot, dealt({0: "9C 9C TC JC"}, draws="3S"))
    table.click("stock")
    names = [name for name in pilot.stage.targets() if name.startswith("hand.") and name.endswith(".9C")]
    pilot.click(names[staged])
    table.select("TC JC")
    table.click("staging")
    pilot.wait(1500)
    return table, table.card("9C")


@pytest.mark.parametrize("staged", [0, 1])
@pytest.mark.parametrize("way", ["button", "zone", "drag", "double_click"])
def test_of_two_equal_cards_the_one_that_is_thrown_goes_and_the_one_tried_out_stays(
    pilot: Pilot, staged: int, way: str
) -> None:
    table, twin = twins(pilot, staged)
    table.loop.waits = True
    kept = [list(group) for group in table.scene.board.staging.groups]
    match way:
        case "drag":
            pilot.drag(twin, "discards")
        case "double_click":
            pilot.double_click(twin)
        case _:
            pilot.click(twin)
            pilot.click("table.discard" if way == "button" else "discards")
    pilot.wait(1500)
    assert table.match.actor() != 0
    assert [list(group) for group in table.scene.board.staging.groups] == kept


@pytest.mark.parametrize("staged", [0, 1])
@pytest.mark.parametrize("selected", [True, False])
def test_of_two_equal_cards_the_one_tried_out_is_laid(pilot: Pilot, staged: int, *, selected: bool) -> None:
    table, twin = twins(pilot, staged)
    (group,) = table.scene.board.staging.groups
    laid = list(group)
    if selected:
        pilot.click(twin)
        pilot.wait(200)
    table.click("table.lay_all")
    assert table.melds() == ["9C TC JC"]
    assert table.scene.board.pool.at(Place("meld", 0, 0)) == laid


def test_groups_are_laid_one_after_the_other_while_the_last_could_go_to_several_melds(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} {CLUBS} 8H 2S"}, draws="3S"))
    table.click("stock")
    for meld in (RUN, CLUBS):
        table.select(meld)
        table.click("table.lay")
    stage(table, "8H")
    stage(table, "2S", "staging.new")
    assert groups(table) == ["8H", "2S"]
    pilot.stage.set_pace(Pace.NORMAL)
    table.click("table.lay_all")
    assert groups(table) == []
    assert sorted(map(len, map(parse_faces, table.melds()))) == [4, 4]
