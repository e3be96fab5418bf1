"""Buraco for the battery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.cards import ALL_FACES, JOKER, Face, Rank
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, BuracoState
from tests.battery.entry import Entry
from tests.battery.hidden import dealt_anew

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {
        "auto_end_turn": "on",
        "natural_two_with_wild_two": "on",
        "going_out_bonus": 100,
        "morto_penalty": 100,
        "target": 5000,
    },
    {"ace_wilds": "any", "morto_penalty": 100, "aces_bonus": 50, "target": 1500},
    BuracoOptions.PRESETS["written"],
)
SEATS = (4, 2, 3, 4)
"""The number of players of each of them."""


def lively(actions: Sequence[Action], rng: Random) -> Action:
    """Adds naturals, lays much, keeps most wilds, and takes some of the pile; so that players go out."""

    def some(choices: Sequence[Action]) -> Action:
        return choices[int(rng.random() * len(choices))]

    luck = rng.random()
    adds = [action for action in actions if isinstance(action, Add)]
    clean = [add for add in adds if add.card != JOKER and add.card.rank != Rank.TWO]
    lays = [action for action in actions if isinstance(action, Lay | Open)]
    takes = [action for action in actions if isinstance(action, Take)]
    if clean:
        return some(clean)
    if lays and luck < 0.8:
        return max(lays, key=lambda lay: len(str(lay)))
    if adds and luck < 0.3:
        return some(adds)
    if takes and luck < 0.5:
        return some(takes)
    if Draw() in actions:
        return Draw()
    return some([action for action in actions if isinstance(action, End | Discard | Take)] or actions)


def cards(state: BuracoState) -> Sequence[Face]:
    melded = [card for melds in state.melds for meld in melds for card in meld.cards]
    held = [card for group in (*state.hands, *state.mortos) for card in group]
    return [*melded, *held, *state.stock, *state.discards]


def hidden_moved(state: BuracoState, seat: int, rng: Random) -> BuracoState:
    shown = [hand if other == seat else state.known[other] for other, hand in enumerate(state.hands)]
    hands, (*mortos, stock) = dealt_anew(state.hands, shown, (*state.mortos, state.stock), rng)
    return replace(state, hands=hands, mortos=tuple(mortos), stock=stock)


def variants(action: Action, rng: Random) -> Action:
    face = ALL_FACES[int(rng.random() * len(ALL_FACES))]
    match action:
        case Lay(laid):
            changed = list(laid)
            changed[int(rng.random() * len(laid))] = face
            one = Lay(tuple(changed[: 2 + int(rng.random() * len(laid))]))
            return one if rng.random() < 0.7 else Open((laid, one.cards))
        case Open(groups):
            return Open((*groups[1:], (*groups[0][1:], face)))
        case Add(card, meld):
            return Add(face, meld) if rng.random() < 0.5 else Add(card, int(rng.random() * 6))
        case Discard() | Take():
            return Discard(face) if rng.random() < 0.5 else Take(face)
        case Draw() | End() | Morto() | NextRound():
            choices: Sequence[Action] = (Draw(), End(), NextRound(), Morto(1), Morto(3), Discard(face), Take(face))
            return choices[int(rng.random() * len(choices))]


ENTRY = Entry(
    name="buraco",
    deck=DECK,
    option_sets=OPTION_SETS,
    seats=SEATS,
    lively=lively,
    cards=cards,
    hidden_moved=hidden_moved,
    variants=variants,
)
