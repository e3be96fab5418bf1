"""What the answers in the buying say of the cards of who gave them, in the counts of `greedy` (baloot 3).

An answer counts whatever became of it: a Sun or a Hokom that was taken over was bid on cards as good as one that was
kept, and who passed had neither. Everybody is asked about the public card as if it were his own. To be asked whether
one takes over a bid of the partner is no reason to show a good hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.cards import Suit
from game.families.tricks.opponents.hearing import Sign, Signs, falling, rising
from game.games.baloot.opponents.answers import Said, said_so_far
from game.games.baloot.rules.actions import Action, Bid, Pass
from game.games.baloot.rules.buying import may_call_ashkal
from game.games.baloot.rules.state import TEAMS, Buying, Contract
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


_SUNS: Final = (None,)
"""No trumps, beside the suits that may be trumps."""


class Heard:
    """What was said in buying and doubling, held against the hands of all: `of` says how likely it is."""

    def __init__(self, pack: Pack, view: BalootView, played: Masks) -> None:
        contract = view.contract
        assert contract is not None, "only a bought hand is played"
        self._pack = pack
        self._options, self._dealer = view.options, view.dealer
        self._public = 0 if view.taken is None else pack.bit_of[view.taken]
        self._signs = Signs(pack, (sign for sign in self._read(view, contract) if sign.seat != view.seat), played)

    def of(self, hands: Masks) -> float:
        """How likely all that was said is with these hands, from 0 to 1."""
        return self._signs.of(hands)

    def _read(self, view: BalootView, contract: Contract) -> Iterator[Sign]:
        """What the contract, each answer and each word on doubling says, those of the own seat included."""
        kind, own = contract.kind, (contract.trump,)
        yield Sign(contract.buyer, 0, own, _rising(_BUYING, kind))
        answers = said_so_far(view, view.taken) if view.taken is not None else ()
        for said in answers:
            yield from self._heard(said, contract)
        for seat, text in view.said[len(answers) :]:
            if text == str(_PASS):
                yield Sign(seat, 0, own, _falling(_NOT_DOUBLING, kind))
        if view.doubler is not None:
            yield Sign(view.doubler, 0, own, _rising(_DOUBLING, kind))

    def _heard(self, said: Said, contract: Contract) -> Iterator[Sign]:
        phase, seat = said.phase, said.phase.seat
        match said.action:
            case Pass():
                yield from self._passed(phase)
            case Bid("sun") if seat != contract.buyer:
                yield Sign(seat, self._public, _SUNS, _rising(_BUYING, "sun"))
            case Bid("ashkal") if seat != contract.buyer:
                rightly = may_call_ashkal(self._options, self._dealer, self._pack.face_of[self._public], phase)
                yield Sign(seat, 0 if rightly else self._public, _SUNS, _rising(_BUYING, "sun"))
            case Bid("kawesh"):
                yield Sign(seat, 0, _SUNS, _falling(_LOW, "sun"))
            case Bid("hokom") if contract.kind == "sun":
                yield Sign(seat, self._public, self._trumps(phase), _rising(_BUYING, "hokom"))

    def _passed(self, phase: Buying) -> Iterator[Sign]:
        """What a pass says: neither contract was worth it, or no Sun over an opponent's bid."""
        usual = _PASSING if phase.round == 1 else _PASSING_LATE
        bid, seat = phase.bid, phase.seat
        if bid is None:
            yield Sign(seat, self._public, self._trumps(phase), _falling(usual, "hokom"))
        if bid is None or TEAMS[bid.buyer] != TEAMS[seat]:
            yield Sign(seat, self._public, _SUNS, _falling(usual, "sun"))

    def _trumps(self, phase: Buying) -> tuple[Suit, ...]:
        """The suits that a Hokom of that round may be in (baloot 3.2, 3.5)."""
        public = self._pack.face_of[self._public].suit
        return tuple(suit for suit in Suit if (suit == public) == (phase.round == 1))


_PASS: Final[Action] = Pass()


def _rising(usual: Usual, kind: str) -> tuple[float, ...]:
    """For each count the chance of saying what is said with good cards."""
    return rising(usual.hokom if kind == "hokom" else usual.sun, usual.width)


def _falling(usual: Usual, kind: str) -> tuple[float, ...]:
    """The same of what is said without."""
    return falling(usual.hokom if kind == "hokom" else usual.sun, usual.width)
