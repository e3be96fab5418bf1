"""Projects that were declared and not shown, imagined so that they fit what a seat knows (baloot 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of, sorted_faces
from game.engine import Seat, shuffled
from game.games.baloot.rules.projects import bars_baloot, ranking
from game.games.baloot.rules.state import SEATS, SEQUENCE_ORDER, Faces, Project


@dataclass(frozen=True, slots=True)
class Spot:
    """A declared project as a seat knows it."""

    seat: Seat
    kind: str
    cards: Faces
    """Its cards, or none where they are hidden."""


@dataclass(frozen=True, slots=True)
class Known:
    """What limits the projects that are hidden."""

    dealer: Seat
    trump: Suit | None
    ordered: bool
    """Whether the projects are in the order of their rank, the best first (baloot 6.4)."""
    had: tuple[frozenset[Face], ...]
    """For each seat the cards of its eight that are known, those it has played too."""
    free: frozenset[Face]
    """The cards that may be in any hand with room."""
    room: tuple[int, ...]
    """How many cards of each hand are not known."""
    baloot: tuple[bool | None, ...]
    """For each seat whether it announced its Baloot, None while it has not played both cards (baloot 6.6)."""


def _projects_of(kind: str) -> Iterator[Project]:
    lengths = {"sira": (3,), "fifty": (4,), "hundred_run": (5, 6, 7, 8)}.get(kind, ())
    for length in lengths:
        for suit in Suit:
            for start in range(len(SEQUENCE_ORDER) - length + 1):
                run = SEQUENCE_ORDER[start : start + length]
                yield Project(kind, sorted_faces(face_of(rank, suit) for rank in run))
    fours = {"hundred_four": (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE), "four_hundred": (Rank.ACE,)}
    for rank in fours.get(kind, ()):
        yield Project(kind, tuple(face_of(rank, suit) for suit in Suit))


_ALL: Final = {
    kind: tuple(_projects_of(kind)) for kind in ("sira", "fifty", "hundred_run", "hundred_four", "four_hundred")
}


def neighbours(project: Project) -> Faces:
    """The cards that would make a sequence longer, so that its owner does not hold them; none of a four of a kind."""
    if project.kind in ("hundred_four", "four_hundred"):
        return ()
    suit = project.cards[0].suit
    places = [SEQUENCE_ORDER.index(card.rank) for card in project.cards]
    beside = (min(places) - 1, max(places) + 1)
    return tuple(face_of(SEQUENCE_ORDER[place], suit) for place in beside if 0 <= place < len(SEQUENCE_ORDER))


def imagined(spots: Sequence[Spot], known: Known, rng: Random) -> tuple[Project, ...]:
    """Projects for all `spots`, the known ones as they are, the hidden ones drawn from those that fit."""
    if all(spot.cards for spot in spots):
        return tuple(Project(spot.kind, spot.cards) for spot in spots)
    for whole in (True, False):  # a sequence is declared whole, unless another project takes a card of it
        found = _completed(spots, (), known, rng, whole=whole)
        if found is not None:
            return found
    raise AssertionError("the cards that were declared fit in nobody's hand")


def _completed(
    spots: Sequence[Spot], chosen: tuple[Project, ...], known: Known, rng: Random, *, whole: bool
) -> tuple[Project, ...] | None:
    """`chosen` and projects for the spots after it, or None where none fit."""
    if len(chosen) == len(spots):
        return chosen if _explains_baloot(spots, chosen, known) else None
    spot = spots[len(chosen)]
    choices = (Project(spot.kind, spot.cards),) if spot.cards else shuffled(_ALL[spot.kind], rng)
    for project in choices:
        following = (*chosen, project)
        fits = bool(spot.cards) or _fits(spots, following, known, whole=whole)
        if fits and (not known.ordered or _in_order(spots, following, known)):
            found = _completed(spots, following, known, rng, whole=whole)
            if found is not None:
                return found
    return None


def _fits(spots: Sequence[Spot], chosen: tuple[Project, ...], known: Known, *, whole: bool) -> bool:
    """Whether the owner of the last chosen project can have held it beside all others."""
    project, seat = chosen[-1], spots[len(chosen) - 1].seat
    elsewhere = {card for other in chosen[:-1] for card in other.cards}
    elsewhere |= {card for spot in spots[len(chosen) :] for card in spot.cards}
    if any(card in elsewhere for card in project.cards):  # baloot 6.3
        return False
    if any(card not in known.free and card not in known.had[seat] for card in project.cards):
        return False
    if project.kind == "hundred_four" and project.cards[0].rank == Rank.ACE and known.trump is None:  # baloot 6.1
        return False
    own = [other for spot, other in zip(spots, chosen, strict=False) if spot.seat == seat]
    had = known.had[seat].union(*[other.cards for other in own])
    if whole and any(card in had for other in own for card in neighbours(other)):
        return False
    return len(had) - len(known.had[seat]) <= known.room[seat]


def _in_order(spots: Sequence[Spot], chosen: tuple[Project, ...], known: Known) -> bool:
    """Whether the last chosen project ranks after the one before it and before all known ones that follow."""

    def rank(spot: Spot, project: Project) -> tuple[tuple[int, int], int]:
        return ranking(project), -((spot.seat - known.dealer - 1) % SEATS)  # baloot 6.4

    last = rank(spots[len(chosen) - 1], chosen[-1])
    if len(chosen) > 1 and rank(spots[len(chosen) - 2], chosen[-2]) < last:
        return False
    return all(rank(spot, Project(spot.kind, spot.cards)) <= last for spot in spots[len(chosen) :] if spot.cards)


def _explains_baloot(spots: Sequence[Spot], chosen: tuple[Project, ...], known: Known) -> bool:
    """Whether the projects of each seat bar its Baloot exactly where it was not announced."""
    if known.trump is None:
        return True
    for seat, announced in enumerate(known.baloot):
        own = [project for spot, project in zip(spots, chosen, strict=True) if spot.seat == seat]
        if announced is not None and any(bars_baloot(project, known.trump) for project in own) == announced:
            return False
    return True
