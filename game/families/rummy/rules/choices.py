"""The legal actions of a position of a rummy, lazily and in a fixed order; `legal` decides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from game.cards import without
from game.engine import Refusal
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Group, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.legal import melded, refusal
from game.families.rummy.rules.openings import Melds
from game.families.rummy.rules.state import MatchOver, Melding, RoundOver, RummyState, Starting, Taking
from game.families.rummy.rules.turn import Turn, can_end, in_order, passing_openings, refuse_discard, turn_of
from game.melds.fixed_jokers import FixedMeld, best_fixed_split, fitting, judge_fixed, open_ends, swappable
from game.melds.fixed_jokers.offers import fixed_melds_within

MOST_OPENINGS: Final = 24
"""The limit of openings returned, with each the one that it is part of."""


def legal_actions(state: RummyState) -> Iterator[Action]:
    """Draw and take; or openings, lays, adds by meld and card, swaps, discards by card; or the next round.

    Each lay comes once for every arrangement of its jokers. Of openings only some are given.
    """
    match state.phase:
        case RoundOver():
            yield NextRound()
        case MatchOver():
            return
        case Starting(seat):
            yield from map(Discard, dict.fromkeys(state.hands[seat]))
        case Taking():
            yield Draw()
            if refusal(state, Take()) is None:
                yield Take()
        case Melding():
            turn, house = turn_of(state, state.phase), state.house
            yield from melding_actions(turn, house)
            for card in dict.fromkeys(turn.hand):
                if refuse_discard(turn, card, house) is None:
                    yield Discard(card)


def melding_actions(turn: Turn, house: HouseRules) -> Iterator[Open | Lay | Add | Swap]:
    """Everything that may be put on the table in a turn; of openings only some."""
    if not turn.opened:
        for melds in _openings(turn, house):
            yield Open(tuple(group_of(meld, house) for meld in melds))
    elif turn.may_meld(house):
        candidates: Iterator[Lay | Add | Swap] = _candidates(turn, house)
        yield from (action for action in candidates if not isinstance(melded(turn, action, house), Refusal))


def _openings(turn: Turn, house: HouseRules) -> Iterator[Melds]:
    """Some of the openings, each once: the first that do, and with each whatever else can be laid at once."""
    given: set[Melds] = set()
    for least in islice(passing_openings(turn, house), MOST_OPENINGS):
        for melds in (_with_the_rest(turn, least, house), least):
            if melds not in given and can_end(turn.after_lay(melds, opening=True), house):
                given.add(melds)
                yield melds


def _with_the_rest(turn: Turn, melds: Melds, house: HouseRules) -> Melds:
    """The opening with the melds that leave the fewest of the other cards, but one that may be discarded."""
    others = without(turn.hand, [card for meld in melds for card in meld.cards])
    kept = [card for card in dict.fromkeys(others) if card != turn.taken] or others[:1]
    splits = [best_fixed_split(without(others, (card,)), house.opening_melds, _count) for card in kept]
    most = max(splits, key=lambda split: split.weight)
    return in_order((*melds, *most.melds))


def _count(meld: FixedMeld) -> int:
    return len(meld.cards)


def _candidates(turn: Turn, house: HouseRules) -> Iterator[Lay | Add | Swap]:
    """Yield actions that might be legal once opened: everything that fits."""
    for meld in fixed_melds_within(turn.hand, house.melds):
        if len(meld.cards) < len(turn.hand):
            yield Lay(group_of(meld, house))
    faces = tuple(dict.fromkeys(turn.hand))
    for number, meld in enumerate(turn.melds, start=1):
        fit = fitting(meld, house.melds)
        for card in faces:
            if fit >> card & 1:
                ends = open_ends(meld, card, house.melds)
                if len(ends) > 1:
                    yield from (Add(card, number, end) for end in ends)
                else:
                    yield Add(card, number)
    if house.swaps:
        for number, meld in enumerate(turn.melds, start=1):
            stood_for = swappable(meld)
            yield from (Swap(card, number) for card in faces if stood_for >> card & 1)


def group_of(meld: FixedMeld, house: HouseRules) -> Group:
    """The meld as an action says it: its kind only where its cards alone would read otherwise."""
    plain = judge_fixed(meld.cards, house.opening_melds) == meld and judge_fixed(meld.cards, house.melds) == meld
    return Group(meld.cards, None if plain else meld.kind)
