"""A hand played to its end in a world where all hands are known, everybody by rules of thumb (baloot 5)."""

from __future__ import annotations

from game.families.tricks.opponents.heuristic import Judge
from game.games.baloot.rules.cards import LAST_TRICK
from game.tricks.masks import may_follow, may_lead
from game.tricks.solver import Deal


def rolled_out(judge: Judge, deal: Deal, card: int) -> tuple[int, bool]:
    """What the team of even seats takes from the trick in play on if the player plays this card.

    With it whether one team takes all these tricks.
    """
    pack = deal.pack
    points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
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
                    legal = may_follow(held, led, best, trumps, partner_wins=(holder - seat) & 3 == 2)
                else:
                    legal = may_lead(held, trumps, locked=deal.locked)
                card = legal if not legal & (legal - 1) else judge.pick(legal, held, seat, trick, hands)
            hands[seat] = held ^ card
            trick.append(card)
            if not place:
                led = suit_of[card]
                win = led | trumps
                best, holder = card, seat
            elif card > best and card & win:
                best, holder = card, seat
        gain = points[trick[0]] + points[trick[1]] + points[trick[2]] + points[trick[3]]
        if not hands[0]:
            gain += LAST_TRICK
        if holder & 1:
            odds = True
        else:
            evens = True
            taken += gain
        if not hands[0]:
            return taken, evens != odds
        leader = holder
        trick = []
