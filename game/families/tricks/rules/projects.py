"""Projects: runs and fours of a kind that a hand holds, how they rank, and which may be declared together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.cards import Face, Rank, Suit, face_of, format_faces, sorted_faces
from game.engine import Refusal, Seat
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.tricks.rules import SEATS, Faces

_PLACE: Final = {rank: place for place, rank in enumerate(SEQUENCE_ORDER)}
_LINES: Final = tuple(tuple(face_of(rank, suit) for rank in SEQUENCE_ORDER) for suit in Suit)
_SHORTEST: Final = 3


@dataclass(frozen=True, slots=True)
class Project:
    """A combination in somebody's hand."""

    kind: str
    """One of `ProjectRules.kinds`."""
    cards: Faces
    """Sorted."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A project that was declared; its cards are known to its owner, and to all once it is shown."""

    seat: Seat
    project: Project
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """A declared project as a seat may know it."""

    seat: Seat
    kind: str
    """The kind, as in `Project.kind`."""
    cards: Faces
    """The cards of the project where they are the seat's own or were shown, else empty."""
    shown: bool


@dataclass(frozen=True, slots=True)
class DeclareClauses:
    """The clauses of a rule book that say what a project is, and how it is declared."""

    kinds: str
    declaring: str


@dataclass(frozen=True, slots=True, eq=False)
class ProjectRules:
    """The projects of a game under one contract."""

    kinds: tuple[str, ...]
    """The kinds from the lowest."""
    runs: tuple[str, ...]
    """The kind of a run of three, of four, and so on; the last one is that of longer runs too."""
    fours: Mapping[Rank, str]
    """The kind of four of each rank that make a project, in the order in which they are looked for."""
    four_order: tuple[Rank, ...] = SEQUENCE_ORDER
    """The ranks of fours from the lowest."""
    best_suit: Suit | None = None
    """The suit whose run is better than others with the same top card."""

    def found(self, hand: Faces, declared: Sequence[Faces] = ()) -> tuple[Project, ...]:
        """Every project of a hand, the best first.

        A run is whole, however long; where a four of a kind that is `declared` takes a card out of it, what is left of
        the run is a project instead.
        """
        fours = [four for rank in self.fours if (four := self._four(hand, rank)) is not None]
        taken = {card for four in fours if four.cards in declared for card in four.cards}
        found = (*fours, *self.runs_of([card for card in hand if card not in taken]))
        return tuple(sorted(found, key=lambda project: (*self.ranking(project), project.cards), reverse=True))

    def ranking(self, project: Project) -> tuple[int, ...]:
        """The rank among projects, the greater the better: the kind, then the highest card, then its suit."""
        kind, cards = self.kinds.index(project.kind), project.cards
        if is_four(project):
            return kind, self.four_order.index(cards[0].rank), 0
        return kind, max(_PLACE[card.rank] for card in cards), int(cards[0].suit == self.best_suit)

    def from_the_best(self, declared: Sequence[Declaration], dealer: Seat) -> tuple[Declaration, ...]:
        """Declared projects by rank, the best first; equal ones by how near their owner is to the dealer's right."""
        by_place = sorted(declared, key=lambda one: (one.seat - dealer - 1) % SEATS)
        return tuple(sorted(by_place, key=lambda one: self.ranking(one.project), reverse=True))

    def choices(self, hand: Faces) -> list[tuple[Project, ...]]:
        """Everything that can be declared together from a hand; eight cards never hold three projects."""
        found = self.found(hand)
        if not found:
            return []
        pairs = [(one, other) for one in found for other in self.found(hand, (one.cards,))]
        every: list[tuple[Project, ...]] = [(), *((one,) for one in found), *pairs]
        return [choice for choice in every if not _overlap(choice)]

    def runs_of(self, hand: Sequence[Face]) -> Iterator[Project]:
        """The whole runs of some cards."""
        for line in _LINES:
            run: list[Face] = []
            for card in (*line, None):
                if card is not None and card in hand:
                    run.append(card)
                    continue
                if len(run) >= _SHORTEST:
                    yield Project(self.runs[min(len(run) - _SHORTEST, len(self.runs) - 1)], sorted_faces(run))
                run = []

    def _four(self, hand: Faces, rank: Rank) -> Project | None:
        cards = tuple(face_of(rank, suit) for suit in Suit)
        return Project(self.fours[rank], cards) if all(card in hand for card in cards) else None


def is_four(project: Project) -> bool:
    """Whether it is four of a kind, not a run."""
    return project.cards[0].rank == project.cards[-1].rank


def announced(declaration: Declaration, seat: Seat) -> Announced:
    """A declaration as `seat` may know it."""
    known = declaration.shown or declaration.seat == seat
    cards = declaration.project.cards if known else ()
    return Announced(declaration.seat, declaration.project.kind, cards, declaration.shown)


def why_not_declared(
    clauses: DeclareClauses, rules: ProjectRules, hand: Faces, own: Sequence[Faces], wanted: Iterable[Face]
) -> Refusal | None:
    """Why a player with this hand, who declared `own` projects, may not declare these cards, or None."""
    cards = sorted_faces(wanted)
    if any(card not in hand for card in cards):
        return Refusal(clauses.declaring, "project_not_held")
    if cards in own:
        return Refusal(clauses.declaring, "declared_already")
    projects = [project.cards for project in (*rules.found(hand), *rules.found(hand, own))]
    if cards not in projects:
        whole = next((each for each in projects if set(cards) < set(each)), None)
        if whole is None or not any(run.cards == cards for run in rules.runs_of(cards)):
            return Refusal(clauses.kinds, "not_a_project")
        left_out = sorted_faces(set(whole) - set(cards))
        return Refusal(clauses.declaring, "run_not_whole", (("cards", format_faces(left_out)),))
    # Eight cards never hold three projects without a common card, so that this keeps a player to two.
    shared = sorted_faces({card for declared in own for card in declared} & set(cards))
    if shared:
        return Refusal(clauses.declaring, "card_in_two_projects", (("cards", format_faces(shared)),))
    return None


def from_highest(cards: Iterable[Face]) -> Faces:
    """The cards of a project as they are laid down: the highest first; those of one rank as they are sorted."""
    return tuple(sorted(cards, key=lambda card: -_PLACE[card.rank]))


def neighbours(project: Project) -> Faces:
    """The cards that would make a run longer, so that its owner does not hold them; none of a four of a kind."""
    if is_four(project):
        return ()
    suit = project.cards[0].suit
    places = [_PLACE[card.rank] for card in project.cards]
    adjacent = (min(places) - 1, max(places) + 1)
    return tuple(face_of(SEQUENCE_ORDER[place], suit) for place in adjacent if 0 <= place < len(SEQUENCE_ORDER))


def _overlap(projects: Sequence[Project]) -> bool:
    cards = [card for project in projects for card in project.cards]
    return len(set(cards)) < len(cards)
