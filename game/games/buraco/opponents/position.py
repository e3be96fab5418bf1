"""The own cards in the middle of a turn: hand and the team's melds, as the planner turns them over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.cards import Face, Rank, face_of, without
from game.families.canasta.opponents.faces import without_one
from game.families.canasta.opponents.projects import RunShape, SetShape, run_shape, set_shape
from game.games.buraco.rules.meld import owns_limpa
from game.games.buraco.rules.scoring import card_points, meld_bonus
from game.melds.fitting import fitting, melds_after_add
from game.melds.judge import judge
from game.melds.meld import FloatingRules, Meld, MeldFault


class Run(NamedTuple):
    """A run on the table as far as its future goes."""

    shape: RunShape
    cleanable: bool
    """Whether its wild is a 2 of its own suit, which may still reach its natural place (buraco 4.4)."""


@dataclass(frozen=True, slots=True)
class TableShape:
    """A team's melds by what matters for their future."""

    runs: tuple[tuple[Run, ...], ...]
    """By suit, the longest first."""
    aces: tuple[SetShape, ...]
    """The longest first."""
    bonus: float
    """Bonuses earned already."""
    points: float
    """Card points on the table."""
    fits: int
    """Faces that may be added to some meld."""
    limpa: bool
    """Whether there is a canastra limpa, so that the team may go out (buraco 7.3)."""


@dataclass(frozen=True, slots=True)
class Position:
    """Cards that may be melded and the melds of the team."""

    rules: FloatingRules
    hand: tuple[Face, ...]
    """Sorted; with the cards of the pile where the turn takes them."""
    melds: tuple[Meld, ...]
    table: TableShape
    """The shape of `melds`."""


def position_of(rules: FloatingRules, hand: tuple[Face, ...], melds: tuple[Meld, ...]) -> Position:
    """The position of a hand, sorted, and melds."""
    return Position(rules, hand, melds, table_shape(melds, rules))


@lru_cache(maxsize=1 << 11)
def table_shape(melds: tuple[Meld, ...], rules: FloatingRules) -> TableShape:
    """The shape of a team's melds."""
    runs: tuple[list[Run], ...] = ([], [], [], [])
    aces: list[SetShape] = []
    bonus = 0.0
    points = 0.0
    fits = 0
    for meld in melds:
        bonus += meld_bonus(meld)
        points += card_points(meld.cards)
        fits |= fitting(meld, rules)
        if meld.suit is None:
            aces.append(set_shape(meld))
        else:
            runs[meld.suit].append(run_of(meld))
    return TableShape(
        tuple([tuple(sorted(of_suit, reverse=True)) if of_suit else () for of_suit in runs]),
        tuple(sorted(aces, reverse=True)),
        bonus,
        points,
        fits,
        owns_limpa(melds),
    )


@lru_cache(maxsize=1 << 14)
def run_of(meld: Meld) -> Run:
    """What matters of a run."""
    assert meld.suit is not None, "a run has a suit"
    cleanable = [meld.cards[index] for index in meld.wilds] == [face_of(Rank.TWO, meld.suit)]
    return Run(run_shape(meld), cleanable)


@lru_cache(maxsize=1 << 14)
def _meld_of(cards: tuple[Face, ...], rules: FloatingRules) -> Meld:
    meld = judge(cards, rules)
    if isinstance(meld, MeldFault):
        raise ValueError(f"no meld: {meld}")
    return meld


def after_lay(position: Position, cards: tuple[Face, ...]) -> Position:
    """The position with a new meld laid; the cards must be one."""
    meld = _meld_of(cards, position.rules)
    return position_of(position.rules, without(position.hand, cards), (*position.melds, meld))


def after_add(position: Position, card: Face, index: int) -> Position:
    """The position with a card added to the meld at `index` from 0; it must fit."""
    melds = melds_after_add(position.melds, index, card, position.rules)
    return position_of(position.rules, without_one(position.hand, card), melds)


def after_discard(position: Position, card: Face) -> Position:
    """The position with one copy of the card given away."""
    return Position(position.rules, without_one(position.hand, card), position.melds, position.table)
