"""Buying the public card: who is asked what, in which order, and what becomes of it (baloot 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.cards import Face, Rank, Suit
from game.engine import Place, Refusal, Seat
from game.games.baloot.rules import events
from game.games.baloot.rules.actions import Action, Bid, Confirm, Pass
from game.games.baloot.rules.deal import Applied, deal_rest
from game.games.baloot.rules.doubling import first_phase
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import LOW, TEAMS, BalootState, Buying, Contract, Faces, Phase, RoundOver
from game.tricks.auction import ahead_of, all_but, by_priority, passed_on

NOT_BOUGHT_YET: Final = Refusal("baloot 3.1", "not_bought_yet")
NO_SUCH_CALL: Final = Refusal("baloot 3.2", "no_such_call")
ONLY_SUN_OVER_HOKOM: Final = Refusal("baloot 3.3", "only_sun_over_hokom")
ONLY_SUN_OVER_SUN: Final = Refusal("baloot 3.4", "only_sun_over_sun")
MUST_CONFIRM: Final = Refusal("baloot 3.3", "must_confirm")
NOTHING_TO_CONFIRM: Final = Refusal("baloot 3.3", "nothing_to_confirm")
SUIT_OF_THE_PUBLIC_CARD: Final = Refusal("baloot 3.2", "suit_of_the_public_card")
NAME_A_SUIT: Final = Refusal("baloot 3.5", "name_a_suit")
ANOTHER_SUIT: Final = Refusal("baloot 3.5", "another_suit")
ASHKAL_AFTER_A_BID: Final = Refusal("baloot 3.6", "ashkal_after_a_bid")
ASHKAL_IN_FIRST_ROUND: Final = Refusal("baloot 3.6", "ashkal_in_first_round")
ASHKAL_BY_LAST_TWO: Final = Refusal("baloot 3.6", "ashkal_by_last_two")
ASHKAL_ON_AN_ACE: Final = Refusal("baloot 3.6", "ashkal_on_an_ace")
KAWESH_AFTER_A_BID: Final = Refusal("baloot 3.7", "kawesh_after_a_bid")
KAWESH_IN_FIRST_ROUND: Final = Refusal("baloot 3.7", "kawesh_in_first_round")
KAWESH_NEEDS_LOW_CARDS: Final = Refusal("baloot 3.7", "kawesh_needs_low_cards")

_PASS: Final = Pass()
_HOKOM: Final = Bid("hokom")
_SUN: Final = Bid("sun")
_ASHKAL: Final = Bid("ashkal")
_KAWESH: Final = Bid("kawesh")
_CONFIRM: Final = Confirm()
_CONFIRM_SUIT: Final = tuple(Confirm(suit) for suit in Suit)


def is_low(hand: Faces) -> bool:
    """Whether a hand holds only 7s, 8s and 9s (baloot 3.7)."""
    return all(card.rank in LOW for card in hand)


def may_call_ashkal(options: BalootOptions, dealer: Seat, public: Face, phase: Buying) -> bool:
    """Whether the player asked has the right to call Ashkal (baloot 3.6)."""
    return _lacks_right_to_ashkal(options, dealer, public, phase) is None


def may_call_kawesh(options: BalootOptions, hand: Faces, phase: Buying) -> bool:
    """Whether the player asked may call Kawesh with this hand (baloot 3.7)."""
    return _refuse_kawesh(options, hand, phase) is None


def refuse_buying(state: BalootState, phase: Buying, action: Action) -> Refusal | None:
    """Why the player asked may not answer this, or None."""
    match action:
        case Pass():
            return MUST_CONFIRM if phase.question == "confirm" else None
        case Bid():
            return _refuse_bid(state, phase, action)
        case Confirm():
            return _refuse_confirm(state, phase, action)
        case _:
            return NOT_BOUGHT_YET


def _refuse_bid(state: BalootState, phase: Buying, action: Bid) -> Refusal | None:
    match action.call:
        case "sun":
            return None  # baloot 3.2 to 3.5
        case "hokom":
            match phase.question:
                case "buy":
                    return None
                case "confirm":
                    return MUST_CONFIRM
                case "over_hokom":
                    return ONLY_SUN_OVER_HOKOM
                case _:
                    return ONLY_SUN_OVER_SUN
        case "ashkal":
            return _refuse_ashkal(state.options, state.dealer, _public(state), phase)
        case "kawesh":
            return _refuse_kawesh(state.options, state.hands[phase.seat], phase)
        case _:
            return NO_SUCH_CALL


def _refuse_ashkal(options: BalootOptions, dealer: Seat, public: Face, phase: Buying) -> Refusal | None:
    # Without the right it is a Sun: baloot 3.6
    if options.wrong_ashkal == "sun" and phase.question != "confirm":
        return None
    return _lacks_right_to_ashkal(options, dealer, public, phase)


def _lacks_right_to_ashkal(options: BalootOptions, dealer: Seat, public: Face, phase: Buying) -> Refusal | None:
    # baloot 3.6
    if phase.question != "buy":
        return ASHKAL_AFTER_A_BID
    if phase.round == 2 and options.ashkal_second_round == "off":
        return ASHKAL_IN_FIRST_ROUND
    if phase.seat not in by_priority(dealer)[2:]:
        return ASHKAL_BY_LAST_TWO
    if public.rank == Rank.ACE:
        return ASHKAL_ON_AN_ACE
    return None


def _refuse_kawesh(options: BalootOptions, hand: Faces, phase: Buying) -> Refusal | None:
    # baloot 3.7
    if phase.question != "buy" and options.kawesh == "at_once":
        return KAWESH_AFTER_A_BID
    if phase.round == 2:
        return KAWESH_IN_FIRST_ROUND
    if not is_low(hand):
        return KAWESH_NEEDS_LOW_CARDS
    return None


def _refuse_confirm(state: BalootState, phase: Buying, action: Confirm) -> Refusal | None:
    if phase.question != "confirm":
        return NOTHING_TO_CONFIRM
    if phase.round == 1:  # baloot 3.2
        return None if action.suit is None else SUIT_OF_THE_PUBLIC_CARD
    if action.suit is None:  # baloot 3.5
        return NAME_A_SUIT
    if action.suit == _public(state).suit:  # baloot 3.5
        return ANOTHER_SUIT
    return None


def buying_answers(state: BalootState, phase: Buying) -> Iterator[Action]:
    """Every answer that is allowed, the pass first."""
    match phase.question:
        case "confirm":
            if phase.round == 1:
                yield _CONFIRM
            else:
                yield from (confirm for confirm in _CONFIRM_SUIT if confirm.suit != _public(state).suit)
        case "buy":
            yield _PASS
            yield _HOKOM
        case _:
            yield _PASS
    yield _SUN
    if _refuse_ashkal(state.options, state.dealer, _public(state), phase) is None:
        yield _ASHKAL
    if may_call_kawesh(state.options, state.hands[phase.seat], phase):
        yield _KAWESH


def apply_buying(state: BalootState, phase: Buying, action: Pass | Bid | Confirm) -> Applied:
    """Return the state after a legal answer: the next question, the purchase, or the end of the hand."""
    seat = phase.seat
    answers = (*state.said, (seat, str(action)))
    event = _event_of(state, phase, action)
    match action:
        case Pass():
            reached = after_pass(state.dealer, phase)
        case Bid("kawesh") if state.options.kawesh == "at_once":
            hand = state.hands[seat]
            over = _with_answer(state, RoundOver("kawesh"), answers, opened=hand)
            return over, (event, _round_over(state))  # baloot 3.7
        case Bid():
            reached = after_bid(state.options, state.dealer, _public(state), phase, action.call)
        case Confirm():
            bid = phase.bid
            assert bid is not None, "only a bid is confirmed"
            trump = bid.trump if action.suit is None else action.suit
            reached = Contract("hokom", seat, seat, trump, round=phase.round)
        case _:
            assert_never(action)
    match reached:
        case Buying():
            return _with_answer(state, reached, answers), (event,)
        case Contract(kawesh=True):
            over, voided = _voided(state, reached, answers)
            return over, (event, *voided)
        case Contract():
            first = first_phase(state.options, reached, state.totals, state.leader)
            after, dealt = deal_rest(state, reached, first, answers)
            return after, (event, *dealt)
        case None:
            over = _with_answer(state, RoundOver("thrown_in"), answers)
            return over, (event, events.ThrownIn(), _round_over(state))  # baloot 3.8
    assert_never(reached)


def _voided(state: BalootState, contract: Contract, answers: tuple[tuple[Seat, str], ...]) -> Applied:
    """The hand void by a Kawesh that nobody took over: its buyer takes the public card and lays all open."""
    seat, card = contract.buyer, _public(state)
    opened = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], opened, *state.hands[seat + 1 :])
    over = _with_answer(state, RoundOver("kawesh"), answers, opened=opened)
    bought = events.Bought(seat, Place("public"), Place("hand", seat), (card,), kind=contract.kind)
    shown = events.KaweshShown(seat, cards=opened)
    return replace(over, hands=hands, public=None, taken=card), (bought, shown, _round_over(state))


def after_pass(dealer: Seat, phase: Buying) -> Buying | Contract | None:
    """Return the next question, the contract that is final now, or None where the hand is thrown in."""
    following = passed_on(phase)
    if following is not None:
        return following
    bid = phase.bid
    if bid is None:
        if phase.round == 2:  # baloot 3.8
            return None
        first, *others = by_priority(dealer)  # baloot 3.1
        return Buying(first, 2, "buy", None, tuple(others))  # baloot 3.5
    if phase.question == "over_hokom":  # baloot 3.3
        return Buying(bid.buyer, phase.round, "confirm", bid, ())
    return bid


def after_bid(options: BalootOptions, dealer: Seat, public: Face, phase: Buying, call: str) -> Buying | Contract:
    """Return the question after a bid that others may still take over, or the contract where it is final; `call` is no
    Kawesh that voids the hand at once.
    """
    seat = phase.seat
    ashkal = call == "ashkal" and may_call_ashkal(options, dealer, public, phase)
    if call == "hokom":
        trump = public.suit if phase.round == 1 else None  # baloot 3.2, 3.5
        bid = Contract("hokom", seat, seat, trump, round=phase.round)
        asked = all_but(seat, by_priority(dealer)) if phase.round == 1 else phase.waiting  # baloot 3.3, 3.5
        return _asked("over_hokom", bid, asked) or Buying(seat, phase.round, "confirm", bid, ())
    holder = (seat + 2) % 4 if ashkal else seat  # baloot 3.6
    over_hokom = phase.bid.buyer if phase.bid is not None and phase.question == "over_hokom" else None
    bid = Contract("sun", seat, holder, None, ashkal, phase.round, over_hokom, kawesh=call == "kawesh")
    if phase.round == 2 or phase.question in ("over_sun", "confirm"):  # baloot 3.4, 3.5
        return bid
    earlier = ahead_of(seat, by_priority(dealer))
    if over_hokom is not None:
        earlier = tuple(other for other in earlier if other == over_hokom)  # baloot 3.4
    return _asked("over_sun", bid, _who_takes_sun(options, public, seat, earlier)) or bid


def _who_takes_sun(options: BalootOptions, public: Face, buyer: Seat, earlier: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with a higher priority that may take a Sun over (baloot 3.4)."""
    match options.sun_over_sun:
        case "earlier":
            return earlier
        case "earlier_opponents":
            return tuple(seat for seat in earlier if TEAMS[seat] != TEAMS[buyer])
        case "ace_only":
            return earlier if public.rank == Rank.ACE else ()
        case _:
            return ()


def _asked(question: str, bid: Contract, seats: tuple[Seat, ...]) -> Buying | None:
    return Buying(seats[0], bid.round, question, bid, seats[1:]) if seats else None


def _event_of(state: BalootState, phase: Buying, action: Pass | Bid | Confirm) -> events.BalootEvent:
    """Return the event of an answer."""
    seat = phase.seat
    match action:
        case Pass():
            if phase.question != "buy":
                return events.Declined(seat)
            return events.Passed(seat) if phase.round == 1 else events.PassedAgain(seat)
        case Bid("hokom"):
            return events.HokomBid(seat) if phase.round == 1 else events.SecondHokomBid(seat)
        case Bid("kawesh"):
            if state.options.kawesh == "as_sun":
                return events.KaweshBid(seat)
            return events.KaweshSaid(seat, cards=state.hands[seat])
        case Bid("sun"):
            return events.HokomTurned(seat) if phase.question == "confirm" else events.SunBid(seat)
        case Bid():
            rightly = may_call_ashkal(state.options, state.dealer, _public(state), phase)
            return events.AshkalBid(seat) if rightly else events.WrongAshkalBid(seat)
        case Confirm(suit):
            return events.HokomConfirmed(seat, suit=_public(state).suit if suit is None else suit)
    assert_never(action)


def _round_over(state: BalootState) -> events.RoundEnded:
    return events.RoundEnded(round=state.round)


def _public(state: BalootState) -> Face:
    assert state.public is not None, "the public card lies open until it is bought"
    return state.public


def _with_answer(
    state: BalootState, phase: Phase, answers: tuple[tuple[Seat, str], ...], opened: Faces = ()
) -> BalootState:
    """The state while the card is not bought."""
    return replace(state, phase=phase, said=answers, opened=opened)
