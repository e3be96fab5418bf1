"""What the score sheets of the family check alike: card points, and whether players can hold what was entered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.engine import Refusal
from game.engine.score_sheet import EntryError, value_at
from game.families.tricks.rules.cards import HAND_SIZE, LAST_TRICK


@dataclass(frozen=True, slots=True)
class PointsClauses:
    """The clauses of a rule book on card points, and the refusal of points beside a team with all tricks."""

    cards: str
    totals: str
    every_trick: Refusal


def card_points(
    clauses: PointsClauses,
    params: tuple[tuple[str, str | int], ...],
    whole: int,
    possible: frozenset[int],
    given: Any,
    every_trick: int | None,
    last_trick: int | None,
) -> tuple[int, int]:
    """The card points of both teams, of which the second's may be missing, and both of a team with `every_trick`.

    `whole` is what all cards make, `possible` whatever some of them do; `params` go to refusals. Raises `EntryError`.
    """
    first, second = (value_at({"points": given}, ("points", team)) for team in (0, 1))
    if first is None and second is None:
        if every_trick is None:
            raise EntryError(Refusal(clauses.totals, "sheet_points_missing"), missing=True)
        first = whole if every_trick == 0 else 0
    entered = first if first is not None else second
    first = whole - second if first is None else first
    second = whole - first if second is None else second
    params = (*params, ("whole", whole))
    if min(first, second) < 0:
        raise EntryError(Refusal(clauses.cards, "sheet_points_too_many", params))
    if first + second != whole:
        raise EntryError(Refusal(clauses.cards, "sheet_points_do_not_add_up", (*params, ("points", first + second))))
    if every_trick is not None and (first, second)[every_trick] != whole:
        raise EntryError(replace(clauses.every_trick, params=params))
    if entered not in possible:
        raise EntryError(Refusal(clauses.cards, "sheet_no_cards_make_points", (("points", entered),)))
    if last_trick is not None and (first, second)[last_trick] < LAST_TRICK:
        raise EntryError(Refusal(clauses.cards, "sheet_last_trick_has_points", (("points", LAST_TRICK),)))
    return first, second


def sums_of(worths: Iterable[int]) -> frozenset[int]:
    """Whatever some cards with these points make, with the last trick or without."""
    sums = {0, LAST_TRICK}
    for worth in worths:
        sums |= {made + worth for made in sums}
    return frozenset(sums)


def fit_two_hands(sizes: Sequence[int]) -> bool:
    """Whether so many cards each can be shared out between two players: no card is in two projects."""
    sums = {0}
    for size in sizes:
        sums |= {held + size for held in sums}
    return any(sum(sizes) - HAND_SIZE <= held <= HAND_SIZE for held in sums)
