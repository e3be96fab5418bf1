"""The quick judgement of buying: what each answer promises by the features of six cards (baloot 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.cards import Face, Suit
from game.engine import Seat
from game.games.baloot.opponents.contract_evaluation import evaluate_help, evaluate_hokom, evaluate_sun
from game.games.baloot.opponents.match_equity import MatchEquity
from game.games.baloot.opponents.weights import Weights
from game.games.baloot.rules.actions import Action, Bid, Confirm, Pass
from game.games.baloot.rules.buying import is_low, may_call_ashkal
from game.games.baloot.rules.scoring import RAW
from game.games.baloot.rules.state import SEATS, TEAMS, Buying, Contract, Faces

PASS: Final = Pass()
HOKOM: Final = Bid("hokom")
SUN: Final = Bid("sun")
ASHKAL: Final = Bid("ashkal")
KAWESH: Final = Bid("kawesh")


@dataclass(frozen=True, slots=True)
class Prospect:
    """One answer and what it promises."""

    action: Action
    worth: float
    """Game points of lead, see `MatchEquity`."""
    points: int
    """Card points that the own team may expect; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class Auction:
    """What everybody knows while the card is not bought, and who judges by what."""

    dealer: Seat
    public: Face
    phase: Buying
    equity: MatchEquity
    """Of the team of the player asked."""
    weights: Weights

    @property
    def leads(self) -> bool:
        """Whether the player asked would lead (baloot 5.1)."""
        return self.phase.seat == (self.dealer + 1) % SEATS


def prospects(auction: Auction, hand: Faces) -> tuple[Prospect, ...]:
    """What the answers that are allowed promise to a player with these five cards, sensible ones only."""
    match auction.phase.question:
        case "buy":
            return tuple(_to_buy(auction, hand))
        case "confirm":
            return tuple(_to_confirm(auction, hand))
        case _:
            return _left_alone(auction, hand), _as_sun(auction, hand)


def best_of(choices: tuple[Prospect, ...]) -> Prospect:
    """The prospect worth most; of equal ones the first."""
    return max(choices, key=lambda prospect: prospect.worth)


def _to_buy(auction: Auction, hand: Faces) -> Iterator[Prospect]:
    phase, public = auction.phase, auction.public
    waiting = auction.weights.first_pass if phase.round == 1 else auction.weights.second_pass
    yield Prospect(PASS, waiting, 0)
    yield _as_sun(auction, hand)
    yield max((_as_hokom(auction, hand, suit, HOKOM) for suit in _suits(auction)), key=lambda each: each.worth)
    if may_call_ashkal(auction.equity.options, auction.dealer, public, phase):
        weights = auction.weights
        partner_leads = (phase.seat + 2) % SEATS == (auction.dealer + 1) % SEATS
        expected = evaluate_sun(weights, hand, leads=partner_leads) + weights.ashkal
        yield _bought(auction, ASHKAL, "sun", expected)
    if phase.round == 1 and is_low(hand):
        yield Prospect(KAWESH, waiting + auction.weights.kawesh, 0)  # baloot 3.7


def _to_confirm(auction: Auction, hand: Faces) -> Iterator[Prospect]:
    first = auction.phase.round == 1
    for suit in _suits(auction):
        yield _as_hokom(auction, hand, suit, Confirm(None if first else suit))
    yield _as_sun(auction, hand)


def _suits(auction: Auction) -> tuple[Suit, ...]:
    """The suits that may be trumps (baloot 3.2, 3.5)."""
    public = auction.public.suit
    return (public,) if auction.phase.round == 1 else tuple(suit for suit in Suit if suit != public)


def _as_sun(auction: Auction, hand: Faces) -> Prospect:
    expected = evaluate_sun(auction.weights, (*hand, auction.public), leads=auction.leads)
    return _bought(auction, SUN, "sun", expected)


def _as_hokom(auction: Auction, hand: Faces, suit: Suit, action: Action) -> Prospect:
    expected = evaluate_hokom(auction.weights, (*hand, auction.public), suit, leads=auction.leads)
    return _bought(auction, action, "hokom", expected)


def _bought(auction: Auction, action: Action, kind: str, expected: float) -> Prospect:
    worth = auction.equity.of_expected(kind, True, round(expected), auction.weights.spread)
    return Prospect(action, worth, max(0, min(RAW[kind], round(expected))))


def _left_alone(auction: Auction, hand: Faces) -> Prospect:
    """What comes of the contract on the table if it is not taken over."""
    bid = auction.phase.bid
    assert bid is not None, "there is a contract to take over"
    mine = TEAMS[bid.buyer] == TEAMS[auction.phase.seat]
    expected = _buyers_points(auction.weights, hand, bid, mine)
    worth = auction.equity.of_expected(bid.kind, mine, round(expected), auction.weights.spread)
    points = round(expected if mine else RAW[bid.kind] - expected)
    return Prospect(PASS, worth, points)


def _buyers_points(weights: Weights, hand: Faces, bid: Contract, mine: bool) -> float:
    """What the buyer's team may expect, as another player sees it who holds these cards."""
    typical = weights.typical_sun if bid.kind == "sun" else weights.typical_hokom
    helps = evaluate_help(weights, hand, bid.trump if bid.kind == "hokom" else None)
    return typical + (helps if mine else -helps)
