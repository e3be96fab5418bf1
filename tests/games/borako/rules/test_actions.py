"""The texts of actions (borako 3)."""

from __future__ import annotations

import pytest

from game.cards import parse_face, parse_faces
from game.engine import ActionSyntaxError
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep, parse_action

TEXTS: list[tuple[str, Action]] = [
    ("draw", Draw()),
    ("sweep", Sweep()),
    ("lay 5H 6H 7H", Lay(parse_faces("5H 6H 7H"))),
    ("lay AS JK 2D AD", Lay(parse_faces("AS JK 2D AD"))),
    ("add 8H to 2", Add(parse_face("8H"), 2)),
    ("add JK to 13", Add(parse_face("JK"), 13)),
    ("discard 4D", Discard(parse_face("4D"))),
    ("next round", NextRound()),
]


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_every_action_has_a_text_that_reads_back(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "draw 5H",
        "sweep all",
        "lay",
        "lay 5H 6X",
        "add 8H",
        "add 8H to",
        "add 8H to x",
        "add 8H to -1",
        "add 8H to 1.0",
        "add 8H to 1000",
        "add 8H to ٣",
        "add 8H on 2",
        "add 1H to 2",
        "discard",
        "discard 4D 5D",
        "discard 11D",
        "next",
        "round next",
    ],
)
def test_any_other_text_is_refused_with_a_clear_line(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=r"Borako|is not a card"):
        parse_action(text)
