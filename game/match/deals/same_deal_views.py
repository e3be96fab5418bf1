"""The views of one deal in every seat: how everybody did with its cards, and how a Club player would have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.charts import ChartView, Mark
from game.engine.record import SeatSetup
from game.i18n import _, plural
from game.i18n.dates import short_day_text
from game.i18n.phrases import GamePhrases, phrases_of
from game.i18n.wording import level_name, level_of, number_text, signed_text
from game.match.deals.club_line import made_text, verdict
from game.match.deals.seat_results import RoundResult, SeatResult, SeatResults
from game.match.match import Match
from game.match.saved_views import ranks_of
from game.match.sides import own_seat, team_name, teams_in_order

_FEWEST_ROUNDS: Final = 2
"""Rounds are compared with each other where there are so many."""
_WAITS: Final = "…"


@dataclass(frozen=True, slots=True)
class PointsView:
    """The points of one player with some cards."""

    name: str
    text: str
    """The points, or that there are none yet."""
    points: Decimal | None
    is_club: bool


@dataclass(frozen=True, slots=True)
class SeatDealView:
    """A seat, and what its cards came to."""

    seat: int
    turns: int
    """The number of seats that the player would have to move on to sit there."""
    setup: SeatSetup
    level: str
    """The level of who sat there, or that it was the player."""
    ours: bool
    offer: str
    """The words on the button that deals these cards."""
    untried: str
    """Says that the player never sat there, where there are results of somebody else; else empty."""
    captions: tuple[str, ...]
    """The date of the points, the longer wording first; empty where there are none."""
    tried: bool
    """Whether the player made them in another match."""
    points: tuple[PointsView, ...]
    lead: Decimal | None
    """The lead over the points of Club."""
    leads: tuple[str, ...]
    """The lead in words, from the fullest wording to the shortest; empty where it is not known."""


@dataclass(frozen=True, slots=True)
class SideDealView:
    """A side: people who play together, or one who plays alone."""

    name: str
    points: str
    """Name and points of partners; both are empty of one who plays alone."""
    ours: bool
    is_own: bool
    """Whether the player is among them."""
    seats: tuple[SeatDealView, ...]


@dataclass(frozen=True, slots=True)
class RoundsView:
    """The rounds, each with the points of the player and of Club."""

    chart: ChartView
    brief: str
    """The summary of the chart in fewer words."""
    rounds: tuple[RoundResult, ...]
    heads: tuple[str, str, str]
    """The names of the rows of numbers: rounds, the player, Club."""
    totals: tuple[str, str]
    worst: int | None
    """The place of the round in which most was lost."""


@dataclass(frozen=True, slots=True)
class SameDealView:
    """A match whose deal can be played once more."""

    title: str
    """The end of the match, or how far it has come."""
    won: bool | None
    """Whether the player won the match, if it is over and no draw."""
    scores: tuple[tuple[tuple[SeatSetup, ...], str], ...]
    """The people and the points of the player's side, and of the other one where there are two."""
    place: str
    """The place of a player among several others."""
    rule: str
    """The rule that decides who wins, where several play and it does not go without saying."""
    standing: tuple[tuple[str, str, str, bool], ...]
    """Place, name and points of each of several players, the best first, and whether it is the player."""
    verdict: str
    """The player compared with Club; empty where that is not compared."""
    own: SeatDealView
    nearness: float
    """The difference to Club as a part of the largest one of any seat."""
    question: str
    """The question what to play next."""
    rounds: RoundsView | None
    sides: tuple[SideDealView, ...]


def same_deal_view(match: Match, results: SeatResults, *, second_try: bool) -> SameDealView:
    """The view of a match and what is known of its deal; a `second_try` goes on from a moment of another match."""
    own, over = own_seat(match), match.outcome() is not None
    fewest = match.game.fewest_win
    seats = len(match.seats)
    heading = ""
    if second_try:
        heading = _("Second try")
    elif over or match.history():
        heading = _("In this match") if over else _("So far")
    views = [_seat_view(match, results, (own + turns) % seats, turns, heading) for turns in range(seats)]
    sides = tuple(
        _side_view(match, results, team, [view for view in views if match.teams[view.seat] == team], heading)
        for team in dict.fromkeys(match.teams[view.seat] for view in views)
    )
    totals, order = match.history()[-1].totals if match.history() else (), teams_in_order(match)
    shown = (order if len(order) == _FEWEST_ROUNDS else order[:1]) if totals else ()
    alone = len(shown) == 1
    ranks = ranks_of(totals, fewest=fewest)
    placed = sorted(zip(ranks, range(len(totals)), strict=True)) if alone else []
    leads = [abs(result.lead) for result in results.of_seats if result.lead is not None]
    lead, most = results.of_seats[own].lead, max(leads, default=Decimal(0))
    title, won = _ending(match, match.teams[own])
    place = _("Place {place} of {number}", place=ranks[match.teams[own]], number=len(order)) if alone else ""
    return SameDealView(
        title=title or heading,
        won=won,
        scores=tuple((_people(match, team), number_text(totals[team])) for team in shown),
        place=place if over else "",
        rule=_("Fewest points win.") if alone and fewest else "",
        standing=tuple(
            (number_text(Decimal(rank)), team_name(match, team), number_text(totals[team]), team == match.teams[own])
            for rank, team in placed
        ),
        verdict=_verdict(results, results.of_seats[own], won),
        own=views[0],
        nearness=float(abs(lead) / most) if lead is not None and most else 0.0,
        question=_question(match, results, own),
        rounds=_rounds_view(match, results, own) if len(results.of_rounds) >= _FEWEST_ROUNDS else None,
        sides=sides,
    )


def difference_texts(lead: Decimal, *, fewest_win: bool) -> tuple[str, ...]:
    """The difference to Club's points from the fullest wording to the shortest.

    `lead` is by how much the points are better. A sign is the shortest wording where it cannot be misread: not where
    fewer points are a lead.
    """
    if lead == 0:
        return _("As many as a Club player"), _("Even")
    points = number_text(abs(lead))
    if (lead > 0) is fewest_win:
        words = _("{points} fewer than a Club player", points=points), _("{points} fewer", points=points)
    else:
        words = _("{points} more than a Club player", points=points), _("{points} more", points=points)
    return words if fewest_win else (*words, signed_text(lead))


def worst_round(results: Sequence[RoundResult], *, fewest_win: bool) -> int | None:
    """The place of the round in which Club did better by most; None where there is none, or Club is still playing."""
    if any(each.club is None for each in results):
        return None
    lost = [(each.points - (each.club or 0)) * (1 if fewest_win else -1) for each in results]
    most = max(lost, default=Decimal(0))
    return lost.index(most) if most > 0 else None


def rounds_text(results: Sequence[RoundResult], worst: int | None, *, fewest_win: bool) -> str:
    """In how many rounds the player did better, and in which most was lost where that is given."""
    pairs = [(each.points, each.club) for each in results if each.club is not None]
    if len(pairs) < len(results):
        return _("Points of each round")
    better = sum(points < club if fewest_win else points > club for points, club in pairs)
    text = plural(
        "Better than a Club player in {better} of {count} round",
        "Better than a Club player in {better} of {count} rounds",
        len(pairs),
        better=better,
    )
    if worst is None:
        return text
    return f"{text} · {_('lost most in round {round}', round=results[worst].number)}"


def _people(match: Match, team: int) -> tuple[SeatSetup, ...]:
    return tuple(setup for setup, of in zip(match.seats, match.teams, strict=True) if of == team)


def _ending(match: Match, own: int) -> tuple[str, bool | None]:
    outcome = match.outcome()
    if outcome is None:
        return "", None
    if len(outcome.winners) > 1:
        return _("It's a draw!"), None
    won = own in outcome.winners
    return _("You won") if won else _("You lost"), won


def _verdict(results: SeatResults, own: SeatResult, won: bool | None) -> str:
    if not results.compared:
        return ""
    if own.club is None or own.lead is None:
        return _("A Club player is playing these cards…")
    return made_text(own.club) if won is None else verdict(won=won, lead=own.lead)


def _question(match: Match, results: SeatResults, own: int) -> str:
    """Return the question what to play next, with the player's best seat as soon as there is a choice."""
    tried = {seat: of.lead for seat, of in enumerate(results.of_seats) if of.tried is not None or seat == own}
    known = {seat: lead for seat, lead in tried.items() if lead is not None}
    if len(known) <= 1 or len(known) < len(tried):
        return _("Play the same cards again, from any seat.")
    best = max(known, key=lambda seat: known[seat])
    if best == own:
        return _("So far you did best with your own cards. Which seat next?")
    return _("So far you did best with {name}'s cards. Which seat next?", name=match.seats[best].name)


def _seat_view(match: Match, results: SeatResults, seat: int, turns: int, heading: str) -> SeatDealView:
    setup, result = match.seats[seat], results.of_seats[seat]
    own, tried, over = turns == 0, result.tried, match.outcome() is not None
    ours = match.teams[seat] == match.teams[(seat - turns) % len(match.seats)]
    partners = len(set(match.teams)) < len(match.teams)
    captions: tuple[str, ...] = (heading,) if heading else ()
    if tried is not None:
        captions = _("Your try, {day}", day=short_day_text(tried)), _("Your try")
    elif partners and not own:  # partners have their points in common
        captions = ()
    leads = difference_texts(result.lead, fewest_win=match.game.fewest_win) if result.lead is not None else ()
    who = _("You") if own or tried is not None else setup.name
    points = [PointsView(who, number_text(result.points), result.points, is_club=False)]
    if results.compared:
        unknown = _WAITS if results.being_found_out else "–"
        text = number_text(result.club) if result.club is not None else unknown
        points.append(PointsView(level_name("club"), text, result.club, is_club=True))
    return SeatDealView(
        seat=seat,
        turns=turns,
        setup=setup,
        level=_("You") if setup.level is None else level_of(setup.name, setup.level),
        ours=ours,
        offer=_("Play your cards again") if own else _("Play {name}'s cards", name=setup.name),
        untried=_("Not tried yet") if over and not own and tried is None else "",
        captions=captions,
        tried=tried is not None,
        points=tuple(points),
        lead=result.lead,
        leads=leads,
    )


def _side_view(
    match: Match, results: SeatResults, team: int, seats: Sequence[SeatDealView], heading: str
) -> SideDealView:
    together = len(seats) > 1
    return SideDealView(
        name=team_name(match, team) if together else "",
        points=number_text(results.of_teams[team].points) if together and heading else "",
        ours=seats[0].ours,
        is_own=any(seat.turns == 0 for seat in seats),
        seats=tuple(seats),
    )


def _rounds_view(match: Match, results: SeatResults, own: int) -> RoundsView:
    rounds, fewest, result = results.of_rounds, match.game.fewest_win, results.of_seats[own]
    worst = worst_round(rounds, fewest_win=fewest)
    marks = [
        Mark(float(each.points), str(each.number), _round_text(each, phrases_of(match.game.name))) for each in rounds
    ]
    return RoundsView(
        chart=ChartView(marks, summary=rounds_text(rounds, worst, fewest_win=fewest)),
        brief=rounds_text(rounds, None, fewest_win=fewest),
        rounds=tuple(rounds),
        heads=(phrases_of(match.game.name).rounds.bare.said(), _("You"), level_name("club")),
        totals=(number_text(result.points), number_text(result.club) if result.club is not None else _WAITS),
        worst=worst,
    )


def _round_text(each: RoundResult, phrases: GamePhrases) -> str:
    numbered, points = phrases.rounds.numbered.said(round=each.number), number_text(each.points)
    if each.club is None:
        return _("{round}: you {points}", round=numbered, points=points)
    return _("{round}: you {points}, a Club player {club}", round=numbered, points=points, club=number_text(each.club))
