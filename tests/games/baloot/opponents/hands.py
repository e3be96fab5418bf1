"""Random positions of Baloot play with all hands known, and a slow reference that tries every card of every hand."""

from __future__ import annotations

from functools import cache
from random import Random

from game.cards import Suit
from game.tricks.masks import bits, pack_of
from game.tricks.solver import Deal


def random_deal(rng: Random, cards: int, trump: Suit | None, *, locked: bool = False, pot: int = 0) -> Deal:
    """A position with that many cards a hand, before or within a trick."""
    pack = pack_of(trump)
    dealt = rng.sample(sorted(pack.face_of), 4 * cards)
    hands = [sum(dealt[seat * cards : seat * cards + cards]) for seat in range(4)]
    leader = rng.randrange(4)
    deal = Deal(pack, (hands[0], hands[1], hands[2], hands[3]), leader, (), locked, pot)
    for _ in range(rng.randrange(4)):
        deal = after(deal, rng.choice(list(bits(deal.legal()))))
    return deal


def after(deal: Deal, card: int) -> Deal:
    """The position after a card; a complete trick stays on the table."""
    hands = [hand & ~card for hand in deal.hands]
    trick = (*deal.trick, card)
    return Deal(deal.pack, (hands[0], hands[1], hands[2], hands[3]), deal.leader, trick, deal.locked, deal.pot)


def taken(deal: Deal) -> tuple[int, Deal | None]:
    """The points of a complete trick for the team of its winner, and what follows it, None after the last."""
    best, winner = deal.standing()
    assert best
    points = sum(deal.pack.points[card] for card in deal.trick)
    pot = deal.pot
    if (winner - deal.leader) % 2:
        points, pot = points + pot, 0
    if not any(deal.hands):
        return points + 10 + pot, None
    return points, Deal(deal.pack, deal.hands, winner, (), deal.locked, pot)


@cache
def brute_force(deal: Deal) -> int:
    """The points that the even seats take if all play their best, found by trying everything."""
    if len(deal.trick) == 4:
        _, winner = deal.standing()
        points, following = taken(deal)
        rest = brute_force(following) if following is not None else 0
        return rest + (points if winner % 2 == 0 else 0)
    choose = max if deal.player % 2 == 0 else min
    return choose(brute_force(after(deal, card)) for card in bits(deal.legal()))


def brute_values(deal: Deal) -> dict[int, int]:
    """What `values` must say."""
    worth = {card: brute_force(after(deal, card)) for card in bits(deal.legal())}
    if deal.player % 2:
        return {card: deal.total - points for card, points in worth.items()}
    return worth
