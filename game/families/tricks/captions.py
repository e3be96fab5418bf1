"""Messages of the events that games of the family share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import CardsDealt, Event, MatchEnded, RoundEnded, Shuffled
from game.families.tricks.rules import events
from game.i18n import Message, mark

GENERAL: Final[Mapping[type[Event], Message]] = {
    Shuffled: mark("The pack is shuffled."),
    CardsDealt: mark("{player} gets {count} card.", "{player} gets {count} cards."),
    events.PublicTurned: mark("A card is turned face up."),
    events.Passed: mark("{player} passes."),
    events.PassedAgain: mark("{player} passes again."),
    events.RaiseDeclined: mark("{player} doesn't raise."),
    events.ProjectDeclared: mark("{player} declares {kind}."),
    events.ProjectShown: mark("{player} shows {kind}."),
    events.CardPlayed: mark("{player} plays a card."),
    events.TrickWon: mark("{player} wins the trick."),
    RoundEnded: mark("Deal {round} is over."),
    MatchEnded: mark("The match is over."),
}
OWN: Final[Mapping[type[Event], Message]] = {
    CardsDealt: mark("You get {count} card.", "You get {count} cards."),
    events.Passed: mark("You pass."),
    events.PassedAgain: mark("You pass again."),
    events.RaiseDeclined: mark("You don't raise."),
    events.ProjectDeclared: mark("You declare {kind}."),
    events.ProjectShown: mark("You show {kind}."),
    events.CardPlayed: mark("You play a card."),
    events.TrickWon: mark("You win the trick."),
}
NAMED: Final[Mapping[type[Event], Message]] = {events.CardPlayed: mark("{player} plays {cards:the}.")}
OWN_NAMED: Final[Mapping[type[Event], Message]] = {events.CardPlayed: mark("You play {cards:the}.")}
