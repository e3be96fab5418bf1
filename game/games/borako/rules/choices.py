"""Every legal action of a Borako position, lazily and in a fixed order; `legal.refusal` decides."""

from __future__ import annotations

from collections.abc import Iterator

from game.families.canasta.rules.legal import fitting_adds
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.legal import guard_add, guard_lay, refusal
from game.games.borako.rules.meld import MELD_RULES
from game.games.borako.rules.state import TEAMS, BorakoState, MatchOver, Melding, RoundOver, Taking
from game.melds.within import distinct_lays


def legal_actions(state: BorakoState) -> Iterator[Action]:
    """Draw and sweep; or lays, adds by meld and card, discards by card; or the next round; nothing after the match.

    Each lay comes once by its faces, wilds of one kind counting as one.
    """
    match state.phase:
        case Taking():
            for taking in (Draw(), Sweep()):
                if refusal(state, taking) is None:
                    yield taking
        case Melding():
            yield from _lays(state, state.phase)
            yield from _adds(state, state.phase)
            yield from _discards(state, state.phase)
        case RoundOver():
            yield NextRound()
        case MatchOver():
            return


def _lays(state: BorakoState, phase: Melding) -> Iterator[Lay]:
    hand = state.hands[phase.seat]
    team = TEAMS[phase.seat]
    for meld in distinct_lays(hand, MELD_RULES, lambda meld: guard_lay(state, team, hand, meld) is None):
        yield Lay(tuple(sorted(meld.cards)))


def _adds(state: BorakoState, phase: Melding) -> Iterator[Add]:
    hand = state.hands[phase.seat]
    team = TEAMS[phase.seat]
    return (add for add in fitting_adds(hand, state.fits[team]) if guard_add(state, team, hand, add) is None)


def _discards(state: BorakoState, phase: Melding) -> Iterator[Discard]:
    for card in dict.fromkeys(state.hands[phase.seat]):
        if refusal(state, discard := Discard(card)) is None:
            yield discard
