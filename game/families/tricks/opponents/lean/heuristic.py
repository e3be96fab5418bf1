"""Playing a card by rules of thumb: what each card promises now, less what it may be worth later.

Made for games in which cards count points and trumps are named by a team.

The same judgement serves two ends: at the table, where the other hands are unknown and chances are weighed, and in
worlds that are played out, where they are known; `lean.playout` has that case written out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.engine import Seat
from game.tricks.masks import Pack


@dataclass(frozen=True, slots=True)
class Thumbs:
    """The rules of thumb in numbers, in card points."""

    misses: tuple[float, ...]
    """The chance that a player holds none of so many cards that he may hold; as long as the deck and one more."""
    trump_points: float
    """What part of its points a trump keeps its worth in later tricks, and what it is worth besides."""
    trump: float
    top_trump_points: float
    """The same part for the highest trump, which takes a trick whenever it is played, and what it is worth on top."""
    top_trump: float
    top_points: float
    """The same part for a card that no card still out in its suit beats."""
    top: float
    """What such a card is worth besides."""
    top_risked: float
    """The same while opponents may hold trumps."""
    guarded_points: float
    """The same part for a card with as many lower ones beside it as there are higher ones out."""
    guarded: float
    bare_points: float
    """The same part for every other card."""
    guard_points: float
    """What part of the points of the card it guards the last guard is worth."""
    drawing: float
    """What drawing the opponents' trumps is worth to the team that named them."""
    drawing_theirs: float
    """The same to the other team."""
    returning: float
    """What it is worth to lead a suit that the partner has led."""
    rescue: float
    """How often a partner who could beat the best card beats what an opponent puts on it."""
    retaken: float
    """How often an opponent who could beat the partner's card does, behind a partner who may still take the trick."""
    coming: tuple[float, float, float, float]
    """Card points still to come to a trick of 0 to 3 cards."""


class Judge:
    """Rates the cards of a player under one contract."""

    def __init__(self, pack: Pack, declarers: int, thumbs: Thumbs) -> None:
        self.pack = pack
        self.declarers = declarers
        """The team that named the trumps."""
        self.thumbs = thumbs

    def beaten(self, may: int, best: int, led: int) -> float:
        """The chance that a player who may hold these cards beats the best card when that suit was led."""
        misses, trumps = self.thumbs.misses, self.pack.trumps
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
        pack, thumbs = self.pack, self.thumbs
        points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
        beaten = self.beaten
        right, partner, left = can[(seat + 1) & 3], can[(seat + 2) & 3], can[(seat + 3) & 3]
        foes = right | left
        out = foes | partner
        foe_trumps = foes & trumps
        count = len(trick)
        coming = thumbs.coming[count]
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
                if above:
                    keep = thumbs.trump_points * worth + thumbs.trump
                else:
                    keep = thumbs.top_trump_points * worth + thumbs.trump + thumbs.top_trump
            elif not above:
                keep = thumbs.top_points * worth + (thumbs.top_risked if foe_trumps else thumbs.top)
            elif (own & (card - 1)).bit_count() >= above:
                keep = thumbs.guarded_points * worth + thumbs.guarded
            else:
                keep = thumbs.bare_points * worth
            if suit != trumps and card != own:
                top = 1 << own.bit_length() - 1
                if top != card:
                    over = (out & suit & -top).bit_count()
                    if over and (own & (top - 1)).bit_count() == over:
                        keep += thumbs.guard_points * points[top]
            # What it does now.
            if not count:
                through = (1.0 - beaten(right, card, suit)) * (1.0 - beaten(left, card, suit))
                chance = through + (1.0 - through) * thumbs.rescue * beaten(partner, card, suit)
                if suit == trumps:
                    if foe_trumps:
                        keep -= (thumbs.drawing if seat & 1 == self.declarers else thumbs.drawing_theirs) * through
                elif asked & card:
                    keep -= thumbs.returning
            elif card > best and card & win:
                if count == 3:
                    chance = 1.0
                else:
                    lost = beaten(right, card, led)
                    chance = 1.0 - lost
                    if count == 1:
                        chance += lost * thumbs.rescue * beaten(partner, card, led)
            elif held:
                chance = 1.0 if count == 3 else 1.0 - beaten(right, best, led)
            elif count == 1:
                chance = beaten(partner, best, led) * (1.0 - thumbs.retaken * beaten(right, best, led))
            else:
                chance = 0.0
            rated.append((chance * (table + worth + coming) - keep, card))
        return rated


class Policy(Protocol):
    """Who plays for everybody."""

    def pick(self, legal: int, hand: int, seat: Seat, trick: Sequence[int], can: Sequence[int]) -> int:
        """One of the cards that a seat may play; `can` are the hands of all seats."""
