"""The statistics in finished words and figures: the scene shows and speaks them, `majlis stats` prints them.

Everything is made of the figures alone, in the language of the moment, and is made anew when the language changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from math import sqrt
from typing import Final

from game.charts import ChartView, Mark, Merit, Shape
from game.games import person_named
from game.i18n import _, plural
from game.i18n.dates import short_day_text
from game.i18n.phrases import phrases_of
from game.i18n.seats import name_here
from game.i18n.wording import level_name, names_text, number_text, signed_text
from game.match.course import EVEN, LOST, WON
from game.statistics.company import by_game, by_partner, by_rivals, by_strength
from game.statistics.figures import Figures, RoundRecord, Tally
from game.statistics.insights import Contrast, Insights
from game.statistics.played import Levels, Played
from game.statistics.rating import CLUB, FEWEST, CareerPoint
from game.statistics.series import Bar, Share, distribution, middle_half, shares

ENOUGH: Final = 5
"""A part of fewer matches or rounds is not given in percent."""
_SEVERAL: Final = 3
"""Finished matches without which there is neither a quickest nor a longest one."""
_IN_A_ROW: Final = 2
"""A streak has so many matches or rounds at least."""
_HALF: Final = 50.0
"""Percent of rounds won between two alike."""
_MOST_MET: Final = 6
_MOST_SENTENCES: Final = 3
_RESULTS: Final = 40
"""The results of so many of the last matches are shown."""
_LARGER: Final = 0.1
"""The part of matches won is larger than that of rounds by this much before a sentence compares them."""


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure with its name: a large one, the part of rounds won against somebody, or a record."""

    label: str
    value: str = ""
    """Empty for the heading of those that follow."""
    detail: str = ""
    """The day on which it was reached, or what it was counted from."""
    share: float | None = None
    """The figure as a part of 1, where it is one."""
    merit: Merit = Merit.PLAIN
    face: str = ""
    """The portrait of the person it is about."""
    record: RoundRecord | None = None
    """The round that it leads to."""


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """Everything that is shown of some matches, but for their charts."""

    headlines: tuple[FigureView, ...] = ()
    """The figures that matter most; the last one is the streak."""
    insights: tuple[str, ...] = ()
    """Sentences, those that say most first."""
    results: str = ""
    """The results of the last matches, a sign of `game.match.course` for each, the latest at the end."""
    shares: tuple[FigureView, ...] = ()
    """The part of rounds that was won by what may make a difference, below headings."""
    records: tuple[FigureView, ...] = ()
    """Records, streaks and averages."""


def statistics_view(
    matches: Sequence[Played], figures: Figures, insights: Insights, *, one_game: bool
) -> StatisticsView:
    """The view of matches in the order in which they were begun; points are compared within one game only."""
    if not matches:
        return StatisticsView()
    results = "".join([each.result or "" for each in matches[-_RESULTS:]])
    alone = not all(each.course.partner for each in matches)
    return StatisticsView(
        headlines=tuple(headlines(figures, one_game=one_game)),
        insights=tuple(insight_texts(insights, figures, one_game=one_game)),
        results=results if len(results) > 1 else "",
        shares=tuple(share_figures(matches, one_game=one_game)),
        records=tuple(record_figures(figures, one_game=one_game, alone=alone)),
    )


def rivals_text(rivals: Levels) -> str:
    """The opponents of a match, by their levels."""
    return names_text((level_name(level) or level) if level else _("People") for level in rivals)


def result_name(result: str) -> str:
    """A result in a word."""
    return {WON: _("Won"), LOST: _("Lost"), EVEN: _("Even")}[result]


def headlines(figures: Figures, *, one_game: bool) -> list[FigureView]:
    """The four figures that matter most."""
    if one_game and figures.mean_lead is not None:
        lead = _rounded(figures.mean_lead)
        merit = Merit.EVEN if lead == 0 else Merit.GOOD if lead > 0 else Merit.BAD
        third = FigureView(_("Average lead per round"), _points_text(lead), merit=merit)
    else:
        third = FigureView(_("Most wins in a row"), _matches_text(figures.longest_won))
    return [
        _tally_figure(_("Matches won"), figures.matches),
        _tally_figure(_("Rounds won"), figures.rounds),
        third,
        FigureView(_("Current streak"), _streak_text(figures.streak)),
    ]


def record_figures(figures: Figures, *, one_game: bool, alone: bool = False) -> list[FigureView]:
    """Every other figure that says something by now; `alone`: against several opponents, of whom the best counts."""
    found = []
    if one_game:
        records = (
            (_("Best round"), figures.best_round),
            (_("Worst round"), figures.worst_round if figures.rounds.count > 1 else None),
            (_("Greatest comeback"), figures.comeback),
        )
        found += [
            FigureView(label, signed_text(_rounded(record.points)), _day_text(record.started), record=record)
            for label, record in records
            if record is not None
        ]
    if one_game and figures.mean_points is not None and figures.mean_rival is not None:
        rivals = _("Best opponent's points per round") if alone else _("Opponents' points per round")
        found.append(FigureView(_("Your points per round"), number_text(_rounded(figures.mean_points))))
        found.append(FigureView(rivals, number_text(_rounded(figures.mean_rival))))
        if figures.longest_won >= _IN_A_ROW:
            found.append(FigureView(_("Most wins in a row"), _matches_text(figures.longest_won)))
    if figures.longest_lost >= _IN_A_ROW:
        found.append(FigureView(_("Most losses in a row"), _matches_text(figures.longest_lost)))
    if figures.longest_rounds >= _IN_A_ROW:
        found.append(FigureView(_("Most rounds won in a row"), _rounds_text(figures.longest_rounds)))
    if figures.matches.count >= _SEVERAL:
        if figures.shortest_win is not None:
            found.append(FigureView(_("Quickest win"), _rounds_text(figures.shortest_win)))
        if figures.longest_match is not None:
            found.append(FigureView(_("Longest match"), _rounds_text(figures.longest_match)))
    return found


def share_figures(matches: Sequence[Played], *, one_game: bool) -> list[FigureView]:
    """The part of rounds that was won in each game, against whom and with whom."""
    games = [] if one_game else [(phrases_of(game).title, tally) for game, tally in by_game(matches)]
    met = sorted(by_rivals(matches)[:_MOST_MET], key=lambda rivals: by_strength(rivals[0]))
    partners = _share_group(_("Rounds won alongside"), [(name_here(who), won) for who, won in by_partner(matches)])
    return [
        *_share_group(_("Rounds won in each game"), games),
        *_share_group(_("Rounds won against"), [(rivals_text(levels), tally) for levels, tally in met]),
        *(replace(each, face=person.key) if (person := person_named(each.label)) else each for each in partners),
    ]


def _share_group(heading: str, tallies: Sequence[tuple[str, Tally]]) -> list[FigureView]:
    """A heading and those met most; nothing where there are none."""
    found = [
        FigureView(label, _percent(tally.share), _counted(tally), tally.share)
        for label, tally in tallies[:_MOST_MET]
        if tally.share is not None
    ]
    return [FigureView(heading), *found] if found else []


# Sentences.


def insight_texts(found: Insights, figures: Figures, *, one_game: bool) -> Sequence[str]:
    """The sentences that say most first; none about few matches."""
    larger = _larger_text(found, figures) if one_game else ""
    of_game = ("" if larger else _sizes_text(found)) if one_game else _games_text(found)
    texts = [larger or _level_text(found, figures), _rivals_text(found), of_game]
    texts += [_lately_text(found), _halves_text(found), _partners_text(found)]
    return [text for text in texts if text][:_MOST_SENTENCES]


def _larger_text(found: Insights, figures: Figures) -> str:
    """A sentence about two sides where many more matches than rounds are won, so that points must decide."""
    matches, rounds, lead = figures.matches, figures.rounds, figures.mean_lead
    if found.level is None or matches.share is None or rounds.share is None or lead is None:
        return ""
    if matches.count < ENOUGH or matches.share - rounds.share < _LARGER or rounds.won > rounds.lost or lead <= 0:
        return ""
    return _(
        "You win {matches} of matches though only {rounds} of rounds: your wins are larger than your losses.",
        matches=_percent(matches.share),
        rounds=_percent(rounds.share),
    )


def _level_text(found: Insights, figures: Figures) -> str:
    if found.level is None or figures.rounds.share is None:
        return ""
    won = _percent(figures.rounds.share)
    if found.level == 0:
        return _("You are about even with your opponents: {share} of rounds won.", share=won)
    if found.level > 0:
        return _("You are stronger than your opponents: {share} of rounds won.", share=won)
    return _("Your opponents are stronger so far: {share} of rounds won.", share=won)


def _rivals_text(found: Insights) -> str:
    if found.rivals is None:
        return ""
    return _(
        "You win most often against {best} ({more} of rounds) and least often against {worst} ({fewer}).",
        best=rivals_text(found.rivals.best),
        worst=rivals_text(found.rivals.worst),
        **_both(found.rivals),
    )


def _games_text(found: Insights) -> str:
    if found.games is None:
        return ""
    return _(
        "Your best game is {best} ({more} of rounds won), your hardest {worst} ({fewer}).",
        best=phrases_of(found.games.best).title,
        worst=phrases_of(found.games.worst).title,
        **_both(found.games),
    )


def _partners_text(found: Insights) -> str:
    if found.partners is None:
        return ""
    return _(
        "You win more often together with {best} ({more} of rounds) than with {worst} ({fewer}).",
        best=name_here(found.partners.best),
        worst=name_here(found.partners.worst),
        **_both(found.partners),
    )


def _sizes_text(found: Insights) -> str:
    if found.sizes is None:
        return ""
    won, lost = found.sizes
    points = {"won": signed_text(_rounded(won, 0)), "lost": signed_text(_rounded(lost, 0))}
    if won + lost > 0:
        return _("Your wins are larger than your losses: {won} on average against {lost}.", **points)
    return _("Your losses are larger than your wins: {lost} on average against {won}.", **points)


def _lately_text(found: Insights) -> str:
    if found.lately is None:
        return ""
    if found.lately.best:
        return _("Lately you win more often: {more} of your last rounds, {fewer} before.", **_both(found.lately))
    return _("Lately you win less often: {fewer} of your last rounds, {more} before.", **_both(found.lately))


def _halves_text(found: Insights) -> str:
    if found.halves is None:
        return ""
    if found.halves.best:
        return _("You finish strongly: {more} of rounds won late in a match, {fewer} early on.", **_both(found.halves))
    return _("You start strongly: {more} of rounds won early in a match, {fewer} later on.", **_both(found.halves))


def _both(contrast: Contrast[str] | Contrast[Levels] | Contrast[int] | Contrast[bool]) -> dict[str, str]:
    return {"more": _percent(contrast.more), "fewer": _percent(contrast.fewer)}


# Charts.


def results_chart(matches: Sequence[Played], empty: str, *, one_game: bool) -> ChartView:
    """Return the distribution of points in rounds of one game, or the part of rounds won of each game."""
    if matches and not one_game:
        titled = [(phrases_of(game).title, tally) for game, tally in by_game(matches)]
        marks = [
            Mark(
                100 * tally.share,
                title,
                _("{game}: {won} of {number} rounds won", game=title, won=tally.won, number=tally.count),
                Merit.GOOD if round(100 * tally.share) >= _HALF else Merit.BAD,
            )
            for title, tally in titled
            if tally.share is not None
        ]
        return ChartView(marks, axis=_percents, within=(0.0, 100.0), up=_("Rounds won, in percent"))
    bars = distribution(matches)
    return ChartView(
        bar_marks(bars),
        axis=axis_text,
        empty=empty,
        summary=_usual_text(matches),
        across=_("Points by which a round was lost or won"),
        up=_("Number of rounds"),
        edges=bar_edges(bars),
        legend=bar_legend(bars),
    )


def time_chart(matches: Sequence[Played], empty: str) -> ChartView:
    """Return the part of rounds won over time."""
    marks = [
        Mark(
            100 * share.share,
            _day_text(share.until),
            _(
                "Rounds {first} to {last}, until {date}: {share} won",
                first=share.first,
                last=share.last,
                date=_day_text(share.until),
                share=_percent(share.share),
            ),
            margin=_chance(share),
        )
        for share in shares(matches)
    ]
    return ChartView(
        marks,
        Shape.LINE,
        axis=_percents,
        empty=empty,
        levels=[(_HALF, _percents(_HALF))],
        within=(0.0, 100.0),
        up=_("Rounds won, in percent; the band shows what chance can add or take away"),
    )


def rating_chart(standings: Sequence[CareerPoint], left: int) -> ChartView:
    """Return the rating after each match; `left` matches are still to be compared with a Club player's."""
    marks = [
        Mark(
            each.rating.points,
            _day_text(each.started),
            _(
                "After {rounds} rounds, {date}: {points} ± {margin} (a Club player: {club})",
                rounds=each.rounds,
                date=_day_text(each.started),
                points=round(each.rating.points),
                margin=round(2 * each.rating.deviation),
                club=round(CLUB.points),
            ),
            margin=2 * each.rating.deviation,
        )
        for each in standings
    ]
    empty = plural("A rating needs {count} round of a game.", "A rating needs {count} rounds of a game.", FEWEST)
    if left:
        empty = plural(
            "Comparing your rounds with a Club player's: {count} match to go…",
            "Comparing your rounds with a Club player's: {count} matches to go…",
            left,
        )
    return ChartView(
        marks,
        Shape.LINE,
        axis=lambda rating: number_text(Decimal(round(rating))),
        empty=empty,
        levels=[(CLUB.points, _("A Club player"))],
        up=_("Rating; the band shows how uncertain it is"),
    )


def bar_marks(bars: Sequence[Bar]) -> list[Mark]:
    """The bars of a distribution with their sentences."""
    return [
        Mark(
            float(bar.count),
            axis_text(bar.low),
            _bar_text(bar),
            Merit.EVEN if bar.even else Merit.GOOD if bar.low >= 0 else Merit.BAD,
        )
        for bar in bars
    ]


def bar_edges(bars: Sequence[Bar]) -> list[tuple[float, str]]:
    """The places where one bar ends and the next begins, in bars from the left; even rounds have a 0 below them.

    A bar that goes on names in its middle where it begins, and that edge has no other number.
    """
    edges: dict[float, str] = {}
    for at, bar in enumerate(bars):
        if bar.even:
            edges.pop(at, None)
            edges[at + 0.5] = axis_text(0)
        elif bar.open:
            if bar.low < 0:
                edges[at + 0.5] = _("under {number}", number=axis_text(bar.high))
            else:
                edges.pop(at, None)
                edges[at + 0.5] = _("over {number}", number=axis_text(bar.low))
        else:
            if at not in edges and not (at and (bars[at - 1].even or bars[at - 1].open)):
                edges[at] = axis_text(bar.low)
            edges[at + 1] = axis_text(bar.high)
    return sorted(edges.items())


def bar_legend(bars: Sequence[Bar]) -> list[tuple[Merit, str]]:
    """The meaning of the colours of these bars."""
    shown = {mark.merit for mark in bar_marks(bars)}
    named = ((Merit.BAD, LOST), (Merit.EVEN, EVEN), (Merit.GOOD, WON))
    return [(merit, result_name(result)) for merit, result in named if merit in shown]


def _bar_text(bar: Bar) -> str:
    count, won = bar.count, bar.low >= 0
    near, far = (axis_text(edge) for edge in sorted((abs(bar.low), abs(bar.high))))
    if bar.even:
        return plural("{count} round ended even", "{count} rounds ended even", count)
    if bar.only is not None:
        lead = Decimal(f"{abs(bar.only):.4f}").normalize()
        points = number_text(lead)
        if won:
            return plural("One round won by {points} point", "One round won by {points} points", lead, points=points)
        return plural("One round lost by {points} point", "One round lost by {points} points", lead, points=points)
    match won, bar.open, 0 in (bar.low, bar.high):
        case True, True, _begins_at_0:
            return plural(
                "{count} round won by {near} points or more",
                "{count} rounds won by {near} points or more",
                count,
                near=near,
            )
        case False, True, _begins_at_0:
            return plural(
                "{count} round lost by more than {near} points",
                "{count} rounds lost by more than {near} points",
                count,
                near=near,
            )
        case True, False, True:  # 0 itself is not in it
            return plural(
                "{count} round won by less than {far} points",
                "{count} rounds won by less than {far} points",
                count,
                far=far,
            )
        case False, False, True:
            return plural(
                "{count} round lost by up to {far} points", "{count} rounds lost by up to {far} points", count, far=far
            )
    if won:
        return plural(
            "{count} round won by {near} to {far} points",
            "{count} rounds won by {near} to {far} points",
            count,
            near=near,
            far=far,
        )
    return plural(
        "{count} round lost by {near} to {far} points",
        "{count} rounds lost by {near} to {far} points",
        count,
        near=near,
        far=far,
    )


def _usual_text(matches: Sequence[Played]) -> str:
    """The results between which the middle half of all rounds ended; empty for few rounds."""
    half = middle_half(matches)
    if half is None:
        return ""
    low, high = (signed_text(Decimal(round(points))) for points in half)
    return _("Half of your rounds ended between {low} and {high} points.", low=low, high=high)


def _chance(share: Share) -> float:
    """The percent by which chance alone moves a share two times out of three, as if one more were won and lost."""
    count = share.last - share.first + 1
    likely = (share.share * count + 1) / (count + 2)
    return 100 * sqrt(likely * (1 - likely) / count)


# Words.


def axis_text(value: float) -> str:
    """Return a number at an axis."""
    return number_text(Decimal(f"{value:.4f}").normalize() + 0)


def _percents(value: float) -> str:
    return _("{number}%", number=round(value))


def _percent(share: float) -> str:
    return _percents(100 * share)


def _rounded(points: float, places: int = 1) -> Decimal:
    """Points without needless digits."""
    return Decimal(f"{points:.{places}f}").normalize() + 0


def _day_text(started: str) -> str:
    """The day of a local date and time in ISO form, which may be empty."""
    return short_day_text(datetime.fromisoformat(started)) if started else _("No date")


def _counted(tally: Tally) -> str:
    return _("{won} of {number}", won=tally.won, number=tally.count)


def _points_text(points: Decimal) -> str:
    """Points with their sign and what they are."""
    return plural(
        "{points} point", "{points} points", points, points=signed_text(points) if points else number_text(points)
    )


def _tally_figure(label: str, tally: Tally) -> FigureView:
    """The part that was won, in percent as soon as that says something."""
    if tally.share is None:
        return FigureView(label, _("none yet"))
    if tally.count < ENOUGH:
        return FigureView(label, _counted(tally))
    return FigureView(label, _percent(tally.share), _counted(tally), tally.share)


def _streak_text(streak: int) -> str:
    if streak == 0:
        return _("none yet")
    if streak < 0:
        return plural("{count} match lost", "{count} matches lost", -streak)
    return plural("{count} match won", "{count} matches won", streak)


def _matches_text(matches: int) -> str:
    return plural("{count} match", "{count} matches", matches)


def _rounds_text(rounds: int) -> str:
    return plural("{count} round", "{count} rounds", rounds)
