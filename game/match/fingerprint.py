"""A short text that is equal for equal states, on every machine and in every process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

from game.engine import Deals


def fingerprint(state: Any) -> str:
    """Sixteen hexadecimal digits for a game's state.

    Where its orders of cards come from is left out: a resumed match takes from the record what it first took from the
    seed. A class that was renamed since records of it were written says in `hashed_as` what it was called.
    """
    return sha256(_canonical(state).encode()).hexdigest()[:16]


def _canonical(value: Any) -> str:
    if isinstance(value, Deals):
        return "deals"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if is_dataclass(value):
        members = ",".join(f"{entry.name}={_canonical(getattr(value, entry.name))}" for entry in fields(value))
        return f"{getattr(value, 'hashed_as', type(value).__name__)}({members})"
    if isinstance(value, (tuple, list)):
        return f"[{','.join(map(_canonical, value))}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{','.join(sorted(map(_canonical, value)))}}}"
    if isinstance(value, Mapping):
        return f"{{{','.join(sorted(f'{_canonical(key)}:{_canonical(held)}' for key, held in value.items()))}}}"
    return str(value)
