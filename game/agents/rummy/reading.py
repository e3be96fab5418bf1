"""What a view tells about the cards to come and about the others, as weights judge it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.agents.rummy.shape import Chances
from game.agents.rummy.weights import Weights
from game.cards import ALL_FACES, JOKER, Face
from game.melds.placed import PlacedMeld, fitting
from game.rules.rummy.deal import following
from game.rules.rummy.house import DECK, HouseRules
from game.rules.rummy.view import RummyView

COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)


@dataclass(frozen=True, slots=True)
class Reading:
    """One view, read."""

    view: RummyView
    house: HouseRules
    weights: Weights
    unseen: tuple[int, ...]
    """By face how many copies the seat has not seen."""
    closed: tuple[float, ...]
    """By face the chance to get a copy before the opening."""
    open: tuple[float, ...]
    """The same once opened."""
    following: int
    """The next seat."""

    def chances(self, melds: Iterable[PlacedMeld], *, opened: bool) -> Chances:
        """What is to come for a hand beside these melds on the table."""
        weights, house = self.weights, self.house
        fits = fits_of(melds, house)
        left = []
        for face in ALL_FACES:
            if opened:
                weight = -weights.open_card - weights.open_cost * house.value_in_hand(face)
                if face == JOKER:
                    weight += weights.joker_open
            else:
                weight = -weights.closed_cost * house.value_in_hand(face)
                if face == JOKER:
                    weight += weights.joker
            if fits >> face & 1:
                weight += weights.open_card * 0.7 if opened else weights.fit_closed
            left.append(weight)
        return Chances(self.open if opened else self.closed, tuple(left))


def fits_of(melds: Iterable[PlacedMeld], house: HouseRules) -> int:
    """The mask of the faces that some meld takes."""
    fits = 0
    for meld in melds:
        fits |= fitting(meld, house.melds)
    return fits


def read(view: RummyView, weights: Weights) -> Reading:
    """The view as these weights read it."""
    unseen = list(COPIES)
    for cards in (view.hand, view.discards, *[meld.cards for meld in view.melds]):
        for face in cards:
            unseen[face] -= 1
    known: list[Face] = [face for seat, faces in enumerate(view.known) if seat != view.seat for face in faces]
    for face in known:
        unseen[face] -= 1
    counts = tuple([max(0, count) for count in unseen])
    return Reading(
        view,
        view.house,
        weights,
        counts,
        _reached(counts, weights.reach_closed),
        _reached(counts, weights.reach_open),
        following(view.playing, view.seat),
    )


def _reached(unseen: tuple[int, ...], reach: float) -> tuple[float, ...]:
    by_count = [1.0 - (1.0 - reach) ** count for count in range(max(COPIES) + 1)]
    return tuple([by_count[count] for count in unseen])
