"""Hands of Baloot played to their end, and the end of a match (baloot 7)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from game.engine import stream
from game.engine.scores import team_points
from game.games.baloot.rules.apply import raw_points, round_traits, state_lines
from game.games.baloot.rules.scoring import GAHWA, points_taken, winner
from game.games.baloot.rules.state import TEAMS, BalootState, MatchOver, Playing, RoundOver, points
from tests.games.baloot.rules.positions import BALOOT, after, buying, playing

ALL_SPADES = "AS TS KS QS JS 9S 8S 7S"


def played_out(state: BalootState, seed: int) -> BalootState:
    """The hand played to its end at random, claims left out."""
    rng = stream(seed, "play")
    while isinstance(state.phase, Playing):
        actions = [action for action in BALOOT.actions(state) if str(action) != "claim"]
        state = BALOOT.apply(state, actions[int(rng.random() * len(actions))])[0]
    return state


def leading(state: BalootState, cards: str) -> list[str]:
    """Seat 0 leads these cards, the others throw whatever comes first."""
    texts = []
    for card in cards.split():
        for _seat in range(4):
            actions = [str(action) for action in BALOOT.actions(state) if str(action).startswith("play")]
            texts.append(f"play {card}" if f"play {card}" in actions and not state.trick else actions[0])
            state = after(state, texts[-1])
    return texts


@pytest.mark.parametrize(("contract", "whole"), [("sun", 130), ("hokom H", 162)])
@pytest.mark.parametrize("seed", range(5))
def test_7_1_a_team_has_the_cards_it_took_and_ten_for_the_last_trick(contract: str, whole: int, seed: int) -> None:
    over = played_out(playing("AH KD 9H 7S", contract=contract, seed=seed), seed)
    assert over.contract is not None
    taken = [0, 0]
    for trick in over.tricks:
        taken[TEAMS[trick.winner]] += sum(points(card, over.contract.trump) for card in trick.cards)
    taken[TEAMS[over.tricks[-1].winner]] += 10
    assert raw_points(over) == tuple(taken)
    assert sum(taken) == whole
    assert [line.team for line in state_lines(over) if line.key == "last_trick"] == [TEAMS[over.tricks[-1].winner]]


def test_7_1_before_the_last_trick_a_state_and_a_view_have_the_same_points_so_far() -> None:
    state = after(playing(ALL_SPADES, "7H"), "play AS", "play 7H")
    assert raw_points(state) == (0, 0)
    state = after(state, *[f"play {next(iter(cards))}" for cards in (state.hands[2], state.hands[3])])
    assert (
        raw_points(state)
        == raw_points(BALOOT.view(state, 2))
        == (sum(points(c, None) for c in state.tricks[0].cards), 0)
    )


def test_7_1_only_a_bought_hand_has_points_so_far() -> None:
    assert BALOOT.raw_points(buying()) is None
    state = playing(ALL_SPADES)
    for text in leading(state, "AS"):
        assert BALOOT.raw_points(state) == (Decimal(0), Decimal(0))
        state = after(state, text)
    taken = sum(points(card, None) for card in state.tricks[0].cards)
    assert BALOOT.raw_points(state) == (Decimal(taken), Decimal(0))
    assert BALOOT.counted(state) == tuple(map(Decimal, points_taken(state.options, "sun", (taken, 0))))
    assert BALOOT.counted(buying()) == (Decimal(0), Decimal(0))


def test_7_5_eight_tricks_in_play_are_a_kaboot() -> None:
    over = after(playing(ALL_SPADES), *leading(playing(ALL_SPADES), ALL_SPADES))
    assert over.phase == RoundOver("played")
    assert over.totals == (Decimal(44), Decimal(0))
    assert (round_traits(playing(ALL_SPADES)), round_traits(over)) == ((), ("bought", "sun", "kaboot"))
    assert (BALOOT.view(playing(ALL_SPADES), 2).actor, BALOOT.view(over, 2).actor) == (0, None)
    assert [line.clause for line in state_lines(over) if line.key == "kaboot"] == ["baloot 7.5"]


def test_a_hand_that_is_over_has_the_traits_of_its_purchase() -> None:
    over = after(playing(ALL_SPADES), *leading(playing(ALL_SPADES), ALL_SPADES))
    assert over.contract is not None
    ashkal = replace(over, contract=replace(over.contract, ashkal=True))
    later = replace(over, contract=replace(over.contract, round=2))
    assert round_traits(ashkal) == ("bought", "sun", "ashkal", "kaboot")
    assert round_traits(later) == ("bought", "sun", "second_round", "kaboot")


def test_7_5_tricks_that_are_claimed_count_for_a_kaboot() -> None:
    led = leading(playing(ALL_SPADES), ALL_SPADES)
    over = after(playing(ALL_SPADES), *led[:8], "claim")
    assert over.phase == RoundOver("claimed")
    assert over.totals == (Decimal(44), Decimal(0))
    assert raw_points(over) == (130, 0)


@pytest.mark.parametrize("totals", [("0", "0"), ("10", "151"), ("151", "0")])
def test_7_6_after_a_gahwa_the_match_is_over(totals: tuple[str, str]) -> None:
    spades = "JS 9S AS TS KS QS 8S 7S"
    start = playing(spades, contract="hokom S", multiplier=GAHWA, doubler=1, totals=totals)
    over = after(start, *leading(start, spades))
    assert over.phase == MatchOver("gahwa", 0)
    assert over.totals == (Decimal(totals[0]) + 152, Decimal(totals[1]))
    assert round_traits(over) == ("bought", "hokom", "kaboot", "doubled", "gahwa")
    outcome = BALOOT.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "gahwa")


@pytest.mark.parametrize(
    ("totals", "won"),
    [(("151", "0"), None), (("152", "0"), 0), (("156", "157"), 1), (("160", "160"), None), (("170", "160"), 0)],
)
def test_7_7_at_152_the_higher_total_wins_and_equal_totals_go_on(totals: tuple[str, str], won: int | None) -> None:
    assert winner([Decimal(total) for total in totals]) == won


@pytest.mark.parametrize(
    ("totals", "phase"),
    [
        (("107", "0"), RoundOver("played")),
        (("108", "0"), MatchOver("target_reached", 0)),
        (("108", "152"), RoundOver("played")),
        (("109", "160"), MatchOver("target_reached", 1)),
    ],
)
def test_7_7_the_target_is_looked_at_when_a_hand_is_over(totals: tuple[str, str], phase: RoundOver | MatchOver) -> None:
    start = playing(ALL_SPADES, totals=totals)
    over = after(start, *leading(start, ALL_SPADES))
    assert over.phase == phase
    assert BALOOT.standing(over).round_points == (Decimal(44), Decimal(0))


@pytest.mark.parametrize("seed", range(20))
def test_totals_grow_by_the_lines_of_a_hand_that_was_played(seed: int) -> None:
    contract = ("sun", "hokom S", "hokom D")[seed % 3]
    start = playing(contract=contract, buyer=seed % 4, totals=("20", "30"), seed=seed)
    over = played_out(start, seed)
    gained = team_points(state_lines(over))
    assert over.totals == (20 + gained[0], 30 + gained[1])
    assert over.contract is not None
    assert ("failed" in round_traits(over)) == (gained[TEAMS[over.contract.buyer]] == 0)


def test_1_4_a_shorter_or_longer_match_is_won_with_other_totals() -> None:
    totals = (Decimal(160), Decimal(90))
    assert (winner(totals, 76), winner(totals), winner(totals, 304)) == (0, 0, None)
    assert winner((Decimal(80), Decimal(60)), 76) == 0
    assert winner((Decimal(80), Decimal(60))) is None
