"""What was answered in the buying, each answer with its question (baloot 3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face
from game.engine import Seat
from game.games.baloot.rules.actions import Action, Bid, Confirm, parse_action
from game.games.baloot.rules.buying import after_bid, after_pass
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Buying, Contract
from game.games.baloot.rules.view import BalootView
from game.tricks.auction import by_priority


@dataclass(frozen=True, slots=True)
class Said:
    """One answer in the buying, and the question."""

    phase: Buying
    action: Action


def after_answer(
    options: BalootOptions, dealer: Seat, public: Face, phase: Buying, action: Action
) -> Buying | Contract | None:
    """What an answer leads to; None where the hand ends with nothing bought."""
    match action:
        case Bid("kawesh") if options.kawesh == "at_once":
            return None  # baloot 3.7
        case Bid():
            return after_bid(options, dealer, public, phase, action.call)
        case Confirm(suit):
            assert phase.bid is not None, "there is a Hokom to confirm"
            trump = phase.bid.trump if suit is None else suit
            return Contract("hokom", phase.seat, phase.seat, trump, round=phase.round)
        case _:
            return after_pass(dealer, phase)


def said_so_far(view: BalootView, public: Face) -> tuple[Said, ...]:
    """The answers in the buying, in order."""
    first, *others = by_priority(view.dealer)
    reached: Buying | Contract | None = Buying(first, 1, "buy", None, tuple(others))
    answers: list[Said] = []
    for seat, text in view.said:
        if not isinstance(reached, Buying):
            break
        assert reached.seat == seat, "everybody answers when he is asked"
        action = parse_action(text)
        answers.append(Said(reached, action))
        reached = after_answer(view.options, view.dealer, public, reached, action)
    return tuple(answers)
