"""The table of Baloot holds hand, trick and talk in every window: large, apart, each index in sight."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Place
from game.families.tricks.table.felt import layout
from game.ui.graphics.drawing import room_for, scale_for
from game.ui.table.layout.geometry import LEAST_TARGET, MIN_CARD_HEIGHT, Counts, Frame, Rect, TableLayout
from game.ui.table.layout.zone import Zone

WINDOWS = ((960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160), (1080, 1920))
SEATS = range(4)
RIM = ("score", "last", "menu", "tools", "prompt", "hand", "felt", *(f"seat.{seat}" for seat in SEATS))
CORNERS = ("badge", "points", "won.0", "won.1", *(f"said.{seat}" for seat in SEATS if seat))
"""The corners of the felt, without the bubble above the own panel."""


def playing(leader: int = 0, hand: int = 8, seat: int = 0) -> Counts:
    """The fourth card of a trick is played; every other card is won."""
    left = 32 - 4 * hand - 4
    hands = tuple((Place("hand", other), hand) for other in SEATS)
    won = ((Place("won", 0), left - left // 2), (Place("won", 1), left // 2))
    return Counts(seat, (*hands, (Place("trick", leader), 4), *won, (Place("stock"), 0), (Place("public"), 0)))


def buying() -> Counts:
    """Five cards each, the public card, the rest of the pack."""
    hands = tuple((Place("hand", seat), 5) for seat in SEATS)
    return Counts(0, (*hands, (Place("stock"), 11), (Place("public"), 1), (Place("trick", 1), 0)))


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    size = draw(st.one_of(st.sampled_from(WINDOWS), st.tuples(st.integers(960, 3840), st.integers(600, 2160))))
    wanted = draw(st.sampled_from((0.75, 1.0, 1.5, 2.0)))
    return Frame(*room_for(size, wanted), scale_for(size, wanted), draw(st.booleans()))


def frame(size: tuple[int, int], *, mirrored: bool = False) -> Frame:
    return Frame(*size, scale_for(size, 1.0), mirrored)


def overlapping(table: TableLayout, names: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(one, two) for one, two in combinations(names, 2) if table.zones[Zone(one)].overlap(table.zones[Zone(two)])]


@pytest.mark.slow
@given(frames(), st.integers(0, 3), st.integers(0, 7))
@settings(max_examples=80)
def test_nothing_on_the_rim_lies_on_anything_else(window: Frame, leader: int, hand: int) -> None:
    table = layout(playing(leader, hand), window)
    assert overlapping(table, RIM) == []
    if window.width >= window.height:
        assert overlapping(table, ("said.0", "dealer.0", "seat.0", "hand", "felt")) == []
    whole = Rect(0, 0, window.width, window.height)
    assert all(whole.contains(rect) for rect in table.zones.values())
    assert all(whole.contains(slot.rect) for slots in table.slots.values() for slot in slots)


@pytest.mark.slow
@given(frames(), st.integers(0, 3))
@settings(max_examples=80)
def test_trick_words_points_and_heaps_lie_apart_on_the_felt(window: Frame, leader: int) -> None:
    table = layout(playing(leader, 3), window)
    tricks = tuple(f"trick.{seat}" for seat in SEATS)
    assert overlapping(table, (*CORNERS, *tricks)) == []
    assert all(table.zones[Zone("felt")].contains(table.zones[Zone(name)]) for name in (*CORNERS, *tricks))


@given(frames())
@settings(max_examples=80)
def test_talk_and_pack_lie_apart_and_the_public_card_lies_beside_what_is_asked(window: Frame) -> None:
    table = layout(buying(), window)
    assert overlapping(table, ("dialogue", "stock", "badge", *(f"said.{seat}" for seat in SEATS))) == []
    assert table.zones[Zone("felt")].contains(table.zones[Zone("dialogue")])
    assert table.zones[Zone("dialogue")].contains(table.zones[Zone("public")])
    assert table.zones[Zone("dialogue")].w > 2 * table.zones[Zone("public")].w


@pytest.mark.slow
@given(frames(), st.integers(1, 8))
@settings(max_examples=80)
def test_every_card_of_the_hand_can_be_read_and_clicked(window: Frame, hand: int) -> None:
    table = layout(playing(0, hand) if hand < 8 else buying(), window)
    slots = table.slots[Place("hand", 0)]
    assert min(slot.h for slot in slots) >= MIN_CARD_HEIGHT
    assert all(after.cx - slot.cx >= LEAST_TARGET for slot, after in pairwise(slots))


@pytest.mark.parametrize("size", WINDOWS)
def test_cards_of_the_trick_are_no_smaller_than_those_of_the_hand(size: tuple[int, int]) -> None:
    table = layout(playing(), frame(size))
    hand = table.slots[Place("hand", 0)][0].h
    trick = table.slots[Place("trick", 0)][0].h
    assert trick >= hand * 0.98
    assert trick >= min(size[1], size[0] * 0.63) * 0.22


@pytest.mark.parametrize("leader", SEATS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_each_card_of_a_trick_lies_before_its_player(leader: int, mirrored: bool) -> None:
    table = layout(playing(leader, 7), frame((1280, 720), mirrored=mirrored))
    middle = table.zones[Zone("felt")].centre
    for number, slot in enumerate(table.slots[Place("trick", leader)]):
        seat = (leader + number) % 4
        player = table.zones[Zone("seat", seat)].centre
        card = table.zones[Zone("trick", seat)]
        assert card == slot.rect
        if seat in (1, 3):
            assert (card.centre[0] < middle[0]) == (player[0] < middle[0])
        else:
            assert (card.centre[1] < middle[1]) == (player[1] < middle[1])


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_next_player_sits_to_the_right(mirrored: bool) -> None:
    window = frame((1280, 720), mirrored=mirrored)
    seat = layout(playing(), window).zones[Zone("seat", 1)]
    shown = seat.mirrored(window.width) if mirrored else seat
    assert shown.x > window.width // 2
