"""The messages of events in Belote (belote 2 to 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.families.tricks.captions import GENERAL, NAMED, OWN, OWN_NAMED
from game.games.belote.phrases import KINDS
from game.games.belote.rules import events
from game.i18n import Message, mark
from game.i18n.phrases import Captions

_GENERAL: Final[Mapping[type[Event], Message]] = {
    **GENERAL,
    events.PassedAgain: mark("{player} passes in the second round."),
    events.Taken: mark("{player} takes: {suit} are trumps."),
    events.TakenWithoutSuit: mark("{player} takes: {kind}."),
    events.ThrownIn: mark("Everybody passed: the deal is thrown in."),
    events.SuitBid: mark("{player} bids {level}: {suit} are trumps."),
    events.BidWithoutSuit: mark("{player} bids {level}: {kind}."),
    events.CoincheSaid: mark("{player} says coinche (×2)."),
    events.SurcoincheSaid: mark("{player} says surcoinche (×4)."),
    events.RaiseDeclined: mark("{player} leaves it at the coinche."),
    events.ProjectBeaten: mark("{player}'s {kind} doesn't count: {by} has the best declaration, {better}."),
    events.DeclarationsLevel: mark("The best declarations are equal: none counts."),
    events.BeloteSaid: mark("{player} says belote."),
    events.RebeloteSaid: mark("{player} says rebelote (king and queen of trumps)."),
}
_OWN: Final[Mapping[type[Event], Message]] = {
    **OWN,
    events.PassedAgain: mark("You pass in the second round."),
    events.Taken: mark("You take: {suit} are trumps."),
    events.TakenWithoutSuit: mark("You take: {kind}."),
    events.SuitBid: mark("You bid {level}: {suit} are trumps."),
    events.BidWithoutSuit: mark("You bid {level}: {kind}."),
    events.CoincheSaid: mark("You say coinche (×2)."),
    events.SurcoincheSaid: mark("You say surcoinche (×4)."),
    events.RaiseDeclined: mark("You leave it at the coinche."),
    events.ProjectBeaten: mark("Your {kind} doesn't count: {by} has the best declaration, {better}."),
    events.BeloteSaid: mark("You say belote."),
    events.RebeloteSaid: mark("You say rebelote (king and queen of trumps)."),
}
_BY_YOU: Final[Mapping[type[Event], Message]] = {
    events.ProjectBeaten: mark("{player}'s {kind} doesn't count: you have the best declaration, {better}.")
}

CAPTIONS: Final = Captions(_GENERAL, _OWN, KINDS, {}, NAMED, OWN_NAMED, _BY_YOU)
