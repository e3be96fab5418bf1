"""The strips of a lap show all seats' steps in one notation: in the same signs, with cards of one size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest

from game.cards import parse_faces
from game.engine import Event, Place
from game.ui.kit import Drawing, Flow, Node, walk
from game.ui.kit.cards import BACK
from game.ui.table.lap.deeds import Deed, Step
from game.ui.table.lap.ledger import SIGNED, Ledger, Ledgers, shown_of, summaries
from tests.ui.pilot import Pilot

HAND = Place("hand", 1)
SIDE, ACROSS = pygame.Rect(0, 0, 118, 340), pygame.Rect(0, 0, 290, 68)


def drawn(cards: int = 1) -> Step:
    return Step(1, Deed.DRAWN, Event(1, Place("stock"), HAND, (None,) * cards))


def laid(number: int, cards: str = "AH 2H 3H") -> Step:
    return Step(number, Deed.LAID, Event(1, HAND, Place("meld", 1, number), parse_faces(cards)))


def added(number: int, cards: str) -> Step:
    return Step(number, Deed.ADDED, Event(1, HAND, Place("meld", 1, number), parse_faces(cards)))


def discarded(number: int) -> Step:
    return Step(number, Deed.DISCARDED, Event(1, HAND, Place("discards"), parse_faces("9C")))


SHORT = [drawn(), discarded(2)]
USUAL = [drawn(), laid(2), discarded(3)]
LONG = [drawn(), *(laid(2 + at) for at in range(18)), added(20, "4H"), added(21, "5S 6S"), discarded(22)]


def rows(ledger: Ledger) -> list[tuple[Deed | None, tuple[str, ...]]]:
    return [(item.deed, item.parts) for item in ledger.items]


def entries(ledger: Ledger) -> Sequence[Node]:
    """Return the node of each item."""
    return next(node for node in walk(ledger.tree) if isinstance(node, Flow)).children


def sign(entry: Node) -> Node | None:
    """The sign before the cards, or the number."""
    first = entry.children[0]
    return first if isinstance(first, Drawing) and first.content() != BACK else None


@pytest.mark.parametrize(("across", "side"), [(USUAL, LONG), (LONG, SHORT), (LONG, LONG)])
def test_all_seats_show_cards_of_one_size_within_their_rooms(
    pilot: Pilot, across: list[Step], side: list[Step]
) -> None:
    rooms = {1: SIDE.move(0, 200), 2: ACROSS, 3: SIDE.move(900, 200)}
    found = Ledgers(pilot.stage.style, rooms).short({1: side, 2: across, 3: SHORT})
    assert set(found) == {1, 2, 3}
    assert len({ledger.units for ledger in found.values()}) == 1
    for seat, ledger in found.items():
        assert rooms[seat].contains(ledger.rect)
        boxes = [entry.rect for entry in entries(ledger)]
        assert all(ledger.rect.contains(box) for box in boxes)
        assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
        for item, entry in zip(ledger.items, entries(ledger), strict=True):
            assert (sign(entry) is not None) == (item.deed in SIGNED or (item.deed is Deed.LAID and item.counted))


def test_a_turn_that_lays_a_meld_is_shown_whole_across_the_table_and_beside_it(pilot: Pilot) -> None:
    scale = pilot.stage.style.scale
    rooms = {
        seat: pygame.Rect(0, 0, round(room.width * scale), round(room.height * scale))
        for seat, room in ((1, SIDE), (2, ACROSS))
    }
    found = Ledgers(pilot.stage.style, rooms).short({1: USUAL, 2: USUAL})
    whole = [(Deed.DRAWN, ("back",)), (Deed.LAID, ("AH", "2H", "3H")), (Deed.DISCARDED, ("9C",))]
    assert rows(found[1]) == rows(found[2]) == whole


def test_what_was_taken_and_what_was_done_last_is_never_left_out() -> None:
    for items in summaries(LONG):
        assert items[0].steps == (LONG[0],)
        assert items[-1].steps == (LONG[-1],)
        assert [step for item in items for step in item.steps] == LONG, "all are shown or counted, in their order"


def test_of_several_melds_the_latest_is_shown_longest_and_the_others_are_counted() -> None:
    steps = [*USUAL[:2], laid(3, "7S 8S 9S"), laid(4)]
    ways = list(dict.fromkeys(tuple((item.deed, item.parts) for item in items) for items in summaries(steps)))
    first, last = (Deed.DRAWN, ("back",)), (Deed.LAID, ("AH", "2H", "3H"))
    assert ways[1] == (first, (Deed.LAID, ("+1",)), (Deed.LAID, ("7S", "8S", "9S")), last)
    assert ways[2] == (first, (Deed.LAID, ("+2",)), last)
    assert ways[-1] == (first, (None, ("+2",)), last)


def test_what_was_added_to_several_melds_is_one_item() -> None:
    ways = list(summaries([drawn(), added(2, "4H"), added(3, "5S 6S"), discarded(4)]))
    assert [item.parts for item in ways[0]] == [("back",), ("4H", "5S", "6S"), ("9C",)], "whole where there is room"
    assert [item.parts for item in ways[3]] == [("back",), ("6S", "+2"), ("9C",)]
    assert all([step.number for step in items[1].steps] == [2, 3] for items in ways[:4])


def test_a_strip_that_is_pointed_at_shows_every_step_and_has_room_for_its_number(pilot: Pilot) -> None:
    room = pygame.Rect(0, 0, 118, 900)
    ledger = Ledgers(pilot.stage.style, {1: room, 2: ACROSS}).full(1, LONG, numbered=True)
    assert ledger is not None
    assert [item.steps for item in ledger.items] == [(step,) for step in LONG]
    numbers = [number for entry in entries(ledger) if (number := sign(entry)) is not None]
    assert [number.content() for number in numbers] == [step.number for step in LONG]
    assert all(number.rect.width >= 20 for number in numbers), "of two figures, too"


def test_of_many_cards_the_ends_are_shown_and_of_a_pile_what_lay_uppermost() -> None:
    swept = Event(1, Place("discards"), HAND, parse_faces("KD 9C 4D 5S"))
    assert shown_of([Step(1, Deed.TAKEN, swept)]) == ("5S", "+3")
    two = Event(1, Place("discards"), HAND, parse_faces("KD 9C"))
    assert shown_of([Step(1, Deed.TAKEN, two)]) == ("KD", "9C")
    reserve = Event(1, Place("reserve", 0), HAND, (None,) * 11)
    assert shown_of([Step(1, Deed.RESERVE, reserve)]) == ("back", "+10")
    assert shown_of([laid(1, "4D 5D 6D 7D")]) == ("4D", "+2", "7D")
    assert shown_of([laid(1)]) == ("AH", "2H", "3H")
