"""Every legal action of a Baloot position, lazily and in a fixed order; `legal.refusal` decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.games.baloot.rules.actions import CUTS, Action, Claim, Cut, NextRound, Play
from game.games.baloot.rules.buying import buying_answers
from game.games.baloot.rules.doubling import doubling_answers
from game.games.baloot.rules.play import claim_refusal, playable_now
from game.games.baloot.rules.projects import declarable, showable
from game.games.baloot.rules.state import BalootState, Buying, Cutting, Doubling, MatchOver, Playing, RoundOver

_CUTS: Final = tuple(Cut(how) for how in CUTS)


def legal_actions(state: BalootState) -> Iterator[Action]:
    """Cuts; answers, the pass first; or projects to declare or show, cards to play by face, and the claim last."""
    phase = state.phase
    match phase:
        case Cutting():
            yield from _CUTS
        case Buying():
            yield from buying_answers(state, phase)
        case Doubling():
            yield from doubling_answers(state, phase)
        case Playing():
            yield from declarable(state)
            yield from showable(state)
            for card in playable_now(state):
                yield Play(card)
            if claim_refusal(state) is None:
                yield Claim()
        case RoundOver():
            yield NextRound()
        case MatchOver():
            return
