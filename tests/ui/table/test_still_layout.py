"""The table in the picture of one moment: cards as large and as far apart as what lies there lets them be."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given

from game.engine import Place
from game.games.borako.table.table import layout
from game.ui.table.layout.geometry import INDEX_WIDE, Counts, Frame, Rect
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from tests.ui.table.test_layout import counts_of, tables

ROOM = Frame(1048, 530, 0.5, mode=TableMode.REPLAY)
FEW = ((3, 3, 3), ())


def still(frame: Frame) -> Frame:
    return replace(frame, mode=TableMode.POSITION)


@pytest.mark.slow
@given(tables())
def test_every_card_lies_in_its_own_zone(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    assume(not counts.groups())
    laid, window = layout(counts, still(frame)), Rect(0, 0, frame.width, frame.height)
    for place, slots in laid.slots.items():
        home = {
            "meld": f"melds.{place.owner}",
            "reserve": f"reserve.{place.owner}",
            "hand": f"backs.{place.owner}",
        }.get(place.zone, place.zone)
        assert len(slots) == dict(counts.cards)[place]
        assert all(window.contains(slot.rect) for slot in slots), place
        if place == Place("hand", counts.seat):  # it has all the room below the felt
            assert all(slot.rect.y >= laid.zones[Zone("felt")].bottom for slot in slots)
        else:
            assert all(laid.zones[Zone(home)].contains(slot.rect) for slot in slots), place


@pytest.mark.slow
@given(tables())
def test_trays_and_piles_do_not_overlap(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    assume(not counts.groups())
    laid = layout(counts, still(frame))
    zones = sorted(
        (laid.zones[Zone(name)] for name in ("tray.0", "tray.1", "discards", "hand")), key=lambda zone: zone.y
    )
    assert all(upper.bottom <= lower.y for upper, lower in pairwise(zones))


def test_cards_are_larger_and_further_apart_than_at_a_table_that_is_played_at() -> None:
    counts = counts_of(10, FEW)
    played, seen = layout(counts, ROOM), layout(counts, still(ROOM))
    for place in (Place("meld", 0, 0), Place("discards")):
        before, after = played.slots[place], seen.slots[place]
        assert after[0].h > before[0].h
        assert after[1].cx - after[0].cx > before[1].cx - before[0].cx
    assert seen.slots[Place("hand", 0)][0].h >= played.slots[Place("hand", 0)][0].h


def test_every_index_of_a_short_pile_can_be_read() -> None:
    cards = [(place, 12 if place == Place("discards") else count) for place, count in counts_of(10, FEW).cards]
    pile = layout(Counts(0, tuple(cards)), still(ROOM)).slots[Place("discards")]
    assert {slot.h for slot in pile[:-1]} == {pile[0].h}
    assert all(other.cx - one.cx > 1.5 * INDEX_WIDE * one.w for one, other in pairwise(pile))


def test_a_tray_without_melds_leaves_its_height_to_others() -> None:
    laid = layout(counts_of(10, FEW), still(ROOM)).zones
    assert laid[Zone("tray", 1)].h < laid[Zone("tray", 0)].h


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_sit_in_a_line_above_a_felt_that_has_the_whole_width(seats: int) -> None:
    counts = replace(counts_of(10, FEW), seats=seats)
    laid, gap = layout(counts, still(ROOM)).zones, 24
    others = [laid[Zone("seat", seat)] for seat in range(1, seats)]
    assert {panel.y for panel in others} == {others[0].y}
    assert all(panel.bottom <= laid[Zone("felt")].y and not panel.overlap(laid[Zone("felt")]) for panel in others)
    assert all(not one.overlap(other) for one, other in pairwise(sorted(others)))
    assert laid[Zone("felt")].w > ROOM.width - 2 * gap
