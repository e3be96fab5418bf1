"""The entry of a game in the battery."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.cards import Face
from game.engine import AnyGame
from game.games import GAMES

State = Any
Action = Any


@dataclass(frozen=True)
class Entry:
    """One game and what cannot be asked of its contract."""

    name: str
    deck: tuple[Face, ...]
    option_sets: tuple[Mapping[str, object], ...]
    """Choices of options that together use each value."""
    lively: Callable[[Sequence[Action], Random], Action]
    """A choice among legal actions by which matches come to their end."""
    cards: Callable[[State], Sequence[Face]]
    """Every card of a state, wherever it lies."""
    hidden_moved: Callable[[State, int, Random], State]
    """The state with the cards that the seat cannot know exchanged among their places."""
    variants: Callable[[Action, Random], Action]
    """An action like the given one with something about it changed."""
    seats: tuple[int, ...] = ()
    """The number of players of each of the option sets; the largest where this is empty."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    def seats_with(self, options: int) -> int:
        """Return the number of players with the option set of this number."""
        return self.seats[options] if self.seats else max(self.game.seats)
