"""What the table has to know of Baloot: its cards, its words, and what a click or a drop means (baloot 2 to 5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from game.cards import Face, Suit
from game.engine import Event, Place
from game.families.tricks.table.tricks import Tricks
from game.families.tricks.table.winning import Winning
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules import events
from game.games.baloot.rules.actions import Action, Claim, Declare, NextRound, Play, Show
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import (
    HAND_SIZE,
    TEAMS,
    TRICKS,
    Buying,
    Cutting,
    Doubling,
    MatchOver,
    Playing,
    RoundOver,
    strength,
)
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import answer
from game.games.baloot.table.auction_panel import auction_components
from game.games.baloot.table.layout import layout
from game.games.baloot.table.occasions import moment, occasion
from game.games.baloot.table.projects import BalootReview, project_offers
from game.games.baloot.table.stories import round_story
from game.i18n import _
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text
from game.match.match import Match
from game.match.round_views import RoundStory
from game.ui.sound import Cue
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.config import EVERYWHERE, EventStyle, TableConfig
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.facts import Gesture, Offer, TableFacts, TeamFacts
from game.ui.table.goal import Goal, goal_of
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.table.placement import CardPlacement

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.Reshuffled: EventStyle(Cue.DEAL),
        events.PackCut: EventStyle(),
        events.PublicTurned: EventStyle(Cue.DROP, ms=500.0),
        events.Passed: EventStyle(),
        events.PassedAgain: EventStyle(),
        events.Declined: EventStyle(),
        events.HokomBid: EventStyle(),
        events.SecondHokomBid: EventStyle(),
        events.SunBid: EventStyle(),
        events.AshkalBid: EventStyle(),
        events.KaweshSaid: EventStyle(),
        events.HokomConfirmed: EventStyle(),
        events.HokomTurned: EventStyle(),
        events.Bought: EventStyle(Cue.LIFT, ms=700.0, key=True),
        events.ThrownIn: EventStyle(key=True),
        events.RaiseDeclined: EventStyle(),
        events.DoubleSaid: EventStyle(key=True),
        events.LockedDoubleSaid: EventStyle(key=True),
        events.ThreeSaid: EventStyle(key=True),
        events.FourSaid: EventStyle(key=True),
        events.LockedFourSaid: EventStyle(key=True),
        events.GahwaSaid: EventStyle(key=True),
        events.ProjectDeclared: EventStyle(Cue.LAY),
        events.ProjectShown: EventStyle(ms=1800.0, key=True),
        events.ProjectBeaten: EventStyle(ms=1400.0),
        events.CardPlayed: EventStyle(Cue.DROP, ms=500.0),
        events.TrickWon: EventStyle(Cue.DROP, ms=300.0, own_ms=300.0, still_ms=900.0),
        events.BalootSaid: EventStyle(key=True),
        events.RestClaimed: EventStyle(ms=1400.0, key=True),
        events.RestGathered: EventStyle(Cue.DROP),
        events.RoundEnded: EventStyle(Cue.ROUND_END, still_ms=500.0),
    }
)


_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits of a hand from left to right, black and red in turn; the trump suit goes first."""
_CONFIG: Final = TableConfig(
    layers=("stock", "won", "public", "trick", "hand"),
    dealt=HAND_SIZE,
    events=EVENTS,
    occasion=occasion,
    moment=moment,
    heaps=frozenset({"stock"}),
    blocks=frozenset({"hand"}),
    scattered=frozenset({"trick"}),
    clicked=frozenset({"trick", "won"}),
    outlined=frozenset({"trick"}),
    marks_new=False,
    packets=True,
    alone=True,
)


class BalootTable:
    """Stateless; every method is a pure function of what it is given."""

    config = _CONFIG

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs."""
        return layout(counts, frame)

    def components(self, table: TableContext[BalootView]) -> Sequence[TableComponent[BalootView]]:
        """Tricks, who is winning the one in play, and everything that is talked about."""
        return Tricks(table, BalootReview, Playing), Winning(table, TRICKS), *auction_components(table)

    def placement(self, view: BalootView) -> CardPlacement:
        """Which cards lie where, as the seat of the view knows it."""
        cards: dict[Place, tuple[Face | None, ...]] = {
            Place("stock"): (None,) * view.stock_count,
            Place("public"): () if view.public is None else (view.public,),
            Place("trick", view.leader): view.trick,
        }
        opener = view.said[-1][0] if view.opened and view.said else None
        for seat, count in enumerate(view.counts):
            hidden: tuple[Face | None, ...] = (None,) * count
            cards[Place("hand", seat)] = view.hand if seat == view.seat else hidden
            if seat == opener:  # baloot 3.7
                cards[Place("hand", seat)] = view.opened
            if view.claimed is not None:  # everything goes to who claimed it
                cards[Place("hand", seat)] = ()
        for team in sorted(set(TEAMS)):
            cards[Place("won", team)] = (None,) * _won(view, team)
        return cards

    def facts(self, match: Match, view: BalootView) -> TableFacts:
        """What the panels around the felt say."""
        names = match.names
        goal = goal_of(match, view.options.target)
        return TableFacts(
            prompt=_prompt(match, view, names),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=goal.words,
            teams=tuple(_team(view, team, goal) for team in sorted(set(TEAMS))),
            actor=view.actor,
            limit=goal.limit,
        )

    def takes(self, view: BalootView) -> Mapping[Zone, Sequence[Action]]:
        """No pile is taken from."""
        return {}

    def drops(self, match: Match, view: BalootView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
        """A card to the middle is played (baloot 5)."""
        return {Zone("trick"): (Play(cards[0]),)} if len(cards) == 1 and isinstance(view.phase, Playing) else {}

    def offers(self, match: Match, view: BalootView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Play the card that is selected; claim what is certain."""
        if not isinstance(view.phase, Playing) or view.actor != view.seat:
            return ()
        offers = []
        if len(cards) == 1:
            play = Play(cards[0])
            label = _("Play the {card}", card=card_name(cards[0], CARDS))
            offers.append(Offer("offer.play", label, (play,), match.why_not([play]), remarked=True))
        if match.why_not([Claim()]) is None:
            offers.append(
                Offer(
                    "offer.claim",
                    _("Claim the rest"),
                    (Claim(),),
                    None,
                    tip=_("All the remaining tricks are yours for sure: take them at once."),
                )
            )
        return offers

    def barred(self, match: Match, view: BalootView) -> Collection[Face]:
        """Cards that may not be played to this trick (baloot 5.2 to 5.4)."""
        if not isinstance(view.phase, Playing) or view.actor != view.seat:
            return ()
        return set(view.hand) - set(legal_cards(view))

    def order(self, view: BalootView, sorting: Sorting) -> Key:
        """Trumps first; within a suit the strongest first (baloot 1.2)."""
        trump = view.trump
        first = 0 if trump is None else _SUITS.index(trump)
        suits = (*_SUITS[first:], *_SUITS[:first])

        def by_suit(card: Face) -> tuple[int, ...]:
            return suits.index(card.suit), -strength(card, trump)

        def by_rank(card: Face) -> tuple[int, ...]:
            return int(card.suit != trump), -strength(card, trump), suits.index(card.suit)

        return by_rank if sorting is Sorting.RANK else by_suit

    def gesture(self, view: BalootView, action: Action) -> Gesture:
        """How an action of the player is done."""
        match action:
            case Play(card):
                return Gesture((card,), Zone("trick"), _("Hint: play the {card}", card=card_name(card, CARDS)))
            case Declare(cards):
                return Gesture(cards, "", _("Hint: declare the highlighted project"))
            case Show(cards):
                return Gesture(cards, "", _("Hint: show the highlighted project"))
            case Claim():
                return Gesture((), "offer.claim", _("Hint: claim the rest"))
            case NextRound():
                return Gesture((), Zone("trick"), _("Hint: go on to the next deal"))
            case _:
                return _answer(view, action)
        assert_never(action)

    def question(self, view: BalootView, actions: Sequence[Action]) -> str:
        """Nothing is asked twice."""
        return ""

    def round_story(self, match: Match, view: BalootView) -> RoundStory:
        """Who bought what, how it was raised, and what became of it."""
        return round_story(match.score(), view, match.names)


def _answer(view: BalootView, action: Action) -> Gesture:
    """The button that says it."""
    call = answer(view, action)
    if call is None:
        raise ValueError(f"nobody says {action}")
    return Gesture((), f"offer.{call.name}", _("Hint: say {word}", word=call.label))


def _won(view: BalootView, team: int) -> int:
    """How many cards a team has won; what is claimed goes to who claimed it."""
    won = 4 * sum(TEAMS[trick.winner] == team for trick in view.tricks)
    if view.claimed is not None and TEAMS[view.claimed] == team:
        won += 4 * (HAND_SIZE - len(view.tricks))
    return won


def _team(view: BalootView, team: int, goal: Goal) -> TeamFacts:
    total = view.totals[team]
    return TeamFacts(
        name=_("Us") if team == view.team else _("Them"), total=number_text(total), progress=goal.progress(total)
    )


def _prompt(match: Match, view: BalootView, names: Sequence[str]) -> str:
    if view.actor is not None and view.actor != view.seat:
        return _("{name} is playing", name=names[view.actor])
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
