"""The legality of actions in Belote, with the reasons of refusals, and every legal action (belote 2 to 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from game.engine import Refusal
from game.games.belote.rules import actions
from game.games.belote.rules.bidding import answering_answers, bidding_answers, refuse_answering, refuse_bidding
from game.games.belote.rules.declarations import declarable, declare_refusal
from game.games.belote.rules.play import play_refusal, playable_now, say_refusal, sayable
from game.games.belote.rules.state import Answering, BeloteState, Bidding, MatchOver, Playing, RoundOver, Taking
from game.games.belote.rules.taking import refuse_taking, taking_answers

DEAL_IS_OVER: Final = Refusal("belote 1.4", "deal_is_over")
DEAL_IN_PLAY: Final = Refusal("belote 1.4", "deal_in_play")
MATCH_IS_OVER: Final = Refusal("belote 5.6", "match_is_over")
CONTRACT_IS_FINAL: Final = Refusal("belote 3.1", "contract_is_final")


def refusal(state: BeloteState, action: actions.Action) -> Refusal | None:
    """Why the actor may not do this now, or None."""
    phase = state.phase
    match phase:
        case RoundOver():
            return None if isinstance(action, actions.NextRound) else DEAL_IS_OVER
        case MatchOver():
            return MATCH_IS_OVER
    if isinstance(action, actions.NextRound):
        return DEAL_IN_PLAY
    match phase:
        case Taking():
            return refuse_taking(state, phase, action)
        case Bidding():
            return refuse_bidding(state, phase, action)
        case Answering():
            return refuse_answering(action)
        case Playing():
            return _refuse_in_play(state, action)
    assert_never(phase)


def _refuse_in_play(state: BeloteState, action: actions.Action) -> Refusal | None:
    match action:
        case actions.Play(card):
            return play_refusal(state, card)
        case actions.Declare():
            return declare_refusal(state, action)
        case actions.Say():
            return say_refusal(state, action)
        case _:
            return CONTRACT_IS_FINAL


def legal_actions(state: BeloteState) -> Iterator[actions.Action]:
    """Answers, the pass first; or what may be declared and said before a card, and cards to play by face."""
    phase = state.phase
    match phase:
        case Taking():
            yield from taking_answers(state, phase)
        case Bidding():
            yield from bidding_answers(state, phase)
        case Answering():
            yield from answering_answers()
        case Playing():
            yield from declarable(state)
            yield from sayable(state)
            for card in playable_now(state):
                yield actions.Play(card)
        case RoundOver():
            yield actions.NextRound()
        case MatchOver():
            return
