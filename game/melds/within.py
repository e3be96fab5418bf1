"""Every meld that cards of a hand can make, and every card that fits a meld, in a fixed order (borako 4 to 7).

A meld is told by its faces: either copy of a card, of a 2 or of a joker gives the same meld, while wild 2s of two
suits are two faces and give two melds. Runs come first, by suit and by their naturals from the lowest place up, then
sets by rank; fewer wilds come before more, and wilds in the order of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from game.cards.face import JOKER, Face, Rank, Suit, face_of
from game.melds.judge import arrange_add
from game.melds.line import HIGH_ACE, LOW_ACE, PLACE_TWO, SUIT_FACES, Standing, run_meld, stand
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, FloatingRules, Kind, Meld

_ACES = LOW_ACE | HIGH_ACE


def melds_within(hand: Sequence[Face], rules: FloatingRules) -> Iterator[Meld]:
    """Every meld of some cards of the hand, each group of faces once, found as it is asked for."""
    held = Counter(hand)
    for suit in range(len(Suit)):
        own_two = SUIT_FACES[suit][1]
        wild_faces = [face for face in wilds_held(held) if face != own_two]
        choices_of: dict[tuple[int, int], list[tuple[Face, ...]]] = {}
        for standing, own_wilds, others in run_shapes(held, suit, len(wild_faces), rules):
            wilds = choices_of.get((own_wilds, others))
            if wilds is None:
                own = (own_two,) * own_wilds
                wilds = [tuple(sorted(own + chosen)) for chosen in choices(wild_faces, others)]
                choices_of[own_wilds, others] = wilds
            for chosen in wilds:
                yield run_meld(suit, standing, chosen)
    for rank in rules.set_ranks:
        wild_faces = [face for face in wilds_held(held) if face == JOKER or face.rank != rank]
        for naturals in set_naturals(held, rank, rules.min_naturals):
            for count in range(rules.max_set_wilds + 1):
                if len(naturals) + count >= MELD_MINIMUM:
                    for chosen in choices(wild_faces, count):
                        yield set_meld(rank, naturals, chosen)


def extensions(meld: Meld, hand: Sequence[Face], rules: FloatingRules) -> Iterator[Face]:
    """The faces of the hand, each once and sorted, that may be added to the meld (borako 4.2)."""
    return (face for face in sorted(set(hand)) if isinstance(arrange_add(meld, face, rules), Meld))


def wilds_held(held: Counter[Face]) -> list[Face]:
    """The 2s and jokers, sorted, with repeats."""
    return [face for face in sorted(held) for _ in range(held[face]) if face == JOKER or face.rank == Rank.TWO]


def choices(faces: Sequence[Face], count: int) -> list[tuple[Face, ...]]:
    """Every way to take `count` of the sorted faces, copies of a face counting as one, in order."""
    return list(dict.fromkeys(combinations(faces, count)))


def set_meld(rank: Rank, naturals: tuple[Face, ...], wilds: tuple[Face, ...]) -> Meld:
    """The set of sorted naturals and sorted wilds."""
    cards = naturals + wilds
    return Meld(Kind.SET, cards, tuple(range(len(naturals), len(cards))), None, rank, 0)


def set_naturals(held: Counter[Face], rank: Rank, fewest: int) -> Iterator[tuple[Face, ...]]:
    """Every choice of `fewest` or more of the cards of a rank, fewer cards first."""
    faces = [face_of(rank, suit) for suit in Suit for _ in range(held[face_of(rank, suit)])]
    for count in range(fewest, len(faces) + 1):
        yield from choices(faces, count)


def run_shapes(
    held: Counter[Face], suit: int, others: int, rules: FloatingRules
) -> Iterator[tuple[Standing, int, int]]:
    """Every run of a suit up to the choice of its wilds: how it stands, how many of its wilds are 2s of the suit,
    and how many are others, of which there are `others`.
    """
    places = sum(1 << place for place, face in enumerate(SUIT_FACES[suit], start=1) if held[face])
    twos = held[SUIT_FACES[suit][1]]
    two_aces = held[SUIT_FACES[suit][0]] > 1
    wilds_at_most = min(rules.max_run_wilds, others + twos)
    for naturals, gaps in _natural_places(places, two_aces, wilds_at_most):
        size = naturals.bit_count()
        if size < rules.min_naturals:
            continue
        middle = naturals & ~(_ACES | PLACE_TWO)
        aces = (naturals & _ACES).bit_count()
        own_natural = naturals >> 2 & 1
        for wilds in range(max(gaps, MELD_MINIMUM - size), min(wilds_at_most, RUN_PLACES - size) + 1):
            for own_wilds in range(max(0, wilds - others), min(wilds, twos - own_natural) + 1):
                standing = stand(middle, aces, own_natural + own_wilds, wilds - own_wilds)
                # The same faces may have a better arrangement, which is then met under its own naturals.
                if isinstance(standing, Standing) and standing.naturals == naturals:
                    yield standing, own_wilds, wilds - own_wilds


@lru_cache(maxsize=1 << 12)
def _natural_places(places: int, two_aces: bool, gaps_at_most: int) -> tuple[tuple[int, int], ...]:
    """Every choice of places with at most so many gaps between the lowest and the highest: its mask, its gaps."""
    found = []

    def extend(chosen: int, highest: int, gaps: int) -> None:
        found.append((chosen, gaps))
        for skipped in range(gaps_at_most - gaps + 1):
            place = highest + skipped + 1
            if place > RUN_PLACES or (place == RUN_PLACES and chosen & LOW_ACE and not two_aces):
                return
            if places >> place & 1:
                extend(chosen | 1 << place, place, gaps + skipped)

    for lowest in range(1, RUN_PLACES + 1):
        if places >> lowest & 1:
            extend(1 << lowest, lowest, 0)
    return tuple(found)
