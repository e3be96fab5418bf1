"""The messages of events in a rummy; a game with a word of its own for something puts it in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.families.rummy.rules import events
from game.i18n import Message, mark
from game.i18n.meld_texts import melded, own_melded
from game.i18n.phrases import Captions

_GENERAL: Final[Mapping[type[Event], Message]] = {
    events.Shuffled: mark("The cards are dealt."),
    events.CardsDealt: mark("{player} gets {count} card.", "{player} gets {count} cards."),
    events.TurnBegan: mark("It's {player}'s turn."),
    events.Drawn: mark("{player} draws a card."),
    events.Reshuffled: mark("The stock has run out: the discards are shuffled."),
    events.Taken: mark("{player} takes the top discard."),
    events.Opened: mark("{player} opens with {points}."),
    events.Laid: mark("{player} lays a meld of {count} card.", "{player} lays a meld of {count} cards."),
    events.Added: mark("{player} adds a card to a meld.", "{player} adds {count} cards to a meld."),
    events.Swapped: mark("{player} puts a card in place of a joker."),
    events.JokerWon: mark("{player} takes the joker."),
    events.Discarded: mark("{player} discards a card."),
    events.WentOut: mark("{player} goes out."),
    events.WentOutAtOnce: mark("{player} goes out."),
    events.RoundVoided: mark("The round is void: nobody scores."),
    events.StockUsedUp: mark("The stock has run out: the round ends without a winner."),
    events.RoundEnded: mark("Round {round} is over."),
    events.Eliminated: mark("{player} is out of the match."),
    events.MatchEnded: mark("The match is over."),
}
_OWN: Final[Mapping[type[Event], Message]] = {
    events.CardsDealt: mark("You get {count} card.", "You get {count} cards."),
    events.TurnBegan: mark("It's your turn."),
    events.Drawn: mark("You draw a card."),
    events.Taken: mark("You take the top discard."),
    events.Opened: mark("You open with {points}."),
    events.Laid: mark("You lay a meld of {count} card.", "You lay a meld of {count} cards."),
    events.Added: mark("You add a card to a meld.", "You add {count} cards to a meld."),
    events.Swapped: mark("You put a card in place of a joker."),
    events.JokerWon: mark("You take the joker."),
    events.Discarded: mark("You discard a card."),
    events.WentOut: mark("You go out."),
    events.WentOutAtOnce: mark("You go out."),
    events.Eliminated: mark("You are out of the match."),
}
_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Taken: mark("{player} takes {cards:the} from the discards."),
    events.Added: mark("{player} adds {cards:the} to a meld."),
    events.Swapped: mark("{player} puts {cards:the} in place of a joker."),
    events.JokerWon: mark("{player} takes the joker."),
    events.Discarded: mark("{player} discards {cards:the}."),
}
_OWN_NAMED: Final[Mapping[type[Event], Message]] = {
    events.Drawn: mark("You draw {cards:the}."),
    events.Taken: mark("You take {cards:the} from the discards."),
    events.Added: mark("You add {cards:the} to a meld."),
    events.Swapped: mark("You put {cards:the} in place of a joker."),
    events.JokerWon: mark("You take the joker."),
    events.Discarded: mark("You discard {cards:the}."),
}
_STEPS: Final[Mapping[type[Event], Message]] = {
    events.Taken: mark("Take"),
    events.Laid: mark("Lay"),
    events.Added: mark("Add"),
    events.Swapped: mark("Get the joker"),
    events.Discarded: mark("Discard"),
    events.WentOut: mark("Go out"),
    events.WentOutAtOnce: mark("Go out"),
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
