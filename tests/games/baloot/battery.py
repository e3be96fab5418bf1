"""Baloot for the battery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.cards import Face, Suit
from game.games.baloot.rules.actions import (
    CUTS,
    Action,
    Bid,
    Claim,
    Confirm,
    Cut,
    Declare,
    NextRound,
    Pass,
    Play,
    Raise,
    Show,
)
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, BalootState
from tests.battery.entry import Entry
from tests.battery.hidden import dealt_anew

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {
        "cut_choices": "on",
        "sun_over_sun": "earlier_opponents",
        "ashkal_second_round": "on",
        "show_projects_by_hand": "on",
        "khasara": "off",
        "level_contract": "buyer_fails",
        "kaboot_doubled": "flat",
        "review": "all_tricks",
    },
    {"sun_over_sun": "ace_only", "ashkal_second_round": "on", "target": 76},
    {"sun_over_sun": "off", "show_projects_by_hand": "on", "signals": "off", "rounding": "nearest", "target": 304},
    BalootOptions.PRESETS["written"],
)


def lively(actions: Sequence[Action], rng: Random) -> Action:
    """Declares and shows what it may, buys a Hokom rather than a Sun, raises now and then, and plays at random."""
    first, last = actions[0], actions[-1]
    luck = rng.random()
    if isinstance(first, Declare | Show):
        return first
    if isinstance(first, Pass):
        if len(actions) > 1 and isinstance(actions[1], Raise):
            return actions[int(luck * len(actions))]
        if luck < 0.3 and Bid("hokom") in actions:
            return Bid("hokom")
        return actions[int(rng.random() * len(actions))] if luck > 0.9 else first
    if isinstance(first, Confirm) and luck < 0.8:
        return first
    if isinstance(last, Claim) and luck < 0.6:
        actions = actions[:-1]
    return actions[int(rng.random() * len(actions))]


def cards(state: BalootState) -> Sequence[Face]:
    lying = [card for trick in state.tricks for card in trick.cards]
    public = [] if state.public is None else [state.public]
    return [*lying, *state.trick, *public, *state.stock, *[card for hand in state.hands for card in hand]]


def known_to_all(state: BalootState, seat: int) -> set[Face]:
    """Return the open cards of a hand: the public card taken, and cards laid open; and the kinds of projects."""
    known = {card for declaration in state.declared if declaration.seat == seat for card in declaration.project.cards}
    return {*known, *state.opened, *([] if state.taken is None else [state.taken])} & set(state.hands[seat])


def hidden_moved(state: BalootState, seat: int, rng: Random) -> BalootState:
    shown = [hand if other == seat else tuple(known_to_all(state, other)) for other, hand in enumerate(state.hands)]
    hands, (stock,) = dealt_anew(state.hands, shown, (state.stock,), rng)
    return replace(state, hands=hands, stock=stock)


def variants(action: Action, rng: Random) -> Action:
    def one_of(choices: Sequence[Action]) -> Action:
        return choices[int(rng.random() * len(choices))]

    card = DECK[int(rng.random() * len(DECK))]
    cuts = [Cut(how) for how in (*CUTS, "tear")]
    bids = [Bid(call) for call in ("hokom", "sun", "ashkal", "kawesh", "gift")]
    confirms = [Confirm(), *(Confirm(suit) for suit in Suit)]
    raises = [
        Raise(level, locked) for level in ("double", "three", "four", "gahwa", "five") for locked in (True, False)
    ]
    match action:
        case Play():
            return one_of((Play(card), Play(card), Play(card), Claim(), Declare((card,)), Pass()))
        case Declare(chosen) | Show(chosen):
            changed = list(chosen)
            changed[int(rng.random() * len(chosen))] = card
            return one_of((Declare(tuple(changed)), Show(tuple(changed)), Show(chosen), Play(card)))
        case Pass() | Bid() | Confirm() | Raise():
            return one_of((*bids, *confirms, *raises, Pass(), Play(card), Claim()))
        case Cut() | NextRound() | Claim():
            return one_of((*cuts, NextRound(), Pass(), Play(card)))


ENTRY = Entry(
    name="baloot",
    deck=DECK,
    option_sets=OPTION_SETS,
    lively=lively,
    cards=cards,
    hidden_moved=hidden_moved,
    variants=variants,
)
