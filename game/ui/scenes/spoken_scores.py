"""Scores in sentences, for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal

from game.i18n import _
from game.i18n.wording import names_text, number_text, signed_text
from game.match.match import Match
from game.match.sides import team_name, teams_in_order
from game.ui.scenes.scoring.rows import Row


def read_rows(rows: Sequence[Row]) -> Callable[[int], str]:
    """What each line of a score is about, how it comes about, and what it brings."""

    def read(number: int) -> str:
        row = rows[number]
        return f"{', '.join(filter(None, (row.label, row.note)))}: {signed_text(row.points)}"

    return read


def round_in_words(match: Match, story: Sequence[str]) -> str:
    """How the last round ended, which the `story` tells, and what it brought everybody."""
    last, told = match.history()[-1], list(story)
    for team in teams_in_order(match):
        points = sum((line.points for line in last.lines if line.team == team), Decimal(0))
        told.append(
            _(
                "{name}: {points} in this round, {total} altogether.",
                name=team_name(match, team),
                points=signed_text(points),
                total=number_text(last.totals[team]),
            )
        )
    return " ".join(filter(None, told))


def match_in_words(match: Match, winners: Sequence[int], reason: str) -> str:
    """Who won a match, why it is over, and how it ended for everybody."""
    final = match.history()[-1].totals
    names = {team: team_name(match, team) for team in teams_in_order(match)}
    told = [_("{name}: score {points}.", name=names[team], points=number_text(final[team])) for team in names]
    won = _("Winner: {name}.", name=names_text(names[team] for team in winners))
    return " ".join(filter(None, (f"{_('Match over')}.", reason, won, *told)))
