"""Adding a card to a meld with fixed jokers, and replacing a joker by the card it stands for.

A natural card goes where it fits; an ace that fits both ends of a run, and a joker, go to the given end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cards import ALL_FACES, JOKER, Face, Rank, Suit
from game.melds.fixed_jokers.judge import gap_fault
from game.melds.fixed_jokers.meld import (
    SET_CARDS,
    End,
    FixedFault,
    FixedMeld,
    FixedReason,
    FixedRules,
    joker_fault,
    mask_of,
    placed_run,
    placed_set,
)
from game.melds.meld import RUN_PLACES, SUIT_FACES


def add_to_meld(meld: FixedMeld, face: Face, rules: FixedRules, end: End | None = None) -> FixedMeld | FixedFault:
    """The meld after one card was added, or why it does not fit; its other cards stay what they are.

    The `end` counts for a joker, and for an ace that fits both ends of a run; unsaid, the high end is tried first. A
    set takes no notice of it.
    """
    return _add(meld, face, rules, end)


def adding_order(
    meld: FixedMeld, cards: Sequence[Face], rules: FixedRules, end: End | None = None
) -> tuple[Face, ...] | None:
    """The first order in which the cards can be added one by one, or None where there is none.

    Jokers go where they are put, so the order may decide what comes of the cards: of two orders the one counts that
    takes the earlier card first, as they are given.
    """
    most = SET_CARDS if meld.suit is None else rules.longest_grown
    if len(meld.cards) + len(cards) > most:
        return None
    dead_ends: set[tuple[FixedMeld, tuple[Face, ...]]] = set()

    def ordered(onto: FixedMeld, left: tuple[Face, ...]) -> tuple[Face, ...] | None:
        if not left or (onto, left) in dead_ends:
            return None if left else ()
        for place, card in enumerate(left):
            longer = add_to_meld(onto, card, rules, end) if card not in left[:place] else None
            if isinstance(longer, FixedMeld):
                others = ordered(longer, (*left[:place], *left[place + 1 :]))
                if others is not None:
                    return (card, *others)
        dead_ends.add((onto, left))
        return None

    return ordered(meld, tuple(cards))


def fitting(meld: FixedMeld, rules: FixedRules) -> int:
    """The mask of the faces that may be added, the joker (bit 52) among them (see `faces_of`)."""
    return _fitting(meld, rules)


def open_ends(meld: FixedMeld, face: Face, rules: FixedRules) -> tuple[End, ...]:
    """Return the ends of a run at which the card fits; nothing for a set."""
    if meld.suit is None:
        return ()
    return tuple(end for end in End if _stands_at(meld, meld.suit, face, rules, end))


def swap_joker(meld: FixedMeld, face: Face) -> FixedMeld | FixedFault:
    """The meld after the card took the place of the joker that stands for it, or why none does; the joker is free.

    No two jokers of a run stand for the same face, and those of a set are alike.
    """
    if not meld.wilds:
        return FixedFault(FixedReason.NO_JOKER)
    for index in meld.wilds:
        if face in meld.stands_for(index):
            cards = (*meld.cards[:index], face, *meld.cards[index + 1 :])
            if meld.suit is not None:
                return placed_run(meld.suit, meld.low, cards)
            return placed_set(face.rank, cards)
    return FixedFault(FixedReason.NO_JOKER_STANDS_FOR_IT, face=face)


def swappable(meld: FixedMeld) -> int:
    """The mask of the faces for which the jokers of the meld stand (see `faces_of`)."""
    return mask_of(face for index in meld.wilds for face in meld.stands_for(index))


def _stands_at(meld: FixedMeld, suit: Suit, face: Face, rules: FixedRules, end: End) -> bool:
    fits = isinstance(_add(meld, face, rules, end), FixedMeld)
    return fits and (face == JOKER or face == _face_beyond(meld, suit, end))


@lru_cache(maxsize=1 << 12)
def _fitting(meld: FixedMeld, rules: FixedRules) -> int:
    return mask_of(face for face in ALL_FACES if isinstance(_add(meld, face, rules, None), FixedMeld))


@lru_cache(maxsize=1 << 13)
def _add(meld: FixedMeld, face: Face, rules: FixedRules, end: End | None) -> FixedMeld | FixedFault:
    if meld.rank is not None:
        return _add_to_set(meld, meld.rank, face, rules)
    if meld.suit is None:
        raise ValueError(f"{meld} is neither a run nor a set")
    if face != JOKER:
        fault = _natural_fault(meld, meld.suit, face)
        if fault is not None:
            return fault
    if len(meld.cards) >= rules.longest_grown:
        reason = FixedReason.RUN_TOO_LONG if rules.max_grown is None else FixedReason.RUN_GROWN
        return FixedFault(reason, limit=rules.longest_grown)
    if face == JOKER:
        return _add_joker_to_run(meld, meld.suit, rules, end)
    for side in (End.LOW, End.HIGH) if end is End.LOW else (End.HIGH, End.LOW):
        if face == _face_beyond(meld, meld.suit, side):
            return _extended(meld, meld.suit, face, side)
    return gap_fault((*_faces(meld, meld.suit), face), len(meld.cards) + 1, meld.suit)


def _add_to_set(meld: FixedMeld, rank: Rank, face: Face, rules: FixedRules) -> FixedMeld | FixedFault:
    if face != JOKER and face.rank != rank:
        return FixedFault(FixedReason.MIXED_RANKS, face=face)
    if face != JOKER and face in meld.cards:
        return FixedFault(FixedReason.SUIT_TWICE, face=face)
    if len(meld.cards) >= SET_CARDS:
        if face != JOKER:
            return FixedFault(FixedReason.JOKER_IN_ITS_PLACE, face=face)
        return FixedFault(FixedReason.SET_TOO_LARGE, limit=SET_CARDS)
    larger = placed_set(rank, (*meld.cards, face))
    return joker_fault(larger, rules) or larger


def _natural_fault(meld: FixedMeld, suit: Suit, face: Face) -> FixedFault | None:
    """Return the reason why a natural card fits nowhere in the run."""
    if face.suit != suit:
        return FixedFault(FixedReason.MIXED_SUITS, face=face)
    if face in meld.cards:
        return FixedFault(FixedReason.REPEATED_CARD, face=face)
    if face in _faces(meld, suit):
        return FixedFault(FixedReason.JOKER_IN_ITS_PLACE, face=face)
    return None


def _add_joker_to_run(meld: FixedMeld, suit: Suit, rules: FixedRules, end: End | None) -> FixedMeld | FixedFault:
    """Return the run with a joker at the given end, or at the first that takes it."""
    first = FixedFault(FixedReason.NO_PLACE_AT_END)
    for side in (End.HIGH, End.LOW) if end is None else (end,):
        if _face_beyond(meld, suit, side) is None:
            found: FixedMeld | FixedFault = FixedFault(FixedReason.NO_PLACE_AT_END)
        else:
            longer = _extended(meld, suit, JOKER, side)
            found = joker_fault(longer, rules) or longer
        if isinstance(found, FixedMeld):
            return found
        if first.reason is FixedReason.NO_PLACE_AT_END:
            first = found
    return first


def _face_beyond(meld: FixedMeld, suit: Suit, end: End) -> Face | None:
    """The face of the place just beyond an end of the run, `None` where the line ends."""
    place = meld.low - 1 if end is End.LOW else meld.low + len(meld.cards)
    return SUIT_FACES[suit][place - 1] if 1 <= place <= RUN_PLACES else None


def _extended(meld: FixedMeld, suit: Suit, face: Face, end: End) -> FixedMeld:
    if end is End.LOW:
        return placed_run(suit, meld.low - 1, (face, *meld.cards))
    return placed_run(suit, meld.low, (*meld.cards, face))


def _faces(meld: FixedMeld, suit: Suit) -> tuple[Face, ...]:
    """Return the faces that the cards of the run stand for."""
    return SUIT_FACES[suit][meld.low - 1 : meld.low - 1 + len(meld.cards)]
