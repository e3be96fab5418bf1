"""Opponents: functions of a view, a random stream and a watch; and the opponents of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from game.engine import Action, Game
from game.games import INFOS
from game.opponents.advice import Advice, NoAdvice
from game.opponents.bents import plain_level
from game.opponents.levels import LEVELS, Level, UnknownLevelError
from game.opponents.playouts import Playout
from game.opponents.reasons import ReasonKey

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an action was chosen: a key of the game's phrases and its parameters; never a card that was only sampled."""

    key: str
    params: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[A_co]):
    """The decision of an agent."""

    action: A_co
    """An action of the game that the view belongs to."""
    explanation: Explanation | None = None
    capped: bool = False
    """The time ran out before the level's iterations were done."""
    then: tuple[A_co, ...] = ()
    """Actions that belong to it and are done along with it at a table, such as taking more cards from a pile."""


class Watch(Protocol):
    """Tells an agent when to stop, and takes its progress."""

    def expired(self) -> bool:
        """Whether the budget is used up or the request was cancelled: decide now with what is known."""

    def progress(self, done: float) -> None:
        """Report the part of the work that is done, from 0 to 1."""


class Agent(Protocol[V_contra, A_co]):
    """An opponent of one level: from views of its game to its actions. It keeps nothing between decisions."""

    def decide(self, view: V_contra, rng: Random, watch: Watch) -> Decision[A_co]:
        """Choose a legal action for the seat of the view, which is the one to act; between rounds the way on.

        The same view, the same stream and a watch that never expires give the same decision.
        """


@dataclass(frozen=True, slots=True)
class Opponents(Generic[V, A]):
    """The opponents of one game: the value that its package exports as `OPPONENTS`."""

    levels: Mapping[str, Callable[[], Agent[V, A]]]
    """Makers of an opponent of each level, by its name."""
    heuristic: Callable[[], Agent[V, A]]
    """Makes the agent that decides without search and needs no watch."""
    playout: Playout
    """Values positions when decisions are reviewed."""
    reasons: Sequence[ReasonKey]
    """All reasons of explanations."""
    worlds: int = 48
    """The number of worlds in which two decisions are compared: more where rounds are soon played out."""
    swing: float = 100.0
    """The typical distance between the rounds of two teams, in points: mistakes are graded by it."""
    joins: Callable[[A, A], bool] = lambda _first, _next: False
    """Whether an action only goes on with what the one before it decided, such as taking another card of the pile."""
    parts: Callable[[V, Sequence[A], Sequence[A]], Explanation | None] = lambda _view, _better, _done: None
    """Return the visible difference of two ways to go on, of which the first is held to be better; None where they are
    no such alternatives, as two discards are.
    """
    advice: Advice[V, A] = field(default_factory=NoAdvice)
    """What judges the turns of a person at the table."""
    bents: Mapping[str, Callable[[], Agent[V, A]]] = field(default_factory=dict)
    """The agents of levels with a bent, such as `club/bold`; a level without one plays as it is."""

    def reason(self, explanation: Explanation) -> ReasonKey:
        """The key with what is declared of it; raises `KeyError` for a reason of another game."""
        return {each.value: each for each in self.reasons}[explanation.key]


class NoDeadline:
    """A watch that never expires."""

    def expired(self) -> bool:
        """Never."""
        return False

    def progress(self, done: float) -> None:
        """Ignore the progress."""


S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class RandomAgent(Generic[S, A, V]):
    """Plays any game: it asks the rules, in a state that fits its view, what is legal."""

    game: Game[S, A, V]

    def decide(self, view: V, rng: Random, watch: Watch) -> Decision[A]:
        """One of the legal actions, each as likely as the others; raises `ValueError` where the match is over."""
        luck = rng.random()
        actions = tuple(self.game.actions(self.game.determinize(view, rng)))
        if not actions:
            raise ValueError("the match is over: there is no action to choose")
        watch.progress(1.0)
        return Decision(actions[int(luck * len(actions))])


def opponents_of(game: Game[S, A, V]) -> Opponents[V, A]:
    """The opponents of a game, imported now if they were not before."""
    return cast(Opponents[V, A], INFOS[game.name].load("opponents", "OPPONENTS"))


def levels_of(game: Game[S, A, V]) -> tuple[Level, ...]:
    """The levels at which the game can be played, weakest first; `random` plays every game."""
    playable = INFOS[game.name].levels
    return tuple(level for level in LEVELS.values() if level.name == "random" or level.name in playable)


def strongest_level(game: Game[S, A, V], within_ms: int) -> Level:
    """The strongest level of the game whose budget is no longer than that; `random` where every other takes longer."""
    return [level for level in levels_of(game) if level.budget_ms <= within_ms or level.name == "random"][-1]


def agent_for(game: Game[S, A, V], level: str) -> Agent[V, A]:
    """An opponent of the level, which may be written with a bent.

    Raises `UnknownLevelError`, whose text names the levels there are.
    """
    if level == "random":
        return RandomAgent(game)
    opponents = opponents_of(game)
    factory = opponents.bents.get(level) or opponents.levels.get(plain_level(level))
    if factory is None:
        known = ", ".join(each.name for each in levels_of(game))
        raise UnknownLevelError(f"unknown level {level!r} (there are: {known})")
    return factory()


def heuristic_action(game: Game[S, A, V], view: V, rng: Random) -> A:
    """Return the move of the heuristic policy, which is always legal, for an agent that may not think."""
    return heuristic_decision(game, view, rng).action


def heuristic_decision(game: Game[S, A, V], view: V, rng: Random) -> Decision[A]:
    """Return the move of the heuristic policy with its reason, for hints."""
    return opponents_of(game).heuristic().decide(view, rng, NoDeadline())
