"""What the statistics say: the lines of figures, and the sentence of every point of a graph."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Final

from game.i18n import _, plural
from game.i18n.dates import short_day_text
from game.statistics.figures import Figures, RoundRecord, Tally
from game.statistics.played import Levels
from game.statistics.rating import CLUB, Standing
from game.statistics.series import Bar, Share
from game.ui.scenes.statistics.figure_row import FigureLine
from game.ui.scenes.statistics.headlines import Headline
from game.ui.shared_texts import level_name, names_text, number_text, signed_text
from game.ui.widgets.chart import Mark, Tone

_ENOUGH: Final = 5
"""So many matches or rounds before a part of them is told in percent."""
_SEVERAL: Final = 3
"""So many matches that are over before the quickest and the longest of them are told."""
_IN_A_ROW: Final = 2
"""Fewer than that are no streak."""
_BEYOND: Final = "…"
"""At the end of an axis whose last bar goes on."""


def rivals_text(rivals: Levels) -> str:
    """Whom one played against, by their levels."""
    return names_text((level_name(level) or level) if level else _("People") for level in rivals)


def percent_text(share: float) -> str:
    """A part of all in percent."""
    return _("{number}%", number=round(100 * share))


def rounded(points: float, places: int = 1) -> Decimal:
    """Points as they are told, without needless digits."""
    return Decimal(f"{points:.{places}f}").normalize() + 0


def axis_text(value: float) -> str:
    """A number beside an axis."""
    return number_text(Decimal(f"{value:.4f}").normalize() + 0)


def day_text(started: str) -> str:
    """The day on which something was begun, of a local date and time in ISO form."""
    return short_day_text(date.fromisoformat(started[:10]))


def headlines(figures: Figures, *, one_game: bool) -> list[Headline]:
    """The four that matter most; points of several games are not told together."""
    told = [_tally_headline(_("Matches won"), figures.matches), _tally_headline(_("Rounds won"), figures.rounds)]
    if one_game and figures.mean_lead is not None:
        lead = rounded(figures.mean_lead)
        tone = Tone.EVEN if lead == 0 else Tone.GOOD if lead > 0 else Tone.BAD
        told.append(Headline(_("Average lead per round"), signed_text(lead) if lead else "0", tone=tone))
    else:
        told.append(Headline(_("Most wins in a row"), _matches_text(figures.longest_won)))
    return [*told, Headline(_("Current streak"), _streak_text(figures.streak))]


def figure_lines(figures: Figures, *, one_game: bool) -> list[FigureLine]:
    """Every other figure that says something by now."""
    lines: list[FigureLine] = []
    if one_game and figures.mean_points is not None and figures.mean_rival is not None:
        lines.append(FigureLine(_("Your points per round"), number_text(rounded(figures.mean_points))))
        lines.append(FigureLine(_("Best opponent's points per round"), number_text(rounded(figures.mean_rival))))
        if figures.longest_won >= _IN_A_ROW:
            lines.append(FigureLine(_("Most wins in a row"), _matches_text(figures.longest_won)))
    if figures.longest_lost >= _IN_A_ROW:
        lines.append(FigureLine(_("Most losses in a row"), _matches_text(figures.longest_lost)))
    if figures.longest_rounds >= _IN_A_ROW:
        lines.append(FigureLine(_("Most rounds won in a row"), _rounds_text(figures.longest_rounds)))
    records: tuple[tuple[str, RoundRecord | None], ...] = (
        (_("Best round"), figures.best_round),
        (_("Worst round"), figures.worst_round),
        (_("Greatest comeback"), figures.comeback),
    )
    lines += [
        FigureLine(label, signed_text(rounded(record.points)), day_text(record.started))
        for label, record in records
        if one_game and record is not None
    ]
    if figures.matches.count >= _SEVERAL:
        if figures.shortest_win is not None:
            lines.append(FigureLine(_("Quickest win"), _rounds_text(figures.shortest_win)))
        if figures.longest_match is not None:
            lines.append(FigureLine(_("Longest match"), _rounds_text(figures.longest_match)))
    return lines


def bar_marks(bars: Sequence[Bar]) -> list[Mark]:
    """The distribution of the results of rounds."""
    return [
        Mark(
            float(bar.count),
            axis_text(bar.low),
            _bar_text(bar),
            Tone.EVEN if bar.even else Tone.GOOD if bar.low >= 0 else Tone.BAD,
        )
        for bar in bars
    ]


def bar_edges(bars: Sequence[Bar]) -> list[tuple[float, str]]:
    """Where one bar ends and the next begins, in bars from the left; even rounds stand over their 0."""
    edges: dict[float, str] = {}
    for at, bar in enumerate(bars):
        if bar.even:
            edges.pop(at, None)
            edges[at + 0.5] = axis_text(0)
            continue
        if at not in edges and not (at and bars[at - 1].even):
            edges[at] = _BEYOND if bar.open and bar.low < 0 else axis_text(bar.low)
        edges[at + 1] = _BEYOND if bar.open and bar.high > 0 else axis_text(bar.high)
    return sorted(edges.items())


def bar_legend(bars: Sequence[Bar]) -> list[tuple[Tone, str]]:
    """What the colours of the bars mean, of those that there are."""
    named = {Tone.BAD: _("Behind"), Tone.EVEN: _("Even"), Tone.GOOD: _("Ahead")}
    shown = {mark.tone for mark in bar_marks(bars)}
    return [(tone, said) for tone, said in named.items() if tone in shown]


def _bar_text(bar: Bar) -> str:
    if bar.even:
        return plural("{count} round ended even", "{count} rounds ended even", bar.count)
    near, far = sorted((abs(bar.low), abs(bar.high)))
    if bar.open:
        return _open_bar_text(bar, axis_text(near))
    if near == 0:
        return _near_bar_text(bar, axis_text(far))
    if bar.low >= 0:
        return plural(
            "{count} round ended {near} to {far} points ahead",
            "{count} rounds ended {near} to {far} points ahead",
            bar.count,
            near=axis_text(near),
            far=axis_text(far),
        )
    return plural(
        "{count} round ended {near} to {far} points behind",
        "{count} rounds ended {near} to {far} points behind",
        bar.count,
        near=axis_text(near),
        far=axis_text(far),
    )


def _open_bar_text(bar: Bar, near: str) -> str:
    """Of a bar that takes in all that lies farther from 0."""
    if bar.low >= 0:
        return plural(
            "{count} round ended {near} or more points ahead",
            "{count} rounds ended {near} or more points ahead",
            bar.count,
            near=near,
        )
    return plural(
        "{count} round ended more than {near} points behind",
        "{count} rounds ended more than {near} points behind",
        bar.count,
        near=near,
    )


def _near_bar_text(bar: Bar, far: str) -> str:
    """Of a bar that begins beside 0, which is not in it."""
    if bar.low >= 0:
        return plural(
            "{count} round ended up to {far} points ahead",
            "{count} rounds ended up to {far} points ahead",
            bar.count,
            far=far,
        )
    return plural(
        "{count} round ended up to {far} points behind",
        "{count} rounds ended up to {far} points behind",
        bar.count,
        far=far,
    )


def share_marks(shares: Sequence[Share]) -> list[Mark]:
    """How the part of rounds won changed."""
    return [
        Mark(
            100 * share.share,
            str(share.last),
            _(
                "Rounds {first} to {last}, until {date}: {share} won",
                first=share.first,
                last=share.last,
                date=day_text(share.until),
                share=percent_text(share.share),
            ),
        )
        for share in shares
    ]


def rating_marks(standings: Sequence[Standing]) -> list[Mark]:
    """How the rating changed from match to match."""
    return [
        Mark(
            each.rating.points,
            str(each.rounds),
            _(
                "After {rounds} rounds, {date}: {points} ± {margin} (Club: {club})",
                rounds=each.rounds,
                date=day_text(each.started),
                points=round(each.rating.points),
                margin=round(2 * each.rating.deviation),
                club=round(CLUB.points),
            ),
            margin=2 * each.rating.deviation,
        )
        for each in standings
    ]


def percents(value: float) -> str:
    """A percentage beside an axis."""
    return _("{number}%", number=round(value))


def _tally_headline(label: str, tally: Tally) -> Headline:
    """In percent as soon as there are enough for that to say something."""
    share = tally.share
    if share is None:
        return Headline(label, _("none yet"))
    counted = _("{won} of {number}", won=tally.won, number=tally.count)
    return Headline(label, counted) if tally.count < _ENOUGH else Headline(label, percent_text(share), counted)


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
