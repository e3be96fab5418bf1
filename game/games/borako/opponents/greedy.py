"""The level `greedy` of Borako: a fixed reference to measure by, never tuned.

It takes the whole discard pile when a card of it can be melded at once, else it draws.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Final

from game.cards import Face, without
from game.families.canasta.opponents.faces import without_one
from game.families.canasta.opponents.greedy import best_melds, loosest, melds_one_of, steps
from game.games.borako.opponents.adapter import adapter_of
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.meld import MELD_RULES, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import Faces, Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.fitting import face_mask, melds_after_add
from game.melds.meld import FloatingRules, Meld
from game.opponents.protocol import Decision, Watch

_BOOK: Final = BorakoOptions()


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays what melds most cards now."""

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision:
        """The next action; no chance is in it."""
        del rng
        watch.progress(1.0)
        match view.phase:
            case Taking():
                return Decision(_take(view))
            case Melding():
                return Decision(_meld(view))
            case _:
                return Decision(NextRound())


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn after drawing or sweeping."""

    options: BorakoOptions
    hand: Faces
    """Sorted."""
    melds: tuple[Meld, ...]
    """Those of the own team."""
    free: bool
    """Whether the hand may be emptied because the Mour is still to be taken (borako 8)."""

    @property
    def rules(self) -> FloatingRules:
        """The parameters of the melds."""
        return MELD_RULES

    @property
    def keeps_enough(self) -> bool:
        """Whether a card can be discarded (borako 9.2)."""
        return len(self.hand) > 1 or self.free or may_go_out(self.options, self.melds)

    def laid(self, melds: Iterable[Meld]) -> Turn:
        """The turn with new melds laid."""
        melds = tuple(melds)
        left = without(self.hand, chain.from_iterable([meld.cards for meld in melds]))
        return replace(self, hand=left, melds=(*self.melds, *melds))

    def added(self, card: Face, index: int) -> Turn:
        """The turn with a card that fits added to the meld at `index` from 0."""
        melds = melds_after_add(self.melds, index, card, MELD_RULES)
        return replace(self, hand=without_one(self.hand, card), melds=melds)


def _turn_of(view: BorakoView, hand: Faces) -> Turn:
    return Turn(view.options, hand, view.melds[view.team], view.reserve_counts[view.team] > 0)


def _take(view: BorakoView) -> Action:
    swept = _turn_of(view, tuple(sorted(view.hand + view.discards)))
    split = best_melds(swept.hand, MELD_RULES, _worth)
    if melds_one_of(swept, split, face_mask(view.discards)) and _next_step(swept) is not None:
        return Sweep()
    return Draw()


def _meld(view: BorakoView) -> Action:
    turn = _turn_of(view, view.hand)
    value = adapter_of(view.options).points
    return _next_step(turn) or Discard(loosest(view.hand, view.hand, MELD_RULES, value))


def _next_step(turn: Turn) -> Lay | Add | None:
    split = best_melds(turn.hand, MELD_RULES, _worth)
    return next(steps(turn, split, adapter_of(turn.options).points), None)


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld in half-points, jokers as the book counts them."""
    return 2 * meld_bonus(meld) + half_points(meld.cards, _BOOK)
