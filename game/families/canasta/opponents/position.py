"""The own cards in the middle of a turn: hand and the team's melds, as the planner turns them over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.cards import Face, Rank, without
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.hand_shape import without_one
from game.families.canasta.opponents.projects import RunShape, SetShape, run_shape, set_shape
from game.melds.judge import fitting, judge, melds_after_add
from game.melds.meld import FloatingRules, Meld, MeldFault


@dataclass(frozen=True, slots=True)
class TableShape:
    """A team's melds by what matters for their future."""

    runs: tuple[tuple[RunShape, ...], ...]
    """By suit, the longest first."""
    sets: tuple[tuple[SetShape, ...], ...]
    """By rank: aces, 2s, 3s; the longest first."""
    bonus: float
    """Bonuses earned already."""
    points: float
    """Card points on the table."""
    fits: int
    """Faces that may be added to some meld."""
    twos: int
    """2s that are no wilds."""
    may_go_out: bool
    """Whether a team with these melds may go out, its reserve taken or out of reach."""


@dataclass(frozen=True, slots=True)
class Position:
    """Cards that may be melded and the melds of the team."""

    adapter: CanastaAdapter
    hand: tuple[Face, ...]
    """Sorted; with the cards of the pile where the turn takes them."""
    melds: tuple[Meld, ...]
    table: TableShape
    """The shape of `melds`."""


def position_of(adapter: CanastaAdapter, hand: tuple[Face, ...], melds: tuple[Meld, ...]) -> Position:
    """The position of a hand, sorted, and melds."""
    return Position(adapter, hand, melds, table_shape(melds, adapter))


@lru_cache(maxsize=1 << 11)
def table_shape(melds: tuple[Meld, ...], adapter: CanastaAdapter) -> TableShape:
    """The shape of a team's melds."""
    runs: tuple[list[RunShape], ...] = ([], [], [], [])
    sets: tuple[list[SetShape], ...] = ([], [], [])
    bonus = 0.0
    points = 0.0
    fits = 0
    twos = 0
    for meld in melds:
        facts = _meld_facts(meld, adapter)
        bonus += facts.bonus
        points += facts.points
        fits |= facts.fits
        twos += facts.twos
        if isinstance(facts.shape, RunShape):
            runs[facts.line].append(facts.shape)
        else:
            sets[facts.line].append(facts.shape)
    return TableShape(
        tuple([tuple(sorted(of_suit, reverse=True)) if of_suit else () for of_suit in runs]),
        tuple([tuple(sorted(of_rank, reverse=True)) if of_rank else () for of_rank in sets]),
        bonus,
        points,
        fits,
        twos,
        adapter.may_go_out(melds),
    )


class _MeldFacts(NamedTuple):
    bonus: float
    points: float
    fits: int
    twos: int
    line: int
    """The suit of a run, the rank of a set as in `face % 13`."""
    shape: RunShape | SetShape


@lru_cache(maxsize=1 << 14)
def _meld_facts(meld: Meld, adapter: CanastaAdapter) -> _MeldFacts:
    bonus, points, fits = adapter.bonus(meld), adapter.points(meld.cards), fitting(meld, adapter.rules)
    twos = sum([card.rank is Rank.TWO for at, card in enumerate(meld.cards) if at not in meld.wilds])
    if meld.suit is not None:
        return _MeldFacts(bonus, points, fits, twos, int(meld.suit), run_shape(meld))
    shape = set_shape(meld)
    return _MeldFacts(bonus, points, fits, twos, shape.rank, shape)


@lru_cache(maxsize=1 << 15)
def points_of_hand(hand: tuple[Face, ...], adapter: CanastaAdapter) -> float:
    """The card points of a hand."""
    return adapter.points(hand)


@lru_cache(maxsize=1 << 14)
def _meld_of(cards: tuple[Face, ...], rules: FloatingRules) -> Meld:
    meld = judge(cards, rules)
    if isinstance(meld, MeldFault):
        raise ValueError(f"no meld: {meld}")
    return meld


def after_lay(position: Position, cards: tuple[Face, ...]) -> Position:
    """The position with a new meld laid; the cards must be one."""
    adapter = position.adapter
    meld = _meld_of(cards, adapter.rules)
    return position_of(adapter, without(position.hand, cards), (*position.melds, meld))


def after_add(position: Position, card: Face, index: int) -> Position:
    """The position with a card added to the meld at `index` from 0; it must fit."""
    adapter = position.adapter
    melds = melds_after_add(position.melds, index, card, adapter.rules)
    return position_of(adapter, without_one(position.hand, card), melds)


def after_discard(position: Position, card: Face) -> Position:
    """The position with one copy of the card given away."""
    return Position(position.adapter, without_one(position.hand, card), position.melds, position.table)
