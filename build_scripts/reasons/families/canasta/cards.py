"""Cards and melds by the rules of a game of the family, computed anew for every reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.cards import ALL_FACES, JOKER, Face, Rank
from game.melds.judge import arrange_add
from game.melds.meld import FloatingRules, Meld
from reasons.judging import Hint

NEAR: Final = 2
"""Places of a run within which cards go together."""


@dataclass(frozen=True)
class Cards:
    """The rules of one game about cards; every method gets the view or the state of a hint."""

    rules: Callable[[Any], FloatingRules]
    bonus: Callable[[Meld], int]
    points: Callable[[Sequence[Face], Any], float]
    """Returns the value of cards in points, by cards and options."""
    may_go_out: Callable[[tuple[Meld, ...], Any], bool]
    """Whether a team with these melds may, by melds and options."""

    def longest(self, melds: Iterable[Meld], card: Face, view: Any) -> int:
        """The most cards of a meld that takes the card; 0 where none does."""
        rules = self.rules(view)
        grown = [arrange_add(meld, card, rules) for meld in melds]
        return max([len(each.cards) for each in grown if isinstance(each, Meld)], default=0)

    def fits_nothing(self, hint: Hint, card: Face, others: Sequence[Face]) -> bool:
        """Whether the card fits no meld of the own team and goes with no other card."""
        melds = ours(hint.view)
        return not wild(card) and not self.longest(melds, card, hint.view) and not self.together(hint, card, others)

    def together(self, hint: Hint, card: Face, others: Iterable[Face]) -> list[Face]:
        """The other cards that go with the card."""
        return [other for other in others if self.go_together(card, other, hint.view)]

    def go_together(self, card: Face, other: Face, view: Any) -> bool:
        """Whether two naturals may come into one meld: near each other in a suit, or of a rank that makes sets."""
        if wild(card) or wild(other):
            return False
        if card.rank == other.rank and card.rank in self.rules(view).set_ranks:
            return True
        ranks = [(one, two) for one in places(card) for two in places(other)]
        return card.suit == other.suit and any(0 < abs(one - two) <= NEAR for one, two in ranks)

    def earned(self, hint: Hint, then: Any) -> int:
        """Return the increase of the team's bonuses by then."""
        return sum(map(self.bonus, melds_of(hint, then))) - sum(map(self.bonus, ours(hint.view)))

    def new_faces(self, hint: Hint) -> list[Face]:
        """The naturals that fit after the action and did not before."""
        before, after = ours(hint.view), melds_of(hint, hint.after)
        faces = [face for face in ALL_FACES if not wild(face)]
        return [
            face for face in faces if self.longest(after, face, hint.view) and not self.longest(before, face, hint.view)
        ]

    def bonus_with(self, hint: Hint, card: Face) -> int:
        """The bonus that the opponents would earn with the card."""
        rules = self.rules(hint.view)
        grown = [(meld, arrange_add(meld, card, rules)) for meld in theirs(hint.view)]
        return max([self.bonus(then) - self.bonus(now) for now, then in grown if isinstance(then, Meld)], default=0)

    def unseen_with(self, hint: Hint, card: Face) -> int:
        """Return the number of unseen cards that go with the card."""
        view = hint.view
        visible = Counter((*view.hand, *view.discards)) + counted((*ours(view), *theirs(view)))
        near = [
            face
            for face in ALL_FACES
            if face not in (card, JOKER) and face.suit == card.suit and self.go_together(card, face, view)
        ]
        return sum(2 - visible[face] for face in near)


def wild(card: Face) -> bool:
    """Whether the card may stand for others."""
    return card == JOKER or card.rank is Rank.TWO


def places(card: Face) -> tuple[int, ...]:
    """Return the places of the card in a run."""
    return (1, 14) if card.rank is Rank.ACE else (int(card.rank),)


def ours(view: Any) -> tuple[Meld, ...]:
    """The own team's melds."""
    melds: tuple[Meld, ...] = view.melds[view.team]
    return melds


def theirs(view: Any) -> tuple[Meld, ...]:
    """The opponents' melds."""
    melds: tuple[Meld, ...] = view.melds[1 - view.team]
    return melds


def melds_of(hint: Hint, state: Any) -> tuple[Meld, ...]:
    """The melds of the own team in a state."""
    melds: tuple[Meld, ...] = state.melds[hint.view.team]
    return melds


def counted(melds: Iterable[Meld]) -> Counter[Face]:
    """Return how often each face is in the melds."""
    return Counter(card for meld in melds for card in meld.cards)


def less(cards: Sequence[Face], card: Face) -> list[Face]:
    """The cards less one."""
    left = list(cards)
    left.remove(card)
    return left
