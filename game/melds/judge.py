"""Judging a group of cards, and an add to a meld, where wilds float.

The arrangement is a pure function of the faces: fewest wilds, then as high as the line allows (see `line.stand`).
The wilds of a run take the free places from low to high in the order of faces, so 2s (spades, hearts, clubs,
diamonds) stand below jokers; a second copy of the run's own 2 is such a wild.

With two naturals or more the faces alone decide between run and set. An add keeps what the meld is: A 2 2 of one
suit is a run and refuses the other ace of the suit, though these four faces by themselves are a set.

Of several faults the first in the order of `Fault` is named, those of the shape before those of the wilds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cards.face import JOKER, Face, Rank, Suit
from game.melds.line import PLACE_TWO, SUIT_FACES, Standing, run_meld, stand
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, Fault, FloatingRules, Kind, Meld, MeldFault


def judge(faces: Sequence[Face], rules: FloatingRules, keep: Meld | None = None) -> Meld | MeldFault:
    """The meld that the faces are, in any order, or what is wrong with them.

    With `keep` they must make a meld of the same kind and the same suit or rank, and faults are told in its terms.
    """
    if keep is None:
        return _judge(tuple(sorted(faces)), rules, None, None)
    return _judge(tuple(sorted(faces)), rules, keep.suit, keep.rank)


def arrange_add(meld: Meld, face: Face, rules: FloatingRules) -> Meld | MeldFault:
    """The meld after one card was added, its wilds moved as they must, or why the card does not fit."""
    return _judge(tuple(sorted((*meld.cards, face))), rules, meld.suit, meld.rank)


@lru_cache(maxsize=1 << 13)
def _judge(faces: tuple[Face, ...], rules: FloatingRules, suit: Suit | None, rank: Rank | None) -> Meld | MeldFault:
    if len(faces) < MELD_MINIMUM:
        return MeldFault(Fault.TOO_FEW_CARDS, limit=MELD_MINIMUM)
    plain = [face for face in faces if not _may_be_wild(face)]
    if suit is not None:
        return _judge_run(faces, plain, suit, rules)
    if rank is not None:
        return _judge_set(faces, plain, rank, rules)
    if not plain:
        return _judge_set(faces, plain, Rank.TWO, rules)
    if len(plain) > 1 and all(face.rank == plain[0].rank for face in plain):
        return _judge_set(faces, plain, plain[0].rank, rules)
    return _judge_run(faces, plain, _commonest_suit(plain), rules)


def _may_be_wild(face: Face) -> bool:
    return face == JOKER or face % 13 == 1


def _commonest_suit(plain: Sequence[Face]) -> Suit:
    counts = [0, 0, 0, 0]
    for face in plain:
        counts[face // 13] += 1
    return Suit(counts.index(max(counts)))


def _judge_set(faces: tuple[Face, ...], plain: list[Face], rank: Rank, rules: FloatingRules) -> Meld | MeldFault:
    for face in plain:
        if face.rank != rank:
            return MeldFault(Fault.MIXED_RANKS, face=face)
    naturals = tuple(face for face in faces if face != JOKER and face.rank == rank)
    wilds = tuple(face for face in faces if face == JOKER or face.rank != rank)
    if naturals and rank not in rules.set_ranks:
        return MeldFault(Fault.RANK_MAKES_NO_SET, face=naturals[0])
    fault = _wild_fault(len(naturals), len(wilds), rules.min_naturals, rules.max_set_wilds)
    if fault is not None:
        return fault
    return Meld(Kind.SET, naturals + wilds, tuple(range(len(naturals), len(faces))), None, rank, 0)


def _judge_run(faces: tuple[Face, ...], plain: list[Face], suit: Suit, rules: FloatingRules) -> Meld | MeldFault:
    for face in plain:
        if face // 13 != suit:
            return MeldFault(Fault.MIXED_SUITS, face=face)
    middle = 0
    aces = 0
    for face in plain:
        is_ace = face % 13 == 0
        place = 0 if is_ace else 1 << face.rank
        aces += is_ace
        if aces > 2 or middle & place:
            return MeldFault(Fault.REPEATED_CARD, face=face)
        middle |= place
    if len(faces) > RUN_PLACES:
        return MeldFault(Fault.NO_ROOM, limit=RUN_PLACES)
    own_two = SUIT_FACES[suit][1]
    twos = faces.count(own_two)
    standing = stand(middle, aces, twos, len(faces) - len(plain) - twos)
    if not isinstance(standing, Standing):
        return MeldFault(Fault.GAP_TOO_WIDE, limit=standing)
    wilds = [face for face in faces if _may_be_wild(face)]
    own_two_stands = standing.naturals & PLACE_TWO
    if own_two_stands:
        wilds.remove(own_two)  # on the 2-place of its own suit it is natural
    fault = _wild_fault(len(faces) - len(wilds), len(wilds), rules.min_naturals, rules.max_run_wilds)
    if fault is None and own_two_stands and wilds and wilds[0] != JOKER and not rules.natural_two_with_wild_two:
        return MeldFault(Fault.WILD_TWO_BESIDE_NATURAL, face=wilds[0])
    return fault or run_meld(int(suit), standing, tuple(wilds))


def _wild_fault(naturals: int, wilds: int, min_naturals: int, max_wilds: int) -> MeldFault | None:
    if naturals < min_naturals:
        return MeldFault(Fault.TOO_FEW_NATURALS, limit=min_naturals)
    if wilds > max_wilds:
        return MeldFault(Fault.TOO_MANY_WILDS, limit=max_wilds)
    return None
