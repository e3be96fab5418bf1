"""A hand is sorted by suit, by rank, or as its player arranged it."""

from __future__ import annotations

import pygame

from game.cards import parse_faces
from game.ui.table.cards.hand_order import HandOrder, Sorting
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Slot
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt


def _sprites(notation: str) -> list[Sprite]:
    return [Sprite(number, face, Slot(0, 0, 50, 70)) for number, face in enumerate(parse_faces(notation))]


def _shown(hand: HandOrder) -> str:
    return " ".join(str(sprite.face) for sprite in hand.sprites)


def test_a_hand_is_sorted_by_suit_with_jokers_last() -> None:
    hand = HandOrder()
    hand.hold(_sprites("JK 3D 2D KS AH"))
    assert _shown(hand) == "KS AH 2D 3D JK"


def test_a_hand_is_sorted_by_rank() -> None:
    hand = HandOrder()
    hand.hold(_sprites("JK 3D 2D KS AH"))
    hand.sort(Sorting.RANK)
    assert _shown(hand) == "AH 2D 3D KS JK"


def test_moved_cards_make_the_order_a_manual_one() -> None:
    hand = HandOrder()
    sprites = _sprites("2S 3S 4S 5S")
    hand.hold(sprites)
    assert hand.move([sprites[3], sprites[0]], 1)
    assert _shown(hand) == "3S 2S 5S 4S"
    assert hand.sorting is Sorting.MANUAL


def test_moving_cards_to_where_they_are_changes_nothing() -> None:
    hand = HandOrder()
    sprites = _sprites("2S 3S 4S")
    hand.hold(sprites)
    assert not hand.move([sprites[1]], 1)
    assert hand.sorting is Sorting.SUIT


def test_new_cards_come_to_the_end_of_a_manual_order_and_are_marked() -> None:
    hand = HandOrder()
    sprites = _sprites("2S 3S 4S 5H AC")
    hand.hold(sprites[:3])
    hand.move([sprites[0]], 2)
    hand.hold([*sprites[:3], *sprites[3:]])
    assert _shown(hand) == "3S 4S 2S 5H AC"
    assert hand.fresh == set(sprites[3:])


def test_new_cards_are_sorted_into_a_sorted_hand() -> None:
    hand = HandOrder()
    sprites = _sprites("2S 4S 3S")
    hand.hold(sprites[:2])
    hand.hold(sprites)
    assert _shown(hand) == "2S 3S 4S"


def test_the_first_cards_of_a_hand_are_not_marked() -> None:
    hand = HandOrder()
    hand.hold(_sprites("2S 3S"))
    assert hand.fresh == set()


def test_an_order_can_be_restored_after_a_drag_through_the_hand() -> None:
    hand = HandOrder()
    sprites = _sprites("2S 3S 4S")
    hand.hold(sprites)
    kept = hand.kept()
    hand.move([sprites[2]], 0)
    assert hand.restore(kept)
    assert (_shown(hand), hand.sorting) == ("2S 3S 4S", Sorting.SUIT)


def test_a_card_that_came_in_the_middle_of_a_drag_stays_when_the_drag_is_cancelled(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "5H 6H 7H 9C"}, draws="KD"))
    pilot.press(pilot.where(table.card("9C")).center)
    for aside in (40, 80, 120):
        pilot.move((pilot.pointer[0] + aside, pilot.pointer[1] - aside), held=True)
    assert table.scene.input.drag is not None
    table.scene.act([table.match.game.parse("draw")])
    pilot.wait(600)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(600)
    pilot.move(pilot.where(table.card("KD")).center)
    assert len(table.hand.split()) == 12


def test_a_card_that_is_discarded_in_the_middle_of_its_drag_is_let_go_of(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "5H 6H 7H 9C"}, draws="KD"))
    table.click("stock")
    pilot.press(pilot.where(table.card("9C")).center)
    for aside in (40, 80, 120):
        pilot.move((pilot.pointer[0] + aside, pilot.pointer[1] - aside), held=True)
    table.scene.act([table.match.game.parse("discard 9C")])
    pilot.wait(600)
    assert table.scene.input.drag is None
    assert table.scene.board.carried == []
    assert len(table.hand.split()) == 11


def test_a_card_that_was_taken_back_lies_where_it_lay_in_a_manual_order() -> None:
    hand = HandOrder()
    sprites = _sprites("5S 3S 4S 2S 9D")
    hand.hold(sprites)
    hand.move(sprites, 0)
    hand.sort(Sorting.MANUAL)
    arranged = _shown(hand)
    for gone in ([0], [2], [4], [1, 3]):
        lost = [hand.sprites[place] for place in gone]
        hand.hold([sprite for sprite in sprites if sprite not in lost])
        hand.hold(sprites, returned=True)
        assert _shown(hand) == arranged
