"""What the answers in the buying say of the cards of who gave them, in the counts of `greedy` (baloot 3).

An answer counts whatever became of it: a Sun or a Hokom that was taken over was bid on cards as good as one that was
kept, and who passed had neither. Everybody is asked about the public card as if it were his own. To be asked whether
one takes over a bid of the partner is no reason to show a good hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from game.cards import Rank, Suit
from game.engine import Seat
from game.families.tricks.rules.cards import PLAIN_ORDER, TRUMP_ORDER
from game.games.baloot.opponents.answers import Said, said_so_far
from game.games.baloot.rules.actions import Action, Bid, Pass
from game.games.baloot.rules.buying import may_call_ashkal
from game.games.baloot.rules.state import DECK, TEAMS, Buying, Contract
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import Masks, Pack


class Usual(NamedTuple):
    """What cards count that somebody says something with; set by hand, near what the levels say it with."""

    hokom: float
    """From which count on it is as likely as not in Hokom."""
    sun: float
    """The same in Sun."""
    width: float
    """Counts within which it rises from 50% to 73%."""


_BUYING: Final = Usual(14.0, 15.0, 1.5)
_PASSING: Final = Usual(16.5, 18.5, 2.0)
_PASSING_LATE: Final = Usual(14.5, 18.5, 2.0)
"""In the second round, in which any suit but one may be named, and a buyer needs less."""
_LOW: Final = Usual(6.0, 6.0, 1.5)
"""Who said Kawesh had nothing that counts, and has got three more cards."""
_DOUBLING: Final = Usual(12.0, 14.0, 2.0)
_NOT_DOUBLING: Final = Usual(19.0, 20.0, 2.0)
_SUN_COUNT: Final = {Rank.ACE: 5, Rank.TEN: 3, Rank.KING: 1}
_TRUMP_COUNT: Final = {Rank.JACK: 5, Rank.NINE: 4}
_OTHER_TRUMP: Final = 2
_SIDE_ACE: Final = 3
_MOST: Final = 64
"""More than any hand counts."""

ByByte = tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]
"""For each suit in the order of the masks, and each set of its cards, what they count together."""


def _tabled(order: tuple[Rank, ...], counts: dict[Rank, int], other: int) -> tuple[int, ...]:
    """For each set of a suit's cards what they count together."""
    return tuple(
        sum(counts.get(order[place], other) for place in range(8) if ranks >> place & 1) for ranks in range(256)
    )


_ORDERS: Final = (PLAIN_ORDER, TRUMP_ORDER)
_SUN: Final = tuple(_tabled(order, _SUN_COUNT, 0) for order in _ORDERS)
_TRUMP: Final = tuple(_tabled(order, _TRUMP_COUNT, _OTHER_TRUMP) for order in _ORDERS)
_ACES: Final = tuple(_tabled(order, {Rank.ACE: _SIDE_ACE}, 0) for order in _ORDERS)


_SUNS: Final = (None,)
"""No trumps, beside the suits that may be trumps."""


class _Sign(NamedTuple):
    """What one seat has said, of a count of its cards."""

    seat: Seat
    beside: int
    """The public card where it is counted besides those in hand."""
    trumps: tuple[Suit | None, ...]
    """What the cards are counted with; of several suits the one in which they count most."""
    chances: tuple[float, ...]
    """For each count how likely it is that somebody says so."""


class Heard:
    """What was said in buying and doubling, held against the hands of all: `of` says how likely it is."""

    def __init__(self, pack: Pack, view: BalootView, played: Masks) -> None:
        contract = view.contract
        assert contract is not None, "only a bought hand is played"
        self._pack = pack
        self._options, self._dealer = view.options, view.dealer
        self._public = 0 if view.taken is None else pack.bit_of[view.taken]
        together: dict[tuple[Seat, int, tuple[Suit | None, ...]], list[float]] = {}
        for seat, beside, trumps, chances in self._read(view, contract):
            if seat != view.seat:
                known = together.get((seat, beside, trumps), [1.0] * _MOST)
                together[seat, beside, trumps] = [one * other for one, other in zip(known, chances, strict=True)]
        self._signs = [
            (seat, played[seat] | beside, *self._by_byte(trumps[0]), chances)
            for (seat, beside, trumps), chances in together.items()
            if len(trumps) == 1
        ]
        self._of_any_suit = [
            (seat, played[seat] | beside, [self._by_byte(suit) for suit in trumps], chances)
            for (seat, beside, trumps), chances in together.items()
            if len(trumps) > 1
        ]

    def of(self, hands: Masks) -> float:
        """How likely all that was said is with these hands, from 0 to 1."""
        likely = 1.0
        for seat, more, a, b, c, d, chances in self._signs:
            had = hands[seat] | more
            likely *= chances[a[had & 255] + b[had >> 8 & 255] + c[had >> 16 & 255] + d[had >> 24]]
        for seat, more, counts, chances in self._of_any_suit:
            had = hands[seat] | more
            most = max([a[had & 255] + b[had >> 8 & 255] + c[had >> 16 & 255] + d[had >> 24] for a, b, c, d in counts])
            likely *= chances[most]
        return likely

    def _read(self, view: BalootView, contract: Contract) -> Iterator[_Sign]:
        """What the contract, each answer and each word on doubling says, those of the own seat included."""
        kind, own = contract.kind, (contract.trump,)
        yield _Sign(contract.buyer, 0, own, _rising(_BUYING, kind))
        answers = said_so_far(view, view.taken) if view.taken is not None else ()
        for said in answers:
            yield from self._heard(said, contract)
        for seat, text in view.said[len(answers) :]:
            if text == str(_PASS):
                yield _Sign(seat, 0, own, _falling(_NOT_DOUBLING, kind))
        if view.doubler is not None:
            yield _Sign(view.doubler, 0, own, _rising(_DOUBLING, kind))

    def _heard(self, said: Said, contract: Contract) -> Iterator[_Sign]:
        phase, seat = said.phase, said.phase.seat
        match said.action:
            case Pass():
                yield from self._passed(phase)
            case Bid("sun") if seat != contract.buyer:
                yield _Sign(seat, self._public, _SUNS, _rising(_BUYING, "sun"))
            case Bid("ashkal") if seat != contract.buyer:
                rightly = may_call_ashkal(self._options, self._dealer, self._pack.face_of[self._public], phase)
                yield _Sign(seat, 0 if rightly else self._public, _SUNS, _rising(_BUYING, "sun"))
            case Bid("kawesh"):
                yield _Sign(seat, 0, _SUNS, _falling(_LOW, "sun"))
            case Bid("hokom") if contract.kind == "sun":
                yield _Sign(seat, self._public, self._trumps(phase), _rising(_BUYING, "hokom"))

    def _passed(self, phase: Buying) -> Iterator[_Sign]:
        """What a pass says: neither contract was worth it, or no Sun over an opponent's bid."""
        usual = _PASSING if phase.round == 1 else _PASSING_LATE
        bid, seat = phase.bid, phase.seat
        if bid is None:
            yield _Sign(seat, self._public, self._trumps(phase), _falling(usual, "hokom"))
        if bid is None or TEAMS[bid.buyer] != TEAMS[seat]:
            yield _Sign(seat, self._public, _SUNS, _falling(usual, "sun"))

    def _trumps(self, phase: Buying) -> tuple[Suit, ...]:
        """The suits that a Hokom of that round may be in (baloot 3.2, 3.5)."""
        public = self._pack.face_of[self._public].suit
        return tuple(suit for suit in Suit if (suit == public) == (phase.round == 1))

    def _by_byte(self, suit: Suit | None) -> ByByte:
        """What cards count with these trumps, or in Sun."""
        pack = self._pack
        tables = [_SUN[False]] * 4
        for card in DECK[:: pack.width]:
            mask = pack.suit_of[pack.bit_of[card]]
            ordered = mask == pack.trumps
            counted = _SUN if suit is None else _TRUMP if card.suit == suit else _ACES
            tables[mask.bit_length() // pack.width - 1] = counted[ordered]
        first, second, third, fourth = tables
        return first, second, third, fourth


_PASS: Final[Action] = Pass()


def _rising(usual: Usual, kind: str) -> tuple[float, ...]:
    """For each count the chance of saying what is said with good cards."""
    middle = usual.hokom if kind == "hokom" else usual.sun
    return tuple(1.0 / (1.0 + exp((middle - count) / usual.width)) for count in range(_MOST))


def _falling(usual: Usual, kind: str) -> tuple[float, ...]:
    """The same of what is said without."""
    return tuple(1.0 - chance for chance in _rising(usual, kind))
