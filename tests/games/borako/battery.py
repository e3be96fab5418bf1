"""Borako for the battery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.cards import ALL_FACES, Face
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, BorakoState
from tests.battery.entry import Entry
from tests.battery.hidden import dealt_anew

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {"going_out": "free", "joker_value": 0, "target": 700},
    {"going_out": "clean_and_dirty", "going_out_bonus": 100, "target": 150},
    BorakoOptions.PRESETS["written"],
)


def lively(actions: Sequence[Action], rng: Random) -> Action:
    """Sweeps, adds and lays whatever it may, and plays the rest at random."""
    adds = [action for action in actions if isinstance(action, Add)]
    lays = [action for action in actions if isinstance(action, Lay)]
    if Sweep() in actions:
        return Sweep()
    if adds:
        return adds[int(rng.random() * len(adds))]
    if lays:
        return max(lays, key=lambda lay: len(lay.cards))
    return actions[int(rng.random() * len(actions))]


def cards(state: BorakoState) -> Sequence[Face]:
    melded = [card for melds in state.melds for meld in melds for card in meld.cards]
    held = [card for group in (*state.hands, *state.reserves) for card in group]
    return [*melded, *held, *state.stock, *state.discards]


def hidden_moved(state: BorakoState, seat: int, rng: Random) -> BorakoState:
    shown = [hand if other == seat else state.known[other] for other, hand in enumerate(state.hands)]
    hands, (*reserves, stock) = dealt_anew(state.hands, shown, (*state.reserves, state.stock), rng)
    return replace(state, hands=hands, reserves=tuple(tuple(sorted(each)) for each in reserves), stock=stock)


def variants(action: Action, rng: Random) -> Action:
    face = ALL_FACES[int(rng.random() * len(ALL_FACES))]
    match action:
        case Lay(laid):
            changed = list(laid)
            changed[int(rng.random() * len(laid))] = face
            return Lay(tuple(changed[: 2 + int(rng.random() * len(laid))]))
        case Add(card, meld):
            return Add(face, meld) if rng.random() < 0.5 else Add(card, int(rng.random() * 6))
        case Discard():
            return Discard(face)
        case Draw() | Sweep() | NextRound():
            choices: Sequence[Action] = (Draw(), Sweep(), NextRound(), Discard(face))
            return choices[int(rng.random() * len(choices))]


ENTRY = Entry(
    name="borako",
    deck=DECK,
    option_sets=OPTION_SETS,
    lively=lively,
    cards=cards,
    hidden_moved=hidden_moved,
    variants=variants,
)
