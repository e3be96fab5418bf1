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
from game.match.saved_views import Result, SavedMatchView, played_day, saved_match_view
from game.match.summary import SavedMatch
from game.ui.graphics.drawing import Style
from game.ui.kit import FirstThatFits, Node, RowState, Text, spoken, walk
from game.ui.scenes.load.rows import saved_match_row
from tests.ui.pilot import Pilot

NOON = datetime(2026, 1, 16, 12)


def saved(game: str, points: tuple[str, ...], *, changed: datetime = NOON) -> SavedMatch:
    """Return a saved match with the player in the second seat."""
    seats = tuple(SeatSetup(name, level) for name, level in zip("ABCD", ("club", None, "club", "club"), strict=True))
    return SavedMatch(Path("x"), changed, game, seats, 7, tuple(map(Decimal, points)))


def view(game: str, points: tuple[str, ...], **changes: object) -> SavedMatchView:
    return saved_match_view(replace(saved(game, points), **changes), NOON, Result.IN_PLAY)  # type: ignore[arg-type]


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("changed", "expected"),
    [(NOON, "Today"), (NOON.replace(day=15, hour=23), "Yesterday"), (NOON.replace(day=2), "2 Jan 2026")],
)
def test_days_are_named_as_one_says_them(changed: datetime, expected: str) -> None:
    use_language("en")
    assert played_day(saved("borako", ("1", "2"), changed=changed), NOON) == expected


def test_two_sides_stand_as_on_a_board_with_everybody_by_name_and_ours_first() -> None:
    use_language("en")
    row = view("borako", ("120", "84.5"))
    assert [plain(text) for text in row.standing] == ["You · D 84.5 : 120 A · C", "Us 84.5 : 120 Them", "84.5 : 120"]
    assert plain(row.stage) == "Round 7"


def test_a_player_who_played_the_match_of_somebody_else_is_called_by_name() -> None:
    use_language("en")
    row = saved_match_view(saved("borako", ("120", "84.5")), NOON, Result.IN_PLAY, yours=False)
    assert plain(row.standing[0]) == "B · D 84.5 : 120 A · C"


def test_where_everybody_plays_alone_each_has_a_name() -> None:
    use_language("en")
    texts = view("rami", ("10", "20", "30", "40")).standing
    assert [plain(text) for text in texts] == ["You 20 · A 10 · C 30 · D 40", "You 20 · 10 · 30 · 40", "You 20"]


def test_a_match_of_several_that_is_over_says_the_place_instead_of_the_round() -> None:
    use_language("en")
    points = ("10", "20", "30", "40")
    for game, winner, expected in (("rami", 0, "Place 2 of 4"), ("rami", 3, "Place 3 of 4")):
        over = Outcome((winner,), "points", tuple(map(Decimal, points)))
        assert plain(view(game, points, outcome=over).stage) == expected


def composed(width: int) -> Node:
    """The row of a match of four people in a list of so many pixels."""
    node = saved_match_row(view("borako", ("120", "84.5")), RowState(), new_day=True)
    node.arrange(Style(), pygame.Rect(0, 0, width, 70))
    return node


def seen(node: Node) -> list[str]:
    return [plain(each.text) for each in walk(node) if isinstance(each, Text) and each.text]


def test_fewer_words_are_shown_before_any_is_cut(pilot: Pilot) -> None:
    use_language("en")
    assert "You · D 84.5 : 120 A · C" in seen(composed(900))
    for width in range(380, 900, 20):
        row = composed(width)
        words = [each for each in walk(row) if isinstance(each, Text) and "84.5" in each.text]
        assert len(words) == 1
        assert words[0].rect.width >= words[0].widths(Style()).least


def test_a_narrow_list_tells_the_day_with_the_time(pilot: Pilot) -> None:
    use_language("en")
    assert {"Today", "12:00"} <= set(seen(composed(900)))
    assert "Today, 12:00" in seen(composed(500))


def test_every_result_and_time_of_a_list_begins_at_the_same_place(pilot: Pilot) -> None:
    use_language("en")
    rows = []
    for points, result in ((("1", "2"), Result.WON), (("120", "84.5"), Result.FINISHED)):
        row = saved_match_row(replace(view("borako", points), result=result), RowState(), new_day=True)
        row.arrange(Style(), pygame.Rect(0, 0, 900, 70))
        rows.append([each.rect for each in walk(row) if isinstance(each, Text) and each.text in ("12:00", "Today")])
    assert rows[0] == rows[1]


def test_a_listener_hears_what_the_row_shows(pilot: Pilot) -> None:
    use_language("en")
    row = composed(900)
    expected = plain(spoken(row))
    assert all(text in expected for text in seen(row) if text not in ("Today", "12:00"))
    assert "Today, 12:00" in expected
    assert isinstance(row, FirstThatFits)
