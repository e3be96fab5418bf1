"""Learning what cards promise in the auctions of Belote: `python -m tuning.buying belote`.

Contracts of random deals are played by rules of thumb, nobody seeing the others' cards, and the last tricks are solved.
What the cards of a taker, his partner and his rivals promise is fitted by their marks (ridge regression), for bids with
what their level says. The table of the opponents is written anew. 3,000 deals of each kind of auction take a minute.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean
from typing import Final

from game.cards import Face, Rank
from game.engine import stream, team_points
from game.engine.deals import shuffled
from game.families.tricks.opponents.greedy import trump_count
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.seen import Reading
from game.families.tricks.opponents.thumbs import UNSEEN
from game.families.tricks.rules.projects import Declaration
from game.games.belote.opponents import bidding_table, prospects
from game.games.belote.opponents.bidding import MARGINS, answers
from game.games.belote.opponents.marks import marks_of as hand_marks
from game.games.belote.opponents.prospects import Auction, above, best_of, kind_of, levelled
from game.games.belote.opponents.stakes import Stakes
from game.games.belote.rules.actions import SUIT_NAMED, Action, Bid, Coinche, Surcoinche, Take
from game.games.belote.rules.declarations import best_choice, counting, worth
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import BELOTE, WHOLE, Counted, Hand, hand_lines
from game.games.belote.rules.state import DECK, SANS, TOUT, Answering, Bidding, Contract, Taking, tricks_of
from game.tricks.auction import by_priority, opponents_of, passed_on
from game.tricks.deal import Deal
from game.tricks.masks import Pack, pack_of
from game.tricks.rules import SEATS, TEAMS, Faces
from game.tricks.solver import values
from tuning.fitting import Fit, Table, written

FIRST_SEED: Final = 4_000_000_000
CLASSIC: Final = BeloteOptions()
COINCHE: Final = BeloteOptions(bidding="coinche", declarations="on")
STAKES: Final = {options: Stakes(options, 0.0, 0.0) for options in (CLASSIC, COINCHE)}
SOLVED: Final = 3
"""The last tricks, which are solved."""
NONE: Final = {**MARGINS, "Bid": 0.0, "Coinche": 300.0, "Surcoinche": 300.0}
"""No margins but for doubling, which is hardly done so."""
PLAUSIBLE: Final = {"five": 8, "eight": 10}
"""The count from which on a hand is one to take with, see `greedy`."""


def played(pack: Pack, hands: Sequence[Faces], leader: int, takers: int) -> tuple[int, int | None]:
    """The card points of the takers' team, and the team that took all tricks, by rules of thumb."""
    held = [pack.mask(hand) for hand in hands]
    judge, reading = Judge(pack, takers, UNSEEN), Reading(pack, locked=False)
    taken, gone, winners = [0, 0], 0, set()
    while held[leader].bit_count() > SOLVED:
        trick: tuple[int, ...] = ()
        for step in range(SEATS):
            seat = (leader + step) % SEATS
            card = pack.may_play(held[seat], trick, locked=False)
            if card & (card - 1):
                out = pack.all & ~gone & ~held[seat]
                can = [out & ~lacked for lacked in reading.lacks]
                can[seat] = held[seat]
                card &= ~pack.repeats(held[seat], out)
                card = max(judge.rate(card, held[seat], seat, trick, can, reading.led[(seat + 2) % SEATS]))[1]
            reading.see(leader, trick, card)
            held[seat] ^= card
            gone |= card
            trick = (*trick, card)
        _, leader = pack.standing(leader, trick)
        taken[TEAMS[leader]] += sum(pack.points[card] for card in trick)
        winners.add(TEAMS[leader])
    last = Deal(pack, (held[0], held[1], held[2], held[3]), leader)
    mine = max(values(last).values())
    taken[TEAMS[leader]] += mine
    taken[1 - TEAMS[leader]] += last.total - mine
    swept = None
    if len(winners) == 1 and mine == last.total and TEAMS[leader] in winners:
        swept = TEAMS[leader]
    return taken[takers], swept


@dataclass
class Dealt:
    """A deal whose contracts are played as they are asked for."""

    options: BeloteOptions
    dealer: int
    hands: tuple[Faces, ...]
    public: Face | None = None
    stock: Faces = ()
    results: dict[tuple[int, str], Hand] = field(default_factory=dict)
    leads: dict[tuple[Contract, int], float] = field(default_factory=dict)

    def full(self, taker: int) -> tuple[Faces, ...]:
        """The hands of eight once somebody has taken (belote 1.5)."""
        if self.public is None:
            return self.hands
        hands, stock = list(self.hands), self.stock
        for seat in by_priority(self.dealer):
            count = 2 if seat == taker else 3
            more, stock = stock[:count], stock[count:]
            hands[seat] = (*hands[seat], *more, *((self.public,) if seat == taker else ()))
        return tuple(hands)

    def result(self, contract: Contract) -> Hand:
        """How a contract ends, without its bid; teams as in the deal."""
        key = contract.taker if self.public is not None else TEAMS[contract.taker], contract.named
        if key not in self.results:
            self.results[key] = self._ended(contract)
        return self.results[key]

    def lead(self, contract: Contract | None, multiplier: int = 1) -> float:
        """The points of team 0 over team 1 after a contract; 0 where the deal is thrown in."""
        if contract is None:
            return 0.0
        key = contract, multiplier
        if key not in self.leads:
            hand = replace(self.result(contract), bid=contract.bid, multiplier=multiplier)
            first, second = team_points(hand_lines(self.options, hand))
            self.leads[key] = float(first - second)
        return self.leads[key]

    def _ended(self, contract: Contract) -> Hand:
        hands, team = self.full(contract.taker), TEAMS[contract.taker]
        pack = pack_of(tricks_of(self.options, contract.named), contract.trump)
        points, capot = played(pack, hands, (self.dealer + 1) % SEATS, team)
        declared: list[Declaration] = []
        if self.options.declarations == "on":
            declared = [Declaration(seat, one) for seat in range(4) for one in best_choice(hands[seat], contract)]
        counts = counting(self.options, contract, declared, self.dealer)
        belotes = [0, 0]
        for suit in contract.belote_suits:
            for seat, hand in enumerate(hands):
                belotes[TEAMS[seat]] += {Rank.KING, Rank.QUEEN} <= {card.rank for card in hand if card.suit == suit}
        return Hand(
            taker=team,
            cards=(points, WHOLE - points) if team == 0 else (WHOLE - points, points),
            declarations=tuple(
                Counted(counts, worth(one.project, contract), one.project.kind)
                for one in declared
                if TEAMS[one.seat] == counts
            ),
            belotes=(belotes[0], belotes[1]),
            capot=capot,
        )


def dealt(options: BeloteOptions, seed: int) -> Dealt:
    """The deal of a seed."""
    rng = stream(seed, "deal", 0)
    cards = tuple(shuffled(DECK, rng))
    dealer = int(rng.random() * SEATS)
    if options.bidding == "coinche":
        return Dealt(options, dealer, tuple(cards[8 * seat : 8 * seat + 8] for seat in range(SEATS)))
    hands = tuple(cards[5 * seat : 5 * seat + 5] for seat in range(SEATS))
    return Dealt(options, dealer, hands, cards[20], cards[21:])


@dataclass(frozen=True)
class Seen:
    """What one seat saw of a contract, and what became of it."""

    marks: list[float]
    points: int
    """Card points of the takers."""
    swept: bool
    unseen: tuple[float, float, float, float]
    """Points for belotes of the takers and the defenders, and for declarations, that the seat could not expect."""


def promises(deals: Sequence[Dealt]) -> Table:
    """What cards promise: card points of the takers, their spread, and how often all tricks come of many points."""
    found: dict[str, list[Seen]] = {}
    for number, deal in enumerate(deals):
        for contract, role in plausible(deal, number):
            for seat in range(SEATS):
                of = role if seat == contract.taker else "partner" if TEAMS[seat] == TEAMS[contract.taker] else "rival"
                if of == role or contract.bid:
                    found.setdefault(f"{kind_of(contract.named)} {of}", []).append(seen(deal, contract, seat, of))
    table: dict[str, Mapping[str, Sequence[float]]] = {}
    for kind, rows in sorted(found.items()):
        fit = Fit(len(rows[0].marks))
        for row in rows:
            fit.add(row.marks, row.points)
        numbers = fit.solved(5.0)
        expected = [sum(mark * by for mark, by in zip(row.marks, numbers, strict=True)) for row in rows]
        spread = fmean((row.points - mean) ** 2 for row, mean in zip(rows, expected, strict=True)) ** 0.5
        high = [above(mean) ** 2 for mean in expected]
        swept = sum(mark for mark, row in zip(high, rows, strict=True) if row.swept)
        sweep = swept / max(sum(mark * mark for mark in high), 1.0)
        unseen = [fmean(row.unseen[place] for row in rows) for place in range(4)]
        table[kind] = {"points": numbers, "spread": [spread], "sweep": [sweep], "unseen": unseen}
    return table


def seen(deal: Dealt, contract: Contract, seat: int, role: str) -> Seen:
    """What a seat in a role saw of a contract."""
    hand = deal.result(contract)
    cards = deal.hands[seat] if deal.public is None else (*deal.hands[seat], deal.public)
    marks = hand_marks(
        tricks_of(deal.options, contract.named), contract.trump, cards, leads=seat == (deal.dealer + 1) % SEATS
    )
    mine = TEAMS[seat] == hand.taker
    pairs, declared = prospects.extras(deal.options, contract.named, cards)
    counted = [
        sum(one.points for one in hand.declarations if one.team == team) for team in (hand.taker, 1 - hand.taker)
    ]
    unseen = (
        BELOTE * (hand.belotes[hand.taker] - (pairs if mine else 0)),
        BELOTE * (hand.belotes[1 - hand.taker] - (0 if mine else pairs)),
        counted[0] - (declared if mine else 0),
        counted[1] - (0 if mine else declared),
    )
    return Seen(levelled(marks, role, contract.bid), hand.cards[hand.taker], hand.capot == hand.taker, unseen)


def plausible(deal: Dealt, number: int) -> Iterator[tuple[Contract, str]]:
    """Contracts that somebody may want, with the role of his hand; in coinche to the level that it is worth."""
    role = "eight" if deal.public is None else "five"
    for seat in range(SEATS):
        cards = deal.hands[seat] if deal.public is None else (*deal.hands[seat], deal.public)
        for named, suit in SUIT_NAMED.items():
            if trump_count(cards, suit) >= PLAUSIBLE[role]:
                yield with_level(deal, Contract(seat, named)), role
        for named in (SANS, TOUT) if number % 3 == 0 else ():
            rules = tricks_of(deal.options, named)
            tops = [card for card in cards if card.rank in rules.plain_order[-2:]]
            if len(tops) >= 3:
                yield with_level(deal, Contract(seat, named)), role


def with_level(deal: Dealt, contract: Contract) -> Contract:
    """The contract with the value that its taker would bid, 0 where he would not, or nothing is known of that yet."""
    if deal.public is not None or f"{kind_of(contract.named)} eight" not in bidding_table.LEARNT:
        return contract
    options = replace(deal.options, sans_tout="on")
    auction = Auction(Stakes(options, 0.0, 0.0), deal.dealer, None, Bidding(contract.taker, None, 0), steep=0.0)
    bids = [each for each in prospects.prospects(auction, deal.hands[contract.taker]) if each.contract is not None]
    best = next(each for each in bids if each.contract is not None and each.contract.named == contract.named)
    assert best.contract is not None
    return best.contract if best.worth > 0.0 else contract


End = tuple[Contract | None, int]
"""The contract that an auction ends with, and what it is multiplied by."""


def begun(deal: Dealt) -> Auction:
    """The first question."""
    first, *others = by_priority(deal.dealer)
    phase = Taking(first, 1, tuple(others)) if deal.public is not None else Bidding(first, None, 0)
    return Auction(STAKES[deal.options], deal.dealer, deal.public, phase)


def after(auction: Auction, action: Action) -> Auction | End:
    """What an answer leads to."""
    phase = auction.phase
    match action:
        case Take(named):
            assert auction.public is not None, "the card lies open"
            return Contract(phase.seat, named or auction.public.suit.letter), 1
        case Bid(value, named):
            bid = Contract(phase.seat, named, value)
            return replace(auction, phase=Bidding((phase.seat + 1) % SEATS, bid, 0), bids=(*auction.bids, bid))
        case Coinche():
            first, second = opponents_of(phase.seat)
            return replace(auction, phase=Answering(first, (second,)))
        case Surcoinche():
            return auction.bids[-1], 4
    if isinstance(phase, Bidding):
        if phase.passes == SEATS - 1 - (phase.bid is not None):
            return phase.bid, 1
        return replace(auction, phase=Bidding((phase.seat + 1) % SEATS, phase.bid, phase.passes + 1))
    following = passed_on(phase)
    if following is not None:
        return replace(auction, phase=following)
    if isinstance(phase, Answering):
        return auction.bids[-1], 2
    if phase.round == 2:
        return None, 1
    first, *others = by_priority(auction.dealer)
    return replace(auction, phase=Taking(first, 2, tuple(others)))


def ended(deal: Dealt, policies: Sequence[Mapping[str, float]]) -> float:
    """The points of team 0 over team 1 after an auction in which each team bids with its margins."""
    asked: Auction | End = begun(deal)
    while isinstance(asked, Auction):
        seat = asked.phase.seat
        asked = after(asked, best_of(answers(asked, deal.hands[seat], policies[TEAMS[seat]])).action)
    return deal.lead(*asked)


def duel(one: Mapping[str, float], other: Mapping[str, float], deals: Sequence[Dealt]) -> list[float]:
    """Return the points a deal by which some margins are better than others, the sides exchanged."""
    return [(ended(deal, (one, other)) - ended(deal, (other, one))) / 2 for deal in deals]


def learn(words: Sequence[str]) -> None:
    """Read the arguments in `words`, learn, print what the margins gain on other deals, and write the table."""
    parser = argparse.ArgumentParser(description="Learn what cards promise in the auctions of Belote.")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    arguments = parser.parse_args(words)
    table: dict[str, Mapping[str, Sequence[float]]] = {}
    learnt_now(table)
    for options in (CLASSIC, COINCHE, COINCHE):  # levels are bid by what was learnt of hands before
        table |= promises([dealt(options, arguments.seed + number) for number in range(arguments.deals)])
        learnt_now(table)
    others = [dealt(COINCHE, arguments.seed + arguments.deals + number) for number in range(arguments.deals // 3)]
    gains = duel(MARGINS, NONE, others)
    error = (fmean(gain * gain for gain in gains) / len(gains)) ** 0.5
    print(f"the margins gain {fmean(gains):+.1f} ± {1.96 * error:.1f} points a deal")
    Path(bidding_table.__file__).write_text(written(table, bidding_table, "LEARNT", ".3g"))


def learnt_now(table: Table) -> None:
    """Lets the opponents of this process bid by what was learnt so far."""
    prospects.promised.cache_clear()
    assert isinstance(bidding_table.LEARNT, dict)
    bidding_table.LEARNT.clear()
    bidding_table.LEARNT.update(table)
