"""Only changed parts are painted again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.graphics.damage import Damage

BOUNDS = Rect(0, 0, 400, 300)
RECTS = st.builds(Rect, st.integers(-50, 420), st.integers(-50, 320), st.integers(0, 90), st.integers(0, 90))


@pytest.mark.slow
@given(st.lists(RECTS, max_size=40))
def test_everything_damaged_is_painted_exactly_once(areas: list[Rect]) -> None:
    damage = Damage()
    for area in areas:
        damage.add(area)
    painted = damage.take(BOUNDS)
    for area in areas:
        seen = area.clip(BOUNDS)
        assert not (seen.width and seen.height) or any(whole.contains(seen) for whole in painted)
    for place, area in enumerate(painted):
        assert BOUNDS.contains(area)
        assert area.collidelist(painted[:place]) == -1
    assert damage.take(BOUNDS) == []
