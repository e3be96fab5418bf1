"""The deals of the day in words and figures: the month of a calendar, and the chosen day."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum, auto
from pathlib import Path
from typing import Final

from game.engine import AnyGame
from game.i18n import _, language, plural
from game.i18n.dates import day_text, month_text, weekdays
from game.i18n.phrases import phrases_of
from game.i18n.wording import level_name, number_text, score_text
from game.match.deals.club_line import made_text, verdict
from game.match.deals.codes import code_of
from game.match.deals.days import FIRST_DAY
from game.match.deals.results import OPPONENTS, OWN_TEAM, PlayedDay, days_in_a_row, deal_of_day
from game.match.saved_views import TeamView, team_views
from game.match.summary import saved_match

_WEEK: Final = 7
_TWO_SIDES: Final = 2


class DayResult(Enum):
    """The state of the deal of a day."""

    WON = auto()
    LOST = auto()
    IN_PLAY = auto()
    WAITING = auto()

    @classmethod
    def of(cls, played: PlayedDay | None) -> DayResult:
        """The result of a day that has a deal; None is one that was not begun."""
        if played is None:
            return cls.WAITING
        if not played.finished:
            return cls.IN_PLAY
        return cls.WON if played.won else cls.LOST

    @property
    def label(self) -> str:
        """The result in a word or a few."""
        match self:
            case DayResult.WON:
                return _("Won")
            case DayResult.LOST:
                return _("Lost")
            case DayResult.IN_PLAY:
                return _("Still in play")
            case DayResult.WAITING:
                return _("Not played yet")


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day of a month."""

    day: date
    result: DayResult | None
    """None where the day has no deal."""
    is_today: bool
    points: tuple[str, ...]
    """Exact and in whole points, of a day that is over: of both sides, or of the player among several."""
    weekday: str
    text: str
    """The day and what became of it."""


@dataclass(frozen=True, slots=True)
class MonthView:
    """A month with what became of its days."""

    title: str
    weekdays: tuple[str, ...]
    weeks: tuple[tuple[CalendarDay | None, ...], ...]
    """The weeks, each from its first day on; None where a day belongs to another month."""
    points: str
    """The unit of the points of a day."""
    figures: tuple[tuple[str, str], ...]
    """Figures of all days, each with what it is."""


@dataclass(frozen=True, slots=True)
class DayView:
    """The deal of a day, and how it went."""

    title: str
    date: str
    """Empty where the title says it."""
    result: DayResult
    verdict: str
    """The player compared with Club; empty as long as that is not known."""
    facts: tuple[str, ...]
    teams: tuple[TeamView, ...]
    """The teams with their points where the match is over."""
    code: str
    offer: str
    """The first thing that can be done with the deal."""


def month_view(game: AnyGame, chosen: date, today: date, played: Mapping[date, PlayedDay]) -> MonthView:
    """The month of the chosen day; `played` are all days whose deal was begun."""
    names = weekdays()
    days = list(Calendar(language().week_begins).itermonthdates(chosen.year, chosen.month))
    shown = [
        _calendar_day(day, names[place % _WEEK], today, played.get(day)) if day.month == chosen.month else None
        for place, day in enumerate(days)
    ]
    sides = phrases_of(game.name).teams
    several = len(set(game.teams(max(game.seats)))) != _TWO_SIDES
    return MonthView(
        title=month_text(chosen),
        weekdays=names,
        weeks=tuple(tuple(shown[begin : begin + _WEEK]) for begin in range(0, len(shown), _WEEK)),
        points=_("Your points") if several else " : ".join(name.said() for name in sides),
        figures=_figures(game, today, played),
    )


def day_view(
    game: AnyGame, day: date, today: date, played: PlayedDay | None, club: Decimal | None, folder: Path
) -> DayView:
    """The deal of a day.

    Args:
        club: what a Club player made of the player's cards; None as long as that is not known.
        folder: where the saved matches are.
    """
    over = played if played is not None and played.finished else None
    facts = []
    if over is None:
        facts.append(
            plural(
                "{count} round against {level} players. Everybody who plays this day gets the same cards.",
                "{count} rounds against {level} players. Everybody who plays this day gets the same cards.",
                game.day_rounds,
                level=level_name(OPPONENTS),
            )
        )
    if played is not None and over is None:
        facts.append(_("You're in the middle of it."))
    text = ""
    if over is not None and club is not None:
        lead = over.totals[OWN_TEAM] - club
        text = verdict(won=over.won, lead=-lead if game.fewest_win else lead)
        facts.append(made_text(club))
    if over is not None and over.tries > 1:
        facts.append(_("Tries: {number}. The first result counts.", number=over.tries))
    return DayView(
        title=_("Today's deal") if day == today else day_text(day),
        date=day_text(day) if day == today else "",
        result=DayResult.of(played),
        verdict=text,
        facts=tuple(facts),
        teams=team_views(saved_match(over.row, folder)) if over is not None else (),
        code=code_of(deal_of_day(game, day)),
        offer=_("Play") if played is None else _("See the result") if over is not None else _("Resume"),
    )


def can_turn(chosen: date, today: date, months: int) -> bool:
    """Whether there is any deal so many months after that of the chosen day."""
    return first_of_month(chosen, months) <= today and first_of_month(chosen, months + 1) > FIRST_DAY


def turned_month(chosen: date, months: int) -> date:
    """A day so many months later, or the last one of that month."""
    last = first_of_month(chosen, months + 1) - timedelta(days=1)
    return last.replace(day=min(chosen.day, last.day))


def first_of_month(day: date, months: int) -> date:
    """The first day of the month so many months after that of a day."""
    number = day.year * 12 + day.month - 1 + months
    return date(number // 12, number % 12 + 1, 1)


def _calendar_day(day: date, weekday: str, today: date, played: PlayedDay | None) -> CalendarDay:
    has_deal = FIRST_DAY <= day <= today
    result = DayResult.of(played) if has_deal else None
    return CalendarDay(
        day=day,
        result=result,
        is_today=day == today,
        points=_points_texts(played) if played is not None and played.finished else (),
        weekday=weekday,
        text=_("{day}: {result}", day=day_text(day), result=result.label) if result is not None else "",
    )


def _points_texts(played: PlayedDay) -> tuple[str, ...]:
    whole = [total.quantize(Decimal(1)) for total in played.totals]
    if len(whole) == _TWO_SIDES:
        return score_text(played.totals), score_text(whole)
    return number_text(played.totals[OWN_TEAM]), number_text(whole[OWN_TEAM])


def _figures(game: AnyGame, today: date, played: Mapping[date, PlayedDay]) -> tuple[tuple[str, str], ...]:
    """Days in a row, days won, the best result; a dash for what there is not yet."""
    done = [each for each in played.values() if each.finished]
    results = [each.totals[OWN_TEAM] for each in done]
    best = (min(results) if game.fewest_win else max(results)) if results else None
    return (
        (number_text(Decimal(days_in_a_row(played, today))), _("Days in a row")),
        (_("{won} of {number}", won=sum(each.won for each in done), number=len(done)), _("Days won")),
        (number_text(best) if best is not None else "–", _("Fewest points") if game.fewest_win else _("Most points")),
    )
