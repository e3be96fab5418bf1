"""Deals and warnings of lessons in games with an auction and eight tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Final, Protocol, TypeVar

from game.cards import Face, Suit, face_of
from game.engine import Action, Seat, SeatView
from game.families.tricks.rules.actions import Pass, Play
from game.families.tricks.rules.cards import HAND_SIZE, SEQUENCE_ORDER
from game.i18n import Message, plural
from game.i18n.cards.names import NO_OWN, OwnWords
from game.i18n.phrases import card_name, phrases_of
from game.lessons.dealing import Pack
from game.lessons.lesson import PLAYER, Danger, round_is_over
from game.match.match import Match
from game.opponents.protocol import heuristic_decision
from game.tricks.auction import by_priority
from game.tricks.rules import SEATS, TEAMS, Faces, Trick, TrickRules

DEALER: Final = 3
"""The dealer of most lessons, who sits left of the player: the player is asked first."""
_DECK: Final = tuple(sorted(face_of(rank, suit) for suit in Suit for rank in SEQUENCE_ORDER))
_FIRST: Final = 3
"""Cards of the first packet; two follow before the public card, the rest after it was taken."""
_AUCTION: Final = 5
_DEAR: Final = 10
"""Card points that are a pity to lose."""


class TrickView(SeatView, Protocol):
    """The view of a seat; this much of it is common to the family."""

    @property
    def trick(self) -> Faces:
        """The trick in play."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""

    @property
    def leader(self) -> Seat:
        """The seat that led to the trick in play, or leads now."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None without one."""


V = TypeVar("V", bound=TrickView)


@dataclass(frozen=True, slots=True)
class AuctionDeal:
    """Eight cards a seat in the order in which they come, the public one apart, in card notation."""

    hands: Mapping[Seat, str]
    public: str = ""
    """Empty where all cards are dealt at once."""
    holder: Seat | None = None
    """The seat that gets the public card: that hand has seven named cards."""
    dealer: Seat = DEALER

    def order(self) -> tuple[Face, ...]:
        """The pack with its top at the end."""
        pack = Pack(_DECK)
        public = pack.take(self.public)
        named = [pack.take(self.hands.get(seat, "")) for seat in range(SEATS)]
        filled = [pack.filled(cards, HAND_SIZE - (seat == self.holder)) for seat, cards in enumerate(named)]
        hands = [filled[seat] for seat in by_priority(self.dealer)]
        parts = [hand[:_FIRST] for hand in hands] + [hand[_FIRST:_AUCTION] for hand in hands]
        parts += [public, *(hand[_AUCTION:] for hand in hands)]
        return tuple(reversed([face for part in parts for face in part]))


def before_the_last_trick(view: TrickView) -> bool:
    """For `Play`: until one trick is left, or none where the others were claimed."""
    return len(view.tricks) >= HAND_SIZE - 1 or round_is_over(view)


def tricks_played(count: int) -> Callable[[TrickView], bool]:
    """For `Play`: until so many tricks are complete."""
    return lambda view: len(view.tricks) >= count


def giving_away_points(kind: type[V], rules_of: Callable[[V], TrickRules], own: OwnWords = NO_OWN) -> Danger:
    """Warn of a card of many points for a trick that the other team is winning, where a cheaper one may be played."""

    def gives_away_points(match: Match, action: Action) -> str:
        if not isinstance(action, Play):
            return ""
        view = match.view_as(kind, PLAYER)
        rules = rules_of(view)
        worth = rules.points(action.card, view.trump)
        if not view.trick or worth < _DEAR:
            return ""
        winner = (view.leader + rules.best_place((*view.trick, action.card), view.trump)) % SEATS
        playable = [each.card for each in match.actions() if isinstance(each, Play)]
        if TEAMS[winner] == TEAMS[PLAYER] or all(rules.points(card, view.trump) >= worth for card in playable):
            return ""
        return plural(
            "Careful: the {card} would bring them {count} card point. Do it again if you mean it.",
            "Careful: the {card} would bring them {count} card points. Do it again if you mean it.",
            worth,
            card=card_name(action.card, own),
        )

    return gives_away_points


def passing_strength(asked: type[object] | UnionType, warning: Message) -> Danger:
    """Warn of a pass to such a question with a hand with which a good player would speak; `{why}` is the reason."""

    def passes_strength(match: Match, action: Action) -> str:
        if not isinstance(action, Pass) or not isinstance(match.view(PLAYER).phase, asked):
            return ""
        advised = heuristic_decision(match.game, match.view(PLAYER), match.agent_stream())
        if isinstance(advised.action, Pass):
            return ""
        why = phrases_of(match.game_name).explanation(advised.explanation) if advised.explanation is not None else ""
        return warning.said(why=why)

    return passes_strength
