"""The effects of actions in Baloot, and the score of a hand that was played (baloot 2 to 7).

Whether an action may be done is the business of `legal`, what a hand is worth that of `scoring`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.cards import format_faces
from game.engine import ScoreLine, team_points
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.playing import points_taken
from game.families.tricks.rules.projects import Declaration, from_highest
from game.games.baloot.rules import actions
from game.games.baloot.rules.buying import apply_buying
from game.games.baloot.rules.deal import Applied, apply_cut, deal_hand
from game.games.baloot.rules.doubling import apply_doubling
from game.games.baloot.rules.events import BalootEvent, MatchEnded, RoundEnded
from game.games.baloot.rules.play import apply_claim, apply_play
from game.games.baloot.rules.projects import apply_declare, apply_show, counting
from game.games.baloot.rules.scoring import (
    GAHWA,
    RAW,
    Counted,
    Hand,
    fell_short,
    gahwa_winner,
    hand_lines,
    kaboot_of,
    totals_after,
    winner,
)
from game.games.baloot.rules.state import (
    SEATS,
    TEAMS,
    TRICKS,
    BalootState,
    Buying,
    Contract,
    Doubling,
    MatchOver,
    RoundOver,
)
from game.games.baloot.rules.view import BalootView


def raw_points(state: BalootState | BalootView) -> tuple[int, int]:
    """The card points each team has taken, the last trick included once it is taken (baloot 7.1).

    Who claimed has the tricks that are left as well. A view gives the same points as the state.
    """
    trump = state.contract.trump if state.contract is not None else None
    first, second = points_taken(TRICKS, trump, state.tricks, HAND_SIZE)
    if state.claimed is None or state.contract is None:
        return first, second
    whole = RAW[state.contract.kind]
    return (first, whole - first) if TEAMS[state.claimed] else (whole - second, second)


def hand_of(state: BalootState, contract: Contract) -> Hand:
    """Return the score of a hand whose last trick is taken or claimed."""
    last = state.tricks[-1].winner if state.claimed is None else state.claimed
    takers = {TEAMS[trick.winner] for trick in state.tricks} | {TEAMS[last]}
    return Hand(
        kind=contract.kind,
        buyer=TEAMS[contract.buyer],
        raw=raw_points(state),
        last_trick=TEAMS[last],
        projects=tuple(_counted(declaration) for declaration in counting(state.declared)),
        baloot=None if state.baloot is None else TEAMS[state.baloot],
        kaboot=TEAMS[last] if len(takers) == 1 else None,
        multiplier=state.multiplier,
        doubler=None if state.doubler is None else TEAMS[state.doubler],
    )


def _counted(declaration: Declaration) -> Counted:
    seat, project = declaration.seat, declaration.project
    return Counted(TEAMS[seat], project.kind, format_faces(from_highest(project.cards)), seat)


def played_hand(state: BalootState) -> Hand | None:
    """Return the score of the hand that is over; None while one is in play and where nothing was played."""
    match state.phase:
        case RoundOver("played" | "claimed") | MatchOver():
            return None if state.contract is None else hand_of(state, state.contract)
        case _:
            return None


def state_lines(state: BalootState) -> tuple[ScoreLine, ...]:
    """The score lines of the hand that is over; none while one is in play, nor of a hand thrown in or void."""
    hand = played_hand(state)
    return () if hand is None else hand_lines(state.options, hand)


def round_traits(state: BalootState) -> tuple[str, ...]:
    """Return the kind of hand that is over, for statistics; none while one is in play."""
    match state.phase:
        case RoundOver("thrown_in" | "kawesh" as reason):
            return (reason,)
    hand = played_hand(state)
    if hand is None:
        return ()
    traits = ["bought", hand.kind]
    traits += _bought_how(state.contract) if state.contract is not None else []
    traits += ["failed"] if fell_short(state.options, hand) else []
    traits += ["kaboot"] if kaboot_of(state.options, hand) is not None else []
    traits += ["doubled"] if hand.multiplier > 1 else []
    traits += ["gahwa"] if hand.multiplier == GAHWA else []
    return tuple(traits)


def _bought_how(contract: Contract) -> list[str]:
    return ["second_round"] * (contract.round == 2) + ["ashkal"] * contract.ashkal


def apply(state: BalootState, action: actions.Action) -> Applied:
    """The state after a legal action and what happened."""
    phase = state.phase
    match action:
        case actions.Play(card):
            after, events = apply_play(state, card)
            return _ended(after, events, "played") if len(after.tricks) == HAND_SIZE else (after, events)
        case actions.Declare():
            return apply_declare(state, action)
        case actions.Show():
            return apply_show(state, action)
        case actions.Claim():
            after, events = apply_claim(state)
            return _ended(after, events, "claimed")
        case actions.Cut():
            return apply_cut(state, action)
        case actions.Pass() | actions.Raise() if isinstance(phase, Doubling):
            return apply_doubling(state, phase, action)
        case actions.Pass() | actions.Bid() | actions.Confirm() if isinstance(phase, Buying):
            return apply_buying(state, phase, action)
        case actions.NextRound():  # baloot 2.1
            dealer = (state.dealer + 1) % SEATS
            return deal_hand(state.options, state.deals, state.round + 1, dealer, state.totals)
        case actions.Pass() | actions.Bid() | actions.Confirm() | actions.Raise():
            raise AssertionError("nobody is asked")
    assert_never(action)


def _ended(state: BalootState, events: tuple[BalootEvent, ...], reason: str) -> Applied:
    """The hand scored, and the match with it where a team has won (baloot 7.6, 7.7)."""
    contract = state.contract
    assert contract is not None, "only a bought hand is played"
    hand = hand_of(state, contract)
    totals = totals_after(state.totals, team_points(hand_lines(state.options, hand)))
    events = (*events, RoundEnded(round=state.round))
    by_gahwa = gahwa_winner(state.options, hand)
    won = winner(totals, state.options.target) if by_gahwa is None else by_gahwa
    if won is None:
        return replace(state, phase=RoundOver(reason), totals=totals), events
    over = MatchOver("target_reached" if by_gahwa is None else "gahwa", won)
    return replace(state, phase=over, totals=totals), (*events, MatchEnded())
