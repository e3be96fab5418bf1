"""Differences from Club say in words or with a sign which way they go, and the round that cost most stands out."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.i18n import use_language
from game.ui.graphics.drawing import Style
from game.ui.scenes.deals.round_chart import _summary, _worst
from game.ui.scenes.deals.seat_figures import difference_texts, lead_text
from game.ui.scenes.deals.seat_head import HeadTold, SeatHead, Side
from game.ui.scenes.deals.seat_results import RoundResult
from game.ui.scenes.deals.seat_standing import Placed, StandingTable


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lead", "fewest_win", "said", "signed"),
    [
        ("-199", True, "199 more than a Club player", "199 more"),
        ("161", True, "161 fewer than a Club player", "161 fewer"),
        ("-28.65", False, "28.65 fewer than a Club player", "−28.65"),
        ("2.75", False, "2.75 more than a Club player", "+2.75"),
        ("0", True, "As many as a Club player", "Even"),
    ],
)
def test_a_difference_cannot_be_misread(lead: str, fewest_win: bool, said: str, signed: str) -> None:
    use_language("en")
    assert plain(difference_texts(Decimal(lead), fewest_win=fewest_win)[0]) == said
    assert plain(lead_text(Decimal(lead), fewest_win=fewest_win)) == signed


def rounds(*pairs: tuple[int, int | None]) -> list[RoundResult]:
    return [
        RoundResult(number, Decimal(points), None if club is None else Decimal(club))
        for number, (points, club) in enumerate(pairs, 1)
    ]


def test_the_round_in_which_most_was_lost_is_named() -> None:
    use_language("en")
    played = rounds((10, 30), (50, 20), (40, 20))
    assert (_worst(played, fewest_win=True), _worst(played, fewest_win=False)) == (1, 0)
    assert plain(_summary(played, 1, fewest_win=True)).endswith("in 1 of 3 rounds · most lost in round 2")
    assert "lost" not in _summary(rounds((10, 30), (20, 20)), None, fewest_win=True)
    assert _worst(rounds((10, None), (50, 20)), fewest_win=True) is None, "Club is still playing"


def test_of_several_players_the_head_says_what_wins_and_who_ended_where() -> None:
    use_language("en")
    placed = [Placed(1, "Slim", Decimal(348), False), Placed(2, "Amina", Decimal(794), True)]
    side = Side(["Amina"], [""], Decimal(794))
    told = HeadTold("You lost", False, [side], "Place 2 of 2", placed, ("Amina", ""), True, True)
    said = plain(SeatHead(told).outcome)
    assert said == "You lost. 794. Place 2 of 2. Slim 348, Amina 794. Fewest points win."


def test_the_standing_takes_two_columns_where_it_has_not_the_height_for_one() -> None:
    table, style = StandingTable([Placed(at, "Slim", Decimal(at), False) for at in range(1, 5)], ""), Style()
    one, two = table.wide(style, 1.0, 400), table.wide(style, 1.0, 70)
    assert 2 * one < two < 3 * one
    assert StandingTable([], "").wide(style, 1.0, 400) == 0
