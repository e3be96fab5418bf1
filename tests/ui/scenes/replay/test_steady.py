"""The felt of a replay keeps its place, and the cards on the piles their size, through a round: at any height."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest

from game.engine import Place
from game.games import GAMES
from game.match.playback import Playback
from game.match.saves import played_back
from game.ui.table.cards.placement import counts_of
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.geometry import MIN_INDEX, Counts, Frame, Rect, ShownMoment, TableLayout, bounds
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.rows import spread
from game.ui.table.layout.zone import Zone
from game.ui.table.past_table import PastTable
from tests.ui.scenes.replay.test_scene import record_of

_MOMENTS = 10


def room(width: int, height: int, unit: float) -> Frame:
    return Frame(width, height, unit, mode=TableMode.REPLAY)


_CROWDED = room(952, 440, 0.56)
"""A window so small that trays take room from one another as they fill."""


@cache
def read(name: str) -> Playback:
    playback = played_back(GAMES, record_of(name).read_bytes())
    while not playback.read_on(1000):
        pass
    return playback


def layouts(playback: Playback, frame: Frame) -> list[TableLayout]:
    """At moments of the first round, evenly spread."""
    table, (begin, end) = PastTable(table_of(playback.game_name), TableMode.REPLAY, playback), playback.round_of(0)
    found = []
    for number in range(begin, end + 1, max(1, (end - begin) // _MOMENTS)):
        playback.go(number)
        counts = counts_of(table.placement(playback.view(0)), 0, len(playback.seats))
        found.append(table.layout(counts, frame))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rami-book", "rami-cafe", "remik-four", "remik-three", "borako", "buraco-four"])
def test_the_felt_keeps_its_place_at_every_height(name: str) -> None:
    playback = read(name)
    frames = [room(1013, high, 0.62) for high in range(556, 600, 4)]
    frames += [_CROWDED, room(900, 1000, 0.8), room(1520, 905, 1.0), room(3040, 1820, 2.0)]
    for frame in frames:
        zones = ("felt", "hand") if frame == _CROWDED else ("felt", "hand", "stock")
        laid = layouts(playback, frame)
        kept = {tuple((zone, each.zones[Zone(zone)]) for zone in zones if zone in each.zones) for each in laid}
        assert len(kept) == 1, frame


@pytest.mark.parametrize("frame", [room(980, 564, 0.66), room(1520, 905, 1.0)])
def test_melds_of_both_sides_are_of_one_size_and_clear_of_one_another(frame: Frame) -> None:
    for each in layouts(read("borako"), frame):
        melds = [slots for place, slots in each.slots.items() if place.zone == "meld"]
        assert len({slots[0].h for slots in melds}) <= 1
        boxes = [bounds([slots[0].rect, slots[-1].rect]) for slots in melds]
        assert not any(box.overlap(other) for box, other in combinations(boxes, 2))


@pytest.mark.parametrize("name", ["rami-cafe", "remik-four"])
def test_trays_keep_their_widths_and_all_melds_lie_in_them(name: str) -> None:
    laid = layouts(read(name), room(1520, 905, 1.0))
    trays = [{zone: rect for zone, rect in each.zones.items() if zone.startswith("tray.")} for each in laid]
    assert all(each == trays[0] for each in trays)
    for each in laid:
        for place, slots in each.slots.items():
            tray = each.zones.get(Zone("melds", place.owner)) if place.zone == "meld" else None
            assert tray is None or all(
                tray.x - 1 <= slot.rect.x and slot.rect.right <= tray.right + 1 for slot in slots
            )


def test_discards_fill_their_row_at_the_end_of_a_round() -> None:
    last = layouts(read("rami-cafe"), room(1520, 905, 1.0))[-1]
    row, lie = last.zones[Zone("discards")], last.slots[Place("discards")]
    assert lie[-1].rect.right <= last.zones[Zone("tally")].x
    assert len(lie) < 20 or lie[-1].rect.right > row.x + row.w * 0.7


def test_trays_that_stay_empty_leave_their_room_to_the_others() -> None:
    table, frame = table_of("remik"), room(1520, 905, 1.0)
    hand = [(Place("hand", seat), 13 if not seat else 3) for seat in range(4)]
    melds = [(Place("meld", seat, number), 4) for seat in (1, 3) for number in range(4)]
    counts = Counts(0, (*hand, *melds, (Place("stock"), 30), (Place("discards"), 21)), 4)
    usual, steady = table.layout(counts, frame), table.layout(replace(counts, shown=ShownMoment(fullest=counts)), frame)
    assert (
        steady.zones[Zone("tray", 2)].w
        < usual.zones[Zone("tray", 2)].w
        <= usual.zones[Zone("tray", 1)].w
        < steady.zones[Zone("tray", 1)].w
    )
    assert steady.zones[Zone("tray", 0)].h < usual.zones[Zone("tray", 0)].h
    high, before = (each.slots[Place("meld", 1, 0)][0].h for each in (steady, usual))
    assert high > before * 1.1
    assert steady.slots[Place("discards")][-1].rect.right > usual.slots[Place("discards")][-1].rect.right


@pytest.mark.parametrize("zone", [Rect(20, 300, 800, 120), Rect(20, 300, 660, 78)])
@pytest.mark.parametrize("count", [1, 2, 26, 40])
def test_of_many_discards_every_index_is_seen(count: int, zone: Rect) -> None:
    slots = spread(count, zone, narrows=False, apart=True, like=40)
    assert len(slots) == count
    assert (slots[-1].h, slots[-1].rect.y) == (zone.h, zone.y)
    assert all(zone.contains(slot.rect) for slot in slots)
    assert all(right.rect.x - left.rect.x >= MIN_INDEX for left, right in pairwise(slots))


@pytest.mark.parametrize("name", ["buraco-four", "rami-book"])
def test_in_a_listed_replay_no_bubble_covers_the_head_of_a_tray(name: str) -> None:
    playback = read(name)
    table, covered = PastTable(table_of(playback.game_name), TableMode.REPLAY, playback), list[int]()
    playback.go(playback.round_of(0)[0] + 8)
    counts = counts_of(table.placement(playback.view(0)), 0, len(playback.seats))
    for table.listed in (False, True):
        zones = table.layout(counts, room(800, 900, 0.8)).zones
        heads = ((Zone("said", seat), Zone("head", seat)) for seat in range(len(playback.seats)))
        covered.append(
            sum(bool(zones[bubble].overlap(zones[head])) for bubble, head in heads if {bubble, head} <= {*zones})
        )
    assert covered[0], "it would in a window higher than wide"
    assert not covered[1]
