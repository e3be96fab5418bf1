"""What the battery has to know of each game; a new game adds its entry here and passes every test of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.cards import Face
from game.engine import Game
from game.games import GAMES
from tests.families.rummy import battery as rummy
from tests.games.baloot import battery as baloot
from tests.games.borako import battery as borako
from tests.games.buraco import battery as buraco
from tests.games.rami import battery as rami
from tests.games.remik import battery as remik

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
    """With how many each of the option sets is played; with as many as can be where this is empty."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return GAMES[self.name]

    def seats_with(self, options: int) -> int:
        """How many play with the option set of this number."""
        return self.seats[options] if self.seats else max(self.game.seats)


ENTRIES = (
    Entry(
        name="borako",
        deck=borako.DECK,
        option_sets=borako.OPTION_SETS,
        lively=borako.lively,
        cards=borako.cards,
        hidden_moved=borako.hidden_moved,
        variants=borako.variants,
    ),
    Entry(
        name="baloot",
        deck=baloot.DECK,
        option_sets=baloot.OPTION_SETS,
        lively=baloot.lively,
        cards=baloot.cards,
        hidden_moved=baloot.hidden_moved,
        variants=baloot.variants,
    ),
    Entry(
        name="buraco",
        deck=buraco.DECK,
        option_sets=buraco.OPTION_SETS,
        seats=buraco.SEATS,
        lively=buraco.lively,
        cards=buraco.cards,
        hidden_moved=buraco.hidden_moved,
        variants=buraco.variants,
    ),
    *(
        Entry(
            name=name,
            deck=rummy.DECK,
            option_sets=option_sets,
            seats=seats,
            lively=rummy.lively,
            cards=rummy.cards,
            hidden_moved=rummy.hidden_moved,
            variants=rummy.variants,
        )
        for name, option_sets, seats in (
            ("rami", rami.OPTION_SETS, ()),
            ("remik", remik.OPTION_SETS, remik.SEATS),
        )
    ),
)
