"""A turn of Buraco as it may go on: hand, melds of the team, pile, and what the guard allows (buraco 3, 7.4, 9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from game.cards import Face, without
from game.families.canasta.opponents.faces import without_one
from game.games.buraco.rules.guard import may_be_discarded, refuse_leaving
from game.games.buraco.rules.meld import meld_rules, owns_limpa
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points
from game.games.buraco.rules.state import Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.fitting import melds_after_add
from game.melds.meld import FloatingRules, Meld

_TO_KEEP: Final = 2
"""Cards that stay in hand at the end of a turn while it may not be emptied."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn after the draw or with the first card taken from the pile, before its discard."""

    options: BuracoOptions
    phase: Melding
    hand: Faces
    """Sorted."""
    melds: tuple[Meld, ...]
    """Those of the own team."""
    pile: Faces
    """The cards that lie in the pile, sorted."""
    free: bool
    """Whether the hand may be emptied because the team takes a morto then (buraco 7.2)."""
    high: bool
    """Whether the team's first melds of the round must be worth 75 (buraco 9.2)."""

    @property
    def rules(self) -> FloatingRules:
        """The parameters of the melds."""
        return meld_rules(self.options)

    @property
    def keeps_enough(self) -> bool:
        """Whether enough cards stay in hand after a lay or add for who looks no farther (buraco 7.4)."""
        if not self.guarded:
            return False
        due = not self.pile or self.phase.from_stock
        return self.free or owns_limpa(self.melds) or len(self.hand) >= _TO_KEEP + due

    @property
    def guarded(self) -> bool:
        """Whether the turn can still be ended from here, if it is not over with an empty hand (buraco 7.4)."""
        refused = refuse_leaving(self.rules, self.phase, self.hand, len(self.pile), lambda: self.melds, free=self.free)
        return refused is None

    def opens_high_enough(self, melds: Sequence[Meld]) -> bool:
        """Whether the melds laid together now count enough (buraco 9.2)."""
        opens_high = self.high and not self.melds
        return not opens_high or sum([card_points(meld.cards) for meld in melds]) >= HIGH_OPENING

    def putting_back(self) -> tuple[Face, ...]:
        """The faces of the hand that may be discarded or put back, if that is due (buraco 3.2, 3.3)."""
        if self.pile and not self.phase.from_stock:
            return ()
        return tuple(card for card in dict.fromkeys(self.hand) if may_be_discarded(self.phase, (card,)))

    def laid(self, melds: Iterable[Meld]) -> Turn:
        """The turn with new melds laid."""
        melds = tuple(melds)
        left = without(self.hand, chain.from_iterable([meld.cards for meld in melds]))
        return replace(self, hand=left, melds=(*self.melds, *melds))

    def added(self, card: Face, index: int) -> Turn:
        """The turn with a card that fits added to the meld at `index` from 0."""
        melds = melds_after_add(self.melds, index, card, self.rules)
        return replace(self, hand=without_one(self.hand, card), melds=melds)

    def taken(self, card: Face) -> Turn:
        """The turn with one more card taken from the pile."""
        return replace(self, hand=tuple(sorted((*self.hand, card))), pile=without_one(self.pile, card))

    def whole_taken(self) -> Turn:
        """The turn with all that is left of the pile taken."""
        return replace(self, hand=tuple(sorted((*self.hand, *self.pile))), pile=())


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
    return _turn(view, phase, view.hand)


def _turn(view: BuracoView, phase: Melding, hand: Faces) -> Turn:
    return Turn(
        options=view.options,
        phase=phase,
        hand=hand,
        melds=view.melds[view.team],
        pile=tuple(sorted(view.discards)),
        free=not view.morto_taken[view.team] and view.mortos_left > 0,
        high=view.high[view.team],
    )
