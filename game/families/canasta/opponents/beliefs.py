"""What a view tells a player who counts cards: chances for both teams, and how long the round may last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import exp
from typing import Final

from game.cards import Face
from game.engine import Seat
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.hand_shape import counted
from game.families.canasta.opponents.projects import Odds, odds_of
from game.families.canasta.opponents.weights import SkillProfile, Weights
from game.melds.meld import Meld

_NOTHING: Final = (0,) * 53


@dataclass(frozen=True, slots=True)
class Seen:
    """A view in the terms of the family, for a turn that goes on with this hand and this pile left lying."""

    hand: tuple[Face, ...]
    """Cards that may be melded, sorted."""
    lying: tuple[Face, ...]
    """The pile on which the turn's discard will lie."""
    melds: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    """Those of the own team and those of the opponents."""
    counts: tuple[int, ...]
    """How many cards each seat holds; that of the seat itself is not asked for."""
    known: tuple[tuple[Face, ...], ...]
    """For each seat the faces everybody knows it to hold."""
    friends: tuple[Seat, ...]
    """The partner, if there is one."""
    rivals: tuple[Seat, ...]
    """The opponents, the next player first."""
    stock: int
    """Cards still to be drawn in this round, by all."""
    turns: int
    """Turns of others until the seat's next."""
    free: bool
    """The hand may be emptied because the team takes a reserve then."""
    rival_free: bool
    """The same for the opponents."""

    @property
    def late(self) -> bool:
        """Whether no reserve is to be taken any more, seen by a player with a partner."""
        return bool(self.friends) and not self.free and not self.rival_free


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The public side of a decision, as one level sees it."""

    adapter: CanastaAdapter
    seen: Seen
    weights: Weights
    ours: Odds
    theirs: Odds
    partner_cards: tuple[int, ...]
    """Cards in the hand of the partner, if there is one."""
    rival_cards: tuple[int, ...]
    """Cards in the hands of the opponents, the next player first."""
    next_known: tuple[Face, ...]
    """Cards that the next player is known to hold."""
    another_turn: float
    """Chance that the seat gets another turn after this one."""
    next_turn: float
    """Chance that the next player gets one."""
    alive: int
    """Faces that may still come, bit `1 << face`."""


def read(adapter: CanastaAdapter, seen: Seen, weights: Weights, profile: SkillProfile) -> Beliefs:
    """Read a view as a level can.

    Who does not count cards takes every face not in hand to be as likely as any other; who does not remember
    forgets who took what.
    """
    known = seen.known if profile.remembers else ((),) * len(seen.known)
    copies = adapter.copies
    own = counted(seen.hand)
    table = counted(card for melds in seen.melds for meld in melds for card in meld.cards)
    pile = counted(seen.lying)
    with_friends = counted(chain.from_iterable([known[seat] for seat in seen.friends]))
    with_rivals = counted(chain.from_iterable([known[seat] for seat in seen.rivals]))
    if profile.counts_cards:
        unseen = [
            max(0, copies[face] - own[face] - table[face] - pile[face] - with_friends[face] - with_rivals[face])
            for face in range(53)
        ]
    else:
        unseen = [copies[face] - min(copies[face], own[face]) for face in range(53)]
    to_rivals = [min(copies[face], own[face] + unseen[face]) for face in range(53)]
    rival_cards = tuple([seen.counts[seat] for seat in seen.rivals])
    rivals_near_exit = rival_cards if not seen.rival_free and adapter.may_go_out(seen.melds[1]) else ()
    return Beliefs(
        adapter=adapter,
        seen=seen,
        weights=weights,
        ours=_odds(weights, seen.stock, tuple(unseen), tuple(pile), tuple(with_friends), tuple(with_rivals)),
        theirs=_odds(weights, seen.stock, tuple(to_rivals), _NOTHING, tuple(with_rivals), _NOTHING),
        partner_cards=tuple([seen.counts[seat] for seat in seen.friends]),
        rival_cards=rival_cards,
        next_known=known[seen.rivals[0]],
        another_turn=_chance_of_turn(adapter, weights, seen.stock, seen.turns, rivals_near_exit),
        next_turn=1.0 if seen.stock else 0.0,
        alive=sum([1 << face for face in range(53) if unseen[face] or pile[face]]),
    )


@lru_cache(maxsize=256)
def _odds(weights: Weights, stock: int, *counts: tuple[int, ...]) -> Odds:
    """`odds_of`, which neither taking nor laying cards changes for the own team."""
    unseen, pile, friends, rivals = counts
    return odds_of(weights, stock, unseen, pile, friends, rivals)


def _chance_of_turn(
    adapter: CanastaAdapter, weights: Weights, stock: int, turns: int, near_exit: Iterable[int]
) -> float:
    """The chance that so many turns pass without ending the round, where hands of so many cards may go out."""
    if stock <= 0:
        return 0.0
    chance = adapter.turns_last(stock, turns, weights.draw_share) if stock <= turns else 1.0
    for cards in near_exit:
        chance *= 1.0 - weights.rival_exit * exp(-max(0, cards - 1) / weights.rival_fade)
    return chance
