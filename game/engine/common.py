"""What the state of a game and the view of a seat have in common: a dataclass that both extend, and its values."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any


def values_of(common: type, source: object) -> dict[str, Any]:
    """By name the values of the fields of the dataclass `common`, as `source`, which extends it, has them."""
    return {name: getattr(source, name) for name in _names(common)}


@cache
def _names(common: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(common))
