"""The table of the rummies holds every hand and the melds of four players in every window, each index readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Place
from game.families.rummy.table.table import CLOCKWISE, COUNTER_CLOCKWISE, layout
from game.ui.graphics.drawing import room_for, scale_for
from game.ui.table.layout.geometry import INDEX_WIDE, MIN_INDEX, Counts, Frame, Rect, TableLayout
from game.ui.table.layout.many_trays import AWAY
from game.ui.table.layout.zone import Zone

WINDOWS = ((960, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1080, 1920))
CARDS = 108
FULLEST = 24
"""Cards before one player: in hundreds of rounds between opponents of every level nobody had more than 17."""
TWELVE = ((4, 3, 5), (3, 3, 4), (5, 3, 3), (4, 4, 3))
"""Twelve melds late in a round."""


def counts_of(
    hand: int,
    melds: tuple[tuple[int, ...], ...],
    others: tuple[int, ...] = (5, 5, 5),
    away: tuple[int, ...] = (),
    discards: int = 25,
) -> Counts:
    places = [(Place("hand", seat), count) for seat, count in enumerate((hand, *others))]
    places += [(Place("meld", seat, n), size) for seat, sizes in enumerate(melds) for n, size in enumerate(sizes)]
    places += [(Place(AWAY, seat), 0) for seat in away]
    return Counts(0, (*places, (Place("stock"), 30), (Place("discards"), discards)), 1 + len(others))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Counts, Frame]:
    seats = draw(st.integers(2, 4))
    hand = draw(st.integers(0, 16))
    others, discards = draw(st.integers(1, 14)), draw(st.integers(0, 25))
    left = CARDS - hand - (seats - 1) * others - discards
    melds = []
    for _ in range(seats):
        sizes: list[int] = []
        for size in draw(st.lists(st.integers(3, 13), max_size=9)):
            if size <= left and sum(sizes) + size <= FULLEST:
                sizes.append(size)
                left -= size
        melds.append(tuple(sizes))
    width, height = draw(st.one_of(st.sampled_from(WINDOWS), st.tuples(st.integers(960, 3840), st.integers(600, 2160))))
    wanted = draw(st.sampled_from((0.75, 1.0, 2.0)))
    unit = scale_for((width, height), wanted)
    width, height = room_for((width, height), wanted)
    staged: list[int] = []
    for size in draw(st.lists(st.integers(1, 5), max_size=5)):
        if sum(staged) + size <= hand:
            staged.append(size)
    away = tuple(seat for seat in range(seats) if not melds[seat] and draw(st.booleans()) and seats > 2)[: seats - 2]
    counts = counts_of(hand, tuple(melds), (others,) * (seats - 1), away, discards).staged(tuple(staged))
    return counts, Frame(width, height, unit, draw(st.booleans()))


def laid_out(table: tuple[Counts, Frame]) -> TableLayout:
    return layout(*table, COUNTER_CLOCKWISE)


@pytest.mark.slow
@settings(max_examples=60)
@given(tables())
def test_nothing_leaves_the_window_or_its_zone(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    laid, window = laid_out(table), Rect(0, 0, frame.width, frame.height)
    assert [name for name, rect in laid.zones.items() if not window.contains(rect)] == []
    strays = []
    for place, slots in laid.slots.items():
        home = {"meld": f"melds.{place.owner}", "staging": f"staging.{place.index}"}.get(place.zone, place.zone)
        if place.zone == "hand" and place.owner != counts.seat:
            home = f"backs.{place.owner}"
        strays += [(place, slot) for slot in slots if not laid.zones[Zone(home)].contains(slot.rect)]
    assert strays == []


@pytest.mark.slow
@settings(max_examples=60)
@given(tables())
def test_no_two_zones_overlap(table: tuple[Counts, Frame]) -> None:
    zones = laid_out(table).zones
    names = [
        name
        for name in zones
        if name.startswith(("tray.", "seat.", "backs."))
        or name in {"staging", "score", "last", "menu", "tools", "prompt", "hand", "stock", "discards"}
    ]
    assert [(one, two) for one, two in combinations(names, 2) if zones[one].overlap(zones[two])] == []


@pytest.mark.slow
@settings(max_examples=60)
@given(tables())
def test_each_index_of_a_meld_can_be_read(table: tuple[Counts, Frame]) -> None:
    for place, slots in laid_out(table).slots.items():
        if place.zone == "meld":
            for slot, after in pairwise(slots):
                assert slot.h * 0.18 >= MIN_INDEX
                assert after.cx - slot.cx >= slot.w * INDEX_WIDE - 0.5


@pytest.mark.parametrize("window", WINDOWS)
def test_twelve_melds_of_four_players_lie_clear_of_one_another(window: tuple[int, int]) -> None:
    laid = layout(counts_of(9, TWELVE), Frame(*window, scale_for(window)), CLOCKWISE)
    melds = [rect for name, rect in laid.zones.items() if name.startswith("meld.")]
    assert [(one, two) for one, two in combinations(melds, 2) if one.overlap(two)] == []


@pytest.mark.parametrize("window", WINDOWS[:-1])
def test_what_a_seat_at_the_side_says_hangs_clear_of_its_cards(window: tuple[int, int]) -> None:
    counts = counts_of(9, TWELVE, (14, 14, 14))
    laid = layout(counts, Frame(*window, scale_for(window)), CLOCKWISE)
    for seat in (1, 3):
        assert not laid.zones[Zone("said", seat)].overlap(laid.zones[Zone("backs", seat)])
        held = laid.slots[Place("hand", seat)]
        assert held
        assert all(laid.zones[Zone("backs", seat)].contains(slot.rect) for slot in held)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_top_discard_is_as_large_as_the_stock(window: tuple[int, int]) -> None:
    laid = layout(counts_of(14, TWELVE).staged((5, 4)), Frame(*window, scale_for(window)), COUNTER_CLOCKWISE)
    assert laid.slots[Place("discards")][-1].h >= 0.9 * laid.slots[Place("stock")][-1].h


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[1] >= 720])
def test_trays_and_piles_keep_their_places_while_melds_are_laid(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    round_of: tuple[tuple[tuple[int, ...], ...], ...] = (
        ((), (), (), ()),
        ((), (3, 4), (), ()),
        ((3, 3), (3, 4), (), (4, 3)),
        ((3, 3, 4), (3, 4), (5,), (4, 3, 3)),
    )
    bands = ("felt", "hand", "prompt", "stock", "discards", *(f"tray.{seat}" for seat in range(4)))
    tables = [layout(counts_of(14 - 3 * n, melds), frame, CLOCKWISE).zones for n, melds in enumerate(round_of)]
    assert len({tuple(zones[Zone(name)] for name in bands) for zones in tables}) == 1


def test_where_one_player_has_many_melds_the_others_leave_room() -> None:
    laid = layout(counts_of(9, ((), (3,) * 9, (), ())), Frame(1280, 720, 0.7), COUNTER_CLOCKWISE)
    assert laid.zones[Zone("tray", 1)].w >= laid.zones[Zone("tray", 2)].w
    assert laid.slots[Place("meld", 1, 0)][0].h >= 65


def test_who_is_out_of_the_match_has_no_tray() -> None:
    laid = layout(counts_of(9, ((3,), (), (4,), ()), away=(1,)), Frame(1280, 720, 0.7), CLOCKWISE)
    assert "tray.1" not in laid.zones
    assert "seat.1" in laid.zones
    watching = layout(counts_of(0, ((), (), (4,), ()), away=(0,)), Frame(1280, 720, 0.7), CLOCKWISE)
    assert "tray.0" not in watching.zones


@pytest.mark.parametrize("mirrored", [False, True])
def test_turns_go_to_the_right_in_rami_and_to_the_left_in_remik(mirrored: bool) -> None:
    frame, counts = Frame(1280, 720, 0.7, mirrored), counts_of(9, TWELVE)
    rami, remik = layout(counts, frame, COUNTER_CLOCKWISE).zones, layout(counts, frame, CLOCKWISE).zones
    assert (rami[Zone("seat", 1)].x > 640) != mirrored
    assert (remik[Zone("seat", 1)].x < 640) != mirrored


def test_the_halves_of_a_meld_make_it_up() -> None:
    zones = layout(counts_of(9, TWELVE), Frame(1280, 720, 0.7), COUNTER_CLOCKWISE).zones
    low, high, meld = zones[Zone("low", 2, 1)], zones[Zone("high", 2, 1)], zones[Zone("meld", 2, 1)]
    assert (low.x, low.right, high.right) == (meld.x, high.x, meld.right)
