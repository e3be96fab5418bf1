"""The legal actions of a Buraco position, lazily and in a fixed order; `legal.refusal` decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from game.cards import without
from game.families.canasta.rules.legal import fitting_adds
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.legal import actor_and_team, guard_add, guard_lays, opens_high, refusal
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import (
    MORTOS,
    BuracoState,
    ChoosingMorto,
    Faces,
    MatchOver,
    Melding,
    RoundOver,
    Taking,
)
from game.melds.meld import FloatingRules, Meld
from game.melds.split import best_split
from game.melds.within import distinct_lays, melds_within

_ALL_UP_TO: Final = 9
"""In hands up to this size every choice of melds is given."""
_PRICES_OF_A_WILD: Final = (0, 30)
"""In larger hands the best splits are, once for the most points and once for points without wilds."""


def opens(hand: Faces, rules: FloatingRules, legal: Callable[[Sequence[Meld]], bool]) -> Iterator[tuple[Meld, ...]]:
    """Legal choices of two melds or more that count enough together, each once and in a fixed order.

    All of them in a small hand; in a larger one those that are parts of the best splits by points, so there is one if
    the melds of the hand are worth enough at all.
    """
    if len(hand) <= _ALL_UP_TO:
        chosen = _every_choice(hand, tuple(melds_within(hand, rules)), ())
    else:
        chosen = _parts_of_best_splits(hand, rules)
    for melds in chosen:
        if len(melds) > 1 and _points(melds) >= HIGH_OPENING and legal(melds):
            yield melds


def _every_choice(hand: Faces, melds: tuple[Meld, ...], chosen: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that the hand can pay for together; the same meld twice where both copies are held."""
    if chosen:
        yield chosen
    for index, meld in enumerate(melds):
        if all(hand.count(card) >= meld.cards.count(card) for card in meld.cards):
            yield from _every_choice(without(hand, meld.cards), melds[index:], (*chosen, meld))


def _parts_of_best_splits(hand: Faces, rules: FloatingRules) -> Iterator[tuple[Meld, ...]]:
    given: set[tuple[Meld, ...]] = set()
    for price in _PRICES_OF_A_WILD:
        melds = best_split(hand, rules, partial(_worth, price)).melds
        for count in range(len(melds), 1, -1):
            for some in combinations(melds, count):
                if some not in given:
                    given.add(some)
                    yield some


def _worth(price_of_a_wild: int, meld: Meld) -> float:
    return card_points(meld.cards) - price_of_a_wild * len(meld.wilds)


def _points(melds: Sequence[Meld]) -> int:
    return sum([card_points(meld.cards) for meld in melds])


def legal_actions(state: BuracoState) -> Iterator[Action]:
    """Draw and takes; or lays, opens, adds by meld and card, takes and discards by card, the end; or a morto; or the
    next round; nothing after the match.

    Each card of the pile comes once, each lay once by its faces, wilds of one kind counting as one. Where the first
    melds must be worth 75 not every `Open` is given, see `opens`.
    """
    match state.phase:
        case Taking():
            yield Draw()
            yield from _takes(state)
        case Melding(ended=True):
            yield End()
        case Melding():
            yield from _lays(state, state.phase)
            yield from _opens(state, state.phase)
            yield from _adds(state, state.phase)
            yield from _takes(state)
            yield from _discards(state, state.phase)
            if refusal(state, End()) is None:
                yield End()
        case ChoosingMorto():
            yield from map(Morto, range(1, MORTOS + 1))
        case RoundOver():
            yield NextRound()
        case MatchOver():
            return


def _takes(state: BuracoState) -> Iterator[Take]:
    for card in sorted(set(state.discards)):  # buraco 3.3
        if refusal(state, take := Take(card)) is None:
            yield take


def _lays(state: BuracoState, turn: Melding) -> Iterator[Lay]:
    seat, _team = actor_and_team(state, turn)
    rules = meld_rules(state.options)
    for meld in distinct_lays(state.hands[seat], rules, lambda meld: guard_lays(state, turn, (meld,)) is None):
        yield Lay(tuple(sorted(meld.cards)))


def _opens(state: BuracoState, turn: Melding) -> Iterator[Open]:
    seat, team = actor_and_team(state, turn)
    if opens_high(state, team):  # buraco 9.2
        rules = meld_rules(state.options)
        for melds in opens(state.hands[seat], rules, lambda melds: guard_lays(state, turn, melds) is None):
            yield Open(tuple(tuple(sorted(meld.cards)) for meld in melds))


def _adds(state: BuracoState, turn: Melding) -> Iterator[Add]:
    seat, team = actor_and_team(state, turn)
    adds = fitting_adds(state.hands[seat], state.fits[team])
    return (add for add in adds if guard_add(state, turn, add) is None)


def _discards(state: BuracoState, turn: Melding) -> Iterator[Discard]:
    seat, _team = actor_and_team(state, turn)
    for card in dict.fromkeys(state.hands[seat]):
        if refusal(state, discard := Discard(card)) is None:
            yield discard
