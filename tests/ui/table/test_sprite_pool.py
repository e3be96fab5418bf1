"""Sprites keep their identity: equal cards are different things, and as few as possible move."""

from __future__ import annotations

from game.cards import Face, parse_faces
from game.engine import Event, Place
from game.ui.table.cards.placement import after
from game.ui.table.cards.sprite import SpritePool

HAND, PILE, STOCK = Place("hand", 0), Place("discards"), Place("stock")
OTHER = Place("hand", 1)
MELD = Place("meld", 0, 0)
HIDDEN: tuple[Face | None, ...] = (None,)


def test_equal_cards_are_different_sprites() -> None:
    cast = SpritePool()
    cast.assign({HAND: parse_faces("7H 7H")})
    first, second = cast.at(HAND)
    assert first is not second


def test_the_preferred_of_two_equal_cards_moves() -> None:
    cast = SpritePool()
    cast.assign({HAND: parse_faces("7H 7H"), PILE: ()})
    first, second = cast.at(HAND)
    cast.assign({HAND: parse_faces("7H"), PILE: parse_faces("7H")}, [first])
    assert (cast.at(HAND), cast.at(PILE)) == ([second], [first])


def test_a_place_keeps_the_sprites_of_the_faces_it_keeps() -> None:
    cast = SpritePool()
    cast.assign({HAND: parse_faces("5H 6H 7H"), PILE: ()})
    five, six, seven = cast.at(HAND)
    cast.assign({HAND: parse_faces("5H 7H"), PILE: parse_faces("6H")})
    assert cast.at(HAND) == [five, seven]
    assert cast.at(PILE) == [six]


def test_a_hidden_card_becomes_the_face_it_is_shown_as() -> None:
    cast = SpritePool()
    cast.assign({OTHER: HIDDEN * 3, MELD: ()})
    shown = cast.assign({OTHER: (), MELD: parse_faces("5H 6H 7H")})
    assert sorted(str(face) for face in shown.values()) == ["5H", "6H", "7H"]
    assert len(list(cast)) == 3


def test_what_comes_from_the_stock_is_its_top() -> None:
    cast = SpritePool()
    cast.assign({STOCK: HIDDEN * 4, HAND: ()})
    for z, sprite in enumerate(cast.at(STOCK)):
        sprite.z = z
    top = cast.at(STOCK)[-1]
    cast.assign({STOCK: HIDDEN * 3, HAND: parse_faces("KD")})
    assert cast.at(HAND) == [top]


def test_a_placement_after_an_event_takes_its_order_from_how_things_settle() -> None:
    before = {HAND: parse_faces("4H 9C"), MELD: parse_faces("5H 6H 7H")}
    event = Event(0, HAND, MELD, parse_faces("4H"))
    settled = {HAND: parse_faces("9C"), MELD: parse_faces("4H 5H 6H 7H")}
    assert after(before, event, settled) == settled


def test_cards_shown_by_a_hidden_hand_leave_one_card_less_there() -> None:
    before = {OTHER: HIDDEN * 3, PILE: ()}
    event = Event(1, OTHER, PILE, parse_faces("9C"))
    assert after(before, event, {}) == {OTHER: HIDDEN * 2, PILE: parse_faces("9C")}


def test_a_swept_pile_is_hidden_in_the_hand_of_another() -> None:
    before = {OTHER: HIDDEN, PILE: parse_faces("9C 4D")}
    event = Event(1, PILE, OTHER, parse_faces("9C 4D"))
    settled = {OTHER: HIDDEN * 3, PILE: ()}
    assert after(before, event, settled) == settled


def test_a_deal_gathers_all_cards() -> None:
    before = {HAND: parse_faces("9C"), PILE: parse_faces("4D")}
    assert after(before, Event(None, None, STOCK, HIDDEN * 2), {}) == {STOCK: HIDDEN * 2}
