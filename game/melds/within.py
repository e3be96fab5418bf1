"""Every meld that cards of a hand can make, and every card that fits a meld, in a fixed order.

A meld is given by its faces: either copy of a card, of a 2 or of a joker makes the same meld, while wild 2s of two
suits are two faces and make two melds. Runs come first, by suit and by their naturals from the lowest place up, then
sets by rank; fewer wilds come before more, and wilds in the order of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank, Suit, face_of
from game.melds.judge import HIGH_ACE, LOW_ACE, PLACE_TWO, RunArrangement, arrange_add, arrange_run, run_meld
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, SUIT_FACES, FloatingRules, Kind, Meld

_ACES: Final = LOW_ACE | HIGH_ACE
_OF_RANK: Final = {rank: [face_of(rank, suit) for suit in Suit] for rank in Rank}
TWOS: Final = _OF_RANK[Rank.TWO]
_FEW_PLACES: Final = 8
"""The number of places up to which the runs of a suit are cached; with more places there may be thousands."""


def melds_within(hand: Sequence[Face], rules: FloatingRules) -> Iterator[Meld]:
    """Every meld of some cards of the hand, each group of faces once, found as it is asked for."""
    held = Counter(hand)
    all_wilds = wilds_held(held)
    for suit, places in enumerate(places_held(held)):
        own_two = SUIT_FACES[suit][1]
        wild_faces = [face for face in all_wilds if face != own_two]
        jokers = wild_faces if rules.natural_two_with_wild_two else [face for face in wild_faces if face == JOKER]
        twos = len(all_wilds) - len(wild_faces)
        two_aces = held[SUIT_FACES[suit][0]] > 1
        find = _run_shapes if places.bit_count() > _FEW_PLACES else _few_run_shapes
        choices_of: dict[tuple[int, int, int], list[tuple[Face, ...]]] = {}
        for arrangement, own_wilds, others in find(places, two_aces, twos, len(wild_faces), rules):
            own_two_is_natural = arrangement.naturals & PLACE_TWO
            wilds = choices_of.get((own_wilds, others, own_two_is_natural))
            if wilds is None:
                own = (own_two,) * own_wilds
                free = jokers if own_two_is_natural else wild_faces  # a natural 2 may forbid wild ones
                wilds = [tuple(sorted(own + chosen)) for chosen in choices(free, others)]
                choices_of[own_wilds, others, own_two_is_natural] = wilds
            for chosen in wilds:
                yield run_meld(suit, arrangement, chosen)
    for rank in rules.set_ranks:
        faces = rank_held(held, rank)
        wild_faces = [face for face in all_wilds if face not in faces]
        for naturals_count in range(rules.min_naturals, len(faces) + 1):
            for naturals in choices(faces, naturals_count):
                for wilds_count in range(max(0, MELD_MINIMUM - naturals_count), rules.max_set_wilds + 1):
                    for chosen in choices(wild_faces, wilds_count):
                        yield set_meld(rank, naturals, chosen)


def extensions(meld: Meld, hand: Sequence[Face], rules: FloatingRules) -> Iterator[Face]:
    """The faces of the hand, each once and sorted, that may be added to the meld."""
    return (face for face in sorted(set(hand)) if isinstance(arrange_add(meld, face, rules), Meld))


def wilds_held(held: Counter[Face]) -> list[Face]:
    """The 2s and jokers, sorted, with repeats."""
    return [face for face in (*TWOS, JOKER) if face in held for _ in range(held[face])]


def rank_held(held: Counter[Face], rank: Rank) -> list[Face]:
    """The cards of a rank, sorted, with repeats."""
    return [face for face in _OF_RANK[rank] if face in held for _ in range(held[face])]


def places_held(held: Counter[Face]) -> list[int]:
    """The mask of the places of each suit for which a card is held, an ace at both ends."""
    lines = [0] * len(Suit)
    for face in held:
        if face != JOKER:
            suit, low_place = divmod(face, 13)
            lines[suit] |= 2 << low_place if low_place else _ACES
    return lines


def choices(faces: Sequence[Face], count: int) -> list[tuple[Face, ...]]:
    """Every way to take `count` of the sorted faces, copies of a face counting as one, in order."""
    return list(dict.fromkeys(combinations(faces, count)))


def set_meld(rank: Rank, naturals: tuple[Face, ...], wilds: tuple[Face, ...]) -> Meld:
    """The set of sorted naturals and sorted wilds."""
    cards = naturals + wilds
    return Meld(Kind.SET, cards, tuple(range(len(naturals), len(cards))), None, rank, 0)


@lru_cache(maxsize=1 << 10)
def _few_run_shapes(
    places: int, two_aces: bool, twos: int, others: int, rules: FloatingRules
) -> tuple[tuple[RunArrangement, int, int], ...]:
    return tuple(_run_shapes(places, two_aces, twos, others, rules))


def _run_shapes(
    places: int, two_aces: bool, twos: int, others: int, rules: FloatingRules
) -> Iterator[tuple[RunArrangement, int, int]]:
    """Yield every run of a suit up to the choice of its wilds: its arrangement, and the numbers of its wilds that are
    2s of the suit and others.

    `places` are those held; `twos` counts the 2s of the suit and `others` the jokers and the other 2s.
    """
    wilds_at_most = min(rules.max_run_wilds, others + twos)
    for naturals, gaps in _natural_places(places, two_aces, wilds_at_most):
        size = naturals.bit_count()
        if size < rules.min_naturals:
            continue
        middle = naturals & ~(_ACES | PLACE_TWO)
        aces = (naturals & _ACES).bit_count()
        own_natural = 1 if naturals & PLACE_TWO else 0
        for wilds in range(max(gaps, MELD_MINIMUM - size), min(wilds_at_most, RUN_PLACES - size) + 1):
            own_wilds_at_most = 0 if own_natural and not rules.natural_two_with_wild_two else twos - own_natural
            for own_wilds in range(max(0, wilds - others), min(wilds, own_wilds_at_most) + 1):
                arrangement = arrange_run(middle, aces, own_natural + own_wilds, wilds - own_wilds)
                # The same faces may have a better arrangement, which is then met under its own naturals.
                if isinstance(arrangement, RunArrangement) and arrangement.naturals == naturals:
                    yield arrangement, own_wilds, wilds - own_wilds


@lru_cache(maxsize=1 << 10)
def _natural_places(places: int, two_aces: bool, gaps_at_most: int) -> tuple[tuple[int, int], ...]:
    """Every choice of places with at most so many gaps between the lowest and the highest: its mask, its gaps."""
    found: list[tuple[int, int]] = []
    for lowest in range(1, RUN_PLACES + 1):
        if places >> lowest & 1:
            _extend(found, 1 << lowest, 0, places, two_aces, gaps_at_most)
    return tuple(found)


def _extend(
    found: list[tuple[int, int]], chosen: int, gaps: int, places: int, two_aces: bool, gaps_at_most: int
) -> None:
    found.append((chosen, gaps))
    following = chosen.bit_length()
    for place in range(following, min(following + gaps_at_most - gaps, RUN_PLACES) + 1):
        if places >> place & 1 and (place < RUN_PLACES or two_aces or not chosen & LOW_ACE):
            _extend(found, chosen | 1 << place, gaps + place - following, places, two_aces, gaps_at_most)


_TWO: Final = Rank.TWO - 1

# One lane of bits a suit: the fourteen places of a run from the low ace on, and three empty bits above them, so that
# neighbours of all four suits are found by shifting one number.
_LANE: Final = 17
_PLACES: Final = tuple(
    sum(1 << face.suit * _LANE + place for place in ((0, 13) if face.rank == Rank.ACE else (face.rank - 1,)))
    for face in ALL_FACES
    if face != JOKER
)
_TWO_PLACES: Final = sum(1 << suit * _LANE + 1 for suit in Suit)


def some_lay(cards: Sequence[Face], rules: FloatingRules) -> bool:
    """Whether at least one new meld can be made of the cards, apart from whether it may be laid now.

    The rules must ask for two naturals and no more.
    """
    places = 0
    ranks = [0] * 13
    jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        else:
            places |= _PLACES[card]
            ranks[card % 13] += 1
    beside = places & places >> 1
    if beside & places >> 2:  # three in a row
        return True
    twos = ranks[_TWO]
    for rank in rules.set_ranks:
        naturals = ranks[rank - 1]
        wilds = jokers if rank == Rank.TWO else twos + jokers
        if naturals > 1 and naturals + min(wilds, rules.max_set_wilds) >= MELD_MINIMUM:
            return True
    # Two naturals and wilds between or beside them. A 2 that is a natural here is not a wild as well.
    wilds = min(twos + jokers, rules.max_run_wilds)
    if wilds and _two_naturals(places & ~_TWO_PLACES, wilds):
        return True
    wild_twos = twos - 1 if rules.natural_two_with_wild_two else 0
    wilds = min(wild_twos + jokers, rules.max_run_wilds)
    return twos > 0 and wilds > 0 and _two_naturals(places, wilds)


def _two_naturals(places: int, wilds: int) -> bool:
    """Whether two of the places are so near each other that wilds, one or more, close the gap between them."""
    return bool(places & (places >> 1 | places >> 2) or (wilds > 1 and places & places >> 3))


def distinct_lays(hand: Sequence[Face], rules: FloatingRules, legal: Callable[[Meld], bool]) -> Iterator[Meld]:
    """Every legal new meld in a hand, in a fixed order, wilds of one kind counting as one.

    In a run the 2s of other suits are one kind of wild, in a set of other ranks all 2s are; the first that is legal
    stands for the others.
    """
    given: set[tuple[object, ...]] = set()
    for meld in melds_within(hand, rules):
        kind = _up_to_wild_twos(meld)
        if kind is None:
            if legal(meld):
                yield meld
        elif kind not in given and legal(meld):
            given.add(kind)
            yield meld


def _up_to_wild_twos(meld: Meld) -> tuple[object, ...] | None:
    """Return a key for melds that differ only in the suits of wild 2s; None where there are none of these."""
    own_two = None if meld.suit is None else TWOS[meld.suit]
    wilds = [meld.cards[index] for index in meld.wilds]
    others = [card for card in wilds if card in (JOKER, own_two)]
    if len(others) == len(wilds):
        return None
    naturals = tuple(card for index, card in enumerate(meld.cards) if index not in meld.wilds)
    return (meld.suit, meld.rank, naturals, *sorted(others), len(wilds))
