"""Judging a group of cards where jokers have places.

The order of the cards, left to right, gives the places of the jokers of a run. It may be written from the high end as
well. Only when the naturals leave gaps in that order, as in `5H 7H JK`, the jokers are put where they make the dearest
meld; cards in the right order that break a limit on jokers are refused.

One natural with jokers may read as a run and as a set: a given kind counts; without one, the dearer, and the run where
they are equal.

Of several faults the first in the order of `FixedReason` is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from game.cards import JOKER, CardSyntaxError, Face, Suit, format_faces, parse_faces
from game.melds.fixed_jokers.meld import (
    LONGEST_RUN,
    SET_CARDS,
    FixedFault,
    FixedMeld,
    FixedReason,
    FixedRules,
    joker_fault,
    placed_run,
    placed_set,
)
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, SUIT_FACES, Kind

_KINDS: Final = {kind.value: kind for kind in Kind}


def judge_fixed(cards: Sequence[Face], rules: FixedRules, kind: Kind | None = None) -> FixedMeld | FixedFault:
    """The meld that the cards are as they are written, or what is wrong; with `kind`, only a meld of that kind."""
    return _judge(tuple(cards), rules, kind)


def readings(cards: Sequence[Face], rules: FixedRules, kind: Kind | None = None) -> tuple[FixedMeld, ...]:
    """Every meld that all of the cards make in any order, the dearest first; equal: runs, then the highest place."""
    return _readings(tuple(sorted(cards)), rules, kind)


def written(meld: FixedMeld, rules: FixedRules) -> str:
    """The meld as text: its cards in order, and its kind before them where the cards alone would read otherwise."""
    text = format_faces(meld.cards)
    return text if judge_fixed(meld.cards, rules) == meld else f"{meld.kind} {text}"


def parse_written(text: str) -> tuple[tuple[Face, ...], Kind | None]:
    """Read cards with or without a kind before them, such as `5H JK 7H` or `set 5H JK JK`.

    Raises `CardSyntaxError`.
    """
    first, _, others = text.strip().partition(" ")
    kind = _KINDS.get(first)
    faces = parse_faces(text if kind is None else others)
    if not faces:
        raise CardSyntaxError(f"{text!r} contains no cards")
    return faces, kind


@lru_cache(maxsize=1 << 13)
def _judge(cards: tuple[Face, ...], rules: FixedRules, kind: Kind | None) -> FixedMeld | FixedFault:
    if len(cards) < MELD_MINIMUM:
        return FixedFault(FixedReason.TOO_FEW_CARDS, limit=MELD_MINIMUM)
    naturals = [face for face in cards if face != JOKER]
    if not naturals:
        return FixedFault(FixedReason.ONLY_JOKERS, limit=1)
    if kind is None and len(naturals) == 1:
        return _judge_either(cards, naturals, rules)
    if (kind or _likelier_kind(naturals)) is Kind.SET:
        return _judge_set(cards, naturals, rules)
    return _judge_run(cards, naturals, rules)


def _judge_either(cards: tuple[Face, ...], naturals: list[Face], rules: FixedRules) -> FixedMeld | FixedFault:
    """One natural with jokers, the kind unsaid."""
    as_set = _judge_set(cards, naturals, rules)
    as_run = _judge_run(cards, naturals, rules)
    if isinstance(as_run, FixedFault):
        too_many_for_a_set = isinstance(as_set, FixedFault) and as_set.reason is FixedReason.SET_TOO_LARGE
        return as_run if too_many_for_a_set else as_set
    if isinstance(as_set, FixedFault):
        return as_run
    return as_run if as_run.points(rules) >= as_set.points(rules) else as_set


def _likelier_kind(naturals: list[Face]) -> Kind:
    ranks = [face.rank for face in naturals]
    suits = [face.suit for face in naturals]
    most_of_a_rank = max(map(ranks.count, ranks))
    if most_of_a_rank == len(naturals) or most_of_a_rank > max(map(suits.count, suits)):
        return Kind.SET
    return Kind.RUN


def _judge_set(cards: tuple[Face, ...], naturals: list[Face], rules: FixedRules) -> FixedMeld | FixedFault:
    ranks = [face.rank for face in naturals]
    rank = max(ranks, key=ranks.count)
    for face in naturals:
        if face.rank != rank:
            return FixedFault(FixedReason.MIXED_RANKS, face=face)
    for index, face in enumerate(naturals):
        if face in naturals[:index]:
            return FixedFault(FixedReason.SUIT_TWICE, face=face)
    if len(cards) > SET_CARDS:
        return FixedFault(FixedReason.SET_TOO_LARGE, limit=SET_CARDS)
    meld = placed_set(rank, cards)
    return joker_fault(meld, rules) or meld


def _judge_run(cards: tuple[Face, ...], naturals: list[Face], rules: FixedRules) -> FixedMeld | FixedFault:
    suits = [face.suit for face in naturals]
    suit = max(suits, key=suits.count)
    for face in naturals:
        if face.suit != suit:
            return FixedFault(FixedReason.MIXED_SUITS, face=face)
    for index, face in enumerate(naturals):
        if face in naturals[:index]:
            return FixedFault(FixedReason.REPEATED_CARD, face=face)
    if len(cards) > rules.max_run:
        return FixedFault(FixedReason.RUN_TOO_LONG, limit=rules.max_run)
    meld = _standing(cards, suit) or _standing(cards[::-1], suit)
    if meld is not None:
        return joker_fault(meld, rules) or meld
    placed = list(_runs_of(naturals, len(cards), suit))
    if not placed:
        return gap_fault(naturals, len(cards), suit)
    valid = [run for run in placed if joker_fault(run, rules) is None]
    return _dearest_first(valid, rules)[0] if valid else joker_fault(placed[0], rules) or placed[0]


def gap_fault(naturals: Sequence[Face], size: int, suit: Suit) -> FixedFault:
    """Return the reason why naturals of one suit fit no run of so many cards."""
    line = SUIT_FACES[suit]
    for first in range(LONGEST_RUN):
        around = [line[(first + step) % LONGEST_RUN] for step in range(size)]
        if all(face in around for face in naturals):  # only round the corner
            return FixedFault(FixedReason.ACE_BETWEEN, face=line[0])
    span = size + 1
    while not any(_runs_of(naturals, span, suit)):
        span += 1
    return FixedFault(FixedReason.GAP_TOO_WIDE, limit=span - size)


@lru_cache(maxsize=1 << 10)
def _readings(cards: tuple[Face, ...], rules: FixedRules, kind: Kind | None) -> tuple[FixedMeld, ...]:
    naturals = [face for face in cards if face != JOKER]
    if len(cards) < MELD_MINIMUM or not naturals or len(set(naturals)) < len(naturals):
        return ()
    melds: list[FixedMeld] = []
    if kind is not Kind.SET and len({face.suit for face in naturals}) == 1 and len(cards) <= rules.max_run:
        melds += _runs_of(naturals, len(cards), naturals[0].suit)
    if kind is not Kind.RUN and len({face.rank for face in naturals}) == 1 and len(cards) <= SET_CARDS:
        melds.append(placed_set(naturals[0].rank, cards))
    return tuple(_dearest_first([meld for meld in melds if joker_fault(meld, rules) is None], rules))


def _standing(cards: tuple[Face, ...], suit: Suit) -> FixedMeld | None:
    """Return the run of the cards from left to right, if their naturals fit on the line like that."""
    line = SUIT_FACES[suit]
    for low in range(1, RUN_PLACES + 2 - len(cards)):
        if all(face in (JOKER, line[low - 1 + index]) for index, face in enumerate(cards)):
            return placed_run(suit, low, cards)
    return None


def _runs_of(naturals: Sequence[Face], size: int, suit: Suit) -> Iterator[FixedMeld]:
    """Yield every run of so many cards with just these different naturals, from the lowest up; the other places have
    jokers.
    """
    line = SUIT_FACES[suit]
    for low in range(1, RUN_PLACES + 2 - size):
        places = line[low - 1 : low - 1 + size]
        if all(face in places for face in naturals):
            yield placed_run(suit, low, tuple(face if face in naturals else JOKER for face in places))


def _dearest_first(melds: list[FixedMeld], rules: FixedRules) -> list[FixedMeld]:
    return sorted(melds, key=lambda meld: (-meld.points(rules), meld.kind is Kind.SET, -meld.low))
