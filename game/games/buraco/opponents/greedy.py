"""The level `greedy` of Buraco: a fixed reference to measure by, never tuned.

It takes the whole discard pile when that brings more cards than a draw, as two in the pile do, or when a card of it can
be melded at once; else it draws. While the hand may not be emptied two cards stay beside the discard, for in pique the
pile is closed (buraco 7.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations
from random import Random
from typing import Final

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.greedy import best_melds, dearest_lay, loosest, melds_one_of, steps
from game.families.canasta.opponents.position import Position, after_lay
from game.games.buraco.opponents.adapter import adapter_of
from game.games.buraco.rules.actions import Action, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.legal import may_be_discarded, refuse_leaving
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points, meld_bonus
from game.games.buraco.rules.state import ChoosingMorto, Faces, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.judge import face_mask
from game.melds.meld import Meld
from game.opponents.protocol import Decision, Watch

_BOOK: Final = BuracoOptions()
_TO_KEEP: Final = 2
"""Cards that stay in hand at the end of a turn while it may not be emptied."""


@dataclass(frozen=True, slots=True)
class _Turn:
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
        may_be_emptied = self.free or after.may_go_out
        return self.guarded(after) and (may_be_emptied or len(after.hand) >= _TO_KEEP + due)

    def putting_back(self) -> tuple[Face, ...]:
        """The faces of the hand that may be discarded or put back, if that is due (buraco 3.2, 3.3)."""
        if self.pile and not self.phase.from_stock:
            return ()
        return tuple(card for card in dict.fromkeys(self.position.hand) if may_be_discarded(self.phase, (card,)))

    def whole_taken(self) -> _Turn:
        """The turn with all that is left of the pile taken."""
        position = self.position
        hand = tuple(sorted((*position.hand, *self.pile)))
        return replace(self, position=Position(position.adapter, hand, position.melds), pile=())


def _turn_of(view: BuracoView) -> _Turn:
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
    return _Turn(
        phase=phase,
        position=Position(adapter_of(view.options), view.hand, view.melds[view.team]),
        pile=tuple(sorted(view.discards)),
        free=not view.morto_taken[view.team] and view.mortos_left > 0,
        high=view.high[view.team],
    )


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
                return Decision(End() if ended else _meld(_turn_of(view)))
            case ChoosingMorto():
                return Decision(Morto(1))
            case _:
                return Decision(NextRound())


def _take(view: BuracoView, pique: bool) -> Action:
    if pique or not view.discards:  # buraco 7.1
        return Draw()
    turn = _turn_of(view)
    whole = turn.whole_taken()
    helpful = whole.guarded(whole.position) and (len(turn.pile) > 1 or _melds_one_of(whole, face_mask(turn.pile)))
    return Take(turn.pile[0]) if helpful else Draw()


def _melds_one_of(turn: _Turn, wanted: int) -> bool:
    """Whether something can be melded, and some of the wanted faces fit melds or are in the best split."""
    return next(_steps(turn), None) is not None and melds_one_of(turn.position, _split(turn.position), wanted)


def _meld(turn: _Turn) -> Action:
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


def _steps(turn: _Turn) -> Iterator[Action]:
    """What to lay or add, the best first."""
    split = _split(turn.position)
    return _opening(turn, split) if turn.must_open_high else steps(turn.position, split, turn.keeps_enough)


def _opening(turn: _Turn, split: tuple[Meld, ...]) -> Iterator[Action]:
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
    """The bonus, as the book has it, and the card points of a meld."""
    return meld_bonus(meld, _BOOK) + card_points(meld.cards)
