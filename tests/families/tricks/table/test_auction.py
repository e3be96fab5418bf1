"""The possible answers in an auction."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Suit
from game.families.tricks.table.dialogue import Call, with_sign


def test_a_word_has_the_sign_of_its_suit() -> None:
    assert with_sign("trumps", Suit.HEARTS) == "trumps ♥"
    assert with_sign("no trumps", None) == "no trumps"


@dataclass(frozen=True)
class Says:
    """The action behind a call."""


def test_the_pass_is_the_quiet_answer() -> None:
    calls = [Call(name, name, "", "", suit, Says()) for name, suit in (("pass", None), ("clubs", Suit.CLUBS))]
    assert [call.is_pass for call in calls] == [True, False]
    assert [call.label for call in calls] == ["pass", "clubs ♣"]
