"""A person at the table of a rummy: how each action is done, and what rounds must bring."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, ClassVar, Final

from devtools.environment import DevtoolsError
from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop, PlayedGame
from game.cards import JOKER, Face
from game.engine import Event
from game.families.rummy.rules.actions import Add, Discard, Draw, Group, Lay, Open, Swap, Take
from game.families.rummy.rules.events import Added, JokerWon, Laid, Opened, WentOut
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Melding, Taking
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.drops import is_open_to_both, ways_at
from game.match.match import Match
from game.melds.fixed_jokers import FixedMeld, judge_fixed
from game.melds.fixed_jokers.offers import fixed_melds_within
from game.melds.meld import Kind

LOW_OPENING: Final = "opening refused as too low"
REFUSED_TAKE: Final = "discard refused to who asks for it"
ADDED: Final = "add to an opponent's meld"
WON: Final = "joker won and used"
_TOO_LOW: Final = "opening_too_low"
_TRAY: Final = f"tray.{SEAT}"
_NAMED: Final = {Kind.RUN: "", Kind.SET: ".set"}
"""The ends of the names of buttons that lay the strip as one or the other."""


class Rummy(PlayedGame):
    """Stock, discards, the strip for openings, everybody's melds."""

    longest = 450
    rounds = 4
    goals: ClassVar[Mapping[type[Event], str]] = MappingProxyType({Opened: "opening", WentOut: "going out"})
    further = (LOW_OPENING, REFUSED_TAKE, ADDED, WON)
    filmed = ("open", "lay", "add", "swap")
    filmed_events: ClassVar[Collection[type[Event]]] = (WentOut,)
    taken_back = ("open", "add")
    barred: str
    """The reason for which the discard is refused that is asked for."""

    def does(self, action: Any, gestures: Gestures) -> None:
        """Draws, takes, opens through the strip, lays, adds, wins jokers, discards."""
        match action:
            case Draw():
                gestures.fetch("stock", "hand", "table.draw", "draw")
            case Take():
                gestures.fetch("discards", "hand", "table.take", "take")
            case Open(groups):
                for number, group in enumerate(groups):
                    _stages(group.cards, number, gestures)
                asked = next((group.kind for group in groups if group.kind is not None), Kind.RUN)
                gestures.press(f"table.lay_all{_NAMED[asked]}", "opening offered")
            case Lay(group):
                _lays(group, gestures)
            case Add() | Swap():
                _joins(action, gestures)
            case Discard(card):
                gestures.bring((card,), "discards", "table.discard", "discard")
                if card == JOKER:
                    gestures.press("confirm.yes", "discard of a joker asked about")
            case _:
                raise DevtoolsError(f"There is no gesture for {action}.")

    def refused(self, match: Match) -> Drop | None:
        """The top discard where it is barred, and melds that are not enough to open."""
        view = match.view_as(RummyView, SEAT)
        match view.phase:
            case Taking():
                refusal = match.why_not([Take()])
                if refusal is not None and refusal.reason == self.barred:
                    return Drop((), "discards", REFUSED_TAKE)
            case Melding() if not view.opened[SEAT]:
                for meld in fixed_melds_within(view.hand, view.house.opening_melds):
                    refusal = match.why_not([Open((Group(meld.cards),))])
                    if refusal is not None and refusal.reason == _TOO_LOW and JOKER not in meld.cards:
                        return Drop(meld.cards, _TRAY, LOW_OPENING)
        return None

    def tries(self, drop: Drop, gestures: Gestures) -> None:
        """An opening is first tried in the strip, whose meter shows how far it goes, and taken back to the hand."""
        if drop.cards:
            _stages(drop.cards, 0, gestures)
            gestures.film("opening too low", " ".join(map(str, drop.cards)))
            gestures.tap("staging.0")
            gestures.user.waits_until(lambda state: "staging.0" not in state["targets"], "empty strip")
        super().tries(drop, gestures)

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """Wins a joker wherever one can be won, as long as none was; says of an opening what must be said."""
        view = match.view_as(RummyView, SEAT)
        if isinstance(advised, Open):
            return Open(tuple(_with_kind(group, view.house) for group in advised.groups))
        if WON in done or not isinstance(view.phase, Melding) or not view.opened[SEAT]:
            return advised
        return next((action for action in match.actions() if isinstance(action, Swap)), advised)

    def ends_turn(self, action: Any) -> bool:
        """A discard does."""
        return isinstance(action, Discard)

    def in_mid_turn(self, match: Match) -> bool:
        """Whether a card was taken and none is discarded yet."""
        return isinstance(match.view(SEAT).phase, Melding)

    def further_in(self, match: Match) -> set[str]:
        """Whether an opponent's meld grew, and a joker that was won came into a meld."""
        found, won = set(), False
        for event in match.log(SEAT):
            if event.seat == SEAT:
                won = won or isinstance(event, JokerWon)
                if won and isinstance(event, Laid | Added) and JOKER in event.cards:
                    found.add(WON)
                if isinstance(event, Added) and event.target is not None and event.target.owner != SEAT:
                    found.add(ADDED)
        return found


def _with_kind(group: Group, house: HouseRules) -> Group:
    """The group as the table asks for it, which wants to know what may be read as either."""
    meld = judge_fixed(group.cards, house.opening_melds, group.kind)
    asked = is_open_to_both(group.cards, house)
    return Group(group.cards, meld.kind) if asked and isinstance(meld, FixedMeld) else group


def _stages(cards: tuple[Face, ...], number: int, gestures: Gestures) -> None:
    """Cards of the hand become group `number` of the strip, jokers in their places."""
    bring = gestures.put_in_order if JOKER in cards else gestures.put
    bring(cards, "staging.new", "group")
    gestures.user.waits_for(f"staging.{number}")
    gestures.film("group in the strip", " ".join(map(str, cards)))


def _lays(group: Group, gestures: Gestures) -> None:
    """Onto the tray or by the button; by the strip where it must be said what the cards are."""
    if group.kind is not None:
        _stages(group.cards, 0, gestures)
        gestures.press(f"table.lay_all{_NAMED[group.kind]}", "lay offered")
    elif JOKER in group.cards and gestures.turn_about("lay with a joker"):
        gestures.put_in_order(group.cards, _TRAY, "lay")
    elif JOKER in group.cards:
        gestures.choose(group.cards)
        gestures.press("table.lay", "lay offered")
    else:
        gestures.bring(group.cards, _TRAY, "table.lay", "lay")


def _joins(action: Add | Swap, gestures: Gestures) -> None:
    """Onto a meld, or where a card can do two things there, onto the half that means one of them."""
    view = gestures.screen.match().view_as(RummyView, SEAT)
    place = view.place(action.meld)
    meld = f"{place.owner}.{place.index}"
    ways = ways_at(view, action.meld, (action.card,))
    caption = "swap" if isinstance(action, Swap) else "add"
    if len(ways) == 2:
        number, way = next((number, way) for number, way in enumerate(ways) if way.action == action)
        half = f"{('low', 'high')[number]}.{meld}"
        gestures.put_on_half(action.card, f"meld.{meld}", half, f"table.{way.name}", caption)
    else:
        gestures.put((action.card,), f"meld.{meld}", caption)
