"""What a view tells about the cards to come and about the others, as weights judge it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from game.cards import ALL_FACES, JOKER, Face
from game.engine import Refusal, Seat
from game.families.rummy.opponents.hand_shape import Chances, Worth
from game.families.rummy.opponents.lean.house import LeanHouse
from game.families.rummy.opponents.weights import SkillProfile, Weights
from game.families.rummy.rules.actions import Add, Lay, Open, Swap
from game.families.rummy.rules.choices import group_of
from game.families.rummy.rules.house import DECK, HouseRules
from game.families.rummy.rules.legal import melded
from game.families.rummy.rules.round import following
from game.families.rummy.rules.state import Faces, Melding, PublicAction
from game.families.rummy.rules.turn import Turn, can_end, refuse_discard
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import FixedMeld, fitting, swappable


def turn_seen(view: RummyView) -> Turn:
    """The turn that the seat of the view is in; without anything drawn, owed or opened where none is in play."""
    opened = view.opened[view.seat]
    phase = view.phase
    if isinstance(phase, Melding):
        return Turn(view.hand, view.melds, opened, phase.opened_now, phase.taken, phase.owed)
    return Turn(view.hand, view.melds, opened)


def turn_with_top(view: RummyView) -> Turn | None:
    """The turn as it would be with the top of the discards taken, None where it may not be taken."""
    if not view.discards or view.turn <= view.house.stock_draws + 1:
        return None
    top = view.discards[-1]
    turn = Turn(tuple(sorted((*view.hand, top))), view.melds, view.opened[view.seat], taken=top)
    return turn if can_end(turn, view.house) else None


def loose(turn: Turn, house: HouseRules) -> Faces:
    """The faces of the hand with which the turn may end, sorted."""
    return tuple(card for card in dict.fromkeys(turn.hand) if refuse_discard(turn, card, house) is None)


def after(turn: Turn, action: Open | Lay | Add | Swap, house: HouseRules) -> Turn | None:
    """The turn after an action, None where it is refused."""
    found = melded(turn, action, house)
    return None if isinstance(found, Refusal) else found


def opening_of(melds: tuple[FixedMeld, ...], house: HouseRules) -> Open:
    """The opening with these melds."""
    return Open(tuple(group_of(meld, house) for meld in melds))


def lay_of(meld: FixedMeld, house: HouseRules) -> Lay:
    """The lay of this meld."""
    return Lay(group_of(meld, house))


COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)
_NEAR_LIMIT: Final = 120.0
"""Points of a match before the limit from which on it matters; set by hand."""
_LOST: Final = 0.9
"""Nearer the limit than this, from 0 to 1, no hand is light enough; set by hand."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """One view, read."""

    view: RummyView
    house: HouseRules
    weights: Weights
    unseen: tuple[int, ...]
    """By face how many copies the seat has not seen."""
    following: Seat
    """The next seat."""
    fear: float
    """What a point of the hand costs more before the opening, as the level has it."""
    next_known: Faces
    """What the next player is known to hold."""
    danger: float
    """The chance, more or less, that somebody else goes out before the next turn."""
    declined: frozenset[Face]
    """What the next player left lying."""
    near_limit: float
    """How near the own total is to the limit: 0 far, 1 at it."""
    fewest: int
    """The fewest cards that one of the others who have opened holds; 0 where nobody has."""

    @property
    def point_cost(self) -> float:
        """How many times as much as at the beginning of a match a point costs.

        So near the limit that any hand would pass it, points do not matter: only going out helps.
        """
        if self.near_limit > _LOST:
            return 1.0
        return 1.0 + self.weights.limit_cost * self.near_limit

    def chances(self, fits: int, gifts: int, *, opened: bool) -> Chances:
        """What is to come for a hand, where the melds on the table take the faces of the mask `fits`, and their jokers
        stand for those of `gifts`.
        """
        weights = self.weights
        hope = 1.0 - self.danger
        if opened:
            cost = (weights.open_cost + weights.danger_cost * self.danger) * self.point_cost
            card, fit, joker, reach = -weights.open_card, weights.fit_open, weights.joker_open, weights.reach_open
            wins = weights.swap_open
        else:
            cost = (weights.closed_cost + self.fear + weights.danger_cost * self.danger) * self.point_cost
            card, fit, joker, reach = 0.0, weights.fit_closed, weights.joker, weights.reach_closed
            wins = weights.swap_closed
        left = [card - cost * value for value in values_in_hand(self.house)]
        left[JOKER] += joker * hope
        if fits:
            left = [worth + fit * hope if fits >> face & 1 else worth for face, worth in enumerate(left)]
        if gifts:
            left = [worth + wins * hope if gifts >> face & 1 else worth for face, worth in enumerate(left)]
        by_count = [1.0 - (1.0 - reach * hope) ** count for count in range(max(COPIES) + 1)]
        return Chances(tuple([by_count[count] for count in self.unseen]), tuple(left))

    def live(self, card: Face) -> int:
        """How many unseen cards a natural card might go with."""
        rank = card % 13
        count = sum([self.unseen[rank + 13 * suit] for suit in range(4)]) - self.unseen[card]
        for step in (-2, -1, 1, 2):
            if 0 <= rank + step <= 13:
                count += self.unseen[card - rank + (rank + step) % 13]
        return count

    def worth(self, *, opened: bool) -> Worth:
        """What a complete meld in hand is worth."""
        weights = self.weights
        danger = weights.danger_cost * self.danger
        if opened:
            return Worth(
                (weights.open_cost + danger) * self.point_cost, weights.open_card, 0.0, weights.spare, weights.held
            )
        hope = 1.0 - self.danger
        point = weights.point * hope
        pure = weights.pure * hope if self.house.pure_run else 0.0
        return Worth(point, weights.card * hope, pure, weights.spare, enough=self.house.opening_points * point)


@lru_cache(maxsize=8)
def lean_house(house: HouseRules) -> LeanHouse:
    """The house as the lean core has it, with what it has learnt of melds."""
    return LeanHouse(house)


@lru_cache(maxsize=32)
def values_in_hand(house: HouseRules) -> tuple[int, ...]:
    """By face what a card left in a hand counts."""
    return tuple([house.value_in_hand(face) for face in ALL_FACES])


def fits_of(melds: Iterable[FixedMeld], house: HouseRules) -> int:
    """The mask of the faces that some meld takes."""
    fits = 0
    for meld in melds:
        fits |= fitting(meld, house.melds)
    return fits


def gifts_of(melds: Iterable[FixedMeld], house: HouseRules) -> int:
    """The mask of the faces for which jokers on the table stand: whoever has opened wins a joker with one of them."""
    gifts = 0
    if house.swaps:
        for meld in melds:
            if meld.wilds:
                gifts |= swappable(meld)
    return gifts


def read(view: RummyView, weights: Weights, profile: SkillProfile) -> Beliefs:
    """The view as these weights and a level read it.

    Who does not count cards takes all but those of the own hand to be unseen; who does not remember forgets what
    others took and left.
    """
    unseen = list(COPIES)
    seen: list[Faces] = [view.hand]
    if profile.counts_cards:
        seen += [view.discards, *[meld.cards for meld in view.melds]]
        seen += [faces for seat, faces in enumerate(view.known) if seat != view.seat]
    for cards in seen:
        for face in cards:
            unseen[face] -= 1
    counts = tuple([max(0, count) for count in unseen])
    after = following(view.playing, view.seat)
    others = [view.counts[seat] for seat in view.playing if seat != view.seat and view.opened[seat]]
    return Beliefs(
        view,
        view.house,
        weights,
        counts,
        after,
        profile.fear,
        view.known[after] if profile.remembers else (),
        _danger(others, weights),
        _declined(view.log, after) if profile.remembers else frozenset(),
        _near_limit(view),
        min(others, default=0),
    )


def _danger(others: Sequence[int], weights: Weights) -> float:
    """The chance, by the cards of those who have opened, that one of them goes out."""
    safe = 1.0
    for count in others:
        safe *= 1.0 - weights.rival_exit * exp((1 - count) / weights.short)
    return 1.0 - safe


def _near_limit(view: RummyView) -> float:
    """How near the own total is to the limit: 0 far, 1 at it."""
    missing = float(view.house.limit - view.totals[view.seat])
    return min(1.0, max(0.0, 1.0 - missing / _NEAR_LIMIT))


def _declined(log: Sequence[PublicAction], seat: Seat) -> frozenset[Face]:
    """What lay on top when a seat drew from the stock instead."""
    found: set[Face] = set()
    top: Face | None = None
    for who, verb, faces in log:
        if verb == "discard":
            top = faces[0]
        elif verb == "draw" and who == seat and top is not None:
            found.add(top)
    return frozenset(found)
