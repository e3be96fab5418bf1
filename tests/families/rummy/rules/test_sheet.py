"""Rounds of the rummies that were entered: what is asked, what cannot have happened, and who is out of the match."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from game.engine.score_sheet import SheetStanding
from game.games import GAMES
from tests.sheets.refused import said_of


def hands(*points: Any, out: int | str = "none", **more: Any) -> dict[str, Any]:
    return {"out": out, "teams": [None if one is None else {"hands": [one]} for one in points], **more}


def standing(*totals: int, playing: tuple[int, ...] | None = None, dealer: int = 0) -> SheetStanding:
    return SheetStanding(tuple(map(Decimal, totals)), dealer, playing or tuple(range(len(totals))))


def asked(name: str, entered: dict[str, Any], **options: Any) -> list[tuple[str, int | None]]:
    game = GAMES[name]
    return [(ask.word, ask.team) for ask in game.sheet.asks(game.options(**options), standing(0, 0, 0, 0), entered)]


def test_the_hands_of_all_others_are_asked_for() -> None:
    assert asked("rami", {"out": 2}) == [("sheet_out", None), ("sheet_hand", 0), ("sheet_hand", 1), ("sheet_hand", 3)]


def test_a_void_round_asks_for_no_hand_but_how_it_ended() -> None:  # rami 5.4, 5.6
    assert asked("rami", {"out": "none"}) == [("sheet_out", None), ("sheet_ending", None)]


def test_without_a_winner_every_hand_counts_in_the_other_game() -> None:  # remik 7.2
    assert asked("remik", {"out": "none"}) == [("sheet_out", None), *(("sheet_hand", seat) for seat in range(4))]


def test_who_never_opened_has_no_hand_to_count_where_that_costs_a_hundred() -> None:  # rami 9.1
    entered = {"out": 0, "teams": [None, {"opened": False}]}
    assert asked("rami", entered, unopened_flat_100="on")[1:] == [
        ("sheet_opened", 1),
        ("sheet_opened", 2),
        ("sheet_opened", 3),
        ("sheet_hand", 2),
        ("sheet_hand", 3),
    ]


@pytest.mark.parametrize(
    ("name", "entered", "sentence"),
    [
        ("rami", {}, "Say who went out, or that nobody did. (rami 8.1)"),
        ("rami", hands(None, 3, 20, out=0), "Enter what everybody still holds: the cards, or their points. (rami 9.1)"),
        (
            "rami",
            hands(None, "KD KD KD", 20, 30, out=0),
            "You've entered the king of diamonds more often than it is in the pack. (rami 1.1)",
        ),
        (
            "remik",
            hands(None, 0, 20, 30, out=0),
            "Everybody but the player who went out still holds a card: check the points, and who went out. (remik 6.1)",
        ),
        ("remik", hands(None, 400, 20, 30, out=0), "No hand can count more than 298 points. (remik 1.2)"),
        ("rami", hands(None, 400, 20, 30, out=0), "No hand can count more than 200 points. (rami 3.1)"),
    ],
)
def test_what_cannot_be_is_said_with_its_clause(name: str, entered: dict[str, Any], sentence: str) -> None:
    assert said_of(name, entered) == sentence


def test_a_player_at_the_limit_is_out_and_the_deal_passes_on_without_them() -> None:  # remik 7.3
    rules, options = GAMES["remik"].sheet, GAMES["remik"].options()
    after = rules.after(options, standing(0, 490, 100, 100), hands(None, 30, 30, 30, out=0))
    assert (after.playing, after.dealer, after.winners) == ((0, 2, 3), 2, ())
    asks = rules.asks(options, after, {"out": 2})
    assert [ask.team for ask in asks if ask.word == "sheet_hand"] == [0, 3]
    later = rules.after(options, after, hands(30, None, None, 30, out=2))
    assert [int(total) for total in later.totals] == [20, 520, 120, 160]
    assert later.dealer == 3


def test_the_last_player_left_has_won() -> None:  # remik 7.4
    rules, options = GAMES["remik"].sheet, GAMES["remik"].options()
    late = standing(490, 520, 490, 100, playing=(0, 2, 3))
    assert rules.after(options, late, hands(30, None, 30, None, out=3, remik=True)).winners == (3,)
    assert rules.after(options, late, hands(30, None, 5, None, out=3, remik=False)).winners == ()
