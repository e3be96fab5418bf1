"""Rounds of Buraco that were entered: what is asked, and what cannot have happened."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from game.engine.score_sheet import SheetStanding
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.sheet import SHEET
from tests.sheets.refused import said_of

BEGINNING = SheetStanding((Decimal(0), Decimal(0)), 0, (0, 1, 2, 3))
NOTHING = {"card_points": 0, "hands": [40, 55]}


def entry(*teams: dict[str, Any], out: int | str = "none") -> dict[str, Any]:
    return {"out": out, "teams": list(teams)}


def out_with(**team: Any) -> dict[str, Any]:
    """Seat 0 went out."""
    return entry({"card_points": 100, "hands": [None, 30], **team}, NOTHING, out=0)


def words_asked(**options: Any) -> set[str]:
    return {ask.word for ask in SHEET.asks(BuracoOptions(**options), BEGINNING, {})}


def test_mortos_and_cleaned_canastras_are_asked_about_where_they_count() -> None:  # buraco 6.1, 7.5
    assert words_asked().isdisjoint({"sheet_reserve", "sheet_cleaned"})
    assert words_asked(morto_penalty=100, cleaning_bonus=100) > {"sheet_reserve", "sheet_cleaned"}


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        (
            entry({"card_points": 103, "hands": [5, 5]}, NOTHING),
            "Every card counts 5, 10, 15 or 20, so points end in 0 or 5. (buraco 2.1)",
        ),
        (
            entry({"bonuses": {"as_a_as": 1}, "card_points": 100, "hands": [5, 5]}, NOTHING),
            "Melds with these bonuses hold more points than that: check the points of the cards on the table. "
            "(buraco 2.1)",
        ),
        (
            entry({"bonuses": {"as_a_as": 5}, "card_points": 800, "hands": [5, 5]}, {**NOTHING, "hands": [5, 5]}),
            "The pack doesn't have enough cards for so many canastras. (buraco 1.1)",
        ),
        (
            entry({"card_points": 900, "hands": [5, 5]}, NOTHING),
            "The whole pack is worth only 960 points: check the points you've entered. (buraco 2.1)",
        ),
        (
            entry({"card_points": 100, "hands": [0, 5]}, NOTHING),
            "Everybody but the player who went out still holds a card: check the points, and who went out. "
            "(buraco 7.3)",
        ),
        (
            out_with(bonuses={"suja": 1}),
            "Nobody goes out before the team has a canastra limpa (7 cards, no wild card): enter it, or say that "
            "nobody went out. (buraco 7.3)",
        ),
    ],
)
def test_what_cannot_be_is_said_with_its_clause(entered: dict[str, Any], sentence: str) -> None:
    assert said_of("buraco", entered) == sentence


def test_no_more_canastras_turned_clean_than_there_are() -> None:  # buraco 6.1
    assert said_of("buraco", out_with(bonuses={"limpa": 1}, cleaned=1), cleaning_bonus=100) == ""
    said = said_of("buraco", out_with(bonuses={"limpa": 1}, cleaned=2), cleaning_bonus=100)
    assert said == "A team can't have turned more canastras clean than it has. (buraco 6.1)"


def test_sets_of_aces_are_asked_for_where_they_have_a_bonus() -> None:  # buraco 5.2
    options, entered = BuracoOptions(aces_bonus=50), out_with(bonuses={"limpa": 1, "aces": 1})
    assert said_of("buraco", entered, aces_bonus=50) == ""
    assert ("aces", Decimal(50)) in [(line.key, line.points) for line in SHEET.lines(options, BEGINNING, entered)]
    with pytest.raises(ValueError, match="bonuses: cannot be"):
        said_of("buraco", entered)


def test_where_it_was_agreed_the_team_that_goes_out_must_have_the_target() -> None:  # buraco 9.3
    standing = SheetStanding((Decimal(0), Decimal(2900)), 0, (0, 1, 2, 3))
    entered = entry(
        {"bonuses": {"limpa": 1}, "card_points": 100, "hands": [None, 30]},
        {"bonuses": {"limpa": 1}, "card_points": 100, "hands": [40, 55]},
        out=0,
    )
    assert SHEET.after(BuracoOptions(), standing, entered).winners == (1,)
    assert SHEET.after(BuracoOptions(match_end="out"), standing, entered).winners == ()
    nobody = {**entered, "out": "none", "teams": [{**entered["teams"][0], "hands": [5, 30]}, entered["teams"][1]]}
    assert SHEET.after(BuracoOptions(), standing, nobody).winners == ()
