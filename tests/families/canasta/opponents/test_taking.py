"""What is said of a pile that is taken."""

from __future__ import annotations

import pytest

from game.cards import Face, format_faces, parse_faces
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.taking import kept_of


@pytest.mark.parametrize(("thrown", "kept"), [(None, "JS KD JS"), ("JS", "KD JS"), ("KD", "JS JS"), ("4H", "JS KD JS")])
def test_a_card_that_is_thrown_back_at_once_is_no_reason_to_take_it(thrown: str | None, kept: str) -> None:
    plan = Plan(0.0, None, NO_FACE if thrown is None else int(parse_faces(thrown)[0]))
    pile: tuple[Face, ...] = parse_faces("JS KD JS")
    assert format_faces(kept_of(pile, plan)) == kept
