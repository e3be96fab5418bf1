"""The table of Borako holds every hand and every meld in every window, and each index stays readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Place
from game.games.borako.table.table import layout
from game.ui.graphics.drawing import room_for, scale_for
from game.ui.table.layout.geometry import (
    INDEX_HIGH,
    INDEX_WIDE,
    LARGE_INDEX_HIGH,
    MIN_CARD_HEIGHT,
    MIN_INDEX,
    Counts,
    Frame,
    Rect,
    Slot,
    TableLayout,
    without,
)
from game.ui.table.layout.rows import opened_pile, spread
from game.ui.table.layout.zone import Zone

WINDOWS = (
    *((960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)),
    *((1080, 1920), (800, 1280)),
)
CARDS = 106
RIM = ("staging", "score", "last", "menu", "tools", "prompt", "hand", "stock", "discards", "tray.0", "tray.1")
SEATS = ("seat.0", "seat.1", "seat.2", "seat.3", "backs.1", "backs.2", "backs.3")


def counts_of(
    hand: int, melds: tuple[tuple[int, ...], tuple[int, ...]], others: tuple[int, int, int] = (11, 11, 11)
) -> Counts:
    laid = sum(map(sum, melds))
    discards = max(0, min(40, CARDS - hand - laid - sum(others)) // 2)
    places = [(Place("hand", 0), hand), *((Place("hand", seat + 1), count) for seat, count in enumerate(others))]
    for team, sizes in enumerate(melds):
        places += [(Place("meld", team, number), size) for number, size in enumerate(sizes)]
        places.append((Place("reserve", team), 11))
    return Counts(0, (*places, (Place("stock"), 40), (Place("discards"), discards)))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Counts, Frame]:
    hand = draw(st.integers(0, 50))
    left = CARDS - hand
    teams = []
    for _ in range(2):
        sizes: list[int] = []
        for size in draw(st.lists(st.integers(3, 14), max_size=20)):
            if size <= left:
                sizes.append(size)
                left -= size
        teams.append(tuple(sizes))
    width, height = draw(st.one_of(st.sampled_from(WINDOWS), st.tuples(st.integers(960, 3840), st.integers(600, 2160))))
    wanted = draw(st.sampled_from((0.75, 1.0, 1.5, 2.0)))
    unit = scale_for((width, height), wanted)
    width, height = room_for((width, height), wanted)
    others = draw(st.tuples(*[st.integers(0, 50)] * 3))
    staged: list[int] = []
    for size in draw(st.lists(st.integers(1, 14), max_size=8)):
        if sum(staged) + size <= hand:
            staged.append(size)
    counts = counts_of(hand, (teams[0], teams[1]), others).staged(tuple(staged))
    return counts, Frame(width, height, unit, draw(st.booleans()))


def _rects(table: TableLayout, *zones: str) -> list[tuple[str, Rect]]:
    return [
        (f"{place}[{index}]", slot.rect)
        for place, slots in table.slots.items()
        if place.zone in zones
        for index, slot in enumerate(slots)
    ]


@pytest.mark.slow
@given(tables())
def test_nothing_leaves_the_window(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    window = Rect(0, 0, frame.width, frame.height)
    laid = layout(counts, frame)
    outside: list[str] = [name for name, rect in laid.zones.items() if not window.contains(rect)]
    outside += [
        name
        for name, rect in _rects(laid, "hand", "meld", "stock", "discards", "reserve", "staging")
        if not window.contains(rect)
    ]
    assert outside == []


@pytest.mark.slow
@given(tables())
def test_no_two_zones_overlap(table: tuple[Counts, Frame]) -> None:
    laid = layout(*table)
    pairs = combinations([(name, laid.zones[Zone(name)]) for name in (*RIM, *SEATS)], 2)
    assert [(one, two) for (one, a), (two, b) in pairs if a.overlap(b)] == []


@pytest.mark.slow
@given(tables())
def test_every_card_lies_in_its_own_zone(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    laid = layout(counts, frame)
    strays = []
    for place, slots in laid.slots.items():
        home = {
            "meld": f"melds.{place.owner}",
            "reserve": f"reserve.{place.owner}",
            "hand": "hand" if place.owner == counts.seat else f"backs.{place.owner}",
            "staging": f"staging.{place.index}",
        }.get(place.zone, place.zone)
        strays += [(place, index) for index, slot in enumerate(slots) if not laid.zones[Zone(home)].contains(slot.rect)]
        assert len(slots) == dict(counts.cards)[place]
    assert strays == []


@pytest.mark.slow
@given(tables())
def test_no_meld_hides_the_index_of_another(table: tuple[Counts, Frame]) -> None:
    laid = layout(*table)
    for team in (0, 1):
        melds = [
            (place.index, slots) for place, slots in laid.slots.items() if place.zone == "meld" and place.owner == team
        ]
        for (_, one), (_, two) in combinations(melds, 2):
            if one[0].cy == two[0].cy:
                assert laid_apart(one, two)
            else:
                upper = min(one, two, key=lambda slots: slots[0].cy)
                lower = max(one, two, key=lambda slots: slots[0].cy)
                assert lower[0].cy - upper[0].cy >= upper[0].h * INDEX_HIGH


def laid_apart(one: tuple[Slot, ...], two: tuple[Slot, ...]) -> bool:
    return max(s.cx for s in one) < min(s.cx for s in two) or max(s.cx for s in two) < min(s.cx for s in one)


@pytest.mark.slow
@given(tables())
def test_each_index_is_at_least_14_pixels_wide_and_high(table: tuple[Counts, Frame]) -> None:
    counts, frame = table
    laid = layout(counts, frame)
    for place, slots in laid.slots.items():
        if not slots or place.zone not in {"hand", "meld"} or (place.zone == "hand" and place.owner != counts.seat):
            continue
        for slot, neighbour in pairwise(slots):
            assert slot.w * INDEX_WIDE >= MIN_INDEX
            assert slot.h * 0.18 >= MIN_INDEX
            beside = abs(neighbour.cx - slot.cx)
            assert beside >= slot.w * INDEX_WIDE - 0.5 or neighbour.cy - slot.cy >= slot.h * INDEX_HIGH


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [1, 12, 41, 60])
def test_an_opened_pile_is_readable(window: tuple[int, int], count: int) -> None:
    zone = Rect(0, 0, int(window[0] * 0.8), int(window[1] * 0.6))
    slots = opened_pile(count, zone, 400)
    assert all(zone.contains(slot.rect) for slot in slots)
    for slot, neighbour in pairwise(slots):
        if neighbour.cy == slot.cy:
            assert neighbour.cx - slot.cx >= max(MIN_INDEX, slot.w * INDEX_WIDE)


@pytest.mark.parametrize("window", WINDOWS)
def test_thirty_discards_show_their_indices_and_stay_large(window: tuple[int, int]) -> None:
    zone = layout(counts_of(11, ((), ())), Frame(*window, scale_for(window))).zones[Zone("discards")].inset(8)
    slots = spread(30, zone)
    assert all(zone.contains(slot.rect) for slot in slots)
    steps = [two.cx - one.cx for one, two in pairwise(slots)]
    seen = [step for step in steps if step]
    assert steps == [0.0] * (len(steps) - len(seen)) + seen
    assert min(seen) >= slots[0].w * INDEX_WIDE - 0.6
    assert len(seen) >= (29 if window[0] > max(window[1], 960) else 16)
    assert slots[0].h >= min(MIN_CARD_HEIGHT, zone.h)


@pytest.mark.parametrize("count", [1, 2, 7, 30, 60])
def test_the_newest_discard_stands_out_in_full_size_clear_of_those_before_it(count: int) -> None:
    zone = Rect(20, 10, 700, 160)
    *before, newest = spread(count, zone)
    assert newest.h == zone.h
    assert zone.contains(newest.rect)
    assert all(zone.contains(slot.rect) and slot.h < 0.8 * newest.h for slot in before)
    assert not any(slot.rect.overlap(newest.rect) for slot in before)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_first_cards_of_a_round_are_large(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    laid = layout(counts_of(11, ((), ())), frame)
    assert laid.slots[Place("hand", 0)][0].h >= 0.12 * min(window[0], window[1] * 1.6)


@pytest.mark.parametrize("window", WINDOWS)
def test_even_more_cards_than_there_are_find_a_place(window: tuple[int, int]) -> None:
    laid = layout(counts_of(70, ((3,) * 20, (3,) * 20)), Frame(*window, scale_for(window, 2.0)))
    assert len(laid.slots[Place("hand", 0)]) == 70


@pytest.mark.parametrize("unit", [0.6, 0.75, 0.84])
def test_the_smallest_window_holds_the_most_melds_there_can_be(unit: float) -> None:
    laid = layout(counts_of(1, ((3,) * 20, (3,) * 15)), Frame(960, 600, unit))
    assert laid.slots[Place("meld", 0, 0)][0].h * 0.18 >= MIN_INDEX


def test_a_mirrored_table_keeps_the_chairs() -> None:
    plain = layout(counts_of(11, ((3,), (4,))), Frame(1280, 720, 0.7))
    mirror = layout(counts_of(11, ((3,), (4,))), Frame(1280, 720, 0.7, mirrored=True))
    assert plain.zones[Zone("seat", 1)] == mirror.zones[Zone("seat", 1)].mirrored(1280)
    assert plain.zones[Zone("tools")] == mirror.zones[Zone("tools")]


LATE = ((9, 8, 4, 4, 7, 4, 3, 5), (7, 4, 4, 9, 3, 3))
"""The sizes of melds late in a round."""


def meld_boxes(laid: TableLayout) -> list[Rect]:
    return [rect for name, rect in laid.zones.items() if name.startswith("meld.")]


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[1] >= 720])
def test_late_in_a_round_no_meld_covers_another(window: tuple[int, int]) -> None:
    laid = layout(counts_of(7, LATE, (4, 4, 5)), Frame(*window, scale_for(window)))
    assert [(one, two) for one, two in combinations(meld_boxes(laid), 2) if one.overlap(two)] == []


@pytest.mark.parametrize("window", WINDOWS)
def test_twenty_melds_hide_no_more_than_the_lower_index_of_another(window: tuple[int, int]) -> None:
    laid = layout(counts_of(1, ((3,) * 10, (3,) * 10), (2, 2, 1)), Frame(*window, scale_for(window)))
    high = laid.slots[Place("meld", 0, 0)][0].h
    boxes = combinations(meld_boxes(laid), 2)
    assert all(one.overlap(two) <= one.w * high * INDEX_HIGH for one, two in boxes)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_hand_of_forty_is_as_large_as_one_of_eleven(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    few = layout(counts_of(11, ((), ())), frame).slots[Place("hand", 0)][0].h
    many = layout(counts_of(43, ((), ())), frame).slots[Place("hand", 0)][0].h
    assert many >= 0.85 * few


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[0] < 2 * window[1]])
def test_the_rows_of_a_hand_leave_even_large_indices_in_sight(window: tuple[int, int]) -> None:
    slots = layout(counts_of(43, ((), ())), Frame(*window, scale_for(window))).slots[Place("hand", 0)]
    rows = sorted({place for place, (one, two) in enumerate(pairwise(slots), 1) if two.cx < one.cx})
    assert rows
    first, second = slots[: rows[0]], slots[rows[0] : rows[0] * 2]
    for upper, lower in zip(first, second, strict=False):
        assert lower.cy - upper.cy >= upper.h * LARGE_INDEX_HIGH


@pytest.mark.parametrize("window", WINDOWS)
def test_a_group_of_the_strip_lies_in_the_middle_above_its_line(window: tuple[int, int]) -> None:
    laid = layout(counts_of(43, ((), ())).staged((8, 7, 7, 3, 3)), Frame(*window, scale_for(window)))
    box, card = laid.zones[Zone("staging", number=0)], laid.slots[Place("staging", 0, 0)][0]
    above, below = card.cy - card.h / 2 - box.y, box.bottom - card.cy - card.h / 2
    assert 0 <= above <= below


@pytest.mark.parametrize("window", WINDOWS)
def test_what_melds_leave_free_makes_the_piles_larger(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    early = layout(counts_of(11, ((), ())), frame).zones[Zone("stock")].h
    late = layout(counts_of(7, LATE, (4, 4, 5)), frame).zones[Zone("stock")].h
    assert early >= late


def test_a_hole_leaves_a_frame_around_it() -> None:
    left = without(Rect(0, 0, 10, 10), [Rect(2, 3, 4, 5)])
    assert sum(part.w * part.h for part in left) == 100 - 20
    assert not any(one.overlap(two) for one, two in combinations(left, 2))
    assert without(Rect(0, 0, 10, 10), [Rect(-1, -1, 20, 20)]) == []
    assert without(Rect(0, 0, 10, 10), [Rect(20, 0, 5, 5)]) == [Rect(0, 0, 10, 10)]


ROUND: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((), ()),
    ((3,), ()),
    ((3, 4), (3, 3, 3)),
    ((7, 4, 3), (3, 5, 3, 4)),
    ((8, 4, 3, 3), (7, 5, 3, 4, 3)),
)
"""The melds of both teams as a round goes on."""
BANDS = ("felt", "hand", "prompt", "stock", "discards", "staging", "tray.0", "tray.1")


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[1] >= 720])
def test_bands_keep_their_places_while_melds_are_laid_and_hands_shrink(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    tables = [layout(counts_of(11 - 2 * turn, melds), frame) for turn, melds in enumerate(ROUND)]
    places = {tuple(table.zones[Zone(name)] for name in BANDS) for table in tables}
    assert len(places) == 1


@pytest.mark.parametrize("window", WINDOWS)
def test_own_melds_are_no_smaller_than_theirs_and_alone_as_large_as_the_hand(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    for _before, melds in pairwise(ROUND):
        laid = layout(counts_of(9, melds), frame)
        if melds[1]:
            assert laid.slots[Place("meld", 0, 0)][0].h >= laid.slots[Place("meld", 1, 0)][0].h
    first = layout(counts_of(8, ((3,), ())), frame)
    assert first.slots[Place("meld", 0, 0)][0].h >= 0.95 * first.slots[Place("hand", 0)][0].h


@pytest.mark.parametrize("window", WINDOWS)
def test_a_covered_card_of_the_hand_shows_nothing_of_its_second_index(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    for hand in range(2, 15):
        slots = layout(counts_of(hand, ((), ())), frame).slots[Place("hand", 0)]
        for slot, after in pairwise(slots):
            step = after.cx - slot.cx
            assert step <= slot.w * (1 - INDEX_WIDE) or step >= slot.w


@pytest.mark.parametrize("window", WINDOWS)
def test_discards_and_what_counts_them_lie_apart(window: tuple[int, int]) -> None:
    for discards in (1, 8, 30):
        counts = counts_of(11, ((), ()))
        counts = Counts(
            0, (*(pair for pair in counts.cards if pair[0].zone != "discards"), (Place("discards"), discards))
        )
        laid = layout(counts, Frame(*window, scale_for(window)))
        assert not any(slot.rect.overlap(laid.zones[Zone("tally")]) for slot in laid.slots[Place("discards")])
        assert laid.slots[Place("discards")][-1].h >= 0.9 * laid.slots[Place("stock")][-1].h


@pytest.mark.parametrize("window", [(1080, 1920), (800, 1280)])
def test_in_a_high_window_what_is_put_together_is_larger_than_the_piles(window: tuple[int, int]) -> None:
    frame = Frame(*window, scale_for(window))
    empty, begun = layout(counts_of(11, ((), ())), frame), layout(counts_of(8, ((), ())).staged((3,)), frame)
    assert empty.zones[Zone("staging")] == begun.zones[Zone("staging")], "nothing moves for the first group"
    assert begun.zones[Zone("staging")].y >= begun.zones[Zone("discards")].bottom
    assert begun.slots[Place("staging", 0, 0)][0].h > begun.slots[Place("stock")][0].h
