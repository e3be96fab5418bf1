"""The level `greedy` of Buraco: a fixed reference to measure by, never tuned.

It takes the whole discard pile when that brings more cards than a draw, as two in the pile do, or when a card of it can
be melded at once; else it draws. While the hand may not be emptied two cards stay beside the discard, for in pique the
pile is closed (buraco 7.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.cards import sorted_faces
from game.families.canasta.opponents.greedy import best_melds, dearest_lay, loosest, melds_one_of, steps
from game.games.buraco.opponents.turn import Turn, turn_of
from game.games.buraco.rules.actions import Action, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.scoring import card_points, meld_bonus
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.fitting import face_mask
from game.melds.meld import Meld
from game.opponents.protocol import Decision, Watch


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays what melds most cards now."""

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision:
        """The next action; no chance is in it."""
        del rng
        watch.progress(1.0)
        match view.phase:
            case Taking(pique=pique):
                return Decision(_take(view, pique))
            case Melding(ended=ended):
                return Decision(End() if ended else _meld(turn_of(view)))
            case ChoosingMorto():
                return Decision(Morto(1))
            case _:
                return Decision(NextRound())


def _take(view: BuracoView, pique: bool) -> Action:
    if pique or not view.discards:  # buraco 7.1
        return Draw()
    turn = turn_of(view)
    whole = turn.whole_taken()
    helpful = whole.guarded and (len(turn.pile) > 1 or _melds_one_of(whole, face_mask(turn.pile)))
    return Take(turn.pile[0]) if helpful else Draw()


def _melds_one_of(turn: Turn, wanted: int) -> bool:
    """Whether something can be melded, and some of the wanted faces fit melds or are in the best split."""
    if next(_steps(turn), None) is None:
        return False
    return melds_one_of(turn, best_melds(turn.hand, turn.rules, _worth), wanted)


def _meld(turn: Turn) -> Action:
    if turn.pile and not turn.phase.from_stock and turn.whole_taken().guarded:
        return Take(turn.pile[0])
    step = next(_steps(turn), None)
    if step is not None:
        return step
    loose = turn.putting_back()
    if not loose:
        return Take(turn.pile[0]) if len(turn.pile) > 1 else End()
    return Discard(loosest(loose, turn.hand, turn.rules, card_points))


def _steps(turn: Turn) -> Iterator[Action]:
    """What to lay or add, the best first."""
    split = best_melds(turn.hand, turn.rules, _worth)
    if turn.high and not turn.melds:  # buraco 9.2
        return _opening(turn, split)
    return steps(turn, split, card_points)


def _opening(turn: Turn, split: tuple[Meld, ...]) -> Iterator[Action]:
    """As many melds of the best split as the guard allows, if they count enough together."""
    for count in range(len(split), 0, -1):
        for melds in combinations(split, count):
            if turn.opens_high_enough(melds) and turn.laid(melds).keeps_enough:
                groups = tuple(sorted_faces(meld.cards) for meld in melds)
                yield Open(groups) if count > 1 else Lay(groups[0])
    yield from dearest_lay(turn, card_points, turn.opens_high_enough)


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld."""
    return meld_bonus(meld) + card_points(meld.cards)
