"""Events of every game of the family, one dataclass a kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine import Event


class PublicTurned(Event):
    """The public card was turned up."""

    reveals: ClassVar[bool] = True


class Passed(Event):
    """A player who was asked for a contract passed in the first round."""


class PassedAgain(Event):
    """A player who was asked for a contract passed in the second round, for good."""


class ThrownIn(Event):
    """Every player passed, and nothing is played."""


class RaiseDeclined(Event):
    """A player did not raise the stake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectDeclared(Event):
    """A project was declared: everybody hears of which kind it is."""

    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectShown(Event):
    """A declared project was laid open."""

    reveals: ClassVar[bool] = True

    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectBeaten(Event):
    """A declared project does not count, because the other team has shown a better one."""

    kind: str
    by: int
    """The seat with the best project."""
    better: str
    """The kind of the project that beats it."""


class CardPlayed(Event):
    """A card was played to the trick."""


class TrickWon(Event):
    """A trick was completed and went to its winner."""
