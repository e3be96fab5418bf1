"""The keys of reasons: each declares what its sentence names."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from typing import Self


class Names(Enum):
    """What the sentence of a reason names."""

    NOTHING = auto()
    """Nothing that can be seen: points alone, or that another way is as good."""
    ITSELF = auto()
    """Something that can be seen, of nothing but the way that was chosen."""
    ANOTHER = auto()
    """What parts that way from the next best one, which need not be what somebody did."""


class ReasonKey(StrEnum):
    """A key of a game's phrases, declared with what its sentence names."""

    names: Names

    def __new__(cls, key: str, names: Names) -> Self:
        """Every member says both."""
        member = str.__new__(cls, key)
        member._value_ = key
        member.names = names
        return member
