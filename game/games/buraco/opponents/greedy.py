"""The level `greedy`: a fixed reference to measure by, which looks at nobody else and is never tuned.

It takes the whole discard pile when that brings more cards than a draw, as two in the pile do, or when a card of it can
be melded at once; else it draws. It lays the best split of its hand, adds whatever fits and keeps what the guard needs:
while the hand may not be emptied two cards stay beside the discard, for in pique the pile is closed (buraco 7.1). It
discards the card with the fewest partners in hand, of those the cheapest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.faces import faces_in
from game.families.canasta.opponents.partners import partners
from game.games.buraco.opponents.turn import Turn, turn_of
from game.games.buraco.rules.actions import Action, Add, Discard, Draw, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.meld import owns_limpa
from game.games.buraco.rules.scoring import VALUES, card_points, meld_bonus
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.fitting import face_mask, fitting
from game.melds.lays import some_lay
from game.melds.meld import FloatingRules, Meld
from game.melds.split import best_split
from game.melds.within import melds_within
from game.opponents.protocol import Decision, Watch

_TO_KEEP: Final = 2
"""Cards that stay in hand at the end of a turn while it may not be emptied."""


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
    fits = 0
    for meld in turn.melds:
        fits |= fitting(meld, turn.rules)
    return bool(fits & wanted) or any(face_mask(meld.cards) & wanted for meld in best_melds(turn.hand, turn.rules))


def _meld(turn: Turn) -> Action:
    if turn.pile and not turn.phase.from_stock and turn.whole_taken().guarded:
        return Take(turn.pile[0])
    step = next(_steps(turn), None)
    if step is not None:
        return step
    loose = turn.putting_back()
    if not loose:
        return Take(turn.pile[0]) if len(turn.pile) > 1 else End()
    ranks = turn.rules.set_ranks
    return Discard(min(loose, key=lambda card: (partners(card, turn.hand, ranks), VALUES[card], card)))


def _steps(turn: Turn) -> Iterator[Action]:
    """What to lay or add, the best first: the best split, whatever fits, or else the dearest lay."""
    split = best_melds(turn.hand, turn.rules)
    if turn.high and not turn.melds:  # buraco 9.2
        yield from _opening(turn, split)
        return
    for meld in split:
        if _kept(turn.laid((meld,))):
            yield Lay(sorted_faces(meld.cards))
    once = face_mask(turn.hand)
    for index, meld in enumerate(turn.melds):
        for card in faces_in(fitting(meld, turn.rules) & once):
            if _kept(turn.added(card, index)):
                yield Add(card, index + 1)
    if split:
        yield from _dearest_lay(turn)


def _opening(turn: Turn, split: tuple[Meld, ...]) -> Iterator[Action]:
    """As many melds of the best split as the guard allows, if they count enough together."""
    for count in range(len(split), 0, -1):
        for melds in combinations(split, count):
            if turn.opens_high_enough(melds) and _kept(turn.laid(melds)):
                groups = tuple(sorted_faces(meld.cards) for meld in melds)
                yield Open(groups) if count > 1 else Lay(groups[0])
    yield from _dearest_lay(turn)


def _kept(after: Turn) -> bool:
    """Whether enough cards stay in hand after a lay or add."""
    if not after.guarded:
        return False
    due = not after.pile or after.phase.from_stock
    return after.free or owns_limpa(after.melds) or len(after.hand) >= _TO_KEEP + due


def _dearest_lay(turn: Turn) -> Iterator[Action]:
    allowed = [
        meld
        for meld in melds_within(turn.hand, turn.rules)
        if turn.opens_high_enough((meld,)) and _kept(turn.laid((meld,)))
    ]
    if allowed:
        yield Lay(sorted_faces(max(allowed, key=lambda meld: card_points(meld.cards)).cards))


@lru_cache(maxsize=1 << 12)
def best_melds(hand: tuple[Face, ...], rules: FloatingRules) -> tuple[Meld, ...]:
    """The melds of the split of a sorted hand that is worth most, bonuses included."""
    if not some_lay(hand, rules):
        return ()
    return best_split(hand, rules, _worth).melds


def _worth(meld: Meld) -> int:
    """The bonus and the card points of a meld."""
    return meld_bonus(meld) + card_points(meld.cards)
