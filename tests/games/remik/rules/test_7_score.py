"""The score (remik 7)."""

from __future__ import annotations

from hashlib import sha256

from game.engine import Outcome, choose, presets_of
from game.families.rummy.rules.events import Eliminated, WentOutAtOnce
from game.families.rummy.rules.state import Ending, MatchOver, RoundOver
from game.games.remik.rules import RULES as REMIK
from game.games.remik.rules.options import RemikOptions
from game.match.moment import fingerprint
from tests.games.remik.rules.positions import after, dealt, events, legal, lines, position, reason, totals

REMIK_HAND = "TS JS QS 8D 8C 8H 2C"
OTHERS = ["AS KD", "JK", "7H 8H 9H"]


def test_7_1_the_winner_gets_minus_10() -> None:
    over = after(position("4D", others=OTHERS), "discard 4D")
    assert lines(over)[0] == ("went_out", 0, -10, "7.1")


def test_7_1_a_remik_gets_minus_20_and_doubles_what_the_others_lose() -> None:
    state = after(position(REMIK_HAND, opened=False, others=OTHERS), "open TS JS QS / 8D 8C 8H")
    over = after(state, "discard 2C")
    assert over.phase == RoundOver(0, Ending.AT_ONCE)
    assert lines(over)[:3] == [("remik", 0, -20, "7.1"), ("cards_in_hand", 1, 21, "7.2"), ("doubled", 1, 21, "7.1")]
    assert totals(over) == (-20, 42, 100, 48)
    assert isinstance(events(state, "discard 2C")[1], WentOutAtOnce)
    assert REMIK.round_traits(over) == ("went_out", "remik")


def test_a_round_that_a_remik_ended_is_hashed_as_in_records_of_0_1_0() -> None:
    then = sha256(b"RoundOver(out=0,ending=Ending.REMIK)").hexdigest()[:16]
    assert fingerprint(RoundOver(0, Ending.AT_ONCE), REMIK.hashed_as) == then


def test_7_1_adds_after_the_opening_and_a_card_taken_do_not_spoil_a_remik() -> None:
    begins = position("TS JS 8D 8C 8H 7D 2C", turn="begins", opened=False, pile="QS", melds=["4D 5D 6D"])
    over = after(begins, "take", "open TS JS QS / 8D 8C 8H", "add 7D to 1", "discard 2C")
    assert over.phase == RoundOver(0, Ending.AT_ONCE)


def test_7_1_who_opened_before_has_no_remik() -> None:
    over = after(position("TS JS QS 2C", others=OTHERS), "lay TS JS QS", "discard 2C")
    assert over.phase == RoundOver(0, Ending.OUT)


def test_7_1_the_starters_first_turn_is_none() -> None:
    assert not any(text.startswith("open") for text in legal(dealt(1)))


def test_7_2_the_others_add_what_they_hold() -> None:
    over = after(position("4D", others=OTHERS), "discard 4D")
    assert lines(over)[1:] == [
        ("cards_in_hand", 1, 21, "7.2"),
        ("cards_in_hand", 2, 50, "7.2"),
        ("cards_in_hand", 3, 24, "7.2"),
    ]
    points = REMIK.standing(over).round_points
    assert points is not None
    assert list(map(int, points)) == [-10, 21, 50, 24]


def test_7_2_without_a_winner_everybody_does_and_nothing_is_doubled() -> None:
    state = position("4D 9D", opened=False, turn="begins", stock=0, pile="KS", seats=3, others=["AS", "TC"])
    over = after(state, "draw")
    assert {line[:3] for line in lines(over)} >= {("cards_in_hand", 0, 13), ("cards_in_hand", 1, 11)}
    assert all(line[0] == "cards_in_hand" for line in lines(over))


def test_7_3_a_total_of_501_is_out_and_500_is_not() -> None:
    over = after(position("4D", others=["AS", "AS", "2C"], totals=(-30, 490, 489, 0)), "discard 4D")
    assert totals(over) == (-40, 501, 500, 2)
    state = position("4D", others=["AS", "AS", "2C"], totals=(-30, 490, 489, 0))
    assert [event.seat for event in events(state, "discard 4D") if isinstance(event, Eliminated)] == [1]


def test_7_3_seats_that_are_out_are_skipped() -> None:
    over = after(
        position("4D", others=["AS", "AS", "2C"], totals=(0, 490, 0, 0), starter=3), "discard 4D", "next round"
    )
    assert over.playing == (0, 2, 3)
    assert [len(hand) for hand in over.hands] == [14, 0, 13, 13]
    begun = after(over, min(legal(over)))
    assert REMIK.actor(begun) == 2
    drew = after(begun, "draw")
    assert REMIK.actor(after(drew, min(t for t in legal(drew) if t.startswith("discard")))) == 3


def test_7_3_the_deal_passes_to_the_next_seat_still_in() -> None:
    dealer_is_0 = position("4D", others=["AS", "AS", "2C"], totals=(0, 490, 0, 0), starter=1)
    assert after(dealer_is_0, "discard 4D", "next round").starter == 3, "seat 2 deals instead of seat 1"
    dealer_is_3 = position("4D", others=["AS", "AS", "2C"], totals=(0, 490, 0, 0), starter=0)
    assert after(dealer_is_3, "discard 4D", "next round").starter == 2, "seat 0 deals, and seat 1 is out"
    dealer_is_1 = position("4D", others=["AS", "AS", "2C"], totals=(0, 490, 0, 0), starter=2)
    assert after(dealer_is_1, "discard 4D", "next round").starter == 3, "seat 2 deals"


def test_7_3_lines_are_for_those_in_the_round() -> None:
    over = after(position("4D", playing=(0, 2, 3), others=["", "AS", "2C"], totals=(0, 520, 0, 0)), "discard 4D")
    assert {line[1] for line in lines(over)} == {0, 2, 3}
    assert over.totals[1] == 520


def test_7_4_the_last_one_left_wins() -> None:
    state = position("4D", playing=(0, 2), others=["", "AS", ""], totals=(400, 520, 490, 600))
    over = after(state, "discard 4D")
    assert isinstance(over.phase, MatchOver)
    assert REMIK.outcome(over) == Outcome((0,), "last_one_left", over.totals)
    assert reason(over, "next round") == "match_is_over 7.4"


def test_7_4_if_all_go_out_at_once_the_lowest_of_them_wins() -> None:
    state = position("TD TC", turn="begins", stock=0, pile="KS", seats=3, playing=(0, 1), totals=(490, 500, 620))
    over = after(state, "draw")
    assert REMIK.outcome(over) == Outcome((0,), "last_one_left", over.totals)
    assert over.totals[0] == 510


def test_7_4_a_tie_of_all_is_shared() -> None:
    state = position(
        "TD", turn="begins", stock=0, pile="KS", seats=3, playing=(0, 1, 2), others=["TC", "AS"], totals=(495,) * 3
    )
    over = after(state, "draw")
    assert totals(over)[:2] == (505, 505)
    assert isinstance(over.phase, MatchOver)
    assert over.phase.winners == (0, 1)


def test_7_5_a_match_goes_on_without_those_who_are_out() -> None:
    over = after(position("4D", others=["KD", "AS", "2C"], totals=(0, 495, 0, 0)), "discard 4D", "next round")
    assert REMIK.view(over, 1).hand == ()
    assert REMIK.view(over, 1).actor == over.starter


def test_7_3_in_a_short_match_201_is_out_and_in_a_long_one_501_is_not() -> None:
    def out(target: int, highest: int) -> list[int | None]:
        state = position("4D", others=["AS", "AS", "2C"], totals=(-30, highest, 0, 0), target=target)
        return [event.seat for event in events(state, "discard 4D") if isinstance(event, Eliminated)]

    assert [out(201, 189), out(201, 190), out(1001, 490)] == [[], [1], []]


def test_7_6_the_preset_that_takes_a_description_at_its_word() -> None:
    written = choose(RemikOptions, presets_of(RemikOptions)["written"])
    assert written == RemikOptions(taken_melded="first", joker_swap="off", joker_opening="50")
