"""Parts of the lessons of the rummies: the order of a deal, and the dangers of moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.cards import Face
from game.engine import Action, Seat
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.round import following
from game.families.rummy.rules.view import RummyView
from game.i18n import _
from game.i18n.phrases import card_name
from game.lessons.dealing import Pack
from game.lessons.lesson import PLAYER
from game.match.match import Match
from game.melds.common import Discard
from game.melds.fixed_jokers import fitting, swappable


@dataclass(frozen=True, slots=True)
class HandsDeal:
    """Cards of the first round by where they go, in card notation; the rest is dealt as it comes."""

    hands: Mapping[Seat, str]
    draws: str
    """The cards drawn from the stock, in order."""
    size: int
    """The number of cards of a hand; the starter has a card more."""
    starter: Seat
    seats: int = 4

    def order(self) -> tuple[Face, ...]:
        """Hands, and the stock with its top at the end."""
        pack = Pack(DECK)
        named = [pack.take(self.hands.get(seat, "")) for seat in range(self.seats)]
        draws = pack.take(self.draws)
        blocks = [pack.filled(cards, self.size + (seat == self.starter)) for seat, cards in enumerate(named)]
        return (*(face for block in blocks for face in block), *pack.rest, *reversed(draws))


def fits_the_table(match: Match, action: Action) -> str:
    """Whether a discard fits a meld on the table, and who plays next may take it and add it."""
    if not isinstance(action, Discard) or match.ends_the_round(action):
        return ""
    view = match.view_as(RummyView, PLAYER)
    following_seat = following(view.playing, PLAYER)
    if not view.opened[following_seat]:
        return ""
    bit = 1 << action.card
    for meld, owner in zip(view.melds, view.owners, strict=True):
        if not (fitting(meld, view.house.melds) | swappable(meld)) & bit:
            continue
        if owner == PLAYER:
            return _(
                "Careful: the {card} fits one of your melds, and {name} plays next. Do it again if you mean it.",
                card=card_name(action.card),
                name=match.seats[following_seat].name,
            )
        return _(
            "Careful: the {card} fits one of {player}'s melds, and {name} plays next. Do it again if you mean it.",
            card=card_name(action.card),
            player=match.seats[owner].name,
            name=match.seats[following_seat].name,
        )
    return ""
