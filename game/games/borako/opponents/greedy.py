"""The level `greedy`: a fixed reference to measure by, which looks at nobody else and is never tuned.

It takes the whole discard pile when a card of it can be melded at once, else it draws. It lays the best split of its
hand, adds whatever fits and keeps what the guard needs. It discards the card with the fewest partners in hand, of
those the cheapest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.faces import faces_in
from game.families.canasta.opponents.hand_shape import hand_shape
from game.families.canasta.opponents.partners import partners
from game.games.borako.opponents.position import Position, after_add, after_lay, position_of
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.meld import MELD_RULES, fitting, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.lays import some_lay
from game.melds.meld import Meld
from game.melds.split import best_split
from game.melds.within import melds_within
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


def _take(view: BorakoView) -> Action:
    if not view.discards:
        return Draw()
    fits = 0
    for fit in view.fits[view.team]:
        fits |= fit
    swept = position_of(view.options, tuple(sorted(view.hand + view.discards)), view.melds[view.team])
    fitting_at_once = any(fits >> card & 1 for card in view.discards)
    if fitting_at_once or any(card in cards for cards in best_lays(swept.hand) for card in view.discards):
        return Draw() if _next_step(view, swept) is None else Sweep()
    return Draw()


def _meld(view: BorakoView) -> Action:
    step = _next_step(view, position_of(view.options, view.hand, view.melds[view.team]))
    return Discard(_discard(view)) if step is None else step


def _next_step(view: BorakoView, position: Position) -> Lay | Add | None:
    """The next lay of the best split, or else any add, or else the dearest lay that the guard allows."""
    split = best_lays(position.hand)
    for cards in split:
        if _guarded(view, after_lay(position, cards)):
            return Lay(cards)
    once = hand_shape(position.hand).once
    for index, meld in enumerate(position.melds):
        for card in faces_in(fitting(meld) & once):
            if _guarded(view, after_add(position, card, index)):
                return Add(card, index + 1)
    if split:
        melds = [sorted_faces(meld.cards) for meld in melds_within(position.hand, MELD_RULES)]
        allowed = [cards for cards in melds if _guarded(view, after_lay(position, cards))]
        if allowed:
            return Lay(max(allowed, key=lambda cards: half_points(cards, view.options)))
    return None


@lru_cache(maxsize=1 << 12)
def best_lays(hand: tuple[Face, ...]) -> tuple[tuple[Face, ...], ...]:
    """The melds of the split of a sorted hand that is worth most, bonuses included."""
    if not some_lay(hand, MELD_RULES):
        return ()
    return tuple(sorted_faces(meld.cards) for meld in best_split(hand, MELD_RULES, _worth).melds)


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld in half-points, jokers as the book counts them."""
    return 2 * meld_bonus(meld) + half_points(meld.cards, _BOOK)


def _guarded(view: BorakoView, after: Position) -> bool:
    # borako 9.2
    return len(after.hand) > 1 or view.reserve_counts[view.team] > 0 or after.table.may_go_out


def _discard(view: BorakoView) -> Face:
    hand = view.hand
    return min(
        hand, key=lambda card: (partners(card, hand, MELD_RULES.set_ranks), half_points((card,), view.options), card)
    )
