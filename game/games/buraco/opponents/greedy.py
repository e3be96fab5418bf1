"""The level `greedy` of Buraco: a fixed reference to measure by, never tuned.

It takes the whole discard pile when that brings more cards than a draw, as two in the pile do, or when a card of it can
be melded at once; else it draws. While the hand may not be emptied two cards stay beside the discard, for in pique the
pile is closed (buraco 7.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from random import Random

from game.cards import sorted_faces
from game.families.canasta.opponents.greedy import best_melds, dearest_lay, loosest, melds_one_of, steps
from game.families.canasta.opponents.position import Position, after_lay
from game.games.buraco.opponents.adapter import Turn, turn_of
from game.games.buraco.rules.actions import Action, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.scoring import card_points, meld_bonus
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.judge import face_mask
from game.melds.meld import Meld
from game.opponents.protocol import Decision, Watch


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays what melds most cards now."""

    def decide(self, view: BuracoView, rng: Random, watch: Watch) -> Decision[Action]:
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
    helpful = whole.guarded(whole.position) and (len(turn.pile) > 1 or _melds_one_of(whole, face_mask(turn.pile)))
    return Take(turn.pile[0]) if helpful else Draw()


def _melds_one_of(turn: Turn, wanted: int) -> bool:
    """Whether something can be melded, and some of the wanted faces fit melds or are in the best split."""
    return next(_steps(turn), None) is not None and melds_one_of(turn.position, _split(turn.position), wanted)


def _meld(turn: Turn) -> Action:
    if turn.pile and not turn.phase.from_stock:
        whole = turn.whole_taken()
        if whole.guarded(whole.position):
            return Take(turn.pile[0])
    step = next(_steps(turn), None)
    if step is not None:
        return step
    loose = turn.putting_back()
    if not loose:
        return Take(turn.pile[0]) if len(turn.pile) > 1 else End()
    return Discard(loosest(loose, turn.position))


def _steps(turn: Turn) -> Iterator[Action]:
    """What to lay or add, the best first."""
    split = _split(turn.position)
    return _opening(turn, split) if turn.must_open_high else steps(turn.position, split, turn.keeps_enough)


def _opening(turn: Turn, split: tuple[Meld, ...]) -> Iterator[Action]:
    """As many melds of the best split as the guard allows, if they count enough together (buraco 9.2)."""

    def kept(after: Position) -> bool:
        return turn.opens_high_enough(after.melds) and turn.keeps_enough(after)

    for count in range(len(split), 0, -1):
        for melds in combinations(split, count):
            groups = tuple(sorted_faces(meld.cards) for meld in melds)
            if kept(reduce(after_lay, groups, turn.position)):
                yield Open(groups) if count > 1 else Lay(groups[0])
    yield from dearest_lay(turn.position, kept)


def _split(position: Position) -> tuple[Meld, ...]:
    return best_melds(position.hand, position.adapter.rules, _worth)


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld."""
    return meld_bonus(meld) + card_points(meld.cards)
