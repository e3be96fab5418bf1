"""The meanings of drops on the table of a rummy: a discard, a new meld, an add at an end, the place of a joker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.cards import Face
from game.families.rummy.rules.actions import Action, Add, Discard, Group, Lay, Open, Swap
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.view import RummyView
from game.i18n import _
from game.i18n.phrases import card_name
from game.melds.fixed_jokers import End, FixedMeld, adding_order, fitting, judge_fixed, open_ends, swappable
from game.melds.meld import Kind
from game.ui.table.layout.zone import Zone

Meanings = dict[Zone, Sequence[Action]]


@dataclass(frozen=True, slots=True)
class Way:
    """One of two things that a card may do at a meld."""

    name: str
    label: str
    action: Action
    tip: str = ""


def meanings(view: RummyView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
    """Return the meanings by zone; `low` and `high` are the halves of a meld where it matters which is meant."""
    meant: Meanings = {Zone("tray", view.seat): laying(view, [cards])}
    for number in range(1, len(view.melds) + 1):
        place = view.place(number)
        ways = ways_at(view, number, cards)
        if len(ways) == 2:
            meant[Zone("low", place.owner, place.index)] = (ways[0].action,)
            meant[Zone("high", place.owner, place.index)] = (ways[1].action,)
        elif ways:
            meant[Zone.of(place)] = (ways[0].action,)
        else:
            order = adding_order(view.melds[number - 1], cards, view.house.melds) or cards
            meant[Zone.of(place)] = tuple(Add(card, number) for card in order)
    if len(cards) == 1:
        meant[Zone("discards")] = (Discard(cards[0]),)
    return meant


def laying(view: RummyView, groups: Sequence[Sequence[Face]], kind: Kind | None = None) -> tuple[Action, ...]:
    """Groups put on the table: in one opening, or one after the other; `kind` where the cards may be read as either."""
    melds = [Group(tuple(group), kind if is_open_to_both(group, view.house) else None) for group in groups]
    if view.opened[view.seat]:
        return tuple(map(Lay, melds))
    return (Open(tuple(melds)),)


def is_open_to_both(cards: Sequence[Face], house: HouseRules) -> bool:
    """Whether cards with jokers may be laid as a run and as a set."""
    kinds = (judge_fixed(tuple(cards), house.melds, kind) for kind in Kind)
    return all(isinstance(meld, FixedMeld) for meld in kinds)


def ways_at(view: RummyView, number: int, cards: Sequence[Face]) -> tuple[Way, ...]:
    """Return the actions of a card at a meld besides a plain add, the lower half first; none for several cards.

    A joker goes to either end of a run; where a set takes a card and its joker stands for it too, the jokers lie last.
    """
    if len(cards) != 1:
        return ()
    card, meld, house = cards[0], view.melds[number - 1], view.house
    ends = open_ends(meld, card, house.melds)
    if len(ends) == 2:
        labels = (_("At the start of the run"), _("At the end of the run"))
        return tuple(
            Way(f"add.{end.value}", label, Add(card, number, end))
            for end, label in zip((End.LOW, End.HIGH), labels, strict=True)
        )
    if not house.swaps or not swappable(meld) >> card & 1:
        return ()
    swap = Way(
        "swap",
        _("Win the joker"),
        Swap(card, number),
        _("Your card takes the joker's place, and you take the joker into your hand."),
    )
    if not fitting(meld, house.melds) >> card & 1:
        return (swap,)
    return Way("add", _("Add the {card}", card=card_name(card)), Add(card, number)), swap
