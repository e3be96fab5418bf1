"""Positions of Belote built from text, whole packs included; seat 3 deals, unless said otherwise, and seat 0 begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from game.cards import Face, format_faces, parse_face, parse_faces
from game.engine import Deals, choose
from game.games.belote.rules import Belote
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, BeloteState, Bidding, Contract, Phase, Playing, RoundOver, Taking
from game.tricks.rules import Faces
from tests.battery.asked import Asked

BELOTE = Belote()
_ASKED = Asked(BELOTE)
reason, after, events = _ASKED.reason, _ASKED.after, _ASKED.events


def taking(*hands: str, public: str = "9H", dealer: int = 3, **options: object) -> BeloteState:
    """A deal with a turned-up card, the dealer's right to speak; `hands` are what seats 0, 1 … hold, cards not named
    come from what is over.
    """
    card = parse_face(public)
    dealt, stock = _filled(hands, 5, (card,))
    order = [(dealer + k) % 4 for k in (1, 2, 3, 4)]
    return _state(Taking(order[0], 1, tuple(order[1:])), dealt, dealer, options, stock=stock, public=card)


def bidding(*hands: str, dealer: int = 3, **options: object) -> BeloteState:
    """A deal with bids, the dealer's right to speak. Hands as in `taking`."""
    dealt, _ = _filled(hands, 8, ())
    return _state(Bidding((dealer + 1) % 4, None, 0), dealt, dealer, {"bidding": "coinche", **options})


def playing(
    *hands: str,
    named: str = "H",
    taker: int = 0,
    bid: int = 0,
    multiplier: int = 1,
    dealer: int = 3,
    held: int = 0,
    totals: tuple[int, int] = (0, 0),
    **options: object,
) -> BeloteState:
    """The first trick, the dealer's right to lead; `named` are the trumps. Hands as in `taking`."""
    dealt, _ = _filled(hands, 8, ())
    kind = {"bidding": "coinche"} if bid else {}
    state = _state(Playing((dealer + 1) % 4), dealt, dealer, {**kind, **options})
    return replace(
        state,
        contract=Contract(taker, named, bid),
        multiplier=multiplier,
        held=held,
        totals=(Decimal(totals[0]), Decimal(totals[1])),
    )


def _filled(hands: Sequence[str], size: int, lying: Faces) -> tuple[tuple[Faces, ...], Faces]:
    named = [parse_faces(text) for text in hands]
    used = [*lying, *[card for hand in named for card in hand]]
    assert len(set(used)) == len(used), "a card is named twice"
    left = [card for card in DECK if card not in used]
    dealt: list[tuple[Face, ...]] = []
    for hand in [*named, *[()] * (4 - len(named))]:
        assert len(hand) <= size, "a hand is too large"
        dealt.append(tuple(sorted((*hand, *[left.pop() for _ in range(size - len(hand))]))))
    return tuple(dealt), tuple(left)


def _state(
    phase: Phase,
    hands: tuple[Faces, ...],
    dealer: int,
    options: dict[str, object],
    stock: Faces = (),
    public: Face | None = None,
) -> BeloteState:
    return BeloteState(
        options=choose(BeloteOptions, options),
        deals=Deals(0),
        round=1,
        dealer=dealer,
        totals=(Decimal(0), Decimal(0)),
        held=0,
        phase=phase,
        hands=hands,
        stock=stock,
        public=public,
        said=(),
        contract=None,
        taken=None,
        multiplier=1,
        leader=(dealer + 1) % 4,
        trick=(),
        tricks=(),
        declared=(),
        belotes=(),
        saying=None,
    )


def legal(state: BeloteState) -> list[str]:
    """The texts of the legal actions."""
    return [str(action) for action in BELOTE.actions(state)]


def cards(state: BeloteState) -> str:
    """The cards that may be played, in the order of suits and ranks."""
    return format_faces(parse_faces(" ".join(text[5:] for text in legal(state) if text.startswith("play "))))


def played(state: BeloteState, *cards: str) -> BeloteState:
    """The position after some cards, each text those of a trick."""
    return after(state, *(f"play {card}" for text in cards for card in text.split()))


def played_out(state: BeloteState) -> BeloteState:
    """The position after the deal, in which everybody plays the first card that is legal."""
    while isinstance(state.phase, Playing):
        state = after(state, next(text for text in legal(state) if text.startswith("play ")))
    return state


def over(state: BeloteState) -> RoundOver:
    """The phase of a deal that is over."""
    assert isinstance(state.phase, RoundOver)
    return state.phase


def points(state: BeloteState) -> tuple[int, ...]:
    """What a deal that is over has brought to each team."""
    gained = BELOTE.standing(state).round_points
    assert gained is not None
    return tuple(map(int, gained))
