"""Random positions of play with all hands known, and a slow reference that tries every card of every hand."""

from __future__ import annotations

from functools import cache
from random import Random

from game.cards import Suit
from game.tricks.deal import Deal
from game.tricks.masks import bits, pack_of
from game.tricks.rules import TrickRules


def random_deal(
    rng: Random, cards: int, rules: TrickRules, trump: Suit | None, *, locked: bool = False, pot: int = 0
) -> Deal:
    """A position with that many cards a hand, before or within a trick."""
    pack = pack_of(rules, trump)
    dealt = rng.sample(sorted(pack.face_of), 4 * cards)
    hands = [sum(dealt[seat * cards : seat * cards + cards]) for seat in range(4)]
    leader = rng.randrange(4)
    deal = Deal(pack, (hands[0], hands[1], hands[2], hands[3]), leader, (), locked, pot)
    for _ in range(rng.randrange(4)):
        deal = deal.after(rng.choice(list(bits(deal.legal()))))
    return deal


def taken(deal: Deal) -> tuple[int, Deal | None]:
    """The points of a complete trick for the team of its winner, and what follows it, None after the last."""
    winner = (deal.leader + _winner_place(deal)) % 4
    rules = deal.pack.rules
    points = sum(deal.pack.points[card] for card in deal.trick) + rules.trick_points
    pot = deal.pot
    if (winner - deal.leader) % 2:
        points, pot = points + pot, 0
    if not any(deal.hands):
        return points + rules.last_trick + pot, None
    return points, Deal(deal.pack, deal.hands, winner, (), deal.locked, pot)


def _winner_place(deal: Deal) -> int:
    """Return the index of the winner by faces: the highest trump, else the highest card of the suit led."""
    pack = deal.pack
    faces = [pack.face_of[card] for card in deal.trick]
    trumps = [face for face in faces if face.suit == pack.trump]
    able = trumps or [face for face in faces if face.suit == faces[0].suit]
    order = pack.rules.trump_order if trumps else pack.rules.plain_order
    return faces.index(max(able, key=lambda face: order.index(face.rank)))


@cache
def brute_force(deal: Deal) -> int:
    """The points that the even seats take if all play their best, found by trying everything."""
    if len(deal.trick) == 4:
        winner = deal.leader + _winner_place(deal)
        points, following = taken(deal)
        rest = brute_force(following) if following is not None else 0
        return rest + (points if winner % 2 == 0 else 0)
    choose = max if deal.player % 2 == 0 else min
    return choose(brute_force(deal.after(card)) for card in bits(deal.legal()))


def brute_values(deal: Deal) -> dict[int, int]:
    """Return the expected result of `values`."""
    worth = {card: brute_force(deal.after(card)) for card in bits(deal.legal())}
    if deal.player % 2:
        return {card: deal.total - points for card, points in worth.items()}
    return worth
