"""The end of the round (remik 6)."""

from __future__ import annotations

from game.cards import parse_faces
from game.families.rummy.rules.events import RoundEnded, StockUsedUp
from game.families.rummy.rules.state import Ending, RoundOver
from game.games.remik.rules import RULES as REMIK
from tests.games.remik.rules.positions import after, events, position, reason


def test_6_1_who_melds_everything_but_one_card_discards_it_and_is_out() -> None:
    state = position("7H 8H 9H 4D")
    over = after(state, "lay 7H 8H 9H", "discard 4D")
    assert over.phase == RoundOver(0, Ending.OUT)
    assert REMIK.round_winners(over) == (0,)
    assert REMIK.round_traits(over) == ("went_out",)
    assert reason(over, "draw") == "round_is_over 6.1"
    assert reason(position("JK"), "discard JK") is None, "it may be a joker"


def test_6_2_the_first_time_the_discards_but_the_top_become_the_stock() -> None:
    state = position("4D 9D", turn="begins", stock=0, pile="2C 3C 5C KS")
    renewed = after(state, "draw")
    assert renewed.discards == parse_faces("KS")
    assert len(renewed.stock) == 2
    assert renewed.shuffles == 1
    assert renewed.log[-2:] == ((0, "reshuffle", parse_faces("2C 3C 5C")), (0, "draw", ()))


def test_6_2_the_next_draw_from_an_empty_stock_ends_the_round_without_a_winner() -> None:
    state = position("4D 9D", turn="begins", stock=0, pile="2C 3C KS", shuffles=1)
    over = after(state, "draw")
    assert over.phase == RoundOver(None, Ending.STOCK)
    assert [type(event) for event in events(state, "draw")][:2] == [StockUsedUp, RoundEnded]
    assert REMIK.round_winners(over) == ()
    assert REMIK.round_traits(over) == ("stock_empty",)


def test_6_2_so_does_one_with_nothing_to_shuffle() -> None:
    over = after(position("4D 9D", turn="begins", stock=0, pile="KS"), "draw")
    assert over.phase == RoundOver(None, Ending.STOCK)
