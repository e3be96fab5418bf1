"""What the matches say of the player, in two or three sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.seats import name_here
from game.i18n.wording import signed_text
from game.statistics.figures import Figures
from game.statistics.insights import Insights
from game.ui.scenes.statistics.words import ENOUGH, percent_text, rivals_text, rounded

_MOST: Final = 3
"""So many sentences are said."""
_APART: Final = 0.1
"""So much larger is the part of matches won than that of rounds before both are told together."""


def insight_texts(found: Insights, figures: Figures, *, one_game: bool) -> Sequence[str]:
    """The sentences that say most first; none of few matches."""
    larger = _larger_text(found, figures) if one_game else ""
    told = [larger or _level_text(found, figures), _rivals_text(found)]
    told += [("" if larger else _sizes_text(found)) if one_game else _games_text(found)]
    told += [_lately_text(found), _halves_text(found), _partners_text(found)]
    return [text for text in told if text][:_MOST]


def _larger_text(found: Insights, figures: Figures) -> str:
    """Of two sides where many more matches than rounds are won: no round is won more often, so points decide."""
    matches, rounds, lead = figures.matches, figures.rounds, figures.mean_lead
    if found.level is None or matches.share is None or rounds.share is None or lead is None:
        return ""
    if matches.count < ENOUGH or matches.share - rounds.share < _APART or rounds.won > rounds.lost or lead <= 0:
        return ""
    return _(
        "You win {matches} of matches though only {rounds} of rounds: your wins are larger than your losses.",
        matches=percent_text(matches.share),
        rounds=percent_text(rounds.share),
    )


def _level_text(found: Insights, figures: Figures) -> str:
    share = figures.rounds.share
    if found.level is None or share is None:
        return ""
    won = percent_text(share)
    if found.level == 0:
        return _("You are about even with your opponents: {share} of rounds won.", share=won)
    if found.level > 0:
        return _("You are stronger than your opponents: {share} of rounds won.", share=won)
    return _("Your opponents are stronger so far: {share} of rounds won.", share=won)


def _rivals_text(found: Insights) -> str:
    told = found.rivals
    if told is None:
        return ""
    return _(
        "You win most often against {best} ({more} of rounds) and least often against {worst} ({fewer}).",
        best=rivals_text(told.best),
        more=percent_text(told.more),
        worst=rivals_text(told.worst),
        fewer=percent_text(told.fewer),
    )


def _games_text(found: Insights) -> str:
    told = found.games
    if told is None:
        return ""
    return _(
        "Your best game is {best} ({more} of rounds won), your hardest {worst} ({fewer}).",
        best=phrases_of(told.best).title,
        more=percent_text(told.more),
        worst=phrases_of(told.worst).title,
        fewer=percent_text(told.fewer),
    )


def _partners_text(found: Insights) -> str:
    told = found.partners
    if told is None:
        return ""
    return _(
        "You win more often together with {best} ({more} of rounds) than with {worst} ({fewer}).",
        best=name_here(told.best),
        more=percent_text(told.more),
        worst=name_here(told.worst),
        fewer=percent_text(told.fewer),
    )


def _sizes_text(found: Insights) -> str:
    if found.sizes is None:
        return ""
    won, lost = found.sizes
    points = {"won": signed_text(rounded(won, 0)), "lost": signed_text(rounded(lost, 0))}
    if won + lost > 0:
        return _("Your wins are larger than your losses: {won} on average against {lost}.", **points)
    return _("Your losses are larger than your wins: {lost} on average against {won}.", **points)


def _lately_text(found: Insights) -> str:
    told = found.lately
    if told is None:
        return ""
    shares = {"more": percent_text(told.more), "fewer": percent_text(told.fewer)}
    if told.best:
        return _("Lately you win more often: {more} of your last rounds, {fewer} before.", **shares)
    return _("Lately you win less often: {fewer} of your last rounds, {more} before.", **shares)


def _halves_text(found: Insights) -> str:
    told = found.halves
    if told is None:
        return ""
    shares = {"more": percent_text(told.more), "fewer": percent_text(told.fewer)}
    if told.best:
        return _("You finish strongly: {more} of rounds won late in a match, {fewer} early on.", **shares)
    return _("You start strongly: {more} of rounds won early in a match, {fewer} later on.", **shares)
