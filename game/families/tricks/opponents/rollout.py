"""A hand played to its end in a world where all hands are known, everybody by one policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine import Seat
from game.tricks.deal import Deal


class Policy(Protocol):
    """Who plays for everybody."""

    def pick(self, legal: int, hand: int, seat: Seat, trick: Sequence[int], can: Sequence[int]) -> int:
        """One of the cards that a seat may play; `can` are the hands of all seats."""


def rolled_out(policy: Policy, deal: Deal, card: int) -> tuple[int, bool]:
    """What the team of even seats takes from the trick in play on if the player plays this card.

    With it whether one team takes all these tricks.
    """
    pack = deal.pack
    points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
    trick_points = pack.rules.trick_points
    hands = list(deal.hands)
    leader = deal.leader
    trick = list(deal.trick)
    best, holder = deal.standing()
    led = suit_of[trick[0]] if trick else 0
    win = led | trumps
    taken = 0
    evens = odds = False
    chosen = card
    while True:
        for place in range(len(trick), 4):
            seat = (leader + place) & 3
            held = hands[seat]
            if chosen:
                card, chosen = chosen, 0
            elif not held & (held - 1):
                card = held
            else:
                if place:
                    legal = pack.may_follow(held, led, best, partner_wins=(holder - seat) & 3 == 2)
                else:
                    legal = pack.may_lead(held, locked=deal.locked)
                card = legal if not legal & (legal - 1) else policy.pick(legal, held, seat, trick, hands)
            hands[seat] = held ^ card
            trick.append(card)
            if not place:
                led = suit_of[card]
                win = led | trumps
                best, holder = card, seat
            elif card > best and card & win:
                best, holder = card, seat
        gain = trick_points + points[trick[0]] + points[trick[1]] + points[trick[2]] + points[trick[3]]
        if not hands[0]:
            gain += pack.rules.last_trick
        if holder & 1:
            odds = True
        else:
            evens = True
            taken += gain
        if not hands[0]:
            return taken, evens != odds
        leader = holder
        trick = []
