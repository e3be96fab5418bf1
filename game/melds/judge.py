"""Judging a group of cards where wilds float, what may be added to a meld, and what an add makes of a team's melds.

A run lies on a line of fourteen places. A set of places is a bit mask: bit `p` is place `p`, from the low ace (1) to
the high ace (14).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards import JOKER, Face, Rank, Suit, face_of, format_faces
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, SUIT_FACES, Fault, FloatingRules, Kind, Meld, MeldFault

LOW_ACE: Final = 1 << 1
PLACE_TWO: Final = 1 << 2
HIGH_ACE: Final = 1 << RUN_PLACES
_ACE_CHOICES: Final = ((0,), (LOW_ACE, HIGH_ACE), (LOW_ACE | HIGH_ACE,))


class RunArrangement(NamedTuple):
    """A run of `size` places from `low` upwards, with naturals on `naturals` and wilds on all the others."""

    low: int
    size: int
    naturals: int


@lru_cache(maxsize=1 << 14)
def arrange_run(middle: int, aces: int, twos: int, wilds: int) -> RunArrangement | int:
    """The one arrangement of a run, or how many more cards its gaps would need.

    `middle` is the mask of the naturals on places 3 to 13, `aces` (0 to 2) and `twos` count the run's own aces and
    2s, `wilds` the jokers and the 2s of other suits. At least one natural besides the 2s must be there and at most
    14 cards in all.

    The arrangement with the fewest wilds counts, so an own 2 is on its place whenever some arrangement allows it. Among
    equals the highest one counts: spare wilds go to the high end while there is room, then to the low end, and an ace
    that could be either is high.
    """
    size = middle.bit_count() + aces + twos + wilds
    shortest = RUN_PLACES
    for own_two in (PLACE_TWO, 0) if twos else (0,):
        best: RunArrangement | None = None
        for ace in _ACE_CHOICES[aces]:
            naturals = middle | own_two | ace
            lowest = (naturals & -naturals).bit_length() - 1
            span = naturals.bit_length() - lowest
            if span > size:
                shortest = min(shortest, span)
                continue
            low = min(lowest, RUN_PLACES + 1 - size)
            if best is None or low >= best.low:
                best = RunArrangement(low, size, naturals)
        if best is not None:
            return best
    return shortest - size


def run_meld(suit: int, arrangement: RunArrangement, wilds: tuple[Face, ...]) -> Meld:
    """The meld of an arrangement in a suit; the wilds take the free places from low to high in the order given."""
    low, size, _ = arrangement
    cards = list(SUIT_FACES[suit][low - 1 : low + size - 1])
    free = _free_places(arrangement)
    for index, wild in zip(free, wilds, strict=True):
        cards[index] = wild
    return Meld(Kind.RUN, tuple(cards), free, Suit(suit), None, low)


@lru_cache(maxsize=1 << 12)
def _free_places(arrangement: RunArrangement) -> tuple[int, ...]:
    low, size, naturals = arrangement
    return tuple(index for index in range(size) if not naturals >> (low + index) & 1)


def judge(faces: Sequence[Face], rules: FloatingRules, keep: Meld | None = None) -> Meld | MeldFault:
    """The meld that the faces are, in any order, or what is wrong with them.

    With `keep` they must make a meld of the same kind and the same suit or rank, and faults are named in its terms.
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
    arrangement = arrange_run(middle, aces, twos, len(faces) - len(plain) - twos)
    if not isinstance(arrangement, RunArrangement):
        return MeldFault(Fault.GAP_TOO_WIDE, limit=arrangement)
    wilds = [face for face in faces if _may_be_wild(face)]
    own_two_is_natural = arrangement.naturals & PLACE_TWO
    if own_two_is_natural:
        wilds.remove(own_two)  # on the 2-place of its own suit it is natural
    fault = _wild_fault(len(faces) - len(wilds), len(wilds), rules.min_naturals, rules.max_run_wilds)
    if fault is None and own_two_is_natural and wilds and wilds[0] != JOKER and not rules.natural_two_with_wild_two:
        return MeldFault(Fault.WILD_TWO_BESIDE_NATURAL, face=wilds[0])
    return fault or run_meld(int(suit), arrangement, tuple(wilds))


def _wild_fault(naturals: int, wilds: int, min_naturals: int, max_wilds: int) -> MeldFault | None:
    if naturals < min_naturals:
        return MeldFault(Fault.TOO_FEW_NATURALS, limit=min_naturals)
    if wilds > max_wilds:
        return MeldFault(Fault.TOO_MANY_WILDS, limit=max_wilds)
    return None


_OF_RANK: Final = {rank: sum(1 << face_of(rank, suit) for suit in Suit) for rank in Rank}
_TWOS: Final = _OF_RANK[Rank.TWO]


def face_mask(cards: Iterable[Face]) -> int:
    """The faces among the cards, as a mask with bit `1 << face`."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 15)
def fitting(meld: Meld, rules: FloatingRules) -> int:
    """The faces that may be added to the meld, as a mask with bit `1 << face`.

    It says what `arrange_add` says of each face, for all faces together: a position asks for it at every turn.
    """
    if meld.suit is None:
        assert meld.rank is not None, "a set has a rank"
        spare_wild = len(meld.wilds) < rules.max_set_wilds
        return _OF_RANK[meld.rank] | (_wilds_of_set(meld.rank) if spare_wild else 0)
    return _fitting_run(meld, meld.suit, rules)


def adding_order(meld: Meld, cards: Sequence[Face], rules: FloatingRules) -> tuple[Face, ...] | None:
    """An order in which the cards can be added one by one, or None where there is none.

    What comes of an add depends on the set of cards alone, so of each step only has to be known that it does not lead
    into a dead end, and none does that takes the first card that fits in this order: naturals away from the ace that
    the whole run will have, then wilds, which fill the holes that stop the naturals, and aces last, because an early
    ace ties the run to its end of the line.
    """
    whole = judge((*meld.cards, *cards), rules, keep=meld)
    if isinstance(whole, MeldFault):
        return None
    last = len(whole.cards) - 1
    upwards = whole.low + last < RUN_PLACES or last in whole.wilds
    left = sorted(cards, key=lambda card: (_turn_of(card), card if upwards else -card))
    order: list[Face] = []
    grown = meld
    while left:
        fit = fitting(grown, rules)
        card = next((card for card in left if fit >> card & 1), None)
        if card is None:
            return None
        left.remove(card)
        order.append(card)
        grown = _grown(grown, card, rules)
    return tuple(order)


def _turn_of(card: Face) -> int:
    """Naturals before cards that may be wild, aces after them."""
    if card == JOKER or card.rank == Rank.TWO:
        return 1
    return 2 if card.rank == Rank.ACE else 0


def melds_after_add(melds: Sequence[Meld], index: int, card: Face, rules: FloatingRules) -> tuple[Meld, ...]:
    """The melds after a card that fits was added to the one at `index`; raises `AssertionError` for any other card."""
    return (*melds[:index], _grown(melds[index], card, rules), *melds[index + 1 :])


def _grown(meld: Meld, card: Face, rules: FloatingRules) -> Meld:
    grown = arrange_add(meld, card, rules)
    if isinstance(grown, MeldFault):
        raise AssertionError(f"{card} does not fit {format_faces(meld.cards)}")
    return grown


def _wilds_of_set(rank: Rank) -> int:
    joker = 1 << JOKER
    return joker if rank is Rank.TWO else joker | _TWOS  # among themselves 2s are naturals


def _fitting_run(meld: Meld, suit: Suit, rules: FloatingRules) -> int:
    size = len(meld.cards) + 1
    if size > RUN_PLACES:
        return 0
    ace, two = face_of(Rank.ACE, suit), face_of(Rank.TWO, suit)
    middle = aces = own_twos = other_twos = jokers = 0
    for face in meld.cards:
        if face == ace:
            aces += 1
        elif face == two:
            own_twos += 1
        elif face == JOKER:
            jokers += 1
        elif _TWOS >> face & 1:
            other_twos += 1
        else:
            middle |= 1 << face - ace + 1
    wilds = other_twos + jokers

    def fits(arrangement: RunArrangement | int, twos: int = own_twos + other_twos) -> bool:
        if not isinstance(arrangement, RunArrangement) or size - arrangement.naturals.bit_count() > rules.max_run_wilds:
            return False
        return rules.natural_two_with_wild_two or twos < 2 or not arrangement.naturals & PLACE_TWO

    mask = 0
    for place in range(Rank.THREE, Rank.KING + 1):
        if not middle >> place & 1 and fits(arrange_run(middle | 1 << place, aces, own_twos, wilds)):
            mask |= 1 << ace + place - 1
    if aces < 2 and fits(arrange_run(middle, aces + 1, own_twos, wilds)):
        mask |= 1 << ace
    if fits(arrange_run(middle, aces, own_twos + 1, wilds), own_twos + other_twos + 1):
        mask |= 1 << two
    one_wild_more = arrange_run(middle, aces, own_twos, wilds + 1)
    if fits(one_wild_more):
        mask |= 1 << JOKER
    if fits(one_wild_more, own_twos + other_twos + 1):
        mask |= _TWOS & ~(1 << two)
    return mask
