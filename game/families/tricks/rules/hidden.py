"""What a seat knows of hidden hands, and worlds that fit it: projects not shown, and cards dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from game.cards import Face, Rank, Suit, face_of, sorted_faces
from game.engine import Seat, shuffled
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.families.tricks.rules.projects import Announced, Declaration, Project, ProjectRules, is_four, neighbours
from game.tricks.rules import SEATS, Faces, Trick


@dataclass(frozen=True, slots=True)
class KnownHands:
    """Facts that limit the hidden projects."""

    rules: ProjectRules
    choices: Mapping[str, Sequence[Project]]
    """Every project of each kind."""
    dealer: Seat
    ordered: bool
    """Whether the projects are in the order of their rank, the best first."""
    had: tuple[frozenset[Face], ...]
    """For each seat the cards of its eight that are known, those it has played too."""
    free: frozenset[Face]
    """The cards that may be in any hand with room."""
    room: tuple[int, ...]
    """The number of unknown cards of each hand."""
    explains: Callable[[Seat, Sequence[Project]], bool]
    """Whether the projects of a seat agree with what was heard of it besides."""


def runs_of_length(kind: str, length: int) -> Iterator[Project]:
    """Every run of so many cards."""
    for suit in Suit:
        for start in range(len(SEQUENCE_ORDER) - length + 1):
            run = SEQUENCE_ORDER[start : start + length]
            yield Project(kind, sorted_faces(face_of(rank, suit) for rank in run))


def fours_of(kind: str, ranks: Sequence[Rank]) -> Iterator[Project]:
    """Four of each of the ranks."""
    for rank in ranks:
        yield Project(kind, tuple(face_of(rank, suit) for suit in Suit))


def imagined(projects: Sequence[Announced], known: KnownHands, rng: Random) -> tuple[Declaration, ...]:
    """All of `projects` with cards: the known ones as they are, the hidden ones drawn from those that fit."""
    if all(declared.cards for declared in projects):
        return tuple([Declaration(one.seat, Project(one.kind, one.cards), one.shown) for one in projects])
    for whole in (True, False):  # a sequence is declared whole, unless another project takes a card of it
        found = _completed(projects, (), known, rng, whole=whole)
        if found is not None:
            return tuple([Declaration(one.seat, each, one.shown) for one, each in zip(projects, found, strict=True)])
    raise AssertionError("the cards that were declared fit in no hand")


def _completed(
    projects: Sequence[Announced], chosen: tuple[Project, ...], known: KnownHands, rng: Random, *, whole: bool
) -> tuple[Project, ...] | None:
    """`chosen` and projects for those declared after it, or None where none fit."""
    if len(chosen) == len(projects):
        return chosen if _all_explained(projects, chosen, known) else None
    declared = projects[len(chosen)]
    choices = (
        (Project(declared.kind, declared.cards),) if declared.cards else shuffled(known.choices[declared.kind], rng)
    )
    for project in choices:
        following = (*chosen, project)
        fits = bool(declared.cards) or _fits(projects, following, known, whole=whole)
        if fits and (not known.ordered or _in_order(projects, following, known)):
            found = _completed(projects, following, known, rng, whole=whole)
            if found is not None:
                return found
    return None


def _fits(projects: Sequence[Announced], chosen: tuple[Project, ...], known: KnownHands, *, whole: bool) -> bool:
    """Whether the owner of the last chosen project can have held it together with all others."""
    project, seat = chosen[-1], projects[len(chosen) - 1].seat
    others = {card for other in chosen[:-1] for card in other.cards}
    others |= {card for declared in projects[len(chosen) :] for card in declared.cards}
    if any(card in others for card in project.cards):
        return False
    if any(card not in known.free and card not in known.had[seat] for card in project.cards):
        return False
    if is_four(project) and known.rules.fours.get(project.cards[0].rank) != project.kind:
        return False
    own = [other for declared, other in zip(projects, chosen, strict=False) if declared.seat == seat]
    had = known.had[seat].union(*[other.cards for other in own])
    if whole and any(card in had for other in own for card in neighbours(other)):
        return False
    return len(had) - len(known.had[seat]) <= known.room[seat]


def _in_order(projects: Sequence[Announced], chosen: tuple[Project, ...], known: KnownHands) -> bool:
    """Whether the last chosen project ranks after the one before it and before all known ones that follow."""

    def rank(declared: Announced, project: Project) -> tuple[tuple[int, ...], int]:
        return known.rules.ranking(project), -((declared.seat - known.dealer - 1) % SEATS)

    last = rank(projects[len(chosen) - 1], chosen[-1])
    if len(chosen) > 1 and rank(projects[len(chosen) - 2], chosen[-2]) < last:
        return False
    return all(
        rank(declared, Project(declared.kind, declared.cards)) <= last
        for declared in projects[len(chosen) :]
        if declared.cards
    )


def _all_explained(projects: Sequence[Announced], chosen: tuple[Project, ...], known: KnownHands) -> bool:
    return all(
        known.explains(
            seat, [project for declared, project in zip(projects, chosen, strict=True) if declared.seat == seat]
        )
        for seat in range(SEATS)
    )


def cards_played(tricks: Sequence[Trick], leader: Seat, trick: Faces) -> tuple[list[Face], ...]:
    """The cards that each seat has played, those of the trick in play included."""
    played: tuple[list[Face], ...] = ([], [], [], [])
    for each in tricks:
        for place, card in enumerate(each.cards):
            played[(each.leader + place) % SEATS].append(card)
    for place, card in enumerate(trick):
        played[(leader + place) % SEATS].append(card)
    return played


def room_of(counts: Sequence[int], held: Sequence[set[Face]]) -> tuple[int, ...]:
    """The number of unknown cards of each hand."""
    return tuple([count - len(own) for count, own in zip(counts, held, strict=True)])


def unplaced(cards: Iterable[Face], held: Sequence[set[Face]]) -> list[Face]:
    """The cards among these that nobody is known to hold."""
    return [card for card in cards if all(card not in own for own in held)]


def place_declared(
    declared: Sequence[Declaration], free: Collection[Face], held: Sequence[set[Face]], forbidden: Sequence[set[Face]]
) -> None:
    """Put what was declared into the hands of its owners, who hold nothing that would make a sequence longer."""
    for one in declared:
        forbidden[one.seat].update(neighbours(one.project))
        held[one.seat].update(card for card in one.project.cards if card in free)


def deal_hidden(
    free: Sequence[Face], held: Sequence[set[Face]], counts: Sequence[int], forbidden: Sequence[set[Face]], rng: Random
) -> Faces:
    """Put the free cards into the hands with room; gives those that are left over, in random order.

    No seat gets a card that is forbidden to it, as far as others can take that card.
    """
    cards = list(shuffled(unplaced(free, held), rng))
    room = room_of(counts, held)
    seats = [seat for seat in range(SEATS) for _ in range(room[seat])]
    for place, seat in enumerate(seats):
        if cards[place] not in forbidden[seat]:
            continue
        for step in range(1, len(cards)):
            other = (place + step) % len(cards)
            taker = seats[other] if other < len(seats) else None
            if cards[other] not in forbidden[seat] and (taker is None or cards[place] not in forbidden[taker]):
                cards[place], cards[other] = cards[other], cards[place]
                break
    for place, seat in enumerate(seats):
        held[seat].add(cards[place])
    return tuple(cards[len(seats) :])
