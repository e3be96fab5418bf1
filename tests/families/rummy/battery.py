"""The rummies for the battery: what their entries have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.cards import ALL_FACES, Face
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, End, Group, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.state import RummyState
from tests.battery.entry import Entry
from tests.battery.hidden import dealt_anew


def entry(name: str, option_sets: tuple[Mapping[str, object], ...], seats: tuple[int, ...] = ()) -> Entry:
    """Return the entry of one of the rummies in the battery."""
    return Entry(
        name=name,
        deck=DECK,
        option_sets=option_sets,
        seats=seats,
        lively=lively,
        cards=cards,
        hidden_moved=hidden_moved,
        variants=variants,
    )


def lively(actions: Sequence[Action], rng: Random) -> Action:
    """Opens, wins jokers and adds whenever it may, lays the most cards, and often takes the discard."""
    luck = rng.random()
    for verb in (Open, Lay):
        large = [action for action in actions if isinstance(action, verb)]
        if large and luck < 0.9:
            return max(large, key=lambda action: len(str(action)))
    small = [action for action in actions if isinstance(action, Swap | Add)]
    if small and luck < 0.9:
        return small[int(rng.random() * len(small))]
    if Take() in actions and luck < 0.6:
        return Take()
    return actions[int(rng.random() * len(actions))]


def cards(state: RummyState) -> Sequence[Face]:
    melded = [card for meld in state.melds for card in meld.cards]
    return [*melded, *[card for hand in state.hands for card in hand], *state.stock, *state.discards]


def hidden_moved(state: RummyState, seat: int, rng: Random) -> RummyState:
    shown = [hand if other == seat else state.known[other] for other, hand in enumerate(state.hands)]
    hands, (stock,) = dealt_anew(state.hands, shown, (state.stock,), rng)
    return replace(state, hands=hands, stock=stock)


def variants(action: Action, rng: Random) -> Action:
    face = ALL_FACES[int(rng.random() * len(ALL_FACES))]
    luck = rng.random()
    meld = int(rng.random() * 9)
    match action:
        case Lay(group):
            changed = _changed(group, face, rng)
            return Lay(changed) if luck < 0.8 else Open((changed, group))
        case Open(groups):
            return Open(groups[1:] if luck < 0.3 else (*groups[1:], _changed(groups[0], face, rng)))
        case Add(card, number, end):
            return (
                Add(face, number, end) if luck < 0.4 else Add(card, meld, End.LOW) if luck < 0.8 else Swap(card, meld)
            )
        case Swap(card, number):
            return Swap(face, number) if luck < 0.5 else Swap(card, meld)
        case Discard(card) if luck < 0.4:
            return Add(card, meld)
        case Discard() | Draw() | Take() | NextRound():
            choices: Sequence[Action] = (Draw(), Take(), NextRound(), Discard(face), Swap(face, meld), Add(face, meld))
            return choices[int(luck * len(choices))]


def _changed(group: Group, face: Face, rng: Random) -> Group:
    changed = list(group.cards)
    changed[int(rng.random() * len(changed))] = face
    return Group(tuple(changed[: 2 + int(rng.random() * len(changed))]))
