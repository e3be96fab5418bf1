"""Choosing a card of Belote: what is known, what results are worth, what was said (belote 3 to 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.families.tricks.opponents.declaring import Quiet, hidden
from game.families.tricks.opponents.hearing import Sign, Signs, falling, rising
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.over_worlds import CardQuestion, Ending
from game.families.tricks.opponents.seen import Play as SoFar
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.signals import ASKING
from game.families.tricks.rules.hidden import cards_played
from game.games.belote.opponents.stakes import stakes_of
from game.games.belote.rules.actions import CAPOT, SUIT_NAMED, Bid, Coinche, Pass, Take, parse_action
from game.games.belote.rules.declarations import rules_of, worth
from game.games.belote.rules.play import legal_cards
from game.games.belote.rules.scoring import WHOLE, Counted, Hand
from game.games.belote.rules.state import TOUT, Contract, tricks_of
from game.games.belote.rules.view import BeloteView, choices_of
from game.tricks.masks import Masks, pack_of
from game.tricks.rules import SEATS, SUITS, TEAMS, Faces

_A_POINT: Final = 0.2
"""What a card point is worth for itself, in points of lead: of cards that come to the same the safer is played."""
_PAIR: Final = (Rank.KING, Rank.QUEEN)
_TAKING: Final = 14.0
_TAKING_LATE: Final = 12.5
_PASSING: Final = 16.5
_PASSING_LATE: Final = 15.0
_BIDDING: Final = 14.0
_OVER_80: Final = 0.1
"""Counts, see `greedy`, with which one does as likely as not what it is named for, by eight cards; for a bid of 80, and
how much more a point above that needs.
"""
_WIDTH: Final = 2.0
"""Counts within which that rises from 50% to 73%."""


class BeloteEnding(Ending):
    """The worth of every result that the deal of a view can still have, for the team of its seat."""

    def __init__(self, view: BeloteView) -> None:
        contract = _contract(view)
        pack = pack_of(tricks_of(view.options, contract.named), contract.trump)
        super().__init__(pack, view.team, view.tricks, sweeps=True)  # belote 5.1
        self._stakes = stakes_of(view)
        self._hand = {
            "taker": TEAMS[contract.taker],
            "declarations": _counting(view, contract),
            "belotes": _belotes(view, contract),
            "bid": contract.bid,
            "multiplier": view.multiplier,
            "held": view.held,
        }

    def judged(self, raw: int, swept: int | None) -> float:
        """The worth of so many card points of the own team in all, or of all tricks of a team."""
        if swept is not None:
            raw = WHOLE if swept == self.team else 0
        cards = (raw, WHOLE - raw) if self.team == 0 else (WHOLE - raw, raw)
        hand = Hand(cards=cards, capot=swept, **self._hand)  # type: ignore[arg-type]
        return self._stakes.worth(hand, self.team) + _A_POINT * raw


def question_of(view: BeloteView) -> CardQuestion:
    """Which card the seat of the view is to play."""
    contract = _contract(view)
    return CardQuestion(
        pack=pack_of(tricks_of(view.options, contract.named), contract.trump),
        play=_play_of(view, contract),
        declarer=contract.taker,
        signals=ASKING,
        ending=lambda: BeloteEnding(view),
        worlds=lambda known: _worlds(known, view, contract),
        ten=10.0,
        taught=True,
    )


def _contract(view: BeloteView) -> Contract:
    assert view.contract is not None, "only a deal with a contract is played"
    return view.contract


def _play_of(view: BeloteView, contract: Contract) -> SoFar:
    """The play so far, with what was shown or announced, and what nobody said anything about (belote 1.5, 4)."""
    had: list[Faces] = [()] * SEATS
    if view.taken is not None:
        had[contract.taker] = (view.taken,)
    for one in view.declared:
        had[one.seat] += one.cards
    for belote in view.belotes:
        had[belote.seat] += tuple(face_of(rank, belote.suit) for rank in _PAIR)
    return SoFar(
        seat=view.seat,
        hand=view.hand,
        tricks=view.tricks,
        leader=view.leader,
        trick=view.trick,
        counts=view.counts,
        had=had,
        lacked=_quiet_pairs(view, contract),
        announced=() if view.saying is None else legal_cards(view),
    )


def _quiet_pairs(view: BeloteView, contract: Contract) -> tuple[Faces, ...]:
    """King and queen of who played the other one without a word, where the table would have said it (belote 4.1)."""
    if view.options.belote_by_hand == "on":
        return ((), (), (), ())
    said = {(belote.seat, belote.suit) for belote in view.belotes}

    def lacked(seat: int, played: list[Face]) -> Iterator[Face]:
        for suit in contract.belote_suits:
            pair = [face_of(rank, suit) for rank in _PAIR]
            if (seat, suit) not in said and any(card in played for card in pair):
                yield from pair

    played = cards_played(view.tricks, view.leader, view.trick)
    return tuple(tuple(lacked(seat, cards)) for seat, cards in enumerate(played))


def _counting(view: BeloteView, contract: Contract) -> tuple[Counted, ...]:
    """The declarations that count, as far as a player can tell (belote 4.6)."""
    if view.tricks[1:] or (view.tricks and view.trick):
        counted = [one for one in view.declared if one.shown]
    else:  # their cards are hidden: the better kind counts, of equal ones the earlier
        kinds = rules_of(contract).kinds
        best = max(view.declared, key=lambda one: kinds.index(one.kind), default=None)
        counted = [one for one in view.declared if best is not None and TEAMS[one.seat] == TEAMS[best.seat]]
    usual = {kind: worth(choices[0], contract) for kind, choices in choices_of(contract).items()}
    return tuple(Counted(TEAMS[one.seat], usual[one.kind], one.kind) for one in counted)


def _belotes(view: BeloteView, contract: Contract) -> tuple[int, int]:
    """The belotes of each team: announced ones, and those in the own hand (belote 4.1)."""
    pairs = {(belote.seat, belote.suit) for belote in view.belotes}
    for suit in contract.belote_suits:
        if {face_of(rank, suit) for rank in _PAIR} <= {*view.hand}:
            pairs.add((view.seat, suit))
    teams = [TEAMS[seat] for seat, _ in pairs]
    return teams.count(0), teams.count(1)


def _worlds(known: Seen, view: BeloteView, contract: Contract) -> Worlds:
    """Worlds that agree with what was said before the play, declared and not declared."""
    signs = Signs(known.pack, (sign for sign in _signs(known, view, contract) if sign.seat != view.seat), known.played)
    if view.options.declarations == "off":
        return Worlds(known, signs.of)
    quiet = Quiet(known, (one.seat for one in view.declared), tuple(rules_of(contract).fours))
    unseen = [one for one in view.declared if not one.cards and one.seat != known.seat]
    choices = choices_of(contract)
    announced = hidden(known, ((one.seat, (each.cards for each in choices[one.kind])) for one in unseen))

    def likelihood(hands: Masks) -> float:
        return signs.of(hands) * quiet.of(hands)

    return Worlds(known, likelihood, announced)


def _signs(known: Seen, view: BeloteView, contract: Contract) -> Iterator[Sign]:
    """What each answer before the play says of the cards of who gave it."""
    turned = () if view.taken is None else (SUITS[view.taken],)
    beside = 0 if view.taken is None else known.pack.bit_of[view.taken]
    others = tuple(suit for suit in Suit if suit not in turned)
    opened = False
    for place, (seat, text) in enumerate(view.said):
        late = place >= SEATS
        match parse_action(text):
            case Take() if contract.named != TOUT:
                yield Sign(seat, 0, (contract.trump,), rising(_TAKING_LATE if late else _TAKING, _WIDTH))
            case Bid(value, named) if named != TOUT:
                opened = True
                needed = _BIDDING + _OVER_80 * (min(value, CAPOT) - 80)
                yield Sign(seat, 0, (SUIT_NAMED.get(named),), rising(min(needed, 20.0), _WIDTH))
            case Coinche() if contract.named != TOUT:
                yield Sign(seat, 0, (contract.trump,), rising(_TAKING_LATE, _WIDTH))
            case Pass() if view.taken is not None:
                passed = falling(_PASSING_LATE if late else _PASSING, _WIDTH)
                yield Sign(seat, beside, others if late else turned, passed)
            case Pass() if not opened:
                yield Sign(seat, 0, others, falling(_PASSING, _WIDTH))
