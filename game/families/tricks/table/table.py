"""The table of a game with an auction and eight tricks, as far as games of the family share it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from game.cards import Face, Suit
from game.engine import Event, Place, RoundEnded, SeatView
from game.families.tricks.rules import events
from game.families.tricks.rules.actions import NextRound, Play
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.table.felt import layout
from game.i18n import _
from game.i18n.cards.names import NO_OWN, OwnWords
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text
from game.match.match import Match
from game.tricks.rules import SEATS, TEAMS, Faces, Trick, TrickRules
from game.ui.system.sound import Cue
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import EVERYWHERE, EventStyle, TableConfig
from game.ui.table.contract.facts import Gesture, Offer, TableFacts, TeamFacts
from game.ui.table.contract.occasion import Moment, Occasion
from game.ui.table.goal import goal_of
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.zone import Zone

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.PublicTurned: EventStyle(Cue.DROP, ms=500.0),
        events.Passed: EventStyle(),
        events.PassedAgain: EventStyle(),
        events.ThrownIn: EventStyle(key=True),
        events.RaiseDeclined: EventStyle(),
        events.ProjectDeclared: EventStyle(Cue.LAY),
        events.ProjectShown: EventStyle(ms=1800.0, key=True),
        events.CardPlayed: EventStyle(Cue.DROP, ms=500.0),
        events.TrickWon: EventStyle(Cue.DROP, ms=300.0, own_ms=300.0, still_ms=900.0),
        RoundEnded: EventStyle(Cue.ROUND_END, still_ms=500.0),
    }
)
"""How the events that the games share are told."""
RICH: Final = 20
"""Card points of a trick that are worth a moment."""
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits of a hand from left to right, black and red in turn; the trump suit goes first."""
CONFIG: Final = TableConfig(
    layers=("stock", "won", "public", "trick", "hand"),
    dealt=HAND_SIZE,
    events=EVENTS,
    heaps=frozenset({"stock"}),
    blocks=frozenset({"hand"}),
    scattered=frozenset({"trick"}),
    clicked=frozenset({"trick", "won"}),
    outlined=frozenset({"trick"}),
    marks_new=False,
    packets=True,
    alone=True,
)
"""How the cards behave; a game adds its events, occasions and moments."""


class _MatchOptions(Protocol):
    @property
    def target(self) -> int:
        """The points that a team has to reach."""


class OnTable(SeatView, Protocol):
    """The view of a game with an auction, as far as its cards are shown."""

    @property
    def options(self) -> _MatchOptions:
        """The options of the match."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def stock_count(self) -> int:
        """The number of cards that are not dealt yet."""

    @property
    def public(self) -> Face | None:
        """The card that is bid for, as long as it lies on the table."""

    @property
    def leader(self) -> int:
        """The seat that led to the trick in play."""

    @property
    def trick(self) -> Faces:
        """The trick in play."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if any."""


V = TypeVar("V", bound=OnTable)
A = TypeVar("A")


class AuctionTable(ABC, Generic[V, A]):
    """Stateless; every method is a pure function of what it is given."""

    config: TableConfig
    playing: ClassVar[type]
    """The phase in which cards are played."""
    own_words: ClassVar[OwnWords] = NO_OWN
    """The game's own names of its cards."""

    @abstractmethod
    def rules(self, view: V) -> TrickRules:
        """The ranks of the cards now."""

    @abstractmethod
    def legal(self, view: V) -> Faces:
        """The cards that the player may play, whose turn it is."""

    @abstractmethod
    def prompt(self, match: Match, view: V) -> str:
        """What the player is asked for, or what is awaited."""

    @abstractmethod
    def saying(self, view: V, action: A) -> Gesture:
        """Return the gesture that says something, or declares it."""

    def gesture(self, view: V, action: A) -> Gesture:
        """Return the gesture that does an action of the player."""
        match action:
            case Play(card):
                text = _("Hint: play the {card}", card=card_name(card, self.own_words))
                return Gesture((card,), Zone("trick"), text)
            case NextRound():
                return Gesture((), Zone("trick"), _("Hint: go on to the next deal"))
            case _:
                return self.saying(view, action)

    def awaits_card(self, view: V) -> bool:
        """Whether the player is to play a card."""
        return isinstance(view.phase, self.playing) and view.actor == view.seat

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Return the places of everything."""
        return layout(counts, frame)

    def placement(self, view: V) -> CardPlacement:
        """Return the places of the cards, as the seat of the view knows them."""
        cards: dict[Place, tuple[Face | None, ...]] = {
            Place("stock"): (None,) * view.stock_count,
            Place("public"): () if view.public is None else (view.public,),
            Place("trick", view.leader): view.trick,
        }
        for seat, count in enumerate(view.counts):
            hidden: tuple[Face | None, ...] = (None,) * count
            cards[Place("hand", seat)] = view.hand if seat == view.seat else hidden
        for team in sorted(set(TEAMS)):
            cards[Place("won", team)] = (None,) * (SEATS * sum(TEAMS[trick.winner] == team for trick in view.tricks))
        return cards

    def facts(self, match: Match, view: V) -> TableFacts:
        """Return the facts in the panels around the felt."""
        goal = goal_of(match, view.options.target)

        def facts_of(team: int) -> TeamFacts:
            total = view.totals[team]
            name = _("Us") if team == TEAMS[view.seat] else _("Them")
            return TeamFacts(name=name, total=number_text(total), progress=goal.progress(total))

        others = view.actor is not None and view.actor != view.seat
        return TableFacts(
            prompt=_("{name} is playing", name=match.names[view.actor or 0]) if others else self.prompt(match, view),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=goal.words,
            teams=tuple(facts_of(team) for team in sorted(set(TEAMS))),
            actor=view.actor,
            limit=goal.limit,
        )

    def takes(self, view: V) -> Mapping[Zone, Sequence[A]]:
        """No pile is taken from."""
        return {}

    def drops(self, match: Match, view: V, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Play]]:
        """A card to the middle is played."""
        plays = len(cards) == 1 and isinstance(view.phase, self.playing)
        return {Zone("trick"): (Play(cards[0]),)} if plays else {}

    def offers(self, match: Match, view: V, cards: Sequence[Face]) -> Sequence[Offer]:
        """Play the card that is selected."""
        if len(cards) != 1 or not self.awaits_card(view):
            return ()
        play = Play(cards[0])
        label = _("Play the {card}", card=card_name(cards[0], self.own_words))
        return (Offer("offer.play", label, (play,), match.why_not([play]), remarked=True),)

    def barred(self, match: Match, view: V) -> Collection[Face]:
        """Cards that may not be played to this trick."""
        return set(view.hand) - set(self.legal(view)) if self.awaits_card(view) else ()

    def order(self, view: V, sorting: Sorting) -> Key:
        """Trumps first; within a suit the strongest first."""
        trump, rules = view.trump, self.rules(view)
        first = 0 if trump is None else _SUITS.index(trump)
        suits = (*_SUITS[first:], *_SUITS[:first])

        def by_suit(card: Face) -> tuple[int, ...]:
            return suits.index(card.suit), -rules.strength(card, trump)

        def by_rank(card: Face) -> tuple[int, ...]:
            return int(card.suit != trump), -rules.strength(card, trump), suits.index(card.suit)

        return by_rank if sorting is Sorting.RANK else by_suit

    def question(self, view: V, actions: Sequence[A]) -> str:
        """Return no question, since no move needs one."""
        return ""


def trick_occasion(event: Event, rules: TrickRules) -> Occasion | None:
    """What an event that the games share means for the player who caused it; `rules` say what a trick is worth."""
    match event:
        case events.TrickWon():
            worth = sum(rules.points(card, None) for card in event.cards if card is not None)
            return Occasion.RICH if worth >= RICH else Occasion.TRICK
        case events.ProjectBeaten():
            return Occasion.BEATEN
        case events.ProjectShown():
            return Occasion.PRIZE
        case RoundEnded():
            return Occasion.SCORED
        case _:
            return None


def rich_trick(event: Event, rules: TrickRules, trump: Suit | None) -> Moment | None:
    """A trick of many card points is celebrated as it goes to its winner."""
    if not isinstance(event, events.TrickWon):
        return None
    worth = sum(rules.points(card, trump) for card in event.cards if card is not None)
    return Moment(f"+{worth}", Cue.TRICK) if worth >= RICH else None
