"""What may be added to a meld where wilds float, in which order, and what an add makes of a team's melds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from game.cards.face import JOKER, Face, Rank, Suit, face_of, format_faces
from game.melds.judge import arrange_add, judge
from game.melds.line import PLACE_TWO, Standing, stand
from game.melds.meld import RUN_PLACES, FloatingRules, Meld, MeldFault

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
    left = sorted(cards, key=lambda card: (_stage(card), card if upwards else -card))
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


def _stage(card: Face) -> int:
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

    def stands(standing: Standing | int, twos: int = own_twos + other_twos) -> bool:
        if not isinstance(standing, Standing) or size - standing.naturals.bit_count() > rules.max_run_wilds:
            return False
        return rules.natural_two_with_wild_two or twos < 2 or not standing.naturals & PLACE_TWO

    mask = 0
    for place in range(Rank.THREE, Rank.KING + 1):
        if not middle >> place & 1 and stands(stand(middle | 1 << place, aces, own_twos, wilds)):
            mask |= 1 << ace + place - 1
    if aces < 2 and stands(stand(middle, aces + 1, own_twos, wilds)):
        mask |= 1 << ace
    if stands(stand(middle, aces, own_twos + 1, wilds), own_twos + other_twos + 1):
        mask |= 1 << two
    one_wild_more = stand(middle, aces, own_twos, wilds + 1)
    if stands(one_wild_more):
        mask |= 1 << JOKER
    if stands(one_wild_more, own_twos + other_twos + 1):
        mask |= _TWOS & ~(1 << two)
    return mask
