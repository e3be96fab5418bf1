"""Taking the turned-up card (belote 2, 7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.cards import Face
from game.engine import Refusal
from game.games.belote.rules import events
from game.games.belote.rules.actions import NAMES, SUIT_NAMED, Action, Pass, Take
from game.games.belote.rules.deal import Applied, deal_rest
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import BeloteState, Contract, RoundOver, Taking
from game.tricks.auction import by_priority, passed_on
from game.tricks.rules import SUITS

TAKE_OR_PASS: Final = Refusal("belote 2.1", "take_or_pass")
SUIT_OF_THE_CARD: Final = Refusal("belote 2.1", "suit_of_the_card")
NAME_A_SUIT: Final = Refusal("belote 2.2", "name_a_suit")
ANOTHER_SUIT: Final = Refusal("belote 2.2", "another_suit")
NOT_PLAYED: Final = Refusal("belote 7.1", "sans_tout_not_played")
IN_SECOND_ROUND: Final = Refusal("belote 7.1", "sans_tout_in_second_round")

_PASS: Final = Pass()
_TAKE: Final = Take()
_TAKE_NAMED: Final = {named: Take(named) for named in NAMES}


def names_in(options: BeloteOptions) -> tuple[str, ...]:
    """Everything that may be named under these house rules (belote 7.1)."""
    return NAMES if options.sans_tout == "on" else tuple(SUIT_NAMED)


def refuse_taking(state: BeloteState, phase: Taking, action: Action) -> Refusal | None:
    """Why the player asked may not answer this, or None."""
    match action:
        case Pass():
            return None
        case Take(named):
            return _refuse_take(state, phase, named)
        case _:
            return TAKE_OR_PASS


def _refuse_take(state: BeloteState, phase: Taking, named: str | None) -> Refusal | None:
    if phase.round == 1:
        if named is None:
            return None
        return SUIT_OF_THE_CARD if named in SUIT_NAMED else IN_SECOND_ROUND
    if named is None:
        return NAME_A_SUIT
    if named not in names_in(state.options):
        return NOT_PLAYED
    barred = state.options.second_round == "others" and SUIT_NAMED.get(named) == SUITS[_public(state)]
    return ANOTHER_SUIT if barred else None


def taking_answers(state: BeloteState, phase: Taking) -> Iterator[Action]:
    """Every answer that is allowed, the pass first."""
    yield _PASS
    if phase.round == 1:
        yield _TAKE
        return
    for named in names_in(state.options):
        if _refuse_take(state, phase, named) is None:
            yield _TAKE_NAMED[named]


def apply_taking(state: BeloteState, phase: Taking, action: Pass | Take) -> Applied:
    """The state after a legal answer: the next question, the deal thrown in, or the play."""
    seat = phase.seat
    state = replace(state, said=(*state.said, (seat, str(action))))
    match action:
        case Take(named):
            return deal_rest(state, Contract(seat, named or SUITS[_public(state)].letter))
        case Pass():
            passed = events.Passed(seat) if phase.round == 1 else events.PassedAgain(seat)
            following = passed_on(phase)
            if following is None and phase.round == 1:  # belote 2.2
                first, *others = by_priority(state.dealer)
                following = Taking(first, 2, tuple(others))
            if following is None:
                return thrown_in(state, passed)
            return replace(state, phase=following), (passed,)
    assert_never(action)


def thrown_in(state: BeloteState, passed: events.Passed | events.PassedAgain) -> Applied:
    """The deal that nobody wants: nobody scores (belote 2.3, 6.2)."""
    ended = events.RoundEnded(round=state.round)
    return replace(state, phase=RoundOver("thrown_in")), (passed, events.ThrownIn(), ended)


def _public(state: BeloteState) -> Face:
    assert state.public is not None, "the card lies open until it is taken"
    return state.public
