"""The keys of reasons: each declares what its sentence names."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from typing import Final, Self

OF_HIDDEN: Final = True
"""The reason reckons with hidden cards."""


class Names(Enum):
    """The things that the sentence of a reason names."""

    NOTHING = auto()
    """Nothing visible: points alone, or that another way is as good."""
    ITSELF = auto()
    """Something that can be seen, of nothing but the way that was chosen."""
    BONUS = auto()
    """A bonus for the cards of a meld: at its foot the table shows how near it is."""
    ANOTHER = auto()
    """The difference from the next best way, which need not be the chosen one."""


class ReasonKey(StrEnum):
    """A key of a game's phrases, declared with what its sentence names."""

    names: Names
    of_hidden: bool
    """Whether it reckons with hidden cards, in points or as what may still come."""

    def __new__(cls, key: str, names: Names, of_hidden: bool = False) -> Self:
        """Every member says what it names."""
        member = str.__new__(cls, key)
        member._value_ = key
        member.names = names
        member.of_hidden = of_hidden
        return member

    @property
    def names_itself(self) -> bool:
        """Whether it names something that can be seen, of nothing but the way that was chosen."""
        return self.names in {Names.ITSELF, Names.BONUS}
