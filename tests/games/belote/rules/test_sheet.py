"""Deals of Belote that were entered: what cannot have happened is said, and what can is counted."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from game.engine import choose, team_points
from game.engine.score_sheet import EntryError, SheetStanding
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.sheet import SHEET
from tests.sheets.refused import said_of

DEAL: dict[str, Any] = {"contract": "suit", "taker": 0, "points": [90]}
BEGUN = SheetStanding((Decimal(0), Decimal(0)), 3, (0, 1, 2, 3))


def why(entry: dict[str, Any], **options: object) -> str:
    """The reason and the clause for which an entry is refused under some house rules; empty for none."""
    try:
        SHEET.lines(choose(BeloteOptions, options), BEGUN, entry)
    except EntryError as error:
        return f"{error.refusal.reason} {error.refusal.clause.removeprefix('belote ')}"
    return ""


@pytest.mark.parametrize("points", [1, 161])
def test_points_that_no_cards_make_are_refused(points: int) -> None:  # belote 1.3
    sentence = f"No cards make that many card points ({points}): check what you've entered. (belote 1.3)"
    assert said_of("belote", {**DEAL, "points": [points]}) == sentence
    assert said_of("belote", {**DEAL, "points": [None, points]}) == sentence


@pytest.mark.parametrize("points", [0, 2, 3, 65, 127, 162])
def test_points_that_cards_make_are_counted(points: int) -> None:  # belote 1.3
    assert said_of("belote", {**DEAL, "points": [points]}) == ""


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({}, "sheet_contract_missing 2.1"),
        ({"contract": "suit"}, "sheet_taker_missing 2.1"),
        ({"contract": "suit", "taker": 1}, "sheet_points_missing 5.1"),
        ({**DEAL, "points": [163]}, "sheet_points_too_many 1.3"),
        ({**DEAL, "points": [90, 73]}, "sheet_points_do_not_add_up 1.3"),
        ({**DEAL, "capot": 1}, "sheet_capot_has_all_points 5.1"),
        ({**DEAL, "points": [156], "last_trick": 1}, "sheet_last_trick_has_points 1.3"),
        ({**DEAL, "declarations": [{"tierce": 1}, {"cent": 1}]}, "sheet_declarations_of_one_team 4.7"),
        ({**DEAL, "declarations": [{"carre_200": 2}]}, "sheet_too_many_declarations 4.4"),
        ({**DEAL, "declarations": [{"tierce": 4, "cent": 1}]}, "sheet_too_many_declarations 4.4"),
        ({**DEAL, "contract": "sans", "belote": 0}, "sheet_no_belote_in_sans 7.2"),
        ({**DEAL, "contract": "tout", "belotes": [3, 2]}, "sheet_too_many_belotes 7.3"),
        ({"contract": "none"}, ""),
        ({"contract": "suit", "taker": 0, "capot": 1}, ""),
        ({**DEAL, "declarations": [{"tierce": 2, "cent": 2}]}, ""),
    ],
)
def test_what_cannot_be_is_refused(entry: dict[str, Any], reason: str) -> None:
    assert why(entry, sans_tout="on", declarations="on") == reason


def test_a_bid_is_asked_for_where_players_bid() -> None:  # belote 6.2
    assert why(DEAL, bidding="coinche") == "sheet_bid_missing 6.2"
    assert why({**DEAL, "bid": 170}, bidding="coinche") == "no_such_bid 6.2"
    lines = SHEET.lines(choose(BeloteOptions, {"bidding": "coinche"}), BEGUN, {**DEAL, "bid": 80, "doubled": "coinche"})
    assert tuple(map(int, team_points(lines))) == (480, 0)


def test_points_wait_from_deal_to_deal() -> None:  # belote 5.4
    options = BeloteOptions()
    level = SHEET.after(options, BEGUN, {**DEAL, "points": [71], "belote": 0})
    assert (*map(int, level.totals), level.held, level.dealer) == (0, 91, 91, 0)
    thrown_in = SHEET.after(options, level, {"contract": "none"})
    assert (*map(int, thrown_in.totals), thrown_in.held, thrown_in.dealer) == (0, 91, 91, 1)
    won = SHEET.after(options, thrown_in, DEAL)
    assert (*map(int, won.totals), won.held, won.winners) == (181, 163, 0, ())


def test_the_match_ends_with_the_target() -> None:  # belote 5.6
    near = SheetStanding((Decimal(950), Decimal(900)), 3, (0, 1, 2, 3))
    assert SHEET.after(BeloteOptions(), near, DEAL).winners == (0,)
