"""Saved matches in words and figures: what lists show, speech reads and searches look through.

A view is made of a row of the index alone; no record is opened for it. It holds finished texts in the language of the
moment, and is made anew when the language changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from enum import Enum, auto
from itertools import accumulate
from pathlib import Path

from game.engine.record import SeatSetup
from game.games import INFOS
from game.i18n import _, plural, verbatim
from game.i18n.dates import day_text, short_day_text
from game.i18n.phrases import notice_text, phrases_of
from game.i18n.wording import level_of, names_text, number_text, score_text
from game.match.course import course_in
from game.match.register import Kind
from game.match.summary import SavedMatch, is_resumable, is_unread, saved_match
from game.storage.index import IndexRow

_TWO_SIDES = 2
_FEWEST_ROUNDS = 2
"""The least number of rounds for which the lead after each of them is shown."""


class Result(Enum):
    """The result of a saved match for the player."""

    UNREAD = auto()
    DAMAGED = auto()
    IN_PLAY = auto()
    FINISHED = auto()
    """The match is over, and neither won nor lost by the player."""
    WON = auto()
    LOST = auto()
    COPY = auto()
    """Another file holds more of the same match."""
    SECOND_TRY = auto()
    """The match goes on from a moment of another match."""
    NONE = auto()
    """The file holds nothing that can be played."""

    @classmethod
    def of(cls, row: IndexRow, kind: Kind = Kind.OWN, won: bool | None = None) -> Result:
        """The result of a row; `won` says whether the player won, where that is known."""
        if is_unread(row):
            return cls.UNREAD
        if row.damage is not None:
            return cls.DAMAGED
        if kind is Kind.COPY:
            return cls.COPY
        if kind is Kind.BRANCH:
            return cls.SECOND_TRY
        if row.finished:
            return {True: cls.WON, False: cls.LOST, None: cls.FINISHED}[won]
        return cls.IN_PLAY if is_resumable(row) else cls.NONE

    @property
    def label(self) -> str:
        """The result in a word."""
        match self:
            case Result.UNREAD:
                return _("Reading…")
            case Result.DAMAGED:
                return _("Damaged")
            case Result.IN_PLAY:
                return _("In play")
            case Result.FINISHED:
                return _("Finished")
            case Result.WON:
                return _("Won")
            case Result.LOST:
                return _("Lost")
            case Result.COPY:
                return _("Copy")
            case Result.SECOND_TRY:
                return _("Second try")
            case Result.NONE:
                return ""


def usual_labels() -> tuple[str, ...]:
    """The labels that a match of the player may have."""
    return tuple(result.label for result in (Result.IN_PLAY, Result.WON, Result.LOST, Result.FINISHED))


@dataclass(frozen=True, slots=True)
class OtherSeat:
    """Somebody who sits at the table besides the player."""

    setup: SeatSetup
    partner: bool


@dataclass(frozen=True, slots=True)
class SavedMatchView:
    """A saved match as a list shows it."""

    game: str
    """Empty where the file holds no match, or was not read yet."""
    title: str
    stage: str
    """The round, or that it is a deal of the day; of a match among several that is over, the place of the player."""
    standing: tuple[str, ...]
    """The points with whose they are, from the fullest wording to the shortest; of a damaged file its fault or nothing.
    """
    result: Result
    day: str
    time: str
    played: str
    """Day and time."""
    others: tuple[OtherSeat, ...]
    note: str
    """Why the match does not count for the player; empty where it does."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """One team of a saved match; the player's own is the first."""

    name: str
    members: tuple[str, ...]
    """The players, each with the level."""
    seats: tuple[SeatSetup, ...]
    total: Decimal
    won: bool


@dataclass(frozen=True, slots=True)
class SavedMatchDetails:
    """A saved match with everything that is known of it without opening its record."""

    title: str
    facts: tuple[str, ...]
    """Sentences in the order of their importance: how far it went, when it was begun and when played last."""
    day: str
    """The deal of the day that it is; empty for every other match."""
    note: str
    """Why it does not count for the player; empty where it does."""
    problems: tuple[str, ...]
    teams: tuple[TeamView, ...]
    leads: tuple[float, ...]
    """The lead of the player's team after each round, in points of the match; empty where there is no story yet."""
    file: str
    """The name of the file; empty where the file holds a match."""


def saved_match_view(
    saved: SavedMatch, now: datetime, result: Result, *, note: str = "", yours: bool = True
) -> SavedMatchView:
    """The view of a saved match, for somebody who reads it now.

    Args:
        note: why it does not count for the player.
        yours: whether the player played it, and not somebody else.
    """
    return SavedMatchView(
        game=saved.game or "",
        title=title_text(saved),
        stage=_stage_text(saved) if saved.game else "",
        standing=tuple(_standing_texts(saved, yours=yours)),
        result=result,
        day=played_day(saved, now),
        time=f"{saved.changed:%H:%M}" if saved.changed is not None else "",
        played=played_text(saved, now),
        others=_others(saved),
        note=note,
    )


def saved_match_details(row: IndexRow, folder: Path, *, note: str = "") -> SavedMatchDetails:
    """The details of a row; `note` says why it does not count for the player."""
    saved = saved_match(row, folder)
    course = course_in(row.course) if row.course else None
    leads = tuple(accumulate(course.leads())) if course is not None else ()
    facts = [progress] if saved.game and (progress := _progress_text(saved)) else []
    if saved.game and row.started:
        facts.append(_("Begun on {date}", date=_unbroken(datetime.fromisoformat(row.started))))
    if saved.game and saved.changed is not None:
        facts.append(_("Last played on {date}", date=_unbroken(saved.changed)))
    problems = [notice_text(saved.notice)] if saved.notice is not None else []
    if saved.changed is None:
        problems.append(_("This file has an impossible date."))
    return SavedMatchDetails(
        title=title_text(saved),
        facts=tuple(facts),
        day=_("Deal of the day: {day}", day=day_text(date.fromisoformat(saved.day))) if saved.day else "",
        note=note,
        problems=tuple(problems),
        teams=team_views(saved) if saved.game else (),
        leads=leads if len(leads) >= _FEWEST_ROUNDS else (),
        file="" if saved.game else _("File: {name}", name=verbatim(saved.path.name)),
    )


def title_text(saved: SavedMatch) -> str:
    """The name of the game, or what the file is that holds none."""
    if saved.game:
        return phrases_of(saved.game).title
    return _("Reading…") if saved.unread else _("Damaged file")


def played_day(saved: SavedMatch, now: datetime) -> str:
    """The day on which a match was played last, for somebody who reads it now."""
    when = saved.changed
    if when is None:
        return _("No date")
    days = (now.date() - when.date()).days
    return {0: _("Today"), 1: _("Yesterday")}.get(days) or short_day_text(when)


def played_text(saved: SavedMatch, now: datetime) -> str:
    """The day and the time at which a match was played last, for somebody who reads it now."""
    when = saved.changed
    if when is None:
        return _("No date")
    time = f"{when:%H:%M}"
    if when.date() == now.date():
        return _("Today, {time}", time=time)
    if when.date() == (now - timedelta(days=1)).date():
        return _("Yesterday, {time}", time=time)
    return _("{date}, {time}", date=short_day_text(when), time=time)


def ranks_of(totals: Sequence[Decimal], *, fewest: bool) -> list[int]:
    """The place of each total from 1, the best first; of equal ones the earlier."""
    order = sorted(range(len(totals)), key=lambda place: totals[place] if fewest else -totals[place])
    return [order.index(place) + 1 for place in range(len(totals))]


def team_views(saved: SavedMatch) -> tuple[TeamView, ...]:
    """The teams of a match that could be read, the player's first."""
    names = phrases_of(saved.game or "").teams
    views = []
    for place, team in enumerate(_in_order(saved)):
        seats = tuple(setup for setup, of in zip(saved.seats, _teams(saved), strict=True) if of == team)
        members = tuple(_seat_text(setup) for setup in seats)
        name = names[place].said() if len(seats) > 1 else members[0]
        won = saved.outcome is not None and team in saved.outcome.winners
        views.append(TeamView(name, members, seats, saved.totals[team], won))
    return tuple(views)


def _teams(saved: SavedMatch) -> tuple[int, ...]:
    return INFOS[saved.game or ""].teams(len(saved.seats))


def _own_seat(saved: SavedMatch) -> int:
    return next((seat for seat, setup in enumerate(saved.seats) if setup.level is None), 0)


def _in_order(saved: SavedMatch) -> list[int]:
    """The teams, the player's first."""
    teams = _teams(saved)
    own = teams[_own_seat(saved)]
    return [own, *sorted(set(teams) - {own})]


def _others(saved: SavedMatch) -> tuple[OtherSeat, ...]:
    if not saved.game:
        return ()
    teams, own = _teams(saved), _own_seat(saved)
    return tuple(OtherSeat(setup, teams[seat] == teams[own]) for seat, setup in enumerate(saved.seats) if seat != own)


def _standing_texts(saved: SavedMatch, *, yours: bool) -> list[str]:
    if not saved.game:
        return [notice_text(saved.notice), ""] if saved.notice is not None else [""]
    teams, order = _teams(saved), _in_order(saved)
    if len(order) <= _TWO_SIDES:
        wordings = [_board_text(saved, [_people(saved, team, yours=yours) for team in order])]
        if yours and len(order) < len(teams):
            wordings.append(_board_text(saved, [name.said() for name in phrases_of(saved.game).teams]))
        return [*wordings, score_text([saved.totals[team] for team in order])]
    points = [number_text(saved.totals[team]) for team in order]
    each = [
        _("{name} {points}", name=_people(saved, team, yours=yours), points=of)
        for team, of in zip(order, points, strict=True)
    ]
    return [" · ".join(each), " · ".join([each[0], *points[1:]]), each[0]]


def _stage_text(saved: SavedMatch) -> str:
    if saved.outcome is not None and saved.outcome.winners and len(saved.totals) > _TWO_SIDES:
        fewest = saved.totals[saved.outcome.winners[0]] == min(saved.totals)
        place = ranks_of(saved.totals, fewest=fewest)[_in_order(saved)[0]]
        return _("Place {place} of {number}", place=place, number=len(saved.totals))
    if saved.day:
        return _("Deal of the day")
    return phrases_of(saved.game or "").rounds.numbered.said(round=saved.round)


def _people(saved: SavedMatch, team: int, *, yours: bool) -> str:
    """Return the names of a team's people, the player first, or the person in the player's place."""
    members = [setup for setup, of in zip(saved.seats, _teams(saved), strict=True) if of == team]
    members.sort(key=lambda setup: setup.level is not None)
    return names_text(_("You") if yours and setup.level is None else setup.name for setup in members)


def _board_text(saved: SavedMatch, names: Sequence[str]) -> str:
    """The points of two sides as on a board."""
    ours, theirs = (number_text(saved.totals[team]) for team in _in_order(saved))
    return _("{us} {ours} : {theirs} {them}", us=names[0], ours=ours, theirs=theirs, them=names[1])


def _progress_text(saved: SavedMatch) -> str:
    """Return how far the match has come; empty for the only round of a deal of the day, and once it is over."""
    if saved.day and (saved.round == 1 or saved.outcome is not None):
        return ""
    if saved.outcome is not None:
        return plural("Finished after {count} round.", "Finished after {count} rounds.", saved.round)
    return _("In round {round}.", round=saved.round)


def _seat_text(setup: SeatSetup) -> str:
    if setup.level is None:
        return setup.name
    return _("{name} ({level})", name=setup.name, level=level_of(setup.name, setup.level))


def _unbroken(day: date) -> str:
    """A day whose words stay in one line."""
    return short_day_text(day).replace(" ", "\u00a0")


def standing(saved: SavedMatch) -> str:
    """Return the round as the game calls it, and the totals; or that it is a deal of the day, before it has counted."""
    if saved.day and saved.round == 1:
        return _("Deal of the day")
    assert saved.game is not None, "only matches of known games are told of"
    numbered = phrases_of(saved.game).rounds.numbered.said(round=saved.round)
    return f"{numbered} · {score_text(saved.totals)}"
