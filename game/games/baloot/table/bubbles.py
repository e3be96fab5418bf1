"""Bubbles of calls at the panels, and the points of teams so far (baloot 3, 4, 6, 7.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from game.cards import Suit
from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled
from game.families.tricks.table.dialogue import SpokenCall
from game.families.tricks.table.facts import PointsFacts, Talked, points_of
from game.games.baloot.rules import events
from game.games.baloot.rules.apply import raw_points
from game.games.baloot.rules.scoring import BALOOT_RAW, PROJECT_RAW
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table import glossary as words
from game.i18n import _

TALK: Final = Talked(
    fresh=(events.DoubleSaid, events.LockedDoubleSaid),
    in_play=(events.ProjectBeaten, events.BalootSaid, events.RestClaimed),
)
"""What calls do to the bubbles that hang already."""


def call_of(event: Event, public: Suit | None) -> SpokenCall | None:
    """Return the call of an event; None for an event without one."""
    if not isinstance(event, events.BalootEvent):
        return None
    match event:
        case events.Passed() | events.Declined() | events.RaiseDeclined():
            return SpokenCall(words.answer_word("pass"), True)
        case events.PassedAgain():
            return SpokenCall(words.answer_word("pass second"), True)
        case events.HokomBid():
            return SpokenCall(words.answer_word("bid hokom", public), False)
        case events.SecondHokomBid():
            return SpokenCall(words.answer_word("bid hokom"), False)
        case events.HokomConfirmed(suit=suit):
            return SpokenCall(words.answer_word(f"confirm hokom {suit.letter}"), False)
        case events.SunBid() | events.HokomTurned():
            return SpokenCall(words.answer_word("bid sun"), False)
        case events.AshkalBid() | events.WrongAshkalBid():
            return SpokenCall(words.answer_word("bid ashkal"), False)
        case events.KaweshSaid() | events.KaweshBid():
            return SpokenCall(words.answer_word("bid kawesh"), False)
        case events.Raised():
            return SpokenCall(words.answer_word(event.word), False)
        case events.PackCut(how=how):
            return SpokenCall(words.answer_word(f"cut {how}"), False)
        case events.ProjectDeclared(kind=kind):
            return SpokenCall(words.kind_name(kind), False)
        case events.ProjectBeaten(kind=kind):
            return SpokenCall(_("{project}: beaten", project=words.kind_name(kind)), True)
        case events.BalootSaid():
            return SpokenCall(_("Baloot"), False)
        case events.RestClaimed():
            return SpokenCall(_("The rest are mine"), False)
        case Shuffled() | Reshuffled() | CardsDealt() | events.PublicTurned() | events.Bought() | events.ThrownIn():
            return None
        case (
            events.KaweshShown()
            | events.ProjectShown()
            | events.CardPlayed()
            | events.TrickWon()
            | events.RestGathered()
            | RoundEnded()
            | MatchEnded()
        ):
            return None
    assert_never(event)


def points_facts(view: BalootView, *, lying: bool = False) -> PointsFacts | None:
    """The raw points of both teams so far, the own first; None while nothing is played (baloot 7.1).

    `lying`: the last trick is on the table still and does not count yet.
    """
    if lying and view.claimed is None:
        view = replace(view, tricks=view.tricks[:-1])
    if view.contract is None:
        return None
    extra = [0, 0]
    for one in view.declared:
        if one.shown:
            extra[TEAMS[one.seat]] += PROJECT_RAW[one.kind]
    if view.baloot is not None:
        extra[TEAMS[view.baloot]] += BALOOT_RAW
    return points_of(view.team, raw_points(view), extra)
