"""Which of some ways to go on wins most over worlds that fit what was seen: the search of the level strong.

Every way is played to the end of the round by the quick policy of the lean core, in the same worlds for all ways. Ways
that fall behind are dropped, so that the rest is played in more worlds. The first way, which is Club's, is left only
for one that is better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from game.families.rummy.opponents.lean.dealing import Unseen
from game.families.rummy.opponents.lean.house import NONE
from game.families.rummy.opponents.lean.policy import Policy, play_out
from game.families.rummy.opponents.lean.round import OVER, LeanRound
from game.opponents.protocol import Watch

_MOST_TURNS: Final = 200
"""Turns after which a round that is played out is left as it is."""
_FIRST_SHARE: Final = 4
"""The first trial takes one part in so many of all iterations."""
_KEPT: Final = 0.5
"""The share of the ways that goes on from one trial to the next."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What an end of a round is worth to a seat."""

    out: float
    """Having gone out, besides the points."""
    room: tuple[float, ...]
    """By seat how many points it may still take before the limit."""
    last_one_wins: bool
    lost: float
    """What passing the limit costs, where it puts a player out; so much less where it ends the match with the win."""

    def worth(self, play: LeanRound, seat: int) -> float:
        """The points of the others on average less those of the seat, and what the end of the match adds."""
        points = play.points()
        others = [gained for other, gained in enumerate(points) if other != seat]
        worth = fmean(others) - points[seat] + (self.out if play.out == seat else 0.0)
        passed = [gained >= room for gained, room in zip(points, self.room, strict=True)]
        if self.last_one_wins:
            return worth - self.lost * passed[seat] + self.lost * (sum(passed) - passed[seat]) / len(others)
        if any(passed):
            left = [room - gained for gained, room in zip(points, self.room, strict=True)]
            worth += self.lost if left[seat] == max(left) else -self.lost / len(others)
        return worth


@dataclass(slots=True)
class Way:
    """One way to go on: the round after it, as far as the seat sees."""

    play: LeanRound
    draws: bool = False
    """Whether a card is to be drawn from the stock first, and the turn played by the policy."""
    worths: list[float] = field(default_factory=list)
    """What it came to, world by world."""
    outs: int = 0
    rivals_out: int = 0
    opened: int = 0
    caught: int = 0
    """How often the seat went out, another did, the seat had opened by the end; and the points it was left with."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found."""

    best: int
    """The number of the way."""
    second: int
    """That of the way that came nearest to it."""
    capped: bool


class Search:
    """Plays ways out for one seat."""

    def __init__(self, unseen: Unseen, policy: Policy, stakes: Stakes, seat: int) -> None:
        self._unseen = unseen
        self._policy = policy
        self._stakes = stakes
        self._seat = seat

    def best(self, ways: Sequence[Way], iterations: int, least_z: float, rng: Random, watch: Watch) -> Found:
        """The way to go: the first, unless another beats it by `least_z` standard errors."""
        going = list(range(len(ways)))
        done = 0
        capped = False
        trial = max(len(going), iterations // _FIRST_SHARE)
        while len(going) > 1 and done < iterations and not capped:
            for _ in range(max(1, min(trial, iterations - done) // len(going))):
                if watch.expired():
                    capped = True
                    break
                self._play([ways[number] for number in going], rng)
                done += len(going)
                watch.progress(min(1.0, done / iterations))
            ranked = sorted(going[1:], key=lambda number: -self._gain(ways, number))
            going = [going[0], *ranked[: max(1, int((len(ranked) + 1) * _KEPT))]]
        others = [number for number in going[1:] if len(ways[number].worths) > 1]
        if not others:
            return Found(0, min(1, len(ways) - 1), capped)
        best = max(others, key=lambda number: self._gain(ways, number))
        if self._gain(ways, best) > least_z * self._error(ways, best):
            return Found(best, 0, capped)
        return Found(0, best, capped)

    def _play(self, ways: Sequence[Way], rng: Random) -> None:
        world = self._unseen.world(rng)
        policies = [self._policy] * ways[0].play.seats
        seat = self._seat
        for way in ways:
            play = world.put_into(way.play, seat)
            chance = Random(world.seed)
            if way.draws:
                play.draw(chance)
            play_out(play, policies, _MOST_TURNS, chance)
            way.worths.append(self._stakes.worth(play, seat))
            way.outs += play.out == seat
            way.rivals_out += play.phase == OVER and play.out not in {seat, NONE}
            way.opened += play.opened[seat]
            way.caught += max(0, play.points()[seat])

    def _gain(self, ways: Sequence[Way], number: int) -> float:
        """By how much a way beat the first in the worlds where both were played."""
        worths = ways[number].worths
        if not worths:
            return 0.0
        return fmean(worths) - fmean(ways[0].worths[: len(worths)])

    def _error(self, ways: Sequence[Way], number: int) -> float:
        """The standard error of that."""
        worths = ways[number].worths
        differences = [own - first for own, first in zip(worths, ways[0].worths, strict=False)]
        mean = fmean(differences)
        squares = sum((difference - mean) ** 2 for difference in differences)
        return sqrt(squares / (len(differences) - 1) / len(differences))
