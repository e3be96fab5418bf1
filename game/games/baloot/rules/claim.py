"""Claiming the tricks that are left, where nobody can prevent any more that one player takes them all (baloot 5.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.cards import Rank, face_of
from game.engine import Place, Refusal, Seat
from game.games.baloot.rules.cards import TRICKS
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.events import BalootEvent, BalootSaid, RestClaimed, RestGathered
from game.games.baloot.rules.projects import bars_baloot, has_lapsed, scoring_team
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Playing
from game.tricks.deal import all_certain
from game.tricks.masks import pack_of

CLAIM_TOO_EARLY: Final = Refusal("baloot 5.5", "claim_too_early")
CLAIM_WITHOUT_LEAD: Final = Refusal("baloot 5.5", "claim_without_lead")
CLAIM_BEFORE_SHOWING: Final = Refusal("baloot 6.5", "claim_before_showing")
CLAIM_UNCERTAIN: Final = Refusal("baloot 5.5", "claim_uncertain")

FIRST_CLAIM: Final = 3
"""The first trick at whose lead the rest may be claimed: all projects are shown by then."""


def claim_refusal(state: BalootState) -> Refusal | None:
    """Why the player to act may not claim the tricks that are left, or None; it depends on nothing hidden from him."""
    assert isinstance(state.phase, Playing), "claims belong to the play"
    if len(state.tricks) < FIRST_CLAIM - 1:
        return CLAIM_TOO_EARLY
    if state.trick:
        return CLAIM_WITHOUT_LEAD
    if _somebody_may_show(state):
        return CLAIM_BEFORE_SHOWING
    assert state.contract is not None, "only a bought hand is played"
    hand = state.hands[state.phase.seat]
    played = [card for trick in state.tricks for card in trick.cards]
    pack = pack_of(TRICKS, state.contract.trump)
    # Locked trumps cannot be drawn: baloot 4.3
    return None if all_certain(pack, hand, played, locked=state.locked) else CLAIM_UNCERTAIN


def _somebody_may_show(state: BalootState) -> bool:
    team = scoring_team(state)
    return any(TEAMS[one.seat] == team and not one.shown and not has_lapsed(state, one) for one in state.declared)


def apply_claim(state: BalootState) -> Applied:
    """A legal claim: the claimer's hand is laid open, and all cards left go to the tricks of the team.

    In the state they stay in the hands. Whoever still had a Baloot to announce has announced it (baloot 6.6).
    """
    assert isinstance(state.phase, Playing), "claims belong to the play"
    seat = state.phase.seat
    hand = state.hands[seat]
    won = Place("won", TEAMS[seat])
    events: list[BalootEvent] = [RestClaimed(seat, cards=hand)]
    baloot = state.baloot if state.baloot is not None else _coming_baloot(state)
    if baloot != state.baloot:
        events.append(BalootSaid(baloot))
    for owner, cards in enumerate(state.hands):
        seen_by = None if owner == seat else frozenset((owner,))
        events.append(RestGathered(seat, Place("hand", owner), won, cards, seen_by))
    return replace(state, claimed=seat, opened=hand, baloot=baloot), tuple(events)


def _coming_baloot(state: BalootState) -> Seat | None:
    """Who would announce Baloot if the hand were played out (baloot 6.6)."""
    trump = state.contract.trump if state.contract is not None else None
    if trump is None:
        return None
    pair = {face_of(Rank.KING, trump), face_of(Rank.QUEEN, trump)}
    for seat in range(SEATS):
        played = {trick.cards[(seat - trick.leader) % SEATS] for trick in state.tricks}
        if pair <= played | set(state.hands[seat]):
            barred = any(bars_baloot(one.project, trump) for one in state.declared if one.seat == seat)
            return None if barred else seat
    return None
