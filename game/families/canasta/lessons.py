"""Parts of the lessons of these games: the order of a deal, and the dangers of moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from game.cards import Face
from game.engine import Action, Appraisal
from game.families.canasta.rules.actions import Add
from game.i18n import _
from game.i18n.phrases import card_name
from game.lessons.dealing import Pack
from game.lessons.lesson import PLAYER
from game.match.match import Match
from game.melds.common import Discard
from game.melds.meld import Meld


@dataclass(frozen=True, slots=True)
class TeamDeal:
    """Cards of the first round by where they go, in card notation; the rest is dealt as it comes."""

    deck: tuple[Face, ...]
    hands: Mapping[int, str]
    draws: str = ""
    """The cards drawn from the stock, in order."""
    reserves: tuple[str, str] = ("", "")
    size: int = 11
    """The number of cards of a hand and of a reserve."""
    seats: int = 4

    def order(self) -> tuple[Face, ...]:
        """Hands, reserves, and the stock with its top at the end."""
        pack = Pack(self.deck)
        named = [pack.take(self.hands.get(seat, "")) for seat in range(self.seats)]
        named += [pack.take(cards) for cards in self.reserves]
        draws = pack.take(self.draws)
        blocks = [pack.filled(cards, self.size) for cards in named]
        return (*(face for block in blocks for face in block), *pack.rest, *reversed(draws))


@runtime_checkable
class _Laid(Protocol):
    """The melds in the views of these games."""

    @property
    def team(self) -> int:
        """The team of the seat."""

    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """The melds of each team."""


def feeds_them(match: Match, action: Action) -> str:
    """Whether a discard fits a meld of the other team, whose next player could take the pile with it."""
    if not isinstance(action, Discard) or match.ends_the_round(action):
        return ""
    view = match.view(PLAYER)
    assert isinstance(view, _Laid), "a game of the family"
    for meld in view.melds[1 - view.team]:
        if isinstance(match.appraise([action.card], meld.cards), Appraisal):
            return _(
                "Careful: the {card} fits a meld of theirs, and {name} could take the pile. Do it again if you mean "
                "it.",
                card=card_name(action.card),
                name=match.seats[1].name,
            )
    return ""


def spoils_a_meld(match: Match, action: Action) -> str:
    """Whether a wild card is added to a meld that has one already, or that is long and clean."""
    if not isinstance(action, Add):
        return ""
    view = match.view(PLAYER)
    assert isinstance(view, _Laid), "a game of the family"
    melds = view.melds[view.team]
    if not 0 < action.meld <= len(melds):
        return ""
    before = match.appraise(melds[action.meld - 1].cards)
    after = match.appraise([action.card], melds[action.meld - 1].cards)
    if isinstance(before, Appraisal) and isinstance(after, Appraisal) and after.bonus < before.bonus:
        return _(
            "Careful: the {card} is wild there and costs the meld its bonus. Do it again if you mean it.",
            card=card_name(action.card),
        )
    return ""
