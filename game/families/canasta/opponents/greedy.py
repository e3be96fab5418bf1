"""The frame of the level `greedy`: a fixed reference to measure by, which looks at nobody else and is never tuned.

It lays the best split of its hand, adds whatever fits and keeps what the guard needs. It discards the card with the
fewest partners in hand, of those the cheapest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank, sorted_faces
from game.families.canasta.opponents.hand_shape import WILD_FACES, faces_in
from game.families.canasta.opponents.position import Position, after_add, after_lay
from game.families.canasta.rules.actions import Add, Lay
from game.melds.judge import face_mask, fitting
from game.melds.meld import FloatingRules, Meld
from game.melds.split import best_split
from game.melds.within import melds_within, some_lay

Kept = Callable[[Position], bool]
"""Whether enough cards stay in hand in a position, by the guard and for what is to come."""
_NEAR: Final = 2
"""Places within which two cards of a suit are partners."""


def steps(position: Position, split: tuple[Meld, ...], kept: Kept) -> Iterator[Lay | Add]:
    """What to lay or add, the best first: the best split, whatever fits, or else the dearest lay."""
    for meld in split:
        if kept(after_lay(position, meld.cards)):
            yield Lay(sorted_faces(meld.cards))
    once = face_mask(position.hand)
    for index, meld in enumerate(position.melds):
        for card in faces_in(fitting(meld, position.adapter.rules) & once):
            if kept(after_add(position, card, index)):
                yield Add(card, index + 1)
    if split:
        yield from dearest_lay(position, kept)


def dearest_lay(position: Position, kept: Kept) -> Iterator[Lay]:
    """The lay that counts most of those that may be, if there is one."""
    melds = melds_within(position.hand, position.adapter.rules)
    allowed = [sorted_faces(meld.cards) for meld in melds if kept(after_lay(position, meld.cards))]
    if allowed:
        yield Lay(max(allowed, key=position.adapter.points))


def melds_one_of(position: Position, split: tuple[Meld, ...], wanted: int) -> bool:
    """Whether some of the wanted faces fit melds or are in the best split."""
    return bool(position.fits & wanted) or any(face_mask(meld.cards) & wanted for meld in split)


@lru_cache(maxsize=1 << 12)
def best_melds(hand: tuple[Face, ...], rules: FloatingRules, worth: Callable[[Meld], float]) -> tuple[Meld, ...]:
    """The melds of the split of a sorted hand that is worth most, bonuses included."""
    if not some_lay(hand, rules):
        return ()
    return best_split(hand, rules, worth).melds


def loosest(cards: Iterable[Face], position: Position) -> Face:
    """The card of those given with the fewest partners in the hand, of those the cheapest."""
    adapter, hand = position.adapter, position.hand
    ranks = adapter.rules.set_ranks
    return min(cards, key=lambda card: (partners(card, hand, ranks), adapter.points((card,)), card))


def partners(card: Face, hand: tuple[Face, ...], set_ranks: tuple[Rank, ...]) -> int:
    """How many cards of the hand could stand in a meld with the card; a 2 or a joker can with all of them.

    `set_ranks` are the ranks of which sets may be made.
    """
    if WILD_FACES >> card & 1:
        return len(hand)
    near = _near(card, set_ranks)
    return sum([1 for other in hand if near >> other & 1]) - (near >> card & 1)


@lru_cache(maxsize=128)
def _near(card: Face, set_ranks: tuple[Rank, ...]) -> int:
    """The faces that could stand beside a card in a run or in a set, bit `1 << face`."""
    mask = 0
    for face in ALL_FACES[:JOKER]:
        same_rank = face.rank == card.rank
        if face.suit == card.suit and not same_rank and _apart(face.rank, card.rank) <= _NEAR:
            mask |= 1 << face
        if same_rank and card.rank in set_ranks:
            mask |= 1 << face
    return mask


def _apart(one: int, other: int) -> int:
    """Places between two ranks, the ace being high or low."""
    apart = abs(one - other)
    return min(apart, 13 - apart) if Rank.ACE in (one, other) else apart
