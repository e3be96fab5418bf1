"""Advice at the table of Borako for arranging melds, for hints and before moves that cannot be taken back (borako 3 to
7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.view import BorakoView
from game.i18n import _
from game.i18n.phrases import card_name, card_names
from game.ui.table.contract.facts import Gesture
from game.ui.table.layout.zone import Zone

_CARD_WORTH: Final = 3.0
"""The value of a card that leaves the hand, in points."""
_WILD_COST: Final = 16.0
"""The value of a wild elsewhere, in points."""


def gesture(view: BorakoView, action: Action) -> Gesture:
    """Return the gesture that does an action at the table."""
    team = view.team
    match action:
        case Draw():
            return Gesture((), Zone("stock"), _("Hint: draw from the stock"))
        case Sweep():
            return Gesture((), Zone("discards"), _("Hint: sweep the pile"))
        case Lay(cards):
            named = card_names(" ".join(map(str, cards)))
            return Gesture(cards, Zone("tray", team), _("Hint: lay {cards:the}", cards=named))
        case Add(card, meld):
            text = _("Hint: add the {card} to the highlighted meld", card=card_name(card))
            return Gesture((card,), Zone("meld", team, meld - 1), text)
        case Discard(card):
            return Gesture((card,), Zone("discards"), _("Hint: discard the {card}", card=card_name(card)))
        case NextRound():
            return Gesture((), Zone("stock"), _("Hint: go on to the next round"))
    assert_never(action)


def question(view: BorakoView, actions: Sequence[Action]) -> str:
    """A discard ends the turn; the last card laid brings the Mour or the end of the round (borako 3.3, 8.1, 9.1)."""
    for action in actions:
        if isinstance(action, Discard):
            if len(view.hand) == 1 and not view.reserve_taken[view.team] and view.options.mour_by_discard == "at_once":
                return _(
                    "Discard the {card}, take the Mour (your reserve hand) and play on?", card=card_name(action.card)
                )
            return _("Discard the {card} and end your turn?", card=card_name(action.card))
    gone = sum(len(action.cards) if isinstance(action, Lay) else isinstance(action, Add) for action in actions)
    if gone == 0 or gone < len(view.hand):
        return ""
    if view.reserve_taken[view.team]:
        return _("Meld your last cards and go out?")
    return _("Meld your last cards and take the Mour (your reserve hand)?")
