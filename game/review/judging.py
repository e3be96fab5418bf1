"""What a decision was worth, held against what the strongest level would have done, from what the seat saw alone.

Both ways go on in the same worlds, drawn anew after the strongest level has chosen, so that its choice is not flattered
by the worlds it was chosen in. A sampled card never decides alone: only the average and its error are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Final

from game.engine import Action, AnyGame, SeatView, State, stream
from game.melds.common import Discard
from game.opponents.playouts import Worth
from game.opponents.protocol import Explanation, Opponents, agent_for, levels_of, opponents_of
from game.opponents.reasons import Names
from game.opponents.sequels import OutcomeDifference, partings
from game.review.decisions import Choice, in_text
from game.review.plans import plan_after

LOOKS: Final = 60
"""Worlds after which the strongest level is asked to make up its mind."""
_CERTAIN: Final = 2.0
"""Standard errors by which two ways must differ for the difference to be told as one."""
_NOTHING: Final = 0.005
"""The part of what a round typically comes to below which a difference is none, however sure it is."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what it was worth."""

    number: int
    """How many actions were in effect before it."""
    round: int
    done: tuple[str, ...]
    """The actions, as records write them."""
    better: tuple[str, ...] = ()
    """What the strongest level would have done; empty where it was the same."""
    cost: float = 0.0
    """How many points the other way brought more on average; negative where it brought less."""
    error: float = 0.0
    """The standard error of that."""
    chance: float | None = None
    """How much of the chance of the match was given away, from 0 to 1; None where that is not known."""
    reason: str = ""
    """A key of the game's explanations, of what can be seen to part the two ways; empty for none."""
    params: tuple[tuple[str, str | int], ...] = ()
    """Its parameters."""
    partings: tuple[OutcomeDifference, ...] = ()
    """What came about more or less often by the better way, what mattered most first."""
    plan: tuple[str, ...] = ()
    """How the strongest level goes on in that turn, where the better way only begins it and nothing unseen comes."""

    @property
    def margin(self) -> float:
        """How far the truth may lie from the cost, either way."""
        return _CERTAIN * self.error

    @property
    def is_clear(self) -> bool:
        """Whether a difference was found."""
        return abs(self.cost) > self.margin and self.cost != 0.0

    @property
    def is_dear(self) -> bool:
        """Whether it cost something for sure."""
        return self.is_clear and self.cost > 0.0


@dataclass(slots=True)
class Looks:
    """A watch that runs out after so many looks at it, however long they take: the same on every machine."""

    left: int = LOOKS

    def expired(self) -> bool:
        """Whether it was looked at often enough."""
        self.left -= 1
        return self.left < 0

    def progress(self, done: float) -> None:
        """Nobody waits for a part of a decision."""


def judged(game: AnyGame, choice: Choice, seed: int, worlds: int | None = None, looks: int = LOOKS) -> Judged:
    """What a decision was worth, in as many worlds as the game takes or as said; asked anew, the same."""
    strongest = levels_of(game)[-1].name
    rng = stream(seed, "review", choice.number)
    decision = agent_for(game, strongest).decide(choice.view, rng, Looks(looks))
    better = (decision.action, *decision.then)
    plain = Judged(choice.number, choice.round, in_text(choice.actions))
    if sorted(in_text(better)) == sorted(plain.done):
        return plain
    opponents = opponents_of(game)
    own, other = compared(game, choice, better, rng, worlds or opponents.worlds)
    mean, error = mean_and_error([best.lead - worth.lead for worth, best in zip(own, other, strict=True)])
    chances = [
        best.chance - worth.chance
        for worth, best in zip(own, other, strict=True)
        if best.chance is not None and worth.chance is not None
    ]
    if abs(mean) * game.round_scale < _NOTHING * opponents.swing:
        mean = 0.0
    explanation = _seen(opponents, opponents.parts(choice.view, better, choice.actions), decision.explanation)
    found = Judged(
        choice.number,
        choice.round,
        plain.done,
        in_text(better),
        mean,
        error,
        sum(chances) / len(chances) if chances else None,
        explanation.key if explanation is not None else "",
        explanation.params if explanation is not None else (),
    )
    if not found.is_dear:
        return found
    discards = all(len(way) == 1 and isinstance(way[0], Discard) for way in (better, choice.actions))
    cames, instead = ([worth.came for worth in worths] for worths in (other, own))
    plan = plan_after(game, choice.view, better, seed, lambda: Looks(looks))
    return replace(found, partings=partings(cames, instead, mean, discards=discards), plan=in_text(plan))


def _seen(
    opponents: Opponents[SeatView, Action], parting: Explanation | None, chosen: Explanation | None
) -> Explanation | None:
    """What can be seen to part both ways; else why the better one was chosen, unless it is weighed against a third."""
    if parting is not None:
        return None if opponents.reason(parting).names is Names.NOTHING else parting
    return chosen if chosen is not None and opponents.reason(chosen).names_itself else None


def compared(
    game: AnyGame, choice: Choice, better: Sequence[Action], rng: Random, worlds: int
) -> tuple[list[Worth], list[Worth]]:
    """World by world what was done is worth, and what the better way is."""
    playout = opponents_of(game).playout
    found: tuple[list[Worth], list[Worth]] = ([], [])
    for _ in range(worlds):
        world = game.determinize(choice.view, rng)
        luck = rng.random()
        for way, worths in zip((choice.actions, better), found, strict=True):
            worths.append(playout(_after(game, world, way), choice.seat, Random(luck)))
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of at least two values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _after(game: AnyGame, state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state
