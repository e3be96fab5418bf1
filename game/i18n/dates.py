"""Days, months and weekdays as they are called; whole messages, because in a date a month may have another form."""

from __future__ import annotations

from datetime import date
from typing import Final

from game.i18n import language, mark

_MONTHS: Final = (
    mark("January {year}"),
    mark("February {year}"),
    mark("March {year}"),
    mark("April {year}"),
    mark("May {year}"),
    mark("June {year}"),
    mark("July {year}"),
    mark("August {year}"),
    mark("September {year}"),
    mark("October {year}"),
    mark("November {year}"),
    mark("December {year}"),
)
_DATES: Final = (
    mark("{day} January {year}"),
    mark("{day} February {year}"),
    mark("{day} March {year}"),
    mark("{day} April {year}"),
    mark("{day} May {year}"),
    mark("{day} June {year}"),
    mark("{day} July {year}"),
    mark("{day} August {year}"),
    mark("{day} September {year}"),
    mark("{day} October {year}"),
    mark("{day} November {year}"),
    mark("{day} December {year}"),
)
_WEEKDAYS: Final = (
    mark("Monday"),
    mark("Tuesday"),
    mark("Wednesday"),
    mark("Thursday"),
    mark("Friday"),
    mark("Saturday"),
    mark("Sunday"),
)


def month_text(month: date) -> str:
    """The month of a day, such as `November 2026`."""
    return _MONTHS[month.month - 1].said(year=month.year)


def day_text(day: date) -> str:
    """A day, such as `22 November 2026`."""
    number = language().first_day if day.day == 1 else day.day
    return _DATES[day.month - 1].said(day=number, year=day.year)


def short_day_text(day: date) -> str:
    """A day in the short form of the language, such as `22 Nov 2026`."""
    return language().short_date.format(day)


def weekdays() -> tuple[str, ...]:
    """The days of a week, from the day on which weeks begin where the language is spoken."""
    first = language().week_begins
    return tuple(_WEEKDAYS[(first + day) % 7].said() for day in range(7))
