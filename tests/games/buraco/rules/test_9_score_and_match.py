"""The score of a round and the end of the match (buraco 9.1, 9.3, 9.4)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.engine import Outcome, choose, presets_of
from game.games.buraco.rules.events import MatchEnded, RoundEnded, WentOut
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import card_points, winner
from game.games.buraco.rules.state import MatchOver, RoundOver
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, kinds, position


def test_9_1_canastras_cards_on_the_table_and_the_others_hands_count() -> None:
    state = position("4D", melds=(LIMPA, "AS AD AC"), their_melds=("3S 4S 5S",), others="KS 9D 7D", morto="taken")
    over = after(state, "discard 4D")
    assert [(line.team, line.key, int(line.points), line.clause) for line in BURACO.score(over)] == [
        (0, "canastra", 200, "buraco 6.1"),
        (0, "melded_cards", 100, "buraco 9.1"),
        (0, "left_by_others", 25, "buraco 9.1"),
        (1, "melded_cards", 15, "buraco 9.1"),
    ]
    assert BURACO.standing(over).round_points == (Decimal(325), Decimal(15))
    assert over.totals == (Decimal(325), Decimal(15))


def test_9_1_nothing_is_taken_off_for_the_own_hand() -> None:
    over = after(position("4D KS", stock=0, mortos=0), "discard 4D", "end")
    assert [int(total) for total in over.totals] == [card_points(over.hands[1]), card_points(over.hands[0])]


def test_9_1_each_of_several_hands_counts_for_the_others() -> None:
    over = after(position("4D KS", seats=4, stock=0, mortos=0, others=3), "discard 4D", "end")
    gained = [(line.team, int(line.points)) for line in BURACO.score(over) if line.key == "left_by_others"]
    points = [card_points(hand) for hand in over.hands]
    assert gained == [(0, points[1]), (0, points[3]), (1, points[0]), (1, points[2])]


def test_9_1_mortos_that_nobody_took_are_ignored() -> None:
    few, many = (
        after(position("4D", melds=(LIMPA,), morto="taken", mortos=n, others="KS"), "discard 4D") for n in (0, 1)
    )
    assert few.totals == many.totals


@pytest.mark.parametrize(
    ("totals", "went_out", "won"),
    [
        ((2999, 0), True, None),
        ((3000, 0), True, 0),
        ((0, 3005), True, 1),
        ((3100, 3200), True, 1),
        ((3200, 3100), True, 0),
        ((3100, 3100), True, None),
        ((3500, 0), False, None),
    ],
)
def test_9_3_three_thousand_win_after_a_round_with_bater(
    totals: tuple[int, int], went_out: bool, won: int | None
) -> None:
    assert winner([Decimal(total) for total in totals], went_out) == won


def test_9_3_the_match_is_over_with_the_round() -> None:
    state = position("4D", melds=(LIMPA,), morto="taken", totals=(2800, 2900))
    assert kinds(state, "discard 4D")[-3:] == [WentOut, RoundEnded, MatchEnded]
    over = after(state, "discard 4D")
    assert over.phase == MatchOver(out=0, winner=0)
    assert BURACO.outcome(over) == Outcome((0,), "target_reached", over.totals)
    assert list(BURACO.actions(over)) == []
    refused = BURACO.refusal(over, BURACO.parse("next round"))
    assert refused is not None
    assert (refused.reason, refused.clause) == ("match_is_over", "buraco 9.3")
    assert BURACO.round_traits(over)[0] == "went_out"


def test_9_3_a_round_without_bater_never_ends_the_match() -> None:
    over = after(position("4D KS", stock=0, mortos=0, totals=(3400, 100)), "discard 4D", "end")
    assert over.phase == RoundOver(out=None)
    assert BURACO.outcome(over) is None
    assert after(over, "next round").round == 2


def test_9_3_a_shorter_or_longer_match_is_won_with_other_totals() -> None:
    assert winner((Decimal(1600), Decimal(900)), True, 1500) == 0
    assert winner((Decimal(1600), Decimal(900)), True) is None
    assert winner((Decimal(3100), Decimal(900)), True, 5000) is None


def test_9_1_what_lies_on_the_table_counts_with_its_bonuses() -> None:
    state = position("KS 4D", melds=("3H 4H 5H 6H 7H 8H 9H",), their_melds=("TC JC QC",))
    assert BURACO.counted(state) == (Decimal(200 + 5 * 5 + 2 * 10), Decimal(30))


@pytest.mark.parametrize(
    ("totals", "match_end", "over"),
    [
        ((2800, 0), "any", True),
        ((2800, 0), "out", True),
        ((0, 3100), "any", True),
        ((0, 3100), "out", False),
        ((2800, 3400), "out", True),
    ],
)
def test_9_3_by_house_rule_the_team_that_went_out_must_have_the_points(
    totals: tuple[int, int], match_end: str, over: bool
) -> None:
    ended = after(position("4D", melds=(LIMPA,), morto="taken", totals=totals, match_end=match_end), "discard 4D")
    assert isinstance(ended.phase, MatchOver) == over
    if over:
        assert ended.phase == MatchOver(out=0, winner=int(ended.totals[1] > ended.totals[0]))


def test_9_4_as_written_sets_what_the_book_decided_otherwise() -> None:
    written = choose(BuracoOptions, presets_of(BuracoOptions)["written"])
    assert (written.ace_wilds, written.lone_card_back, written.morto_by_discard) == ("any", "on", "at_once")
    assert (written.aces_bonus, written.cleaning_bonus, written.match_end) == (100, 100, "out")
    assert written.target == BuracoOptions().target
