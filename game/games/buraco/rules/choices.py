"""The legal actions of a Buraco position, lazily and in a fixed order; `legal.refusal` decides."""

from __future__ import annotations

from collections.abc import Iterator

from game.families.canasta.rules.legal import fitting_adds
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.legal import actor_and_team, guard_add, guard_lays, opens_high, refusal
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.opens import opens
from game.games.buraco.rules.state import MORTOS, BuracoState, ChoosingMorto, MatchOver, Melding, RoundOver, Taking
from game.melds.lays import distinct_lays


def legal_actions(state: BuracoState) -> Iterator[Action]:
    """Draw and takes; or lays, opens, adds by meld and card, takes and discards by card, the end; or a morto; or the
    next round; nothing after the match.

    Each card of the pile comes once, each lay once by its faces, wilds of one kind counting as one. Where the first
    melds must be worth 75 not every `Open` is given, see `opens`.
    """
    match state.phase:
        case Taking():
            yield Draw()
            yield from _takes(state)
        case Melding(ended=True):
            yield End()
        case Melding():
            yield from _lays(state, state.phase)
            yield from _opens(state, state.phase)
            yield from _adds(state, state.phase)
            yield from _takes(state)
            yield from _discards(state, state.phase)
            if refusal(state, End()) is None:
                yield End()
        case ChoosingMorto():
            yield from map(Morto, range(1, MORTOS + 1))
        case RoundOver():
            yield NextRound()
        case MatchOver():
            return


def _takes(state: BuracoState) -> Iterator[Take]:
    for card in sorted(set(state.discards)):  # buraco 3.3
        if refusal(state, take := Take(card)) is None:
            yield take


def _lays(state: BuracoState, turn: Melding) -> Iterator[Lay]:
    seat, _team = actor_and_team(state, turn)
    rules = meld_rules(state.options)
    for meld in distinct_lays(state.hands[seat], rules, lambda meld: guard_lays(state, turn, (meld,)) is None):
        yield Lay(tuple(sorted(meld.cards)))


def _opens(state: BuracoState, turn: Melding) -> Iterator[Open]:
    seat, team = actor_and_team(state, turn)
    if opens_high(state, team):  # buraco 9.2
        rules = meld_rules(state.options)
        for melds in opens(state.hands[seat], rules, lambda melds: guard_lays(state, turn, melds) is None):
            yield Open(tuple(tuple(sorted(meld.cards)) for meld in melds))


def _adds(state: BuracoState, turn: Melding) -> Iterator[Add]:
    seat, team = actor_and_team(state, turn)
    adds = fitting_adds(state.hands[seat], state.fits[team])
    return (add for add in adds if guard_add(state, turn, add) is None)


def _discards(state: BuracoState, turn: Melding) -> Iterator[Discard]:
    seat, _team = actor_and_team(state, turn)
    for card in dict.fromkeys(state.hands[seat]):
        if refusal(state, discard := Discard(card)) is None:
            yield discard
