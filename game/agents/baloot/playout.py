"""A hand played out in no time, all four seats by one plain way of playing, for decisions about the contract."""

from __future__ import annotations

from typing import Final

from game.agents.baloot.completions import Hands
from game.agents.baloot.masks import Pack, may_follow, may_lead, pack_of
from game.engine import Seat
from game.rules.baloot.cards import LAST_TRICK
from game.rules.baloot.projects import best_choice, counting, from_the_best, may_announce_baloot
from game.rules.baloot.scoring import Counted, Hand
from game.rules.baloot.state import SEATS, TEAMS, Contract, Declaration

_TRICKS: Final = 8
_SUITS: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)


def played_hand(
    dealer: Seat,
    contract: Contract,
    hands: Hands,
    multiplier: int = 1,
    doubler: int | None = None,
    *,
    locked: bool = False,
) -> Hand:
    """What counts of a hand after it is played out; `doubler` is a team."""
    pack = pack_of(contract.trump)
    masks = [pack.mask(hand) for hand in hands]
    points, tricks = play_out(pack, masks, (dealer + 1) % SEATS, TEAMS[contract.buyer], locked=locked)
    choices = [best_choice(hand, contract.trump) for hand in hands]
    declared = [Declaration(seat, project, True) for seat, choice in enumerate(choices) for project in choice]
    projects = counting(from_the_best(declared, dealer)) if declared else ()
    baloots = [seat for seat in range(SEATS) if may_announce_baloot(hands[seat], contract.trump, choices[seat])]
    return Hand(
        kind=contract.kind,
        buyer=TEAMS[contract.buyer],
        raw=points,
        projects=tuple(Counted(TEAMS[one.seat], one.project.kind) for one in projects),
        baloot=TEAMS[baloots[0]] if baloots else None,
        kaboot=0 if tricks == _TRICKS else 1 if not tricks else None,
        multiplier=multiplier,
        doubler=doubler,
    )


def play_out(
    pack: Pack, hands: list[int], leader: int, buyers: int, *, locked: bool = False
) -> tuple[tuple[int, int], int]:
    """Card points of each team, the last trick included, and how many tricks team 0 took; `hands` end up empty."""
    worth, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
    out = hands[0] | hands[1] | hands[2] | hands[3]
    taken = [0, 0]
    tricks = 0
    for _ in range(_TRICKS):
        card = best = _lead(pack, hands[leader], out, leader % 2 == buyers, locked=locked)
        hands[leader] ^= card
        led = suit_of[card]
        pot = worth[card]
        winner = leader
        cards = card
        for place in (1, 2, 3):
            seat = (leader + place) % 4
            held = hands[seat]
            partner = (winner - seat) % 4 == 2
            legal = may_follow(held, led, best, trumps, partner_wins=partner)
            forced = not legal & (legal - 1)
            card = legal if forced else _follow(pack, legal, best, led, out & ~held, partner, place == 3)
            hands[seat] ^= card
            pot += worth[card]
            cards |= card
            if card > best and card & (led | trumps):
                best, winner = card, seat
        out ^= cards
        taken[winner % 2] += pot
        tricks += winner % 2 == 0
        leader = winner
    taken[leader % 2] += LAST_TRICK
    return (taken[0], taken[1]), tricks


def _lead(pack: Pack, held: int, out: int, buying: bool, *, locked: bool) -> int:
    """The card to lead: what stands, trumps first for the buyer's team, else a small card."""
    legal = may_lead(held, pack.trumps, locked=locked)
    others = out & ~held
    trumps = pack.trumps
    rival_trumps = others & trumps
    if rival_trumps and buying and legal & trumps:
        top = 1 << (legal & trumps).bit_length() - 1
        if top > rival_trumps:
            return top
    best = 0
    longest = -1
    for suit in _SUITS:
        own = legal & suit
        if not own or suit == trumps:
            continue
        top = 1 << own.bit_length() - 1
        if top > others & suit:
            length = (others & suit).bit_count() if rival_trumps else own.bit_count()
            if length > longest:
                best, longest = top, length
    if best:
        return best
    top = 1 << legal.bit_length() - 1
    if top & trumps and top > rival_trumps:
        return top
    return _cheapest(pack, legal & ~trumps or legal)


def _follow(pack: Pack, legal: int, best: int, led: int, others: int, partner: bool, last: bool) -> int:
    """The card to play to a trick: points to the partner, else what wins for certain, else the cheapest."""
    trumps = pack.trumps
    suit = pack.suit_of[best]
    if partner:
        certain = last or (best > others & suit and (suit == trumps or not others & trumps))
        return _dearest(pack, legal) if certain or best > others & suit else _cheapest(pack, legal)
    winners = (legal & trumps or legal & led) & -best if suit != trumps else legal & trumps & -best
    winners &= ~best
    if not winners:
        return _cheapest(pack, legal)
    if last:
        low = winners & -winners
        if winners & trumps or led == trumps:
            return low
        return 1 << winners.bit_length() - 1
    top = 1 << winners.bit_length() - 1
    if top > others & pack.suit_of[top]:
        return winners & -winners if winners & trumps and not led & trumps else top
    if winners & trumps and led != trumps:
        return winners & -winners
    return _cheapest(pack, legal)


def _cheapest(pack: Pack, legal: int) -> int:
    """The card with the fewest points, plain before trump, the lowest first."""
    plain = legal & ~pack.trumps or legal
    best, least = 0, 99
    worth = pack.points
    while plain:
        card = plain & -plain
        plain ^= card
        cost = worth[card]
        if cost < least:
            best, least = card, cost
    return best


def _dearest(pack: Pack, legal: int) -> int:
    """The card with the most points that is no trump and, if there is another, no ace."""
    plain = legal & ~pack.trumps or legal
    best, most = 0, -1
    worth = pack.points
    while plain:
        card = plain & -plain
        plain ^= card
        gain = worth[card]
        if gain == 11 and most < 0:
            gain = 1
        if gain > most:
            best, most = card, gain
    return best
