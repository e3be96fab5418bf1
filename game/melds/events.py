"""The events that games of melds have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine import Event


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card was drawn from the stock."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A card was taken from the discards."""


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A new meld was laid."""


@dataclass(frozen=True, slots=True)
class Added(Event):
    """Cards were added to a meld."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was put on the discards."""


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player got rid of all cards."""
