"""The stock, and rounds that end without bater (buraco 8)."""

from __future__ import annotations

import pytest

from game.engine import Place
from game.games.buraco.rules.deal import QUIET_TURNS
from game.games.buraco.rules.events import Drawn, StockRenewed
from game.games.buraco.rules.state import BuracoState, RoundOver, Taking
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, events_of, kinds, position, reason


def test_8_1_a_draw_from_an_empty_stock_turns_a_morto_into_the_stock() -> None:
    state = position("4D 5S KS", turn="begins", stock=0)
    renewed, drawn = events_of(state, "draw")
    assert (type(renewed), renewed.source, renewed.target) == (StockRenewed, Place("morto", None, 0), Place("stock"))
    assert renewed.seen_by == frozenset()
    assert drawn.cards == state.mortos[0][-1:]
    drew = after(state, "draw")
    assert drew.stock == state.mortos[0][:-1]
    assert drew.mortos == ((), state.mortos[1])
    assert drew.morto_taken == (False, False)


def test_8_1_when_the_first_morto_is_gone_the_second_becomes_the_stock() -> None:
    chooses = after(position("4D", stock=0, turn="took"), "discard 4D", "morto 1")
    assert kinds(chooses, "draw") == [StockRenewed, Drawn]
    assert after(chooses, "draw").mortos == ((), ())


def test_8_1_with_cards_in_the_stock_no_morto_is_touched() -> None:
    assert kinds(position("4D 5S", turn="begins", stock=1), "draw") == [Drawn]


def test_8_1_a_morto_that_became_stock_is_no_morto_any_more() -> None:
    drew = after(position("4D 5S", turn="begins", stock=0, mortos=1), "draw")
    assert drew.mortos == ((), ())
    after_discard = after(drew, f"discard {drew.stock[0] if drew.stock[0] in drew.hands[0] else drew.hands[0][0]}")
    assert BURACO.refusal(after_discard, BURACO.parse("end")) is None
    last = position("4D", mortos=0)
    assert reason(last, "discard 4D") == "going_out_needs_limpa 7.3"


@pytest.mark.parametrize(("stock", "mortos", "over"), [(0, 0, True), (0, 1, False), (1, 0, False)])
def test_8_1_a_turn_that_ends_with_neither_stock_nor_morto_ends_the_round(stock: int, mortos: int, over: bool) -> None:
    ended = after(position("4D KS", stock=stock, mortos=mortos), "discard 4D", "end")
    assert ended.phase == (RoundOver(out=None) if over else Taking(1, pique=False))
    assert BURACO.round_traits(ended) == (("stock_empty", "morto_untaken") if over else ())


def test_8_1_a_turn_from_the_pile_ends_the_round_there_as_well() -> None:
    ended = after(position("4D KS", turn="took", pile="9C", stock=0, mortos=0), "end")
    assert ended.phase == RoundOver(out=None)


def quiet_turn(state: BuracoState) -> BuracoState:
    """The next player takes the only card of the pile and puts another back."""
    state = after(state, f"take {state.discards[0]}")
    seat = BURACO.actor(state)
    assert seat is not None
    back = next(card for card in state.hands[seat] if reason(state, f"discard {card}") is None)
    return after(state, f"discard {back}", "end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_1_twenty_quiet_turns_end_the_round(seats: int) -> None:
    state = position("4D 5S KS", turn="begins", pile="9C", seats=seats)
    for turn in range(1, QUIET_TURNS):
        state = quiet_turn(state)
        assert (state.quiet, state.busy) == (turn, False)
        assert isinstance(state.phase, Taking)
    state = quiet_turn(state)
    assert state.phase == RoundOver(out=None)
    assert BURACO.round_traits(state) == ("quiet", "morto_untaken")


@pytest.mark.parametrize("deed", ["draw", "lay", "add"])
def test_8_1_a_stock_draw_or_a_card_laid_begins_the_count_anew(deed: str) -> None:
    if deed == "draw":
        state = after(position("4D 5S KS", turn="begins", quiet=19), "draw", "discard KS", "end")
    elif deed == "lay":
        state = after(position("5H 6H 7H KS QS", turn="took", pile="9C", quiet=19), "lay 5H 6H 7H", "end")
    else:
        state = after(position("QH KS 4D", turn="took", pile="9C", quiet=19, melds=(LIMPA,)), "add QH to 1", "end")
    assert (state.quiet, state.busy) == (0, False)
    assert isinstance(state.phase, Taking)


def test_8_1_a_morto_taken_is_no_card_laid() -> None:
    over = after(position("4D", turn="took", quiet=19), "discard 4D", "morto 1")
    assert over.phase == RoundOver(out=None)
