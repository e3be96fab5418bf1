"""A turn of Buraco as it may go on: hand, melds of the team, pile, and what the guard allows (buraco 3, 7.4, 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.position import Position, position_of
from game.games.buraco.opponents.adapter import adapter_of
from game.games.buraco.rules.guard import may_be_discarded, refuse_leaving
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.meld import Meld

_TO_KEEP: Final = 2
"""Cards that stay in hand at the end of a turn while it may not be emptied."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn after the draw or with the first card taken from the pile, before its discard."""

    phase: Melding
    position: Position
    """The hand, and the melds of the own team."""
    pile: Faces
    """The cards that lie in the pile, sorted."""
    free: bool
    """Whether the hand may be emptied because the team takes a morto then (buraco 7.2)."""
    high: bool
    """Whether the team's first melds of the round must be worth 75 (buraco 9.2)."""

    @property
    def must_open_high(self) -> bool:
        """Whether the melds laid now must count so much together (buraco 9.2)."""
        return self.high and not self.position.melds

    def opens_high_enough(self, melds: Sequence[Meld]) -> bool:
        """Whether the melds laid together now count enough (buraco 9.2)."""
        return not self.must_open_high or sum([card_points(meld.cards) for meld in melds]) >= HIGH_OPENING

    def guarded(self, after: Position) -> bool:
        """Whether the turn can still be ended from a position, if it is not over with an empty hand (buraco 7.4)."""
        rules, pile = after.adapter.rules, len(self.pile)
        return refuse_leaving(rules, self.phase, after.hand, pile, lambda: after.melds, free=self.free) is None

    def keeps_enough(self, after: Position) -> bool:
        """Whether enough cards stay in hand after a lay or add, for who looks no farther (buraco 7.1, 7.4)."""
        due = not self.pile or self.phase.from_stock
        may_be_emptied = self.free or after.table.may_go_out
        return self.guarded(after) and (may_be_emptied or len(after.hand) >= _TO_KEEP + due)

    def putting_back(self) -> tuple[Face, ...]:
        """The faces of the hand that may be discarded or put back, if that is due (buraco 3.2, 3.3)."""
        if self.pile and not self.phase.from_stock:
            return ()
        return tuple(card for card in dict.fromkeys(self.position.hand) if may_be_discarded(self.phase, (card,)))

    def whole_taken(self) -> Turn:
        """The turn with all that is left of the pile taken."""
        position = self.position
        hand = tuple(sorted((*position.hand, *self.pile)))
        return replace(self, position=position_of(position.adapter, hand, position.melds), pile=())


def turn_of(view: BuracoView) -> Turn:
    """The turn of the seat of the view, which has drawn or taken; from `Taking` as if a card of the pile were taken
    next, which is not done yet.
    """
    match view.phase:
        case Melding():
            phase = view.phase
        case Taking(place):
            only = view.discards[0] if len(view.discards) == 1 else None
            phase = Melding(place, from_stock=False, only=only, ended=False)
        case _:
            raise ValueError("no turn is in play")
    return Turn(
        phase=phase,
        position=position_of(adapter_of(view.options), view.hand, view.melds[view.team]),
        pile=tuple(sorted(view.discards)),
        free=not view.morto_taken[view.team] and view.mortos_left > 0,
        high=view.high[view.team],
    )
