"""What players say, in bubbles at their panels, and what their teams have taken so far (baloot 3, 4, 6, 7.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from game.cards import Suit
from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled
from game.families.tricks.table.dialogue import Said
from game.games.baloot.rules import events
from game.games.baloot.rules.apply import raw_points
from game.games.baloot.rules.scoring import BALOOT_RAW, PROJECT_RAW
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table import glossary as words
from game.i18n import _


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a player said, and how long it stays."""

    said: Said
    spoken_in_play: bool = False
    """Whether it stays through the trick: a project or Baloot."""
    stale: bool = False
    """Whether the next card takes it away."""


@dataclass(frozen=True, slots=True)
class PointsFacts:
    """Raw points of both teams so far, the own first."""

    names: tuple[str, str]
    cards: tuple[int, int]
    projects: tuple[int, int]
    """From projects that were shown and Baloot."""


def after(bubbles: Mapping[int, Bubble], event: Event, public: Suit | None) -> Mapping[int, Bubble]:
    """The bubbles at the panels once an event is told; `public` is the suit of the public card."""
    match event:
        case Shuffled():
            return {}
        case events.CardPlayed():
            return {seat: one for seat, one in bubbles.items() if one.spoken_in_play and not one.stale}
        case events.TrickWon():
            return {seat: replace(one, stale=True) for seat, one in bubbles.items()}
    said = told_word(event, public)
    if said is None or event.seat is None:
        return bubbles
    kept = {} if isinstance(event, events.DoubleSaid | events.LockedDoubleSaid) else dict(bubbles)
    before = kept.get(event.seat)
    in_play = isinstance(event, events.ProjectDeclared | events.ProjectBeaten | events.BalootSaid | events.RestClaimed)
    if in_play and before is not None and before.spoken_in_play and not before.stale:  # a second project
        said = Said(f"{before.said.text} · {said.text}", False)
    kept[event.seat] = Bubble(said, in_play)
    return kept


def told_word(event: Event, public: Suit | None) -> Said | None:
    """What a player says with an event, or None."""
    if not isinstance(event, events.BalootEvent):
        return None
    match event:
        case events.Passed() | events.Declined() | events.RaiseDeclined():
            return Said(words.said_word("pass"), True)
        case events.PassedAgain():
            return Said(words.said_word("pass second"), True)
        case events.HokomBid():
            return Said(words.said_word("bid hokom", public), False)
        case events.SecondHokomBid():
            return Said(words.said_word("bid hokom"), False)
        case events.HokomConfirmed(suit=suit):
            return Said(words.said_word(f"confirm hokom {suit.letter}"), False)
        case events.SunBid() | events.HokomTurned():
            return Said(words.said_word("bid sun"), False)
        case events.AshkalBid():
            return Said(words.said_word("bid ashkal"), False)
        case events.KaweshSaid():
            return Said(words.said_word("bid kawesh"), False)
        case events.Raised():
            return Said(words.said_word(event.word), False)
        case events.PackCut(how=how):
            return Said(words.said_word(f"cut {how}"), False)
        case events.ProjectDeclared(kind=kind):
            return Said(words.kind_name(kind), False)
        case events.ProjectBeaten(kind=kind):
            return Said(_("{project}: beaten", project=words.kind_name(kind)), True)
        case events.BalootSaid():
            return Said(_("Baloot"), False)
        case events.RestClaimed():
            return Said(_("The rest are mine"), False)
        case Shuffled() | Reshuffled() | CardsDealt() | events.PublicTurned() | events.Bought() | events.ThrownIn():
            return None
        case (
            events.ProjectShown()
            | events.CardPlayed()
            | events.TrickWon()
            | events.RestGathered()
            | RoundEnded()
            | MatchEnded()
        ):
            return None
    assert_never(event)


def points_facts(view: BalootView) -> PointsFacts | None:
    """The raw points of both teams so far, the own first; None while nothing is played (baloot 7.1)."""
    if view.contract is None:
        return None
    extra = [0, 0]
    for one in view.declared:
        if one.shown:
            extra[TEAMS[one.seat]] += PROJECT_RAW[one.kind]
    if view.baloot is not None:
        extra[TEAMS[view.baloot]] += BALOOT_RAW
    cards = raw_points(view)
    own = view.team
    return PointsFacts(
        names=(_("Us"), _("Them")), cards=(cards[own], cards[1 - own]), projects=(extra[own], extra[1 - own])
    )
