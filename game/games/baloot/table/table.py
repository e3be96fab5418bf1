"""The table of Baloot: its cards, its words, and the meaning of clicks and drops (baloot 2 to 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.cards import Face
from game.engine import Event, Place
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.table.auction_panel import AuctionPanel, AuctionWords, ProjectsPanel, ProjectWords
from game.families.tricks.table.status import Status, StatusWords
from game.families.tricks.table.table import CONFIG, AuctionTable
from game.families.tricks.table.table import EVENTS as SHARED
from game.families.tricks.table.tricks import Tricks
from game.families.tricks.table.winning import Winning
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules import events
from game.games.baloot.rules.actions import Action, Claim, Declare, Show
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import TRICKS, Buying, Cutting, Doubling, MatchOver, Playing, RoundOver
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import ENDS_TALK, answer, calls, contract_facts, doubts, talk
from game.games.baloot.table.bubbles import TALK, call_of, points_facts
from game.games.baloot.table.occasions import moment, occasion
from game.games.baloot.table.projects import baloot_review, on_show, project_offers, shown_project
from game.games.baloot.table.stories import round_story
from game.i18n import _
from game.match.match import Match
from game.match.round_views import RoundStory
from game.tricks.rules import SEATS, TEAMS, Faces, TrickRules
from game.ui.system.sound import Cue
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import EventStyle
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Gesture, Offer

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **SHARED,
        events.Reshuffled: EventStyle(Cue.DEAL),
        events.PackCut: EventStyle(),
        events.Declined: EventStyle(),
        events.HokomBid: EventStyle(),
        events.SecondHokomBid: EventStyle(),
        events.SunBid: EventStyle(),
        events.AshkalBid: EventStyle(),
        events.WrongAshkalBid: EventStyle(),
        events.KaweshBid: EventStyle(),
        events.KaweshShown: EventStyle(),
        events.KaweshSaid: EventStyle(),
        events.HokomConfirmed: EventStyle(),
        events.HokomTurned: EventStyle(),
        events.Bought: EventStyle(Cue.LIFT, ms=700.0, key=True),
        events.DoubleSaid: EventStyle(key=True),
        events.LockedDoubleSaid: EventStyle(key=True),
        events.ThreeSaid: EventStyle(key=True),
        events.FourSaid: EventStyle(key=True),
        events.LockedFourSaid: EventStyle(key=True),
        events.GahwaSaid: EventStyle(key=True),
        events.ProjectBeaten: EventStyle(ms=1400.0),
        events.BalootSaid: EventStyle(key=True),
        events.RestClaimed: EventStyle(ms=1400.0, key=True),
        events.RestGathered: EventStyle(Cue.DROP),
    }
)


class BalootTable(AuctionTable[BalootView, Action]):
    """Stateless; every method is a pure function of what it is given."""

    config = replace(CONFIG, events=EVENTS, occasion=occasion, moment=moment)
    playing = Playing
    own_words = CARDS

    def components(self, table: TableContext[BalootView]) -> Sequence[TableComponent[BalootView]]:
        """Tricks, who is winning the one in play, and everything that is talked about."""
        status = StatusWords(contract_facts, call_of, points_facts, (events.Bought,), TALK)
        projects = ProjectWords(on_show, shown_project, project_offers, CARDS)
        auction = AuctionWords(talk, calls, ENDS_TALK, doubts)
        return (
            Tricks(table, baloot_review, Playing),
            Winning(table, self.rules),
            Status(table, status),
            ProjectsPanel(table, projects),
            AuctionPanel(table, auction),
        )

    def rules(self, view: BalootView) -> TrickRules:
        """The ranks of the cards, which every contract has (baloot 1.2)."""
        return TRICKS

    def legal(self, view: BalootView) -> Faces:
        """The cards that the player may play, whose turn it is (baloot 5.2 to 5.4)."""
        return legal_cards(view)

    def placement(self, view: BalootView) -> CardPlacement:
        """Return the places of the cards; hands may lie open, and claimed cards go to who claimed them."""
        cards = dict(super().placement(view))
        if view.opener is not None:  # baloot 3.7
            cards[Place("hand", view.opener)] = view.opened
        if view.claimed is not None:
            cards |= {Place("hand", seat): () for seat in range(len(view.counts))}
            team = TEAMS[view.claimed]
            cards[Place("won", team)] += (None,) * (SEATS * (HAND_SIZE - len(view.tricks)))
        return cards

    def offers(self, match: Match, view: BalootView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Play the card that is selected; claim what is certain."""
        offers = super().offers(match, view, cards)
        if not self.awaits_card(view) or match.why_not([Claim()]) is not None:
            return offers
        tip = _("All the remaining tricks are yours for sure: take them at once.")
        return *offers, Offer("offer.claim", _("Claim the rest"), (Claim(),), None, tip=tip)

    def prompt(self, match: Match, view: BalootView) -> str:
        """What the player is asked for, or what is awaited."""
        match view.phase:
            case Cutting():
                return _("Your turn: cut the pack")
            case Buying(question="confirm"):
                return _("Your turn: keep your Hokom or turn it into Sun")
            case Buying():
                return _("Your turn: buy the card or pass")
            case Doubling():
                return _("Your turn: raise or pass")
            case Playing():
                return _to_play(match, view)
            case RoundOver("thrown_in"):
                return _("Everybody passed twice: the deal is thrown in")
            case RoundOver("kawesh"):
                return _("Kawesh: the deal is void")
            case RoundOver():
                return _("The deal is over")
            case MatchOver():
                return _("The match is over")

    def saying(self, view: BalootView, action: Action) -> Gesture:
        """Return the gesture that says something, or declares or shows a project."""
        match action:
            case Declare(cards):
                return Gesture(cards, "", _("Hint: declare the highlighted project"))
            case Show(cards):
                return Gesture(cards, "", _("Hint: show the highlighted project"))
            case Claim():
                return Gesture((), "offer.claim", _("Hint: claim the rest"))
            case _:
                return _answer(view, action)

    def round_story(self, match: Match, view: BalootView) -> RoundStory:
        """Return the story of the hand: the purchase, its raises, and what became of it."""
        return round_story(match.score(), view, match.names)


def _answer(view: BalootView, action: Action) -> Gesture:
    """The button that says it."""
    call = answer(view, action)
    if call is None:
        raise ValueError(f"nobody says {action}")
    return Gesture((), f"offer.{call.name}", _("Hint: say {word}", word=call.label))


def _to_play(match: Match, view: BalootView) -> str:
    """A card is awaited; what may be said before it is named, for it cannot be said after it (baloot 6.3)."""
    projects = project_offers(view, match.actions())
    if len(projects) > 1:
        return _("Your turn: declare or show your projects, or play a card")
    if projects and isinstance(projects[0].actions[0], Declare):
        return _("Your turn: declare {project}, or play a card", project=projects[0].kind)
    if projects:
        return _("Your turn: show {project}, or play a card", project=projects[0].kind)
    if match.why_not([Claim()]) is None:
        return _("Your turn: play a card, or claim the rest")
    return _("Your turn: play a card") if view.trick else _("Your turn: lead a card")
