"""Events change the places of cards as far as a seat may know them."""

from __future__ import annotations

from game.cards import parse_faces
from game.engine import Event, Place
from game.ui.table.cards.placement import after, hand_counts

CARDS = parse_faces("7H 8H")


def test_a_whole_hand_that_goes_nowhere_is_laid_open() -> None:
    placement = {Place("hand", 1): (None, None), Place("stock"): (None,)}
    opened = after(placement, Event(1, cards=CARDS), {})
    assert opened == {Place("hand", 1): CARDS, Place("stock"): (None,)}


def test_some_cards_of_a_hand_that_go_nowhere_change_nothing() -> None:
    placement = {Place("hand", 1): (None, None, None)}
    assert after(placement, Event(1, cards=CARDS), {}) is placement


def test_the_own_hand_stays_as_it_is_when_it_is_laid_open() -> None:
    placement = {Place("hand", 0): tuple(reversed(CARDS))}
    assert after(placement, Event(0, cards=CARDS), {}) is placement


def test_hands_are_counted_by_what_lies_there() -> None:
    assert hand_counts({Place("hand", 0): CARDS, Place("hand", 2): (None,)}, 3) == (2, 0, 1)


def test_discards_that_become_the_stock_leave_their_top() -> None:
    placement = {Place("stock"): (), Place("discards"): parse_faces("7H 8H 9H")}
    shuffled = Event(None, Place("discards"), Place("stock"), (None, None))
    assert after(placement, shuffled, {})[Place("discards")] == parse_faces("9H")


def test_what_will_be_empty_is_there_from_the_deal_on() -> None:
    gathered = Event(None, None, Place("stock"), (None, None))
    settled = {Place("stock"): (None,), Place("hand", 0): (None,), Place("away", 1): ()}
    assert after({}, gathered, settled) == {Place("stock"): (None, None), Place("away", 1): ()}
