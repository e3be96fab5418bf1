"""The texts of actions (belote 2, 4, 6)."""

from __future__ import annotations

import pytest

from game.cards import Suit, parse_face, parse_faces
from game.engine import ActionSyntaxError
from game.games.belote.rules.actions import (
    CAPOT,
    Action,
    Bid,
    Coinche,
    Declare,
    NextRound,
    Pass,
    Play,
    Say,
    Surcoinche,
    Take,
    parse_action,
)

TEXTS: list[tuple[str, Action]] = [
    ("pass", Pass()),
    ("take", Take()),
    ("take H", Take("H")),
    ("take sans", Take("sans")),
    ("take tout", Take("tout")),
    ("bid 80 H", Bid(80, "H")),
    ("bid 240 tout", Bid(240, "tout")),
    ("bid capot D", Bid(CAPOT, "D")),
    ("coinche", Coinche()),
    ("surcoinche", Surcoinche()),
    ("declare QH KH AH", Declare(parse_faces("QH KH AH"))),
    ("belote H", Say(Suit.HEARTS)),
    ("play 7H", Play(parse_face("7H"))),
    ("next round", NextRound()),
]


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_every_action_has_a_text_that_reads_back(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "take X", "bid", "bid 80", "bid 85 H", "bid 250 H", "bid capot", "contre", "belote", "declare", "play 7H 8H"],
)
def test_any_other_text_is_refused_and_named(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=f"^{text!r} is not an action of Belote$"):
        parse_action(text)


@pytest.mark.parametrize("text", ["play 1H", "declare QH KH 11H"])
def test_a_text_with_something_that_is_no_card_says_which(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=f"^{text!r}: {text.rsplit(maxsplit=1)[-1]!r} is not a card"):
        parse_action(text)
