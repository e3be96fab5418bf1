"""The judgement of a decision: compared with that of the strongest level, from the view of the seat alone.

Both ways go on in the same worlds, drawn anew after the strongest level has chosen, so that its choice is not flattered
by the worlds it was chosen in. A sampled card never decides alone: only the average and its error count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Final

from game.engine import Action, AnyGame, SeatView, State, stream
from game.melds.common import Discard
from game.opponents.playouts import PlayoutResult
from game.opponents.protocol import Explanation, Opponents, agent_for, levels_of, opponents_of
from game.opponents.reasons import Names
from game.opponents.sequels import OutcomeDifference, outcome_differences
from game.review.decisions import Choice, in_text
from game.review.plans import plan_after

LOOKS: Final = 60
"""Worlds after which the strongest level is asked to make up its mind."""
MISTAKE: Final = 0.1
"""The part of what a round typically comes to from which on a cost is a mistake; a smaller one is a slip."""
_MOST_BATCHES: Final = 8
"""How many times the usual number of worlds are looked at, at most, where a cost is likely but not sure."""
_CERTAIN: Final = 2.0
"""Standard errors by which two ways must differ for the difference to be certain."""
_NOTHING: Final = 0.005
"""The part of what a round typically comes to below which a difference is none, however sure it is."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what it was worth."""

    number: int
    """The number of actions in effect before it."""
    round: int
    done: tuple[str, ...]
    """The actions, as records write them."""
    better: tuple[str, ...] = ()
    """The move of the strongest level; empty where it was the same."""
    cost: float = 0.0
    """The points by which the other way is better on average; negative where it is worse."""
    error: float = 0.0
    """The standard error of that."""
    chance: float | None = None
    """The part of the chance of the match that was given away, from 0 to 1; None where it is not known."""
    reason: str = ""
    """A key of the game's explanations, of what can be seen to part the two ways; empty for none."""
    params: tuple[tuple[str, str | int], ...] = ()
    partings: tuple[OutcomeDifference, ...] = ()
    """The sequels that differ between both ways, the weightiest first."""
    probable: bool = False
    """Whether it probably cost as much as a mistake, though the difference is not sure."""
    repeats: int | None = None
    """The number of an earlier decision that missed the same: the points are charged there alone."""
    reach: float | None = None
    """The best lead in the round that could still be reached, by the worlds played out; None where none was."""
    made_good: float = 0.0
    """The points of the cost that luck made up for later: they are not charged."""
    plan: tuple[str, ...] = ()
    """The next moves of the strongest level in that turn, where the better way only begins it and nothing unseen comes.
    """

    @property
    def margin(self) -> float:
        """The possible error of the cost, either way."""
        return _CERTAIN * self.error

    @property
    def charged(self) -> float:
        """The points that count in the round, negative for a gain."""
        return self.cost - self.made_good

    @property
    def is_clear(self) -> bool:
        """Whether a difference was found."""
        return abs(self.cost) > self.margin and self.cost != 0.0

    @property
    def is_dear(self) -> bool:
        """Whether it cost something, for sure or probably."""
        return self.cost > 0.0 and (self.is_clear or self.probable)

    @property
    def counts(self) -> bool:
        """Whether it made a difference that is not charged to an earlier decision."""
        return (self.is_clear or self.is_dear) and self.repeats is None


@dataclass(slots=True)
class QuestionLimit:
    """A watch that runs out after so many looks at it, however long they take: the same on every machine."""

    left: int = LOOKS

    def expired(self) -> bool:
        """Whether it was asked often enough."""
        self.left -= 1
        return self.left < 0

    def progress(self, done: float) -> None:
        """Ignore the progress of a part of a decision."""


def judged(game: AnyGame, choice: Choice, seed: int, worlds: int | None = None, looks: int = LOOKS) -> Judged:
    """Judge a decision in as many worlds as the game takes, or as given; the same question has the same answer."""
    strongest = levels_of(game)[-1].name
    rng = stream(seed, "review", choice.number)
    decision = agent_for(game, strongest).decide(choice.view, rng, QuestionLimit(looks))
    better = (decision.action, *decision.then)
    plain = Judged(choice.number, choice.round, in_text(choice.actions))
    if sorted(in_text(better)) == sorted(plain.done):
        return plain
    opponents = opponents_of(game)
    limit = MISTAKE * opponents.swing
    batch = worlds or opponents.worlds
    own, other = compared(game, choice, better, rng, batch)
    mean, error = _difference(own, other)
    # what may have cost something is looked at longer, twice as long each time: it may be sure, or turn out to be none
    while limit / 4 < mean <= _CERTAIN * error and len(own) < _MOST_BATCHES * batch:
        more = compared(game, choice, better, rng, len(own))
        own, other = own + more[0], other + more[1]
        mean, error = _difference(own, other)
    chances = [
        best.chance - worth.chance
        for worth, best in zip(own, other, strict=True)
        if best.chance is not None and worth.chance is not None
    ]
    if abs(mean) * game.round_scale < _NOTHING * opponents.swing:
        mean = 0.0
    parting = opponents.parts(choice.view, better, choice.actions)
    of_better = decision.explanation if _is_of_better_alone(decision.explanation, better, choice.actions) else None
    explanation = _seen(opponents, parting, of_better)
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
        reach=max(worth.lead + (0.0 if worth.over else opponents.swing) for worth in (*own, *other)),
        probable=limit <= mean <= _CERTAIN * error,
    )
    if not found.is_dear:
        return found
    discards = all(len(way) == 1 and isinstance(way[0], Discard) for way in (better, choice.actions))
    better_sequels, instead = ([worth.sequels for worth in worths] for worths in (other, own))
    plan = plan_after(game, choice.view, better, seed, lambda: QuestionLimit(looks))
    return replace(
        found, partings=outcome_differences(better_sequels, instead, mean, discards=discards), plan=in_text(plan)
    )


def _is_of_better_alone(chosen: Explanation | None, better: Sequence[Action], done: Sequence[Action]) -> bool:
    """Whether a reason of the better way may part it from the other: of two ways of a kind it must name cards."""
    if chosen is None or type(better[0]) is not type(done[0]):
        return True
    return any(isinstance(value, str) for _name, value in chosen.params)


def _seen(
    opponents: Opponents[SeatView, Action], parting: Explanation | None, chosen: Explanation | None
) -> Explanation | None:
    """Return a visible difference of both ways; else the reason for the better one, unless that compares it with a
    third.
    """
    if parting is not None:
        return None if opponents.reason(parting).names is Names.NOTHING else parting
    return chosen if chosen is not None and opponents.reason(chosen).names_itself else None


def compared(
    game: AnyGame, choice: Choice, better: Sequence[Action], rng: Random, worlds: int
) -> tuple[list[PlayoutResult], list[PlayoutResult]]:
    """World by world what was done is worth, and what the better way is."""
    playout = opponents_of(game).playout
    found: tuple[list[PlayoutResult], list[PlayoutResult]] = ([], [])
    for _ in range(worlds):
        world = game.determinize(choice.view, rng)
        luck = rng.random()
        for way, worths in zip((choice.actions, better), found, strict=True):
            worths.append(playout(_after(game, world, way), choice.seat, Random(luck)))
    return found


def _difference(own: Sequence[PlayoutResult], other: Sequence[PlayoutResult]) -> tuple[float, float]:
    """How much more the other way brings, in points of a round, with the standard error of that."""
    return mean_and_error([best.lead - worth.lead for worth, best in zip(own, other, strict=True)])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of at least two values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _after(game: AnyGame, state: State, actions: Sequence[Action]) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state
