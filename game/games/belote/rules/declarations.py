"""Declarations: what they are and count, which may be declared, and which team's score (belote 4.2 to 4.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from game.cards import Rank, Suit, sorted_faces
from game.engine import Refusal, Seat
from game.families.tricks.rules.events import ProjectBeaten, ProjectDeclared, ProjectShown
from game.families.tricks.rules.projects import (
    Declaration,
    DeclareClauses,
    Project,
    ProjectRules,
    from_highest,
    is_four,
    why_not_declared,
)
from game.games.belote.rules.actions import Declare
from game.games.belote.rules.deal import Applied
from game.games.belote.rules.events import BeloteEvent, DeclarationsLevel
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import SANS, BeloteState, Contract, Playing
from game.tricks.rules import TEAMS, Faces

NO_DECLARATIONS: Final = Refusal("belote 4.2", "no_declarations")
DECLARE_TOO_LATE: Final = Refusal("belote 4.5", "declare_too_late")
_CLAUSES: Final = DeclareClauses(kinds="belote 4.3", declaring="belote 4.5")

TIERCE, CINQUANTE, CENT, CARRE = "tierce", "cinquante", "cent", "carre"
SEQUENCES: Final = {TIERCE: 20, CINQUANTE: 50, CENT: 100}
"""The points of sequences, from the lowest (belote 4.3)."""
CARRES: Final = {f"{CARRE}_{points}": points for points in (100, 150, 200)}
"""The points of carrés by the names that tell them apart where their cards are not known (belote 4.3)."""
_CARRES: Final = {  # belote 4.3
    Rank.QUEEN: 100,
    Rank.KING: 100,
    Rank.TEN: 100,
    Rank.ACE: 100,
    Rank.NINE: 150,
    Rank.JACK: 200,
}
"""The points of carrés, from the lowest (belote 4.6)."""
_SANS_CARRES: Final = {  # belote 7.2
    Rank.NINE: 100,
    Rank.JACK: 100,
    Rank.QUEEN: 100,
    Rank.KING: 100,
    Rank.TEN: 150,
    Rank.ACE: 200,
}


@cache
def _rules(trump: Suit | None, *, sans: bool) -> ProjectRules:
    carres = _SANS_CARRES if sans else _CARRES
    return ProjectRules(
        kinds=(*SEQUENCES, CARRE),  # belote 4.6
        runs=tuple(SEQUENCES),
        fours=dict.fromkeys(carres, CARRE),
        four_order=tuple(carres),
        best_suit=trump,  # belote 4.6, 7.1
    )


def rules_of(contract: Contract) -> ProjectRules:
    """What may be declared under a contract, and how it ranks (belote 4.3, 4.6, 7.2)."""
    return _rules(contract.trump, sans=contract.named == SANS)


def worth(project: Project, contract: Contract) -> int:
    """The points of a declaration (belote 4.3, 7.2)."""
    if is_four(project):
        return (_SANS_CARRES if contract.named == SANS else _CARRES)[project.cards[0].rank]
    return SEQUENCES[project.kind]


def best_choice(hand: Faces, contract: Contract) -> tuple[Project, ...]:
    """The declarations of a hand of eight that are worth the most together (belote 4.4)."""
    rules = rules_of(contract)

    def rank(choice: tuple[Project, ...]) -> tuple[int, tuple[int, ...]]:
        # Eight cards never have two choices that are equal in both but for the number of carrés.
        best = max((rules.ranking(one) for one in choice), default=())
        return sum(worth(one, contract) for one in choice), best

    return max(rules.choices(hand), key=rank, default=())


def counting(options: BeloteOptions, contract: Contract, declared: Sequence[Declaration], dealer: Seat) -> int | None:
    """The team whose declarations count, None where none do (belote 4.6, 4.7)."""
    rules = rules_of(contract)
    ordered = rules.from_the_best(declared, dealer)
    if not ordered:
        return None
    team = TEAMS[ordered[0].seat]
    others = next((one for one in ordered if TEAMS[one.seat] != team), None)
    level = others is not None and rules.ranking(others.project) == rules.ranking(ordered[0].project)
    return None if level and options.level_declarations == "none" else team


def declare_refusal(state: BeloteState, action: Declare) -> Refusal | None:
    """Why the player to act may not declare this, or None."""
    seat, contract = _actor(state), _contract(state)
    if state.options.declarations == "off":
        return NO_DECLARATIONS
    if state.tricks:
        return DECLARE_TOO_LATE
    own = [one.project.cards for one in state.declared if one.seat == seat]
    return why_not_declared(_CLAUSES, rules_of(contract), state.hands[seat], own, action.cards)


def declarable(state: BeloteState) -> Iterator[Declare]:
    """Everything that the player to act may declare, the best first."""
    if state.options.declarations == "off" or state.tricks:
        return
    for project in _projects_of_actor(state):
        action = Declare(project.cards)
        if declare_refusal(state, action) is None:
            yield action


def apply_declare(state: BeloteState, action: Declare) -> Applied:
    """A legal declaration: everybody hears of which kind it is (belote 4.5)."""
    seat = _actor(state)
    cards = sorted_faces(action.cards)
    project = next(one for one in _projects_of_actor(state) if one.cards == cards)
    event = ProjectDeclared(seat, cards=from_highest(cards), seen_by=frozenset((seat,)), kind=project.kind)
    return replace(state, declared=(*state.declared, Declaration(seat, project))), (event,)


def shown(state: BeloteState) -> tuple[tuple[Declaration, ...], tuple[BeloteEvent, ...]]:
    """The declarations once the second trick is led, and the events: the team with the best shows all (belote 4.5)."""
    contract = _contract(state)
    team = counting(state.options, contract, state.declared, state.dealer)
    if team is None:
        return state.declared, (DeclarationsLevel(),) if state.declared else ()
    ordered = rules_of(contract).from_the_best(state.declared, state.dealer)
    best = ordered[0]
    events: list[BeloteEvent] = []
    for one in ordered:
        seat, project = one.seat, one.project
        if TEAMS[seat] == team:
            events.append(ProjectShown(seat, cards=from_highest(project.cards), kind=project.kind))
    for one in state.declared:
        if TEAMS[one.seat] != team:
            events.append(ProjectBeaten(one.seat, kind=one.project.kind, by=best.seat, better=best.project.kind))
    return tuple(replace(one, shown=TEAMS[one.seat] == team) for one in state.declared), tuple(events)


def _projects_of_actor(state: BeloteState) -> tuple[Project, ...]:
    """What the player to act may declare, given what is declared already."""
    seat = _actor(state)
    own = [one.project.cards for one in state.declared if one.seat == seat]
    return rules_of(_contract(state)).found(state.hands[seat], own)


def _actor(state: BeloteState) -> Seat:
    assert isinstance(state.phase, Playing), "declarations belong to the play"
    return state.phase.seat


def _contract(state: BeloteState) -> Contract:
    assert state.contract is not None, "only a deal with a contract is played"
    return state.contract
