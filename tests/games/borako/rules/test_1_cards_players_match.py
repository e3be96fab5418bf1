"""Cards, players, match (borako 1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from decimal import Decimal

import pytest

from game.cards import ALL_FACES, JOKER
from game.engine import Deals, IllegalActionError, choose, presets_of
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import totals_after, winner
from game.games.borako.rules.state import DECK, MatchOver, RoundOver, Taking
from tests.games.borako.rules.positions import BORAKO, action, after, legal, position, reason

CLEAN_RUN = "3H 4H 5H 6H 7H 8H 9H"


def test_1_1_every_card_exists_twice_and_there_are_106() -> None:
    assert len(DECK) == 106
    assert Counter(DECK) == dict.fromkeys(ALL_FACES, 2)
    assert DECK.count(JOKER) == 2


def test_1_1_a_third_copy_cannot_be_judged() -> None:
    with pytest.raises(ValueError, match="3 copies of 5H"):
        BORAKO.appraise(BorakoOptions(), position("5H 5H").hands[0] + position("5H").hands[0])


def test_1_2_partners_sit_opposite_and_turns_pass_to_the_next_seat() -> None:
    assert BORAKO.teams(4) == (0, 1, 0, 1)
    turns = [BORAKO.actor(after(position("4D KS", turn="drew"), "discard 4D"))]
    assert turns == [1]


def test_1_2_only_four_can_play() -> None:
    with pytest.raises(ValueError, match="4 players, not 3"):
        BORAKO.teams(3)


def test_1_2_the_first_starter_is_drawn_by_lot() -> None:
    starters = {BORAKO.actor(BORAKO.new_match(BorakoOptions(), 4, Deals(seed))[0]) for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_1_2_the_start_moves_one_seat_each_round() -> None:
    over = after(position("4D KS", stock=0), "discard 4D")
    assert isinstance(over.phase, RoundOver)
    assert after(over, "next round").phase == Taking(1)
    assert after(over, "next round").round == 2


def test_1_3_a_match_begins_with_nothing_on_either_side() -> None:
    assert BORAKO.new_match(BorakoOptions(), 4, Deals(1))[0].totals == (Decimal(0), Decimal(0))


def test_1_3_a_tenth_of_the_round_points_is_added_to_the_total() -> None:
    assert totals_after((Decimal(0), Decimal("12.5")), (Decimal(350), Decimal(-25))) == (Decimal(35), Decimal(10))


@pytest.mark.parametrize(("totals", "won"), [(("349.95", "0"), None), (("350", "0"), 0), (("-20", "350.05"), 1)])
def test_1_3_the_first_team_with_350_wins(totals: tuple[str, str], won: int | None) -> None:
    assert winner([Decimal(total) for total in totals]) == won


def test_1_3_the_match_is_over_when_a_team_has_its_350() -> None:
    over = after(position("KS", melds=(CLEAN_RUN,), mour="taken", totals=("340", "0")), "discard KS")
    assert over.phase == MatchOver(out=0, winner=0)
    outcome = BORAKO.outcome(over)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.totals == over.totals
    assert legal(over) == set()
    assert reason(over, "next round") == "match_is_over 1.3"
    with pytest.raises(IllegalActionError):
        BORAKO.apply(over, action("draw"))


def test_1_4_nothing_is_rounded() -> None:
    assert totals_after((Decimal(0), Decimal(0)), (Decimal("334.5"), Decimal("-0.5"))) == (
        Decimal("33.45"),
        Decimal("-0.05"),
    )


def test_1_4_points_and_totals_may_be_negative() -> None:
    over = after(position("4D KS", partner="AS AH", stock=0, totals=("-3", "0")), "discard 4D")
    standing = BORAKO.standing(over)
    assert standing.round_points is not None
    assert standing.round_points[0] == Decimal("-104")
    assert standing.totals[0] == Decimal("-13.4")


@pytest.mark.parametrize(
    ("totals", "won"),
    [(("360", "350"), 0), (("350", "360.5"), 1), (("350", "350"), None), (("400.05", "400.05"), None)],
)
def test_1_5_with_both_at_350_the_higher_total_wins_and_equal_ones_play_on(
    totals: tuple[str, str], won: int | None
) -> None:
    assert winner([Decimal(total) for total in totals]) == won


def test_1_5_the_target_is_checked_only_when_the_round_is_over() -> None:
    during = position("4D KS", melds=(CLEAN_RUN,), totals=("360", "0"), stock=3)
    assert BORAKO.outcome(during) is None
    assert BORAKO.actor(after(during, "discard 4D")) == 1


def test_1_3_a_shorter_or_longer_match_is_won_with_other_totals() -> None:
    assert winner((Decimal(160), Decimal(90)), 150) == 0
    assert winner((Decimal(160), Decimal(90))) is None
    assert winner((Decimal(360), Decimal(90)), 700) is None


def test_1_6_as_written_asks_for_no_meld_counts_no_joker_and_plays_on_with_the_mour() -> None:
    written = choose(BorakoOptions, presets_of(BorakoOptions)["written"])
    assert (written.going_out, written.joker_value, written.mour_by_discard) == ("free", 0, "at_once")
    assert written == replace(BorakoOptions(), going_out="free", joker_value=0, mour_by_discard="at_once")
