"""What is said of a pile that is taken."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.cards import Face, format_faces, parse_faces
from game.families.canasta.opponents.taking import Sides, _kept


@pytest.mark.parametrize(("thrown", "kept"), [(None, "JS KD JS"), ("JS", "KD JS"), ("KD", "JS JS"), ("4H", "JS KD JS")])
def test_a_card_that_is_thrown_back_at_once_is_no_reason_to_take_it(thrown: str | None, kept: str) -> None:
    plan: Any = SimpleNamespace(left=None if thrown is None else parse_faces(thrown)[0])
    nothing: Any = None
    pile: tuple[Face, ...] = parse_faces("JS KD JS")
    assert format_faces(_kept(Sides(nothing, plan, nothing, nothing, (), pile))) == kept
