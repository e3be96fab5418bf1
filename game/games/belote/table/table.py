"""The table of Belote: its cards, its words, and the meaning of clicks and drops (belote 1 to 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.engine import Event
from game.families.tricks.table.auction_panel import AuctionWords, ProjectsPanel, ProjectWords
from game.families.tricks.table.status import Status, StatusWords
from game.families.tricks.table.table import CONFIG, AuctionTable
from game.families.tricks.table.table import EVENTS as SHARED
from game.families.tricks.table.tricks import Tricks
from game.families.tricks.table.winning import Winning
from game.games.belote.rules import events
from game.games.belote.rules.actions import Action, Bid, Declare, Say
from game.games.belote.rules.play import legal_cards
from game.games.belote.rules.state import Answering, Bidding, Contract, MatchOver, Playing, RoundOver, Taking, tricks_of
from game.games.belote.rules.view import BeloteView
from game.games.belote.table.auction import ENDS_TALK, SETTLES, answer, calls, contract_facts, contract_text, talk
from game.games.belote.table.bid_panel import BidPanel
from game.games.belote.table.bubbles import TALK, call_of, points_facts
from game.games.belote.table.occasions import moment, occasion
from game.games.belote.table.projects import on_show, project_offers, review, shown_project
from game.games.belote.table.stories import round_story
from game.i18n import _
from game.match.match import Match
from game.match.round_views import RoundStory
from game.tricks.rules import Faces, TrickRules
from game.ui.system.sound import Cue
from game.ui.table.contract.config import EventStyle
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Gesture

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **SHARED,
        events.Taken: EventStyle(Cue.LIFT, ms=700.0, key=True),
        events.TakenWithoutSuit: EventStyle(Cue.LIFT, ms=700.0, key=True),
        events.SuitBid: EventStyle(),
        events.BidWithoutSuit: EventStyle(),
        events.CoincheSaid: EventStyle(key=True),
        events.SurcoincheSaid: EventStyle(key=True),
        events.ProjectBeaten: EventStyle(ms=1400.0),
        events.DeclarationsLevel: EventStyle(ms=1400.0),
        events.BeloteSaid: EventStyle(key=True),
        events.RebeloteSaid: EventStyle(key=True),
    }
)


class BeloteTable(AuctionTable[BeloteView, Action]):
    """Stateless; every method is a pure function of what it is given."""

    config = replace(CONFIG, events=EVENTS, occasion=occasion, moment=moment)
    playing = Playing

    def components(self, table: TableContext[BeloteView]) -> Sequence[TableComponent[BeloteView]]:
        """Tricks, who is winning the one in play, and everything that is talked about."""
        return (
            Tricks(table, review, Playing),
            Winning(table, self.rules),
            Status(table, StatusWords(contract_facts, call_of, points_facts, SETTLES, TALK)),
            ProjectsPanel(table, ProjectWords(on_show, shown_project, project_offers)),
            BidPanel(table, AuctionWords(talk, calls, ENDS_TALK)),
        )

    def rules(self, view: BeloteView) -> TrickRules:
        """The ranks of the cards under the contract (belote 1.2, 7)."""
        return tricks_of(view.options, None if view.contract is None else view.contract.named)

    def legal(self, view: BeloteView) -> Faces:
        """The cards that the player may play, whose turn it is (belote 3)."""
        return legal_cards(view)

    def prompt(self, match: Match, view: BeloteView) -> str:
        """What the player is asked for, or what is awaited."""
        match view.phase:
            case Taking(round=1):
                return _("Your turn: take the card or pass")
            case Taking():
                return _("Your turn: name the trumps or pass")
            case Bidding():
                return _("Your turn: bid or pass")
            case Answering():
                return _("Your turn: say surcoinche or pass")
            case Playing():
                return _to_play(match, view)
            case RoundOver("thrown_in"):
                return _("Everybody passed: the deal is thrown in")
            case RoundOver():
                return _("The deal is over")
            case MatchOver():
                return _("The match is over")

    def saying(self, view: BeloteView, action: Action) -> Gesture:
        """Return the gesture that says something, or declares it."""
        match action:
            case Declare(cards):
                return Gesture(cards, "", _("Hint: declare the highlighted cards"))
            case Say(suit):
                begun = any(one.seat == view.seat and one.suit == suit for one in view.belotes)
                text = _("Hint: say rebelote") if begun else _("Hint: say belote")
                return Gesture((), f"offer.belote_{suit.letter}", text)
        call = answer(view, action)
        if call is None:
            raise ValueError(f"nobody says {action}")
        word = contract_text(Contract(view.seat, action.named, action.value)) if isinstance(action, Bid) else call.label
        return Gesture((), f"offer.{call.name}", _("Hint: say {word}", word=word))

    def round_story(self, match: Match, view: BeloteView) -> RoundStory:
        """Return the story of the deal: who took it, and what became of it."""
        return round_story(match.score(), view, match.names)


def _to_play(match: Match, view: BeloteView) -> str:
    """A card is awaited; what may be said before it is named, for it cannot be said after it (belote 4.1, 4.5)."""
    if view.saying is not None:
        return _("Your turn: play the king or queen")
    offers = project_offers(view, match.actions())
    if len(offers) > 1 and offers[0].kind != offers[-1].kind:
        return _("Your turn: declare, or play a card")
    if offers and isinstance(offers[0].actions[0], Declare):
        return _("Your turn: declare {project}, or play a card", project=offers[0].kind)
    if offers and any(one.seat == view.seat for one in view.belotes):
        return _("Your turn: say rebelote, or play a card")
    if offers:
        return _("Your turn: say belote, or play a card")
    return _("Your turn: play a card") if view.trick else _("Your turn: lead a card")
