"""The level `greedy` of Borako: a fixed reference to measure by, never tuned.

It takes the whole discard pile when a card of it can be melded at once, else it draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.families.canasta.opponents.greedy import best_melds, loosest, melds_one_of, steps
from game.families.canasta.opponents.position import Position
from game.games.borako.opponents.adapter import adapter_of
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, NextRound, Sweep
from game.games.borako.rules.meld import MELD_RULES, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import Faces, Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.judge import face_mask
from game.melds.meld import Meld
from game.opponents.protocol import Decision, Watch

_BOOK: Final = BorakoOptions()


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays what melds most cards now."""

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision[Action]:
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
    swept = _position(view, tuple(sorted(view.hand + view.discards)))
    if melds_one_of(swept, _split(swept), face_mask(view.discards)) and _next_step(view, swept) is not None:
        return Sweep()
    return Draw()


def _meld(view: BorakoView) -> Action:
    position = _position(view, view.hand)
    return _next_step(view, position) or Discard(loosest(view.hand, position))


def _position(view: BorakoView, hand: Faces) -> Position:
    return Position(adapter_of(view.options), hand, view.melds[view.team])


def _next_step(view: BorakoView, position: Position) -> Lay | Add | None:
    free = view.reserve_counts[view.team] > 0

    def kept(after: Position) -> bool:
        return len(after.hand) > 1 or free or after.may_go_out  # borako 9.2

    return next(steps(position, _split(position), kept), None)


def _split(position: Position) -> tuple[Meld, ...]:
    return best_melds(position.hand, MELD_RULES, _worth)


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld in half-points, jokers as the book counts them."""
    return 2 * meld_bonus(meld) + half_points(meld.cards, _BOOK)
