"""Differences from Club say in words or with a sign which way they go, and the round that cost most stands out."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.i18n import use_language
from game.match.deals.same_deal_views import difference_texts, rounds_text, worst_round
from game.match.deals.seat_results import RoundResult


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lead", "fewest_win", "full", "shortest"),
    [
        ("-199", True, "199 more than a Club player", "199 more"),
        ("161", True, "161 fewer than a Club player", "161 fewer"),
        ("-28.65", False, "28.65 fewer than a Club player", "−28.65"),
        ("2.75", False, "2.75 more than a Club player", "+2.75"),
        ("0", True, "As many as a Club player", "Even"),
    ],
)
def test_a_difference_cannot_be_misread(lead: str, fewest_win: bool, full: str, shortest: str) -> None:
    use_language("en")
    texts = difference_texts(Decimal(lead), fewest_win=fewest_win)
    assert (plain(texts[0]), plain(texts[-1])) == (full, shortest)


def rounds(*pairs: tuple[int, int | None]) -> list[RoundResult]:
    return [
        RoundResult(number, Decimal(points), None if club is None else Decimal(club))
        for number, (points, club) in enumerate(pairs, 1)
    ]


def test_the_round_in_which_most_was_lost_is_named() -> None:
    use_language("en")
    played = rounds((10, 30), (50, 20), (40, 20))
    assert (worst_round(played, fewest_win=True), worst_round(played, fewest_win=False)) == (1, 0)
    assert plain(rounds_text(played, 1, fewest_win=True)).endswith("in 1 of 3 rounds · lost most in round 2")
    assert "lost" not in rounds_text(rounds((10, 30), (20, 20)), None, fewest_win=True)
    assert worst_round(rounds((10, None), (50, 20)), fewest_win=True) is None, "Club is still playing"
