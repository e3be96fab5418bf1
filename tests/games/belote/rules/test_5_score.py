"""Scoring a deal, and the end of a match (belote 5)."""

from __future__ import annotations

from decimal import Decimal
from itertools import count

import pytest

from game.engine import Deals, choose, stream, team_points
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import Counted, Hand, hand_lines, held_after, match_winner, totals_of
from game.games.belote.rules.state import BeloteState, MatchOver
from tests.games.belote.rules.positions import BELOTE, after, over, played_out, playing, points, reason

CENT = Counted(1, 100, "cent")
TIERCE = Counted(0, 20, "tierce")
TRUMPS = "JH 9H AH TH KH QH 8H 7H"


def hand(
    takers: int,
    *,
    belotes: tuple[int, int] = (0, 0),
    declarations: tuple[Counted, ...] = (),
    capot: int | None = None,
    held: int = 0,
) -> Hand:
    """A deal in which team 0 took and has so many card points."""
    return Hand(0, (takers, 162 - takers), None, declarations, belotes, capot, held=held)


def score(played: Hand, **options: object) -> tuple[int, ...]:
    """What takers and defenders score."""
    return tuple(map(int, team_points(hand_lines(choose(BeloteOptions, options), played))))


def winner(played: Hand, totals: tuple[int, int], **options: object) -> int | None:
    """The winner of the match with these totals after the deal."""
    return match_winner(choose(BeloteOptions, options), played, [Decimal(total) for total in totals])


def test_5_1_the_total_has_cards_the_last_trick_declarations_and_belote() -> None:
    total = totals_of(BeloteOptions(), hand(90, belotes=(0, 1), declarations=(TIERCE, TIERCE)))
    assert total == (130, 92)


@pytest.mark.parametrize(("capot", "cards"), [(252, 252), (250, 250)])
def test_5_1_option_capot_says_what_all_tricks_count(capot: int, cards: int) -> None:
    assert score(hand(162, capot=0), capot=capot) == (cards, 0)
    assert score(hand(0, capot=1), capot=capot) == (0, cards)


def test_5_1_declarations_of_a_team_without_a_trick_go_to_the_other_but_not_its_belote() -> None:
    assert score(hand(162, capot=0, declarations=(CENT,), belotes=(0, 1))) == (352, 20)
    assert score(hand(0, capot=1, declarations=(TIERCE,), belotes=(1, 0))) == (20, 272)


def test_5_1_all_tricks_are_needed_not_all_points() -> None:
    assert score(hand(162)) == (162, 0)


def test_5_2_made_with_more_than_the_defenders() -> None:
    assert score(hand(82)) == (82, 80)
    assert score(hand(81, belotes=(1, 0))) == (101, 81)
    assert score(hand(72, belotes=(1, 0))) == (92, 90)
    assert points(played_out(playing(TRUMPS))) == (272, 0)


def test_5_3_dedans_the_defenders_score_everything_but_the_takers_belote() -> None:
    assert score(hand(82, belotes=(0, 1))) == (0, 182)
    assert score(hand(60, belotes=(1, 0), declarations=(TIERCE,))) == (20, 182)
    assert score(hand(80)) == (0, 162)
    assert score(hand(0, capot=1)) == (0, 252)


def test_5_4_equal_totals_are_a_litige_and_the_takers_points_wait() -> None:
    level = hand(71, belotes=(1, 0))
    assert score(level) == (0, 91)
    assert held_after(BeloteOptions(), level) == 91


@pytest.mark.parametrize(("litige", "expected"), [("shared", (91, 91)), ("fails", (20, 162))])
def test_5_4_option_litige_has_it_made_or_failed(litige: str, expected: tuple[int, int]) -> None:
    level = hand(71, belotes=(1, 0))
    assert score(level, litige=litige) == expected
    assert held_after(choose(BeloteOptions, {"litige": litige}), level) == 0


def test_5_4_points_that_wait_go_to_the_winner_of_the_next_deal() -> None:
    assert score(hand(90, held=91)) == (181, 72)
    assert score(hand(70, held=91)) == (0, 253)
    assert held_after(BeloteOptions(), hand(90, held=91)) == 0
    assert points(played_out(playing(TRUMPS, held=91))) == (363, 0)
    assert points(played_out(playing(TRUMPS, taker=1, held=91))) == (363, 0)


def test_5_4_another_litige_adds_to_them() -> None:
    assert score(hand(81, held=91)) == (0, 81)
    assert held_after(BeloteOptions(), hand(81, held=91)) == 172


def test_5_4_at_the_table_they_wait_through_deals_that_are_thrown_in() -> None:
    state = next(state for state in (dealt_out(seed) for seed in count()) if "litige" in BELOTE.round_traits(state))
    belotes = [one for one in state.belotes if one.whole]
    following = after(state, "next round")
    assert following.held == 81 + 10 * len(belotes)
    assert min(points(state)) == 0
    assert after(following, *["pass"] * 8, "next round").held == following.held


def dealt_out(seed: int) -> BeloteState:
    """A deal that is played at random to its end."""
    state, _ = BELOTE.new_match(BeloteOptions(), 4, Deals(seed))
    rng = stream(seed, "litige")
    while BELOTE.actor(state) is not None:
        actions = list(BELOTE.actions(state))
        state, _ = BELOTE.apply(state, actions[int(rng.random() * len(actions))])
    return state


def test_5_5_option_rounding_goes_to_the_nearest_ten_a_five_up() -> None:
    assert score(hand(95), rounding="ten") == (100, 70)
    assert score(hand(94), rounding="ten") == (90, 70)
    assert score(hand(95)) == (95, 67)
    assert score(hand(60), rounding="ten") == (0, 160)


def test_5_5_points_that_wait_are_added_before_the_rounding() -> None:
    assert score(hand(94, held=81), rounding="ten") == (180, 70)
    assert held_after(BeloteOptions(rounding="ten"), hand(81)) == 81
    assert score(hand(81), rounding="ten") == (0, 80)


def test_5_6_the_match_ends_with_the_deal_in_which_a_team_reaches_the_target() -> None:
    assert winner(hand(90), (1000, 990)) == 0
    assert winner(hand(90), (999, 998)) is None
    assert winner(hand(90), (400, 501), target=501) == 1
    assert winner(hand(90), (1000, 0), target=1001) is None
    ended = played_out(playing(TRUMPS, totals=(800, 0)))
    assert (ended.phase, *map(int, ended.totals)) == (MatchOver(0), 1072, 0)
    assert reason(ended, "next round") == "match_is_over 5.6"
    outcome = BELOTE.outcome(ended)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert over(played_out(playing(TRUMPS, totals=(700, 0)))).reason == "played"


def test_5_6_if_both_are_there_the_higher_total_wins_and_equal_ones_play_on() -> None:
    assert winner(hand(90), (1010, 1020)) == 1
    assert winner(hand(90), (1010, 1010)) is None


def test_5_6_option_both_there_prefers_the_takers_if_they_made_it() -> None:
    assert winner(hand(90), (1000, 1020), both_there="takers") == 0
    assert winner(hand(70), (1030, 1020), both_there="takers") == 1
    assert winner(hand(90), (1010, 1010), both_there="takers") == 0
    assert winner(hand(90), (990, 1010), both_there="takers") == 1
    assert winner(hand(81), (1030, 1020), both_there="takers") == 1
    assert winner(hand(81), (1010, 1020), both_there="takers", litige="shared") == 0


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (hand(90), (90, 72)),
        (hand(82, belotes=(0, 1)), (0, 182)),
        (hand(71, belotes=(1, 0)), (0, 91)),
        (hand(60, belotes=(1, 0), declarations=(TIERCE,)), (20, 182)),
        (hand(162, capot=0, declarations=(CENT,), belotes=(0, 1)), (352, 20)),
    ],
)
def test_the_worked_deals_of_the_book(played: Hand, expected: tuple[int, int]) -> None:
    assert score(played, declarations="on") == expected
