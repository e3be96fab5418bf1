"""Patterns of actions say what a lesson asks for."""

from __future__ import annotations

import pytest

from game.games import GAMES, game_named
from game.lessons.patterns import fits, left_after

PARSE = game_named(next(iter(GAMES))).parse


@pytest.mark.parametrize(
    ("pattern", "text", "expected"),
    [
        ("draw", "draw", True),
        ("draw", "sweep", False),
        ("lay 7H 6H 5H", "lay 5H 6H 7H", True),
        ("lay 5H 6H 7H", "lay 5H 6H 7H 8H", False),
        ("lay 5H ...", "lay 5H 6H 7H", True),
        ("lay 5C ...", "lay 5H 6H 7H", False),
        ("discard *", "discard 4C", True),
        ("discard 4D | discard 4C", "discard 4C", True),
        ("add 8H to 1", "add 8H to 2", False),
        ("add * to 1", "add 8H to 1", True),
    ],
)
def test_a_pattern_describes_actions(pattern: str, text: str, expected: bool) -> None:
    assert fits(pattern, PARSE(text)) is expected


def test_all_that_is_asked_for_is_done_in_any_order() -> None:
    wanted = ("add 8H to 1", "add 9H to 1")
    assert left_after(wanted, [PARSE("add 9H to 1")]) == ("add 8H to 1",)
    assert left_after(wanted, [PARSE("add 9H to 1"), PARSE("add 8H to 1")]) == ()
    assert left_after(wanted, [PARSE("add 9H to 1"), PARSE("discard 4C")]) is None
