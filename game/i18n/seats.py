"""Names of the people at the table, in the spelling of the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, overload

from game.engine.record import SeatSetup
from game.games import person_named
from game.i18n import language

_TABLES: Final = 512
"""The number of tables kept; a list of saved matches asks for those of its rows again and again."""


def name_here(name: str) -> str:
    """Return the name of a person of the program in the spelling of the player's language; others stay as they were
    typed.
    """
    person = person_named(name)
    return person.called(language().code) if person is not None else name


def seats_here(seats: tuple[SeatSetup, ...]) -> tuple[SeatSetup, ...]:
    """The seats of a record with such names; a person is called as the record has it."""
    return _seats_in(seats, language().code)


class NamesHere(Sequence[str]):
    """The names of seats, in whichever language is read at the moment."""

    def __init__(self, seats: tuple[SeatSetup, ...]) -> None:
        self._seats = seats

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        """The name of a seat, or of several."""
        names = [seat.name for seat in seats_here(self._seats)]
        return names[index]

    def __len__(self) -> int:
        """Return the number of seats."""
        return len(self._seats)


@lru_cache(_TABLES)
def _seats_in(seats: tuple[SeatSetup, ...], _code: str) -> tuple[SeatSetup, ...]:
    return tuple(seat if seat.level is None else replace(seat, name=name_here(seat.name)) for seat in seats)
