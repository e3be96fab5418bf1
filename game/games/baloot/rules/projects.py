"""Projects: what they are, which may be declared and shown, and which count (baloot 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.cards import Rank, Suit, face_of, sorted_faces
from game.engine import Refusal, Seat
from game.families.tricks.rules.events import ProjectBeaten, ProjectDeclared, ProjectShown
from game.families.tricks.rules.projects import Declaration, DeclareClauses, Project, ProjectRules, why_not_declared
from game.games.baloot.rules.actions import Declare, Show
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.scoring import BALOOT_POINTS, PROJECT_POINTS
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Faces, Playing

DECLARE_TOO_LATE: Final = Refusal("baloot 6.3", "declare_too_late")
SHOWN_BY_THE_TABLE: Final = Refusal("baloot 6.5", "shown_by_the_table")
NOT_DECLARED: Final = Refusal("baloot 6.3", "not_declared")
SHOWN_ALREADY: Final = Refusal("baloot 6.5", "shown_already")
SHOW_TOO_EARLY: Final = Refusal("baloot 6.3", "show_too_early")
SHOW_TOO_LATE: Final = Refusal("baloot 6.5", "show_too_late")
OTHERS_HAVE_THE_BEST: Final = "others_have_the_best"

KIND_ORDER: Final = ("sira", "fifty", "hundred_four", "hundred_run", "four_hundred")
"""The kinds of projects from the lowest (baloot 6.4)."""

_CLAUSES: Final = DeclareClauses(kinds="baloot 6.1", declaring="baloot 6.3")
_SECOND: Final = 2
_THIRD: Final = 3


def _rules(four_aces: str) -> ProjectRules:
    # baloot 6.1
    fours = dict.fromkeys((Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING), "hundred_four")
    return ProjectRules(KIND_ORDER, ("sira", "fifty", "hundred_run"), {**fours, Rank.ACE: four_aces})


_IN_SUN: Final = _rules("four_hundred")
IN_HOKOM: Final = _rules("hundred_four")
"""Projects of a contract with a trump suit; their ranking is that of Sun too (baloot 6.4)."""


def rules_of(trump: Suit | None) -> ProjectRules:
    """The projects of a contract; `trump` is None in Sun."""
    return _IN_SUN if trump is None else IN_HOKOM


def projects_in(hand: Faces, trump: Suit | None, declared: Sequence[Faces] = ()) -> tuple[Project, ...]:
    """Every project of a hand, the best first, where some are `declared` already (baloot 6.3)."""
    return rules_of(trump).found(hand, declared)


def value(project: Project, trump: Suit | None) -> int:
    """Return the value of a project in game points (baloot 6.2)."""
    return PROJECT_POINTS["sun" if trump is None else "hokom"][project.kind]


def ranking(project: Project) -> tuple[int, ...]:
    """Return the rank among projects, the greater the better: the kind, then the highest card (baloot 6.4)."""
    return IN_HOKOM.ranking(project)


def best_choice(hand: Faces, trump: Suit | None) -> tuple[Project, ...]:
    """The projects of a hand, at most two without a common card, that are worth the most (baloot 6.3).

    A Baloot that they bar is missed (baloot 6.6). Of choices worth the same the one with the best project.
    """

    def worth(choice: tuple[Project, ...]) -> tuple[int, list[tuple[int, ...]]]:
        baloot = BALOOT_POINTS if may_announce_baloot(hand, trump, choice) else 0
        return sum(value(one, trump) for one in choice) + baloot, [ranking(one) for one in choice]

    return max(rules_of(trump).choices(hand), key=worth, default=())


def may_announce_baloot(hand: Faces, trump: Suit | None, declared: Sequence[Project]) -> bool:
    """Whether a hand, all eight cards of it, has a Baloot that its declared projects do not bar (baloot 6.6)."""
    if trump is None:
        return False
    pair = {face_of(Rank.KING, trump), face_of(Rank.QUEEN, trump)}
    return pair <= set(hand) and not any(bars_baloot(project, trump) for project in declared)


def bars_baloot(project: Project, trump: Suit) -> bool:
    """Whether a project with exactly one of its cards, or a 100 with both, bars the owner's Baloot (baloot 6.6)."""
    shared = (face_of(Rank.KING, trump) in project.cards) + (face_of(Rank.QUEEN, trump) in project.cards)
    return shared == 1 or (shared == 2 and project.kind == "hundred_run")


def from_the_best(declared: Sequence[Declaration], dealer: Seat) -> tuple[Declaration, ...]:
    """Declared projects by rank, the best first; equal ones by how near their owner is to the dealer's right."""
    return IN_HOKOM.from_the_best(declared, dealer)  # baloot 6.4


def declare_refusal(state: BalootState, action: Declare) -> Refusal | None:
    """Why the player to act may not declare this, or None."""
    seat = _actor(state)
    if state.tricks:
        return DECLARE_TOO_LATE
    own = [one.project.cards for one in state.declared if one.seat == seat]
    return why_not_declared(_CLAUSES, rules_of(_trump(state)), state.hands[seat], own, action.cards)


def show_refusal(state: BalootState, action: Show) -> Refusal | None:
    """Why the player to act may not show this, or None."""
    seat = _actor(state)
    if state.options.show_projects_by_hand == "off":
        return SHOWN_BY_THE_TABLE
    cards = sorted_faces(action.cards)
    own = [one for one in state.declared if one.seat == seat and one.project.cards == cards]
    if not own:
        return NOT_DECLARED
    if own[0].shown:
        return SHOWN_ALREADY
    if not state.tricks:
        return SHOW_TOO_EARLY
    if has_lapsed(state, own[0]):
        return SHOW_TOO_LATE
    if TEAMS[seat] != scoring_team(state):
        best = _best(state)
        assert best is not None, "the own project may still be shown"
        return Refusal("baloot 6.4", OTHERS_HAVE_THE_BEST, (("kind", best.project.kind),))
    return None


def has_lapsed(state: BalootState, one: Declaration) -> bool:
    """Whether a declared project was not shown in time and does not count any more (baloot 6.5).

    The team with the best declared project shows before its players' second cards, the other before their third.
    """
    if one.shown or not state.tricks:
        return False
    last = _SECOND if TEAMS[one.seat] == TEAMS[state.declared[0].seat] else _THIRD
    return cards_played(state, one.seat) >= last


def cards_played(state: BalootState, seat: Seat) -> int:
    """Return the number of cards that a seat has played in this hand."""
    return len(state.tricks) + ((seat - state.leader) % SEATS < len(state.trick))


def scoring_team(state: BalootState) -> int | None:
    """Return the team with the best project shown, or still to be shown, from the second trick on (baloot 6.4, 6.5)."""
    best = _best(state)
    return TEAMS[best.seat] if state.tricks and best is not None else None


def _best(state: BalootState) -> Declaration | None:
    """Return the best project shown, or still to be shown, from the second trick on."""
    return next((one for one in state.declared if not has_lapsed(state, one)), None)


def counting(declared: Sequence[Declaration]) -> tuple[Declaration, ...]:
    """Return the declared projects that count, the best first: those shown by the team with the best one shown."""
    # baloot 6.4
    shown = [one for one in declared if one.shown]
    return tuple(one for one in shown if TEAMS[one.seat] == TEAMS[shown[0].seat])


def declarable(state: BalootState) -> Iterator[Declare]:
    """Every project that the player to act may declare, the best first."""
    if state.tricks:
        return
    for project in _projects_of_actor(state):
        action = Declare(project.cards)
        if declare_refusal(state, action) is None:
            yield action


def showable(state: BalootState) -> Iterator[Show]:
    """Every project that the player to act may show, the best first."""
    if not state.declared or len(state.tricks) >= _THIRD:
        return
    for one in state.declared:
        if one.seat == _actor(state) and show_refusal(state, Show(one.project.cards)) is None:
            yield Show(one.project.cards)


def apply_declare(state: BalootState, action: Declare) -> Applied:
    """A legal project declared: everybody hears of which kind it is."""
    seat = _actor(state)
    cards = sorted_faces(action.cards)
    project = next(one for one in _projects_of_actor(state) if one.cards == cards)
    event = ProjectDeclared(seat, cards=cards, seen_by=frozenset((seat,)), kind=project.kind)
    return replace(state, declared=(*state.declared, Declaration(seat, project))), (event,)


def apply_show(state: BalootState, action: Show) -> Applied:
    """A declared project shown: everybody sees its cards."""
    cards = sorted_faces(action.cards)
    seat = _actor(state)
    declared = tuple(
        replace(one, shown=True) if one.seat == seat and one.project.cards == cards else one for one in state.declared
    )
    one = next(one for one in declared if one.project.cards == cards)
    after = replace(state, declared=declared)
    return after, show_events(after, one)


def show_events(state: BalootState, one: Declaration) -> tuple[ProjectShown | ProjectBeaten, ...]:
    """Return the event of a project shown and, if it is the best, those of the other team's projects it beats (baloot
    6.4).
    """
    shown = ProjectShown(one.seat, cards=one.project.cards, kind=one.project.kind)
    best = _best(state)
    if best is None or (best.seat, best.project) != (one.seat, one.project):
        return (shown,)
    beaten = [other for other in state.declared if TEAMS[other.seat] != TEAMS[one.seat]]
    return shown, *(
        ProjectBeaten(other.seat, kind=other.project.kind, by=one.seat, better=one.project.kind) for other in beaten
    )


def _projects_of_actor(state: BalootState) -> tuple[Project, ...]:
    """Return the projects of the player to act, given those that the player declared."""
    seat = _actor(state)
    own = [one.project.cards for one in state.declared if one.seat == seat]
    return projects_in(state.hands[seat], _trump(state), own)


def _actor(state: BalootState) -> Seat:
    assert isinstance(state.phase, Playing), "projects belong to the play"
    return state.phase.seat


def _trump(state: BalootState) -> Suit | None:
    assert state.contract is not None, "only a bought hand is played"
    return state.contract.trump
