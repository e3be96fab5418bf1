"""What the statistics say: the lines of figures, and the sentence of every point of a graph."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.i18n import _, plural
from game.statistics.figures import Figures, RoundRecord, Tally
from game.statistics.played import Levels
from game.statistics.rating import CLUB, Standing
from game.statistics.series import Bar, Share
from game.ui.scenes.statistics.headlines import Headline
from game.ui.shared_texts import level_name, names_text, number_text, signed_text
from game.ui.widgets.chart import Mark, Tone

_ENOUGH: Final = 5
"""So many matches or rounds before a part of them is told in percent."""


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
    """The day on which something was begun."""
    return started[:10]


def headlines(figures: Figures, *, one_game: bool) -> list[Headline]:
    """The four that matter most; points of several games are not told together."""
    told = [_tally_headline(_("Matches won"), figures.matches), _tally_headline(_("Rounds won"), figures.rounds)]
    if one_game and figures.mean_lead is not None:
        lead = rounded(figures.mean_lead)
        label = _("Points behind per round") if lead < 0 else _("Points ahead per round")
        told.append(Headline(label, number_text(abs(lead)), _("on average")))
    else:
        told.append(Headline(_("Most wins in a row"), _matches_text(figures.longest_won)))
    return [*told, Headline(_("Current streak"), _streak_text(figures.streak))]


def figure_lines(figures: Figures, *, one_game: bool) -> list[tuple[str, str]]:
    """Label and value of every other figure that there is."""
    lines: list[tuple[str, str]] = []
    if one_game and figures.mean_points is not None and figures.mean_rival is not None:
        lines += [
            (_("Your points per round"), number_text(rounded(figures.mean_points))),
            (_("Best opponent's points per round"), number_text(rounded(figures.mean_rival))),
            (_("Most wins in a row"), _matches_text(figures.longest_won)),
        ]
    lines += [
        (_("Most losses in a row"), _matches_text(figures.longest_lost)),
        (_("Most rounds won in a row"), _rounds_text(figures.longest_rounds)),
    ]
    records: tuple[tuple[str, RoundRecord | None], ...] = (
        (_("Best round"), figures.best_round),
        (_("Worst round"), figures.worst_round),
        (_("Greatest comeback"), figures.comeback),
    )
    lines += [(label, _record_text(record)) for label, record in records if one_game and record is not None]
    if figures.shortest_win is not None:
        lines.append((_("Quickest win"), _rounds_text(figures.shortest_win)))
    if figures.longest_match is not None:
        lines.append((_("Longest match"), _rounds_text(figures.longest_match)))
    return lines


def bar_marks(bars: Sequence[Bar]) -> list[Mark]:
    """The distribution of the results of rounds."""
    return [
        Mark(float(bar.count), axis_text(bar.low), _bar_text(bar), Tone.GOOD if bar.low >= 0 else Tone.BAD)
        for bar in bars
    ]


def bar_edges(bars: Sequence[Bar]) -> list[str]:
    """Where one bar ends and the next begins; none without bars."""
    return [axis_text(bar.low) for bar in bars] + [axis_text(bar.high) for bar in bars[-1:]]


def _bar_text(bar: Bar) -> str:
    near, far = sorted((abs(bar.low), abs(bar.high)))
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


def _record_text(record: RoundRecord) -> str:
    return _("{points}, {date}", points=signed_text(rounded(record.points)), date=day_text(record.started))


def _streak_text(streak: int) -> str:
    if streak < 0:
        return plural("{count} match lost", "{count} matches lost", -streak)
    return plural("{count} match won", "{count} matches won", streak)


def _matches_text(matches: int) -> str:
    return plural("{count} match", "{count} matches", matches)


def _rounds_text(rounds: int) -> str:
    return plural("{count} round", "{count} rounds", rounds)
