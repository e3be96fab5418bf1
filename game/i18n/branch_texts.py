"""Texts about a match that goes on from a moment of another one."""

from __future__ import annotations

from datetime import date

from game.engine.record import Branch
from game.i18n import _
from game.i18n.dates import short_day_text
from game.i18n.phrases import phrases_of


def branch_text(branch: Branch, game: str, begun: str | None) -> str:
    """The sentence that says from where a branch goes on.

    `begun` is when the other match was begun, in ISO form; None where that is not known.
    """
    if not branch.round:
        return _("A second try from an earlier match. It doesn't count in your statistics.")
    if not begun:
        return _from_an_earlier_match(branch)
    title, day = phrases_of(game).title, short_day_text(date.fromisoformat(begun[:10]))
    if not branch.move:
        return _(
            "A second try from the deal of round {round} of {game}, {date}. It doesn't count in your statistics.",
            round=branch.round,
            game=title,
            date=day,
        )
    return _(
        "A second try from round {round}, move {move} of {game}, {date}. It doesn't count in your statistics.",
        round=branch.round,
        move=branch.move,
        game=title,
        date=day,
    )


def _from_an_earlier_match(branch: Branch) -> str:
    if not branch.move:
        return _(
            "A second try from the deal of round {round} of an earlier match. It doesn't count in your statistics.",
            round=branch.round,
        )
    return _(
        "A second try from round {round}, move {move} of an earlier match. It doesn't count in your statistics.",
        round=branch.round,
        move=branch.move,
    )


def way_back_text(branch: Branch) -> str:
    """The label of the way back to where it began."""
    return _("Back to the review") if branch.origin == "review" else _("Back to the replay")
