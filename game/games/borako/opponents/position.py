"""The own cards in the middle of a turn: hand and the team's melds, as the planner turns them over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards import JOKER, Face
from game.families.canasta.opponents.faces import without_one
from game.families.canasta.opponents.projects import RunShape, SetShape, run_shape, set_shape
from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.meld import MELD_RULES, fitting, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.melds.judge import arrange_add, judge
from game.melds.meld import Kind, Meld, MeldFault

_WORTHLESS_JOKERS: Final = BorakoOptions(joker_value=0)


@dataclass(frozen=True, slots=True)
class TableShape:
    """A team's melds by what matters for their future."""

    runs: tuple[tuple[RunShape, ...], ...]
    """By suit, the longest first."""
    sets: tuple[tuple[SetShape, ...], ...]
    """By rank: aces, 2s, 3s."""
    bonus: float
    """Bonuses earned already."""
    points: float
    """Card points on the table."""
    fits: int
    """Faces that may be added to some meld."""
    may_go_out: bool
    """Whether a team with these melds may go out once its Mour is taken (borako 9.1)."""


@dataclass(frozen=True, slots=True)
class Position:
    """A hand and the melds of its team."""

    options: BorakoOptions
    hand: tuple[Face, ...]
    melds: tuple[Meld, ...]
    table: TableShape
    """The shape of `melds`."""


@lru_cache(maxsize=1 << 15)
def points_of_hand(hand: tuple[Face, ...]) -> float:
    """The card points of a hand, jokers left out."""
    return half_points(hand, _WORTHLESS_JOKERS) / 2.0


def position_of(options: BorakoOptions, hand: tuple[Face, ...], melds: tuple[Meld, ...]) -> Position:
    """The position of a hand, sorted, and melds."""
    return Position(options, hand, melds, table_shape(options, melds))


def table_shape(options: BorakoOptions, melds: tuple[Meld, ...]) -> TableShape:
    """The shape of a team's melds."""
    runs: tuple[list[RunShape], ...] = ([], [], [], [])
    sets: tuple[list[SetShape], ...] = ([], [], [])
    bonus = 0.0
    points = 0.0
    fits = 0
    for meld in melds:
        facts = _meld_facts(meld)
        bonus += facts.bonus
        points += facts.points + facts.jokers * options.joker_value
        fits |= facts.fits
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
        may_go_out(options, melds),
    )


class _MeldFacts(NamedTuple):
    bonus: float
    points: float
    """Card points, jokers left out."""
    jokers: int
    fits: int
    line: int
    """The suit of a run, the rank of a set as in `face % 13`."""
    shape: RunShape | SetShape


@lru_cache(maxsize=1 << 14)
def _meld_facts(meld: Meld) -> _MeldFacts:
    points = half_points(meld.cards, _WORTHLESS_JOKERS) / 2.0
    jokers = meld.cards.count(JOKER)
    if meld.kind is Kind.RUN:
        assert meld.suit is not None, "a run has a suit"
        return _MeldFacts(meld_bonus(meld), points, jokers, fitting(meld), int(meld.suit), run_shape(meld))
    shape = set_shape(meld)
    return _MeldFacts(meld_bonus(meld), points, jokers, fitting(meld), shape.rank, shape)


def after_lay(position: Position, cards: tuple[Face, ...]) -> Position:
    """The position with a new meld laid; the cards must be one."""
    meld = judge(cards, MELD_RULES)
    if isinstance(meld, MeldFault):
        raise ValueError(f"no meld: {meld}")
    left = list(position.hand)
    for card in cards:
        left.remove(card)
    return position_of(position.options, tuple(left), (*position.melds, meld))


def after_add(position: Position, card: Face, index: int) -> Position:
    """The position with a card added to the meld at `index` from 0; it must fit."""
    grown = arrange_add(position.melds[index], card, MELD_RULES)
    if isinstance(grown, MeldFault):
        raise ValueError(f"the card does not fit: {grown}")
    melds = (*position.melds[:index], grown, *position.melds[index + 1 :])
    return position_of(position.options, without_one(position.hand, card), melds)


def after_discard(position: Position, card: Face) -> Position:
    """The position with one copy of the card given away."""
    return Position(position.options, without_one(position.hand, card), position.melds, position.table)
