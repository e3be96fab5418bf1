"""One state of a match and what was found out about it: a state never changes, so everything is found out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, Generic, TypeVar

from game.engine import Deals, Event, Game, IllegalActionError, Refusal, Seat


def fingerprint(state: object, hashed_as: Mapping[str, str]) -> str:
    """Sixteen hexadecimal digits for a game's state.

    Where its orders of cards come from is left out: a resumed match takes from the record what it first took from the
    seed. What was renamed since records of it were written keeps its first name here: a class says in `hashed_as` what
    it was called, the game says it of members of enums (see `Game.hashed_as`). Options that came later are left out
    where they have their default.
    """
    return sha256(_canonical(state, hashed_as).encode()).hexdigest()[:16]


def _canonical(value: object, hashed_as: Mapping[str, str]) -> str:
    if isinstance(value, Deals):
        return "deals"
    if isinstance(value, Enum):
        name = f"{type(value).__name__}.{value.name}"
        return hashed_as.get(name, name)
    if isinstance(value, (int, str)):  # cards among them; most of a state, so they are asked for early
        return str(value)
    if isinstance(value, (tuple, list)):
        return f"[{','.join(_canonical(entry, hashed_as) for entry in value)}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{','.join(sorted(_canonical(entry, hashed_as) for entry in value))}}}"
    if isinstance(value, Mapping):
        entries = (f"{_canonical(key, hashed_as)}:{_canonical(entry, hashed_as)}" for key, entry in value.items())
        return f"{{{','.join(sorted(entries))}}}"
    if is_dataclass(value):
        kind: Any = type(value)
        unhashed = _unhashed(kind)
        members = ",".join(
            f"{name}={_canonical(getattr(value, name), hashed_as)}"
            for name in _names(kind)
            if name not in unhashed or getattr(value, name) != unhashed[name]
        )
        return f"{getattr(value, 'hashed_as', kind.__name__)}({members})"
    return str(value)


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(entry.name for entry in fields(kind))


@cache
def _unhashed(kind: type[Any]) -> Mapping[str, object]:
    """Members that are left out where they have this value (see `option`)."""
    return {entry.name: entry.default for entry in fields(kind) if not entry.metadata.get("hashed_at_default", True)}


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

Step = tuple[S, tuple[Event, ...]]
"""The state after an action, and what happened."""


class Moment(Generic[S, A, V]):
    """Views of each seat, and what would come of actions."""

    def __init__(self, game: Game[S, A, V], state: S) -> None:
        self.state = state
        self.actor = game.actor(state)
        """The seat whose action is awaited."""
        self._game = game
        self._views: dict[Seat, V] = {}
        self._judged: dict[tuple[A, ...], Refusal | None] = {(): None}
        self._steps: dict[tuple[A, ...], tuple[Step[S], ...]] = {(): ()}

    def view(self, seat: Seat) -> V:
        """All that `seat` may know: the game's own dataclass."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self.state, seat)
        return self._views[seat]

    def why_not(self, actions: Sequence[A]) -> Refusal | None:
        """The first refusal met when doing the actions one after the other, or None if all are allowed."""
        wanted = tuple(actions)
        if wanted not in self._judged:
            before = wanted[:-1]
            refusal = self.why_not(before)
            self._judged[wanted] = refusal or self._game.refusal(self._after(before), wanted[-1])
        return self._judged[wanted]

    def steps(self, actions: Sequence[A]) -> tuple[Step[S], ...]:
        """Return the steps that the actions make; raises `IllegalActionError` for the first refused one."""
        refusal = self.why_not(actions)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self._taken(tuple(actions))

    def _taken(self, actions: tuple[A, ...]) -> tuple[Step[S], ...]:
        if actions not in self._steps:
            before = actions[:-1]
            step = self._game.apply(self._after(before), actions[-1], judged=True)
            self._steps[actions] = (*self._taken(before), step)
        return self._steps[actions]

    def _after(self, actions: tuple[A, ...]) -> S:
        return self._taken(actions)[-1][0] if actions else self.state


@dataclass(frozen=True, slots=True)
class Done(Generic[S, A, V]):
    """An action that may be taken back: what was before it."""

    before: Moment[S, A, V]
    action: A
    logged: int
    """The length of the round's log before it."""
    entry: int
    """The number of the input: actions of one input were done together and are taken back together."""
