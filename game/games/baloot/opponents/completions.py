"""Deals that fit what a player sees and what has been said, sampled for decisions about doubling (baloot 2, 3, 4).

What somebody said is judged by the heuristic policy: among a few deals the one is taken in which the others would have
said it soonest.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.cards import Face
from game.engine import Seat, shuffled
from game.families.tricks.opponents.finishing import finished
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.lean.playout import Playout
from game.families.tricks.opponents.thumbs import KNOWN
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.projects import Declaration
from game.games.baloot.opponents.answers import said_so_far
from game.games.baloot.opponents.learnt import answers
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.prospects import Auction, best_of, projects_in, shape_of
from game.games.baloot.opponents.weights import Weights
from game.games.baloot.rules.projects import best_choice, counting, from_the_best, may_announce_baloot
from game.games.baloot.rules.scoring import RAW, Counted, Hand
from game.games.baloot.rules.state import DECK, SEATS, TEAMS, TRICKS, Buying, Contract, Faces
from game.games.baloot.rules.view import BalootView
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.rules import TrickRules

_FIRST: Final = 5
"""Cards in hand while the card is bought (baloot 2.3)."""
_TRIES: Final = 8
"""Deals of which the likeliest is taken."""
_BUYERS: Final = 60
"""First hands of the buyer of which the likeliest is taken: few hands are good enough to buy with."""
_PLAYED: Final = 3
"""Tricks that are played before a hand is solved."""
_EDGE: Final = {"sun": 5, "ashkal": 0, "hokom": 0, "locked": 0}
"""Card points that the buyer's team takes more at the table than where rules of thumb play with open hands."""

Hands = tuple[Faces, Faces, Faces, Faces]


class Completions:
    """Samples deals for a view in which nothing is played yet."""

    def __init__(self, view: BalootView, public: Face, weights: Weights) -> None:
        self.view = view
        self.public = public
        self.weights = weights
        self.equity = tuple(equity_of(view, team) for team in (0, 1))
        self.said = said_so_far(view, public)

    def sample(self, rng: Random, contract: Contract) -> Hands:
        """Full hands, once the card is bought and nothing is played yet: the buyer's such as it is bought with.

        Of a few ways in which the other cards may lie it is the one in which the others would have said what they said.
        """
        hidden = tuple([card for card in DECK if card not in self.view.hand and card != self.public])
        own = self._bought_with(contract.buyer, hidden, rng) if contract.buyer != self.view.seat else ()
        rest = tuple([card for card in hidden if card not in own])
        tried = [self._full(own, shuffled(rest, rng), contract)]
        while tried[-1][1] > 0.0 and len(tried) < _TRIES:
            tried.append(self._full(own, shuffled(rest, rng), contract))
        return min(tried, key=lambda each: each[1])[0]

    def _bought_with(self, buyer: Seat, hidden: Faces, rng: Random) -> Faces:
        """The least strained of some first hands of the buyer."""
        tried = [shuffled(hidden, rng)[:_FIRST]]
        strains = [self._strain(buyer, tried[0])]
        while strains[-1] > 0.0 and len(tried) < _BUYERS:
            tried.append(shuffled(hidden, rng)[:_FIRST])
            strains.append(self._strain(buyer, tried[-1]))
        return tried[strains.index(min(strains))]

    def _full(self, own: Faces, cards: Faces, contract: Contract) -> tuple[Hands, float]:
        """Full hands, the first cards of the buyer being `own`, and how strained those of the others are."""
        strain = 0.0
        hands: list[Faces] = []
        for seat in range(SEATS):
            if seat == self.view.seat:
                hands.append(self.view.hand)
                continue
            first = own if seat == contract.buyer else ()
            count = HAND_SIZE - (seat == contract.holder) - len(first)
            if not first:
                strain += self._strain(seat, cards[:_FIRST])
            bought = (self.public,) if seat == contract.holder else ()
            hands.append((*first, *cards[:count], *bought))
            cards = cards[count:]
        return (hands[0], hands[1], hands[2], hands[3]), strain

    def _strain(self, seat: Seat, first: Faces) -> float:
        """By how much what a player said was not the best with these cards, in game points of lead."""
        total = 0.0
        for said in self.said:
            if said.phase.seat != seat:
                continue
            choices = answers(self.auction(said.phase), first)
            chosen = [choice.worth for choice in choices if choice.action == said.action]
            total += best_of(choices).worth - chosen[0] if chosen else 0.0
        return total

    def auction(self, phase: Buying) -> Auction:
        """A question as the player asked sees it."""
        return Auction(self.view.dealer, self.public, phase, self.equity[TEAMS[phase.seat]], self.weights)


def played_hand(
    dealer: Seat, contract: Contract, hands: Hands, *, rules: TrickRules = TRICKS, locked: bool = False
) -> Hand:
    """What counts of a hand, not doubled, after it is played out by rules of thumb."""
    deal, judge = _to_play(dealer, contract, hands, rules, locked=locked)
    held = deal.hands[deal.leader]
    lead = judge.pick(deal.legal(), held, deal.leader, (), deal.hands)
    evens, swept = Playout(deal.pack, TEAMS[contract.buyer], KNOWN).run(deal, lead)
    if not swept:
        edge = _EDGE["locked" if locked else "ashkal" if contract.ashkal else contract.kind]
        evens += edge if TEAMS[contract.buyer] == 0 else -edge
        evens = min(max(evens, 0), RAW[contract.kind])
    return _counted(dealer, contract, hands, evens, swept=swept)


def solved_hand(
    dealer: Seat, contract: Contract, hands: Hands, *, rules: TrickRules = TRICKS, locked: bool = False
) -> Hand:
    """The same after the first tricks are played by rules of thumb and the others solved."""
    deal, judge = _to_play(dealer, contract, hands, rules, locked=locked)
    evens, swept = finished(judge, deal, _PLAYED)
    return _counted(dealer, contract, hands, evens, swept=swept)


def _to_play(dealer: Seat, contract: Contract, hands: Hands, rules: TrickRules, *, locked: bool) -> tuple[Deal, Judge]:
    pack = pack_of(rules, contract.trump)
    first, second, third, fourth = (pack.mask(hand) for hand in hands)
    deal = Deal(pack, (first, second, third, fourth), (dealer + 1) % SEATS, locked=locked)
    return deal, Judge(pack, TEAMS[contract.buyer], KNOWN)


def _counted(dealer: Seat, contract: Contract, hands: Hands, evens: int, *, swept: bool) -> Hand:
    """What counts of a hand of which the team of even seats has taken so many card points."""
    choices = [best_choice(hand, contract.trump) if projects_in(shape_of(hand), None) else () for hand in hands]
    declared = [Declaration(seat, project, True) for seat, choice in enumerate(choices) for project in choice]
    counted = counting(from_the_best(declared, dealer)) if declared else ()
    announced = (
        TEAMS[seat] for seat in range(SEATS) if may_announce_baloot(hands[seat], contract.trump, choices[seat])
    )
    return Hand(
        kind=contract.kind,
        buyer=TEAMS[contract.buyer],
        raw=(evens, RAW[contract.kind] - evens),
        projects=tuple(Counted(TEAMS[one.seat], one.project.kind) for one in counted),
        baloot=next(announced, None),
        kaboot=(0 if evens else 1) if swept else None,
    )
