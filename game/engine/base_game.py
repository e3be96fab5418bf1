"""`BaseGame`: the methods of `Game` that all games share; the rest belongs to the class of a game, see there for each
method.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from decimal import Decimal
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from game.engine.events import Event
from game.engine.game import Seat, State
from game.engine.questions import Question
from game.engine.refusal import IllegalActionError, Refusal
from game.engine.score_sheet import ScoreSheet
from game.engine.scores import ScoreLine, Standing, sole_best, team_points


def values_of(common: type, source: object) -> dict[str, Any]:
    """The values that `source` has in the fields of the dataclass `common`, which it extends, by name."""
    return {name: getattr(source, name) for name in _names(common)}


@cache
def _names(common: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(common))


S = TypeVar("S", bound=State)
A = TypeVar("A")
V = TypeVar("V")


class BaseGame(Generic[S, A, V]):
    """A game made of the functions of its rules; its class says the facts and adds the methods that are missing here.

    These are `new_match`, `actor` and `outcome`, and in a game of melds `appraise` and `hand_points`.
    """

    name: str
    options: type[Any]
    seats: range
    team_of_seat: tuple[int, ...]
    """The team of each seat when as many play as can; fewer leave out the last seats."""
    fewest_win: bool = False
    round_scale: int = 1
    day_rounds: int = 1
    rules_version: int
    hashed_as: Mapping[str, str] = MappingProxyType({})
    contract_phases: frozenset[str] = frozenset()
    sheet: ScoreSheet
    questions: tuple[Question, ...] = ()
    events: tuple[type[Event], ...]

    def __init__(
        self,
        refusal: Callable[[S, A], Refusal | None],
        actions: Callable[[S], Iterator[A]],
        apply: Callable[[S, A], tuple[S, tuple[Event, ...]]],
        parse: Callable[[str], A],
        view: Callable[[S, Seat], V],
        determinize: Callable[[V, Random], S],
        score: Callable[[S], tuple[ScoreLine, ...]],
    ) -> None:
        """Each function does what the method of its name says; `apply` gets legal actions only."""
        self._refusal = refusal
        self._actions = actions
        self._apply = apply
        self._parse = parse
        self._view = view
        self._determinize = determinize
        self._score = score

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; raises `ValueError` for a number of players that the game is not for."""
        if seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise ValueError(f"{self.name.title()} is for {allowed} players, not {seats}")
        return self.team_of_seat[:seats]

    def refusal(self, state: S, action: A) -> Refusal | None:
        """Why the actor may not do this, or None."""
        return self._refusal(state, action)

    def actions(self, state: S) -> Iterator[A]:
        """Every legal action, lazily and in a fixed order."""
        return self._actions(state)

    def apply(self, state: S, action: A, *, judged: bool = False) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal action and what happened; raises `IllegalActionError` for a refused one."""
        refused = None if judged else self._refusal(state, action)
        if refused is not None:
            raise IllegalActionError(refused)
        return self._apply(state, action)

    def parse(self, text: str) -> A:
        """The action that `str(action)` wrote; raises `ActionSyntaxError`."""
        return self._parse(text)

    def view(self, state: S, seat: Seat) -> V:
        """All that `seat` may know."""
        return self._view(state, seat)

    def determinize(self, view: V, rng: Random) -> S:
        """A full state that fits the view."""
        return self._determinize(view, rng)

    def score(self, state: S) -> tuple[ScoreLine, ...]:
        """The score lines of a round just over; empty while one is in play."""
        return self._score(state)

    def standing(self, state: S) -> Standing:
        """Round, phase, totals, and what the score lines of a round just over add up to."""
        over = state.phase.key in ("round_over", "match_over")
        points = team_points(self._score(state), len(state.totals)) if over else None
        return Standing(state.round, state.phase.key, state.totals, points)

    def round_winners(self, state: S) -> tuple[int, ...]:
        """The team with more points than any other in a round just over, if one has; none while one is in play."""
        points = self.standing(state).round_points
        return () if points is None else sole_best(points)

    def round_traits(self, state: S) -> tuple[str, ...]:
        """No words for statistics unless the game has some."""
        return ()

    def raw_points(self, state: S) -> tuple[Decimal, ...] | None:
        """None unless something is won in the game by the play of the cards alone."""
        return None

    def counted(self, state: S) -> tuple[Decimal, ...]:
        """Return nothing; a game in which points count before the end of a round overrides it."""
        return tuple(Decimal(0) for _team in state.totals)
