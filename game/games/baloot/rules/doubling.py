"""Doubling a contract, from Double to Gahwa, open or locked (baloot 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Final, assert_never

from game.engine import Refusal, Seat
from game.games.baloot.rules import events
from game.games.baloot.rules.actions import Action, Pass, Raise
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TEAMS, BalootState, Contract, Doubling, Phase, Playing
from game.tricks.auction import Ladder, opponents_of, passed_on

_Raised = (
    events.DoubleSaid
    | events.LockedDoubleSaid
    | events.ThreeSaid
    | events.FourSaid
    | events.LockedFourSaid
    | events.GahwaSaid
)

RAISE_OR_PASS: Final = Refusal("baloot 4.1", "raise_or_pass")
NO_SUCH_RAISE: Final = Refusal("baloot 4.1", "no_such_raise")
OTHER_RAISE: Final = "other_raise"
SUN_IS_ONLY_DOUBLED: Final = Refusal("baloot 4.2", "sun_is_only_doubled")
LOCKED_IN_HOKOM: Final = Refusal("baloot 4.3", "locked_in_hokom")
LOCKED_DOUBLE_OR_FOUR: Final = Refusal("baloot 4.3", "locked_double_or_four")

MULTIPLIERS: Final = {"double": 2, "three": 3, "four": 4, "gahwa": 5}  # baloot 4.1
RAISES: Final = Ladder(tuple(MULTIPLIERS))  # baloot 4.1
SUN_MARK: Final = 100
"""Sun is doubled only where one team alone has more game points than this (baloot 4.2)."""

LOCKABLE: Final = frozenset(("double", "four"))  # baloot 4.3
_TOLD: Final[Mapping[tuple[str, bool], type[_Raised]]] = {
    ("double", False): events.DoubleSaid,
    ("double", True): events.LockedDoubleSaid,
    ("three", False): events.ThreeSaid,
    ("four", False): events.FourSaid,
    ("four", True): events.LockedFourSaid,
    ("gahwa", False): events.GahwaSaid,
}
"""The event of each raise, open and locked."""
_PASS: Final = Pass()
_OPEN: Final = {level: Raise(level) for level in MULTIPLIERS}
_LOCKED: Final = {level: Raise(level, locked=True) for level in LOCKABLE}


def may_be_doubled(options: BalootOptions, contract: Contract, totals: Sequence[Decimal]) -> bool:
    """Whether the buyer's opponents may say Double at all."""
    if contract.kind == "hokom":  # baloot 4.1
        return True
    team = TEAMS[contract.buyer]
    past = [total > SUN_MARK for total in totals]  # baloot 4.2
    return past[0] != past[1] and (past[team] or options.sun_doubling == "either_past_100")


def first_phase(options: BalootOptions, contract: Contract, totals: Sequence[Decimal], leader: Seat) -> Phase:
    """Return the phase after the purchase: the first opponent of the buyer is asked to double, or `leader` leads."""
    if not may_be_doubled(options, contract, totals):
        return Playing(leader)
    right, left = opponents_of(contract.buyer)
    return Doubling(right, "double", (left,))  # baloot 4.1


def refuse_doubling(state: BalootState, phase: Doubling, action: Action) -> Refusal | None:
    """Why the player asked may not answer this, or None."""
    match action:
        case Pass():
            return None
        case Raise():
            return _refuse_raise(state, phase, action)
        case _:
            return RAISE_OR_PASS


def _refuse_raise(state: BalootState, phase: Doubling, action: Raise) -> Refusal | None:
    if action.level not in MULTIPLIERS:
        return NO_SUCH_RAISE
    is_sun = _contract(state).kind == "sun"
    if action.level != phase.level:
        if is_sun:  # baloot 4.2
            return SUN_IS_ONLY_DOUBLED
        return Refusal("baloot 4.1", OTHER_RAISE, (("level", phase.level),))
    if action.locked and is_sun:
        return LOCKED_IN_HOKOM
    if action.locked and action.level not in LOCKABLE:
        return LOCKED_DOUBLE_OR_FOUR
    return None


def doubling_answers(state: BalootState, phase: Doubling) -> Iterator[Action]:
    """Every answer that is allowed, the pass first."""
    yield _PASS
    yield _OPEN[phase.level]
    if phase.level in LOCKABLE and _contract(state).kind == "hokom":  # baloot 4.3
        yield _LOCKED[phase.level]


def apply_doubling(state: BalootState, phase: Doubling, action: Pass | Raise) -> Applied:
    """Return the state after a legal answer: the next question, or the play."""
    seat = phase.seat
    following: Phase
    match action:
        case Pass():
            following = passed_on(phase) or Playing(state.leader)
            after = _raised(state, following, (seat, "pass"), state.multiplier, state.doubler, locked=state.locked)
            return after, (events.RaiseDeclined(seat),)
        case Raise(level, locked):
            doubler = seat if state.doubler is None else state.doubler
            multiplier = MULTIPLIERS[level]
            following = _after_raise(state, level, doubler)
            # Three and Gahwa are never locked, so saying them opens the hand again: baloot 4.3
            after = _raised(state, following, (seat, str(action)), multiplier, doubler, locked=locked)
            return after, (_TOLD[level, locked](seat),)
    assert_never(action)


def _after_raise(state: BalootState, level: str, doubler: Seat) -> Phase:
    contract = _contract(state)
    answer = RAISES.after(level)
    if contract.kind == "sun" or answer is None:  # baloot 4.1, 4.2
        return Playing(state.leader)
    asked = contract.buyer if RAISES.is_against(level) else doubler  # baloot 4.1
    return Doubling(asked, answer, ())


def _contract(state: BalootState) -> Contract:
    assert state.contract is not None, "only a bought hand is doubled"
    return state.contract


def _raised(
    state: BalootState, phase: Phase, answer: tuple[Seat, str], multiplier: int, doubler: Seat | None, *, locked: bool
) -> BalootState:
    answers = (*state.said, answer)
    return replace(state, phase=phase, said=answers, multiplier=multiplier, doubler=doubler, locked=locked)
