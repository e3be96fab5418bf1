"""Worlds that fit what a player knows: all hidden cards dealt anew."""

from __future__ import annotations

from random import Random
from typing import Final

from game.families.canasta.opponents.lean.round import LeanRound


class Worlds:
    """The worlds of one view."""

    def __init__(
        self,
        table: LeanRound,
        seat: int,
        hidden: list[int],
        known: list[list[int]],
        counts: list[int],
        reserve_counts: list[int],
    ) -> None:
        """`table` has the hand of the seat and what lies open; `hidden` are the cards of which the seat does not know
        where they are, `known` by seat those it knows to be in hands, `counts` how many each hand has.
        """
        self._table: Final[LeanRound] = table
        self._seat: Final[int] = seat
        self._hidden: Final[list[int]] = hidden
        self._known: Final[list[list[int]]] = known
        self._counts: Final[list[int]] = counts
        self._reserve_counts: Final[list[int]] = reserve_counts

    def world(self, rng: Random) -> LeanRound:
        """One of the worlds."""
        left = self._hidden[:]
        for last in range(len(left) - 1, 0, -1):
            chosen = int(rng.random() * (last + 1))
            other = left[chosen]
            left[chosen] = left[last]
            left[last] = other
        play = self._table.copy()
        for seat in range(len(self._counts)):
            if seat != self._seat:
                known = self._known[seat]
                missing = self._counts[seat] - len(known)
                play.hands[seat] = known + left[:missing]
                left = left[missing:]
        for at in range(2):
            count = self._reserve_counts[at]
            play.reserves[at] = left[:count]
            left = left[count:]
        play.stock = left
        return play
