"""Claiming the tricks that are left, where nobody can prevent any more that one player takes them all (baloot 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.engine import Place, Refusal, Seat
from game.games.baloot.rules.cards import DECK, SUITS, strength
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.events import BalootEvent, BalootSaid, RestClaimed, RestGathered
from game.games.baloot.rules.projects import bars_baloot, has_lapsed, scoring_team
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Faces, Playing

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
    return None if all_certain(hand, played, state.contract.trump, locked=state.locked) else CLAIM_UNCERTAIN


def _somebody_may_show(state: BalootState) -> bool:
    team = scoring_team(state)
    return any(TEAMS[one.seat] == team and not one.shown and not has_lapsed(state, one) for one in state.declared)


def all_certain(hand: Faces, played: Sequence[Face], trump: Suit | None, *, locked: bool) -> bool:
    """Whether who leads with `hand` takes all its tricks, however the cards that are neither in it nor played lie.

    It takes trumps above all others and as many as are out, or none out, and no other card that can be beaten.
    """
    gone = {*hand, *played}
    # For each suit the strength of the best card that is out; no card is weaker than 0.
    best = [-1, -1, -1, -1]
    trumps_out = 0
    for card in DECK:
        if card not in gone:
            best[SUITS[card]] = max(best[SUITS[card]], strength(card, trump))
            trumps_out += SUITS[card] == trump
    if any(strength(card, trump) < best[SUITS[card]] for card in hand):
        return False
    if not trumps_out:
        return True
    trumps = sum(SUITS[card] == trump for card in hand)
    # Locked trumps cannot be drawn before the other cards are led: baloot 4.3
    return trumps >= trumps_out and (not locked or trumps == len(hand))


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
