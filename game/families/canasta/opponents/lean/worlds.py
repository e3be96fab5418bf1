"""Worlds that fit what a player knows: all hidden cards dealt anew, to where they are likely to be."""

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
        likely: list[list[float]],
    ) -> None:
        """`table` has the hand of the seat and what lies open; `hidden` are the cards of which the seat does not know
        where they are, `known` by seat those it knows to be in hands, `counts` how many each hand has; `likely` says by
        seat and face how much likelier than elsewhere the face is in that hand.
        """
        self._table: Final[LeanRound] = table
        self._seat: Final[int] = seat
        self._hidden: Final[list[int]] = hidden
        self._known: Final[list[list[int]]] = known
        self._counts: Final[list[int]] = counts
        self._reserve_counts: Final[list[int]] = reserve_counts
        self._likely: Final[list[list[float]]] = likely

    def world(self, rng: Random) -> LeanRound:
        """One of the worlds."""
        cards = self._hidden[:]
        for last in range(len(cards) - 1, 0, -1):
            chosen = int(rng.random() * (last + 1))
            other = cards[chosen]
            cards[chosen] = cards[last]
            cards[last] = other
        play = self._table.copy()
        seats: list[int] = []
        free: list[int] = []
        for seat in range(len(self._counts)):
            if seat != self._seat:
                play.hands[seat] = self._known[seat][:]
                seats.append(seat)
                free.append(self._counts[seat] - len(self._known[seat]))
        away = len(cards)
        for slots in free:
            away -= slots
        rest: list[int] = []
        for face in cards:
            at = self._place(face, seats, free, away, rng.random())
            if at < 0:
                rest.append(face)
                away -= 1
            else:
                play.hands[seats[at]].append(face)
                free[at] -= 1
        for number in range(2):
            count = self._reserve_counts[number]
            play.reserves[number] = rest[:count]
            rest = rest[count:]
        play.stock = rest
        return play

    def _place(self, face: int, seats: list[int], free: list[int], away: int, luck: float) -> int:
        """Which of the hands gets a card, by its place in `seats`, or -1 for none: reserves and stock."""
        total = float(away)
        for at in range(len(seats)):
            total += free[at] * self._likely[seats[at]][face]
        mark = luck * total
        last = -1
        for at in range(len(seats)):
            if free[at]:
                last = at
                mark -= free[at] * self._likely[seats[at]][face]
                if mark < 0.0:
                    return at
        return -1 if away else last
