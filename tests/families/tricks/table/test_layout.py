"""The cards of a trick lie before their players, and tricks won side by side."""

from __future__ import annotations

import pytest

from game.families.tricks.table.layout import sides, trick_slots, won_slots
from game.ui.table.layout.geometry import Rect


def test_the_next_player_sits_to_the_right_and_to_the_left_where_the_table_is_mirrored() -> None:
    assert sides(1, mirrored=False) == (1, 2, 3, 0)
    assert sides(1, mirrored=True) == (1, 0, 3, 2)


@pytest.mark.parametrize("seat", range(4))
def test_each_card_of_a_trick_lies_before_its_player_and_none_on_another(seat: int) -> None:
    own, right, across, left = around = sides(seat, mirrored=False)
    slots = trick_slots((500, 300), 140, 8, around)
    assert slots[own].rect.y >= 300
    assert slots[across].rect.bottom <= 300
    assert slots[left].rect.right < slots[own].rect.x
    assert slots[right].rect.x > slots[own].rect.right
    assert {slot.rect.h for slot in slots.values()} == {140}


def test_thirteen_tricks_stay_in_their_zone_each_beside_the_one_before() -> None:
    zone = Rect(100, 50, 200, 60)
    slots = won_slots(52, zone, 13)
    assert len(slots) == 52
    beyond = 2  # each card of a packet lies half a pixel further
    assert all(zone.x - beyond <= slot.rect.x and slot.rect.right <= zone.right for slot in slots)
    assert all(later.rect.x <= earlier.rect.x for earlier, later in zip(slots, slots[4:], strict=False))
    assert slots[0].rect.x - slots[4].rect.x > slots[0].rect.x - slots[3].rect.x
