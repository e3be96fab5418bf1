"""What a decision was worth, held against what the strongest level would have done, from what the seat saw alone.

Both ways go on in the same worlds, drawn anew after the strongest level has chosen, so that its choice is not flattered
by the worlds it was chosen in. A sampled card never decides alone: only the average and its error are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from game.engine import Action, AnyGame, State, stream
from game.opponents.playouts import Worth
from game.opponents.protocol import agent_for, levels_of, opponents_of
from game.review.decisions import Choice, in_text

LOOKS: Final = 60
"""Worlds after which the strongest level is asked to make up its mind."""
_CERTAIN: Final = 2.0
"""Standard errors by which two ways must differ for the difference to be told as one."""


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
    """A key of the game's explanations; empty for none."""
    params: tuple[tuple[str, str | int], ...] = ()
    """Its parameters."""

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
    leads, chances = compared(game, choice, better, rng, worlds or opponents_of(game).worlds)
    explanation = decision.explanation
    mean, error = mean_and_error(leads)
    return Judged(
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


def compared(
    game: AnyGame, choice: Choice, better: Sequence[Action], rng: Random, worlds: int
) -> tuple[list[float], list[float]]:
    """World by world by how many points the other way is better, and by how much of the chance of the match."""
    playout = opponents_of(game).playout
    leads: list[float] = []
    chances: list[float] = []
    for _ in range(worlds):
        world = game.determinize(choice.view, rng)
        luck = rng.random()
        found: list[Worth] = []
        for way in (better, choice.actions):
            found.append(playout(_after(game, world, way), choice.seat, Random(luck)))
        other, own = found
        leads.append(other.lead - own.lead)
        if other.chance is not None and own.chance is not None:
            chances.append(other.chance - own.chance)
    return leads, chances


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of at least two values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _after(game: AnyGame, state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state
