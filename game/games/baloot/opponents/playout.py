"""A hand played to its end in no time, all four seats by rules of thumb, for decisions about the contract."""

from __future__ import annotations

from game.engine import Seat
from game.families.tricks.opponents.heuristic import Judge
from game.families.tricks.opponents.rollout import rolled_out
from game.games.baloot.opponents.completions import Hands
from game.games.baloot.opponents.contract_evaluation import projects_in, shape_of
from game.games.baloot.opponents.thumbs import KNOWN
from game.games.baloot.rules.cards import TRICKS
from game.games.baloot.rules.projects import best_choice, counting, from_the_best, may_announce_baloot
from game.games.baloot.rules.scoring import RAW, Counted, Hand
from game.games.baloot.rules.state import SEATS, TEAMS, Contract, Declaration
from game.tricks.deal import Deal
from game.tricks.masks import pack_of


def played_hand(dealer: Seat, contract: Contract, hands: Hands, *, locked: bool = False) -> Hand:
    """What counts of a hand, not doubled, after it is played out."""
    pack = pack_of(TRICKS, contract.trump)
    first, second, third, fourth = (pack.mask(hand) for hand in hands)
    leader = (dealer + 1) % SEATS
    deal = Deal(pack, (first, second, third, fourth), leader, locked=locked)
    judge = Judge(pack, TEAMS[contract.buyer], KNOWN)
    held = deal.hands[leader]
    lead = judge.pick(pack.may_lead(held, locked=locked), held, leader, (), deal.hands)
    evens, swept = rolled_out(judge, deal, lead)
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
