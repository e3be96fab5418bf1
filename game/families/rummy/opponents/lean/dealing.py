"""Dealing unseen cards anew to the other seats, each card the likelier to a seat the better it suits what was seen."""

from __future__ import annotations

from math import log
from random import Random

from game.families.rummy.opponents.lean.hand import Hand, hand_of
from game.families.rummy.opponents.lean.round import LeanRound


class World:
    """Hands by seat, a stock, and a seed for what chance decides later."""

    def __init__(self, hands: list[Hand], stock: list[int], seed: float) -> None:
        self._hands = hands
        self._stock = stock
        self.seed = seed

    def put_into(self, play: LeanRound, seat: int) -> LeanRound:
        """A round to be played on: this one with the cards of the world, but for the hand of a seat."""
        made = play.copy()
        made.stock = self._stock[:]
        for other in range(len(self._hands)):
            if other != seat:
                made.hands[other] = self._hands[other].copy()
        return made


class Unseen:
    """The cards that one seat does not see, and where they may be."""

    def __init__(self, cards: list[int], known: list[list[int]], counts: list[int], odds: list[list[float]]) -> None:
        self._cards = cards
        self._known = known
        """By seat what it is known to hold."""
        self._counts = counts
        """By seat how many cards it holds besides; 0 for the seat that sees."""
        self._odds = odds
        """By seat and card how much likelier than any other card it is held."""

    def world(self, rng: Random) -> World:
        """One way in which they may lie."""
        left = self._cards[:]
        rng.shuffle(left)
        hands: list[Hand] = []
        for seat in range(len(self._counts)):
            count = self._counts[seat]
            if not count:
                hands.append(hand_of(self._known[seat]))
                continue
            odds = self._odds[seat]
            ranked: list[tuple[float, int]] = []
            for index in range(len(left)):
                ranked.append((-log(1.0 - rng.random()) / odds[left[index]], index))
            ranked.sort()
            chosen = [index for _, index in ranked[:count]]
            held = self._known[seat] + [left[index] for index in chosen]
            hands.append(hand_of(held))
            taken = set(chosen)
            left = [left[index] for index in range(len(left)) if index not in taken]
        return World(hands, left, rng.random())
