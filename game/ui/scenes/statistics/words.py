"""What the statistics say: the lines of figures, and the sentence of every point of a graph."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from math import sqrt
from typing import Final

from game.games import person_named
from game.i18n import _, plural
from game.i18n.dates import short_day_text
from game.i18n.phrases import phrases_of
from game.i18n.seats import name_here
from game.i18n.wording import level_name, names_text, number_text, signed_text
from game.statistics.company import by_game, by_partner, by_rivals, by_strength
from game.statistics.figures import Figures, RoundRecord, Tally
from game.statistics.played import Levels, Played
from game.statistics.rating import CLUB, Standing
from game.statistics.series import Bar, Share, middle_half
from game.ui.scenes.statistics.figure_row import FigureLine
from game.ui.scenes.statistics.headlines import Headline
from game.ui.widgets.marks import Mark, Tone

ENOUGH: Final = 5
"""So many matches or rounds before a part of them is told in percent."""
_SEVERAL: Final = 3
"""So many matches that are over before the quickest and the longest of them are told."""
_IN_A_ROW: Final = 2
"""Fewer than that are no streak."""
_HALF: Final = 50
"""Percent of rounds won between two alike."""
_SOME: Final = 25
"""The number whose form stands beside points with decimals."""
_MOST: Final = 6
"""So many of those one played against, or with, are told."""


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


def whole_text(value: float) -> str:
    """A rating, which nobody knows to the tenth."""
    return number_text(Decimal(round(value)))


def day_text(started: str) -> str:
    """The day on which something was begun, of a local date and time in ISO form, which may be empty."""
    return short_day_text(datetime.fromisoformat(started)) if started else _("No date")


def headlines(figures: Figures, *, one_game: bool) -> list[Headline]:
    """The four that matter most; points of several games are not told together."""
    told = [_tally_headline(_("Matches won"), figures.matches), _tally_headline(_("Rounds won"), figures.rounds)]
    if one_game and figures.mean_lead is not None:
        lead = rounded(figures.mean_lead)
        tone = Tone.EVEN if lead == 0 else Tone.GOOD if lead > 0 else Tone.BAD
        told.append(Headline(_("Average lead per round"), _points_text(lead), tone=tone))
    else:
        told.append(Headline(_("Most wins in a row"), _matches_text(figures.longest_won)))
    return [*told, Headline(_("Current streak"), _streak_text(figures.streak))]


def figure_lines(figures: Figures, *, one_game: bool, alone: bool = False) -> list[FigureLine]:
    """Every other figure that says something by now; `alone`: against several opponents, the best of whom counts."""
    records: tuple[tuple[str, RoundRecord | None], ...] = (
        (_("Best round"), figures.best_round),
        (_("Worst round"), figures.worst_round if figures.rounds.count > 1 else None),
        (_("Greatest comeback"), figures.comeback),
    )
    lines = [
        FigureLine(label, signed_text(rounded(record.points)), day_text(record.started), record=record)
        for label, record in records
        if one_game and record is not None
    ]
    if one_game and figures.mean_points is not None and figures.mean_rival is not None:
        lines.append(FigureLine(_("Your points per round"), number_text(rounded(figures.mean_points))))
        rivals = _("Best opponent's points per round") if alone else _("Opponents' points per round")
        lines.append(FigureLine(rivals, number_text(rounded(figures.mean_rival))))
        if figures.longest_won >= _IN_A_ROW:
            lines.append(FigureLine(_("Most wins in a row"), _matches_text(figures.longest_won)))
    if figures.longest_lost >= _IN_A_ROW:
        lines.append(FigureLine(_("Most losses in a row"), _matches_text(figures.longest_lost)))
    if figures.longest_rounds >= _IN_A_ROW:
        lines.append(FigureLine(_("Most rounds won in a row"), _rounds_text(figures.longest_rounds)))
    if figures.matches.count >= _SEVERAL:
        if figures.shortest_win is not None:
            lines.append(FigureLine(_("Quickest win"), _rounds_text(figures.shortest_win)))
        if figures.longest_match is not None:
            lines.append(FigureLine(_("Longest match"), _rounds_text(figures.longest_match)))
    return lines


def share_lines(matches: Sequence[Played], *, one_game: bool) -> list[FigureLine]:
    """The part of rounds that was won, by what may make a difference."""
    lines: list[FigureLine] = []
    if not one_game:
        games = [(phrases_of(game).title, tally) for game, tally in by_game(matches)]
        lines += _share_lines(_("Rounds won in each game"), games)
    met = sorted(by_rivals(matches)[:_MOST], key=lambda told: by_strength(told[0]))
    rivals = [(rivals_text(levels), tally) for levels, tally in met]
    lines += _share_lines(_("Rounds won against"), rivals)
    partners = _share_lines(
        _("Rounds won together with"), [(name_here(name), tally) for name, tally in by_partner(matches)]
    )
    return lines + [line._replace(face=_face_of(line.label)) for line in partners]


def _face_of(name: str) -> str:
    """The portrait of somebody; empty for a name that somebody typed."""
    person = person_named(name)
    return person.key if person is not None else ""


def record_lines(matches: Sequence[Played], figures: Figures, *, one_game: bool) -> list[FigureLine]:
    """Records and averages of these matches."""
    alone = not all(each.course.partner for each in matches)
    return figure_lines(figures, one_game=one_game, alone=alone)


def _share_lines(heading: str, shares: Sequence[tuple[str, Tally]]) -> list[FigureLine]:
    """A heading and those met most; nothing where there are none."""
    lines = [
        FigureLine(
            label, percent_text(tally.share), _("{won} of {number}", won=tally.won, number=tally.count), tally.share
        )
        for label, tally in shares[:_MOST]
        if tally.share is not None
    ]
    return [FigureLine(heading), *lines] if lines else []


def usual_text(matches: Sequence[Played]) -> str:
    """Between which results the middle half of all rounds ended; empty of few rounds."""
    half = middle_half(matches)
    if half is None:
        return ""
    low, high = (signed_text(Decimal(round(points))) for points in half)
    return _("Half of your rounds ended between {low} and {high} points.", low=low, high=high)


def game_marks(matches: Sequence[Played]) -> list[Mark]:
    """The part of rounds won in each game, in percent."""
    return [
        Mark(
            100 * share,
            phrases_of(game).title,
            _("{game}: {won} of {number} rounds won", game=phrases_of(game).title, won=told.won, number=told.count),
            Tone.GOOD if round(100 * share) >= _HALF else Tone.BAD,
        )
        for game, told in by_game(matches)
        if (share := told.share) is not None
    ]


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
    """Where one bar ends and the next begins, in bars from the left; even rounds stand over their 0.

    A bar that goes on says in its middle from where, and that edge has no other number.
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


def bar_legend(bars: Sequence[Bar]) -> list[tuple[Tone, str]]:
    """What the colours of the bars mean, of those that there are."""
    named = {Tone.BAD: _("Lost"), Tone.EVEN: _("Even"), Tone.GOOD: _("Won")}
    shown = {mark.tone for mark in bar_marks(bars)}
    return [(tone, said) for tone, said in named.items() if tone in shown]


def _bar_text(bar: Bar) -> str:
    if bar.even:
        return plural("{count} round ended even", "{count} rounds ended even", bar.count)
    if bar.only is not None:
        return _one_round_text(abs(bar.only), won=bar.low >= 0)
    near, far = sorted((abs(bar.low), abs(bar.high)))
    if bar.open:
        return _open_bar_text(bar, axis_text(near))
    if near == 0:
        return _near_bar_text(bar, axis_text(far))
    if bar.low >= 0:
        return plural(
            "{count} round won by {near} to {far} points",
            "{count} rounds won by {near} to {far} points",
            bar.count,
            near=axis_text(near),
            far=axis_text(far),
        )
    return plural(
        "{count} round lost by {near} to {far} points",
        "{count} rounds lost by {near} to {far} points",
        bar.count,
        near=axis_text(near),
        far=axis_text(far),
    )


def _one_round_text(points: float, *, won: bool) -> str:
    """Of a bar that is one round: its points are known."""
    count, said = int(points) if points == int(points) else _SOME, axis_text(points)
    if won:
        return plural("One round won by {points} point", "One round won by {points} points", count, points=said)
    return plural("One round lost by {points} point", "One round lost by {points} points", count, points=said)


def _open_bar_text(bar: Bar, near: str) -> str:
    """Of a bar that takes in all that lies farther from 0."""
    if bar.low >= 0:
        return plural(
            "{count} round won by {near} points or more",
            "{count} rounds won by {near} points or more",
            bar.count,
            near=near,
        )
    return plural(
        "{count} round lost by more than {near} points",
        "{count} rounds lost by more than {near} points",
        bar.count,
        near=near,
    )


def _near_bar_text(bar: Bar, far: str) -> str:
    """Of a bar that begins beside 0, which is not in it."""
    if bar.low >= 0:
        return plural(
            "{count} round won by less than {far} points",
            "{count} rounds won by less than {far} points",
            bar.count,
            far=far,
        )
    return plural(
        "{count} round lost by up to {far} points", "{count} rounds lost by up to {far} points", bar.count, far=far
    )


def share_marks(shares: Sequence[Share]) -> list[Mark]:
    """How the part of rounds won changed."""
    return [
        Mark(
            100 * share.share,
            day_text(share.until),
            _(
                "Rounds {first} to {last}, until {date}: {share} won",
                first=share.first,
                last=share.last,
                date=day_text(share.until),
                share=percent_text(share.share),
            ),
            margin=_chance(share),
        )
        for share in shares
    ]


def _chance(share: Share) -> float:
    """By how many percent chance alone moves such a share two times out of three, as if one more were won and lost."""
    count = share.last - share.first + 1
    likely = (share.share * count + 1) / (count + 2)
    return 100 * sqrt(likely * (1 - likely) / count)


def rating_marks(standings: Sequence[Standing]) -> list[Mark]:
    """How the rating changed from match to match."""
    return [
        Mark(
            each.rating.points,
            day_text(each.started),
            _(
                "After {rounds} rounds, {date}: {points} ± {margin} (a Club player: {club})",
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


def _points_text(points: Decimal) -> str:
    """Points with their sign and what they are."""
    count = int(abs(points)) if points == int(points) else _SOME
    said = signed_text(points) if points else number_text(points)
    return plural("{points} point", "{points} points", count, points=said)


def _tally_headline(label: str, tally: Tally) -> Headline:
    """In percent as soon as there are enough for that to say something."""
    share = tally.share
    if share is None:
        return Headline(label, _("none yet"))
    counted = _("{won} of {number}", won=tally.won, number=tally.count)
    return (
        Headline(label, counted) if tally.count < ENOUGH else Headline(label, percent_text(share), counted, share=share)
    )


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
