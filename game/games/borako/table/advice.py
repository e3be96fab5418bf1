"""What the table of Borako says to whoever arranges melds, asks for a hint or is about to commit (borako 3 to 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.cards import Face, sorted_faces
from game.families.canasta.table import table as canasta
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.meld import MELD_RULES, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import Melding
from game.games.borako.rules.view import BorakoView
from game.i18n import _
from game.i18n.phrases import card_name, card_names
from game.match.match import Match
from game.melds.meld import Meld
from game.melds.split import best_split
from game.ui.table.facts import Gesture, Offer
from game.ui.table.layout.zone import Zone

_CARD_WORTH: Final = 3.0
"""What it is worth, in points, that a card leaves the hand."""
_WILD_COST: Final = 16.0
"""What a wild is worth elsewhere, in points."""


def gesture(view: BorakoView, action: Action) -> Gesture:
    """How an action is done at the table."""
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
            return _("Discard the {card} and end your turn?", card=card_name(action.card))
    gone = sum(len(action.cards) if isinstance(action, Lay) else isinstance(action, Add) for action in actions)
    if gone == 0 or gone < len(view.hand):
        return ""
    if view.reserve_taken[view.team]:
        return _("Meld your last cards and go out?")
    return _("Meld your last cards and take the Mour (your reserve hand)?")


def lays(match: Match, view: BorakoView, groups: Sequence[Sequence[Face]]) -> Offer | None:
    """All groups laid, one after the other."""
    if not groups or not isinstance(view.phase, Melding) or view.phase.seat != view.seat:
        return None
    return canasta.lays(match, groups, [Lay(sorted_faces(group)) for group in groups])


def arrangement(view: BorakoView, *, sparing: bool = True) -> tuple[tuple[Face, ...], ...]:
    """The melds of the best split, by what they are worth on the table; `sparing`: wilds only where they pay."""
    cost = _WILD_COST if sparing else 0.0

    def weigh(meld: Meld) -> float:
        return _weight(meld, view.options, cost)

    split = best_split(view.hand, MELD_RULES, weigh, exact_melds=canasta.EXACT_MELDS)
    melds = sorted(split.melds, key=lambda meld: (-meld_bonus(meld), -len(meld.cards), meld.cards))
    return tuple(meld.cards for meld in melds)


def _weight(meld: Meld, options: BorakoOptions, wild_cost: float) -> float:
    points = meld_bonus(meld) + half_points(meld.cards, options) / 2
    return points + _CARD_WORTH * len(meld.cards) - wild_cost * len(meld.wilds)
