"""The score (rami 9)."""

from __future__ import annotations

from game.engine import Outcome, choose, presets_of
from game.families.rummy.rules.state import MatchOver
from game.games.rami.rules import RULES as RAMI
from game.games.rami.rules.options import RamiOptions
from tests.games.rami.rules.positions import after, legal, lines, position, reason, totals


def test_9_1_the_others_add_what_they_hold() -> None:
    over = after(position("4D", others=["AS KD", "JK 2C", "7H 8H 9H"]), "discard 4D")
    assert lines(over) == [
        ("went_out", 0, 0, "9.1"),
        ("cards_in_hand", 1, 11, "9.1"),
        ("cards_in_hand", 2, 27, "9.1"),
        ("cards_in_hand", 3, 24, "9.1"),
    ]
    assert totals(over) == (0, 11, 27, 24), "a complete meld in a hand counts"
    points = RAMI.standing(over).round_points
    assert points is not None
    assert list(map(int, points)) == [0, 11, 27, 24]
    assert reason(over, "draw") == "round_is_over 9.1"


def test_9_1_who_never_opened_may_add_100_instead() -> None:
    over = after(
        position("4D", unopened_flat_100="on", others=["AS KD", "JK", "2C"], others_opened=False), "discard 4D"
    )
    assert lines(over)[1:] == [("unopened", seat, 100, "9.1") for seat in (1, 2, 3)]
    over = after(position("4D", unopened_flat_100="on", others=["AS KD", "JK", "2C"]), "discard 4D")
    assert totals(over) == (0, 11, 25, 2)
    assert RAMI.round_traits(after(position("4D", others=["AS", "JK", "2C"], others_opened=False), "discard 4D")) == (
        "went_out",
        "unopened",
    )


def test_9_2_the_match_ends_at_700_and_the_lowest_total_wins() -> None:
    over = after(position("4D", others=["AS KD", "JK", "2C"], totals=(300, 689, 650, 200)), "discard 4D")
    assert isinstance(over.phase, MatchOver)
    assert RAMI.outcome(over) == Outcome((3,), "target_reached", over.totals)
    assert reason(over, "next round") == "match_is_over 9.2"
    assert legal(over) == set()


def test_9_2_at_699_it_goes_on_and_nobody_drops_out() -> None:
    over = after(position("4D", others=["AS KD", "JK", "2C"], totals=(300, 688, 650, 200)), "discard 4D")
    assert RAMI.outcome(over) is None
    assert after(over, "next round").playing == (0, 1, 2, 3)


def test_9_2_a_tie_is_shared() -> None:
    over = after(position("4D", others=["AS KD", "JK", "2C"], totals=(202, 689, 650, 200)), "discard 4D")
    assert isinstance(over.phase, MatchOver)
    assert over.phase.winners == (0, 3)


def test_9_3_the_preset_of_the_cafe() -> None:
    cafe = choose(RamiOptions, presets_of(RamiOptions)["cafe"])
    assert cafe == RamiOptions(
        max_run=13, jokers_per_meld="1", take_discard_unopened="must_open", ace_high_opening=10, layoff_same_turn="on"
    )
    assert choose(RamiOptions, presets_of(RamiOptions)["book"]) == RamiOptions()


def test_9_4_the_preset_that_takes_a_description_at_its_word() -> None:
    written = choose(RamiOptions, presets_of(RamiOptions)["written"])
    assert written == RamiOptions(max_run="5_added", discard_taken="on", joker_used="first")


def test_9_2_a_short_match_ends_at_300_and_a_long_one_goes_on_at_700() -> None:
    def ends(target: int, highest: int) -> bool:
        state = position("4D", others=["AS KD", "JK", "2C"], totals=(0, highest, 50, 20), target=target)
        return isinstance(after(state, "discard 4D").phase, MatchOver)

    assert [ends(300, 288), ends(300, 289), ends(1000, 700)] == [False, True, False]
