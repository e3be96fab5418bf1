"""What can be seen of cards and melds, for reasons: each is so whatever the weights say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, format_faces
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.hand_shape import WILD_FACES, counted, faces_in, suit_bits
from game.families.canasta.opponents.position import Position, after_add
from game.families.canasta.rules.actions import Add, Lay
from game.melds.judge import fitting, melds_after_add
from game.melds.meld import FloatingRules, Meld

_REACH: Final = 2
"""Places of a run within which two cards belong together for everybody to see."""


def _near(card: Face) -> int:
    """The places of a run that belong together with those of a card."""
    near = suit_bits(card)
    for _ in range(_REACH):
        near |= near << 1 | near >> 1
    return near


def is_wild(card: Face) -> bool:
    """Whether the card may stand for others."""
    return bool(WILD_FACES >> card & 1)


def grown_to(melds: Iterable[Meld], card: Face, rules: FloatingRules) -> int:
    """How many cards the longest of the melds that take the card has then; 0 where none takes it."""
    return max([len(meld.cards) + 1 for meld in takers(melds, card, rules)], default=0)


def companions(hand: Iterable[Face], card: Face, rules: FloatingRules) -> tuple[Face, ...]:
    """The naturals among other cards that a natural one goes with: near it in its suit, or its rank where sets are."""
    if is_wild(card):
        return ()
    near = _near(card)
    sets = card.rank in rules.set_ranks
    return tuple(
        other
        for other in sorted(set(hand))
        if not is_wild(other)
        and (
            (other != card and other // 13 == card // 13 and suit_bits(other) & near)
            or (sets and other % 13 == card % 13)
        )
    )


def unseen_with(visible: Iterable[Face], copies: Sequence[int], card: Face) -> int:
    """How many cards that the player cannot see go with a natural one, where these are visible."""
    if is_wild(card):
        return 0
    seen = counted(visible)
    near = _near(card)
    return sum(
        copies[other] - seen[other]
        for other in ALL_FACES[:JOKER]
        if other != card and other // 13 == card // 13 and not is_wild(other) and suit_bits(other) & near
    )


def greatest_bonus(melds: Iterable[Meld], card: Face, adapter: CanastaAdapter) -> float:
    """The most that a meld would earn more in bonus with the card."""
    grown = [(meld, melds_after_add((meld,), 0, card, adapter.rules)[0]) for meld in takers(melds, card, adapter.rules)]
    return max([adapter.bonus(after) - adapter.bonus(before) for before, after in grown], default=0.0)


def takers(melds: Iterable[Meld], card: Face, rules: FloatingRules) -> list[Meld]:
    """The melds that take the card."""
    return [meld for meld in melds if fitting(meld, rules) >> card & 1]


def longest_taker(melds: Iterable[Meld], card: Face, rules: FloatingRules) -> str:
    """The longest of the melds that take a card, which one does, in notation."""
    return format_faces(max(takers(melds, card, rules), key=lambda meld: len(meld.cards)).cards)


def newly_fitting(before: Position, after: Position) -> tuple[Face, ...]:
    """The naturals that may be added to the melds afterwards and might not before."""
    return faces_in(after.fits & ~before.fits & ~WILD_FACES)


def useful(position: Position, pile: Sequence[Face]) -> tuple[Face, ...]:
    """Of the pile's cards those that fit a meld, or go with a card of the hand or of the pile."""
    rules = position.adapter.rules
    found = []
    for place, card in enumerate(pile):
        others = (*position.hand, *pile[:place], *pile[place + 1 :])
        if is_wild(card) or position.fits >> card & 1 or companions(others, card, rules):
            found.append(card)
    return tuple(found)


def melded_size(position: Position, step: Lay | Add) -> int:
    """How many cards the meld has that a step lays or adds to."""
    if isinstance(step, Lay):
        return len(step.cards)
    grown = after_add(position, step.card, step.meld - 1)
    return len(grown.melds[step.meld - 1].cards)
