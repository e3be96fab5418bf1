"""A row of the saved matches says on which day it was played and whose points they are, in as many words as fit."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import pygame
import pytest

from game.engine import Outcome
from game.engine.record import SeatSetup
from game.i18n import use_language
from game.match.summary import SavedMatch
from game.ui.graphics.drawing import Style
from game.ui.scenes.load.row import day_column, day_said, fitting_words, standing_texts, state_column, state_said

NOON = datetime(2026, 1, 16, 12)


def saved(game: str, points: tuple[str, ...], *, changed: datetime = NOON) -> SavedMatch:
    """With the player in the second seat."""
    seats = tuple(SeatSetup(name, level) for name, level in zip("ABCD", ("club", None, "club", "club"), strict=True))
    return SavedMatch(Path("x"), changed, game, seats, 7, tuple(map(Decimal, points)))


@pytest.mark.parametrize(
    ("changed", "said"),
    [(NOON, "Today"), (NOON.replace(day=15, hour=23), "Yesterday"), (NOON.replace(day=2), "2 Jan 2026")],
)
def test_days_are_told_as_one_says_them(changed: datetime, said: str) -> None:
    use_language("en")
    assert day_said(saved("borako", ("1", "2"), changed=changed), NOON) == said


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_two_sides_stand_as_on_a_board_with_everybody_by_name_and_ours_first() -> None:
    use_language("en")
    told = saved("borako", ("120", "84.5"))
    assert [plain(text) for text in standing_texts(told, yours=True)] == [
        "You · D 84.5 : 120 A · C",
        "Us 84.5 : 120 Them",
        "84.5 : 120",
    ]
    assert plain(state_said(told)) == "Round 7"


def test_whoever_played_the_match_of_somebody_else_is_called_by_name() -> None:
    use_language("en")
    assert plain(standing_texts(saved("borako", ("120", "84.5")), yours=False)[0]) == "B · D 84.5 : 120 A · C"


def test_where_everybody_plays_alone_each_has_a_name() -> None:
    use_language("en")
    texts = standing_texts(saved("rami", ("10", "20", "30", "40")), yours=True)
    assert [plain(text) for text in texts] == ["You 20 · A 10 · C 30 · D 40", "You 20 · 10 · 30 · 40", "You 20"]


def test_a_match_of_several_that_is_over_says_the_place_instead_of_the_round() -> None:
    use_language("en")
    for game, winner, said in (("rami", 0, "Place 2 of 4"), ("rami", 3, "Place 3 of 4")):
        told = saved(game, ("10", "20", "30", "40"))
        told = replace(told, outcome=Outcome((winner,), "points", told.totals))
        assert plain(state_said(told)) == said


def test_fewer_words_are_said_before_smaller_ones() -> None:
    style = Style()
    texts = ["a great many words of a long row", "fewer words", "few"]
    full = style.text(20)
    assert fitting_words(style, texts, 2000) == (full, texts[0])
    assert fitting_words(style, texts, style.type.width(texts[1], full)) == (full, texts[1])
    size, text = fitting_words(style, texts, style.type.width("few", full) - 1)
    assert (text, size < full) == ("few", True)


def test_a_narrow_list_has_no_column_of_days() -> None:
    assert day_column(Style(), pygame.Rect(0, 0, 500, 80)) == 0
    assert day_column(Style(), pygame.Rect(0, 0, 900, 80)) > 90


def test_the_column_of_states_is_as_wide_as_the_longest_and_has_dates_where_days_have_no_column() -> None:
    use_language("en")
    style, broad = Style(), pygame.Rect(0, 0, 800, 80)
    assert state_column(style, broad) >= style.type.width("Finished", 21)
    assert state_column(style, pygame.Rect(0, 0, 400, 80)) > state_column(style, broad), "there it tells the date"
