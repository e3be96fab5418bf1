"""Columns of a table are as wide as their text where there is room, and never cut a word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.reading.setting import columns

COLUMNS = st.lists(st.tuples(st.integers(1, 400), st.integers(0, 600)), min_size=1, max_size=6)


def test_what_has_room_is_not_broken() -> None:
    assert columns([30, 60, 100], [10, 20, 30], 190) == [30, 60, 100]


def test_a_long_column_is_broken_before_short_ones() -> None:
    assert columns([30, 60, 500], [10, 20, 30], 190) == [30, 60, 100]


def test_words_too_wide_for_each_other_have_no_columns() -> None:
    assert columns([100, 100], [100, 100], 190) is None


@pytest.mark.slow
@given(COLUMNS, st.integers(1, 2000))
def test_no_column_is_narrower_than_its_widest_word_and_none_sticks_out(
    wanted: list[tuple[int, int]], room: int
) -> None:
    least = [low for low, _more in wanted]
    whole = [low + more for low, more in wanted]
    widths = columns(whole, least, room)
    assert (widths is None) == (sum(least) > room)
    if widths is not None:
        assert sum(widths) <= max(room, 0)
        assert all(low <= wide <= most for low, wide, most in zip(least, widths, whole, strict=True))
