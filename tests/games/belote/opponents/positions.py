"""Positions of Belote written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

from game.cards import parse_face, parse_faces, sorted_faces
from game.engine import Deals, choose
from game.games.belote.rules import RULES
from game.games.belote.rules.actions import parse_action
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, BeloteState, Contract, Playing, tricks_of
from game.games.belote.rules.view import BeloteView, view
from game.tricks.rules import SEATS, Faces, Trick
from tests.opponents.positions import Sheet


def view_of(position: Mapping[str, Any]) -> BeloteView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    options = choose(BeloteOptions, position.get("options", {}))
    return _playing(position, options) if "contract" in position else _asked(position, options)


def _asked(position: Mapping[str, Any], options: BeloteOptions) -> BeloteView:
    """Nothing is settled yet; `said` holds the answers so far, in order, and so says what seat 0 is asked."""
    number = next(number for number in range(99) if _dealt(options, number).dealer == position["dealer"])
    state = _dealt(options, number)
    if "public" in position:
        state = replace(state, public=parse_face(position["public"]))
    state = _with_hand(state, sorted_faces(parse_faces(position["hand"])))
    for text in position.get("said", ()):
        action = parse_action(text)
        refused = RULES.refusal(state, action)
        if refused is not None:
            raise ValueError(f"{position['name']}: {text}: {refused}")
        state, _ = RULES.apply(state, action)
    if RULES.actor(state) != 0:
        raise ValueError(f"{position['name']}: it is not seat 0 that is asked")
    return view(replace(state, totals=_totals(position)), 0)


def _dealt(options: BeloteOptions, number: int) -> BeloteState:
    state, _ = RULES.new_match(options, SEATS, Deals(number))
    return state


def _with_hand(state: BeloteState, hand: Faces) -> BeloteState:
    """The state in which seat 0 holds these cards, the others any."""
    if len(hand) != len(state.hands[0]):
        raise ValueError(f"{len(state.hands[0])} cards belong in hand")
    others = [card for card in DECK if card not in hand and card != state.public]
    size = len(hand)
    hands = (hand, *(tuple(others[size * place : size * (place + 1)]) for place in range(3)))
    return replace(state, hands=hands, stock=tuple(others[3 * size :]))


def _playing(position: Mapping[str, Any], options: BeloteOptions) -> BeloteView:
    """There is a contract, with its bid after it; `tricks` and `trick` begin with the seat that led, as `2: AS 7S`."""
    named, *bid = position["contract"].split()
    contract = Contract(position["taker"], named, int(bid[0]) if bid else 0)
    tricks = tuple(_trick(text, options, contract) for text in position.get("tricks", ()))
    leader, trick = _led(position["trick"]) if "trick" in position else (0, ())
    counts = [8 - len(tricks)] * SEATS
    for place in range(len(trick)):
        counts[(leader + place) % SEATS] -= 1
    hand = sorted_faces(parse_faces(position["hand"]))
    seen = [*hand, *trick, *(card for each in tricks for card in each.cards)]
    if len(set(seen)) < len(seen) or not set(seen) <= set(DECK) or len(hand) != counts[0]:
        raise ValueError(f"{position['name']}: a card is there twice, or {counts[0]} belong in hand")
    begun = view(_dealt(options, 0), 0)
    return replace(
        begun,
        dealer=position["dealer"],
        totals=_totals(position),
        phase=Playing(0),
        public=None,
        said=((contract.taker, f"bid {bid[0]} {named}" if bid else "take"),),
        contract=contract,
        taken=parse_face(position["taken"]) if "taken" in position else None,
        multiplier=position.get("multiplier", 1),
        leader=leader if trick or "trick" in position else (position["dealer"] + 1) % SEATS,
        trick=trick,
        tricks=tricks,
        hand=hand,
        counts=tuple(counts),
        stock_count=0,
    )


def _totals(position: Mapping[str, Any]) -> tuple[Decimal, ...]:
    return tuple(Decimal(total) for total in position.get("totals", (0, 0)))


def _led(text: str) -> tuple[int, Faces]:
    leader, _, cards = text.partition(":")
    return int(leader), parse_faces(cards)


def _trick(text: str, options: BeloteOptions, contract: Contract) -> Trick:
    leader, cards = _led(text)
    best = tricks_of(options, contract.named).best_place(cards, contract.trump)
    return Trick(leader, cards, (leader + best) % SEATS)


def led_in_turn(tricks: Sequence[Trick], leader: int) -> bool:
    """Whether each trick is led by who won the one before."""
    leaders = [*(trick.leader for trick in tricks[1:]), leader]
    return all(trick.winner == following for trick, following in zip(tricks, leaders, strict=False))


SHEET = Sheet(view_of, size=20, about_partner=10, accepted=17)
