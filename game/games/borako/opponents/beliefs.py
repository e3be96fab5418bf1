"""What a view tells a player who counts cards: chances for both teams, and how long the round may last."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.faces import counted
from game.families.canasta.opponents.odds import Odds, odds_of
from game.families.canasta.opponents.skill_profile import SkillProfile
from game.games.borako.opponents.weights import Weights
from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import SEATS, TEAMS
from game.games.borako.rules.view import BorakoView
from game.melds.meld import Meld

COPIES: Final = 2
"""Copies of every face, the joker included (borako 1.1)."""
DRAW_SHARE: Final = 0.6
"""Share of turns that begin with a draw rather than a sweep."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The public side of a decision, as one level sees it."""

    weights: Weights
    options: BorakoOptions
    ours: Odds
    theirs: Odds
    rival_melds: tuple[Meld, ...]
    partner_cards: int
    rival_cards: tuple[int, int]
    """Cards in the hands of the next player and of the one before."""
    partner_known: tuple[Face, ...]
    next_known: tuple[Face, ...]
    mour_open: bool
    """The own team's Mour is still to be taken."""
    rival_mour_open: bool
    stock: int
    another_turn: float
    """Chance that the seat gets another turn after this one."""
    partner_turn: float
    """Chance that the partner gets one."""
    next_turn: float
    """Chance that the next player gets one."""
    pile: tuple[Face, ...]
    """The discards on which the turn's discard will lie."""
    alive: int
    """Faces that may still come from the stock or the pile, bit `1 << face`."""


def read(
    view: BorakoView,
    weights: Weights,
    profile: SkillProfile,
    hand: tuple[Face, ...],
    pile: tuple[Face, ...],
    stock: int,
) -> Beliefs:
    """Read a view as a temper can, for a turn that goes on with this hand, pile and stock after drawing or sweeping.

    Who does not count cards takes every face not in hand to be as likely as any other; who does not remember
    forgets who swept what.
    """
    seat = view.seat
    team = TEAMS[seat]
    partner = (seat + 2) % SEATS
    following, before = (seat + 1) % SEATS, (seat + 3) % SEATS
    known = view.known if profile.remembers else ((),) * SEATS
    own = counted(hand)
    table = counted(card for melds in view.melds for meld in melds for card in meld.cards)
    lying = counted(pile)
    friends = counted(known[partner])
    rivals = counted((*known[following], *known[before]))
    if profile.counts_cards:
        unseen = [
            max(0, COPIES - own[face] - table[face] - lying[face] - friends[face] - rivals[face]) for face in range(53)
        ]
    else:
        unseen = [COPIES - min(COPIES, own[face]) for face in range(53)]
    to_rivals = [own[face] + unseen[face] for face in range(53)]
    ours = odds_of(weights, stock, unseen, lying, friends, rivals)
    nothing = [0] * 53
    theirs = odds_of(weights, stock, [min(COPIES, count) for count in to_rivals], nothing, rivals, nothing)
    rival_goal = view.reserve_taken[1 - team] and may_go_out(view.options, view.melds[1 - team])
    return Beliefs(
        weights,
        view.options,
        ours,
        theirs,
        view.melds[1 - team],
        view.counts[partner],
        (view.counts[following], view.counts[before]),
        known[partner],
        known[following],
        not view.reserve_taken[team],
        not view.reserve_taken[1 - team],
        stock,
        _chance_of_turn(stock, 3, rival_goal, (view.counts[following], view.counts[before])),
        _chance_of_turn(stock, 1, rival_goal, (view.counts[following],)),
        1.0 if stock else 0.0,
        pile,
        sum(1 << face for face in range(53) if unseen[face] or lying[face]),
    )


def _chance_of_turn(stock: int, turns: int, rival_goal: bool, rival_cards: tuple[int, ...]) -> float:
    """The chance that so many turns pass without ending the round, with `stock` cards to draw now."""
    if stock <= 0:
        return 0.0
    chance = 1.0
    if stock <= turns:
        chance = 1.0 - sum(
            _choose(turns, draws) * DRAW_SHARE**draws * (1 - DRAW_SHARE) ** (turns - draws)
            for draws in range(stock, turns + 1)
        )
    if rival_goal:
        for cards in rival_cards:
            chance *= 1.0 - 0.8 * exp(-max(0, cards - 1) / 3.0)
    return chance


def _choose(total: int, chosen: int) -> int:
    return {0: 1, 1: total, 2: total * (total - 1) // 2, 3: 1 if total == 3 else 0}[chosen]
