"""The legality of actions in Baloot, with the reasons of refusals (baloot 2 to 6)."""

from __future__ import annotations

from typing import Final, assert_never

from game.engine import Refusal
from game.games.baloot.rules import actions
from game.games.baloot.rules.buying import refuse_buying
from game.games.baloot.rules.deal import NOTHING_TO_CUT, refuse_cut
from game.games.baloot.rules.doubling import refuse_doubling
from game.games.baloot.rules.play import claim_refusal, play_refusal
from game.games.baloot.rules.projects import declare_refusal, show_refusal
from game.games.baloot.rules.state import BalootState, Buying, Cutting, Doubling, MatchOver, Playing, RoundOver

HAND_IS_OVER: Final = Refusal("baloot 2.1", "hand_is_over")
HAND_IN_PLAY: Final = Refusal("baloot 2.1", "hand_in_play")
MATCH_IS_OVER: Final = Refusal("baloot 7.7", "match_is_over")
BOUGHT_ALREADY: Final = Refusal("baloot 3.1", "bought_already")
RAISED_ENOUGH: Final = Refusal("baloot 4.1", "raised_enough")


def refusal(state: BalootState, action: actions.Action) -> Refusal | None:
    """Why the actor may not do this now, or None."""
    phase = state.phase
    match phase:
        case Playing():
            return _refuse_in_play(state, action)
        case RoundOver():
            return None if isinstance(action, actions.NextRound) else HAND_IS_OVER
        case MatchOver():
            return MATCH_IS_OVER
    match action:
        case actions.NextRound():
            return HAND_IN_PLAY
        case actions.Cut() if not isinstance(phase, Cutting):
            return NOTHING_TO_CUT
    match phase:
        case Cutting():
            return refuse_cut(action)
        case Buying():
            return refuse_buying(state, phase, action)
        case Doubling():
            bought = isinstance(action, actions.Bid | actions.Confirm)
            return BOUGHT_ALREADY if bought else refuse_doubling(state, phase, action)
    assert_never(phase)


def _refuse_in_play(state: BalootState, action: actions.Action) -> Refusal | None:
    match action:
        case actions.Play(card):
            return play_refusal(state, card)
        case actions.Declare():
            return declare_refusal(state, action)
        case actions.Show():
            return show_refusal(state, action)
        case actions.Claim():
            return claim_refusal(state)
        case actions.Raise():
            return RAISED_ENOUGH
        case actions.Bid() | actions.Confirm() | actions.Pass():
            return BOUGHT_ALREADY
        case actions.Cut():
            return NOTHING_TO_CUT
        case actions.NextRound():
            return HAND_IN_PLAY
    assert_never(action)
