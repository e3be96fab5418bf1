"""Rounds of Borako that were entered: what is asked, and what cannot have happened."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from game.engine.score_sheet import SheetStanding
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.sheet import SHEET
from tests.sheets.refused import said_of

BEGINNING = SheetStanding((Decimal(0), Decimal(0)), 0, (0, 1, 2, 3))
NOTHING = {"card_points": 0, "hands": [4, 5.5]}


def entry(*teams: dict[str, Any], out: int | str = "none") -> dict[str, Any]:
    return {"out": out, "teams": list(teams)}


def out_with(bonuses: dict[str, int], points: float = 40) -> dict[str, Any]:
    """Seat 0 went out."""
    return entry({"bonuses": bonuses, "card_points": points, "hands": [None, 3]}, NOTHING, out=0)


def test_the_usual_round_takes_who_went_out_bonuses_points_and_three_hands() -> None:
    begun = {"out": 0}
    needed = [ask.path for ask in SHEET.asks(BorakoOptions(), BEGINNING, begun) if ask.needed]
    assert needed == [
        ("out",),
        ("teams", 0, "card_points"),
        ("teams", 1, "card_points"),
        ("teams", 0, "hands", 1),
        ("teams", 1, "hands", 0),
        ("teams", 1, "hands", 1),
    ]


def test_a_mour_is_asked_about_where_nobody_of_the_team_went_out() -> None:  # borako 8.2, 9.1
    def asked(out: int | str) -> list[int | None]:
        asks = SHEET.asks(BorakoOptions(), BEGINNING, {"out": out})
        return [ask.team for ask in asks if ask.word == "sheet_reserve"]

    assert (asked("none"), asked(0), asked(3)) == ([0, 1], [1], [0])


def test_with_melds_as_cards_no_figures_are_asked_for() -> None:
    begun = {"out": "none", "teams": [{"melds": ["5H 6H 7H"]}, None]}
    words = [(ask.team, ask.word) for ask in SHEET.asks(BorakoOptions(), BEGINNING, begun)]
    assert (0, "sheet_card_points") not in words
    assert (0, "sheet_bonuses") not in words
    assert (1, "sheet_card_points") in words


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({}, "Say who went out, or that nobody did. (borako 9.1)"),
        (
            entry({"hands": [4, 5]}, NOTHING),
            "Enter the points of each team's cards on the table, or pick its melds card by card. (borako 10.2)",
        ),
        (
            entry({"card_points": 3, "hands": [4]}, NOTHING),
            "Enter what everybody still holds: the cards, or their points. (borako 10.2)",
        ),
        (
            entry({"melds": ["5H 6H 7H 8H"], "hands": ["5H KD", "5H"]}, NOTHING),
            "You've entered the 5 of hearts more often than it is in the pack. (borako 1.1)",
        ),
        (
            entry({"melds": ["3H 4H 5H 6H 7H 8H 9H"] * 3, "hands": [1, 1]}, NOTHING),
            "You've entered the 3 of hearts more often than it is in the pack. (borako 1.1)",
        ),
        (
            entry({"melds": ["5H 6H 8H"], "hands": [1, 1]}, NOTHING),
            "There's a gap in this run: fill it with 1 more card. (borako 6.1)",
        ),
        (
            entry({"card_points": 60, "hands": [10, 10]}, {"card_points": 10, "hands": [0.5, 0.5]}),
            "The whole pack is worth only 90 points: check the points you've entered. (borako 10.1)",
        ),
        (
            entry({"bonuses": {"clean_aces": 1}, "card_points": 10, "hands": [1, 1]}, NOTHING),
            "Melds with these bonuses hold more points than that: check the points of the cards on the table. "
            "(borako 10.1)",
        ),
        (
            entry({"bonuses": {"clean_twos": 1, "twos_with_wild": 1}, "card_points": 40, "hands": [1, 1]}, NOTHING),
            "The pack doesn't have enough cards for so many melds with a bonus. (borako 1.1)",
        ),
        (
            entry(*[{"bonuses": {"clean_run": 8}, "card_points": 40, "hands": [1, 1]}] * 2),
            "The pack doesn't have enough cards for so many melds with a bonus. (borako 1.1)",
        ),
        (
            entry({"card_points": 10, "hands": [1, 0]}, NOTHING),
            "Everybody but the player who went out still holds a card: check the points, and who went out. "
            "(borako 9.1)",
        ),
        (
            out_with({"run_with_wild": 2}),
            "Nobody goes out before the team has a meld with a bonus of 200 or more: enter it, or say that nobody "
            "went out. (borako 9.1)",
        ),
    ],
)
def test_what_cannot_be_is_said_with_its_clause(entered: dict[str, Any], sentence: str) -> None:
    assert said_of("borako", entered) == sentence


def test_the_right_to_go_out_is_that_of_the_house() -> None:  # borako 9.1
    assert said_of("borako", out_with({"clean_run": 1})) == ""
    assert said_of("borako", out_with({}), going_out="free") == ""
    assert "another with at least 100" in said_of("borako", out_with({"clean_run": 1}), going_out="clean_and_dirty")
    assert said_of("borako", out_with({"clean_run": 1, "run_with_wild": 1}), going_out="clean_and_dirty") == ""


def test_a_devil_joker_may_count_nothing() -> None:  # borako 10.1
    jokers = entry({"card_points": 10, "hands": [0, 1]}, NOTHING)
    assert said_of("borako", jokers, joker_value=0) == ""
