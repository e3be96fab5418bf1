"""Lessons of Baloot, each in a file of its own. In most of them Saud deals, who sits left of the player: the player is
asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal

from game.cards import Face
from game.engine import Action, Seat
from game.families.tricks.rules.cards import HAND_SIZE
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules.actions import Pass, Play
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import DECK, SEATS, TEAMS, Buying, best_place, points
from game.games.baloot.rules.view import BalootView
from game.i18n import _, plural
from game.i18n.phrases import card_name, phrases_of
from game.lessons.dealing import Pack
from game.lessons.lesson import PLAYER, round_is_over
from game.match.match import Match
from game.opponents.protocol import heuristic_decision
from game.tricks.auction import by_priority

DEALER = 3
_FIRST = 3
"""Cards of the first packet; two follow before the public card, the rest after it was bought."""
_AUCTION = 5
_DEAR = 10
"""Card points that are a pity to lose."""


@dataclass(frozen=True, slots=True)
class AuctionDeal:
    """Eight cards a seat in the order in which they come, the public one apart, in card notation."""

    hands: Mapping[Seat, str]
    public: str
    holder: Seat
    """The seat that gets the public card: that hand has seven named cards."""
    dealer: Seat = DEALER

    def order(self) -> tuple[Face, ...]:
        """The pack with its top at the end."""
        pack = Pack(DECK)
        (public,) = pack.take(self.public)
        named = [pack.take(self.hands.get(seat, "")) for seat in range(SEATS)]
        filled = [pack.filled(cards, HAND_SIZE - (seat == self.holder)) for seat, cards in enumerate(named)]
        hands = [filled[seat] for seat in by_priority(self.dealer)]
        parts = [hand[:_FIRST] for hand in hands] + [hand[_FIRST:_AUCTION] for hand in hands]
        parts += [(public,), *(hand[_AUCTION:] for hand in hands)]
        return tuple(reversed([face for part in parts for face in part]))


def before_the_last_trick(view: BalootView) -> bool:
    """For `Play`: until one trick is left, or none where the others were claimed."""
    return len(view.tricks) >= HAND_SIZE - 1 or round_is_over(view)


def tricks_played(count: int) -> Callable[[BalootView], bool]:
    """For `Play`: until so many tricks are complete."""
    return lambda view: len(view.tricks) >= count


def gives_away_points(match: Match, action: Action) -> str:
    """Whether a card of many points goes to a trick that the other team is winning, and a cheaper one may be played."""
    if not isinstance(action, Play):
        return ""
    view = match.view_as(BalootView, PLAYER)
    worth = points(action.card, view.trump)
    trick = (*view.trick, action.card)
    if not view.trick or worth < _DEAR:
        return ""
    winner = (view.leader + best_place(trick, view.trump)) % SEATS
    cheaper = [card for card in legal_cards(view) if points(card, view.trump) < worth]
    if TEAMS[winner] == view.team or not cheaper:
        return ""
    return plural(
        "Careful: the {card} would bring them {count} card point. Do it again if you mean it.",
        "Careful: the {card} would bring them {count} card points. Do it again if you mean it.",
        worth,
        card=card_name(action.card, CARDS),
    )


def deal_points(match: Match) -> Mapping[str, object]:
    """Return the card points and the game points of both teams in the deal just over (baloot 7.1, 7.2), and the most
    game points that a team got.
    """
    raw = [0, 0]
    for line in match.score():
        if line.key in {"cards", "last_trick"} and line.team is not None:
            raw[line.team] += int(dict(line.detail)["raw"])
    won = match.standing().round_points or (Decimal(0),) * len(raw)
    team = TEAMS[PLAYER]
    return {
        "ours": raw[team],
        "theirs": raw[1 - team],
        "won": int(won[team]),
        "lost": int(won[1 - team]),
        "total": int(max(won)),
    }


def passes_strength(match: Match, action: Action) -> str:
    """Whether a hand is passed with which a good player would buy."""
    if not isinstance(action, Pass) or not isinstance(match.view_as(BalootView, PLAYER).phase, Buying):
        return ""
    advised = heuristic_decision(match.game, match.view(PLAYER), match.agent_stream())
    if isinstance(advised.action, Pass):
        return ""
    why = phrases_of(match.game_name).explanation(advised.explanation) if advised.explanation is not None else ""
    return _("Careful: with this hand I would buy. {why} Pass once more if you mean it.", why=why)
