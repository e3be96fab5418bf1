"""Projects: what they are, which may be declared and shown, and which count (baloot 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.cards import Face, Rank, Suit, face_of, format_faces, sorted_faces
from game.engine import Refusal, Seat
from game.games.baloot.rules.actions import Declare, Show
from game.games.baloot.rules.deal import Applied
from game.games.baloot.rules.events import ProjectBeaten, ProjectDeclared, ProjectShown
from game.games.baloot.rules.scoring import BALOOT_POINTS, PROJECT_POINTS
from game.games.baloot.rules.state import (
    SEATS,
    SEQUENCE_ORDER,
    TEAMS,
    BalootState,
    Declaration,
    Faces,
    Playing,
    Project,
)

DECLARE_TOO_LATE: Final = Refusal("baloot 6.3", "declare_too_late")
DECLARED_ALREADY: Final = Refusal("baloot 6.3", "declared_already")
PROJECT_NOT_HELD: Final = Refusal("baloot 6.3", "project_not_held")
NOT_A_PROJECT: Final = Refusal("baloot 6.1", "not_a_project")
RUN_NOT_WHOLE: Final = "run_not_whole"
CARD_IN_TWO_PROJECTS: Final = "card_in_two_projects"
SHOWN_BY_THE_TABLE: Final = Refusal("baloot 6.5", "shown_by_the_table")
NOT_DECLARED: Final = Refusal("baloot 6.3", "not_declared")
SHOWN_ALREADY: Final = Refusal("baloot 6.5", "shown_already")
SHOW_TOO_EARLY: Final = Refusal("baloot 6.3", "show_too_early")
SHOW_TOO_LATE: Final = Refusal("baloot 6.5", "show_too_late")
OTHERS_HAVE_THE_BEST: Final = "others_have_the_best"

KIND_ORDER: Final = ("sira", "fifty", "hundred_four", "hundred_run", "four_hundred")
"""The kinds of projects from the lowest (baloot 6.4)."""

_RUNS: Final = {3: "sira", 4: "fifty"}  # baloot 6.1
_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)  # baloot 6.1
_PLACE: Final = {rank: place for place, rank in enumerate(SEQUENCE_ORDER)}
_LINES: Final = tuple(tuple(face_of(rank, suit) for rank in SEQUENCE_ORDER) for suit in Suit)
_SECOND: Final = 2
_THIRD: Final = 3


def projects_in(hand: Faces, trump: Suit | None, declared: Sequence[Faces] = ()) -> tuple[Project, ...]:
    """Every project of a hand, the best first; `trump` is None in Sun.

    A sequence is whole, however long; where a four of a kind that is `declared` takes a card out of it, what is left of
    the sequence is a project instead (baloot 6.3).
    """
    fours = [four for rank in _FOURS if (four := _four(hand, rank, trump)) is not None]
    taken = {card for four in fours if four.cards in declared for card in four.cards}
    found = (*fours, *_runs([card for card in hand if card not in taken]))
    return tuple(sorted(found, key=lambda project: (*ranking(project), project.cards), reverse=True))


def _four(hand: Faces, rank: Rank, trump: Suit | None) -> Project | None:
    cards = tuple(face_of(rank, suit) for suit in Suit)
    if any(card not in hand for card in cards):
        return None
    # Four aces are the 400 of Sun: baloot 6.1
    return Project("four_hundred" if rank == Rank.ACE and trump is None else "hundred_four", cards)


def _runs(hand: Sequence[Face]) -> Iterator[Project]:
    for line in _LINES:
        run: list[Face] = []
        for card in (*line, None):
            if card is not None and card in hand:
                run.append(card)
                continue
            if len(run) > 2:
                yield Project(_RUNS.get(len(run), "hundred_run"), sorted_faces(run))
            run = []


def value(project: Project, trump: Suit | None) -> int:
    """What a project is worth in game points (baloot 6.2)."""
    return PROJECT_POINTS["sun" if trump is None else "hokom"][project.kind]


def ranking(project: Project) -> tuple[int, int]:
    """What decides between projects, the greater the better: the kind, then the highest card (baloot 6.4)."""
    return KIND_ORDER.index(project.kind), max(_PLACE[card.rank] for card in project.cards)


def best_choice(hand: Faces, trump: Suit | None) -> tuple[Project, ...]:
    """The projects of a hand, at most two without a common card, that are worth the most (baloot 6.3).

    A Baloot that they bar is missed (baloot 6.6). Of choices worth the same the one with the best project.
    """
    found = projects_in(hand, trump)
    if not found:
        return ()
    pairs = [(one, other) for one in found for other in projects_in(hand, trump, (one.cards,))]
    choices: list[tuple[Project, ...]] = [(), *((one,) for one in found), *pairs]

    def worth(choice: tuple[Project, ...]) -> tuple[int, list[tuple[int, int]]]:
        baloot = BALOOT_POINTS if may_announce_baloot(hand, trump, choice) else 0
        return sum(value(one, trump) for one in choice) + baloot, [ranking(one) for one in choice]

    return max((choice for choice in choices if not _overlap(choice)), key=worth)


def _overlap(projects: Sequence[Project]) -> bool:
    cards = [card for project in projects for card in project.cards]
    return len(set(cards)) < len(cards)


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
    # baloot 6.4
    by_place = sorted(declared, key=lambda one: (one.seat - dealer - 1) % SEATS)
    return tuple(sorted(by_place, key=lambda one: ranking(one.project), reverse=True))


def declare_refusal(state: BalootState, action: Declare) -> Refusal | None:
    """Why the player to act may not declare this, or None."""
    seat = _actor(state)
    if state.tricks:
        return DECLARE_TOO_LATE
    cards = sorted_faces(action.cards)
    if any(card not in state.hands[seat] for card in cards):
        return PROJECT_NOT_HELD
    own = [one.project.cards for one in state.declared if one.seat == seat]
    if cards in own:
        return DECLARED_ALREADY
    hand, trump = state.hands[seat], _trump(state)
    projects = [project.cards for project in (*projects_in(hand, trump), *projects_in(hand, trump, own))]
    if cards not in projects:
        whole = next((each for each in projects if set(cards) < set(each)), None)
        if whole is None or not any(run.cards == cards for run in _runs(cards)):
            return NOT_A_PROJECT
        left_out = sorted_faces(set(whole) - set(cards))
        return Refusal("baloot 6.3", RUN_NOT_WHOLE, (("cards", format_faces(left_out)),))
    # Eight cards never hold three projects without a common card, so that this keeps a player to two.
    shared = sorted_faces({card for declared in own for card in declared} & set(cards))
    if shared:
        return Refusal("baloot 6.3", CARD_IN_TWO_PROJECTS, (("cards", format_faces(shared)),))
    return None


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
    """How many cards a seat has played in this hand."""
    return len(state.tricks) + ((seat - state.leader) % SEATS < len(state.trick))


def scoring_team(state: BalootState) -> int | None:
    """From the second trick on, the team with the best project that is shown or still may be (baloot 6.4, 6.5)."""
    best = _best(state)
    return TEAMS[best.seat] if state.tricks and best is not None else None


def _best(state: BalootState) -> Declaration | None:
    """From the second trick on, the best project that is shown or still may be."""
    return next((one for one in state.declared if not has_lapsed(state, one)), None)


def counting(declared: Sequence[Declaration]) -> tuple[Declaration, ...]:
    """Of declared projects, the best first, those that count: what the team with the best one shown has shown."""
    # baloot 6.4
    shown = [one for one in declared if one.shown]
    return tuple(one for one in shown if TEAMS[one.seat] == TEAMS[shown[0].seat])


def declarable(state: BalootState) -> Iterator[Declare]:
    """Every project that the player to act may declare, the best first."""
    if state.tricks:
        return
    for project in _beside_declared(state):
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
    project = next(one for one in _beside_declared(state) if one.cards == cards)
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
    """That a project is shown, and if it is the best, which projects of the other team it beats (baloot 6.4)."""
    shown = ProjectShown(one.seat, cards=one.project.cards, kind=one.project.kind)
    best = _best(state)
    if best is None or (best.seat, best.project) != (one.seat, one.project):
        return (shown,)
    beaten = [other for other in state.declared if TEAMS[other.seat] != TEAMS[one.seat]]
    return shown, *(
        ProjectBeaten(other.seat, kind=other.project.kind, by=one.seat, better=one.project.kind) for other in beaten
    )


def _beside_declared(state: BalootState) -> tuple[Project, ...]:
    """The projects of the player to act as they are beside what that player declared."""
    seat = _actor(state)
    own = [one.project.cards for one in state.declared if one.seat == seat]
    return projects_in(state.hands[seat], _trump(state), own)


def _actor(state: BalootState) -> Seat:
    assert isinstance(state.phase, Playing), "projects belong to the play"
    return state.phase.seat


def _trump(state: BalootState) -> Suit | None:
    assert state.contract is not None, "only a bought hand is played"
    return state.contract.trump
