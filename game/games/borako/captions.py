"""The messages of events in Borako (borako 2, 3, 8, 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.games.borako.rules import events
from game.i18n import Message, mark
from game.i18n.meld_texts import melded, own_melded
from game.i18n.phrases import Captions

_GENERAL: Final[Mapping[type[Event], Message]] = {
    events.Shuffled: mark("The cards are dealt."),
    events.CardsDealt: mark("{player} gets {count} card.", "{player} gets {count} cards."),
    events.TurnBegan: mark("It's {player}'s turn."),
    events.Drawn: mark("{player} draws a card."),
    events.Swept: mark("{player} sweeps {count} card.", "{player} sweeps {count} cards."),
    events.Laid: mark("{player} lays a meld of {count} card.", "{player} lays a meld of {count} cards."),
    events.Added: mark("{player} adds a card to a meld.", "{player} adds {count} cards to a meld."),
    events.Discarded: mark("{player} discards a card."),
    events.MourTaken: mark("{player} takes the Mour."),
    events.WentOut: mark("{player} goes out."),
    events.RoundEnded: mark("Round {round} is over."),
    events.MatchEnded: mark("The match is over."),
}
_OWN: Final[Mapping[type[Event], Message]] = {
    events.CardsDealt: mark("You get {count} card.", "You get {count} cards."),
    events.TurnBegan: mark("It's your turn."),
    events.Drawn: mark("You draw a card."),
    events.Swept: mark("You sweep {count} card.", "You sweep {count} cards."),
    events.Laid: mark("You lay a meld of {count} card.", "You lay a meld of {count} cards."),
    events.Added: mark("You add a card to a meld.", "You add {count} cards to a meld."),
    events.Discarded: mark("You discard a card."),
    events.MourTaken: mark("You take the Mour."),
    events.WentOut: mark("You go out."),
}
_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Added: mark("{player} adds {cards:the} to a meld."),
    events.Discarded: mark("{player} discards {cards:the}."),
}
_OWN_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Drawn: mark("You draw {cards:the}."),
    events.Added: mark("You add {cards:the} to a meld."),
    events.Discarded: mark("You discard {cards:the}."),
}
_STEPS: Final[Mapping[type[Event], Message]] = {
    events.Swept: mark("Sweep"),
    events.Laid: mark("Lay"),
    events.Added: mark("Add"),
    events.Discarded: mark("Discard"),
    events.WentOut: mark("Go out"),
}

CAPTIONS: Final = Captions(
    _GENERAL,
    _OWN,
    named=_NAMED,
    own_named=_OWN_NAMED,
    melded=melded(events.Laid, events.Added),
    own_melded=own_melded(events.Laid, events.Added),
    steps=_STEPS,
)
