"""Sitting down to a deal: who the others are, and the way to the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.names import proper_name
from game.engine.record import LONGEST_NAME
from game.i18n import _
from game.i18n.wording import usual_names
from game.match.deals.codes import Deal
from game.match.deals.results import setup_of
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage


def names_for(deal: Deal, profile: Profile) -> Sequence[str]:
    """What everybody is called, in the order of play; the others as they are in every match."""
    seats = len(deal.levels)
    own = deal.levels.index(None) if None in deal.levels else 0
    chosen = profile.settings.seat_names
    others = [
        (proper_name(chosen[number], LONGEST_NAME) if number < len(chosen) else "") or usual
        for number, usual in enumerate(usual_names(deal.game, profile.settings.player_face))
    ]
    people = [profile.player or _("You"), *others]
    return [people[(seat - own) % seats] for seat in range(seats)]


def deal_out(stage: Stage, deal: Deal, names: Sequence[str] = ()) -> None:
    """Begin a match of this deal, once the match in play is safe; `names` are given in the order of play, if any."""
    setup = setup_of(deal, names or names_for(deal, stage.profile))
    stage.navigator.leave_match(lambda: stage.navigator.open_table(stage.profile.start(setup)))
