"""The quick judgement of buying: what each answer promises by the features of six cards (baloot 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.cards import Face, Rank, Suit
from game.engine import Seat
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.games.baloot.opponents.match_equity import MatchEquity
from game.games.baloot.opponents.weights import Weights
from game.games.baloot.rules.actions import Action, Bid, Confirm, Pass
from game.games.baloot.rules.buying import may_call_ashkal, may_call_kawesh
from game.games.baloot.rules.scoring import BALOOT_RAW, PROJECT_RAW, RAW
from game.games.baloot.rules.state import DECK, SEATS, TEAMS, Buying, Contract, Faces

Shape = tuple[int, int, int, int]
"""The ranks held in each suit: bit `k` stands for the rank at place `k` of `SEQUENCE_ORDER`."""

_BIT: Final = {card: 1 << SEQUENCE_ORDER.index(card.rank) for card in DECK}
_PLACE: Final = {card: int(card.suit) for card in DECK}


def _rank_bit(rank: Rank) -> int:
    return 1 << SEQUENCE_ORDER.index(rank)


_NINE: Final = _rank_bit(Rank.NINE)
_TEN: Final = _rank_bit(Rank.TEN)
_JACK: Final = _rank_bit(Rank.JACK)
_QUEEN: Final = _rank_bit(Rank.QUEEN)
_KING: Final = _rank_bit(Rank.KING)
_ACE: Final = _rank_bit(Rank.ACE)
_FOURS: Final = (_TEN, _JACK, _QUEEN, _KING)
_RUNS: Final = {3: "sira", 4: "fifty"}


def shape_of(cards: Faces) -> Shape:
    """The ranks of each suit."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        ranks[_PLACE[card]] |= _BIT[card]
    return ranks[0], ranks[1], ranks[2], ranks[3]


def evaluate_sun(weights: Weights, cards: Faces, *, leads: bool) -> float:
    """Card points, projects in hand included, that the team of a buyer of Sun with these six cards may expect."""
    expected = weights.sun + (weights.sun_lead if leads else 0.0)
    shape = shape_of(cards)
    sure = 0
    for ranks in shape:
        held = ranks.bit_count()
        ace, ten = ranks & _ACE, ranks & _TEN
        if ace:
            sure += 2 if ten else 1
            expected += weights.sun_ace
            expected += weights.sun_ace_ten if ten else 0.0
            expected += weights.sun_king if ranks & _KING else 0.0
        elif ten and held > 1:
            expected += weights.sun_guarded_ten
        if (ace or ten) and held > 3:
            expected += weights.sun_long * (held - 3)
    expected += weights.sun_bare if sure < 2 else 0.0
    return expected + weights.project * projects_in(shape, None)


def evaluate_hokom(weights: Weights, cards: Faces, trump: Suit, *, leads: bool) -> float:
    """Card points, projects in hand included, that the team of a buyer of Hokom with these six cards may expect."""
    expected = weights.hokom + (weights.hokom_lead if leads else 0.0)
    shape = shape_of(cards)
    trumps = shape[trump]
    expected += weights.hokom_trump * (trumps.bit_count() - 3)
    jack, nine = trumps & _JACK, trumps & _NINE
    expected += weights.hokom_jack if jack else 0.0
    expected += weights.hokom_nine if nine else 0.0
    expected += weights.hokom_both if jack and nine else 0.0
    expected += weights.hokom_trump_ace if trumps & _ACE else 0.0
    for suit, ranks in enumerate(shape):
        if suit == trump:
            continue
        if not ranks:
            expected += weights.hokom_void
        elif ranks & _ACE:
            expected += weights.hokom_side_ace
            expected += weights.hokom_side_ten if ranks & _TEN else 0.0
    return expected + weights.project * projects_in(shape, trump)


def evaluate_help(weights: Weights, cards: Faces, trump: Suit | None) -> float:
    """What these five cards change for the contract of somebody else: for a partner's that much more card points."""
    gain = weights.help_few
    for suit, ranks in enumerate(shape_of(cards)):
        if suit == trump:
            gain += weights.help_trump * ranks.bit_count()
            gain += weights.hokom_jack / 2 if ranks & _JACK else 0.0
            gain += weights.hokom_nine / 2 if ranks & _NINE else 0.0
        elif ranks & _ACE:
            gain += weights.help_ace
            gain += weights.help_ten if ranks & _TEN else 0.0
        elif ranks & _TEN and ranks & ~_TEN:
            gain += weights.help_ten
    return gain


@lru_cache(maxsize=1 << 14)
def projects_in(shape: Shape, trump: Suit | None) -> int:
    """The raw worth of the projects that these cards hold, Baloot included, overlaps not minded (baloot 6.1, 7.1)."""
    raw = 0
    for ranks in shape:
        run = longest_run(ranks)
        if run >= 3:
            raw += PROJECT_RAW[_RUNS.get(run, "hundred_run")]
    everywhere = shape[0] & shape[1] & shape[2] & shape[3]
    if everywhere & _ACE:
        raw += PROJECT_RAW["four_hundred" if trump is None else "hundred_four"]
    raw += sum(PROJECT_RAW["hundred_four"] for four in _FOURS if everywhere & four)
    if trump is not None and shape[trump] & _KING and shape[trump] & _QUEEN:
        raw += BALOOT_RAW  # baloot 6.6
    return raw


def longest_run(ranks: int) -> int:
    """The length of the longest sequence among ranks of one suit."""
    length = 0
    while ranks:
        ranks &= ranks << 1
        length += 1
    return length


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
            return _left_alone(auction, hand), _as_sun(auction, hand), *_as_void(auction, hand, 0.0)


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
    yield from _as_void(auction, hand, waiting + auction.weights.kawesh)


def _to_confirm(auction: Auction, hand: Faces) -> Iterator[Prospect]:
    first = auction.phase.round == 1
    for suit in _suits(auction):
        yield _as_hokom(auction, hand, suit, Confirm(None if first else suit))
    yield _as_sun(auction, hand)
    yield from _as_void(auction, hand, 0.0)


def _as_void(auction: Auction, hand: Faces, worth: float) -> Iterator[Prospect]:
    """A Kawesh where it may be said (baloot 3.7)."""
    if may_call_kawesh(auction.equity.options, hand, auction.phase):
        yield Prospect(KAWESH, worth, 0)


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
    """What comes of the contract on the table if it is not taken over.

    The partner knows the cards that he bid with, so that it is left to him unless an own Sun is clearly better.
    """
    bid = auction.phase.bid
    assert bid is not None, "there is a contract to take over"
    if bid.kawesh:
        return Prospect(PASS, 0.0, 0)  # nobody scores: baloot 3.7
    mine = TEAMS[bid.buyer] == TEAMS[auction.phase.seat]
    expected = _buyers_points(auction.weights, hand, bid, mine)
    margin = auction.weights.partners_bid if mine else 0.0
    worth = auction.equity.of_expected(bid.kind, mine, round(expected + margin), auction.weights.spread)
    points = round(expected if mine else RAW[bid.kind] - expected)
    return Prospect(PASS, worth, points)


def _buyers_points(weights: Weights, hand: Faces, bid: Contract, mine: bool) -> float:
    """What the buyer's team may expect, as another player sees it who holds these cards."""
    typical = weights.typical_sun if bid.kind == "sun" else weights.typical_hokom
    helps = evaluate_help(weights, hand, bid.trump if bid.kind == "hokom" else None)
    return typical + (helps if mine else -helps)
