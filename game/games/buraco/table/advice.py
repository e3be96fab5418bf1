"""Advice at the table of Buraco for arranging melds, for hints and before moves that cannot be taken back (buraco 3 to
9).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, assert_never

from game.cards import Face, sorted_faces
from game.families.canasta.table import table as canasta
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import Melding
from game.games.buraco.rules.view import BuracoView
from game.i18n import _
from game.i18n.cards.names import CardNames
from game.i18n.phrases import card_name, card_names
from game.i18n.wording import opening_task
from game.match.match import Match
from game.ui.table.contract.facts import Gesture, Offer, Opening
from game.ui.table.layout.zone import Zone

VERBS: Final[canasta.Verbs[Action]] = canasta.Verbs(Lay, Add, Discard)


def gesture(view: BuracoView, action: Action) -> Gesture:
    """Return the gesture that does an action at the table."""
    team = view.team
    match action:
        case Draw():
            return Gesture((), Zone("stock"), _("Hint: draw from the stock"))
        case Take(card):
            return Gesture((), Zone("discards"), _("Hint: take the {card} from the pile", card=card_name(card)))
        case Lay(cards):
            return Gesture(cards, Zone("tray", team), _("Hint: lay {cards:the}", cards=_named(cards)))
        case Open(groups):
            cards = tuple(chain.from_iterable(groups))
            return Gesture(cards, Zone("tray", team), _("Hint: lay {cards:the} together", cards=_named(cards)))
        case Add(card, meld):
            text = _("Hint: add the {card} to the highlighted meld", card=card_name(card))
            return Gesture((card,), Zone("meld", team, meld - 1), text)
        case Discard(card):
            text = _("Hint: discard the {card}", card=card_name(card))
            return Gesture((card,), Zone("discards"), text)
        case Morto(number):
            return Gesture((), Zone("morto", number=number - 1), _("Hint: take the highlighted morto"))
        case End():
            return Gesture((), "end", _("Hint: end your turn"))
        case NextRound():
            return Gesture((), Zone("stock"), _("Hint: go on to the next round"))
    assert_never(action)


def question(view: BuracoView, actions: Sequence[Action]) -> str:
    """Return the question before a discard that ends the turn, and before a last card that brings a morto or the end
    (buraco 3.4, 7.2, 7.3).
    """
    gone = sum(map(_leaving, actions))
    if gone and gone >= len(view.hand):
        if view.mortos_left and not view.morto_taken[view.team]:
            return _("Play your last cards and take a morto (a reserve hand)?")
        return _("Play your last cards and go out?")
    for action in actions:
        ends = isinstance(view.phase, Melding) and view.phase.from_stock and view.options.auto_end_turn == "on"
        if isinstance(action, Discard) and ends:
            return _("Discard the {card} and end your turn?", card=card_name(action.card))
    return ""


def needed(view: BuracoView, groups: Sequence[Sequence[Face]]) -> Opening | None:
    """Return how far the groups are from the points that the first melds need; None where any will do (buraco 9.2)."""
    if not _opens_high(view):
        return None
    return Opening(card_points(chain.from_iterable(groups)), HIGH_OPENING)


def lays(match: Match, view: BuracoView, groups: Sequence[Sequence[Face]]) -> Offer | None:
    """All groups laid: one after the other, or in one where they must count together (buraco 3.4, 9.2)."""
    turn = view.phase
    if not groups or not isinstance(turn, Melding) or view.actor != view.seat or turn.ended:
        return None
    cards = [sorted_faces(group) for group in groups]
    if not _opens_high(view):
        return canasta.lays(match, view, groups, VERBS, meld_rules(view.options))
    opening = [Lay(cards[0]) if len(cards) == 1 else Open(tuple(cards))]
    offer = canasta.laid(match, groups, opening)
    points = card_points(chain.from_iterable(groups))
    too_low = offer.refusal is not None and offer.refusal.reason == "opening_too_low"
    return replace(offer, detail=opening_task(points, HIGH_OPENING), remarked=not too_low)


def _opens_high(view: BuracoView) -> bool:
    return view.high[view.team] and not view.melds[view.team]


def _leaving(action: Action) -> int:
    """Return the number of cards that leave the hand by an action."""
    match action:
        case Lay(cards):
            return len(cards)
        case Open(groups):
            return sum(map(len, groups))
        case Add() | Discard():
            return 1
    return 0


def _named(cards: Sequence[Face]) -> CardNames:
    return card_names(" ".join(map(str, cards)))
