"""Hands played by a policy for some tricks and solved exactly from there on.

The early tricks would take too long to solve, and of them a policy knows enough; errors of the late ones, which decide
who has more than half, are none.
"""

from __future__ import annotations

from game.families.tricks.opponents.lean.heuristic import Policy
from game.tricks.deal import Deal
from game.tricks.rules import SEATS
from game.tricks.solver import searcher


def finished(policy: Policy, deal: Deal, tricks: int) -> tuple[int, bool]:
    """What the team of even seats takes, and whether one team takes all tricks.

    Nothing is in play yet; the policy plays so many tricks, fewer than there are.
    """
    evens = 0
    winners = set()
    for _ in range(tricks):
        while len(deal.trick) < SEATS:
            player, legal = deal.player, deal.legal()
            only_one = not legal & (legal - 1)
            card = legal if only_one else policy.pick(legal, deal.hands[player], player, deal.trick, deal.hands)
            deal = deal.after(card)
        _, winner = deal.standing()
        winners.add(winner % 2)
        if not winner % 2:
            evens += deal.pack.rules.trick_points + sum(deal.pack.points[card] for card in deal.trick)
        deal = Deal(deal.pack, deal.hands, winner, locked=deal.locked)
    total, leaders = deal.total, deal.leader % 2
    taken = _solved(deal)
    if taken < total:
        winners.add(1 - leaders)
    if taken:
        winners.add(leaders)
    return evens + (total - taken if leaders else taken), len(winners) == 1


def _solved(deal: Deal) -> int:
    """What the leader's team takes of all that is left if all play their best."""
    search = searcher(deal)
    low, high = 0, deal.total
    guess = high // 2
    while low < high:
        bound = search(deal.left, deal.leader, deal.total, guess, 0)
        if bound > guess:
            low = guess = bound
        else:
            high, guess = bound, bound - 1
    return low
