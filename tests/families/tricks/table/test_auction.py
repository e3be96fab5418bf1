"""What is said in an auction, in rows, and what one may answer."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Suit
from game.families.tricks.table.dialogue import Call, Said, in_rows, with_sign

ONE, TWO, SPADES, DOUBLE = Said("1", False), Said("2", False), Said("♠", False), Said("double", False)
PASS = Said("pass", True)


def test_a_row_ends_where_the_talk_returns_to_an_earlier_seat() -> None:
    said = [(2, ONE), (3, PASS), (0, TWO), (1, PASS), (2, PASS), (0, DOUBLE), (3, SPADES)]
    assert in_rows((2, 3, 0, 1), said) == (
        (ONE, PASS, TWO, PASS),
        (PASS, None, DOUBLE, None),
        (None, SPADES, None, None),
    )


def test_who_speaks_twice_running_has_two_rows() -> None:
    assert in_rows((0, 1, 2, 3), [(1, ONE), (1, TWO)]) == ((None, ONE, None, None), (None, TWO, None, None))


def test_nothing_said_makes_no_row() -> None:
    assert in_rows((0, 1, 2, 3), []) == ()


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
