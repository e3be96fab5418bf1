"""The play of the cards: what may be played, what a card does, and claiming the rest (baloot 4.3, 5, 6.4 to 6.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.cards import Face, Rank, Suit, face_of, without
from game.engine import Place, Refusal, Seat
from game.families.tricks.rules.playing import PlayClauses, not_in_hand, play, why_not_to_trick
from game.families.tricks.rules.projects import Declaration
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.events import BalootEvent, BalootSaid, RestClaimed, RestGathered
from game.games.baloot.rules.projects import bars_baloot, from_the_best, has_lapsed, scoring_team, show_events
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Faces, Playing, tricks_of
from game.games.baloot.rules.view import BalootView
from game.tricks.deal import all_certain
from game.tricks.masks import pack_of

_CLAUSES: Final = PlayClauses(turn="baloot 5.1", follow="baloot 5.2", trump="baloot 5.3", higher="baloot 5.4")
TRUMP_LEAD_LOCKED: Final = Refusal("baloot 4.3", "trump_lead_locked")

_PAIR: Final = (Rank.KING, Rank.QUEEN)


def playable_now(state: BalootState) -> Faces:
    """Return the cards that the player to act may play."""
    rules, hand = tricks_of(state.options), state.hands[_actor(state)]
    return rules.playable(hand, state.trick, _trump(state), locked=state.locked)  # baloot 4.3, 5.2 to 5.4


def legal_cards(view: BalootView) -> Faces:
    """Return the cards that the seat of a view may play when it is its turn."""
    return tricks_of(view.options).playable(view.hand, view.trick, view.trump, locked=view.locked)


def play_refusal(state: BalootState, card: Face) -> Refusal | None:
    """Why the player to act may not play this card, or None."""
    missing = not_in_hand(_CLAUSES, state.hands[_actor(state)], card)
    if missing is not None:
        return missing
    allowed = playable_now(state)
    if card in allowed:
        return None
    return why_not_to_trick(_CLAUSES, card, allowed, state.trick, _trump(state)) if state.trick else TRUMP_LEAD_LOCKED


def apply_play(state: BalootState, card: Face) -> Applied:
    """A legal card played; a fourth one completes the trick. The hand is scored elsewhere once eight are complete."""
    seat = _actor(state)
    events: list[BalootEvent] = []
    declared = state.declared
    if declared and len(state.tricks) == 1 and state.options.show_projects_by_hand == "off":  # baloot 6.5
        declared = _shown(state, seat)
        for one, before in zip(declared, state.declared, strict=True):
            events += show_events(state, one) if one != before else ()
    # baloot 1.1, 5.1, 5.5
    played = play(tricks_of(state.options), _trump(state), state.leader, state.trick, state.tricks, card)
    events.append(played.card)
    baloot = state.baloot
    if completes_baloot(state, seat, card):
        baloot = seat
        events.append(BalootSaid(seat))
    events += played.won
    if played.won and len(played.tricks) == 1:
        declared = from_the_best(declared, state.dealer)
    hands = state.hands
    after = BalootState(
        options=state.options,
        deals=state.deals,
        round=state.round,
        dealer=state.dealer,
        totals=state.totals,
        phase=Playing(played.following),
        hands=(*hands[:seat], without(hands[seat], (card,)), *hands[seat + 1 :]),
        stock=state.stock,
        public=state.public,
        said=state.said,
        contract=state.contract,
        taken=state.taken,
        multiplier=state.multiplier,
        doubler=state.doubler,
        locked=state.locked,
        leader=played.leader,
        trick=played.trick,
        tricks=played.tricks,
        declared=declared,
        baloot=baloot,
        claimed=None,
        opened=(),
    )
    return after, tuple(events)


def _shown(state: BalootState, seat: Seat) -> tuple[Declaration, ...]:
    """The declared projects with those of `seat` shown, if its team has the best (baloot 6.4)."""
    if TEAMS[seat] != scoring_team(state):
        return state.declared
    return tuple(replace(one, shown=True) if one.seat == seat else one for one in state.declared)


def completes_baloot(state: BalootState, seat: Seat, card: Face) -> bool:
    """Whether `card` is the second of king and queen of trumps from the hand of `seat`, and not barred (baloot 6.6)."""
    trump = _trump(state)
    if trump is None or card.suit != trump or card.rank not in _PAIR:
        return False
    other = face_of(Rank.QUEEN if card.rank == Rank.KING else Rank.KING, trump)
    played = any(trick.cards[(seat - trick.leader) % SEATS] == other for trick in state.tricks)
    return played and not any(bars_baloot(one.project, trump) for one in state.declared if one.seat == seat)


def _actor(state: BalootState) -> Seat:
    assert isinstance(state.phase, Playing), "cards are played in the play"
    return state.phase.seat


def _trump(state: BalootState) -> Suit | None:
    assert state.contract is not None, "only a bought hand is played"
    return state.contract.trump


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
    pack = pack_of(tricks_of(state.options), state.contract.trump)
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
    """Return the seat that would announce Baloot if the hand were played out (baloot 6.6)."""
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
