"""What a state of Baloot comes to when everybody goes on by rules of thumb, and in the last tricks by best play."""

from __future__ import annotations

from random import Random
from typing import Final

from game.engine import Seat
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.match_equity import chance
from game.games.baloot.opponents.weights import SkillProfile
from game.games.baloot.rules import RULES
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import TEAMS, BalootState, MatchOver, Playing, RoundOver, tricks_of
from game.games.baloot.rules.state import points as card_points
from game.opponents.playouts import PlayoutResult, lead_of
from game.opponents.protocol import NoDeadline
from game.opponents.sequels import Sequel, SequelValue
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.solver import values

_SOLVED: Final = 4
"""Cards in a hand from which on the best is played, all hands being known."""
_DEAL: Final = 20.0
_CARD_POINT: Final = 0.1
_TRICK: Final = 1.5
"""What it is worth, more or less, in game points, to come out ahead, a card point, and to take the trick in play: it
decides what is told of two ways first.
"""
_QUICK: Final = BalootAgent(SkillProfile(0.0, 0.0))
"""Plays by rules of thumb and raises nothing."""


def played_out(state: BalootState, seat: Seat, rng: Random) -> PlayoutResult:
    """What the hand is worth to the team of a seat, in game points, and the chance of the match after it."""
    trick = len(state.tricks) - (not state.trick) if isinstance(state.phase, Playing) else -1
    played = state.contract is not None
    while not isinstance(state.phase, RoundOver | MatchOver):
        state, _ = RULES.apply(state, _action(state, rng))
    points = RULES.standing(state).round_points
    assert points is not None, "the hand is over"
    team = TEAMS[seat]
    own, theirs = (float(state.totals[each]) for each in (team, 1 - team))
    won = RULES.outcome(state)
    after = chance(own, theirs) if won is None else float(team in won.winners)
    sequels = [SequelValue(Sequel.WINS_DEAL, float(points[team] > points[1 - team]), _DEAL)]
    if played:
        sequels.append(SequelValue(Sequel.CARD_POINTS, _card_points(state, team), _CARD_POINT))
    if 0 <= trick < len(state.tricks):
        sequels.append(SequelValue(Sequel.WINS_TRICK, float(TEAMS[state.tricks[trick].winner] == team), _TRICK))
    return PlayoutResult(lead_of(points, team, fewest=False), after, tuple(sequels))


def _card_points(state: BalootState, team: int) -> float:
    """What the cards of the tricks that a team took count, without what is given for the last."""
    taken = [card for each in state.tricks if TEAMS[each.winner] == team for card in each.cards]
    trump = state.contract.trump if state.contract is not None else None
    return float(sum(card_points(card, trump) for card in taken))


def _action(state: BalootState, rng: Random) -> Action:
    phase = state.phase
    assert not isinstance(phase, RoundOver | MatchOver), "somebody is to act"
    if isinstance(phase, Playing) and len(state.hands[phase.seat]) <= _SOLVED:
        return _best_card(state)
    return _QUICK.decide(RULES.view(state, phase.seat), rng, NoDeadline()).action


def _best_card(state: BalootState) -> Play:
    assert state.contract is not None, "only a bought hand is played"
    pack = pack_of(tricks_of(state.options), state.contract.trump)
    first, second, third, fourth = (pack.mask(hand) for hand in state.hands)
    trick = tuple(pack.mask((card,)) for card in state.trick)
    deal = Deal(pack, (first, second, third, fourth), state.leader, trick, state.locked)
    found = values(deal, deal.legal(), {})
    return Play(pack.face_of[max(found, key=lambda card: (found[card], -card))])
