"""Melds with fixed jokers: their rules, their cards in place, and their faults.

A joker has a place in the meld and stays the card of that place. In a set it is any suit the set still lacks, and
which one is decided only when a card takes its place or the suits run out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar, Final

from game.cards import ALL_FACES, JOKER, Face, Rank, Suit, face_of, format_faces
from game.melds.meld import RUN_PLACES, Kind, Meld

SET_CARDS: Final = len(Suit)
"""The most cards of a set: its suits differ."""
LONGEST_RUN: Final = 13
"""The most cards that any rules allow to a run; one more would have an ace at both ends."""


@dataclass(frozen=True, slots=True)
class FixedRules:
    """The parameters of melds with fixed jokers. Raises `ValueError` for runs that are too short or too long.

    However few naturals are asked for, a meld always has one.
    """

    max_run: int
    """The most cards of a run, 3 to 13."""
    max_jokers: int | None = None
    """The most jokers of a meld; `None`: any number."""
    jokers_may_touch: bool = True
    """Whether two jokers may be next to each other in a run."""
    run_margin: int | None = None
    """The least number by which naturals exceed jokers in a run; `None`: any."""
    set_margin: int | None = None
    """The least number by which naturals exceed jokers in a set; `None`: any."""
    ace_low: int = 1
    """The points of an ace below a 2."""
    ace_high: int = 1
    """The points of an ace above a king."""
    ace_in_set: int = 1
    """The points of an ace in a set."""
    joker: int | None = None
    """The points of a joker; `None`: those of the card it stands for."""
    max_grown: int | None = None
    """The most cards of a run to which cards were added; `None`: as many as of any run."""

    def __post_init__(self) -> None:
        if not 3 <= self.max_run <= LONGEST_RUN:
            raise ValueError(f"the most cards of a run are 3 to {LONGEST_RUN}, not {self.max_run}")

    @property
    def longest_grown(self) -> int:
        """The number of cards up to which a run grows."""
        return self.max_run if self.max_grown is None else self.max_grown


class End(StrEnum):
    """The end of a run to which a card is added."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class FixedMeld(Meld):
    """A valid meld whose jokers have their places: `wilds` are the indices of the jokers."""

    hashed_as: ClassVar[str] = "PlacedMeld"
    """The name in hashes of states, those of records of 0.1.0 among them."""

    def stands_for(self, index: int) -> tuple[Face, ...]:
        """The faces a card may stand for: a joker of a set is any of the suits that the set lacks, as many as three.

        In a closed set with one joker it is the last suit.
        """
        if index in self.wilds and self.suit is None:
            return self.lacking()
        return Meld.stands_for(self, index)

    def lacking(self) -> tuple[Face, ...]:
        """The faces of a set's rank that no natural of it has, sorted; nothing for a run."""
        if self.rank is None:
            return ()
        every = (face_of(self.rank, suit) for suit in Suit)
        return tuple(face for face in every if face not in self.cards)

    def points(self, rules: FixedRules) -> int:
        """The points of the cards; of a joker those of the card it stands for, or what jokers count."""
        values = place_values(rules)
        if rules.joker is not None and self.wilds:
            return self._natural_points(rules, values) + rules.joker * len(self.wilds)
        if self.rank is not None:
            return len(self.cards) * (rules.ace_in_set if self.rank is Rank.ACE else values[self.rank])
        return sum(values[self.low : self.low + len(self.cards)])

    def _natural_points(self, rules: FixedRules, values: tuple[int, ...]) -> int:
        if self.rank is not None:
            naturals = len(self.cards) - len(self.wilds)
            return naturals * (rules.ace_in_set if self.rank is Rank.ACE else values[self.rank])
        return sum(values[self.low + index] for index in range(len(self.cards)) if index not in self.wilds)

    def __str__(self) -> str:
        return format_faces(self.cards)


@lru_cache(maxsize=64)
def place_values(rules: FixedRules) -> tuple[int, ...]:
    """The points of the places of a run, by place; index 0 is no place."""
    return (0, rules.ace_low, *(min(place, 10) for place in range(2, RUN_PLACES)), rules.ace_high)


class FixedReason(StrEnum):
    """Why cards are not a meld, or a card does not fit one, or replaces no joker."""

    TOO_FEW_CARDS = "too_few_cards"
    """`limit` is the fewest cards of a meld."""
    ONLY_JOKERS = "only_jokers"
    """No natural card; `limit` is the fewest naturals."""
    MIXED_RANKS = "mixed_ranks"
    """`face` is of another rank than the set."""
    SUIT_TWICE = "suit_twice"
    """The set has the suit of `face` already."""
    SET_TOO_LARGE = "set_too_large"
    """A set has at most `limit` cards; with as many it is closed."""
    MIXED_SUITS = "mixed_suits"
    """`face` is of another suit than the run."""
    REPEATED_CARD = "repeated_card"
    """`face` would be twice in the run."""
    RUN_TOO_LONG = "run_too_long"
    """A run has at most `limit` cards."""
    RUN_GROWN = "run_grown"
    """A run grows to at most `limit` cards, though it may be laid with more."""
    ACE_BETWEEN = "ace_between"
    """The ace of the run, `face`, would be between a king and a 2."""
    GAP_TOO_WIDE = "gap_too_wide"
    """The cards leave gaps, and `limit` more cards would be needed to close them."""
    NO_PLACE_AT_END = "no_place_at_end"
    """Beyond the ace at that end of the run there is no place."""
    TOO_MANY_JOKERS = "too_many_jokers"
    """`limit` is the most jokers of a meld."""
    TOO_FEW_NATURALS = "too_few_naturals"
    """`limit` is the fewest naturals of a meld with so many jokers."""
    JOKERS_TOUCH = "jokers_touch"
    """Two jokers would be next to each other in the run; `face` is what the second would be."""
    JOKER_IN_ITS_PLACE = "joker_in_its_place"
    """A joker stands for `face`: the card may replace it, but not be added."""
    NO_JOKER = "no_joker"
    """The meld has no joker to replace."""
    NO_JOKER_STANDS_FOR_IT = "no_joker_stands_for_it"
    """No joker of the meld stands for `face`."""


@dataclass(frozen=True, slots=True)
class FixedFault:
    """The first thing that is wrong; what `limit` and `face` say depends on `reason`."""

    reason: FixedReason
    limit: int = 0
    face: Face | None = None


def placed_run(suit: Suit, low: int, cards: tuple[Face, ...]) -> FixedMeld:
    """Return the run of cards on the places from `low` upwards, unchecked."""
    return FixedMeld(Kind.RUN, cards, _jokers(cards), suit, None, low)


def placed_set(rank: Rank, cards: tuple[Face, ...]) -> FixedMeld:
    """The set of cards in any order, unchecked."""
    ordered = tuple(sorted(cards))
    return FixedMeld(Kind.SET, ordered, _jokers(ordered), None, rank, 0)


def joker_fault(meld: FixedMeld, rules: FixedRules) -> FixedFault | None:
    """Return the fault in the number or the places of the jokers in a meld of the right shape."""
    if meld.kind is Kind.SET:
        return _number_fault(len(meld.cards), len(meld.wilds), rules, rules.set_margin)
    fault = run_joker_fault(len(meld.cards), meld.wilds, rules)
    if isinstance(fault, int):
        return FixedFault(FixedReason.JOKERS_TOUCH, face=meld.stands_for(fault)[0])
    return fault


def run_joker_fault(size: int, wilds: tuple[int, ...], rules: FixedRules) -> FixedFault | int | None:
    """Return the fault of jokers at some indices of a run, or the index at which one follows another."""
    fault = _number_fault(size, len(wilds), rules, rules.run_margin)
    if fault is None and not rules.jokers_may_touch:
        return next((other for one, other in pairwise(wilds) if other == one + 1), None)
    return fault


def _number_fault(size: int, jokers: int, rules: FixedRules, margin: int | None) -> FixedFault | None:
    if rules.max_jokers is not None and jokers > rules.max_jokers:
        return FixedFault(FixedReason.TOO_MANY_JOKERS, limit=rules.max_jokers)
    fewest = 1 if margin is None or not jokers else max(1, jokers + margin)
    if size - jokers < fewest:
        return FixedFault(FixedReason.TOO_FEW_NATURALS, limit=fewest)
    return None


def mask_of(faces: Iterable[Face]) -> int:
    """A bit mask of faces: bit `face`, the joker's bit 52."""
    return sum({1 << face for face in faces})


def faces_of(mask: int) -> tuple[Face, ...]:
    """The faces of a bit mask, sorted."""
    return tuple(face for face in ALL_FACES if mask >> face & 1)


@lru_cache(maxsize=1 << 12)
def _jokers(cards: tuple[Face, ...]) -> tuple[int, ...]:
    return tuple(index for index, face in enumerate(cards) if face == JOKER)
