"""The messages of events in Buraco (buraco 1, 3, 6 to 9), the Brazilian words with what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.games.buraco.phrases import KINDS
from game.games.buraco.rules import events
from game.i18n import Message, mark
from game.i18n.meld_texts import melded, own_melded
from game.i18n.phrases import Captions

_GENERAL: Final[Mapping[type[Event], Message]] = {
    events.Shuffled: mark("The cards are dealt."),
    events.CardsDealt: mark("{player} gets {count} card.", "{player} gets {count} cards."),
    events.TurnBegan: mark("It's {player}'s turn."),
    events.InPique: mark("{player} has one card left (pique)."),
    events.Drawn: mark("{player} draws a card."),
    events.StockRenewed: mark("The stock has run out: a morto becomes the new stock."),
    events.Taken: mark("{player} takes {count} card from the pile.", "{player} takes {count} cards from the pile."),
    events.Laid: mark("{player} lays a meld of {count} card.", "{player} lays a meld of {count} cards."),
    events.Added: mark("{player} adds a card to a meld.", "{player} adds {count} cards to a meld."),
    events.CanastraCleaned: mark("The wild card falls into place: the canastra is now limpa (clean)."),
    events.CanastraMade: mark("{kind}!"),
    events.Discarded: mark("{player} discards a card."),
    events.MortoTaken: mark("{player} takes a morto (a reserve hand)."),
    events.WentOut: mark("{player} goes out (bater)."),
    events.RoundEnded: mark("Round {round} is over."),
    events.MatchEnded: mark("The match is over."),
}
_OWN: Final[Mapping[type[Event], Message]] = {
    events.CardsDealt: mark("You get {count} card.", "You get {count} cards."),
    events.TurnBegan: mark("It's your turn."),
    events.InPique: mark("You have one card left (pique)."),
    events.Drawn: mark("You draw a card."),
    events.Taken: mark("You take {count} card from the pile.", "You take {count} cards from the pile."),
    events.Laid: mark("You lay a meld of {count} card.", "You lay a meld of {count} cards."),
    events.Added: mark("You add a card to a meld.", "You add {count} cards to a meld."),
    events.Discarded: mark("You discard a card."),
    events.MortoTaken: mark("You take a morto (a reserve hand)."),
    events.WentOut: mark("You go out (bater)."),
}
_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Taken: mark("{player} takes {cards:the} from the discards."),
    events.Added: mark("{player} adds {cards:the} to a meld."),
    events.Discarded: mark("{player} discards {cards:the}."),
}
_OWN_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Drawn: mark("You draw {cards:the}."),
    events.Taken: mark("You take {cards:the} from the discards."),
    events.Added: mark("You add {cards:the} to a meld."),
    events.Discarded: mark("You discard {cards:the}."),
}
_STEPS: Final[Mapping[type[Event], Message]] = {
    events.Taken: mark("Take"),
    events.Laid: mark("Lay"),
    events.Added: mark("Add"),
    events.Discarded: mark("Discard"),
    events.WentOut: mark("Go out"),
}

CAPTIONS: Final = Captions(
    _GENERAL,
    _OWN,
    KINDS,
    named=_NAMED,
    own_named=_OWN_NAMED,
    melded=melded(events.Laid, events.Added),
    own_melded=own_melded(events.Laid, events.Added),
    steps=_STEPS,
)
