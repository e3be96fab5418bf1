"""A short text that is equal for equal states, on every machine and in every process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any

from game.engine import Deals


def fingerprint(state: object, hashed_as: Mapping[str, str]) -> str:
    """Sixteen hexadecimal digits for a game's state.

    Where its orders of cards come from is left out: a resumed match takes from the record what it first took from the
    seed. What was renamed since records of it were written keeps its first name here: a class says in `hashed_as` what
    it was called, the game says it of members of enums (see `Game.hashed_as`).
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
        members = ",".join(f"{name}={_canonical(getattr(value, name), hashed_as)}" for name in _names(kind))
        return f"{getattr(value, 'hashed_as', kind.__name__)}({members})"
    return str(value)


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(entry.name for entry in fields(kind))
