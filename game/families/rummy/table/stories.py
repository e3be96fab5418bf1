"""The story of a round of a rummy just over: who was put out, and with what the player was caught."""

from __future__ import annotations

from decimal import Decimal

from game.families.rummy.rules.view import RummyView
from game.i18n import _
from game.i18n.wording import number_text
from game.match.match import Match
from game.match.round_views import RoundStory


def round_story(match: Match, view: RummyView) -> RoundStory:
    """The story of a round from the player's side."""
    out = _put_out(view)
    detail = _caught(match, view)
    if not out:
        return RoundStory(detail=detail)
    names = [match.seats[seat].name for seat in out]
    if view.seat in out:
        headline = _("You are out of the match.")
    elif len(names) == 1:
        headline = _("{name} is out of the match.", name=names[0])
    else:
        headline = _("Out of the match: {names}.", names=_(", ").join(names))
    return RoundStory(headline, detail, tuple(out), "dismayed", frozenset(out), decided=True)


def _put_out(view: RummyView) -> list[int]:
    house = view.house
    if not house.last_one_wins:
        return []
    return [seat for seat in view.playing if view.totals[seat] >= house.limit]


def _caught(match: Match, view: RummyView) -> str:
    """Return a sentence about the cost of the own cards; empty where they cost nothing."""
    own = [line for line in match.score() if line.team == view.seat]
    held = sum((line.points for line in own if line.key != "doubled"), Decimal(0))
    total = sum((line.points for line in own), Decimal(0))
    if held <= 0:
        return ""
    if total != held:
        return _(
            "You were caught with {points}, doubled to {total}.", points=number_text(held), total=number_text(total)
        )
    return _("You were caught with {points} in your hand.", points=number_text(held))
