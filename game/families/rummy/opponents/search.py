"""Which of some ways to go on wins most over worlds that fit what was seen: the search of the level strong.

Every way is played to the end of the round by the quick policy of the lean core, in the same worlds for all ways. Ways
that fall behind are dropped, so that the rest is played in more worlds. The first way is Club's, and what Club thinks
of the others counts for as much as the worlds leave open: much after a few of them, next to nothing after hundreds.
A way that is Club's but for a discard against which something plain speaks has to win by more than chance alone may
make: how everybody goes on in these worlds is but near to what they will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from random import Random
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
_SPREAD: Final = 4.0
"""By how many points the ways that are thought of truly differ from Club's word of them, more or less."""
_CLUBS_WORD: Final = 1.0
"""How many points a way is worse for each that Club takes it to be worse, before any world is played."""
_CLEAR: Final = 1.0
"""Standard errors by which a way against which something plain speaks has to beat Club's, where both were played."""


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
        worth = fsum(others) / len(others) - points[seat] + (self.out if play.out == seat else 0.0)
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
    behind: float = 0.0
    """By how many points Club takes it to be worse than its own way."""
    doubtful: bool = False
    """Whether it is Club's way but for the discard, which gets rid of fewer points or makes a run less likely that the
    opening lacks.
    """
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

    def best(self, ways: Sequence[Way], iterations: int, rng: Random, watch: Watch) -> Found:
        """The way to go: the first, unless another is likely to be better."""
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
            ranked = sorted(going[1:], key=lambda number: -likely_gain(ways[0], ways[number]))
            going = [going[0], *ranked[: max(1, int((len(ranked) + 1) * _KEPT))]]
        if len(ways) < 2:
            return Found(0, 0, capped)
        best = max(going[1:], key=lambda number: likely_gain(ways[0], ways[number]))
        return Found(best, 0, capped) if beats(ways[0], ways[best]) else Found(0, best, capped)

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


def beats(first: Way, way: Way) -> bool:
    """Whether a way is likely to beat the first; by more than chance alone may do, where it is doubtful."""
    mean, error = _gained(first, way)
    return likely_gain(first, way) > 0.0 and not (way.doubtful and mean < _CLEAR * sqrt(error))


def likely_gain(first: Way, way: Way) -> float:
    """By how much a way is likely to beat the first, from the worlds where both were played and from Club's word."""
    doubt = -_CLUBS_WORD * way.behind
    if len(way.worths) < 2:
        return doubt
    mean, error = _gained(first, way)
    return doubt + (mean - doubt) * _SPREAD**2 / (_SPREAD**2 + error)


def _gained(first: Way, way: Way) -> tuple[float, float]:
    """The mean gain of a way over the first, in the worlds where both were played, and its squared standard error."""
    count = len(way.worths)
    if count < 2:
        return 0.0, 0.0
    differences = [own - other for own, other in zip(way.worths, first.worths, strict=False)]
    mean = fsum(differences) / count
    return mean, sum((difference - mean) ** 2 for difference in differences) / (count - 1) / count
