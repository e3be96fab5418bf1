"""Bubbles of calls at the panels, and the points of teams so far (belote 1.3, 2, 4, 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.cards import Suit
from game.engine import Event
from game.families.tricks.rules.projects import Project
from game.families.tricks.table.dialogue import SpokenCall, with_sign
from game.families.tricks.table.facts import PointsFacts, Talked, points_of
from game.games.belote.rules import events
from game.games.belote.rules.apply import card_points
from game.games.belote.rules.declarations import worth
from game.games.belote.rules.scoring import BELOTE
from game.games.belote.rules.view import BeloteView
from game.games.belote.table import glossary as words
from game.i18n import _, mark
from game.tricks.rules import TEAMS

TALK: Final = Talked(
    fresh=(events.CoincheSaid,), in_play=(events.ProjectBeaten, events.BeloteSaid, events.RebeloteSaid)
)
"""What calls do to the bubbles that hang already."""
_ANNOUNCED: Final = mark("{points} announced")
"""What declarations and belote add to the card points."""


def call_of(event: Event, _public: Suit | None) -> SpokenCall | None:
    """Return the call of an event; None for an event without one."""
    match event:
        case events.Passed() | events.PassedAgain() | events.RaiseDeclined():
            return SpokenCall(_("Pass"), True)
        case events.Taken(suit=suit):
            return SpokenCall(with_sign(_("I take"), suit), False)
        case events.TakenWithoutSuit(kind=kind):
            return SpokenCall(words.WITHOUT_SUIT[kind].word.said(), False)
        case events.SuitBid(level=level, suit=suit):
            return SpokenCall(with_sign(_level(level), suit), False)
        case events.BidWithoutSuit(level=level, kind=kind):
            return SpokenCall(words.BID_WITHOUT_SUIT[kind].said(level=_level(level)), False)
        case events.CoincheSaid():
            return SpokenCall(words.COINCHE.word.said(), False)
        case events.SurcoincheSaid():
            return SpokenCall(words.SURCOINCHE.word.said(), False)
        case events.ProjectDeclared(kind=kind):
            return SpokenCall(words.kind_name(kind), False)
        case events.ProjectBeaten(kind=kind):
            return SpokenCall(_("{project}: beaten", project=words.kind_name(kind)), True)
        case events.BeloteSaid():
            return SpokenCall(_("Belote"), False)
        case events.RebeloteSaid():
            return SpokenCall(_("Rebelote"), False)
    return None


def _level(level: str) -> str:
    return words.CAPOT_BID.word.said() if level == "capot" else level


def points_facts(view: BeloteView, *, lying: bool = False) -> PointsFacts | None:
    """The points of both teams so far, the own first; None while nothing is played (belote 5.1).

    `lying`: the last trick is on the table still and does not count yet.
    """
    if view.contract is None:
        return None
    extra = [0, 0]
    for one in view.declared:
        if one.shown:
            extra[TEAMS[one.seat]] += worth(Project(one.kind, one.cards), view.contract)
    for belote in view.belotes:
        extra[TEAMS[belote.seat]] += BELOTE if belote.whole else 0
    cards = card_points(replace(view, tricks=view.tricks[:-1]) if lying else view)
    return points_of(view.team, cards, extra, _ANNOUNCED)
