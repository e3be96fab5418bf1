"""What the table of a rummy offers to whoever arranges melds, asks for a hint or is about to commit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import assert_never

from game.cards import JOKER, Face
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.state import Melding
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.drops import is_open_to_both, laying
from game.families.rummy.table.glossary import Groups, opening_detail, turn_in
from game.i18n import _, plural
from game.i18n.cards.names import CardNames
from game.i18n.phrases import card_name, card_names
from game.match.match import Match
from game.melds.fixed_jokers import FixedMeld, Needs, best_fixed_split, best_opening, points_by
from game.melds.meld import Kind
from game.ui.table.facts import Gesture, Offer
from game.ui.table.layout.zone import Zone

_JOKER_COST = 25.0
"""What a joker is worth elsewhere, in points."""
_CARD_WORTH = 3.0
"""What it is worth, in points, that a card leaves the hand."""
_MISSING = frozenset({"opening_too_low", "opening_without_pure_run"})
"""What the meter of the opening says already: it is not said again why nothing can be laid, but what to do."""
_MOST_CASES = 40
"""So many cases are looked into for an opening that is suggested: the table waits for it."""


def gesture(view: RummyView, action: Action) -> Gesture:
    """How an action is done at the table."""
    match action:
        case Draw():
            return Gesture((), Zone("stock"), _("Hint: draw from the stock"))
        case Take():
            return Gesture((), Zone("discards"), _("Hint: take the top discard"))
        case Open(groups):
            cards = tuple(chain.from_iterable(group.cards for group in groups))
            return Gesture(cards, Zone("tray", view.seat), _("Hint: open with {cards:the}", cards=_named(cards)))
        case Lay(group):
            return Gesture(group.cards, Zone("tray", view.seat), _("Hint: lay {cards:the}", cards=_named(group.cards)))
        case Add(card, number, end):
            text = _("Hint: add the {card} to the highlighted meld", card=card_name(card))
            return Gesture((card,), _zone(view, number, "meld" if end is None else end.value), text)
        case Swap(card, number):
            text = _("Hint: put the {card} in place of the joker", card=card_name(card))
            return Gesture((card,), _zone(view, number, "meld"), text)
        case Discard(card):
            return Gesture((card,), Zone("discards"), _("Hint: discard the {card}", card=card_name(card)))
        case NextRound():
            return Gesture((), Zone("stock"), _("Hint: go on to the next round"))
    assert_never(action)


def question(actions: Sequence[Action]) -> str:
    """A discard ends the turn."""
    for action in actions:
        if isinstance(action, Discard):
            return _("Discard the {card} and end your turn?", card=card_name(action.card))
    return ""


def grave_question(actions: Sequence[object]) -> str:
    """A joker is hardly ever discarded on purpose."""
    if Discard(JOKER) in actions:
        return _("Really discard a joker?")
    return ""


def lays(match: Match, view: RummyView, groups: Groups) -> tuple[Offer, ...]:
    """The button that lays all groups; two where some of them may be meant as runs or as sets."""
    if not groups or not isinstance(view.phase, Melding) or view.actor != view.seat:
        return ()
    if not any(is_open_to_both(group, view.house) for group in groups):
        label = plural("Lay {count} meld", "Lay {count} melds", len(groups))
        if not view.opened[view.seat]:
            label = _("Open")
        return (_lay_all("lay_all", label, match, view, groups),)
    return (
        _lay_all("lay_all", _("Lay as a run"), match, view, groups, Kind.RUN),
        _lay_all("lay_all.set", _("Lay as a set"), match, view, groups, Kind.SET),
    )


def _lay_all(name: str, label: str, match: Match, view: RummyView, groups: Groups, kind: Kind | None = None) -> Offer:
    actions = laying(view, groups, kind)
    detail = "" if view.opened[view.seat] else opening_detail(groups, view.house)
    refusal = match.why_not(actions)
    missing = refusal is not None and refusal.reason in _MISSING
    return Offer(name, label, actions, refusal, detail, remarked=not missing)


def arrangement(view: RummyView) -> tuple[tuple[Face, ...], ...]:
    """The best opening, or once opened the best melds; where no opening is to be had, the dearest melds.

    A card is kept for the discard, and what is owed is melded, where that can be.
    """
    house, hand = view.house, view.hand
    opened = view.opened[view.seat]
    rules = house.melds if opened else house.opening_melds
    points, sequence = (0, False) if opened else (house.opening_points, house.pure_run)
    kept = tuple(dict.fromkeys(hand))
    for used in (owed(view), ()):
        needs = Needs(sequence, used, kept)
        weigh = _weight if opened else _opening_weight
        split = best_opening(hand, rules, points, weigh, None, needs, _MOST_CASES)
        if split is not None:
            break
    else:
        return dearest(view)
    return _longest_first(split.melds)


def dearest(view: RummyView) -> tuple[tuple[Face, ...], ...]:
    """The melds that count most, whatever jokers they cost."""
    rules = view.house.melds if view.opened[view.seat] else view.house.opening_melds
    return _longest_first(best_fixed_split(view.hand, rules, points_by(rules)).melds)


def _longest_first(melds: Sequence[FixedMeld]) -> tuple[tuple[Face, ...], ...]:
    return tuple(meld.cards for meld in sorted(melds, key=lambda meld: (-len(meld.cards), meld.cards)))


def owed(view: RummyView) -> tuple[Face, ...]:
    """The cards of the hand that must be melded in this turn."""
    if not isinstance(view.phase, Melding) or view.actor != view.seat:
        return ()
    turn = turn_in(view, view.phase)
    taken = () if turn.taken is None or not turn.taken_to_meld(view.house) else (turn.taken,)
    return (*taken, *(JOKER,) * view.jokers_owed)


def _weight(meld: FixedMeld) -> float:
    naturals = sum(min(card.rank, 10) for card in meld.cards if card != JOKER)
    return naturals + _CARD_WORTH * len(meld.cards) - _JOKER_COST * len(meld.wilds)


def _opening_weight(meld: FixedMeld) -> float:
    return float(len(meld.cards) - 3 * len(meld.wilds))


def _zone(view: RummyView, number: int, half: str) -> Zone:
    place = view.place(number)
    return Zone(half, place.owner, place.index)


def _named(cards: Sequence[Face]) -> CardNames:
    return card_names(" ".join(map(str, cards)))
