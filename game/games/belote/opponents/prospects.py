"""What each answer of an auction promises to who holds some cards (belote 2, 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.cards import Face, Rank
from game.engine import Seat
from game.games.belote.opponents.bidding_table import LEARNT
from game.games.belote.opponents.marks import marks_of
from game.games.belote.opponents.stakes import Outlook, Stakes
from game.games.belote.rules.actions import SUIT_NAMED, Action, Bid, Coinche, Pass, Surcoinche, Take
from game.games.belote.rules.bidding import values_above
from game.games.belote.rules.declarations import best_choice, worth
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import Answering, Bidding, Contract, Taking, tricks_of
from game.games.belote.rules.taking import names_in
from game.tricks.rules import SEATS, SUITS, TEAMS, Faces

PASS: Final = Pass()
_OFTEN: Final = 0.6
"""How often declarations in hand are the best."""
_SHORT: Final = 20
"""Card points by which a trump suit is held to promise less that a player has too little of to name it alone."""
_NO_JACK: Final = 12
"""Card points less where all hands are dealt and the jack is missing: whoever has it lets others bid."""
_TRUMPS: Final = 3
"""Trumps with which a suit is named."""
_CONTESTED: Final = 7
"""Card points that takers make less where the others have bid: then these have cards too."""
_STEPS: Final = 3
"""Values above the one that promises most which are looked at."""


@dataclass(frozen=True, slots=True)
class Auction:
    """A question as the player asked sees it."""

    stakes: Stakes
    dealer: Seat
    public: Face | None
    """The turned-up card."""
    phase: Taking | Bidding | Answering
    bids: tuple[Contract, ...] = ()
    """All bids so far."""
    steep: float = 1.0
    """Points of lead that an own bid has to promise more for each point above 80: others may go on without it."""

    @property
    def leads(self) -> bool:
        """Whether the player asked leads (belote 3.1)."""
        return self.phase.seat == (self.dealer + 1) % SEATS


@dataclass(frozen=True, slots=True)
class Prospect:
    """One answer and what it promises."""

    action: Action
    worth: float
    """Points of lead, see `Stakes`."""
    contract: Contract | None = None
    """What is played for then, as far as is known."""
    outlook: Outlook | None = None


def prospects(auction: Auction, hand: Faces) -> tuple[Prospect, ...]:
    """What the answers that are allowed promise, sensible ones only; the pass first."""
    match auction.phase:
        case Taking():
            return _nothing(), *_to_take(auction, hand)
        case Bidding(bid=None):
            return _nothing(), *_to_bid(auction, hand)
        case Bidding(seat, bid):
            assert bid is not None
            left = _under(auction, hand, PASS, bid)
            coinche = () if TEAMS[bid.taker] == TEAMS[seat] else (_under(auction, hand, Coinche(), bid, 2),)
            return left, *coinche, *_to_bid(auction, hand)
        case Answering():
            bid = auction.bids[-1]
            return _under(auction, hand, PASS, bid, 2), _under(auction, hand, Surcoinche(), bid, 4)


def prospect_of(auction: Auction, hand: Faces, action: Action) -> Prospect:
    """What one answer promises that is allowed."""
    seat = auction.phase.seat
    match action:
        case Take(named):
            assert auction.public is not None, "the card lies open until it is taken"
            return _as_taker(auction, hand, action, Contract(seat, named or SUITS[auction.public].letter))
        case Bid(value, named):
            return _as_taker(auction, hand, action, Contract(seat, named, value))
    return next(each for each in prospects(auction, hand) if each.action == action)


def _nothing() -> Prospect:
    return Prospect(PASS, 0.0)


def _to_take(auction: Auction, hand: Faces) -> Iterator[Prospect]:
    assert auction.public is not None, "the card lies open until it is taken"
    options, phase, suit = auction.stakes.options, auction.phase, SUITS[auction.public].letter
    if isinstance(phase, Taking) and phase.round == 1:
        yield _as_taker(auction, hand, Take(), Contract(phase.seat, suit))
        return
    for named in names_in(options):
        if named != suit or options.second_round == "any":  # belote 2.2
            yield _as_taker(auction, hand, Take(named), Contract(phase.seat, named))


def _to_bid(auction: Auction, hand: Faces) -> Iterator[Prospect]:
    """The value worth most of each that may be named."""
    options, seat = auction.stakes.options, auction.phase.seat
    last = auction.bids[-1].bid if auction.bids else 0
    *values, capot = values_above(options, last) or (None,)
    for named in names_in(options):
        tried: list[Prospect] = []
        for value in values:
            found = _as_taker(auction, hand, Bid(value, named), Contract(seat, named, value))
            tried.append(replace(found, worth=found.worth - auction.steep * (value - 80)))
            if len(tried) > _STEPS and best_of(tried[-_STEPS:]).worth < best_of(tried).worth:
                break
        if capot is not None:
            tried.append(_as_taker(auction, hand, Bid(capot, named), Contract(seat, named, capot)))
        if tried:
            yield best_of(tried)


def _as_taker(auction: Auction, hand: Faces, action: Action, contract: Contract) -> Prospect:
    """What an own contract promises; in a suit that the partner has bid, with what his bid says."""
    ours = [bid for bid in auction.bids if bid.named == contract.named and TEAMS[bid.taker] == TEAMS[contract.taker]]
    if ours and ours[0].taker != contract.taker:
        return _judged(auction, hand, action, contract, "partner", level=ours[0].bid)
    return _judged(auction, hand, action, contract, "eight" if auction.public is None else "five")


def _under(auction: Auction, hand: Faces, action: Action, bid: Contract, multiplier: int = 1) -> Prospect:
    """What a bid on the table promises."""
    seat = auction.phase.seat
    role = "eight" if bid.taker == seat else "partner" if TEAMS[bid.taker] == TEAMS[seat] else "rival"
    return _judged(auction, hand, action, bid, role, level=bid.bid, multiplier=multiplier)


def _judged(
    auction: Auction, hand: Faces, action: Action, contract: Contract, role: str, *, level: int = 0, multiplier: int = 1
) -> Prospect:
    mine = TEAMS[contract.taker] == TEAMS[auction.phase.seat]
    cards = hand if auction.public is None else (*hand, auction.public)
    points, spread, sweep = promised(auction.stakes, contract.named, role, cards, auction.leads, level)
    if mine and any(TEAMS[bid.taker] != TEAMS[contract.taker] for bid in auction.bids):
        points -= _CONTESTED
    if contract.trump is not None and contract.taker == auction.phase.seat:
        points -= _too_little(_ranks(cards, contract.trump), role)
    points = max(points, 0)
    belotes, declared = extras(auction.stakes.options, contract.named, cards)
    unseen = _unseen(auction.stakes.options, contract.named, role)
    own, theirs = ((belotes, 0), (declared, 0)) if mine else ((0, belotes), (0, declared))
    counted = theirs[0] + unseen[0], theirs[1] + unseen[1]
    outlook = Outlook(mine, points, spread, sweep, own, counted, contract.bid, multiplier)
    return Prospect(action, auction.stakes.expected(outlook), contract, outlook)


def _too_little(trumps: set[Rank], role: str) -> int:
    """The card points that trumps promise less who names them alone than the sum of their marks."""
    if role not in {"five", "eight"} or {Rank.JACK, Rank.NINE} <= trumps:
        return 0
    if len(trumps) < _TRUMPS:
        return _SHORT
    return _NO_JACK if role == "eight" and Rank.JACK not in trumps else 0


def kind_of(named: str) -> str:
    """The kind of a contract: all suits are one."""
    return "suit" if named in SUIT_NAMED else named


@lru_cache(maxsize=1 << 12)
def promised(stakes: Stakes, named: str, role: str, cards: Faces, leads: bool, level: int) -> tuple[int, int, int]:
    """The card points of the takers, their spread, and in how many of a hundred deals they take all tricks.

    `role` says whose the cards are: the taker's `five` with the turned-up card or `eight`, the `partner`'s or a
    `rival`'s of a taker who bid to a `level`.
    """
    marks = levelled(marks_of(tricks_of(stakes.options, named), SUIT_NAMED.get(named), cards, leads=leads), role, level)
    row = LEARNT[f"{kind_of(named)} {role}"]
    points = sum(mark * by for mark, by in zip(marks, row["points"], strict=True))
    sweep = 100.0 * row["sweep"][0] * above(points) ** 2
    return round(min(max(points, 0.0), 162.0)), round(row["spread"][0]), round(min(sweep, 100.0))


def levelled(marks: list[float], role: str, level: int) -> list[float]:
    """The marks with what a bid says of the other hand."""
    return [*marks, (level - 80) / 20.0, max(level - 110, 0) / 20.0] if role in {"partner", "rival"} else marks


def above(points: float) -> float:
    """By how much a promise is more than half of the cards, of which all tricks may come."""
    return max(points - 81.0, 0.0) / 81.0


def _unseen(options: BeloteOptions, named: str, role: str) -> tuple[int, int]:
    """The points that takers and defenders get on average for what the judging player does not see (belote 4)."""
    belotes, against, declared, answered = LEARNT[f"{kind_of(named)} {role}"]["unseen"]
    if options.declarations == "off":
        declared = answered = 0.0
    return round(belotes + declared), round(against + answered)


@lru_cache(maxsize=1 << 12)
def extras(options: BeloteOptions, named: str, cards: Faces) -> tuple[int, int]:
    """The belotes in hand, and the points that its declarations bring on average (belote 4)."""
    contract = Contract(0, named)
    pairs = [suit for suit in contract.belote_suits if {Rank.KING, Rank.QUEEN} <= _ranks(cards, suit)]
    if options.declarations == "off":
        return len(pairs), 0
    return len(pairs), round(_OFTEN * sum(worth(one, contract) for one in best_choice(cards, contract)))


def _ranks(cards: Faces, suit: int) -> set[Rank]:
    return {card.rank for card in cards if SUITS[card] == suit}


def best_of(choices: Sequence[Prospect]) -> Prospect:
    """The prospect worth most; of equal ones the first."""
    return max(choices, key=lambda prospect: prospect.worth)
