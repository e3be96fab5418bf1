"""What a view tells a player who counts cards: chances for both teams, and how long the round may last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import exp
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.faces import counted
from game.families.canasta.opponents.odds import Odds, odds_of
from game.families.canasta.opponents.skill_profile import SkillProfile
from game.games.buraco.opponents.weights import Weights
from game.games.buraco.rules.meld import law_of, owns_limpa
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import TEAM_OF_SEAT, ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.melds.meld import Meld

_NOTHING: Final = (0,) * 53
_DRAW_SHARE: Final = 0.6
"""Share of turns that begin with a draw rather than with the pile."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The public side of a decision, as one level sees it."""

    weights: Weights
    options: BuracoOptions
    ours: Odds
    theirs: Odds
    rival_melds: tuple[Meld, ...]
    partner_cards: tuple[int, ...]
    """Cards in the hands of the partner, if there is one."""
    rival_cards: tuple[int, ...]
    """Cards in the hands of the opponents, the next player first."""
    next_known: tuple[Face, ...]
    """Cards that the next player is known to hold."""
    free: bool
    """The hand may be emptied because the team takes a morto then (buraco 7.2)."""
    rival_free: bool
    """The same for the opponents."""
    rival_limpa: bool
    """The opponents own a canastra limpa."""
    stock: int
    """Cards still to be drawn, untaken mortos included (buraco 8.1)."""
    turns: int
    """Turns of others until the seat's next."""
    another_turn: float
    """Chance that the seat gets another turn after this one."""
    next_turn: float
    """Chance that the next player gets one."""
    lying: tuple[Face, ...]
    """The pile on which the turn's discard will lie."""
    alive: int
    """Faces that may still come, bit `1 << face`."""


def read(view: BuracoView, weights: Weights, profile: SkillProfile, drawn: int) -> Beliefs:
    """Read a view as a temper can, for a turn that goes on with the cards of its hand to meld and its pile left lying,
    after `drawn` more cards of the stock.

    Who does not count cards takes every face not in hand to be as likely as any other; who does not remember
    forgets who took what.
    """
    seat, team = view.seat, view.team
    order = view.order
    place = view.phase.place if isinstance(view.phase, Taking | Melding | ChoosingMorto) else order.index(seat)
    following = order[(place + 1) % len(order)]
    turns = next(step for step in range(1, len(order) + 1) if order[(place + step) % len(order)] == seat) - 1
    seats = range(len(view.counts))
    friends = [other for other in seats if other != seat and TEAM_OF_SEAT[other] == team]
    rivals = [following, *(other for other in seats if TEAM_OF_SEAT[other] != team and other != following)]
    known = view.known if profile.remembers else ((),) * len(view.counts)
    copies = law_of(view.options).copies
    own = counted(view.hand)
    table = counted(card for melds in view.melds for meld in melds for card in meld.cards)
    pile = counted(view.discards)
    with_friends = counted(chain.from_iterable([known[other] for other in friends]))
    with_rivals = counted(chain.from_iterable([known[other] for other in rivals]))
    if profile.counts_cards:
        unseen = [
            max(0, copies[face] - own[face] - table[face] - pile[face] - with_friends[face] - with_rivals[face])
            for face in range(53)
        ]
    else:
        unseen = [copies[face] - min(copies[face], own[face]) for face in range(53)]
    stock = max(0, view.stock_count - drawn + sum(view.morto_counts))
    to_rivals = [min(copies[face], own[face] + unseen[face]) for face in range(53)]
    rival_free = not view.morto_taken[1 - team] and view.mortos_left > 0
    rival_limpa = owns_limpa(view.melds[1 - team])
    rival_cards = tuple(view.counts[other] for other in rivals)
    return Beliefs(
        weights=weights,
        options=view.options,
        ours=_odds(weights, stock, tuple(unseen), tuple(pile), tuple(with_friends), tuple(with_rivals)),
        theirs=_odds(weights, stock, tuple(to_rivals), _NOTHING, tuple(with_rivals), _NOTHING),
        rival_melds=view.melds[1 - team],
        partner_cards=tuple(view.counts[other] for other in friends),
        rival_cards=rival_cards,
        next_known=known[following],
        free=not view.morto_taken[team] and view.mortos_left > 0,
        rival_free=rival_free,
        rival_limpa=rival_limpa,
        stock=stock,
        turns=turns,
        another_turn=_chance_of_turn(stock, turns, rival_limpa and not rival_free, rival_cards),
        next_turn=1.0 if stock else 0.0,
        lying=view.discards,
        alive=sum(1 << face for face in range(53) if unseen[face] or pile[face]),
    )


@lru_cache(maxsize=256)
def _odds(weights: Weights, stock: int, *counts: tuple[int, ...]) -> Odds:
    """`odds_of`, which neither taking nor laying cards changes for the own team."""
    unseen, pile, friends, rivals = counts
    return odds_of(weights, stock, unseen, pile, friends, rivals)


def _chance_of_turn(stock: int, turns: int, rivals_may_go_out: bool, rival_cards: tuple[int, ...]) -> float:
    """The chance that so many turns pass without ending the round, with `stock` cards still to be drawn."""
    if stock <= 0:
        return 0.0
    chance = 1.0 - _DRAW_SHARE**stock if stock <= turns else 1.0
    if rivals_may_go_out:
        for cards in rival_cards:
            chance *= 1.0 - 0.8 * exp(-max(0, cards - 1) / 3.0)
    return chance
