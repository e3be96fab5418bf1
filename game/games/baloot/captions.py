"""The messages of events in Baloot (baloot 2 to 7).

The calls keep their Arabic names, which players know from any table; where there is room English says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Event
from game.families.tricks.captions import GENERAL, NAMED, OWN, OWN_NAMED
from game.games.baloot.card_words import CARDS
from game.games.baloot.phrases import KINDS
from game.games.baloot.rules import events
from game.i18n import Message, mark
from game.i18n.phrases import Captions, PartnerMessages

_GENERAL: Final[Mapping[type[Event], Message]] = {
    **GENERAL,
    events.Reshuffled: mark("The pack is shuffled again."),
    events.PackCut: mark("{player} chooses {how}."),
    events.HokomBid: mark("{player} says Hokom (with a trump suit)."),
    events.SecondHokomBid: mark("{player} says Hokom (the suit to be named later)."),
    events.SunBid: mark("{player} says Sun (no trumps)."),
    events.AshkalBid: mark("{player} says Ashkal (Sun, and the partner gets the card)."),
    events.WrongAshkalBid: mark("{player} says Ashkal without the right to: it's a Sun (no trumps)."),
    events.KaweshBid: mark("{player} says Kawesh: low cards only, bought as Sun to void the deal."),
    events.KaweshShown: mark("{player} shows the cards: the deal is void."),
    events.KaweshSaid: mark("{player} says Kawesh: low cards only, the deal is void."),
    events.Declined: mark("{player} leaves it with the buyer."),
    events.HokomConfirmed: mark("{player} settles on Hokom: {suit} are trumps."),
    events.HokomTurned: mark("{player} turns it into Sun."),
    events.Bought: mark("{player} buys the card: {kind}."),
    events.ThrownIn: mark("Everybody passed twice: the deal is thrown in."),
    events.DoubleSaid: mark("{player} says Double (×2)."),
    events.LockedDoubleSaid: mark("{player} says Double, locked (×2)."),
    events.ThreeSaid: mark("{player} says Three (×3)."),
    events.FourSaid: mark("{player} says Four (×4)."),
    events.LockedFourSaid: mark("{player} says Four, locked (×4)."),
    events.GahwaSaid: mark("{player} says Gahwa: this deal decides the match."),
    events.ProjectBeaten: mark("{player}'s {kind} doesn't count: {by} has the best project, {better}."),
    events.BalootSaid: mark("{player} says Baloot (king and queen)."),
    events.RestClaimed: mark("{player} claims the rest."),
    events.RestGathered: mark("The rest of the tricks go to {player}."),
}
_OWN: Final[Mapping[type[Event], Message]] = {
    **OWN,
    events.PackCut: mark("You choose {how}."),
    events.HokomBid: mark("You say Hokom (with a trump suit)."),
    events.SecondHokomBid: mark("You say Hokom (you'll name the suit later)."),
    events.SunBid: mark("You say Sun (no trumps)."),
    events.AshkalBid: mark("You say Ashkal (Sun, and your partner gets the card)."),
    events.WrongAshkalBid: mark("You say Ashkal without the right to: it's a Sun (no trumps)."),
    events.KaweshBid: mark("You say Kawesh: low cards only, bought as Sun to void the deal."),
    events.KaweshShown: mark("You show your cards: the deal is void."),
    events.KaweshSaid: mark("You say Kawesh: low cards only, the deal is void."),
    events.Declined: mark("You leave it with the buyer."),
    events.HokomConfirmed: mark("You settle on Hokom: {suit} are trumps."),
    events.HokomTurned: mark("You turn it into Sun."),
    events.Bought: mark("You buy the card: {kind}."),
    events.DoubleSaid: mark("You say Double (×2)."),
    events.LockedDoubleSaid: mark("You say Double, locked (×2)."),
    events.ThreeSaid: mark("You say Three (×3)."),
    events.FourSaid: mark("You say Four (×4)."),
    events.LockedFourSaid: mark("You say Four, locked (×4)."),
    events.GahwaSaid: mark("You say Gahwa: this deal decides the match."),
    events.ProjectBeaten: mark("Your {kind} doesn't count: {by} has the best project, {better}."),
    events.BalootSaid: mark("You say Baloot (king and queen)."),
    events.RestClaimed: mark("You claim the rest."),
    events.RestGathered: mark("The rest of the tricks go to you."),
}

_BY_YOU: Final[Mapping[type[Event], Message]] = {
    events.ProjectBeaten: mark("{player}'s {kind} doesn't count: you have the best project, {better}.")
}
_TO_PARTNER: Final[Mapping[type[Event], PartnerMessages]] = {
    events.Bought: PartnerMessages(
        mark("{player} calls Ashkal: {partner} takes the card."),
        mark("You call Ashkal: {partner} takes the card."),
        mark("{player} calls Ashkal: you take the card."),
    )
}

CAPTIONS: Final = Captions(_GENERAL, _OWN, KINDS, CARDS, NAMED, OWN_NAMED, _BY_YOU, _TO_PARTNER)
