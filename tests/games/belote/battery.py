"""Belote for the battery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.cards import Face, Rank, Suit, face_of
from game.games.belote.rules.actions import (
    NAMES,
    Action,
    Bid,
    Coinche,
    Declare,
    NextRound,
    Pass,
    Play,
    Say,
    Surcoinche,
    Take,
)
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, BeloteState
from tests.battery.entry import Entry
from tests.battery.hidden import dealt_anew

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {**BeloteOptions.PRESETS["coinche"], "sans_tout": "on", "level_declarations": "none", "rounding": "ten"},
    {
        "second_round": "any",
        "undertrump": "free",
        "ruff_partner": "must",
        "belote_by_hand": "on",
        "capot": 250,
        "litige": "shared",
        "both_there": "takers",
        "sans_tout": "on",
        "target": 501,
    },
    {"under_partner": "barred", "declarations": "on", "belote_by_hand": "on", "litige": "fails", "target": 2000},
    BeloteOptions.PRESETS["written"],
)


def lively(actions: Sequence[Action], rng: Random) -> Action:
    """Declares and says what it may, takes or bids low now and then, and plays at random."""
    first, luck = actions[0], rng.random()
    if isinstance(first, Declare | Say):
        return first
    if isinstance(first, Pass):
        others = actions[1:9]  # higher bids would end the bidding at once
        return others[int(rng.random() * len(others))] if others and luck < 0.4 else first
    return actions[int(luck * len(actions))]


def cards(state: BeloteState) -> Sequence[Face]:
    lying = [card for trick in state.tricks for card in trick.cards]
    public = [] if state.public is None else [state.public]
    return [*lying, *state.trick, *public, *state.stock, *[card for hand in state.hands for card in hand]]


def known_to_all(state: BeloteState, seat: int) -> set[Face]:
    """Return the cards of a hand that are known: the card taken, belotes and declarations, whose kind was heard."""
    known = {card for one in state.declared if one.seat == seat for card in one.project.cards}
    pairs = {face_of(rank, one.suit) for one in state.belotes if one.seat == seat for rank in (Rank.KING, Rank.QUEEN)}
    return {*known, *pairs, *([] if state.taken is None else [state.taken])} & set(state.hands[seat])


def hidden_moved(state: BeloteState, seat: int, rng: Random) -> BeloteState:
    shown = [hand if other == seat else tuple(known_to_all(state, other)) for other, hand in enumerate(state.hands)]
    hands, (stock,) = dealt_anew(state.hands, shown, (state.stock,), rng)
    return replace(state, hands=hands, stock=stock)


def variants(action: Action, rng: Random) -> Action:
    def one_of(choices: Sequence[Action]) -> Action:
        return choices[int(rng.random() * len(choices))]

    card = DECK[int(rng.random() * len(DECK))]
    takes = [Take(), *(Take(named) for named in NAMES)]
    bids = [Bid(value, named) for value in (70, 80, 110, 160, 240, 250) for named in NAMES]
    says = [Say(suit) for suit in Suit]
    match action:
        case Play() | Say():
            return one_of((Play(card), Play(card), Play(card), Declare((card,)), Pass(), *says))
        case Declare(chosen):
            changed = list(chosen)
            changed[int(rng.random() * len(chosen))] = card
            return one_of((Declare(tuple(changed)), Declare(chosen), Play(card)))
        case Take() | Bid() | Coinche() | Surcoinche() | Pass():
            return one_of((*takes, *bids, Coinche(), Surcoinche(), Pass(), Play(card)))
        case NextRound():
            return one_of((Take(), NextRound(), Pass(), Play(card)))


ENTRY = Entry(
    name="belote",
    deck=DECK,
    option_sets=OPTION_SETS,
    lively=lively,
    cards=cards,
    hidden_moved=hidden_moved,
    variants=variants,
)
