"""Advice at the table of a rummy for arranging melds, for hints and before moves that cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple, assert_never

from game.cards import JOKER, Face, holds
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Open, Swap, Take
from game.families.rummy.rules.state import Melding
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.drops import is_open_to_both, laying, ways_at
from game.families.rummy.table.glossary import Groups, opening_detail, turn_in
from game.i18n import _, plural
from game.i18n.cards.names import CardNames
from game.i18n.phrases import card_name, card_names
from game.match.match import Match
from game.melds.fixed_jokers import End, FixedMeld, adding_order, best_fixed_split, judge_fixed, points_by
from game.melds.meld import Kind
from game.ui.table.contract.facts import Gesture, Offer
from game.ui.table.contract.judge import adding, advice_of
from game.ui.table.layout.zone import Zone

_MISSING = frozenset({"opening_too_low", "opening_without_pure_run"})
"""Refusals that the meter of the opening explains: the table then says what to do instead of repeating them."""


class MeldingWay(NamedTuple):
    """What can be done with some cards of the hand to meld them."""

    label: str
    """What a button is called that does it; empty for a meld of their own."""
    actions: tuple[Action, ...]


def gesture(view: RummyView, action: Action) -> Gesture:
    """Return the gesture that does an action at the table."""
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


def way_of(match: Match, view: RummyView, cards: Sequence[Face], after: Sequence[Action] = ()) -> MeldingWay | None:
    """The best way to meld cards together, after these actions; None where there is no way."""
    return next(iter(_ways_of(match, view, cards, after)), None)


def _ways_of(match: Match, view: RummyView, cards: Sequence[Face], after: Sequence[Action]) -> list[MeldingWay]:
    """The ways to meld cards together, the best first: as a meld of their own, with one of the table, or in place of a
    joker. `after` are actions that are done before.
    """
    ways = []
    if isinstance(judge_fixed(tuple(cards), view.house.melds), FixedMeld):
        ways.append(MeldingWay("", laying(view, [cards])))
    if view.opened[view.seat] or any(isinstance(action, Open) for action in after):
        for number, meld in enumerate(view.melds, start=1):
            orders = [(end, adding_order(meld, cards, view.house.melds, end)) for end in (None, End.LOW)]
            adds = [_adds(number, order, end) for end, order in orders if order is not None]
            single = ways_at(view, number, cards)
            if single:
                labels = [way.label if isinstance(way.action, Swap) else adding(cards) for way in single]
                ways += [MeldingWay(label, (way.action,)) for label, way in zip(labels, single, strict=True)]
            else:
                ways += [MeldingWay(adding(cards), way) for way in dict.fromkeys(adds)]
    if len(ways) > 1:
        legal = [way for way in ways if match.why_not([*after, *way.actions]) is None] or ways
        advice = advice_of(match)
        return sorted(legal, key=lambda way: advice.cost(view, (*after, *way.actions)))
    return ways


def _adds(number: int, order: Sequence[Face], end: End | None) -> tuple[Action, ...]:
    """Return the adds of cards in their order, jokers to an end."""
    return tuple([Add(card, number, end if card == JOKER else None) for card in order])


def lays(match: Match, view: RummyView, groups: Groups) -> tuple[Offer, ...]:
    """The button that lays all groups, or adds them where that is better; two where some of them may be meant as runs
    or as sets.
    """
    if not groups or not isinstance(view.phase, Melding) or view.actor != view.seat:
        return ()
    if any(is_open_to_both(group, view.house) for group in groups):
        return (
            _lay_all("lay_all", _("Lay as a run"), match, view, groups, Kind.RUN),
            _lay_all("lay_all.set", _("Lay as a set"), match, view, groups, Kind.SET),
        )
    if not view.opened[view.seat]:
        return (_lay_all("lay_all", _("Open"), match, view, groups),)
    due = owed(view)
    groups = sorted(groups, key=lambda group: not any(card in due for card in group))
    ways = _ways_together(match, view, groups)
    actions = _all_of(ways)
    labels = [way.label for way in ways if way.label]
    added = [card for group, way in zip(groups, ways, strict=True) if way.label for card in group]
    if not added:
        return (_lay_all("lay_all", plural("Lay {count} meld", "Lay {count} melds", len(groups)), match, view, groups),)
    label = labels[0] if len(groups) == 1 else adding(added) if len(labels) == len(groups) else _("Lay and add")
    return (Offer("lay_all", label, actions, match.why_not(actions), remarked=True),)


def _ways_together(match: Match, view: RummyView, groups: Groups) -> list[MeldingWay]:
    """The best way for each group after those before it; the first group gives way where the others could not be."""
    found: list[list[MeldingWay]] = []
    for first in _ways_of(match, view, groups[0], ()) or [MeldingWay("", laying(view, groups[:1]))]:
        ways = [first]
        for group in groups[1:]:
            ways.append(way_of(match, view, group, _all_of(ways)) or MeldingWay("", laying(view, [group])))
        if match.why_not(_all_of(ways)) is None:
            return ways
        found.append(ways)
    return found[0]


def _all_of(ways: Sequence[MeldingWay]) -> tuple[Action, ...]:
    return tuple(action for way in ways for action in way.actions)


def _lay_all(name: str, label: str, match: Match, view: RummyView, groups: Groups, kind: Kind | None = None) -> Offer:
    actions = laying(view, groups, kind)
    detail = "" if view.opened[view.seat] else opening_detail(groups, view.house)
    refusal = match.why_not(actions)
    missing = refusal is not None and refusal.reason in _MISSING
    return Offer(name, label, actions, refusal, detail, remarked=not missing)


def arrangement(match: Match, view: RummyView, *, forced: bool) -> tuple[tuple[Face, ...], ...]:
    """The groups that the best turn lays and adds, up to a joker that it wins, or those that it opens with; where it
    cannot open, or if `forced`, the melds that count most.
    """
    groups: list[list[Face]] = []
    onto: dict[int, list[Face]] = {}
    for action in advice_of(match).melding(view):
        match action:
            case Open(opening):
                groups += [list(group.cards) for group in opening]
                break
            case Lay(group):
                groups.append(list(group.cards))
            case Add(card, number) if number <= len(view.melds):
                if number not in onto:
                    groups.append(onto.setdefault(number, []))
                onto[number].append(card)
            case Swap(card):
                groups.append([card])
                break
    found = tuple(tuple(group) for group in groups if holds(view.hand, tuple(group)))
    return found if found or (view.opened[view.seat] and not forced) else dearest(view)


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


def _zone(view: RummyView, number: int, half: str) -> Zone:
    place = view.place(number)
    return Zone(half, place.owner, place.index)


def _named(cards: Sequence[Face]) -> CardNames:
    return card_names(" ".join(map(str, cards)))
