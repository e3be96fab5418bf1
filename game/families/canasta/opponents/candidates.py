"""The lays and adds worth a thought in the middle of a turn.

All natural melds of a hand are among them, and of those with wilds the ones with a single wild, of which the least
precious stands for all: the 2 of the run's own suit, then another 2, then a joker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, JOKER, Face
from game.families.canasta.opponents.hand_shape import WILD_FACES, HandShape, faces_in, hand_shape
from game.melds.judge import fitting
from game.melds.meld import FloatingRules, Kind, Meld


@lru_cache(maxsize=1 << 14)
def natural_lays(hand: tuple[Face, ...], rules: FloatingRules) -> tuple[tuple[Face, ...], ...]:
    """Every run without wilds, and sets without wilds that use all cards of a rank or all but one."""
    shape = hand_shape(hand)
    found = []
    for suit, (once, twice) in enumerate(shape.suits):
        if once & once >> 1 & once >> 2:
            found += list(_runs(suit, once, twice))
    for rank in rules.set_ranks:
        if shape.ranks[rank - 1] >= 3:
            found += list(_sets(hand, rank - 1))
    return tuple(found)


def _runs(suit: int, once: int, twice: int) -> Iterator[tuple[Face, ...]]:
    for low in range(1, 13):
        high = low
        while high <= 14 and once >> high & 1:
            high += 1
            if high - low >= 3 and not (high == 15 and low == 1 and not twice >> 1 & 1):
                yield run_faces(suit, low, high - low)


@lru_cache(maxsize=512)
def run_faces(suit: int, low: int, size: int) -> tuple[Face, ...]:
    """The natural faces of a run from its lowest place."""
    return tuple(ALL_FACES[13 * suit + (place - 1) % 13] for place in range(low, low + size))


def _sets(hand: tuple[Face, ...], rank: int) -> Iterator[tuple[Face, ...]]:
    naturals = tuple(face for face in hand if face != JOKER and face % 13 == rank)
    yield naturals
    if len(naturals) > 3:
        for at, face in enumerate(naturals):
            if at == 0 or naturals[at - 1] != face:
                yield naturals[:at] + naturals[at + 1 :]


def wild_lays(hand: tuple[Face, ...], rules: FloatingRules) -> tuple[tuple[Face, ...], ...]:
    """Melds with one wild: runs with one gap, two neighbours with a wild beside them, and sets."""
    shape = hand_shape(hand)
    if not shape.wilds:
        return ()
    return _wild_lays(hand, rules)


@lru_cache(maxsize=1 << 14)
def _wild_lays(hand: tuple[Face, ...], rules: FloatingRules) -> tuple[tuple[Face, ...], ...]:
    shape = hand_shape(hand)
    found = []
    for suit, (once, twice) in enumerate(shape.suits):
        for places in _one_gap(once, twice):
            natural = sum([1 << place for place in places])
            with_two = natural | 1 << 2
            wild = _wild_for_run(shape, suit, places, rules, spare_two=_breaks_run(once, twice, with_two))
            if wild is None or _breaks_run(once, twice, with_two if wild == 13 * suit + 1 else natural):
                continue
            faces = [ALL_FACES[13 * suit + (place - 1) % 13] for place in places]
            found.append(tuple(sorted([*faces, wild])))
    for rank in rules.set_ranks:
        if shape.ranks[rank - 1] >= 2:
            wild = _wild_for_set(hand, rank - 1)
            if wild is not None:
                naturals = [face for face in hand if face != JOKER and face.rank == rank]
                found.append(tuple(sorted([*naturals, wild])))
    return tuple(found)


def _one_gap(once: int, twice: int) -> Iterator[tuple[int, ...]]:
    """Places of two or more naturals between which one place lacks, or which are two neighbours."""
    for low in range(1, 14):
        if not once >> low & 1:
            continue
        gaps = 0
        chosen = [low]
        for place in range(low + 1, 15):
            if not once >> place & 1:
                gaps += 1
                if gaps > 1:
                    break
                continue
            if place == 14 and low == 1 and not twice >> 1 & 1:
                break
            chosen.append(place)
            if gaps == 1 or len(chosen) == 2:
                yield tuple(chosen)


_ACES: Final = 1 << 1 | 1 << 14
"""The places of an ace."""


def _breaks_run(once: int, twice: int, used: int) -> bool:
    """Whether cards of a natural run in hand would be used and others of it left behind, too few for a run."""
    if used & _ACES & ~twice:
        used |= _ACES
    return any(used & run & ~twice and run & ~used and not _is_run(run & ~used) for run in _natural_runs(once))


def _is_run(places: int) -> bool:
    return places & places >> 1 & places >> 2 != 0


@lru_cache(maxsize=1 << 12)
def _natural_runs(once: int) -> tuple[int, ...]:
    """Masks of the places of runs of three or more that cannot be longer."""
    runs = []
    run = 0
    for place in range(1, 16):
        if once >> place & 1:
            run |= 1 << place
            continue
        if _is_run(run):
            runs.append(run)
        run = 0
    return tuple(runs)


def _wild_for_run(
    shape: HandShape, suit: int, places: tuple[int, ...], rules: FloatingRules, *, spare_two: bool
) -> Face | None:
    """The least precious wild; `spare_two` if one 2 of the suit is not to be had, which a natural run needs."""
    joker = JOKER if shape.once >> JOKER & 1 else None
    if 2 in places and not rules.natural_two_with_wild_two:
        return joker
    own_two = ALL_FACES[13 * suit + 1]
    mask = shape.twice if 2 in places or spare_two else shape.once
    if mask >> own_two & 1:
        return own_two
    for other in range(4):
        if other != suit and shape.once >> (13 * other + 1) & 1:
            return ALL_FACES[13 * other + 1]
    return joker


def _wild_for_set(hand: tuple[Face, ...], rank: int) -> Face | None:
    twos = [] if rank == 1 else [face for face in hand if face != JOKER and face % 13 == 1]
    if twos:
        return twos[0]
    return JOKER if JOKER in hand else None


def all_adds(hand: tuple[Face, ...], melds: Sequence[Meld], rules: FloatingRules) -> Iterator[tuple[Face, int]]:
    """Each card with each meld, from 0, that it fits, the wilds last."""
    yield from natural_adds(hand, melds, rules)
    yield from wild_adds(hand, melds, rules)


def natural_adds(hand: tuple[Face, ...], melds: Sequence[Meld], rules: FloatingRules) -> Iterator[tuple[Face, int]]:
    """Each card that is no 2 and no joker with each meld, from 0, that it fits; and 2s where they are natural."""
    once = hand_shape(hand).once
    for index, meld in enumerate(melds):
        fit = fitting(meld, rules) & once
        if fit:
            for face in faces_in(fit & ~wilds_of(meld)):
                yield face, index


def wild_adds(hand: tuple[Face, ...], melds: Sequence[Meld], rules: FloatingRules) -> Iterator[tuple[Face, int]]:
    """Each wild with each meld, from 0, that it fits."""
    once = hand_shape(hand).once & WILD_FACES
    if once:
        for index, meld in enumerate(melds):
            fit = fitting(meld, rules) & once & wilds_of(meld)
            if fit:
                for face in faces_in(fit):
                    yield face, index


@lru_cache(maxsize=1 << 14)
def wilds_of(meld: Meld) -> int:
    """The faces that would stand as wilds in this meld, as far as can be said without the hand."""
    if meld.kind is Kind.SET:
        assert meld.rank is not None, "a set has a rank"
        return 1 << 52 if meld.rank == 2 else WILD_FACES
    assert meld.suit is not None, "a run has a suit"
    if meld.low == 3:
        return WILD_FACES & ~(1 << (13 * meld.suit + 1))
    return WILD_FACES
