"""The texts of actions (baloot 2 to 6)."""

from __future__ import annotations

import pytest

from game.cards import Suit, parse_face, parse_faces
from game.engine import ActionSyntaxError
from game.games.baloot.rules.actions import (
    Action,
    Bid,
    Claim,
    Confirm,
    Cut,
    Declare,
    NextRound,
    Pass,
    Play,
    Raise,
    Show,
    parse_action,
)

TEXTS: list[tuple[str, Action]] = [
    ("cut plain", Cut("plain")),
    ("cut give bottom", Cut("give bottom")),
    ("pass", Pass()),
    ("bid ashkal", Bid("ashkal")),
    ("confirm hokom", Confirm()),
    ("confirm hokom H", Confirm(Suit.HEARTS)),
    ("double", Raise("double")),
    ("double locked", Raise("double", locked=True)),
    ("gahwa", Raise("gahwa")),
    ("declare QH KH AH", Declare(parse_faces("QH KH AH"))),
    ("show QH KH AH", Show(parse_faces("QH KH AH"))),
    ("play 7H", Play(parse_face("7H"))),
    ("claim", Claim()),
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
        "cut",
        "cut sideways",
        "bid",
        "bid clubs",
        "confirm sun",
        "confirm hokom X",
        "three locked",
        "gahwa locked",
        "declare",
        "show",
        "play",
        "play 7H 8H",
        "next",
    ],
)
def test_any_other_text_is_refused_and_named(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=f"^{text!r} is not an action of Baloot$"):
        parse_action(text)


@pytest.mark.parametrize("text", ["play 1H", "play 7X", "declare QH KH 11H", "show QH KH A"])
def test_a_text_with_something_that_is_no_card_says_which(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=f"^{text!r}: {text.rsplit(maxsplit=1)[-1]!r} is not a card"):
        parse_action(text)
