"""The frame of the level `greedy`: a fixed reference to measure by, which looks at nobody else and is never tuned.

It lays the best split of its hand, adds whatever fits and keeps what the guard needs. It discards the card with the
fewest partners in hand, of those the cheapest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Protocol, Self

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.faces import faces_in
from game.families.canasta.opponents.partners import partners
from game.families.canasta.rules.actions import Add, Lay
from game.melds.fitting import face_mask, fitting
from game.melds.lays import some_lay
from game.melds.meld import FloatingRules, Meld
from game.melds.split import best_split
from game.melds.within import melds_within

Value = Callable[[tuple[Face, ...]], float]
"""What cards count."""


class GreedyTurn(Protocol):
    """A turn in which cards can be melded."""

    @property
    def hand(self) -> tuple[Face, ...]:
        """The cards that can be, sorted."""

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Those of the own team."""

    @property
    def rules(self) -> FloatingRules:
        """The parameters of the melds."""

    @property
    def keeps_enough(self) -> bool:
        """Whether the turn may have led here, by the guard and by what the level keeps in hand."""

    def laid(self, melds: Iterable[Meld], /) -> Self:
        """The turn with new melds laid."""

    def added(self, card: Face, index: int, /) -> Self:
        """The turn with a card that fits added to the meld at `index` from 0."""


def steps(turn: GreedyTurn, split: tuple[Meld, ...], value: Value) -> Iterator[Lay | Add]:
    """What to lay or add, the best first: the best split, whatever fits, or else the dearest lay."""
    for meld in split:
        if turn.laid((meld,)).keeps_enough:
            yield Lay(sorted_faces(meld.cards))
    once = face_mask(turn.hand)
    for index, meld in enumerate(turn.melds):
        for card in faces_in(fitting(meld, turn.rules) & once):
            if turn.added(card, index).keeps_enough:
                yield Add(card, index + 1)
    if split:
        yield from dearest_lay(turn, value)


def dearest_lay(
    turn: GreedyTurn, value: Value, suffices: Callable[[tuple[Meld, ...]], bool] = lambda _melds: True
) -> Iterator[Lay]:
    """The lay that counts most of those that suffice, if there is one."""
    allowed = [
        sorted_faces(meld.cards)
        for meld in melds_within(turn.hand, turn.rules)
        if suffices((meld,)) and turn.laid((meld,)).keeps_enough
    ]
    if allowed:
        yield Lay(max(allowed, key=value))


def melds_one_of(turn: GreedyTurn, split: tuple[Meld, ...], wanted: int) -> bool:
    """Whether some of the wanted faces fit melds or are in the best split."""
    fits = 0
    for meld in turn.melds:
        fits |= fitting(meld, turn.rules)
    return bool(fits & wanted) or any(face_mask(meld.cards) & wanted for meld in split)


@lru_cache(maxsize=1 << 12)
def best_melds(hand: tuple[Face, ...], rules: FloatingRules, worth: Callable[[Meld], float]) -> tuple[Meld, ...]:
    """The melds of the split of a sorted hand that is worth most, bonuses included."""
    if not some_lay(hand, rules):
        return ()
    return best_split(hand, rules, worth).melds


def loosest(cards: Iterable[Face], hand: tuple[Face, ...], rules: FloatingRules, value: Value) -> Face:
    """The card of those given with the fewest partners in the hand, of those the cheapest."""
    return min(cards, key=lambda card: (partners(card, hand, rules.set_ranks), value((card,)), card))
