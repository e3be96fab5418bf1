"""The calendar of days played, from the rows of the saved matches."""

from __future__ import annotations

from datetime import date, timedelta

from game.games import GAMES
from game.match.deals.codes import code_of
from game.match.deals.results import days_in_a_row, days_played, deal_of_day, turned
from game.storage.index import IndexRow

GAME = GAMES["buraco"]
DAY = date(2026, 11, 22)


def row(started: str, *, finished: bool = True, day: date = DAY, turns: int = 0) -> IndexRow:
    code = code_of(turned(deal_of_day(GAME, day), turns))
    return IndexRow(
        f"buraco-{started}", "", 0.0, "buraco", started, finished=int(finished), deal=code, day=day.isoformat()
    )


def test_the_first_result_of_a_day_counts_and_tries_are_counted() -> None:
    day = days_played([row("3"), row("1", finished=False), row("2")], GAME)[DAY]
    assert (day.row.started, day.finished, day.tries) == ("2", True, 3)

    day = days_played([row("3", finished=False), row("1", finished=False)], GAME)[DAY]
    assert (day.row.started, day.finished) == ("3", False)


def test_turned_seats_other_games_and_other_matches_are_no_days() -> None:
    other = row("1")._replace(game="borako")
    damaged = row("1")._replace(day="soon")
    assert days_played([row("1", turns=1), other, damaged, row("1")._replace(day="")], GAME) == {}


def test_days_in_a_row_end_today_or_yesterday() -> None:
    def streak(*ago: int) -> int:
        days = [DAY - timedelta(days=days) for days in ago]
        return days_in_a_row(days_played([row("1", day=day) for day in days], GAME), DAY)

    assert streak() == 0
    assert streak(0) == 1
    assert streak(0, 1, 2, 4) == 3
    assert streak(1, 2) == 2
    assert streak(2, 3) == 0


def test_seats_turn_in_the_order_of_play_until_everybody_sits_where_they_sat() -> None:
    deal = deal_of_day(GAME, DAY)
    assert [turned(deal, seats).levels.index(None) for seats in range(4)] == [0, 1, 2, 3]
    assert turned(deal, 4) == deal
    assert turned(deal, 1).seed == deal.seed
