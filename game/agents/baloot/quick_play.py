"""Playing a card by rules of thumb: what each card promises now, less what it may be worth later.

The same judgement serves two ends. At the table the other hands are unknown, and `MISSES_UNSEEN` says how likely it is
that a player has none of so many cards that are out. In a world that is played out they are known: `MISSES_KNOWN`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.agents.baloot.masks import Pack

MISSES_UNSEEN: Final = tuple(0.67**count for count in range(33))
"""The chance that a player holds none of so many cards, each of which three players may hold."""
MISSES_KNOWN: Final = (1.0,) + (0.0,) * 32
"""The same where the hand is known."""

_COMING: Final = (7.0, 5.0, 3.0, 0.0)
"""Card points that are still to come to a trick of so many cards."""
_RESCUE: Final = 0.45
"""How often a partner who could beat the best card beats what an opponent puts on it."""


class Judge:
    """Rates the cards of a player under one contract."""

    def __init__(self, pack: Pack, buyers: int, misses: tuple[float, ...]) -> None:
        self.pack = pack
        self.buyers = buyers
        """The team that bought."""
        self.misses = misses

    def beaten(self, may: int, best: int, led: int) -> float:
        """The chance that a player who may hold these cards beats the best card when that suit was led."""
        misses, trumps = self.misses, self.pack.trumps
        if best & trumps:
            higher = misses[(may & trumps & -best & ~best).bit_count()]
            if led == trumps:
                return 1.0 - higher
            return misses[(may & led).bit_count()] * (1.0 - higher)
        following = 1.0 - misses[(may & led & -best & ~best).bit_count()]
        if trumps:
            return following + misses[(may & led).bit_count()] * (1.0 - misses[(may & trumps).bit_count()])
        return following

    def pick(self, legal: int, hand: int, seat: int, trick: Sequence[int], can: Sequence[int]) -> int:
        """The best card; of equal ones the highest bit."""
        return max(self.rate(legal, hand, seat, trick, can, 0))[1]

    def rate(
        self, legal: int, hand: int, seat: int, trick: Sequence[int], can: Sequence[int], asked: int
    ) -> list[tuple[float, int]]:
        """Each card of `legal` with its worth in card points, only differences of which mean anything.

        `can` are the cards that each seat may hold, `asked` those of the suits that the partner has led.
        """
        pack = self.pack
        points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
        beaten = self.beaten
        right, partner, left = can[(seat + 1) & 3], can[(seat + 2) & 3], can[(seat + 3) & 3]
        foes = right | left
        out = foes | partner
        foe_trumps = foes & trumps
        count = len(trick)
        coming = _COMING[count]
        best = table = led = win = 0
        held = False  # whether the partner is winning the trick
        if count:
            led = suit_of[trick[0]]
            win = led | trumps
            place = 0
            for other, card in enumerate(trick):
                table += points[card]
                if not other or (card > best and card & win):
                    best, place = card, other
            held = (count - place) == 2
        rated = []
        rest = legal
        while rest:
            card = rest & -rest
            rest ^= card
            suit = suit_of[card]
            worth = points[card]
            own = hand & suit
            above = (out & suit & -card).bit_count()
            # What it may be worth later.
            if suit == trumps:
                keep = 0.7 * worth + 5.0
                if not above:
                    keep += 3.0
            elif not above:
                keep = 0.9 * worth + (2.5 if foe_trumps else 4.0)
            elif (own & (card - 1)).bit_count() >= above:
                keep = 0.55 * worth + 1.0
            else:
                keep = 0.35 * worth
            if suit != trumps and card != own:
                top = 1 << own.bit_length() - 1
                if top != card:
                    over = (out & suit & -top).bit_count()
                    if over and (own & (top - 1)).bit_count() == over:
                        keep += 0.3 * points[top]
            # What it does now.
            if not count:
                through = (1.0 - beaten(right, card, suit)) * (1.0 - beaten(left, card, suit))
                chance = through + (1.0 - through) * _RESCUE * beaten(partner, card, suit)
                if suit == trumps:
                    if foe_trumps:
                        keep -= (6.0 if seat & 1 == self.buyers else -3.0) * through
                elif asked & card:
                    keep -= 3.0
            elif card > best and card & win:
                if count == 3:
                    chance = 1.0
                else:
                    lost = beaten(right, card, led)
                    chance = 1.0 - lost
                    if count == 1:
                        chance += lost * _RESCUE * beaten(partner, card, led)
            elif held:
                chance = 1.0 if count == 3 else 1.0 - beaten(right, best, led)
            elif count == 1:
                chance = beaten(partner, best, led) * (1.0 - 0.5 * beaten(right, best, led))
            else:
                chance = 0.0
            rated.append((chance * (table + worth + coming) - keep, card))
        return rated
