"""Cards that would come to a hand are behind a gap."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ui.table.layout.geometry import MIN_INDEX, Rect, Slot
from game.ui.table.layout.rows import hand_slots, set_apart

SMALL = Rect(150, 455, 720, 100)
"""The size of a hand in a replay at 1280x720."""


def gap(held: tuple[Slot, ...], own: int) -> float:
    """Return the gap before the first card that would come, in widths of a card."""
    before, after = held[own - 1], held[own]
    return (after.cx - before.cx - after.w) / after.w


@pytest.mark.parametrize(("own", "coming"), [(1, 1), (5, 1), (11, 4), (14, 5), (22, 5), (30, 5)])
def test_it_holds_in_a_full_hand_too(own: int, coming: int) -> None:
    joined = hand_slots(own + coming, SMALL)
    held = set_apart(joined, own, SMALL)
    assert gap(held, own) == pytest.approx(0.5)
    assert all(after.cx - before.cx >= MIN_INDEX for before, after in pairwise(held))
    assert held[0].rect.x >= SMALL.x
    assert held[-1].rect.right <= SMALL.right
    assert [slot._replace(cx=0) for slot in held] == [slot._replace(cx=0) for slot in joined]


def test_it_is_smaller_where_indices_would_be_hidden() -> None:
    narrow = Rect(0, 0, 480, 85)
    held = set_apart(hand_slots(30, narrow), 25, narrow)
    assert gap(held, 25) < 0.5
    assert min(after.cx - before.cx for before, after in pairwise(held)) > MIN_INDEX - 0.01
    assert held[-1].rect.right <= narrow.right


@pytest.mark.parametrize("own", [0, 18, 9])
def test_a_hand_that_nothing_joins_lies_as_ever(own: int) -> None:
    rows = (*hand_slots(9, SMALL), *hand_slots(9, SMALL._replace(y=600)))
    assert set_apart(rows, own, SMALL) == rows, "nor is there a gap before a row of its own"


def test_only_the_row_that_is_joined_closes_up() -> None:
    rows = (*hand_slots(9, SMALL), *hand_slots(9, SMALL._replace(y=600)))
    held = set_apart(rows, 12, SMALL)
    assert held[:9] == rows[:9]
    assert gap(held, 12) == pytest.approx(0.5)
